# «Комета» по-русски.
# Имена вещей приходят в предложения аргументами (texts.py). Карты, вожаки, гексы и способности стоят в именительном падеже, в
# кавычках или после двоеточия, потому что файл игрока может назвать их по-своему; у типов местности и фишек есть падежи.

## Names

comet-name = Комета

comet-card-great_auk = Бескрылая гагарка (разноцветный символ)
comet-card-christmas_island_rat = Крыса острова Рождества (разноцветный символ)
comet-card-dodo-1 = Маврикийский дронт (джунгли, лава)
comet-card-dodo-2 = Маврикийский дронт (джунгли, водоём)
comet-card-dodo-3 = Маврикийский дронт (пустыня, водоём)
comet-card-dodo-4 = Маврикийский дронт (луг, пустыня)
comet-card-dodo-5 = Маврикийский дронт (луг, водоём)
comet-card-dodo-6 = Маврикийский дронт (луг, лава)
comet-card-giant_sloth-1 = Гигантский ленивец (луг, джунгли)
comet-card-giant_sloth-2 = Гигантский ленивец (джунгли, водоём)
comet-card-giant_sloth-3 = Гигантский ленивец (водоём, лава)
comet-card-giant_sloth-4 = Гигантский ленивец (пустыня, лава)
comet-card-sabretooth-1 = Саблезубый тигр (пустыня ×2)
comet-card-sabretooth-2 = Саблезубый тигр (луг, пустыня)
comet-card-sabretooth-3 = Саблезубый тигр (луг, джунгли)
comet-card-vicuna-1 = Викунья (пустыня, водоём)
comet-card-vicuna-2 = Викунья (джунгли, водоём)
comet-card-vicuna-3 = Викунья (водоём, лава)
comet-card-vicuna-4 = Викунья (луг, пустыня)
comet-card-vicuna-5 = Викунья (луг, джунгли)
comet-card-vicuna-6 = Викунья (луг, водоём)
comet-card-vicuna-7 = Викунья (пустыня, лава)
comet-card-vicuna-8 = Викунья (луг, лава)
comet-card-gecko-1 = Геккон (луг, джунгли)
comet-card-gecko-2 = Геккон (джунгли, водоём)
comet-card-gecko-3 = Геккон (водоём ×2)
comet-card-gecko-4 = Геккон (луг, лава)
comet-card-salamander-1 = Саламандра (джунгли, водоём)
comet-card-salamander-2 = Саламандра (луг, пустыня)
comet-card-salamander-3 = Саламандра (луг, водоём)
comet-card-salamander-4 = Саламандра (джунгли, лава)
comet-card-iguana-1 = Игуана (пустыня, лава)
comet-card-iguana-2 = Игуана (луг, джунгли)
comet-card-iguana-3 = Игуана (пустыня ×2)
comet-card-iguana-4 = Игуана (джунгли, пустыня)
comet-card-primal_beaver-1 = Пещерный бобр (джунгли, пустыня)
comet-card-primal_beaver-2 = Пещерный бобр (джунгли, лава)
comet-card-primal_beaver-3 = Пещерный бобр (луг, водоём)
comet-card-primal_beaver-4 = Пещерный бобр (пустыня, водоём)
comet-card-primal_beaver-5 = Пещерный бобр (луг, пустыня)
comet-card-moa-1 = Моа (джунгли, водоём)
comet-card-moa-2 = Моа (луг, водоём)
comet-card-moa-3 = Моа (луг, пустыня)
comet-card-passenger_pigeon-1 = Странствующий голубь (луг, лава)
comet-card-passenger_pigeon-2 = Странствующий голубь (водоём, лава)
comet-card-passenger_pigeon-3 = Странствующий голубь (луг, джунгли)
comet-card-passenger_pigeon-4 = Странствующий голубь (джунгли, пустыня)
comet-card-bluebuck-1 = Голубая антилопа (лава ×2)
comet-card-bluebuck-2 = Голубая антилопа (джунгли, лава)
comet-card-bluebuck-3 = Голубая антилопа (луг ×2)
comet-card-bluebuck-4 = Голубая антилопа (водоём ×2)
comet-card-raptor-1 = Велоцираптор (луг, пустыня)
comet-card-raptor-2 = Велоцираптор (джунгли, лава)
comet-card-raptor-3 = Велоцираптор (джунгли, пустыня)
comet-card-raptor-4 = Велоцираптор (пустыня, лава)
comet-card-golden_mole_rat-1 = Златокрот (луг, лава)
comet-card-golden_mole_rat-2 = Златокрот (водоём, лава)
comet-card-golden_mole_rat-3 = Златокрот (луг, водоём)
comet-card-golden_mole_rat-4 = Златокрот (луг, пустыня)
comet-card-aurochs-1 = Тур (водоём, лава)
comet-card-aurochs-2 = Тур (пустыня, лава)
comet-card-aurochs-3 = Тур (джунгли ×2)
comet-card-aurochs-4 = Тур (луг, джунгли)
comet-card-tasmanian_wolf-1 = Сумчатый волк (луг ×2)
comet-card-tasmanian_wolf-2 = Сумчатый волк (пустыня, водоём)
comet-card-tasmanian_wolf-3 = Сумчатый волк (джунгли, пустыня)
comet-card-crescent_wallaby-1 = Луннокоготный кенгуру (джунгли, лава)
comet-card-crescent_wallaby-2 = Луннокоготный кенгуру (пустыня, водоём)
comet-card-crescent_wallaby-3 = Луннокоготный кенгуру (водоём, лава)
comet-card-primal_squirrel-1 = Пещерная белка (джунгли ×2)
comet-card-primal_squirrel-2 = Пещерная белка (джунгли, пустыня)
comet-card-primal_squirrel-3 = Пещерная белка (лава ×2)
comet-card-primal_squirrel-4 = Пещерная белка (водоём, лава)
comet-card-sea_cow-1 = Стеллерова корова (пустыня, лава)
comet-card-sea_cow-2 = Стеллерова корова (пустыня, водоём)
comet-card-sea_cow-3 = Стеллерова корова (луг, водоём)
comet-card-sea_cow-4 = Стеллерова корова (луг, лава)
comet-card-dromedary-1 = Дромедар (джунгли, пустыня)
comet-card-dromedary-2 = Дромедар (пустыня, лава)
comet-card-dromedary-3 = Дромедар (пустыня, водоём)
comet-card-zebra-1 = Зебра (луг, водоём)
comet-card-zebra-2 = Зебра (луг, лава)
comet-card-zebra-3 = Зебра (луг, джунгли)
comet-card-okapi-1 = Окапи (джунгли, лава)
comet-card-okapi-2 = Окапи (джунгли, водоём)
comet-card-okapi-3 = Окапи (джунгли, пустыня)
comet-card-giant_otter-1 = Гигантская выдра (джунгли, водоём)
comet-card-giant_otter-2 = Гигантская выдра (пустыня, водоём)
comet-card-giant_otter-3 = Гигантская выдра (водоём, лава)
comet-card-volcano_rabbit-1 = Вулканический кролик (джунгли, лава)
comet-card-volcano_rabbit-2 = Вулканический кролик (пустыня, лава)
comet-card-volcano_rabbit-3 = Вулканический кролик (луг, лава)
comet-card-cave_bear-1 = Пещерный медведь (водоём, лава)
comet-card-cave_bear-2 = Пещерный медведь (джунгли, водоём)
comet-card-triceratops-1 = Трицератопс (джунгли, пустыня)
comet-card-triceratops-2 = Трицератопс (луг, пустыня)
comet-card-woolly_mammoth-1 = Шерстистый мамонт (джунгли, пустыня)
comet-card-woolly_mammoth-2 = Шерстистый мамонт (пустыня, водоём)
comet-card-chameleon = Хамелеон (разноцветный символ)
comet-card-parasaurolophus-1 = Паразауролоф (джунгли, лава)
comet-card-parasaurolophus-2 = Паразауролоф (луг, джунгли)
comet-card-stegosaurus-1 = Стегозавр (пустыня, лава)
comet-card-stegosaurus-2 = Стегозавр (луг, лава)
comet-card-giant_beaver-1 = Гигантский бобр (джунгли, лава)
comet-card-giant_beaver-2 = Гигантский бобр (луг, лава)
comet-card-giant_beaver-3 = Гигантский бобр (пустыня, водоём)
comet-card-archaeopteryx-1 = Археоптерикс (луг, водоём)
comet-card-archaeopteryx-2 = Археоптерикс (джунгли, лава)
comet-card-raptor_gold-1 = Велоцираптор (золотой) (водоём, лава)
comet-card-raptor_gold-2 = Велоцираптор (золотой) (джунгли, водоём)
comet-card-brachiosaurus-1 = Брахиозавр (луг, водоём)
comet-card-brachiosaurus-2 = Брахиозавр (луг, лава)
comet-card-brachiosaurus-3 = Брахиозавр (водоём, лава)
comet-card-pteranodon-1 = Птеранодон (луг, джунгли)
comet-card-pteranodon-2 = Птеранодон (водоём, лава)
comet-card-pteranodon-3 = Птеранодон (луг, пустыня)
comet-card-mauritius_parrot-1 = Маврикийский попугай (пустыня, лава)
comet-card-mauritius_parrot-2 = Маврикийский попугай (луг, водоём)
comet-card-diprotodon-1 = Дипротодон (луг, пустыня)
comet-card-diprotodon-2 = Дипротодон (луг, водоём)
comet-card-meadow_guardian = Хранитель луга (луг, пустыня)
comet-card-jungle_guardian = Хранитель джунглей (луг, джунгли)
comet-card-desert_guardian = Хранитель пустыни (джунгли, пустыня)
comet-card-water_guardian = Хранитель водоёма (джунгли, водоём)
comet-card-lava_guardian = Хранитель лавового плато (пустыня, лава)
comet-card-mammoth_rider-1 = Верхом на мамонте (джунгли, пустыня)
comet-card-mammoth_rider-2 = Верхом на мамонте (луг, джунгли)
comet-card-tortoise_rider-1 = Верхом на черепахе (джунгли, лава)
comet-card-tortoise_rider-2 = Верхом на черепахе (пустыня, водоём)
comet-card-tunnel = Туннель
comet-card-jumping_hill = Отвесный склон
comet-card-warm_nest = Тёплое гнездо
comet-card-double_clutch = Двойная кладка

