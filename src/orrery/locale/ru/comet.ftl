# «Комета» по-русски.
# Имена вещей приходят в предложения аргументами (texts.py). Карты, вожаки, гексы и способности стоят в именительном падеже, в
# кавычках или после двоеточия, потому что файл игрока может назвать их по-своему; у типов местности и фишек есть падежи.

## Names

comet-name = Комета

comet-card-great_auk = Бескрылая гагарка (разноцветный символ)
comet-card-christmas_island_rat = Крыса острова Рождества (разноцветный символ)
comet-card-dodo-1 = Маврикийский дронт (джунгли, лавовое плато)
comet-card-dodo-2 = Маврикийский дронт (джунгли, водоём)
comet-card-dodo-3 = Маврикийский дронт (пустыня, водоём)
comet-card-dodo-4 = Маврикийский дронт (луг, пустыня)
comet-card-dodo-5 = Маврикийский дронт (луг, водоём)
comet-card-dodo-6 = Маврикийский дронт (луг, лавовое плато)
comet-card-giant_sloth-1 = Гигантский ленивец (луг, джунгли)
comet-card-giant_sloth-2 = Гигантский ленивец (джунгли, водоём)
comet-card-giant_sloth-3 = Гигантский ленивец (водоём, лавовое плато)
comet-card-giant_sloth-4 = Гигантский ленивец (пустыня, лавовое плато)
comet-card-sabretooth-1 = Саблезубый тигр (пустыня ×2)
comet-card-sabretooth-2 = Саблезубый тигр (луг, пустыня)
comet-card-sabretooth-3 = Саблезубый тигр (луг, джунгли)
comet-card-vicuna-1 = Викунья (пустыня, водоём)
comet-card-vicuna-2 = Викунья (джунгли, водоём)
comet-card-vicuna-3 = Викунья (водоём, лавовое плато)
comet-card-vicuna-4 = Викунья (луг, пустыня)
comet-card-vicuna-5 = Викунья (луг, джунгли)
comet-card-vicuna-6 = Викунья (луг, водоём)
comet-card-vicuna-7 = Викунья (пустыня, лавовое плато)
comet-card-vicuna-8 = Викунья (луг, лавовое плато)
comet-card-gecko-1 = Геккон (луг, джунгли)
comet-card-gecko-2 = Геккон (джунгли, водоём)
comet-card-gecko-3 = Геккон (водоём ×2)
comet-card-gecko-4 = Геккон (луг, лавовое плато)
comet-card-salamander-1 = Саламандра (джунгли, водоём)
comet-card-salamander-2 = Саламандра (луг, пустыня)
comet-card-salamander-3 = Саламандра (луг, водоём)
comet-card-salamander-4 = Саламандра (джунгли, лавовое плато)
comet-card-iguana-1 = Игуана (пустыня, лавовое плато)
comet-card-iguana-2 = Игуана (луг, джунгли)
comet-card-iguana-3 = Игуана (пустыня ×2)
comet-card-iguana-4 = Игуана (джунгли, пустыня)
comet-card-primal_beaver-1 = Пещерный бобр (джунгли, пустыня)
comet-card-primal_beaver-2 = Пещерный бобр (джунгли, лавовое плато)
comet-card-primal_beaver-3 = Пещерный бобр (луг, водоём)
comet-card-primal_beaver-4 = Пещерный бобр (пустыня, водоём)
comet-card-primal_beaver-5 = Пещерный бобр (луг, пустыня)
comet-card-moa-1 = Моа (джунгли, водоём)
comet-card-moa-2 = Моа (луг, водоём)
comet-card-moa-3 = Моа (луг, пустыня)
comet-card-passenger_pigeon-1 = Странствующий голубь (луг, лавовое плато)
comet-card-passenger_pigeon-2 = Странствующий голубь (водоём, лавовое плато)
comet-card-passenger_pigeon-3 = Странствующий голубь (луг, джунгли)
comet-card-passenger_pigeon-4 = Странствующий голубь (джунгли, пустыня)
comet-card-bluebuck-1 = Голубая антилопа (лавовое плато ×2)
comet-card-bluebuck-2 = Голубая антилопа (джунгли, лавовое плато)
comet-card-bluebuck-3 = Голубая антилопа (луг ×2)
comet-card-bluebuck-4 = Голубая антилопа (водоём ×2)
comet-card-raptor-1 = Велоцираптор (луг, пустыня)
comet-card-raptor-2 = Велоцираптор (джунгли, лавовое плато)
comet-card-raptor-3 = Велоцираптор (джунгли, пустыня)
comet-card-raptor-4 = Велоцираптор (пустыня, лавовое плато)
comet-card-golden_mole_rat-1 = Златокрот (луг, лавовое плато)
comet-card-golden_mole_rat-2 = Златокрот (водоём, лавовое плато)
comet-card-golden_mole_rat-3 = Златокрот (луг, водоём)
comet-card-golden_mole_rat-4 = Златокрот (луг, пустыня)
comet-card-aurochs-1 = Тур (водоём, лавовое плато)
comet-card-aurochs-2 = Тур (пустыня, лавовое плато)
comet-card-aurochs-3 = Тур (джунгли ×2)
comet-card-aurochs-4 = Тур (луг, джунгли)
comet-card-tasmanian_wolf-1 = Сумчатый волк (луг ×2)
comet-card-tasmanian_wolf-2 = Сумчатый волк (пустыня, водоём)
comet-card-tasmanian_wolf-3 = Сумчатый волк (джунгли, пустыня)
comet-card-crescent_wallaby-1 = Луннокоготный кенгуру (джунгли, лавовое плато)
comet-card-crescent_wallaby-2 = Луннокоготный кенгуру (пустыня, водоём)
comet-card-crescent_wallaby-3 = Луннокоготный кенгуру (водоём, лавовое плато)
comet-card-primal_squirrel-1 = Пещерная белка (джунгли ×2)
comet-card-primal_squirrel-2 = Пещерная белка (джунгли, пустыня)
comet-card-primal_squirrel-3 = Пещерная белка (лавовое плато ×2)
comet-card-primal_squirrel-4 = Пещерная белка (водоём, лавовое плато)
comet-card-sea_cow-1 = Стеллерова корова (пустыня, лавовое плато)
comet-card-sea_cow-2 = Стеллерова корова (пустыня, водоём)
comet-card-sea_cow-3 = Стеллерова корова (луг, водоём)
comet-card-sea_cow-4 = Стеллерова корова (луг, лавовое плато)
comet-card-dromedary-1 = Дромедар (джунгли, пустыня)
comet-card-dromedary-2 = Дромедар (пустыня, лавовое плато)
comet-card-dromedary-3 = Дромедар (пустыня, водоём)
comet-card-zebra-1 = Зебра (луг, водоём)
comet-card-zebra-2 = Зебра (луг, лавовое плато)
comet-card-zebra-3 = Зебра (луг, джунгли)
comet-card-okapi-1 = Окапи (джунгли, лавовое плато)
comet-card-okapi-2 = Окапи (джунгли, водоём)
comet-card-okapi-3 = Окапи (джунгли, пустыня)
comet-card-giant_otter-1 = Гигантская выдра (джунгли, водоём)
comet-card-giant_otter-2 = Гигантская выдра (пустыня, водоём)
comet-card-giant_otter-3 = Гигантская выдра (водоём, лавовое плато)
comet-card-volcano_rabbit-1 = Вулканический кролик (джунгли, лавовое плато)
comet-card-volcano_rabbit-2 = Вулканический кролик (пустыня, лавовое плато)
comet-card-volcano_rabbit-3 = Вулканический кролик (луг, лавовое плато)
comet-card-cave_bear-1 = Пещерный медведь (водоём, лавовое плато)
comet-card-cave_bear-2 = Пещерный медведь (джунгли, водоём)
comet-card-triceratops-1 = Трицератопс (джунгли, пустыня)
comet-card-triceratops-2 = Трицератопс (луг, пустыня)
comet-card-woolly_mammoth-1 = Шерстистый мамонт (джунгли, пустыня)
comet-card-woolly_mammoth-2 = Шерстистый мамонт (пустыня, водоём)
comet-card-chameleon = Хамелеон (разноцветный символ)
comet-card-parasaurolophus-1 = Паразауролоф (джунгли, лавовое плато)
comet-card-parasaurolophus-2 = Паразауролоф (луг, джунгли)
comet-card-stegosaurus-1 = Стегозавр (пустыня, лавовое плато)
comet-card-stegosaurus-2 = Стегозавр (луг, лавовое плато)
comet-card-giant_beaver-1 = Гигантский бобр (джунгли, лавовое плато)
comet-card-giant_beaver-2 = Гигантский бобр (луг, лавовое плато)
comet-card-giant_beaver-3 = Гигантский бобр (пустыня, водоём)
comet-card-archaeopteryx-1 = Археоптерикс (луг, водоём)
comet-card-archaeopteryx-2 = Археоптерикс (джунгли, лавовое плато)
comet-card-raptor_gold-1 = Велоцираптор (золотая карта: водоём, лавовое плато)
comet-card-raptor_gold-2 = Велоцираптор (золотая карта: джунгли, водоём)
comet-card-brachiosaurus-1 = Брахиозавр (луг, водоём)
comet-card-brachiosaurus-2 = Брахиозавр (луг, лавовое плато)
comet-card-brachiosaurus-3 = Брахиозавр (водоём, лавовое плато)
comet-card-pteranodon-1 = Птеранодон (луг, джунгли)
comet-card-pteranodon-2 = Птеранодон (водоём, лавовое плато)
comet-card-pteranodon-3 = Птеранодон (луг, пустыня)
comet-card-mauritius_parrot-1 = Маврикийский попугай (пустыня, лавовое плато)
comet-card-mauritius_parrot-2 = Маврикийский попугай (луг, водоём)
comet-card-diprotodon-1 = Дипротодон (луг, пустыня)
comet-card-diprotodon-2 = Дипротодон (луг, водоём)
comet-card-meadow_guardian = Хранитель луга (луг, пустыня)
comet-card-jungle_guardian = Хранитель джунглей (луг, джунгли)
comet-card-desert_guardian = Хранитель пустыни (джунгли, пустыня)
comet-card-water_guardian = Хранитель водоёма (джунгли, водоём)
comet-card-lava_guardian = Хранитель лавового плато (пустыня, лавовое плато)
comet-card-mammoth_rider-1 = Верхом на мамонте (джунгли, пустыня)
comet-card-mammoth_rider-2 = Верхом на мамонте (луг, джунгли)
comet-card-tortoise_rider-1 = Верхом на черепахе (джунгли, лавовое плато)
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
comet-ability-draw_silver-1 = взять 1 серебряную карту
comet-ability-play_extra_movement_card-1 = разыграть ещё 1 карту для перемещения
comet-ability-free_steps-1 = переместить спутника ровно на 1 гекс
comet-ability-duplicate_symbol-1 = скопировать разыгранный символ
comet-ability-take_played_silver = взять только что разыгранную серебряную карту
comet-ability-take_gold-1 = взять 1 золотую карту
comet-ability-skip_terrain-desert = спутник бесплатно проходит пустыню
comet-ability-skip_terrain-meadow = спутник бесплатно проходит луг
comet-ability-skip_terrain-jungle = спутник бесплатно проходит джунгли
comet-ability-skip_terrain-water = спутник бесплатно проходит водоём
comet-ability-skip_terrain-lava = спутник бесплатно проходит лавовое плато
comet-ability-reduce_nest-4 = уменьшить расстояние до пещеры на 1–4
comet-ability-extra_hatch-1-reduce-2 = ещё одно появление, расстояние меньше на 1–2
comet-ability-move_to_nest_or_cavern = переместить спутника в гнездо или пещеру
comet-ability-free_steps-2 = переместить спутника ровно на 2 гекса
comet-ability-copy_played_symbols = переместиться по символам только что разыгранной карты
comet-ability-place_neutral-mammoth = разместить мамонта
comet-ability-place_neutral-tortoise = разместить гигантскую черепаху
comet-ability-free_steps-3 = переместить спутника ровно на 3 гекса
comet-ability-gain_wild-2 = получить 2 разноцветных символа
comet-ability-reduce_nest-3 = уменьшить расстояние до пещеры на 1–3
comet-ability-gain_wild-1 = получить 1 разноцветный символ
comet-ability-place_neutral-any = разместить мамонта или гигантскую черепаху

