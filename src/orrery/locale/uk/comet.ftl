# Comet in Ukrainian.
# Ids among the arguments arrive as words, as told in texts.py: $card is «Додо (джунглі, лава)», $field “D3”, $areas-acc «луку і воду».
# Cards and heroes stand in the nominative, quoted, for a file of the user's own brings their names without cases.

## Names

comet-name = Комета (Comet)

comet-card-great_auk = Велика гагарка (джокер)
comet-card-christmas_island_rat = Щур острова Різдва (джокер)
comet-card-dodo-1 = Додо (джунглі, лава)
comet-card-dodo-2 = Додо (джунглі, вода)
comet-card-dodo-3 = Додо (пустеля, вода)
comet-card-dodo-4 = Додо (лука, пустеля)
comet-card-dodo-5 = Додо (лука, вода)
comet-card-dodo-6 = Додо (лука, лава)
comet-card-giant_sloth-1 = Гігантський лінивець (лука, джунглі)
comet-card-giant_sloth-2 = Гігантський лінивець (джунглі, вода)
comet-card-giant_sloth-3 = Гігантський лінивець (вода, лава)
comet-card-giant_sloth-4 = Гігантський лінивець (пустеля, лава)
comet-card-sabretooth-1 = Шаблезубий тигр (пустеля ×2)
comet-card-sabretooth-2 = Шаблезубий тигр (лука, пустеля)
comet-card-sabretooth-3 = Шаблезубий тигр (лука, джунглі)
comet-card-vicuna-1 = Вікунья (пустеля, вода)
comet-card-vicuna-2 = Вікунья (джунглі, вода)
comet-card-vicuna-3 = Вікунья (вода, лава)
comet-card-vicuna-4 = Вікунья (лука, пустеля)
comet-card-vicuna-5 = Вікунья (лука, джунглі)
comet-card-vicuna-6 = Вікунья (лука, вода)
comet-card-vicuna-7 = Вікунья (пустеля, лава)
comet-card-vicuna-8 = Вікунья (лука, лава)
comet-card-gecko-1 = Гекон (лука, джунглі)
comet-card-gecko-2 = Гекон (джунглі, вода)
comet-card-gecko-3 = Гекон (вода ×2)
comet-card-gecko-4 = Гекон (лука, лава)
comet-card-salamander-1 = Саламандра (джунглі, вода)
comet-card-salamander-2 = Саламандра (лука, пустеля)
comet-card-salamander-3 = Саламандра (лука, вода)
comet-card-salamander-4 = Саламандра (джунглі, лава)
comet-card-iguana-1 = Ігуана (пустеля, лава)
comet-card-iguana-2 = Ігуана (лука, джунглі)
comet-card-iguana-3 = Ігуана (пустеля ×2)
comet-card-iguana-4 = Ігуана (джунглі, пустеля)
comet-card-primal_beaver-1 = Первісний бобер (джунглі, пустеля)
comet-card-primal_beaver-2 = Первісний бобер (джунглі, лава)
comet-card-primal_beaver-3 = Первісний бобер (лука, вода)
comet-card-primal_beaver-4 = Первісний бобер (пустеля, вода)
comet-card-primal_beaver-5 = Первісний бобер (лука, пустеля)
comet-card-moa-1 = Моа (джунглі, вода)
comet-card-moa-2 = Моа (лука, вода)
comet-card-moa-3 = Моа (лука, пустеля)
comet-card-passenger_pigeon-1 = Мандрівний голуб (лука, лава)
comet-card-passenger_pigeon-2 = Мандрівний голуб (вода, лава)
comet-card-passenger_pigeon-3 = Мандрівний голуб (лука, джунглі)
comet-card-passenger_pigeon-4 = Мандрівний голуб (джунглі, пустеля)
comet-card-bluebuck-1 = Блакитна антилопа (лава ×2)
comet-card-bluebuck-2 = Блакитна антилопа (джунглі, лава)
comet-card-bluebuck-3 = Блакитна антилопа (лука ×2)
comet-card-bluebuck-4 = Блакитна антилопа (вода ×2)
comet-card-raptor-1 = Раптор (лука, пустеля)
comet-card-raptor-2 = Раптор (джунглі, лава)
comet-card-raptor-3 = Раптор (джунглі, пустеля)
comet-card-raptor-4 = Раптор (пустеля, лава)
comet-card-golden_mole_rat-1 = Золотокріт (лука, лава)
comet-card-golden_mole_rat-2 = Золотокріт (вода, лава)
comet-card-golden_mole_rat-3 = Золотокріт (лука, вода)
comet-card-golden_mole_rat-4 = Золотокріт (лука, пустеля)
comet-card-aurochs-1 = Тур (вода, лава)
comet-card-aurochs-2 = Тур (пустеля, лава)
comet-card-aurochs-3 = Тур (джунглі ×2)
comet-card-aurochs-4 = Тур (лука, джунглі)
comet-card-tasmanian_wolf-1 = Сумчастий вовк (лука ×2)
comet-card-tasmanian_wolf-2 = Сумчастий вовк (пустеля, вода)
comet-card-tasmanian_wolf-3 = Сумчастий вовк (джунглі, пустеля)
comet-card-crescent_wallaby-1 = Місячний валабі (джунглі, лава)
comet-card-crescent_wallaby-2 = Місячний валабі (пустеля, вода)
comet-card-crescent_wallaby-3 = Місячний валабі (вода, лава)
comet-card-primal_squirrel-1 = Первісна вивірка (джунглі ×2)
comet-card-primal_squirrel-2 = Первісна вивірка (джунглі, пустеля)
comet-card-primal_squirrel-3 = Первісна вивірка (лава ×2)
comet-card-primal_squirrel-4 = Первісна вивірка (вода, лава)
comet-card-sea_cow-1 = Морська корова Стеллера (пустеля, лава)
comet-card-sea_cow-2 = Морська корова Стеллера (пустеля, вода)
comet-card-sea_cow-3 = Морська корова Стеллера (лука, вода)
comet-card-sea_cow-4 = Морська корова Стеллера (лука, лава)
comet-card-dromedary-1 = Дромедар (джунглі, пустеля)
comet-card-dromedary-2 = Дромедар (пустеля, лава)
comet-card-dromedary-3 = Дромедар (пустеля, вода)
comet-card-zebra-1 = Зебра (лука, вода)
comet-card-zebra-2 = Зебра (лука, лава)
comet-card-zebra-3 = Зебра (лука, джунглі)
comet-card-okapi-1 = Окапі (джунглі, лава)
comet-card-okapi-2 = Окапі (джунглі, вода)
comet-card-okapi-3 = Окапі (джунглі, пустеля)
comet-card-giant_otter-1 = Гігантська видра (джунглі, вода)
comet-card-giant_otter-2 = Гігантська видра (пустеля, вода)
comet-card-giant_otter-3 = Гігантська видра (вода, лава)
comet-card-volcano_rabbit-1 = Вулканічний кролик (джунглі, лава)
comet-card-volcano_rabbit-2 = Вулканічний кролик (пустеля, лава)
comet-card-volcano_rabbit-3 = Вулканічний кролик (лука, лава)
comet-card-cave_bear-1 = Печерний ведмідь (вода, лава)
comet-card-cave_bear-2 = Печерний ведмідь (джунглі, вода)
comet-card-triceratops-1 = Трицератопс (джунглі, пустеля)
comet-card-triceratops-2 = Трицератопс (лука, пустеля)
comet-card-woolly_mammoth-1 = Шерстистий мамонт (джунглі, пустеля)
comet-card-woolly_mammoth-2 = Шерстистий мамонт (пустеля, вода)
comet-card-chameleon = Хамелеон (джокер)
comet-card-parasaurolophus-1 = Паразауролоф (джунглі, лава)
comet-card-parasaurolophus-2 = Паразауролоф (лука, джунглі)
comet-card-stegosaurus-1 = Стегозавр (пустеля, лава)
comet-card-stegosaurus-2 = Стегозавр (лука, лава)
comet-card-giant_beaver-1 = Гігантський бобер (джунглі, лава)
comet-card-giant_beaver-2 = Гігантський бобер (лука, лава)
comet-card-giant_beaver-3 = Гігантський бобер (пустеля, вода)
comet-card-archaeopteryx-1 = Археоптерикс (лука, вода)
comet-card-archaeopteryx-2 = Археоптерикс (джунглі, лава)
comet-card-raptor_gold-1 = Раптор (золотий) (вода, лава)
comet-card-raptor_gold-2 = Раптор (золотий) (джунглі, вода)
comet-card-brachiosaurus-1 = Брахіозавр (лука, вода)
comet-card-brachiosaurus-2 = Брахіозавр (лука, лава)
comet-card-brachiosaurus-3 = Брахіозавр (вода, лава)
comet-card-pteranodon-1 = Птеранодон (лука, джунглі)
comet-card-pteranodon-2 = Птеранодон (вода, лава)
comet-card-pteranodon-3 = Птеранодон (лука, пустеля)
comet-card-mauritius_parrot-1 = Маврикійський папуга (пустеля, лава)
comet-card-mauritius_parrot-2 = Маврикійський папуга (лука, вода)
comet-card-diprotodon-1 = Дипротодон (лука, пустеля)
comet-card-diprotodon-2 = Дипротодон (лука, вода)
comet-card-meadow_guardian = Вартовий луки (лука, пустеля)
comet-card-jungle_guardian = Вартовий джунглів (лука, джунглі)
comet-card-desert_guardian = Вартовий пустелі (джунглі, пустеля)
comet-card-water_guardian = Вартовий води (джунглі, вода)
comet-card-lava_guardian = Вартовий лави (пустеля, лава)
comet-card-mammoth_rider-1 = Вершник на мамонті (джунглі, пустеля)
comet-card-mammoth_rider-2 = Вершник на мамонті (лука, джунглі)
comet-card-tortoise_rider-1 = Вершник на черепасі (джунглі, лава)
comet-card-tortoise_rider-2 = Вершник на черепасі (пустеля, вода)
comet-card-tunnel = Тунель
comet-card-jumping_hill = Трамплін
comet-card-warm_nest = Тепле гніздо
comet-card-double_clutch = Подвійна кладка