comet-hero-quagga = Квагга
comet-hero-giant_beaver_hero = Гигантский бобр
comet-hero-smilodon = Смилодон
comet-hero-irish_elk = Большерогий олень
comet-hero-ankylosaurus = Анкилозавр
comet-hero-quetzalcoatlus = Кетцалькоатль
comet-hero-elasmotherium = Эласмотерий
comet-hero-cave_lion = Пещерный лев
comet-hero-terror_bird = Фороракос
comet-hero-megalania = Мегалания

comet-field-r00c0 = A1
comet-field-r00c1 = A2
comet-field-r00c2 = A3
comet-field-r00c3 = A4
comet-field-r00c4 = A5
comet-field-r00c5 = A6
comet-field-r00c6 = A7
comet-field-r01c0 = B1
comet-field-r01c1 = B2
comet-field-r01c2 = B3
comet-field-r01c3 = B4
comet-field-r01c4 = B5
comet-field-r01c5 = B6
comet-field-r02c0 = C1
comet-field-r02c1 = C2
comet-field-r02c2 = C3
comet-field-r02c3 = C4
comet-field-r02c4 = C5
comet-field-r02c5 = C6
comet-field-r02c6 = C7
comet-field-r03c0 = D1
comet-field-r03c1 = D2
comet-field-r03c2 = D3
comet-field-r03c3 = D4
comet-field-r03c4 = D5
comet-field-r03c5 = D6
comet-field-r04c0 = E1
comet-field-r04c1 = E2
comet-field-r04c2 = E3
comet-field-r04c3 = E4
comet-field-r04c4 = E5
comet-field-r04c5 = E6
comet-field-r04c6 = E7
comet-field-r05c0 = F1
comet-field-r05c1 = F2
comet-field-r05c2 = F3
comet-field-r05c3 = F4
comet-field-r05c4 = F5
comet-field-r05c5 = F6
comet-field-r06c0 = G1
comet-field-r06c1 = G2
comet-field-r06c2 = G3
comet-field-r06c3 = G4
comet-field-r06c4 = G5
comet-field-r06c5 = G6
comet-field-r06c6 = G7
comet-field-r07c0 = H1
comet-field-r07c1 = H2
comet-field-r07c2 = H3
comet-field-r07c3 = H4
comet-field-r07c4 = H5
comet-field-r07c5 = H6
comet-field-r08c0 = I1
comet-field-r08c1 = I2
comet-field-r08c2 = I3
comet-field-r08c3 = I4
comet-field-r08c4 = I5
comet-field-r08c5 = I6
comet-field-r08c6 = I7
comet-field-r09c0 = J1
comet-field-r09c1 = J2
comet-field-r09c2 = J3
comet-field-r09c3 = J4
comet-field-r09c4 = J5
comet-field-r09c5 = J6
comet-field-r10c0 = K1
comet-field-r10c1 = K2
comet-field-r10c2 = K3
comet-field-r10c3 = K4
comet-field-r10c4 = K5
comet-field-r10c5 = K6
comet-field-r10c6 = K7
comet-field-r11c0 = L1
comet-field-r11c1 = L2
comet-field-r11c2 = L3
comet-field-r11c3 = L4
comet-field-r11c4 = L5
comet-field-r11c5 = L6
comet-field-r12c0 = M1
comet-field-r12c1 = M2
comet-field-r12c2 = M3
comet-field-r12c3 = M4
comet-field-r12c4 = M5
comet-field-r12c5 = M6
comet-field-r12c6 = M7

comet-symbol-meadow = луг
    .acc = луг
comet-symbol-jungle = джунгли
    .acc = джунгли
comet-symbol-desert = пустыня
    .acc = пустыню
comet-symbol-water = водоём
    .acc = водоём
comet-symbol-lava = лавовое плато
    .acc = лавовое плато
comet-symbol-wild = разноцветный
    .acc = разноцветный
comet-symbol-none = никакой
    .acc = никакой

comet-token-mammoth = мамонт
    .acc = мамонта