comet-holds-reduce_nest = расстояние до пещеры меньше на 1–{ $up_to }
comet-holds-skip_terrain = спутники бесплатно проходят { $symbol-acc }
comet-holds-hatch_on_occupied = появление и в занятых гнёздах
comet-holds-hand_limit = предел руки +{ $plus }
comet-holds-skip_nests = ваши спутники бесплатно проходят пустые гнёзда
comet-holds-rest_gold_instead_of_silver = { $count ->
    [1] Обновление: золотая карта вместо серебряной
    [one] Обновление: золотые карты вместо { $count } серебряной
   *[other] Обновление: золотые карты вместо { $count } серебряных
 }
comet-holds-rest_extra_gold = { $count ->
    [one] Обновление: ещё { $count } золотая карта
    [few] Обновление: ещё { $count } золотые карты
   *[other] Обновление: ещё { $count } золотых карт
 }
comet-holds-score_set_vicuna = 1, 2, 3… викуньи: { $table } ПО
comet-holds-score_set_lizard = { $part ->
    [any] за любую ящерицу; набор: { $points } ПО
   *[other] набор ящериц приносит { $points } ПО
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
comet-phase-scout = выбор спутника для исследователя
    .one = выбирает спутника для исследователя
    .many = выбирают спутника для исследователя
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
comet-phase-between = способности между ходами
    .one = решает, использовать ли способность
    .many = решают, использовать ли способность
comet-phase-parrot = перемещение по только что разыгранной карте
    .one = перемещается по только что разыгранной карте
    .many = перемещаются по только что разыгранной карте

comet-line-animals = Спасённые животные
    .why = Очки каждого животного в пещере. Животные на поле и карты на руке ничего не приносят.
    .rule = C53
comet-line-vicunas = Викуньи
    .why = Чем больше викуний вы спасли, тем больше очков они приносят.
    .rule = C54
comet-line-lizards = Наборы ящериц
    .why = За каждый набор из игуаны, геккона и саламандры; хамелеон заменяет любую из них.
    .rule = C55
comet-line-conditions = Условия других животных
    .why = Что спасённые животные приносят за других спасённых.
    .rule = C54
comet-line-hero = Вожак
    .why = Что приносит ваш вожак за своё условие.
    .rule = C56
comet-line-total = Всего
comet-line-tie-break = При ничьей: спасённые животные

comet-option-side = Какой стороной лежит игровое поле?
comet-option-side-A = Яйца в голубую крапинку (для первой партии)
comet-option-side-B = Другая сторона (гексов меньше)
comet-worlds = Поле
comet-world-first_side = Первая сторона
comet-world-first_side-about = Сторона с яйцами в голубую крапинку — для первых партий.
comet-world-second_side = Вторая сторона
comet-world-second_side-about = Гексов меньше, пути труднее — когда освоили первую сторону.
comet-option-skip = Как проходят занятые гексы?
comet-option-skip-connected = По соседним гексам (по книге)
comet-option-skip-straight = Только по прямой
comet-option-wolf = Чью карту может взять «Сумчатый волк»?
comet-option-wolf-any = Любого игрока, и самого владельца
comet-option-wolf-others = Только другого игрока
comet-option-wild_alone = Достаточно ли для перемещения разноцветного символа?
comet-option-wild_alone-allowed = Да
comet-option-wild_alone-forbidden = Нет, он только дополняет другую карту
comet-option-guardians = Когда хранители дают проходить гексы бесплатно?
comet-option-guardians-always = При любом перемещении по символам, и с «Попугаем»
comet-option-guardians-move = Только при действии «Перемещение» владельца
comet-option-parrot_wild = Копирует ли «Маврикийский попугай» разноцветный символ?
comet-option-parrot_wild-copied = Да
comet-option-parrot_wild-ignored = Нет, только символы местности
comet-option-between = Как используют способности между ходами?
comet-option-between-round = Один круг, каждый сколько хочет
comet-option-between-turns = По одной по очереди, пока все не откажутся
comet-option-chameleons = Сколько хамелеонов может быть в наборе ящериц?
comet-option-chameleons-any = Сколько недостаёт
comet-option-chameleons-one = Не больше одного
comet-option-reshuffle = Когда из сброса делают новую колоду?
comet-option-reshuffle-needed = Когда нужна следующая карта
comet-option-reshuffle-empty = Сразу после последней карты
comet-option-tie = Что при равенстве очков?
comet-option-tie-shared = Победа общая
comet-option-tie-animals = Побеждает тот, кто спас больше животных
comet-option-first_player = Кто ходит первым?
    .note = Число — это место за столом, считая с 0.
comet-option-first_player-random = По жребию
comet-option-idle = Через сколько пустых кругов прилетает комета?
    .note = Пустой круг: никто не выполнил появление, не спас животное и не взял серебряную карту.

## Actions

comet-do-done = завершить
comet-do-rest = обновление: вернуть карты, сбросить, взять золотую, добрать
comet-do-stop = спасовать до конца партии
comet-do-draw-silver = взять серебряную карту
comet-do-draw-up = добрать карты до предела руки
comet-do-ready-all = вернуть все карты в исходное положение
comet-do-bonus = использовать уменьшение расстояния от этого появления
comet-do-by = уменьшить расстояние до пещеры на { $amount }
comet-do-scout = бесплатный проход для спутника { $savior }
comet-do-duplicate = скопировать символ «{ $symbol }»
comet-do-deal = раздать вожака: { $hero }
comet-do-first = первый игрок: { $seat }
comet-do-use = { $ability }
comet-do-hatch = появление: { $card }
comet-do-play = разыграть: { $card }
comet-do-discard = сбросить: { $card }
comet-do-take = взять: { $card }
comet-do-copy = переместиться по символам карты: { $card }
comet-do-draw = взять из колоды: { $card }
comet-do-nest = выбрать гнездо { $field }
comet-do-place = разместить { $token-acc } на { $field }
comet-do-step = { $symbol-id ->
    [none] переместить спутника { $savior } на { $field }
   *[other] переместить спутника { $savior } на { $field } (символ: { $symbol })
 }

## Events

comet-turned-up = В ряд золотых карт выкладывается «{ $card }».
comet-hero = { $seat-you ->
    [yes] Ваш вожак — { $hero }.
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
    [yes] Появление: вы выкладываете «{ $card }».
   *[no] { $seat } выкладывает «{ $card }»: появление.
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
comet-stepped = { $symbol-id ->
    [wild] { $seat-you ->
        [yes] Вы перемещаете спутника { $savior } на { $field } по разноцветному символу.
       *[no] { $seat } перемещает спутника { $savior } на { $field } по разноцветному символу.
     }
   *[other] { $seat-you ->
        [yes] Вы перемещаете спутника { $savior } на { $field } ({ $symbol }).
       *[no] { $seat } перемещает спутника { $savior } на { $field } ({ $symbol }).
     }
 }
comet-glided = { $seat-you ->
    [yes] Вы перемещаете спутника { $savior } на { $field }.
   *[no] { $seat } перемещает спутника { $savior } на { $field }.
 }
comet-rescued = { $seat-you ->
    [yes] Вы спасаете животное «{ $card }»!
   *[no] { $seat } спасает животное «{ $card }»!
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
    [yes] Вы перемещаетесь по символам карты «{ $card }».
   *[no] { $seat } перемещается по символам карты «{ $card }».
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
        [yes] Появление и перемещение невозможны: для вас партия окончена.
       *[no] Появление и перемещение невозможны, партия окончена: { $seat }.
     }
    [needs-animal] { $seat-you ->
        [yes] Нет карты животного, чтобы начать перемещение: для вас партия окончена.
       *[no] Нет карты животного, чтобы начать перемещение, партия окончена: { $seat }.
     }
    [idle] { $seat-you ->
        [yes] Слишком долго ничего не меняется: для вас партия окончена.
       *[no] Слишком долго ничего не меняется, партия окончена: { $seat }.
     }
   *[chose] { $seat-you ->
        [yes] Вы пасуете до конца партии.
       *[no] { $seat } пасует до конца партии.
     }
 }
comet-silver-shuffled = { $count ->
    [one] Сброс серебряных карт перемешан: в новой колоде { $count } карта.
    [few] Сброс серебряных карт перемешан: в новой колоде { $count } карты.
   *[other] Сброс серебряных карт перемешан: в новой колоде { $count } карт.
 }
comet-gold-shuffled = { $count ->
    [one] Сброс золотых карт перемешан: в новой колоде { $count } карта.
    [few] Сброс золотых карт перемешан: в новой колоде { $count } карты.
   *[other] Сброс золотых карт перемешан: в новой колоде { $count } карт.
 }
comet-comet = { $why ->
    [idle] Слишком долго ничего не меняется: прилёт кометы! Серебряных карт осталось { $count }, обновлений больше нет.
   *[pile] Колода добора закончилась: прилёт кометы! Серебряных карт осталось { $count }, обновлений больше нет.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Победа: { $winners }.
     }
   *[other] Партия окончена. Победа общая: { $winners }.
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
comet-table-comet = Прилёт кометы.
comet-table-legend = (7) гнездо 7
comet-table-silver = Серебряные { $draw }, комета { $comet }, сброс { $discard }
comet-table-gold = Золотые { $draw }, сброс { $discard }
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
comet-table-needs-animal = Чтобы начать перемещение, нужна карта животного: одних карт преимущества мало.
comet-table-nesting = { $free ->
    [wanted] Гнездо { $wanted } свободно.
    [higher] Гнёзда { $wanted } заняты; ближайшее свободное с большим номером — { $open }.
   *[none] Свободных гнёзд с номером { $wanted } и больше нет.
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
    [yes] Карты на руке
   *[no] На руке: { $seat }
 } ({ $count }, предел { $limit })
comet-table-hero = Вожак «{ $hero }»: { $what }
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

comet-why-not-in-hand = карты «{ $card }» нет у вас на руке
comet-why-utility-not-hatched = «{ $card }» — карта преимущества, появиться она не может
comet-why-no-nest-free = для карты «{ $card }» нет свободного гнезда с номером { $number } или больше
comet-why-other-turn = карту «{ $card }» играют { $timing ->
    [hatch] при появлении
    [move] при перемещении
    [between] между ходами
   *[other] в другое время
 }
comet-why-no-effect = карта «{ $card }» сейчас ничего не даст
comet-why-none-could-move = с картой «{ $card }» не сдвинется ни один ваш спутник
comet-why-animal-first = одной карты «{ $card }» мало: сначала разыграйте карту животного для перемещения
comet-why-wild-alone = на карте «{ $card }» только разноцветный символ: она дополняет перемещение, но не начинает его
comet-why-ability-other-time = способность «{ $ability }» действует { $timing ->
    [hatch] при появлении
    [move] при перемещении
    [between] между ходами
   *[other] в другое время
 }, а не сейчас
comet-why-ability-not-ready = у вас нет готовой карты со способностью «{ $ability }», или сейчас она ничего не даст
comet-why-ability-after-card = способность «{ $ability }» можно использовать, когда карта для перемещения уже разыграна
comet-why-savior-not-out = вашего спутника { $number } нет на поле
comet-why-no-field = на этой стороне поля нет гекса { $field }
comet-why-field-occupied = гекс { $field } занят; через него можно пройти, но не остановиться
comet-why-no-symbol = у вас нет символа «{ $symbol }»
comet-why-wrong-symbol = { $field } — это { $terrain }; символ «{ $symbol }» туда не ведёт
comet-why-too-far = гекс { $field } не соседний со спутником { $number } и не лежит за гексами, которые тот проходит бесплатно
comet-why-no-nest = на { $field } нет гнезда
comet-why-nest-occupied = гнездо { $field } занято
comet-why-nest-too-low = у гнезда { $field } номер { $number }, меньше { $wanted }
comet-why-lower-nest-free = свободно гнездо с номером { $number }; выбрать больший номер нельзя
comet-why-move-card-s-symbols-stop-after-first = перемещайтесь по символам карты; после первого шага можно остановиться
comet-why-only-free-nest-cavern-next-behind-what = только в свободное гнездо или пещеру, соседние или за тем, что можно пройти
comet-why-move-moves-least-one-savior = при перемещении сдвигается хотя бы один спутник
comet-why-hatch-hatches-least-one-animal = при появлении появляется хотя бы одно животное
comet-why-comet-phase-there-no-rest = после прилёта кометы обновлений нет
comet-why-players-drop-out-only-comet-phase = пасуют только после прилёта кометы
comet-why-move-play-cards-step-use-abilities-done = это перемещение: играйте карты, перемещайте спутников, используйте способности или завершите ход
comet-why-hatch-hatch-use-abilities-done = это появление: выложите животное, используйте способности или завершите ход
comet-why-begin-turn-hatch-move-rest = начните ход с появления, перемещения или обновления
comet-why-turn-move-hatching-needs-hatch = в этот ход вы перемещаете; животные появляются при действии «Появление»
comet-why-all-three-slots-above-savior-board-taken = все три ячейки над планшетом животных заняты
comet-why-one-animal-hatched-turn-unless-ability-grants = за ход появляется одно животное, если способность не даёт больше
comet-why-turn-hatch-card-played-movement-move = в этот ход — появление; карты для перемещения играют при действии «Перемещение»
comet-why-no-savior-board-move = на поле нет ваших спутников
comet-why-only-one-card-without-wild-symbol-played = для перемещения играют только одну карту без разноцветного символа
comet-why-nest-cannot-entered-symbol = ни один символ не ведёт в гнездо
comet-why-step-needs-symbol-unless-ability-gives = для каждого гекса нужен символ, если его не заменяет способность
comet-why-another-symbol-serves-as-well-leaves-no = возьмите другой символ: он тоже подходит и оставляет не меньше возможностей
comet-why-only-silver-card-taken-between-turns = между ходами можно взять только серебряную карту
comet-why-card-not-just-played-movement-gone = эту карту не играли только что для перемещения, или её уже нет
comet-why-no-card-ready-takes-card-just-played = у вас нет готовой карты, которая берёт только что разыгранную
comet-why-card-not-just-played-movement = эту карту не играли только что для перемещения
comet-why-no-step-possible-card-no-parrot-ready = символы этой карты не сдвинут ни одного вашего спутника, или нет готового попугая
comet-why-between-two-turns-use-ability-time-done = между ходами: используйте подходящую способность или откажитесь
comet-why-choose-nest-animal-lower-nest-distance-first = выберите животному гнездо или сначала уменьшите расстояние до пещеры
comet-why-name-how-much-nest-distance-lowered-nest = выберите, на сколько уменьшить расстояние до пещеры; свободное гнездо должно остаться
comet-why-discard-cards-from-hand-done = сбросьте карты с руки или продолжите
comet-why-take-gold = возьмите золотую карту из открытого ряда
comet-why-take-useless = с картой «{ $card }» начатое действие не закончить
comet-why-draw-silver-card-take-gold-card-from = возьмите серебряную карту или вместо неё золотую из открытого ряда
comet-why-ability-cannot-move-savior-there = эта способность не может переместить туда этого спутника
comet-why-choose-savior-board-whom-scout-helps = выберите своего спутника на поле
comet-why-token-goes-free-area-nest-savior-still = фишку ставят на свободный гекс или в гнездо, и хотя бы один ваш спутник должен сохранить ход
comet-why-only-area-symbol-card-played-turn-copied = скопировать можно только символ местности с карты, разыгранной вами в этот ход
comet-why-draw-silver-cards-up-hand-limit-ready = доберите серебряные карты до предела руки или верните все карты в исходное положение

## On the page: the board

comet-first-player = первый ход
comet-tab-valley = Поле
comet-tab-rescued = Спасённые
comet-tab-gold = Золотые
comet-tab-rivals = Счёт
comet-tab-log = Лента

comet-part-hatch = Появление
comet-part-move = Перемещение
comet-part-rest = Обновление
comet-part-between = Между ходами

comet-group-hatch = Появление
comet-group-move = Перемещение
comet-group-between = Между ходами
comet-group-always = Постоянно
comet-group-scoring = Очки

comet-points = { $points } ПО
comet-no-ability = Нет способности
comet-exhausted = активирована
comet-card-once = Одноразовая
comet-hero-word = Вожак
comet-card-hidden = скрытая карта
comet-egg-label = { $egg } яйцо
comet-egg-nest = { $egg } яйцо, гнездо { $nest }
comet-symbols-left = Осталось символов
    .why = Каждый символ — один шаг спутника на свободный гекс этой местности, разноцветный — на любой, кроме гнезда; в пещеру ведёт любой. Неиспользованные к концу хода пропадут.
    .rule = C25
comet-enter-by = Какой символ потратить?
comet-helpers = Доступные способности
comet-look-own = К моим картам
comet-look-acting = Кто ходит
comet-over-valley = К полю
comet-ended = Комета прилетела, и никто больше не может или не хочет действовать.
comet-beside = Рядом с полем: { $token }
    .why = Общая фишка. Карта «Верхом на…» ставит её на свободный гекс или в свободное гнездо; через неё все проходят бесплатно, как через спутника.
    .rule = C65
comet-advice-on-their-way = { $count ->
    [0] В пути не будет ни одного животного.
    [one] В пути будет { $count } животное.
    [few] В пути будут { $count } животных.
   *[other] В пути будет { $count } животных.
 }
comet-advice-cards = { $count ->
    [0] На руке не останется карт.
    [one] На руке будет { $count } карта.
    [few] На руке будет { $count } карты.
   *[other] На руке будет { $count } карт.
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
comet-prompt-nature = Сейчас: { $phase }.
comet-prompt-over-small = Выберите строку ленты, чтобы снова увидеть тот момент.
comet-prompt-comet-small = Комета прилетела: обновлений больше нет.
comet-prompt-turn = { $comet ->
    [yes] Ваш ход: появление, перемещение или пас.
   *[no] Ваш ход: появление, перемещение или обновление.
 }
comet-prompt-turn-small = Выберите яйцо карты для появления или её символы для перемещения.
comet-prompt-turn-only = { $comet ->
    [yes] Появление и перемещение невозможны.
   *[no] Появление и перемещение невозможны: выполните обновление и доберите карты.
 }
comet-prompt-needs-animal = Чтобы начать перемещение, нужна карта животного: одних карт преимущества мало.
comet-prompt-hatch = { $hatches ->
    [0] Животное появилось. Используйте способность или завершите ход.
    [one] Может появиться ещё { $hatches } животное.
    [few] Могут появиться ещё { $hatches } животных.
   *[other] Могут появиться ещё { $hatches } животных.
 }
comet-prompt-hatch-small = Отмечены способности, доступные при появлении.
comet-prompt-hatched = Животное появилось: завершите ход.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Выберите гнездо { $wanted }, можно и занятое.
       *[no] Свободных гнёзд с номером { $wanted } и больше нет: уменьшите расстояние до пещеры.
     }
   *[other] { $occupied ->
        [yes] Выберите свободное гнездо { $open } или занятое гнездо { $wanted }.
       *[no] Выберите гнездо { $open }.
     }
 }