comet-hero-quagga = Квага
comet-hero-giant_beaver_hero = Гігантський бобер
comet-hero-smilodon = Смілодон
comet-hero-irish_elk = Великорогий олень
comet-hero-ankylosaurus = Анкілозавр
comet-hero-quetzalcoatlus = Кетцалькоатль
comet-hero-elasmotherium = Еласмотерій
comet-hero-cave_lion = Печерний лев
comet-hero-terror_bird = Фороракос
comet-hero-megalania = Мегаланія

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

comet-symbol-meadow = лука
    .acc = луку
comet-symbol-jungle = джунглі
    .acc = джунглі
comet-symbol-desert = пустеля
    .acc = пустелю
comet-symbol-water = вода
    .acc = воду
comet-symbol-lava = лава
    .acc = лаву
comet-symbol-wild = джокер
    .acc = джокер
comet-symbol-none = жоден
    .acc = нічого

comet-token-mammoth = мамонт
    .acc = мамонта
comet-token-tortoise = гігантська черепаха
    .acc = гігантську черепаху


comet-ability-reduce_nest-2 = зменшити відстань гнізда щонайбільше на 2
comet-ability-extra_hatch-1 = вивести ще 1 тварину
comet-ability-draw_silver-1 = взяти 1 срібну карту
comet-ability-play_extra_movement_card-1 = зіграти ще 1 карту для руху
comet-ability-free_steps-1 = перемістити рятівника рівно на 1 клітинку
comet-ability-duplicate_symbol-1 = скопіювати зіграний символ
comet-ability-take_played_silver = забрати щойно зіграну срібну карту
comet-ability-take_gold-1 = взяти 1 золоту карту
comet-ability-skip_terrain-desert = один рятівник безплатно проходить пустелю
comet-ability-skip_terrain-meadow = один рятівник безплатно проходить луку
comet-ability-skip_terrain-jungle = один рятівник безплатно проходить джунглі
comet-ability-skip_terrain-water = один рятівник безплатно проходить воду
comet-ability-skip_terrain-lava = один рятівник безплатно проходить лаву
comet-ability-reduce_nest-4 = зменшити відстань гнізда щонайбільше на 4
comet-ability-extra_hatch-1-reduce-2 = вивести ще 1 тварину, відстань менша щонайбільше на 2
comet-ability-move_to_nest_or_cavern = перемістити рятівника в гніздо або печеру
comet-ability-free_steps-2 = перемістити рятівника рівно на 2 клітинки
comet-ability-copy_played_symbols = рухатися за символами щойно зіграної карти
comet-ability-place_neutral-mammoth = поставити мамонта
comet-ability-place_neutral-tortoise = поставити гігантську черепаху
comet-ability-free_steps-3 = перемістити рятівника рівно на 3 клітинки
comet-ability-gain_wild-2 = отримати 2 джокери
comet-ability-reduce_nest-3 = зменшити відстань гнізда щонайбільше на 3
comet-ability-gain_wild-1 = отримати 1 джокер
comet-ability-place_neutral-any = поставити мамонта або гігантську черепаху

comet-holds-reduce_nest = зменшує відстані гнізд щонайбільше на { $up_to }
comet-holds-skip_terrain = ваші рятівники безплатно проходять { $symbol-acc }
comet-holds-hatch_on_occupied = можна виводити й у зайнятих гніздах
comet-holds-hand_limit = ліміт руки +{ $plus }
comet-holds-skip_nests = ваші рятівники безплатно проходять порожні гнізда
comet-holds-rest_gold_instead_of_silver = { $count ->
    [one] Відпочинок: золота карта замість { $count } срібної
   *[other] Відпочинок: золоті карти замість { $count } срібних
 }