comet-token-tortoise = гигантская черепаха
    .acc = гигантскую черепаху


comet-ability-reduce_nest-2 = уменьшить расстояние до пещеры на 1–2
comet-ability-extra_hatch-1 = ещё одно появление
comet-ability-draw_silver-1 = взять 1 серебряную карту
comet-ability-play_extra_movement_card-1 = разыграть ещё 1 карту для перемещения
comet-ability-free_steps-1 = переместить спутника ровно на 1 гекс
comet-ability-duplicate_symbol-1 = скопировать разыгранный символ
comet-ability-take_played_silver = взять сыгранную сейчас серебряную карту
comet-ability-take_gold-1 = взять 1 золотую карту
comet-ability-skip_terrain-desert = спутник бесплатно проходит пустыню
comet-ability-skip_terrain-meadow = спутник бесплатно проходит луг
comet-ability-skip_terrain-jungle = спутник бесплатно проходит джунгли
comet-ability-skip_terrain-water = спутник бесплатно проходит водоём
comet-ability-skip_terrain-lava = спутник бесплатно проходит лавовое плато
comet-ability-reduce_nest-4 = уменьшить расстояние до пещеры на 1–4
comet-ability-extra_hatch-1-reduce-2 = ещё одно появление, на 1–2 ближе
comet-ability-move_to_nest_or_cavern = переместить спутника в гнездо или пещеру
comet-ability-free_steps-2 = переместить спутника ровно на 2 гекса
comet-ability-copy_played_symbols = переместиться по сыгранной сейчас карте
comet-ability-place_neutral-mammoth = разместить мамонта
comet-ability-place_neutral-tortoise = разместить гигантскую черепаху
comet-ability-free_steps-3 = переместить спутника ровно на 3 гекса
comet-ability-gain_wild-2 = получить 2 разноцветных символа
comet-ability-reduce_nest-3 = уменьшить расстояние до пещеры на 1–3
comet-ability-gain_wild-1 = получить 1 разноцветный символ
comet-ability-place_neutral-any = разместить мамонта или гигантскую черепаху

comet-holds-reduce_nest = расстояние до пещеры меньше на 1–{ $up_to }
comet-holds-skip_terrain = спутники бесплатно проходят { $symbol-acc }
comet-holds-hatch_on_occupied = появление и в занятых гнёздах
comet-holds-hand_limit = предел руки +{ $plus }
comet-holds-skip_nests = ваши спутники бесплатно проходят пустые гнёзда
comet-holds-rest_gold_instead_of_silver = { $count ->
    [1] Обновление: золото вместо серебряной карты
    [one] Обновление: золото вместо { $count } серебряной карты
   *[other] Обновление: золото вместо { $count } серебряных карт
 }
comet-holds-rest_extra_gold = { $count ->
    [one] Обновление: ещё { $count } золотая карта
    [few] Обновление: ещё { $count } золотые карты
   *[other] Обновление: ещё { $count } золотых карт
 }
comet-holds-score_set_vicuna = 1, 2, 3… викуньи: { $table } ПО
comet-holds-score_set_lizard = { $part ->
    [any] за любую ящерицу; набор: { $points } ПО
   *[other] набор ящериц приносит { $points } ПО
 }
comet-holds-score_per_rescued = { $per } ПО за каждое другое животное, не больше { $max }
comet-holds-score_per_egg_colour = { $per } ПО за каждый цвет яиц
comet-holds-score_per_silver = { $per } ПО за каждое серебряное животное
comet-holds-score_per_gold = { $per } ПО за каждое золотое животное
comet-holds-score_per_beaver = { $per } ПО за каждого бобра
comet-holds-score_per_egg = { $per } ПО за каждое { $egg } яйцо
comet-holds-score_per_area = { $per } ПО за животное с символом «{ $symbol }»

comet-egg-white = белое
comet-egg-red = красное
comet-egg-blue = синее
comet-egg-purple = фиолетовое
comet-egg-green = зелёное
comet-egg-black = чёрное

comet-phase-over = партия окончена
    .one = доигрывает
    .many = доигрывают
comet-phase-refill = пополнение ряда золотых карт
    .one = пополняет ряд золотых карт
    .many = пополняют ряд золотых карт
comet-phase-heroes = раздача вожаков
    .one = раздаёт вожаков
    .many = раздают вожаков
comet-phase-hands = стартовая рука
    .one = берёт стартовую руку
    .many = берут стартовую руку
comet-phase-first-player = выбор первого игрока
    .one = выбирает первого игрока
    .many = выбирают первого игрока
comet-phase-draw = добор серебряных карт
    .one = берёт серебряные карты
    .many = берут серебряные карты
comet-phase-turn = выбор: появление, перемещение или обновление
    .one = выбирает действие
    .many = выбирают действие
comet-phase-turn-comet = выбор: появление, перемещение или пас
    .one = выбирает действие
    .many = выбирают действие
comet-phase-hatch = появление
    .one = выполняет появление
    .many = выполняют появление
comet-phase-nest = выбор гнезда
    .one = выбирает гнездо
    .many = выбирают гнездо
comet-phase-amount = уменьшение расстояния до пещеры
    .one = уменьшает расстояние до пещеры
    .many = уменьшают расстояние до пещеры
comet-phase-move = перемещение
    .one = перемещает спутников
    .many = перемещают спутников
comet-phase-glide = способность перемещает спутника
    .one = перемещает спутника способностью
    .many = перемещают спутника способностью
comet-phase-scout = кому из спутников служит исследователь
    .one = выбирает, кому служит исследователь
    .many = выбирают, кому служит исследователь
comet-phase-place = размещение мамонта или гигантской черепахи
    .one = размещает мамонта или гигантскую черепаху
    .many = размещают мамонта или гигантскую черепаху
comet-phase-duplicate = копирование символа
    .one = копирует символ
    .many = копируют символ
comet-phase-rest = обновление
    .one = выполняет обновление
    .many = выполняют обновление
comet-phase-discarding = сброс карт
    .one = сбрасывает карты
    .many = сбрасывают карты
comet-phase-taking = взятие золотой карты
    .one = берёт золотую карту
    .many = берут золотую карту
comet-phase-drawing = добор до предела руки
    .one = добирает карты
    .many = добирают карты
comet-phase-comet-choice = прилёт кометы: добрать карты или вернуть в исходное положение
    .one = решает: добрать карты или вернуть их в исходное положение
    .many = решают: добрать карты или вернуть их в исходное положение
comet-phase-between = между двумя ходами
    .one = решает, применить ли способность
    .many = решают, применить ли способность
comet-phase-parrot = перемещение по только что разыгранной карте
    .one = перемещается по только что разыгранной карте
    .many = перемещаются по только что разыгранной карте

comet-line-animals = Спасённые животные
    .why = Очки, напечатанные на каждом животном в пещере. Животные в пути и карты в руке ничего не дают.
    .rule = C53
comet-line-vicunas = Викуньи
    .why = Чем больше спасено викуний, тем больше.
    .rule = C54
comet-line-lizards = Наборы ящериц
    .why = За каждый набор из игуаны, геккона и саламандры; хамелеон заменяет любую из них.
    .rule = C55