comet-prompt-nest-small = Номер гнезда — сколько от него шагов до пещеры.
comet-prompt-nest-higher = Гнёзда { $wanted } заняты; ближайшее свободное с большим номером — { $open }.
comet-prompt-amount = На сколько уменьшить расстояние до пещеры?
comet-prompt-amount-small = Чем меньше номер, тем ближе пещера.
comet-prompt-move = Спутник { $savior }, { $name }: выберите гекс в кольце.
comet-prompt-move-small = { $others ->
    [yes] Точки — нужные символы. Выберите другого спутника, чтобы переместить его.
   *[no] Точки — нужные символы.
 }
comet-prompt-cavern = { $steps ->
    [one] До пещеры { $steps } шаг: спасите животное ({ $name }), { $points } ПО.
    [few] До пещеры { $steps } шага: спасите животное ({ $name }), { $points } ПО.
   *[other] До пещеры { $steps } шагов: спасите животное ({ $name }), { $points } ПО.
 }
comet-prompt-move-none = Ни один символ не переместит этого спутника.
comet-prompt-move-end = Добавьте карту, используйте способность или завершите ход.
comet-prompt-move-help = Добавьте карту или используйте способность.
comet-prompt-walking = Спутник { $savior } в пути.
comet-prompt-stopped = Дальше пройти нельзя. Спутник остановился, неиспользованные символы остались.
comet-prompt-enter = Какой символ потратить на шаг ({ $field })?
comet-prompt-enter-cavern = Какой символ потратить на вход в пещеру?
comet-prompt-enter-small = Сохраните тот, что ещё нужен другому спутнику.
comet-prompt-glide = Выберите, куда переместить спутника.
comet-prompt-glide-small = { $steps ->
    [0] Символ не нужен. Фишки и разрешённые местности проходят бесплатно.
   *[other] Символ не нужен.
 }