comet-holds-rest_extra_gold = { $count ->
    [one] Відпочинок: ще { $count } золота карта
    [few] Відпочинок: ще { $count } золоті карти
   *[other] Відпочинок: ще { $count } золотих карт
 }
comet-holds-score_set_vicuna = 1, 2, 3… вікуньї дають { $table }
comet-holds-score_set_lizard = { $part ->
    [any] замінює будь-яку ящірку; набір дає { $points }
   *[other] набір ящірок дає { $points }
 }
comet-holds-score_per_rescued = дає { $per } за кожну іншу тварину, щонайбільше { $max }
comet-holds-score_per_egg_colour = дає { $per } за кожен колір яєць
comet-holds-score_per_silver = дає { $per } за кожну срібну тварину
comet-holds-score_per_gold = дає { $per } за кожну золоту тварину
comet-holds-score_per_beaver = дає { $per } за кожного бобра
comet-holds-score_per_egg = дає { $per } за кожне { $egg } яйце
comet-holds-score_per_area = дає { $per } за кожну тварину із символом «{ $symbol }»

comet-egg-white = біле
comet-egg-red = червоне
comet-egg-blue = синє
comet-egg-purple = фіолетове
comet-egg-green = зелене
comet-egg-black = чорне

comet-phase-over = партію завершено
comet-phase-refill = поповнення ряду
comet-phase-heroes = роздавання героїв
comet-phase-hands = перші карти на руки
comet-phase-first-player = вибір першого гравця
comet-phase-draw = добір срібних карт
comet-phase-turn = вилуплення, рух чи відпочинок
comet-phase-turn-comet = вилуплення, рух чи пас
comet-phase-hatch = вилуплення
comet-phase-nest = вибір гнізда
comet-phase-amount = зменшення відстані гнізда
comet-phase-move = рух
comet-phase-glide = здібність переміщує рятівника
comet-phase-scout = вибір рятівника для розвідника
comet-phase-place = поява мамонта чи гігантської черепахи
comet-phase-duplicate = копіювання символу
comet-phase-rest = відпочинок
comet-phase-discarding = скидання карт
comet-phase-taking = вибір золотої карти
comet-phase-drawing = добір карт
comet-phase-comet-choice = прилетіла комета: добрати чи відновити карти
comet-phase-between = здібності між ходами
comet-phase-parrot = рух за символами щойно зіграної карти

comet-line-animals = Врятовані тварини
    .why = Очки кожної тварини в печері. Тварини на полі й карти на руці не дають нічого.
    .rule = C53
comet-line-vicunas = Вікуньї
    .why = Що більше вікуній ви врятували, то більше вони дають.
    .rule = C54
comet-line-lizards = Набори ящірок
    .why = За кожен набір з ігуани, гекона й саламандри; хамелеон замінює будь-яку з них.
    .rule = C55
comet-line-conditions = Умови інших тварин
    .why = Що врятовані тварини дають за інших врятованих.
    .rule = C54
comet-line-hero = Герой
    .why = Що дає ваш герой за свою умову.
    .rule = C56
comet-line-total = Разом
comet-line-tie-break = За нічиєї: врятовані тварини

comet-option-side = Який бік поля?
comet-option-side-A = Яйця в блакитну цятку (для першої партії)
comet-option-side-B = Інший бік (клітинок менше)
comet-worlds = Поле
comet-world-first_side = Перший бік
comet-world-first_side-about = Бік із яйцями в блакитну цятку — для перших партій.
comet-world-second_side = Другий бік
comet-world-second_side-about = Клітинок менше, шляхи важчі — коли опанували перший бік.
comet-option-skip = Як проходять зайняті клітинки?
comet-option-skip-connected = Уздовж з’єднаних клітинок (за книгою)
comet-option-skip-straight = Лише по прямій
comet-option-wolf = Чию карту може забрати сумчастий вовк?
comet-option-wolf-any = Будь-чию, навіть свого власника
comet-option-wolf-others = Лише іншого гравця
comet-option-wild_alone = Чи досить для руху самого джокера?
comet-option-wild_alone-allowed = Так
comet-option-wild_alone-forbidden = Ні, він лише доповнює іншу карту
comet-option-guardians = Коли вартові дають проходити клітинки безплатно?
comet-option-guardians-always = Під час будь-якого руху за символами, з папугою теж
comet-option-guardians-move = Лише під час дії «Рух» їхнього власника
comet-option-parrot_wild = Чи копіює маврикійський папуга джокер?
comet-option-parrot_wild-copied = Так
comet-option-parrot_wild-ignored = Ні, лише символи місцевості
comet-option-between = Як використовують здібності між ходами?
comet-option-between-round = Одне коло, кожен скільки хоче
comet-option-between-turns = По одній по черзі, доки всі не відмовляться
comet-option-chameleons = Скільки хамелеонів може бути в наборі ящірок?
comet-option-chameleons-any = Скільки бракує
comet-option-chameleons-one = Щонайбільше один
comet-option-reshuffle = Коли зі скиду роблять нову колоду?
comet-option-reshuffle-needed = Коли потрібна наступна карта
comet-option-reshuffle-empty = Одразу після останньої карти
comet-option-tie = Що за рівності очок?
comet-option-tie-shared = Перемога спільна
comet-option-tie-animals = Перемагає той, хто врятував більше тварин
comet-option-first_player = Хто ходить першим?
    .note = Число означає місце за столом, рахуючи від 0.
comet-option-first_player-random = Випадковий гравець
comet-option-idle = Після скількох порожніх кіл прилітає комета?
    .note = Порожнє коло: ніхто не вивів тварину, не врятував її й не взяв срібної карти.

## Actions

comet-do-done = завершити
comet-do-rest = відпочити: відновити карти, скинути, взяти золоту, добрати
comet-do-stop = спасувати до кінця партії
comet-do-draw-silver = взяти срібну карту
comet-do-draw-up = добрати карти до ліміту руки
comet-do-ready-all = відновити всі свої карти
comet-do-bonus = використати меншу відстань, яку дає це вилуплення
comet-do-by = зменшити відстань гнізда на { $amount }
comet-do-scout = безплатний прохід для рятівника { $savior }
comet-do-duplicate = скопіювати символ «{ $symbol }»
comet-do-deal = роздати героя «{ $hero }»
comet-do-first = перший гравець: { $seat }
comet-do-use = { $ability }
comet-do-hatch = вивести: { $card }
comet-do-play = зіграти: { $card }
comet-do-discard = скинути: { $card }
comet-do-take = взяти: { $card }
comet-do-copy = рухатися за символами карти: { $card }
comet-do-draw = взяти з колоди: { $card }
comet-do-nest = вибрати гніздо { $field }
comet-do-place = поставити { $token-acc } на { $field }
comet-do-step = { $symbol-id ->
    [none] перемістити рятівника { $savior } на { $field }
   *[other] перемістити рятівника { $savior } на { $field } (символ: { $symbol })
 }