comet-line-conditions = Условия других животных
    .why = Что спасённые животные дают за других спасённых.
    .rule = C54
comet-line-hero = Вожак
    .why = Что даёт ваш вожак за своё условие.
    .rule = C56
comet-line-total = Всего
comet-line-tie-break = При ничьей: спасённые животные

comet-option-side = какой стороной лежит игровое поле
comet-option-side-A = яйца с голубыми крапинами, для первой партии
comet-option-side-B = другая сторона, гексов меньше
comet-worlds = Поле
comet-world-first_side = Первая сторона
comet-world-first_side-about = Сторона с яйцами в голубую крапинку — для первых партий.
comet-world-second_side = Вторая сторона
comet-world-second_side-about = Гексов меньше, пути труднее — для тех, кто освоил первую сторону.
comet-option-skip = как проходят занятые гексы
comet-option-skip-connected = по соседним гексам
comet-option-skip-straight = только по прямой
comet-option-wolf = чью карту может взять «Сумчатый волк»
comet-option-wolf-any = любого игрока, и самого владельца
comet-option-wolf-others = только другого игрока
comet-option-wild_alone = можно ли переместиться одной картой с разноцветным символом
comet-option-wild_alone-allowed = да, одной или вместе с другой
comet-option-wild_alone-forbidden = нет, только вместе с другой
comet-option-guardians = когда хранители позволяют проходить гексы бесплатно
comet-option-guardians-always = при любом перемещении, с «Попугаем» тоже
comet-option-guardians-move = только при действии «Перемещение»
comet-option-parrot_wild = повторяет ли «Маврикийский попугай» разноцветный символ
comet-option-parrot_wild-copied = да, как символ местности
comet-option-parrot_wild-ignored = нет, только символы местности
comet-option-between = как применяют способности между двумя ходами
comet-option-between-round = один круг, каждый сколько хочет
comet-option-between-turns = по одной по очереди, пока не спасуют все
comet-option-chameleons = сколько хамелеонов может быть в одном наборе ящериц
comet-option-chameleons-any = сколько нужно
comet-option-chameleons-one = не больше одного
comet-option-reshuffle = когда из сброса делают новую колоду
comet-option-reshuffle-needed = когда нужна следующая карта
comet-option-reshuffle-empty = сразу после последней карты
comet-option-tie = что решает равенство очков
comet-option-tie-shared = победа общая
comet-option-tie-animals = побеждает спасший больше животных
comet-option-first_player = кто ходит первым; число — это место
comet-option-first_player-random = по жребию
comet-option-idle = через сколько кругов без всякого продвижения прилетает комета

## Actions

comet-do-done = завершить
comet-do-rest = обновление: вернуть карты, сбросить, взять золотую, добрать
comet-do-stop = спасовать до конца партии
comet-do-draw-silver = взять серебряную карту
comet-do-draw-up = добрать карты до предела руки
comet-do-ready-all = вернуть все карты в исходное положение
comet-do-bonus = применить уменьшение расстояния от этого появления
comet-do-by = уменьшить расстояние до пещеры на { $amount }
comet-do-scout = проходит бесплатно спутник { $savior }
comet-do-duplicate = скопировать символ «{ $symbol }»
comet-do-deal = раздать вожака: { $hero }
comet-do-first = первый игрок: { $seat }
comet-do-use = { $ability }
comet-do-hatch = появление: { $card }
comet-do-play = разыграть: { $card }
comet-do-discard = сбросить: { $card }
comet-do-take = взять: { $card }
comet-do-copy = переместиться по карте: { $card }
comet-do-draw = взять из колоды: { $card }
comet-do-nest = в гнездо { $field }
comet-do-place = разместить { $token-acc } на { $field }
comet-do-step = { $symbol-id ->
    [none] переместить спутника { $savior } на { $field }
   *[other] спутник { $savior } на { $field }: { $symbol }
 }

## Events

comet-turned-up = В ряд золотых карт выкладывается «{ $card }».
comet-hero = { $seat-you ->
    [yes] Ваш вожак — { $hero }.
   *[no] { $seat } получает вожака: { $hero }.
 }
comet-first = { $seat-you ->
    [yes] Первый ход ваш.
   *[no] Первый ход: { $seat }.
 }
comet-turn = { $seat-you ->
    [yes] Ваш ход.
   *[no] Ходит { $seat }.
 }
comet-drew = { $seat-you ->
    [yes] Вы берёте серебряную карту.
   *[no] { $seat } берёт серебряную карту.
 }
comet-drew-card = { $seat-you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $seat } берёт карту «{ $card }».
 }
comet-rested = { $seat-you ->
    [yes] Вы выполняете обновление.
   *[no] { $seat } выполняет обновление.
 }
comet-discarded = { $seat-you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat } сбрасывает карту «{ $card }».
 }
comet-took-gold = { $seat-you ->
    [yes] Вы берёте из ряда золотую карту «{ $card }».
   *[no] { $seat } берёт из ряда золотую карту «{ $card }».
 }
comet-hatched = { $seat-you ->
    [yes] У вас появляется { $card }.
   *[no] { $seat }: появляется { $card }.
 }
comet-nested = { $seat-you ->
    [yes] Вы размещаете спутника { $savior } в гнезде { $field }.
   *[no] { $seat } размещает спутника { $savior } в гнезде { $field }.
 }
comet-lowered = { $seat-you ->
    [yes] Вы уменьшаете расстояние до пещеры на { $by }.
   *[no] { $seat } уменьшает расстояние до пещеры на { $by }.
 }
comet-played = { $seat-you ->
    [yes] Вы разыгрываете карту «{ $card }» для перемещения.
   *[no] { $seat } разыгрывает карту «{ $card }» для перемещения.
 }
comet-played-utility = { $seat-you ->
    [yes] Вы разыгрываете карту «{ $card }».
   *[no] { $seat } разыгрывает карту «{ $card }».
 }
comet-used = { $seat-you ->
    [yes] Вы используете способность: { $ability }.
   *[no] { $seat } использует способность: { $ability }.
 }
comet-stepped = { $seat-you ->
    [yes] Вы перемещаете спутника { $savior } на { $field }, символ: { $symbol }.
   *[no] { $seat } перемещает спутника { $savior } на { $field }, символ: { $symbol }.
 }
comet-glided = { $seat-you ->
    [yes] Вы перемещаете спутника { $savior } на { $field }.
   *[no] { $seat } перемещает спутника { $savior } на { $field }.
 }
comet-rescued = { $seat-you ->
    [yes] Вы спасаете животное: { $card }!
   *[no] { $seat } спасает животное: { $card }!
 }
comet-scouted = { $seat-you ->
    [yes] Ваш спутник { $savior } в этот ход бесплатно проходит { $areas-acc }.
   *[no] { $seat }: спутник { $savior } в этот ход бесплатно проходит { $areas-acc }.
 }
comet-placed = { $seat-you ->
    [yes] Вы размещаете { $token-acc } на { $field }.
   *[no] { $seat } размещает { $token-acc } на { $field }.
 }
comet-duplicated = { $seat-you ->
    [yes] Вы копируете символ «{ $symbol }».
   *[no] { $seat } копирует символ «{ $symbol }».
 }