comet-prompt-scout = Какой спутник пройдёт эту местность бесплатно?
comet-prompt-scout-small = Выберите его на поле.
comet-prompt-place = Разместите { $token-acc } на свободном гексе.
comet-prompt-place-small = Через фишку бесплатно проходят все: и вы, и соперники.
comet-prompt-duplicate = Какой символ скопировать?
comet-prompt-discard = Обновление: сбросьте ненужные карты.
comet-prompt-discard-small = Потом вы возьмёте золотую карту и доберёте до предела руки.
comet-prompt-take = Возьмите золотую карту из ряда.
comet-prompt-take-small = { $counts ->
    [yes] Она входит в предел руки.
   *[no] Её берут сверх предела руки.
 }
comet-prompt-draw = Возьмите серебряную карту или вместо неё золотую.
comet-prompt-draw-small = Золотую — только из открытого ряда.
comet-prompt-comet = Прилёт кометы: добрать карты или вернуть их в исходное положение?
comet-prompt-comet-choice-small = Теперь обновлений нет ни у кого.
comet-prompt-between = Между ходами можно использовать способность животного.
comet-prompt-between-small = Выберите только что разыгранную карту или способность: её животное будет активировано. Или откажитесь.

comet-act-end = Конец хода
comet-act-decline = Отказаться
comet-act-discarded = Дальше
comet-act-rest = Обновление
comet-act-stop = Пас
comet-act-bonus = Уменьшить расстояние
comet-act-by = на { $amount }
comet-act-scout = Спутник { $savior }
comet-act-duplicate = скопировать: { $symbol }
comet-act-draw-silver = Взять серебряную карту
comet-act-draw-up = Добрать карты
comet-act-ready-all = Вернуть активированные
comet-pass = Не спрашивать до моего хода
comet-passing = До вашего хода вас не спрашивают
comet-passing-off = Спрашивать снова