## Events

comet-turned-up = У ряд золотих карт приходить «{ $card }».
comet-hero = { $seat-you ->
    [yes] Ваш герой: { $hero }.
   *[no] { $seat } отримує героя «{ $hero }».
 }
comet-first = { $seat-you ->
    [yes] Ви починаєте гру.
   *[no] { $seat } починає гру.
 }
comet-turn = { $seat-you ->
    [yes] Ваш хід.
   *[no] Далі ходить { $seat }.
 }
comet-drew = { $seat-you ->
    [yes] Ви берете срібну карту.
   *[no] { $seat } бере срібну карту.
 }
comet-drew-card = { $seat-you ->
    [yes] Ви берете карту «{ $card }».
   *[no] { $seat } бере карту «{ $card }».
 }
comet-rested = { $seat-you ->
    [yes] Ви відпочиваєте.
   *[no] { $seat } відпочиває.
 }
comet-discarded = { $seat-you ->
    [yes] Ви скидаєте карту «{ $card }».
   *[no] { $seat } скидає карту «{ $card }».
 }
comet-took-gold = { $seat-you ->
    [yes] Ви берете з ряду карту «{ $card }».
   *[no] { $seat } бере з ряду карту «{ $card }».
 }
comet-hatched = { $seat-you ->
    [yes] Ви виводите тварину «{ $card }».
   *[no] { $seat } виводить тварину «{ $card }».
 }
comet-nested = { $seat-you ->
    [yes] Ви ставите рятівника { $savior } у гніздо { $field }.
   *[no] { $seat } ставить рятівника { $savior } у гніздо { $field }.
 }
comet-lowered = { $seat-you ->
    [yes] Ви зменшуєте відстань гнізда на { $by }.
   *[no] { $seat } зменшує відстань гнізда на { $by }.
 }
comet-played = { $seat-you ->
    [yes] Ви граєте для руху карту «{ $card }».
   *[no] { $seat } грає для руху карту «{ $card }».
 }
comet-played-utility = { $seat-you ->
    [yes] Ви граєте карту «{ $card }».
   *[no] { $seat } грає карту «{ $card }».
 }
comet-used = { $seat-you ->
    [yes] Ви використовуєте здібність: { $ability }.
   *[no] { $seat } використовує здібність: { $ability }.
 }
comet-stepped = { $seat-you ->
    [yes] Ви переміщуєте рятівника { $savior } на { $field } за символом «{ $symbol }».
   *[no] { $seat } переміщує рятівника { $savior } на { $field } за символом «{ $symbol }».
 }
comet-glided = { $seat-you ->
    [yes] Ви переміщуєте рятівника { $savior } на { $field }.
   *[no] { $seat } переміщує рятівника { $savior } на { $field }.
 }
comet-rescued = { $seat-you ->
    [yes] Ви рятуєте тварину «{ $card }»!
   *[no] { $seat } рятує тварину «{ $card }»!
 }
comet-scouted = { $seat-you ->
    [yes] Цього ходу ваш рятівник { $savior } безплатно проходить { $areas-acc }.
   *[no] { $seat }: рятівник { $savior } цього ходу безплатно проходить { $areas-acc }.
 }
comet-placed = { $seat-you ->
    [yes] Ви ставите { $token-acc } на { $field }.
   *[no] { $seat } ставить { $token-acc } на { $field }.
 }
comet-duplicated = { $seat-you ->
    [yes] Ви копіюєте символ «{ $symbol }».
   *[no] { $seat } копіює символ «{ $symbol }».
 }
comet-took-back = { $seat-you ->
    [yes] Ви забираєте зі скиду карту «{ $card }».
   *[no] { $seat } забирає зі скиду карту «{ $card }».
 }
comet-copied = { $seat-you ->
    [yes] Ви рухаєтеся за символами карти «{ $card }».
   *[no] { $seat } рухається за символами карти «{ $card }».
 }
comet-chose-draw = { $seat-you ->
    [yes] Ви вирішуєте добрати карти.
   *[no] { $seat } вирішує добрати карти.
 }
comet-chose-ready = { $seat-you ->
    [yes] Ви вирішуєте відновити всі карти.
   *[no] { $seat } вирішує відновити всі карти.
 }
comet-dropped-out = { $why ->
    [stuck] { $seat-you ->
        [yes] Ні вилуплення, ні рух неможливі: для вас партію завершено.
       *[no] Ні вилуплення, ні рух неможливі, партію завершено: { $seat }.
     }
    [needs-animal] { $seat-you ->
        [yes] Немає карти тварини, щоб почати рух: для вас партію завершено.
       *[no] Немає карти тварини, щоб почати рух, партію завершено: { $seat }.
     }
    [idle] { $seat-you ->
        [yes] Надто довго нічого не змінюється: для вас партію завершено.
       *[no] Надто довго нічого не змінюється, партію завершено: { $seat }.
     }
   *[chose] { $seat-you ->
        [yes] Ви пасуєте до кінця партії.
       *[no] { $seat } пасує до кінця партії.
     }
 }
comet-silver-shuffled = { $count ->
    [one] Срібний скид перетасовано в нову колоду: { $count } карта.
    [few] Срібний скид перетасовано в нову колоду: { $count } карти.
   *[other] Срібний скид перетасовано в нову колоду: { $count } карт.
 }
comet-gold-shuffled = { $count ->
    [one] Золотий скид перетасовано в нову колоду: { $count } карта.
    [few] Золотий скид перетасовано в нову колоду: { $count } карти.
   *[other] Золотий скид перетасовано в нову колоду: { $count } карт.
 }
comet-comet = { $why ->
    [idle] Надто довго нічого не змінюється: прилетіла комета! Срібних карт лишилося { $count }, відпочинку більше не буде.
   *[pile] Колода скінчилася: прилетіла комета! Срібних карт лишилося { $count }, відпочинку більше не буде.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партію завершено. Ви перемогли!
       *[no] Партію завершено. Перемога: { $winners }.
     }
   *[other] Партію завершено. Спільна перемога: { $winners }.
 }

## The table at the terminal

comet-kind-meadow = лука
comet-kind-jungle = джунглі
comet-kind-desert = пустеля
comet-kind-water = вода
comet-kind-lava = лава
comet-kind-nest = гніздо
comet-kind-cavern = печера
comet-sign-meadow = л
comet-sign-jungle = д
comet-sign-desert = п
comet-sign-water = в
comet-sign-lava = Л
comet-sign-nest = г
comet-sign-cavern = ПЕЧ
comet-sign-mammoth = Мам
comet-sign-tortoise = Чер