comet-took-back = { $seat-you ->
    [yes] Вы берёте карту «{ $card }» из сброса.
   *[no] { $seat } берёт карту «{ $card }» из сброса.
 }
comet-copied = { $seat-you ->
    [yes] Вы перемещаетесь по карте «{ $card }».
   *[no] { $seat } перемещается по карте «{ $card }».
 }
comet-chose-draw = { $seat-you ->
    [yes] Вы решаете добрать карты.
   *[no] { $seat } решает добрать карты.
 }
comet-chose-ready = { $seat-you ->
    [yes] Вы решаете вернуть все карты в исходное положение.
   *[no] { $seat } решает вернуть все карты в исходное положение.
 }
comet-dropped-out = { $why ->
    [stuck] { $seat-you ->
        [yes] Появление и перемещение невозможны: вы пасуете до конца партии.
       *[no] Появление и перемещение невозможны: { $seat } пасует до конца партии.
     }
    [needs-animal] { $seat-you ->
        [yes] У вас нет карт животных, а одних карт преимущества для перемещения мало: вы пасуете до конца партии.
       *[no] Карт животных нет, а одних карт преимущества для перемещения мало: { $seat } пасует до конца партии.
     }
    [idle] { $seat-you ->
        [yes] Слишком долго ничего не продвигается: вы пасуете до конца партии.
       *[no] Слишком долго ничего не продвигается: { $seat } пасует до конца партии.
     }
   *[chose] { $seat-you ->
        [yes] Вы пасуете до конца партии.
       *[no] { $seat } пасует до конца партии.
     }
 }
comet-silver-shuffled = { $count ->
    [one] Сброс серебряных карт перемешан: в новой колоде { $count } карта.
    [few] Сброс серебряных карт перемешан: в новой колоде { $count } карты.
   *[other] Сброс серебряных карт перемешан: в новой колоде { $count } карт.
 }
comet-gold-shuffled = { $count ->
    [one] Сброс золотых карт перемешан: в новой колоде { $count } карта.
    [few] Сброс золотых карт перемешан: в новой колоде { $count } карты.
   *[other] Сброс золотых карт перемешан: в новой колоде { $count } карт.
 }
comet-comet = { $why ->
    [idle] Слишком долго ничего не продвигается — прилёт кометы: серебряных карт осталось { $count }, обновлений больше нет.
   *[pile] Колода добора закончилась — прилёт кометы: серебряных карт осталось { $count }, обновлений больше нет.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Побеждает { $winners }.
     }
   *[other] Партия окончена. Победу делят { $winners }.
 }

## The table at the terminal

comet-kind-meadow = луг
comet-kind-jungle = джунгли
comet-kind-desert = пустыня
comet-kind-water = водоём
comet-kind-lava = лавовое плато
comet-kind-nest = гнездо
comet-kind-cavern = пещера
comet-sign-meadow = л
comet-sign-jungle = д
comet-sign-desert = п
comet-sign-water = в
comet-sign-lava = м
comet-sign-nest = г
comet-sign-cavern = ПЕЩ
comet-sign-mammoth = Мам
comet-sign-tortoise = Чер

comet-table-title = Ход { $turn }: { $phase } (сторона { $side })
comet-table-comet = Комета прилетела.
comet-table-legend = (7) гнездо 7
comet-table-silver = Серебро { $draw }, комета { $comet }, сброс { $discard }
comet-table-gold = Золото { $draw }, сброс { $discard }
comet-table-idle = Ходов без продвижения: { $idle }; на { $limit }-м прилетит комета
comet-table-first = (первый)
comet-table-out = (пас)
comet-table-standing = { $points } ПО, { $hand } { $hand ->
    [one] карта
    [few] карты
   *[other] карт
 }
comet-table-savior = { $number } на { $field }, осталось { $distance }: { $what }
comet-table-slot = { $number }: { $what }
comet-table-skips = бесплатно проходит { $areas-acc }
comet-table-rescued = { $gold_count ->
    [0] спасено серебряных { $count }: { $silver }
   *[other] { $silver_count ->
        [0] спасено золотых { $count }: { $gold }
       *[other] спасено серебряных { $silver_count }: { $silver }; золотых { $gold_count }: { $gold }
     }
 }
comet-table-ability = { $ready ->
    [0] активирована ({ $count }): { $ability }
   *[other] готова ({ $ready } из { $count }): { $ability }
 }
comet-table-played = Разыграно в этот ход: { $cards }
comet-table-pool = Осталось символов: { $what }
comet-table-needs-animal = Одних карт преимущества для перемещения мало: нужна ещё карта животного.
comet-table-nesting = { $free ->
    [wanted] Нужно гнездо { $wanted }, оно свободно.
    [higher] Нужно гнездо { $wanted }; ближайшее свободное — { $open }.
   *[none] Нужно гнездо { $wanted }; свободных гнёзд от { $wanted } и выше нет.
 }{ $occupied ->
    [yes] { " " }Подходит и занятое гнездо { $wanted }.
   *[no] { "" }
 }
comet-table-nest = гнездо, яйцо
comet-table-nest-egg = { $nest } { $egg }
comet-table-points = ПО
comet-table-ability-column = способность
comet-table-display = Открытые золотые карты
comet-table-hand = { $seat-you ->
    [yes] Ваша рука
   *[no] Рука: { $seat }
 } ({ $count }, предел { $limit })
comet-table-hero = Вожак { $hero }: { $what }
comet-table-score-sheet = Таблица очков

comet-changed-card = { $name } ({ $what })

## Questions at the terminal

comet-ask-nest = { $what } (гнездо { $nest })
comet-ask-kind = { $what } ({ $kind })
comet-ask-exhausts = { $what } (активирует «{ $ability }»)
comet-ask-unclear = { $count ->
    [0] Такого нет ни в одном варианте: «{ $word }». Введите номер или слова одной строки.
    [one] «{ $word }» подходит к { $count } варианту. Введите больше слов одного из них или его номер.
   *[other] «{ $word }» подходит к { $count } вариантам. Введите больше слов одного из них или его номер.
 }

## Help at the terminal

comet-help-choices = Выбор: введите номер строки или столько её слов, чтобы подошла только она, например «1 на E3».
comet-help-board = Поле: строка на ряд, его буква слева; у гекса виден номер в ряду, затем местность или (номер гнезда). 0.2 — спутник 2 места 0, Мам — мамонт, Чер — гигантская черепаха, + — гекс с несколькими фишками; > отмечает, куда ведёт ваш выбор. Гекс соседствует с двумя по бокам и с двумя сверху и снизу, между которыми лежит.
comet-help-cards = Карты: название с символами перемещения, расстояние до пещеры, ПО за спасение, способность. Знак вопроса — карта, которую вам знать не положено.
comet-help-players = Игроки: > — чей ход; затем вожак, очки на этот момент, спутники с их животными и сколько гексов им осталось, спасённые животные и способности, готовые или активированные. «view 1» показывает карты места 1, насколько вам их можно видеть.

## Why something is not allowed