comet-hatch = Появление
comet-hatch-label = Появление: { $card }, гнездо { $nest }
comet-move = Перемещение
comet-move-label = Перемещение: { $card }
comet-utility = Сыграть
comet-utility-label = Сыграть: { $card }. { $text }
comet-discard = Сброс
comet-discard-label = Сброс: { $card }
comet-take = Взять
comet-take-label = Взять: { $card }
comet-copy = По её символам
comet-copy-label = По символам карты: { $card }
comet-chip-use = Использовать:

comet-hand-of = { $seat-you ->
    [yes] Карты на руке
   *[no] На руке: { $seat }
 }
comet-hand-size = { $count } из { $limit }
comet-hand-both = яйцо: появление · символы: перемещение
comet-hand-discard = выберите карты для сброса
comet-hand-more = можно добавить ещё карту
comet-hand-empty = на руке нет карт
comet-display = Ряд золотых карт
comet-display-aside = { $comet ->
    [yes] в колоде { $left }
   *[no] 1 при обновлении · в колоде { $left }
 }
comet-display-empty = золотых карт не осталось
comet-played-title = Только что разыграно
comet-played-aside = между ходами
comet-rescued-of = { $seat-you ->
    [yes] Ваш вожак и спасённые животные
   *[no] Вожак и спасённые животные: { $seat }
 }