comet-table-title = Хід { $turn }: { $phase } (бік { $side })
comet-table-comet = Прилетіла комета.
comet-table-legend = (7) гніздо 7
comet-table-silver = Срібні { $draw }, комета { $comet }, скид { $discard }
comet-table-gold = Золоті { $draw }, скид { $discard }
comet-table-idle = Ходів без поступу: { $idle }; на { $limit }-му прилетить комета
comet-table-first = (починає)
comet-table-out = (пас)
comet-table-standing = { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
 }, { $hand } { $hand ->
    [one] карта
    [few] карти
   *[other] карт
 }
comet-table-savior = { $number } на { $field }, ще { $distance }: { $what }
comet-table-slot = { $number }: { $what }
comet-table-skips = безплатно проходить { $areas-acc }
comet-table-rescued = { $gold_count ->
    [0] врятовано срібних { $count }: { $silver }
   *[other] { $silver_count ->
        [0] врятовано золотих { $count }: { $gold }
       *[other] врятовано срібних { $silver_count }: { $silver }; золотих { $gold_count }: { $gold }
     }
 }
comet-table-ability = { $ready ->
    [0] використано ({ $count }): { $ability }
   *[other] готово ({ $ready } з { $count }): { $ability }
 }
comet-table-played = Зіграно цього ходу: { $cards }
comet-table-pool = Лишилося символів: { $what }
comet-table-needs-animal = Щоб почати рух, потрібна карта тварини: самих допоміжних карт замало.
comet-table-nesting = { $free ->
    [wanted] Гніздо { $wanted } вільне.
    [higher] Гнізда { $wanted } зайняті; найближче вільне з більшим номером — { $open }.
   *[none] Вільних гнізд із номером { $wanted } і більше немає.
 }{ $occupied ->
    [yes] { " " }Підходить і зайняте гніздо { $wanted }.
   *[no] { "" }
 }
comet-table-nest = гніздо, яйце
comet-table-nest-egg = { $nest } { $egg }
comet-table-points = очки
comet-table-ability-column = здібність
comet-table-display = Ряд золотих карт
comet-table-hand = { $seat-you ->
    [yes] Карти на руці
   *[no] На руці: { $seat }
 } ({ $count }, ліміт { $limit })
comet-table-hero = Герой «{ $hero }»: { $what }
comet-table-score-sheet = Таблиця очок

comet-changed-card = { $name } ({ $what })

## Questions at the terminal

comet-ask-nest = { $what } (гніздо { $nest })
comet-ask-kind = { $what } ({ $kind })
comet-ask-exhausts = { $what } (використовує «{ $ability }»)
comet-ask-unclear = { $count ->
    [0] Жоден вибір не містить «{ $word }». Наберіть номер або слова одного рядка.
    [one] «{ $word }» підходить до { $count } вибору. Наберіть більше слів або номер.
   *[other] «{ $word }» підходить до { $count } виборів. Наберіть більше слів або номер.
 }

## Help at the terminal

comet-help-choices = Вибір: наберіть номер рядка або стільки слів із нього, щоб вони вказували лише на один, наприклад «1 E3 вода».
comet-help-board = Поле: рядок на кожен ряд, його літера стоїть ліворуч; клітинка показує свій номер у ряду, далі місцевість або (номер гнізда). 0.2 — рятівник 2 з місця 0, Мам — мамонт, Чер — гігантська черепаха, + — клітинка з кількома; > позначає, куди веде ваш вибір. Клітинка межує з двома обабіч і з двома вище та двома нижче, між якими лежить.
comet-help-cards = Карти: назва із символами, за якими рухаються, відстань гнізда, очки за порятунок, здібність. Знак питання — карта, якої вам не можна знати.
comet-help-players = Гравці: > ходить зараз; далі герой, очки на цей момент, рятівники з тваринами, яких вони ведуть, і скільки клітинок лишилося, врятовані тварини та здібності, готові чи використані. «view 1» показує карти місця 1, наскільки вам можна їх знати.

## Why something is not allowed

comet-why-not-in-hand = карти «{ $card }» немає у вас на руці
comet-why-utility-not-hatched = «{ $card }» — допоміжна карта, вивести її не можна
comet-why-no-nest-free = для карти «{ $card }» немає вільного гнізда з номером { $number } або більшим
comet-why-other-turn = карту «{ $card }» грають { $timing ->
    [hatch] під час вилуплення
    [move] під час руху
    [between] між ходами
   *[other] в інший час
 }
comet-why-no-effect = карта «{ $card }» зараз нічого не дасть
comet-why-none-could-move = з картою «{ $card }» жоден ваш рятівник не зрушить
comet-why-animal-first = самої карти «{ $card }» замало: спершу зіграйте карту тварини для руху
comet-why-wild-alone = на карті «{ $card }» лише джокер: вона доповнює рух, але не починає його
comet-why-ability-other-time = «{ $ability }» діє { $timing ->
    [hatch] під час вилуплення
    [move] під час руху
    [between] між ходами
   *[other] в інший час
 }, не зараз