comet-why-not-in-hand = в руке нет карты «{ $card }»
comet-why-utility-not-hatched = «{ $card }» — карта преимущества, появиться она не может
comet-why-no-nest-free = для карты «{ $card }» не свободно ни одно гнездо с номером { $number } или больше
comet-why-other-turn = карту «{ $card }» играют { $timing ->
    [hatch] при появлении
    [move] при перемещении
    [between] между ходами
   *[other] в другое время
 }
comet-why-no-effect = карта «{ $card }» сейчас ничего не даст
comet-why-none-could-move = с картой «{ $card }» не сдвинется ни один ваш спутник
comet-why-animal-first = одна карта «{ $card }» — ещё не перемещение: сначала разыграйте карту животного
comet-why-wild-alone = на карте «{ $card }» только разноцветный символ: она дополняет перемещение, но не начинает его
comet-why-ability-other-time = способность «{ $ability }» действует { $timing ->
    [hatch] при появлении
    [move] при перемещении
    [between] между ходами
   *[other] в другое время
 }, а не сейчас
comet-why-ability-not-ready = у вас нет готовой карты со способностью «{ $ability }», или сейчас она ничего не даст
comet-why-ability-after-card = способность «{ $ability }» можно применить, когда карта для перемещения уже разыграна
comet-why-savior-not-out = вашего спутника { $number } нет на поле
comet-why-no-field = на этой стороне поля нет гекса { $field }
comet-why-field-occupied = гекс { $field } занят; через него можно пройти, но не остановиться
comet-why-no-symbol = у вас нет символа «{ $symbol }»
comet-why-wrong-symbol = { $field } — это { $terrain }; символ «{ $symbol }» туда не ведёт
comet-why-too-far = гекс { $field } не соседний со спутником { $number } и не лежит за гексами, которые тот может пройти
comet-why-no-nest = { $field } — не гнездо
comet-why-nest-occupied = гнездо { $field } занято
comet-why-nest-too-low = у гнезда { $field } номер { $number }, меньше { $wanted }
comet-why-lower-nest-free = свободно гнездо с номером { $number }; выбрать больший номер нельзя
comet-why-move-card-s-symbols-stop-after-first = перемещайтесь по символам карты; после первого шага можно остановиться
comet-why-only-free-nest-cavern-next-behind-what = только в свободное гнездо или пещеру, соседние или за тем, что можно пройти
comet-why-move-moves-least-one-savior = при перемещении сдвигается хотя бы один спутник
comet-why-hatch-hatches-least-one-animal = при появлении появляется хотя бы одно животное
comet-why-comet-phase-there-no-rest = после прилёта кометы обновления нет
comet-why-players-drop-out-only-comet-phase = пасуют только после прилёта кометы
comet-why-move-play-cards-step-use-abilities-done = идёт перемещение: играйте карты, шагайте, применяйте способности или завершите
comet-why-hatch-hatch-use-abilities-done = идёт появление: выводите животное, применяйте способности или завершите
comet-why-begin-turn-hatch-move-rest = начните ход с появления, перемещения или обновления
comet-why-turn-move-hatching-needs-hatch = это ход перемещения; для нового животного нужно появление
comet-why-all-three-slots-above-savior-board-taken = все три ячейки над планшетом животных заняты
comet-why-one-animal-hatched-turn-unless-ability-grants = за ход появляется одно животное, если способность не даёт больше
comet-why-turn-hatch-card-played-movement-move = это ход появления; карту для перемещения играют при перемещении
comet-why-no-savior-board-move = на поле нет вашего спутника, которого можно переместить
comet-why-only-one-card-without-wild-symbol-played = для перемещения играют только одну карту без разноцветного символа
comet-why-nest-cannot-entered-symbol = в гнездо нельзя войти с символом
comet-why-step-needs-symbol-unless-ability-gives = для шага нужен символ, если его не даёт способность
comet-why-another-symbol-serves-as-well-leaves-no = другой символ годится так же и оставляет не меньше возможностей
comet-why-only-silver-card-taken-between-turns = между ходами можно взять только серебряную карту
comet-why-card-not-just-played-movement-gone = эту карту не играли только что для перемещения, или её уже нет
comet-why-no-card-ready-takes-card-just-played = у вас нет готовой карты, которая берёт только что разыгранную
comet-why-card-not-just-played-movement = эту карту не играли только что для перемещения
comet-why-no-step-possible-card-no-parrot-ready = по этой карте невозможен ни один шаг, или нет готового попугая
comet-why-between-two-turns-use-ability-time-done = между двумя ходами: примените подходящую способность или завершите
comet-why-choose-nest-animal-lower-nest-distance-first = выберите животному гнездо или сначала уменьшите расстояние до пещеры
comet-why-name-how-much-nest-distance-lowered-nest = назовите, на сколько уменьшить расстояние до пещеры; гнездо должно найтись
comet-why-discard-cards-from-hand-done = сбросьте карты с руки или завершите
comet-why-take-gold = возьмите золотую карту из открытого ряда
comet-why-take-useless = с картой «{ $card }» начатое действие не закончить
comet-why-draw-silver-card-take-gold-card-from = возьмите серебряную карту или вместо неё золотую из открытого ряда
comet-why-ability-cannot-move-savior-there = эта способность не может переместить туда этого спутника
comet-why-choose-savior-board-whom-scout-helps = выберите спутника на поле, которому поможет исследователь
comet-why-token-goes-free-area-nest-savior-still = фишку ставят на свободную местность или в гнездо так, чтобы спутник ещё мог сдвинуться
comet-why-only-area-symbol-card-played-turn-copied = скопировать можно только символ местности с карты, разыгранной вами в этот ход
comet-why-draw-silver-cards-up-hand-limit-ready = доберите серебряные карты до предела руки или верните все карты в исходное положение

## On the page: the board

comet-first-player = первый ход
comet-tab-valley = Долина
comet-tab-rescued = Спасены
comet-tab-gold = Золото
comet-tab-rivals = Счёт
comet-tab-log = Лента

comet-part-hatch = Появление
comet-part-move = Перемещение
comet-part-rest = Обновление
comet-part-between = Между ходами

comet-group-hatch = Появление
comet-group-move = Перемещение
comet-group-between = Между ходами
comet-group-always = Всегда
comet-group-scoring = Очки

comet-points = { $points } ПО
comet-no-ability = Нет способности
comet-exhausted = активирована
comet-card-once = Один раз
comet-hero-word = Вожак
comet-card-hidden = скрытая карта
comet-egg-label = { $egg } яйцо
comet-egg-nest = { $egg } яйцо, гнездо { $nest }
comet-symbols-left = Осталось символов
    .why = Каждый — один шаг спасителя на свободное поле этой местности, фиолетовый — на любую; любой ведёт в пещеру. Что останется к концу хода, пропадёт.
    .rule = C25
comet-enter-by = С каким символом войти?
comet-helpers = Могут помочь сейчас
comet-look-own = К моим
comet-look-acting = Кто ходит
comet-over-valley = К долине
comet-ended = Комета упала, и никто больше не ходит.
comet-beside = Рядом с полем: { $token }
    .why = Ничья фигура. Карта её всадника ставит её на свободную местность или гнездо, где все бесплатно перескакивают её, как спасителя.
    .rule = C65
comet-advice-on-their-way = { $count ->
    [0] В пути не будет ни одного животного.
    [one] В пути будет { $count } животное.
    [few] В пути будут { $count } животных.
   *[other] В пути будет { $count } животных.
 }