comet-saviors = Спутники
comet-savior-left = { $distance ->
    [one] остался { $distance } шаг
    [few] осталось { $distance } шага
   *[other] осталось { $distance } шагов
 }
comet-savior-skips = бесплатно проходит { $areas-acc }
comet-savior-free = свободен
comet-card-tip = Гнездо: { $nest }. Очки: { $points }. Символы: { $areas }.
comet-savior-tip = { $distance ->
    [one] { $distance } шаг до пещеры; { $points } ПО за спасение.
    [few] { $distance } шага до пещеры; { $points } ПО за спасение.
   *[other] { $distance } шагов до пещеры; { $points } ПО за спасение.
 }

comet-seat-line = { $out ->
    [yes] партия окончена · { $name }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
     } · { $name }
 }
comet-seat-none = пока никто не спасён

comet-valley = Игровое поле
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
comet-tip-nest = Здесь появляются животные. Ни один символ сюда не ведёт.
comet-tip-cavern = Сюда ведёт любой символ. Животное спасено, спутник снова свободен.
comet-tip-area = Сюда ведёт символ «{ $area }» или разноцветный. Через стоящую здесь фишку можно пройти бесплатно.

comet-gauge = До прилёта кометы карт: { $left } из { $of }
comet-gauge-why = { $comet ->
    [one] Когда колода добора опустеет, прилетит комета: в игру войдёт ещё { $comet } серебряная карта, и обновления больше не будет.
    [few] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряные карты, и обновления больше не будет.
   *[other] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряных карт, и обновления больше не будет.
 }