comet-why-ability-not-ready = у вас немає готової карти зі здібністю «{ $ability }», або зараз вона нічого не дасть
comet-why-ability-after-card = «{ $ability }» можна використати, коли карту для руху вже зіграно
comet-why-savior-not-out = вашого рятівника { $number } немає на полі
comet-why-no-field = на цьому боці поля немає клітинки { $field }
comet-why-field-occupied = клітинка { $field } зайнята; через неї можна пройти, але не зупинитися на ній
comet-why-no-symbol = у вас немає символу «{ $symbol }»
comet-why-wrong-symbol = клітинка { $field } — { $terrain }; символ «{ $symbol }» туди не веде
comet-why-too-far = клітинка { $field } і не поруч із рятівником { $number }, і не за клітинками, які він проходить безплатно
comet-why-no-nest = на { $field } немає гнізда
comet-why-nest-occupied = гніздо { $field } зайняте
comet-why-nest-too-low = гніздо { $field } має номер { $number }, менший за { $wanted }
comet-why-lower-nest-free = є вільне гніздо з номером { $number }; більшого вибрати не можна
comet-why-move-card-s-symbols-stop-after-first = рухайтеся за символами карти; після першого кроку можна зупинитися
comet-why-only-free-nest-cavern-next-behind-what = лише вільне гніздо чи печера поруч або за тим, що можна пройти
comet-why-move-moves-least-one-savior = рух переміщує хоча б одного рятівника
comet-why-hatch-hatches-least-one-animal = під час вилуплення виводять хоча б одну тварину
comet-why-comet-phase-there-no-rest = після прильоту комети ніхто не відпочиває
comet-why-players-drop-out-only-comet-phase = пасують лише після прильоту комети
comet-why-move-play-cards-step-use-abilities-done = це рух: грайте карти, рухайте рятівників, використовуйте здібності або завершіть хід
comet-why-hatch-hatch-use-abilities-done = це вилуплення: виведіть тварину, використовуйте здібності або завершіть хід
comet-why-begin-turn-hatch-move-rest = почніть хід вилупленням, рухом або відпочинком
comet-why-turn-move-hatching-needs-hatch = цей хід — рух; виводити можна під час вилуплення
comet-why-all-three-slots-above-savior-board-taken = усі три слоти над вашим планшетом рятівників зайняті
comet-why-one-animal-hatched-turn-unless-ability-grants = за хід виводять одну тварину, якщо здібність не дає більше
comet-why-turn-hatch-card-played-movement-move = цей хід — вилуплення; карти для руху грають під час руху
comet-why-no-savior-board-move = на полі немає ваших рятівників
comet-why-only-one-card-without-wild-symbol-played = для руху можна зіграти лише одну карту без джокера
comet-why-nest-cannot-entered-symbol = жоден символ не веде у гніздо
comet-why-step-needs-symbol-unless-ability-gives = для кожної клітинки потрібен символ, якщо його не замінює здібність
comet-why-another-symbol-serves-as-well-leaves-no = візьміть інший символ: він теж підходить і лишає не менше можливостей
comet-why-only-silver-card-taken-between-turns = між ходами можна забрати лише срібну карту
comet-why-card-not-just-played-movement-gone = щойно для руху зіграли не цю карту, або її вже немає
comet-why-no-card-ready-takes-card-just-played = у вас немає готової карти, що забирає щойно зіграну
comet-why-card-not-just-played-movement = щойно для руху зіграли не цю карту
comet-why-no-step-possible-card-no-parrot-ready = символи цієї карти не зрушать жодного вашого рятівника, або немає готового папуги
comet-why-between-two-turns-use-ability-time-done = між ходами: використайте відповідну здібність або відмовтеся
comet-why-choose-nest-animal-lower-nest-distance-first = виберіть гніздо для тварини або спершу зменште його відстань
comet-why-name-how-much-nest-distance-lowered-nest = виберіть, на скільки зменшити відстань гнізда; вільне гніздо має лишитися
comet-why-discard-cards-from-hand-done = скиньте карти з руки або продовжте
comet-why-take-gold = візьміть золоту карту з ряду
comet-why-take-useless = з картою «{ $card }» розпочату дію не завершити
comet-why-draw-silver-card-take-gold-card-from = візьміть срібну карту або натомість золоту з ряду
comet-why-ability-cannot-move-savior-there = ця здібність не може перемістити туди цього рятівника
comet-why-choose-savior-board-whom-scout-helps = виберіть свого рятівника на полі
comet-why-token-goes-free-area-nest-savior-still = фішка йде на вільну клітинку або в гніздо, і якийсь ваш рятівник має зберегти хід
comet-why-only-area-symbol-card-played-turn-copied = скопіювати можна лише символ місцевості карти, яку ви зіграли цього ходу
comet-why-draw-silver-cards-up-hand-limit-ready = доберіть срібні карти до ліміту руки або відновіть усі свої карти

## On the page: the board

comet-first-player = починає гру
comet-tab-valley = Поле
comet-tab-rescued = Врятовані
comet-tab-gold = Золоті
comet-tab-rivals = Рахунок
comet-tab-log = Журнал

comet-part-hatch = Вилуплення
comet-part-move = Рух
comet-part-rest = Відпочинок
comet-part-between = Між ходами

comet-group-hatch = Вилуплення
comet-group-move = Рух
comet-group-between = Між ходами
comet-group-always = Постійно
comet-group-scoring = Очки

comet-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }
comet-no-ability = Без здібності
comet-exhausted = використано
comet-card-once = Одноразова
comet-hero-word = Герой
comet-card-hidden = прихована карта
comet-egg-label = { $egg } яйце
comet-egg-nest = { $egg } яйце, гніздо { $nest }
comet-symbols-left = Лишилося символів
    .why = Кожен — один крок рятівника на вільну клітинку цієї місцевості, джокер — на будь-яку, крім гнізда; у печеру веде будь-який. Невикористані наприкінці ходу пропадуть.
    .rule = C25
comet-enter-by = Який символ витратити?
comet-helpers = Доступні здібності
comet-look-own = До моїх карт
comet-look-acting = Хто ходить
comet-over-valley = До поля
comet-ended = Прилетіла комета, і більше ніхто не може або не хоче діяти.
comet-beside = Поруч із полем: { $token }
    .why = Спільна фішка. Карта вершника ставить її на вільну клітинку або у вільне гніздо; через неї всі проходять безплатно, як через рятівника.
    .rule = C65
comet-advice-on-their-way = { $count ->
    [0] У дорозі не буде жодної тварини.
    [one] У дорозі буде { $count } тварина.
    [few] У дорозі будуть { $count } тварини.
   *[other] У дорозі буде { $count } тварин.
 }
comet-advice-cards = { $count ->
    [0] На руці не лишиться карт.
    [one] На руці буде { $count } карта.
    [few] На руці будуть { $count } карти.
   *[other] На руці буде { $count } карт.
 }
comet-advice-points = Очки за найближчі ходи: { $points }.
comet-advice-animals = { comet-line-animals }: { $points }
comet-advice-vicunas = { comet-line-vicunas }: { $points }
comet-advice-lizards = { comet-line-lizards }: { $points }
comet-advice-conditions = { comet-line-conditions }: { $points }
comet-advice-hero = { comet-line-hero }: { $points }
comet-hint = Підказка: { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat-count ->
        [one] { $seat } вибирає: вилуплення, рух чи відпочинок.
       *[other] { $seat } вибирають: вилуплення, рух чи відпочинок.
     }
    [turn-comet] { $seat-count ->
        [one] { $seat } вибирає: вилуплення, рух чи пас.
       *[other] { $seat } вибирають: вилуплення, рух чи пас.
     }
    [hatch] { $seat-count ->
        [one] { $seat } виводить тварину.
       *[other] { $seat } виводять тварину.
     }
    [nest] { $seat-count ->
        [one] { $seat } вибирає гніздо.
       *[other] { $seat } вибирають гніздо.
     }
    [move] { $seat-count ->
        [one] { $seat } рухається.
       *[other] { $seat } рухаються.
     }
    [glide] { $seat-count ->
        [one] { $seat } рухається.
       *[other] { $seat } рухаються.
     }
    [discarding] { $seat-count ->
        [one] { $seat } відпочиває.
       *[other] { $seat } відпочивають.
     }
    [taking] { $seat-count ->
        [one] { $seat } бере золоту карту.
       *[other] { $seat } беруть золоту карту.
     }
    [drawing] { $seat-count ->
        [one] { $seat } відпочиває.
       *[other] { $seat } відпочивають.
     }
    [amount] { $seat-count ->
        [one] { $seat } зменшує відстань гнізда.
       *[other] { $seat } зменшують відстань гнізда.
     }
    [between] { $seat-count ->
        [one] { $seat } вирішує, чи використати здібність.
       *[other] { $seat } вирішують, чи використати здібність.
     }
    [parrot] { $seat-count ->
        [one] { $seat } рухається за символами щойно зіграної карти.
       *[other] { $seat } рухаються за символами щойно зіграної карти.
     }
    [comet-choice] { $seat-count ->
        [one] { $seat } вибирає: добрати чи відновити карти.
       *[other] { $seat } вибирають: добрати чи відновити карти.
     }
   *[other] Чекаємо: { $seat } ({ $phase }).
 }