comet-advice-cards = { $count ->
    [0] На руке не останется карт.
    [one] На руке будет { $count } карта.
    [few] На руке будет { $count } карты.
   *[other] На руке будет { $count } карт.
 }
comet-advice-points = Очки за ближайшие ходы: { $points }.
comet-advice-animals = { comet-line-animals }: { $points }
comet-advice-vicunas = { comet-line-vicunas }: { $points }
comet-advice-lizards = { comet-line-lizards }: { $points }
comet-advice-conditions = { comet-line-conditions }: { $points }
comet-advice-hero = { comet-line-hero }: { $points }
comet-hint = Подсказка: { $what }.

comet-prompt-other = { $seat-count ->
    [1] { $seat } { $phase-one }.
   *[other] { $seat } { $phase-many }.
 }
comet-prompt-nature = Секунду: { $phase }.
comet-prompt-over-small = Нажмите строку ленты, чтобы снова увидеть тот момент.
comet-prompt-comet-small = Комета прилетела: обновления больше нет.
comet-prompt-turn = { $comet ->
    [yes] Ваш ход: появление, перемещение или пас.
   *[no] Ваш ход: появление, перемещение или обновление.
 }
comet-prompt-turn-small = Яйцо карты — появление, её символы — перемещение.
comet-prompt-turn-only = { $comet ->
    [yes] Появление и перемещение невозможны.
   *[no] Появление и перемещение невозможны: выполните обновление и доберите карты.
 }
comet-prompt-needs-animal = Одних карт преимущества для перемещения мало: сохраните к ним карту животного.
comet-prompt-hatch = { $hatches ->
    [0] Животное появилось. Примените помощника или завершите ход.
    [one] Может появиться ещё { $hatches } животное.
    [few] Могут появиться ещё { $hatches } животных.
   *[other] Могут появиться ещё { $hatches } животных.
 }
comet-prompt-hatch-small = Отмечены животные, которые помогают при появлении.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Выберите гнездо с номером { $wanted }, можно и занятое.
       *[no] Свободных гнёзд от { $wanted } и выше нет: уменьшите расстояние до пещеры.
     }
   *[other] { $occupied ->
        [yes] Выберите гнездо: { $open } или занятое с номером { $wanted }.
       *[no] Выберите гнездо с номером { $open }.
     }
 }
comet-prompt-nest-small = Номер — это путь до пещеры, шаг за шагом.
comet-prompt-nest-higher = Все гнёзда { $wanted } заняты: следующее свободное — { $open }.
comet-prompt-amount = На сколько уменьшить расстояние до пещеры?
comet-prompt-amount-small = Чем меньше номер, тем ближе пещера.
comet-prompt-move = Спутник { $savior }, { $name }: нажмите на светящийся гекс.
comet-prompt-move-small = { $others ->
    [yes] Точки — это нужные символы. Нажмите на другого спутника, чтобы двигать его.
   *[no] Точки — это нужные символы.
 }
comet-prompt-cavern = { $steps ->
    [one] До пещеры { $steps } шаг: животное будет спасено ({ $name }), { $points } ПО.
    [few] До пещеры { $steps } шага: животное будет спасено ({ $name }), { $points } ПО.
   *[other] До пещеры { $steps } шагов: животное будет спасено ({ $name }), { $points } ПО.
 }
comet-prompt-move-none = Ни один символ отсюда не ведёт.
comet-prompt-move-end = Добавьте карту, примените животное или завершите ход.
comet-prompt-move-help = Добавьте карту или примените животное.
comet-prompt-walking = Спутник { $savior } в пути.
comet-prompt-stopped = Спутник остановился в пути: появилось что-то новое.
comet-prompt-enter = С каким символом войти на { $field }?
comet-prompt-enter-small = Сохраните тот, что ещё нужен другому спутнику.
comet-prompt-glide = Выберите, куда идёт спутник.
comet-prompt-glide-small = { $steps ->
    [0] Символ не нужен. Фишки и гексы, которые вы проходите бесплатно, можно пройти.
    [1] Символ не нужен, бесплатного прохода нет.
   *[other] Символ не нужен, бесплатного прохода нет: каждый пройденный гекс считается.
 }
comet-prompt-scout = Какой спутник пройдёт эти гексы бесплатно?
comet-prompt-scout-small = Нажмите на него в долине.
comet-prompt-place = Разместите { $token-acc } на свободном гексе.
comet-prompt-place-small = Через фишку могут пройти все: это мостик для вас или для них.
comet-prompt-duplicate = Какой символ скопировать?
comet-prompt-discard = Обновление: сбросьте ненужные карты.
comet-prompt-discard-small = Потом вы возьмёте золотую карту и доберёте до предела руки.
comet-prompt-take = Возьмите золотую карту из ряда.
comet-prompt-take-small = { $counts ->
    [yes] Она входит в предел руки.
   *[no] Её берут сверх предела руки.
 }
comet-prompt-draw = Возьмите серебряную карту или вместо неё золотую.
comet-prompt-draw-small = Только из открытого ряда.
comet-prompt-comet = Комета прилетела: добрать карты или вернуть их в исходное положение?
comet-prompt-comet-choice-small = Теперь обновления нет ни у кого.
comet-prompt-between = Между двумя ходами можно применить животное.
comet-prompt-between-small = Нажмите на только что разыгранную карту или на животное: оно будет активировано. Или откажитесь.

comet-act-end = Конец хода
comet-act-decline = Отказаться
comet-act-discarded = Дальше
comet-act-rest = Обновление
comet-act-stop = Пас
comet-act-bonus = Уменьшить расстояние
comet-act-by = на { $amount }
comet-act-scout = Спутник { $savior }
comet-act-duplicate = скопировать: { $symbol }
comet-act-draw-silver = Взять серебро
comet-act-draw-up = Добрать
comet-act-ready-all = Вернуть все
comet-pass = Пропускать до моего хода
comet-passing = Пасую до своего хода
comet-passing-off = Спрашивать снова

comet-hatch = Появление
comet-hatch-label = Появление: { $card }, гнездо { $nest }
comet-move = Движение
comet-move-label = Движение: { $card }
comet-utility = Сыграть
comet-utility-label = Сыграть: { $card }. { $text }
comet-discard = Сброс
comet-discard-label = Сброс: { $card }
comet-take = Взять
comet-take-label = Взять: { $card }
comet-copy = Движение по ней
comet-copy-label = Движение по ней: { $card }
comet-chip-use = Применить:

comet-hand-of = { $seat-you ->
    [yes] Ваша рука
   *[no] Рука: { $seat }
 }
comet-hand-size = { $count } из { $limit }
comet-hand-both = яйцо: появление · символы: движение
comet-hand-discard = нажмите карту, чтобы сбросить
comet-hand-more = к перемещению можно добавить карты
comet-hand-empty = рука пуста
comet-display = Ряд золотых карт
comet-display-aside = { $comet ->
    [yes] в колоде { $left }
   *[no] 1 при обновлении · в колоде { $left }
 }