comet-gauge-here = Прилёт кометы; карт в колоде: { $left }
comet-gauge-here-why = Обновлений больше нет. Кто не может или не хочет действовать, заканчивает; потом считают очки.
comet-gauge-left = { $left ->
    [one] карта
    [few] карты
   *[other] карт
 }

## On the page: the guided first game

comet-guide-about = До прилёта кометы
comet-guide-about-text = Дайте животным появиться и приведите их в пещеру до прилёта кометы. Победит тот, у кого больше очков.
comet-guide-cards = Карта нужна двояко
comet-guide-cards-text = Карта — либо животное, которое появится, либо символы для перемещения. Число в яйце — расстояние до пещеры.
comet-guide-hatch = Появление
comet-guide-hatch-text = За ход — одно действие: появление, перемещение или обновление. Пусть появится бескрылая гагарка: выберите верх её карты.
comet-guide-nest = Гнездо в трёх шагах
comet-guide-nest-text = Ваш спутник вместе с животным начинает в гнезде с этим номером. Выберите гнездо в рамке.
comet-guide-turn-over = Одно действие за ход
comet-guide-turn-over-text = Появление сделано, перемещение подождёт до следующего хода. Завершите ход.
comet-guide-move = Символы карты
comet-guide-move-text = Каждый символ — шаг на гекс этой местности. Выберите низ карты «Геккон»: два шага на водоём.
comet-guide-walk = Первый шаг
comet-guide-walk-text = До гексов в рамке можно дойти. Выберите соседний с вашим спутником; через фишки на пути проходят бесплатно.
comet-guide-walk-on = Второй
comet-guide-walk-on-text = Идите дальше: выберите следующий водоём.
comet-guide-ability = Помогает вожак
comet-guide-ability-text = Оба символа потрачены. Смилодон даёт разноцветный символ и остаётся активирован до обновления: выберите его.
comet-guide-cavern = В пещеру
comet-guide-cavern-text = В пещеру ведёт любой символ. Выберите её.
comet-guide-rescued = Спасение
comet-guide-rescued-text = Гагарка приносит свои очки, спутник снова свободен. Способность животного действует с момента спасения: завершите ход.
comet-guide-rest = Обновление
comet-guide-rest-text = Обновление возвращает активированные карты и приносит новые. Выберите обновление.
comet-guide-discard = Сбросьте ненужное
comet-guide-discard-text = До саблезубого тигра двенадцать шагов, пока это далеко. Сбросьте его.
comet-guide-enough = Остальное оставьте
comet-guide-enough-text = Вы доберёте карты до предела, до пяти. Продолжите кнопкой.
comet-guide-gold = Золотая карта
comet-guide-gold-text = У золотых животных больше очков или сильнее способность. Возьмите пещерного медведя: 9 ПО, шесть шагов.
comet-guide-gauge = Комета всё ближе
comet-guide-gauge-text = Каждая взятая карта приближает комету. Когда колода кончится, обновлений больше не будет.
comet-guide-strong = Путь подлиннее
comet-guide-strong-text = Пусть появится пещерный медведь.
comet-guide-far-nest = Выберите путь
comet-guide-far-nest-text = Из нескольких гнёзд берите то, чья местность подходит вашим картам. Выберите гнездо в рамке: рядом лавовое плато.
comet-guide-again = Ваш ход окончен
comet-guide-again-text = На поле может быть до трёх ваших животных сразу. Завершите ход.
comet-guide-second-move = Снова перемещение
comet-guide-second-move-text = «Зебра» даёт луг и лавовое плато. Выберите низ её карты.
comet-guide-wild = Добавьте разноцветный символ
comet-guide-wild-text = Карты с разноцветным символом добавляют к любому перемещению, сколько угодно. Добавьте «Крысу острова Рождества».
comet-guide-lava = Сначала лавовое плато
comet-guide-lava-text = Выберите гекс в рамке.
comet-guide-last-step = Куда угодно
comet-guide-last-step-text = Разноцветный символ ведёт на любую местность, но не в гнездо. Выберите гекс в рамке.
comet-guide-unused = Остаток пропадает
comet-guide-unused-text = Лугу рядом нет, а смилодон подождёт. Завершите ход.
comet-guide-comet = Конец партии
comet-guide-comet-text = С прилётом кометы в игру входят последние карты, и все доигрывают то, что осталось. Животные на поле очков не приносят.
comet-guide-know = Теперь вы знаете игру
comet-guide-know-text = Доиграйте эту партию: соперник теперь ходит сам. Или начните настоящую.

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