comet-prompt-nature = Зараз: { $phase }.
comet-prompt-over-small = Оберіть рядок журналу, щоб знову побачити той момент.
comet-prompt-comet-small = Прилетіла комета: відпочинку більше немає.
comet-prompt-turn = { $comet ->
    [yes] Ваш хід: вилуплення, рух або пас.
   *[no] Ваш хід: вилуплення, рух чи відпочинок.
 }
comet-prompt-turn-small = Виберіть яйце карти, щоб вивести тварину, або її символи, щоб рухатися.
comet-prompt-turn-only = { $comet ->
    [yes] Ви не можете ні вивести тварину, ні рухатися.
   *[no] Ви не можете ні вивести тварину, ні рухатися: відпочиньте й доберіть карт.
 }
comet-prompt-needs-animal = Щоб почати рух, потрібна карта тварини: самих допоміжних карт замало.
comet-prompt-hatch = { $hatches ->
    [0] Тварину виведено. Використайте здібність або завершіть хід.
    [one] Можна вивести ще { $hatches } тварину.
    [few] Можна вивести ще { $hatches } тварини.
   *[other] Можна вивести ще { $hatches } тварин.
 }
comet-prompt-hatch-small = Позначено здібності, доступні під час вилуплення.
comet-prompt-hatched = Тварину виведено: завершіть хід.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Виберіть гніздо { $wanted }, можна й зайняте.
       *[no] Вільних гнізд із номером { $wanted } і більше немає: зменште відстань гнізда.
     }
   *[other] { $occupied ->
        [yes] Виберіть вільне гніздо { $open } або зайняте гніздо { $wanted }.
       *[no] Виберіть гніздо { $open }.
     }
 }
comet-prompt-nest-small = Номер гнізда — скільки від нього кроків до печери.
comet-prompt-nest-higher = Гнізда { $wanted } зайняті; найближче вільне з більшим номером — { $open }.
comet-prompt-amount = На скільки зменшити відстань гнізда?
comet-prompt-amount-small = Менший номер ближче до печери.
comet-prompt-move = Рятівник { $savior }, { $name }: виберіть обведену клітинку.
comet-prompt-move-small = { $others ->
    [yes] Крапки — потрібні символи. Виберіть іншого рятівника, щоб рухати його.
   *[no] Крапки — потрібні символи.
 }
comet-prompt-cavern = { $steps ->
    [one] До печери { $steps } крок
    [few] До печери { $steps } кроки
   *[other] До печери { $steps } кроків
 }: { $name }, { $points ->
    [one] { $points } очко за порятунок.
    [few] { $points } очки за порятунок.
   *[other] { $points } очок за порятунок.
 }
comet-prompt-move-none = Жоден символ не перемістить цього рятівника.
comet-prompt-move-end = Додайте карту, використайте здібність або завершіть хід.
comet-prompt-move-help = Додайте карту або використайте здібність.
comet-prompt-walking = Рятівник { $savior } у дорозі.
comet-prompt-stopped = Далі пройти не можна. Рятівник зупинився, невикористані символи лишилися.
comet-prompt-enter = Який символ витратити на крок ({ $field })?
comet-prompt-enter-cavern = Який символ витратити на вхід до печери?
comet-prompt-enter-small = Збережіть той, що потрібен іншому рятівникові.
comet-prompt-glide = Виберіть, куди йде рятівник.
comet-prompt-glide-small = { $steps ->
    [0] Символ не потрібен. Фішки й дозволені місцевості проходять безплатно.
   *[other] Символ не потрібен.
 }
comet-prompt-scout = Який рятівник цього ходу безплатно пройде цю місцевість?
comet-prompt-scout-small = Виберіть його на полі.
comet-prompt-place = Поставте { $token-acc } на вільну клітинку.
comet-prompt-place-small = Через фішку безплатно проходять усі: і ви, і суперники.
comet-prompt-duplicate = Який символ скопіювати?
comet-prompt-discard = Відпочинок: скиньте непотрібні карти.
comet-prompt-discard-small = Далі візьмете золоту карту й доберете до ліміту руки.
comet-prompt-take = Візьміть золоту карту з ряду.
comet-prompt-take-small = { $counts ->
    [yes] Вона входить у ліміт руки.
   *[no] Її беруть понад ліміт руки.
 }
comet-prompt-draw = Візьміть срібну карту або натомість золоту.
comet-prompt-draw-small = Золоту — лише з відкритого ряду.
comet-prompt-comet = Прилетіла комета: добрати карти чи відновити всі свої?
comet-prompt-comet-choice-small = Відтепер ніхто не може відпочивати.
comet-prompt-between = Між ходами можна використати здібність тварини.
comet-prompt-between-small = Виберіть щойно зіграну карту або здібність: її тварину буде використано. Або відмовтеся.

comet-act-end = Кінець ходу
comet-act-decline = Відмовитися
comet-act-discarded = Далі
comet-act-rest = Відпочити
comet-act-stop = Спасувати
comet-act-bonus = Зменшити відстань
comet-act-by = на { $amount }
comet-act-scout = Рятівник { $savior }
comet-act-duplicate = копія: { $symbol }
comet-act-draw-silver = Взяти срібну карту
comet-act-draw-up = Добрати карти
comet-act-ready-all = Відновити карти
comet-pass = Не питати до мого ходу
comet-passing = До вашого ходу вас не питають
comet-passing-off = Питати знову

comet-hatch = Вивести
comet-hatch-label = Вивести: { $card }, гніздо { $nest }
comet-move = Рух
comet-move-label = Рухатися за картою: { $card }
comet-utility = Зіграти
comet-utility-label = Зіграти «{ $card }»: { $text }
comet-discard = Скинути
comet-discard-label = Скинути: { $card }
comet-take = Взяти
comet-take-label = Взяти: { $card }
comet-copy = За її символами
comet-copy-label = Рухатися за символами карти: { $card }
comet-chip-use = Використати:

comet-hand-of = { $seat-you ->
    [yes] Карти на руці
   *[no] На руці: { $seat }
 }
comet-hand-size = { $count } з { $limit }
comet-hand-both = яйце: вивести · символи: рух
comet-hand-discard = виберіть карти, щоб скинути
comet-hand-more = можна додати ще карту
comet-hand-empty = на руці немає карт
comet-display = Ряд золотих карт
comet-display-aside = { $comet ->
    [yes] у колоді { $left }
   *[no] 1 за відпочинок · у колоді { $left }
 }