comet-display-empty = золотых карт не осталось
comet-played-title = Только что разыграно
comet-played-aside = между двумя ходами
comet-rescued-of = { $seat-you ->
    [yes] Ваш вожак и спасённые животные
   *[no] Вожак и спасённые животные: { $seat }
 }

comet-saviors = Спутники
comet-savior-left = { $distance ->
    [one] остался { $distance } шаг
    [few] осталось { $distance } шага
   *[other] осталось { $distance } шагов
 }
comet-savior-skips = бесплатно проходит { $areas-acc }
comet-savior-free = ждёт животное
comet-card-tip = Гнездо: { $nest }. Очки: { $points }. Движение: { $areas }.
comet-savior-tip = { $distance ->
    [one] { $distance } шаг до пещеры; { $points } ПО за спасение.
    [few] { $distance } шага до пещеры; { $points } ПО за спасение.
   *[other] { $distance } шагов до пещеры; { $points } ПО за спасение.
 }

comet-seat-line = { $out ->
    [yes] пас · { $name }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
     } · { $name }
 }
comet-seat-none = пока никто не спасён

comet-valley = Долина
comet-spot-nest = гнездо { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $name } ({ $seat })
comet-piece-pick = Спутник { $savior }, { $name }: показать, куда он может пойти
comet-target-nest = Появление: { $what }
comet-target-place = Разместить { $token-acc }: { $what }
comet-target-step = { $free ->
    [yes] Спутник { $savior }: { $what }
   *[no] Спутник { $savior }: { $what }, символы: { $cost }
 }
comet-tip-nest = Здесь появляются животные. С символом в гнездо не войти.
comet-tip-cavern = Сюда ведёт любой символ. Животное спасено, спутник снова свободен.
comet-tip-area = Сюда ведёт символ «{ $area }» или разноцветный. Через стоящую здесь фишку можно пройти бесплатно.

comet-gauge = До прилёта кометы карт: { $left } из { $of }
comet-gauge-why = { $comet ->
    [one] Когда колода добора опустеет, прилетит комета: в игру войдёт ещё { $comet } серебряная карта, и обновления больше не будет.
    [few] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряные карты, и обновления больше не будет.
   *[other] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряных карт, и обновления больше не будет.
 }
comet-gauge-here = Комета прилетела; карт в колоде: { $left }
comet-gauge-here-why = Обновления больше нет. Кто не может или не хочет действовать, пасует; потом считают очки.
comet-gauge-left = { $left ->
    [one] карта
    [few] карты
   *[other] карт
 }

## On the page: the guided first game

comet-guide-about = Пока не упала комета
comet-guide-about-text = Выводите животных из гнёзд и ведите их через долину в пещеру. Кто дошёл, приносит очки и помогает дальше. Когда карты кончатся, упадёт комета: побеждает тот, у кого больше очков.
comet-guide-first = Ваше первое животное
comet-guide-first-text = Каждая карта — животное, которое может появиться, или способ двигаться. Число в яйце — как далеко от пещеры оно появится; большие числа дают больше очков и помощи. Нажмите на яйцо карты.
comet-guide-nest = Выберите гнездо
comet-guide-nest-text = Ваш спутник начинает в гнезде с этим номером. Если все такие заняты — в следующем по порядку. Посмотрите на гексы по пути наверх: какие символы понадобятся?
comet-guide-hatched = Появилось!
comet-guide-hatched-text = Животное ждёт рядом со спутником. Его способность действует только после спасения. Завершите ход.
comet-guide-turn = Появление, перемещение, обновление
comet-guide-turn-text = Одно из трёх за ход. В пути могут быть сразу три спутника. Нажмите символы внизу карты, чтобы двигаться по ней: каждый символ — шаг на такой гекс.
comet-guide-move = В путь
comet-guide-move-text = До гексов в кольцах хватает ваших символов; наведите, чтобы увидеть путь. Фишки на пути проходят бесплатно, так что другие — ваши мостики. В пещеру ведёт любой символ.
comet-guide-on = Используйте остаток
comet-guide-on-text = Символы можно делить между спутниками. Карты с фиолетовым следом можно добавлять сколько угодно: каждая — шаг на любую местность.
comet-guide-end = Перемещение сделано
comet-guide-end-text = Нажмите «Конец хода». До этого шаги можно вернуть кнопкой «Отмена». Оставшиеся символы пропадут.
comet-guide-rest = Время обновления
comet-guide-rest-text = Обновление возвращает активированные карты; сбросьте ненужное, возьмите золотую карту и доберите до предела.
comet-guide-discard = Сбросьте то, что не поможет
comet-guide-discard-text = Нажмите на ненужные карты; чем меньше оставите, тем больше возьмёте. Потом дальше.
comet-guide-gold = Золотая карта
comet-guide-gold-text = Золотые животные умеют больше или стоят больше. Карты с пометкой «Один раз» играют с руки, и они уходят.
comet-guide-between = Между двумя ходами
comet-guide-between-text = Некоторые животные действуют, когда кто-то только что переместился: возьмите ту карту или двигайтесь по её символам. Отказаться можно всегда.
comet-guide-comet-choice = Комета прилетает
comet-guide-comet-choice-text = В игру входят последние карты. Доберите до предела или верните всё активированное в исходное положение.
comet-guide-comet = Последние ходы
comet-guide-comet-text = Обновления больше нет: что в руке, то и есть. Приведите, кого сможете; животные в пути не приносят очков.
comet-guide-help = Животное помогает
comet-guide-help-text = Выберите на поле или в подсказке, что оно делает. После этого оно активировано до обновления.
comet-guide-wait = Ходит бот
comet-guide-wait-text = Смотрите, куда идут другие: через их фишки можно пройти. Нажмите на игрока, чтобы увидеть, кто спасён.
comet-guide-over = Вот и вся партия
comet-guide-over-text = В таблице видно, откуда взялись очки. Викуньи, ящерицы и вожаки стоят плана с самого начала. Сыграйте ещё или попробуйте другую сторону поля.

# Пункты правил, на которые страница ссылается в подсказках.
comet-rules =
    .ability-copy_played_symbols = C66
    .ability-draw_silver = C40
    .ability-duplicate_symbol = CS47
    .ability-extra_hatch = CS41
    .ability-free_steps = C71
    .ability-gain_wild = C28
    .ability-hand_limit = C38
    .ability-hatch_on_occupied = C73
    .ability-move_to_nest_or_cavern = C68
    .ability-place_neutral = C65
    .ability-play_extra_movement_card = C67
    .ability-reduce_nest = C72
    .ability-rest_extra_gold = CS19
    .ability-rest_gold_instead_of_silver = C61
    .ability-score_set_lizard = C55
    .ability-score_set_vicuna = C54
    .ability-skip_nests = CS33
    .ability-skip_terrain = C69
    .ability-take_gold = C62
    .ability-take_played_silver = C60
    .card-giant_beaver_hero = C58
    .card-quagga = C59
    .card-golden_mole_rat = C70
    .card-tunnel = C63
    .card-jumping_hill = C64
    .scoring = C53
    .hero-scoring = C56
    .heroes = C80
    .animals = C4
    .utilities = C45
    .savior = C16
    .gold = C34
    .pile = C46
    .comet = C49
    .nest = C6
    .cavern = C33
    .area = C27