comet-display-empty = золотих карт не лишилося
comet-played-title = Щойно зіграно для руху
comet-played-aside = між ходами
comet-rescued-of = { $seat-you ->
    [yes] Ваш герой і врятовані тварини
   *[no] Герой і врятовані тварини: { $seat }
 }

comet-saviors = Рятівники
comet-savior-left = { $distance ->
    [one] лишився { $distance } крок
    [few] лишилося { $distance } кроки
   *[other] лишилося { $distance } кроків
 }
comet-savior-skips = безплатно проходить { $areas-acc }
comet-savior-free = вільний: виведіть тварину
comet-card-tip = Гніздо: { $nest }. Очки: { $points }. Символи: { $areas }.
comet-savior-tip = { $distance ->
    [one] До печери { $distance } крок
    [few] До печери { $distance } кроки
   *[other] До печери { $distance } кроків
 }; { $points ->
    [one] { $points } очко за порятунок.
    [few] { $points } очки за порятунок.
   *[other] { $points } очок за порятунок.
 }

comet-seat-line = { $out ->
    [yes] партію завершено · { $name }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
     } · { $name }
 }
comet-seat-none = ще нікого не врятовано

comet-valley = Ігрове поле
comet-spot-nest = гніздо { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $name } ({ $seat })
comet-piece-pick = Рятівник { $savior }, { $name }: показати, куди може йти
comet-target-nest = Вивести тут: { $what }
comet-target-place = Поставити { $token-acc }: { $what }
comet-target-step = { $free ->
    [yes] Рятівник { $savior }: { $what }
   *[no] Рятівник { $savior }: { $what }, коштує: { $cost }
 }
comet-tip-nest = Тут вилуплюються тварини. Жоден символ сюди не веде.
comet-tip-cavern = Сюди веде будь-який символ. Тварину врятовано, рятівник знову вільний.
comet-tip-area = Сюди ведуть символ «{ $area }» і джокер. Через фішку тут проходять безплатно.

comet-gauge = До комети лишилося карт: { $left } з { $of }
comet-gauge-why = Коли колода порожня, прилітає комета: у гру входять ще срібні карти ({ $comet }), а відпочинку більше немає.
comet-gauge-here = Прилетіла комета; карт у колоді: { $left }
comet-gauge-here-why = Більше ніхто не може відпочивати. Хто не може або не хоче діяти, завершує; потім рахують очки.
comet-gauge-left = { $left ->
    [one] карта
    [few] карти
   *[other] карт
 }

## On the page: the guided first game

comet-guide-about = Доки не впала комета
comet-guide-about-text = Виведіть тварин і приведіть їх у печеру, доки не впала комета. Переможе той, хто має найбільше очок.
comet-guide-cards = Карта служить двояко
comet-guide-cards-text = Карта — або тварина, яку виводять, або символи для руху. Число в яйці — відстань до печери.
comet-guide-hatch = Вилуплення
comet-guide-hatch-text = За хід — одна дія: вилуплення, рух або відпочинок. Виведіть велику гагарку: виберіть верх її карти.
comet-guide-nest = Гніздо за три кроки
comet-guide-nest-text = Ваш рятівник разом із твариною починає в гнізді з цим номером. Виберіть гніздо в рамці.
comet-guide-turn-over = Одна дія за хід
comet-guide-turn-over-text = Вилуплення зроблено, рух почекає до наступного ходу. Завершіть хід.
comet-guide-move = Символи карти
comet-guide-move-text = Кожен символ — крок на клітинку цієї місцевості. Виберіть низ карти «Гекон»: два кроки на воду.
comet-guide-walk = Перший крок
comet-guide-walk-text = До клітинок у рамці можна дійти. Виберіть сусідню з вашим рятівником; через фішки на шляху проходять безплатно.
comet-guide-walk-on = Другий
comet-guide-walk-on-text = Ідіть далі: виберіть наступну воду.
comet-guide-ability = Допомагає герой
comet-guide-ability-text = Обидва символи витрачено. Смілодон дає джокер і лишається використаним до відпочинку: виберіть його.
comet-guide-cavern = У печеру
comet-guide-cavern-text = У печеру веде будь-який символ. Виберіть її.
comet-guide-rescued = Порятунок
comet-guide-rescued-text = Гагарка дає свої очки, рятівник знову вільний. Здібність тварини діє відразу, щойно її врятовано: завершіть хід.
comet-guide-rest = Відпочинок
comet-guide-rest-text = Відпочинок відновлює використані карти й приносить нові. Відпочиньте.
comet-guide-discard = Скиньте зайве
comet-guide-discard-text = До шаблезубого тигра дванадцять кроків, поки що далеко. Скиньте його.
comet-guide-enough = Решту залиште
comet-guide-enough-text = Ви доберете карти до ліміту, до п’яти. Продовжіть кнопкою.
comet-guide-gold = Золота карта
comet-guide-gold-text = Золоті тварини мають більше очок або сильнішу здібність. Візьміть печерного ведмедя: 9 ПО, шість кроків.
comet-guide-gauge = Комета ближче
comet-guide-gauge-text = Кожна взята карта наближає комету. Коли колода скінчиться, відпочинку більше не буде.
comet-guide-strong = Довший шлях
comet-guide-strong-text = Виведіть печерного ведмедя.
comet-guide-far-nest = Виберіть шлях
comet-guide-far-nest-text = З кількох гнізд беріть те, чия місцевість пасує до ваших карт. Виберіть гніздо в рамці: поруч лава.
comet-guide-again = Ваш хід закінчено
comet-guide-again-text = На полі може бути до трьох ваших тварин відразу. Завершіть хід.
comet-guide-second-move = Знову рух
comet-guide-second-move-text = «Зебра» дає луку й лаву. Виберіть низ її карти.
comet-guide-wild = Додайте джокер
comet-guide-wild-text = Карти з джокером додають до будь-якого руху, скільки завгодно. Додайте «Щура острова Різдва».
comet-guide-lava = Спершу лава
comet-guide-lava-text = Виберіть клітинку в рамці.
comet-guide-last-step = Куди завгодно
comet-guide-last-step-text = Джокер веде на будь-яку місцевість, але не в гніздо. Виберіть клітинку в рамці.
comet-guide-unused = Решта пропадає
comet-guide-unused-text = Луки поруч немає, а смілодон почекає. Завершіть хід.
comet-guide-comet = Кінець партії
comet-guide-comet-text = Коли прилетить комета, у гру входять останні карти, і всі дограють те, що лишилося. Тварини на полі очок не дають.
comet-guide-know = Тепер ви знаєте гру
comet-guide-know-text = Дограйте цю партію: суперник тепер ходить сам. Або почніть справжню.

# Пункти правил, на які сторінка посилається в підказках.
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
