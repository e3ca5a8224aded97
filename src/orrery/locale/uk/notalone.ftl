# Not Alone in Ukrainian: «Хижа планета» with «За обріями», in the terms of the printed Ukrainian rulebook.
# Ids among the arguments arrive as words, as told in texts.py. Places are named by id where they are known, by number in
# actions, for a number is what a card in hand shows. Places and cards stand in the nominative, quoted, for a file of the
# user's own brings their names without cases; $places-acc serves lists of numbers.

## Names

notalone-name = Хижа планета

notalone-place-lair = Лігво
    .acc = локацію «Лігво»
    .short = Лігво
notalone-place-jungle = Джунглі
    .acc = локацію «Джунглі»
    .short = Джунглі
notalone-place-river = Річка
    .acc = локацію «Річка»
    .short = Річка
notalone-place-beach = Пляж
    .acc = локацію «Пляж»
    .short = Пляж
notalone-place-rover = Всюдихід
    .acc = локацію «Всюдихід»
    .short = Всюдихід
notalone-place-swamp = Болото
    .acc = локацію «Болото»
    .short = Болото
notalone-place-shelter = Сховище
    .acc = локацію «Сховище»
    .short = Сховище
notalone-place-wreck = Уламки
    .acc = локацію «Уламки»
    .short = Уламки
notalone-place-source = Джерело
    .acc = локацію «Джерело»
    .short = Джерело
notalone-place-artefact = Артефакт
    .acc = локацію «Артефакт»
    .short = Артефакт
notalone-place-nexus = Нексус
    .acc = локацію «Нексус»
    .short = Нексус
notalone-place-oasis = Оаза
    .acc = локацію «Оаза»
    .short = Оаза
notalone-place-fjord = Фіорд
    .acc = локацію «Фіорд»
    .short = Фіорд
notalone-place-dome = Купол
    .acc = локацію «Купол»
    .short = Купол
notalone-place-maze = Лабіринт
    .acc = локацію «Лабіринт»
    .short = Лабіринт
notalone-place-mangrove = Мангри
    .acc = локацію «Мангри»
    .short = Мангри
notalone-place-archipelago = Архіпелаг
    .acc = локацію «Архіпелаг»
    .short = Архіпелаг
notalone-place-pole = Полюс
    .acc = локацію «Полюс»
    .short = Полюс
notalone-place-mycelium = Грибниця
    .acc = локацію «Грибниця»
    .short = Грибниця
notalone-place-portal = Портал
    .acc = локацію «Портал»
    .short = Портал
notalone-place-1 = локація 1
    .acc = локацію 1
    .short = 1
notalone-place-2 = локація 2
    .acc = локацію 2
    .short = 2
notalone-place-3 = локація 3
    .acc = локацію 3
    .short = 3
notalone-place-4 = локація 4
    .acc = локацію 4
    .short = 4
notalone-place-5 = локація 5
    .acc = локацію 5
    .short = 5
notalone-place-6 = локація 6
    .acc = локацію 6
    .short = 6
notalone-place-7 = локація 7
    .acc = локацію 7
    .short = 7
notalone-place-8 = локація 8
    .acc = локацію 8
    .short = 8
notalone-place-9 = локація 9
    .acc = локацію 9
    .short = 9
notalone-place-10 = локація 10
    .acc = локацію 10
    .short = 10
notalone-place-spot-1 = місце 1
    .acc = місце 1
    .short = 1
notalone-place-spot-2 = місце 2
    .acc = місце 2
    .short = 2
notalone-place-spot-3 = місце 3
    .acc = місце 3
    .short = 3
notalone-place-spot-4 = місце 4
    .acc = місце 4
    .short = 4
notalone-place-spot-5 = місце 5
    .acc = місце 5
    .short = 5
notalone-place-spot-6 = місце 6
    .acc = місце 6
    .short = 6
notalone-place-spot-7 = місце 7
    .acc = місце 7
    .short = 7
notalone-place-spot-8 = місце 8
    .acc = місце 8
    .short = 8
notalone-place-spot-9 = місце 9
    .acc = місце 9
    .short = 9
notalone-place-spot-10 = місце 10
    .acc = місце 10
    .short = 10
notalone-slot-1 = місце 1
    .loc = місці 1
notalone-slot-2 = місце 2
    .loc = місці 2
notalone-slot-3 = місце 3
    .loc = місці 3
notalone-slot-4 = місце 4
    .loc = місці 4
notalone-slot-5 = місце 5
    .loc = місці 5
notalone-slot-6 = місце 6
    .loc = місці 6
notalone-slot-7 = місце 7
    .loc = місці 7
notalone-slot-8 = місце 8
    .loc = місці 8
notalone-slot-9 = місце 9
    .loc = місці 9
notalone-slot-10 = місце 10
    .loc = місці 10

notalone-card-despair = Відчай
notalone-card-force_field = Силове поле
notalone-card-anticipation = Передбачення
notalone-card-ascendancy = Панування
notalone-card-fierceness = Лють
notalone-card-forbidden_zone = Заборонена зона
notalone-card-interference = Перешкоди
notalone-card-persecution = Переслідування
notalone-card-mutation = Мутація
notalone-card-phobia = Фобія
notalone-card-virus = Вірус
notalone-card-clone = Клон
notalone-card-mirage = Міраж
notalone-card-scream = Крик
notalone-card-toxin = Токсин
notalone-card-cataclysm = Катаклізм
notalone-card-detour = Обхід
notalone-card-stasis = Стазис
notalone-card-tracking = Вистежування
notalone-card-flashback = Спогад
notalone-card-x_interference = Перешкоди (За обріями)
notalone-card-time_shift = Часовий зсув
notalone-card-hunger = Голод
notalone-card-inertia = Інерція
notalone-card-ubiquity = Повсюдність
notalone-card-telepathy = Телепатія
notalone-card-tornado = Торнадо
notalone-card-quicksand = Сипучі піски
notalone-card-swarm = Рій
notalone-card-exhaustion = Виснаження
notalone-card-shadow = Тінь
notalone-card-paralysis = Параліч
notalone-card-instinct = Інстинкт
notalone-card-adrenaline = Адреналін
notalone-card-ingenuity = Винахідливість
notalone-card-sacrifice = Пожертва
notalone-card-sixth_sense = Шосте чуття
notalone-card-smokescreen = Димова завіса
notalone-card-strike_back = Удар у відповідь
notalone-card-vortex = Вихор
notalone-card-detector = Детектор
notalone-card-dodge = Ухиляння
notalone-card-drone = Дрон
notalone-card-gate = Брама
notalone-card-hologram = Голограма
notalone-card-wrong_track = Хибний слід
notalone-card-amplifier = Підсилювач
notalone-card-double_back = Повернення
notalone-card-x_drone = Дрон (За обріями)
notalone-card-x_ingenuity = Винахідливість (За обріями)
notalone-card-x_amplifier = Підсилювач (За обріями)
notalone-card-shuttle = Човник
notalone-card-medikit = Аптечка
notalone-card-solidarity = Взаємодопомога
notalone-card-radio = Рація
notalone-card-second_wind = Друге дихання
notalone-card-scanner = Сканер
notalone-card-decoy = Приманка
notalone-card-adaptation = Адаптація
notalone-card-mimicry = Мімікрія
notalone-card-protective_suit = Захисний костюм
notalone-card-cache = Схованка
notalone-card-signal_flare = Сигнальна ракета

notalone-token-creature = жетон істоти
    .short = Істота
notalone-token-artemia = жетон Артемії
    .short = Артемія
notalone-token-target = жетон цілі
    .short = Ціль

notalone-doing-over = партію завершено
    .does = завершує партію
    .do = завершують партію
notalone-doing-name-creature = вибір істоти
    .does = вибирає істоту
    .do = вибирають істоту
notalone-doing-choose-places = вибір локацій
    .does = вибирає локації
    .do = вибирають локації
notalone-doing-board-side = вибір боку планшета
    .does = вибирає бік планшета
    .do = вибирають бік планшета
notalone-doing-deal = роздавання карт виживання
    .does = роздає карти виживання
    .do = роздають карти виживання
notalone-doing-refill = добір карт полювання
    .does = добирає карти полювання
    .do = добирають карти полювання
notalone-doing-turn = хід раунду
    .does = переходить до наступного кроку
    .do = переходять до наступного кроку
notalone-doing-window = розігрування карт
    .does = вирішує, чи грати карту
    .do = вирішують, чи грати карту
notalone-doing-choose = вибір карт локацій
    .does = вибирає локацію
    .do = вибирають локації
notalone-doing-hunting = розміщення жетонів полювання
    .does = розміщує жетони полювання
    .do = розміщують жетони полювання
notalone-doing-picking = вибір однієї з двох карт
    .does = вибирає одну з двох карт
    .do = вибирають одну з двох карт
notalone-doing-after-reveal = карта відразу після відкриття
    .does = використовує карту відразу після відкриття
    .do = використовують карту відразу після відкриття
notalone-doing-order = вибір черги двох локацій
    .does = вибирає, яка локація перша
    .do = вибирають, яка локація перша
notalone-doing-resolve = розвідування локації
    .does = розвідує локацію
    .do = розвідують локації
notalone-doing-step = розвідування локацій
    .does = розвідує локації
    .do = розвідують локації
notalone-doing-recycle-or-copy = повернення карт або копіювання
    .does = повертає карти або копіює
    .do = повертають карти або копіюють
notalone-doing-take-back = повернення карт
    .does = повертає карти
    .do = повертають карти
notalone-doing-discard = скидання карт локацій
    .does = скидає карти локацій
    .do = скидають карти локацій
notalone-doing-scream = відповідь на «Крик»
    .does = відповідає на «Крик»
    .do = відповідають на «Крик»
notalone-doing-toxin = скидання карти виживання
    .does = скидає карту виживання
    .do = скидають карту виживання
notalone-doing-name-seat = вибір астронавта
    .does = називає астронавта
    .do = називають астронавта
notalone-doing-draw = добір карт виживання
    .does = бере карти виживання
    .do = беруть карти виживання
notalone-doing-shelter = вибір карти виживання
    .does = вибирає карту виживання
    .do = вибирають карту виживання
notalone-doing-source = фішка волі або карта
    .does = вибирає: фішка волі чи карта
    .do = вибирають: фішка волі чи карта
notalone-doing-heal = повернення фішки волі
    .does = вибирає, кому повернути фішку волі
    .do = вибирають, кому повернути фішку волі
notalone-doing-archipelago = скидання карт заради фішок волі
    .does = скидає карти заради фішок волі
    .do = скидають карти заради фішок волі
notalone-doing-mycelium = фішки волі на трек
    .does = кладе фішки волі на трек
    .do = кладуть фішки волі на трек
notalone-doing-acquire = вибір карти із запасу
    .does = вибирає карту із запасу
    .do = вибирають карту із запасу
notalone-doing-maze = ефект «Лабіринту»
    .does = активує «Лабіринт»
    .do = активують «Лабіринт»
notalone-doing-turn-up = відкриття локації
    .does = відкриває локацію
    .do = відкривають локацію
notalone-doing-maze-look = перегляд карт «Лабіринту»
    .does = дивиться карти «Лабіринту»
    .do = дивляться карти «Лабіринту»
notalone-doing-maze-set = розміщення карти «Лабіринту»
    .does = розміщує карту «Лабіринту»
    .do = розміщують карту «Лабіринту»
notalone-doing-maze-drop = скидання карти «Лабіринту»
    .does = скидає карту «Лабіринту»
    .do = скидають карту «Лабіринту»
notalone-doing-maze-use = ефект нової локації
    .does = вирішує, що робити з новою локацією
    .do = вирішують, що робити з новою локацією
notalone-doing-portal = вибір локації для «Порталу»
    .does = вибирає, куди веде «Портал»
    .do = вибирають, куди веде «Портал»
notalone-doing-regain = повернення фішок волі
    .does = повертає собі фішки волі
    .do = повертають собі фішки волі
notalone-doing-rescue-move = рух маркера порятунку
    .does = рухає маркер порятунку
    .do = рухають маркер порятунку
notalone-doing-vote = голосування за фішку волі
    .does = голосує, кому дістанеться фішка волі
    .do = голосують, кому дістанеться фішка волі
notalone-doing-move-token = переміщення жетона
    .does = переміщує жетон
    .do = переміщують жетон
notalone-doing-detour = вибір, кого перемістити
    .does = вибирає, кого перемістити
    .do = вибирають, кого перемістити
notalone-doing-detour-to = вибір, куди перемістити
    .does = вибирає, куди перемістити
    .do = вибирають, куди перемістити
notalone-doing-telepathy = називання локацій
    .does = називає локації
    .do = називають локації
notalone-doing-phobia = вибір карт, які не покажуть
    .does = вибирає, які карти приховати
    .do = вибирають, які карти приховати
notalone-doing-forbidden-zone = одночасне скидання карт
    .does = скидає карту локації
    .do = скидають карти локацій
notalone-doing-vortex = заміна зіграної карти
    .does = замінює зіграну карту
    .do = замінюють зіграну карту
notalone-doing-strike-back = втрата карт полювання
    .does = втрачає карти полювання
    .do = втрачають карти полювання
notalone-doing-cataclysm = вибір локації
    .does = вибирає локацію
    .do = вибирають локацію
notalone-doing-double-back = повернення зіграної карти
    .does = повертає зіграну карту
    .do = повертають зіграну карту
notalone-doing-bury = карти полювання під низ колоди
    .does = кладе карти полювання під низ колоди
    .do = кладуть карти полювання під низ колоди
notalone-doing-settle = повернення фішок волі й карт
    .does = повертає собі фішки волі й карти
    .do = повертають собі фішки волі й карти
notalone-doing-copy = вибір, що скопіювати
    .does = вибирає, що скопіювати
    .do = вибирають, що скопіювати
notalone-doing-tell = відповідь на запитання
    .does = відповідає на запитання
    .do = відповідають на запитання

notalone-moment-before-choosing = до вибору локацій
notalone-moment-after-choosing = після вибору локацій
notalone-moment-hunting = після розміщення жетонів
notalone-moment-after-reveal = відразу після відкриття карт
notalone-moment-before-target = до дії жетона цілі
notalone-moment-before-artemia = до дії жетона Артемії
notalone-moment-before-creature = до дії жетона істоти
notalone-moment-end-of-turn = наприкінці раунду

notalone-line-victory = Перемога
notalone-line-rescue-left = До порятунку, поділок
notalone-line-assimilation-left = До асиміляції, поділок
notalone-line-catches = Спіймано разів
notalone-line-will-lost = Втрачено фішок волі
notalone-line-turns = Раунди
notalone-line-total = Разом

## Options of the game

notalone-option-creature = Хто грає за істоту?
    .note = Число означає місце за столом, рахуючи від 0.
notalone-option-creature-random = Випадковий гравець
notalone-option-creature-others = Випадковий, але не господар столу
notalone-option-places = З яких локацій складається планета?
    .note = Число дає будь-який набір; кожен його біт — локація із «За обріями».
notalone-option-places-base = Базова гра (за книгою)
notalone-option-places-first_steps = База 1–5, «За обріями» 6–10
notalone-option-places-exploration = «За обріями» 1–10
notalone-option-places-random = Випадковий набір
notalone-option-decks = Які карти полювання й виживання у грі?
notalone-option-decks-auto = Із картами «За обріями», якщо у грі його локації (за книгою)
notalone-option-decks-base = Лише базова гра
notalone-option-decks-combined = Базова гра та «За обріями»
notalone-option-maze_variant = Грати варіант із картою «Лабіринт»?
notalone-option-maze_variant-off = Ні
notalone-option-maze_variant-on = Так, нижній ряд спочатку порожній
notalone-option-board_side = Який бік планшета з треками?
notalone-option-board_side-chosen = Вибирає істота (за книгою)
notalone-option-board_side-1 = Артемія на шести останніх поділках
notalone-option-board_side-2 = Артемія на кожній другій поділці
notalone-option-expert = Скільки фішок волі повертається після втрати останньої?
notalone-option-expert-off = Три (за книгою)
notalone-option-expert-on = Дві (важче для астронавтів)
notalone-option-tokens = Чи мусить істота розмістити всі жетони полювання?
notalone-option-tokens-compulsory = Так
notalone-option-tokens-optional = Ні
notalone-option-two_place_move = Куди перемістити жетон, що займає дві локації?
notalone-option-two_place_move-auto = Геть з обох; із «За обріями» — й на одну з двох
notalone-option-two_place_move-leave = Лише геть з обох
notalone-option-two_place_move-literal = Також на одну з двох
notalone-option-pole_limit = Скільки разів за раунд діє «Полюс»?
notalone-option-pole_limit-none = Щоразу, коли його активують
notalone-option-pole_limit-once = Один раз на всю команду
notalone-option-takeback = Чи можна повернути карту, коли ефект нічого не дає?
notalone-option-takeback-auto = Лише без «За обріями»
notalone-option-takeback-lenient = Так
notalone-option-takeback-strict = Ні
notalone-option-host = Хто відкрив стіл?
    .note = Число означає місце за столом, рахуючи від 0. Господар не грає за істоту, якщо її вибирають з-поміж решти.
notalone-option-force_field = Коли можна зіграти «Силове поле»?
notalone-option-force_field-resend = Також після вибору локацій: тоді вибирають знову
notalone-option-force_field-early = Лише до вибору локацій
notalone-option-takeback_places = Де замість ефекту можна повернути карту?
notalone-option-takeback_places-all = У всіх локаціях
notalone-option-takeback_places-few = Усюди, крім «Лігва», «Джунглів» і «Болота»
notalone-option-last_will = На скільки рухається асиміляція за останню волю?
notalone-option-last_will-once = На 1 поділку за раунд
notalone-option-last_will-each = На 1 поділку за кожного астронавта
notalone-option-stasis_amplifier = Чи діє «Підсилювач» після «Стазису»?
notalone-option-stasis_amplifier-held = Ні, маркер порятунку не рухається
notalone-option-stasis_amplifier-moves = Так
notalone-option-gate_after_detour = Які локації дає «Брама» після «Обходу»?
notalone-option-gate_after_detour-explored = Суміжні з розвідуваною
notalone-option-gate_after_detour-card = Суміжні з локацією зіграної карти
notalone-option-token_losses = Як астронавти вибирають, що втратити через жетони?
notalone-option-token_losses-in_turn = По черзі, відкрито
notalone-option-token_losses-together = Одночасно, потай
notalone-option-instead_cards = Чий ефект потрібен, щоб зіграти «Браму» чи «Дрон»?
notalone-option-instead_cards-played = Карти, зіграної у фазі 1
notalone-option-instead_cards-explored = Лише розвідуваної локації
notalone-option-maze_use = Як діє локація, відкрита «Лабіринтом»?
notalone-option-maze_use-activate = Як розвідувана (також «Артефакт»)
notalone-option-maze_use-copy = Як скопійована (без «Артефакту»)
notalone-option-track_will = Коли маркер порятунку підбирає фішки волі?
notalone-option-track_will-passing = Також дорогою
notalone-option-track_will-stopping = Лише там, де зупиняється

## Actions

notalone-do-pass = зараз не грати карту
notalone-do-pass-phase = не грати карт цієї фази
notalone-do-hunt = зіграти карту полювання «{ $card }»
notalone-do-survive = зіграти карту виживання «{ $card }»
notalone-do-play = зіграти локацію { $place }
notalone-do-play-two = зіграти { $places-acc }
notalone-do-play-with = зіграти локацію { $place }, а з нею локацію { $beside } зі скиду
notalone-do-resist = опиратися: віддати фішку волі й повернути карти зі скиду
notalone-do-give-up = поступитися: повернути всі фішки волі й карти, асиміляція рухається
notalone-do-take-back = повернути локацію { $place }
notalone-do-take-played = повернути зіграну карту
notalone-do-discard = скинути локацію { $place }
notalone-do-pick = розвідати локацію { $place }
notalone-do-swap = замінити локацію { $played } на локацію { $place } зі скиду
notalone-do-hide = приховати { $places-acc }
notalone-do-name-place = назвати локацію { $place }
notalone-do-name-places = назвати { $places-acc }
notalone-do-place-token = розмістити { $token } на місці { $slot }
notalone-do-place-token-wide = розмістити { $token }: { $slots }
notalone-do-move-token = перемістити { $token } на місце { $slot }
notalone-do-swap-tokens = поміняти місцями { $tokens }
notalone-do-choose-slot = вибрати місце { $slot }
notalone-do-move-hunted = перемістити: { $seat }, локація { $which } з двох розвіданих
notalone-do-name-seat = назвати: { $seat }
notalone-do-use = активувати ефект
notalone-do-nothing = більше нічого не робити
notalone-do-recycle = повернути весь свій скид
notalone-do-copy = скопіювати ефект локації на місці { $slot }
notalone-do-lose-will = втратити фішку волі
notalone-do-discard-survival = скинути карту виживання «{ $card }»
notalone-do-keep-survival = лишити карту виживання «{ $card }»
notalone-do-draw = взяти карту виживання
notalone-do-heal = повернути фішку волі: { $seat }
notalone-do-acquire = взяти локацію { $place } із запасу
notalone-do-reveal = відкрити карту на місці { $slot }
notalone-do-search = шукати нову локацію
notalone-do-set-place = розмістити карту «{ $place }» на місці { $slot }
notalone-do-drop-place = прибрати з гри карту «{ $place }»
notalone-do-teleport = телепортуватися в локацію { $place }
notalone-do-will-on-space = покласти фішку волі на трек; до поділки перемоги: { $space }
notalone-do-will-from-supply = взяти фішку волі із запасу
notalone-do-will-from-space = взяти фішку волі з треку; до поділки перемоги: { $space }
notalone-do-vote = голосувати: { $seat }
notalone-do-bury = покласти карту полювання «{ $card }» під низ колоди
notalone-do-choose-side = узяти бік { $side } планшета з треками
notalone-do-close = усі відповіли
notalone-do-name-creature = істота: { $seat }
notalone-do-choose-set = узяти локацію «{ $place }»
notalone-do-draw-hunt = взяти карту полювання «{ $card }»
notalone-do-draw-survival = роздати карту виживання «{ $card }»
notalone-do-lose-hunt = показати карту полювання «{ $card }» і покласти під низ колоди
notalone-do-turn-up = відкрити локацію «{ $place }»

## Events

notalone-creature = { $seat-you ->
    [yes] Ви — істота.
   *[no] Істота — { $seat }.
 }
notalone-side = У грі бік { $side } планшета з треками.
notalone-turn = Починається раунд { $turn }.
notalone-hunt = Істота грає карту «{ $card }».
notalone-hunt-as = Істота грає карту «{ $card }» як «{ $as }».
notalone-survive = { $seat-you ->
    [yes] Ви граєте карту «{ $card }».
   *[no] { $seat } грає карту «{ $card }».
 }
notalone-resisted = { $seat-you ->
    [yes] Ви опираєтеся.
   *[no] { $seat } опирається.
 }
notalone-gave-up = { $seat-you ->
    [yes] Ви поступаєтеся.
   *[no] { $seat } поступається.
 }
notalone-took-back = { $seat-you ->
    [yes] Ви повертаєте на руку карту «{ $place }».
   *[no] { $seat } повертає на руку карту «{ $place }».
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] Ви повертаєте карту на руку.
   *[no] { $seat } повертає карту на руку за димовою завісою.
 }
notalone-took-played = { $seat-you ->
    [yes] Ви повертаєте щойно зіграну карту «{ $place }».
   *[no] { $seat } повертає щойно зіграну карту «{ $place }».
 }
notalone-recycled = { $seat-you ->
    [yes] Ви повертаєте на руку весь свій скид.
   *[no] { $seat } повертає на руку весь свій скид.
 }
notalone-discarded = { $seat-you ->
    [yes] Ви скидаєте карту «{ $place }».
   *[no] { $seat } скидає карту «{ $place }».
 }
notalone-discarded-unseen = { $seat-you ->
    [yes] Ви скидаєте карту.
   *[no] { $seat } скидає карту за димовою завісою.
 }
notalone-swapped = { $seat-you ->
    [yes] Натомість ви граєте зі скиду карту «{ $place }».
   *[no] Натомість { $seat } грає зі скиду карту «{ $place }».
 }
notalone-swapped-unseen = { $seat-you ->
    [yes] Ви замінюєте зіграну карту.
   *[no] { $seat } замінює зіграну карту за димовою завісою.
 }
notalone-all-chose = Усі астронавти зробили вибір.
notalone-sent-back = Астронавти повертають вибрані карти на руку.
notalone-laid-beside = { $seat-you ->
    [yes] Ви кладете біля своєї карти горілиць «{ $place }».
   *[no] { $seat } кладе біля своєї карти горілиць «{ $place }».
 }
notalone-token = { $token }: { $at }.
notalone-swapped-tokens = Міняються місцями { $tokens }.
notalone-named = { $seat-you ->
    [yes] Названо вас.
   *[no] Названо астронавта: { $seat }.
 }
notalone-showed = { $seat-you ->
    [yes] Ви показуєте істоті: { $places }.
   *[no] { $seat } показує: { $places }.
 }
notalone-told = { $seat-you ->
    [yes] { $yes ->
        [1] Ви відповідаєте: так, одна з цих локацій: { $places }.
       *[other] Ви відповідаєте: ні, жодна з цих локацій: { $places }.
     }
   *[no] { $yes ->
        [1] { $seat } відповідає: так, одна з цих локацій: { $places }.
       *[other] { $seat } відповідає: ні, жодна з цих локацій: { $places }.
     }
 }
notalone-scanned = Істота має на руці: { $cards }.
notalone-struck = Карта «{ $card }» йде з руки істоти під низ колоди.
notalone-explores = { $seat-you ->
    [yes] Ви розвідуєте локацію «{ $place }».
   *[no] { $seat } розвідує локацію «{ $place }».
 }
notalone-all-ineffective = «Інерція»: цього раунду всі локації неактивні.
notalone-ineffective = Цього раунду неактивна: { $at }.
notalone-moved-hunted = { $seat-you ->
    [yes] Вас переміщено: { $at }.
   *[no] Переміщення: { $seat } → { $at }.
 }
notalone-used = { $seat-you ->
    [yes] Ви активуєте ефект локації «{ $place }».
   *[no] { $seat } активує ефект локації «{ $place }».
 }
notalone-acquired = { $seat-you ->
    [yes] Ви берете із запасу карту «{ $place }».
   *[no] { $seat } бере із запасу карту «{ $place }».
 }
notalone-to-reserve = { $seat-you ->
    [yes] Ваша карта «{ $place }» повертається в запас.
   *[no] { $seat } повертає в запас карту «{ $place }».
 }
notalone-teleported = { $seat-you ->
    [yes] «Портал» телепортує вас, нова локація — «{ $place }».
   *[no] { $seat }: «Портал» телепортує в нову локацію — «{ $place }».
 }
notalone-turned-up = На місці { $slot } відкрито локацію «{ $place }».
notalone-looked = Ви бачите карту «{ $place }».
notalone-dropped = Локація «{ $place }» вибуває з гри.
notalone-drew = { $seat-you ->
    [yes] Ви берете карту «{ $card }».
   *[no] { $seat } бере карту «{ $card }».
 }
notalone-drew-unseen = { $seat-you ->
    [yes] Ви берете карту виживання.
   *[no] { $seat } бере карту виживання.
 }
notalone-discarded-survival = { $seat-you ->
    [yes] Ви скидаєте карту «{ $card }».
   *[no] { $seat } скидає карту «{ $card }».
 }
notalone-drew-hunt = Істота бере карту полювання «{ $card }».
notalone-drew-hunt-unseen = Істота бере карту полювання.
notalone-artemia = { $seat-you ->
    [yes] Ви в локації з жетоном Артемії.
   *[no] У локації з жетоном Артемії: { $seat }.
 }
notalone-caught = { $seat-you ->
    [yes] Вас спіймано!
   *[no] Спіймано астронавта: { $seat }.
 }
notalone-lost-will = { $seat-you ->
    [yes] { $will ->
        [one] Ви втрачаєте { $will } фішку волі, лишається { $left }.
        [few] Ви втрачаєте { $will } фішки волі, лишається { $left }.
       *[other] Ви втрачаєте { $will } фішок волі, лишається { $left }.
     }
   *[no] { $will ->
        [one] { $seat } втрачає { $will } фішку волі, лишається { $left }.
        [few] { $seat } втрачає { $will } фішки волі, лишається { $left }.
       *[other] { $seat } втрачає { $will } фішок волі, лишається { $left }.
     }
 }
notalone-regained-will = { $seat-you ->
    [yes] { $will ->
        [one] Ви повертаєте собі { $will } фішку волі.
        [few] Ви повертаєте собі { $will } фішки волі.
       *[other] Ви повертаєте собі { $will } фішок волі.
     }
   *[no] { $will ->
        [one] { $seat } повертає собі { $will } фішку волі.
        [few] { $seat } повертає собі { $will } фішки волі.
       *[other] { $seat } повертає собі { $will } фішок волі.
     }
 }
notalone-last-will = { $seat-you ->
    [yes] Ви втрачаєте останню фішку волі й повертаєте собі фішки волі та карти.
   *[no] { $seat } втрачає останню фішку волі й повертає собі фішки волі та карти.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Ви кладете фішку волі на трек; від неї до поділки перемоги: { $space }.
   *[no] { $seat } кладе фішку волі на трек; від неї до поділки перемоги: { $space }.
 }
notalone-will-met = { $seat-you ->
    [yes] Фішка волі з треку дістається вам.
   *[no] { $seat } отримує фішку волі з треку.
 }
notalone-voted = { $seat-you ->
    [yes] За підсумком голосування: ви.
   *[no] За підсумком голосування: { $seat }.
 }
notalone-shield-raised = Щит піднято: наступного раунду жетони полювання не діють.
notalone-rescue = { $spaces ->
    [one] Маркер порятунку рухається на { $spaces } поділку, лишилося { $left }.
    [few] Маркер порятунку рухається на { $spaces } поділки, лишилося { $left }.
   *[other] Маркер порятунку рухається на { $spaces } поділок, лишилося { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] { $why ->
        [gave-up] Астронавт поступився: асиміляція рухається на { $spaces } поділку, лишилося { $left }.
        [catch] За спійманих: асиміляція рухається на { $spaces } поділку, лишилося { $left }.
        [anticipated] «Передбачення»: асиміляція рухається на { $spaces } поділку, лишилося { $left }.
        [last-will] Останню волю втрачено: асиміляція рухається на { $spaces } поділку, лишилося { $left }.
       *[card] «Часовий зсув»: асиміляція рухається на { $spaces } поділку, лишилося { $left }.
     }
    [few] { $why ->
        [gave-up] Астронавт поступився: асиміляція рухається на { $spaces } поділки, лишилося { $left }.
        [catch] За спійманих: асиміляція рухається на { $spaces } поділки, лишилося { $left }.
        [anticipated] «Передбачення»: асиміляція рухається на { $spaces } поділки, лишилося { $left }.
        [last-will] Останню волю втрачено: асиміляція рухається на { $spaces } поділки, лишилося { $left }.
       *[card] «Часовий зсув»: асиміляція рухається на { $spaces } поділки, лишилося { $left }.
     }
   *[other] { $why ->
        [gave-up] Астронавт поступився: асиміляція рухається на { $spaces } поділок, лишилося { $left }.
        [catch] За спійманих: асиміляція рухається на { $spaces } поділок, лишилося { $left }.
        [anticipated] «Передбачення»: асиміляція рухається на { $spaces } поділок, лишилося { $left }.
        [last-will] Останню волю втрачено: асиміляція рухається на { $spaces } поділок, лишилося { $left }.
       *[card] «Часовий зсув»: асиміляція рухається на { $spaces } поділок, лишилося { $left }.
     }
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партію завершено. Ви перемогли!
       *[no] Партію завершено. Перемога: { $winners }.
     }
   *[other] { $winners-you ->
        [yes] Партію завершено. Порятунок прибув: ви та інші астронавти перемогли!
       *[no] Партію завершено. Порятунок прибув, перемогли астронавти: { $winners }.
     }
 }


## The table

notalone-table-title = Раунд { $turn }, фаза { $turn-phase }: { $what }
notalone-table-track = До порятунку { $rescue }, до асиміляції { $assimilation }, фішок волі в запасі { $supply }
notalone-table-ineffective = неактивна
notalone-table-inaccessible = недоступна
notalone-table-used = уже діяла
notalone-table-hunted = Астронавт
notalone-table-will = Воля
notalone-table-hand = рука
notalone-table-discard = скид
notalone-table-played = зіграно
notalone-table-survival = Виживання
notalone-table-hunt = Карти полювання цього раунду: { $cards }
notalone-table-spot = місце { $slot }
notalone-table-marker = { $spot ->
    [0] Передавач: біля «Пляжу»
   *[other] Передавач: на «Пляжі»
 }
notalone-table-shield = Щит: у локації { $spot }
notalone-table-reserve = Запас: { $list }
notalone-table-maze = Колода «Лабіринту»: { $left }. Локації, що вибули: { $list }
notalone-table-looked-at = Ви дивитеся карти: { $list }
notalone-table-hunt-hand = Карт полювання на руці істоти: { $count }
notalone-table-hunt-known = З них астронавти бачили: { $cards }
notalone-table-hunt-discard = Скинуті карти полювання: { $list }
notalone-table-survival-discard = Скинуті карти виживання: { $list }

## Questions at the terminal

notalone-ask-window = можна зіграти карту: { $moment }
notalone-ask-unclear = { $count ->
    [0] Жоден вибір не містить «{ $word }». Наберіть номер або слова одного рядка.
    [one] «{ $word }» підходить до { $count } вибору. Наберіть більше слів або номер.
   *[other] «{ $word }» підходить до { $count } виборів. Наберіть більше слів або номер.
 }

## Help at the terminal

notalone-help-choices = Вибір: наберіть номер рядка або стільки слів із нього, щоб вони вказували лише на один.
notalone-help-planet = Планета: десять місць у два ряди; суміжні — ті, що обабіч, над ним і під ним. Жетони й імена астронавтів показано там, де вони є. R і C — маркери порятунку й асиміляції на шляху до поділки перемоги (*), A — символи Артемії, W — фішки волі на треку.
notalone-help-hunted = Астронавти: воля, карти локацій на руці, у скиді та зіграні; знак питання — карта, якої вам не можна знати.
notalone-help-windows = Карти: коли вас питають, чи зіграти карту, ніхто інший цього не бачить. «Не грати карт цієї фази» позбавляє вас цього питання до наступної фази.

## Why something is not allowed

notalone-why-resisted-enough = цього раунду ви вже опиралися { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
 }
notalone-why-play-count = цього раунду зіграйте { $count ->
    [one] { $count } карту локації
    [few] { $count } карти локацій
   *[other] { $count } карт локацій
 }
notalone-why-place-not-in-hand = локації { $number } немає у вас на руці
notalone-why-place-inaccessible = локація { $number } цього раунду недоступна
notalone-why-place-not-in-discard = локації { $number } немає у вашому скиді
notalone-why-hunt-card-not-hand = цієї карти полювання немає у вас на руці
notalone-why-no-hunt-card-played-turn-after-sacrifice = після «Пожертви» цього раунду не можна грати карт полювання
notalone-why-played-all-hunt-cards-turn = цього раунду ви вже зіграли всі дозволені карти полювання
notalone-why-hunt-card-cannot-played-moment = зараз цю карту полювання зіграти не можна
notalone-why-survival-card-not-hand = цієї карти виживання немає у вас на руці
notalone-why-played-survival-card-turn = цього раунду ви вже зіграли карту виживання
notalone-why-despair-no-survival-card-played-turn = «Відчай»: цього раунду не можна грати карт виживання
notalone-why-survival-card-cannot-played-moment = зараз цю карту виживання зіграти не можна
notalone-why-first-take-back-cards-resisted = спершу поверніть карти, заради яких опиралися
notalone-why-first-take-will-gave-up-from-supply = спершу візьміть фішки волі, заради яких поступилися, із запасу або з треку
notalone-why-chosen-already-resist-give-up-come-before = ви вже вибрали; опиратися чи поступитися можна до того
notalone-why-discard-empty-there-nothing-resist = ваш скид порожній: опір нічого не поверне
notalone-why-no-will-resist = у вас немає фішок волі, щоб опиратися
notalone-why-all-will-nothing-discarded-cannot-give-up = у вас усі фішки волі й порожній скид: поступитися не можна
notalone-why-put-card-discard-beside-one-play = виберіть карту зі скиду, яку покладете біля зіграної
notalone-why-these-cards-not-yours-play-place-inaccessible = однієї із цих карт немає у вас на руці, або локація недоступна
notalone-why-choose-place-card-play-resist-give-up = зіграйте карту локації; перед тим можна опиратися чи поступитися
notalone-why-token-cannot-placed-there-now = цей жетон зараз там розмістити не можна
notalone-why-power-used-up-finds-nothing-do = цей ефект уже використано, або він нічого не дасть
notalone-why-instead-needs-own-power = це можливо лише тоді, коли ви можете активувати ефект карти, зіграної у фазі 1
notalone-why-take-no-place-card-back-here-now = тут зараз не можна повернути карту локації
notalone-why-first-pick-side-track-board = спершу виберіть бік планшета з треками
notalone-why-pick-one-two-cards-played = виберіть одну з двох зіграних карт
notalone-why-effect-carried-out-right-after-reveal = цей ефект виконують відразу після відкриття карт
notalone-why-choose-two-places-resolve-first = виберіть, яку з двох локацій розвідати першою
notalone-why-take-all-discarded-cards-back-copy-place = поверніть усі скинуті карти або скопіюйте локацію
notalone-why-choose-places-offered-copy = виберіть, яку із запропонованих локацій скопіювати
notalone-why-take-back-cards-from-own-discard = поверніть карти зі свого скиду
notalone-why-discard-place-card-from-hand = скиньте карту локації з руки
notalone-why-discard-place-cards-lose-will = скиньте карти локацій або втратьте фішку волі
notalone-why-discard-one-survival-cards = скиньте одну зі своїх карт виживання
notalone-why-name-hunted-whom-effect-do-something = назвіть астронавта, на якого ефект подіє
notalone-why-keep-one-cards-drew = лишіть одну з узятих карт
notalone-why-heal-hunted-below-3-will-draw = виберіть астронавта, який має менше 3 фішок волі, або візьміть карту
notalone-why-choose-hunted-below-3-will = виберіть астронавта, який має менше 3 фішок волі
notalone-why-discard-survival-card-heal-do-nothing-more = скиньте карту виживання заради фішки волі або завершіть
notalone-why-place-will-free-space-before-victory-space = покладіть фішку волі на вільну поділку попереду маркера порятунку, але не на поділку перемоги
notalone-why-take-place-do-not-own-lies-reserve = візьміть із запасу локацію, якої не маєте
notalone-why-turn-up-hidden-place-take-revealed-one = відкрийте закриту локацію або візьміть відкриту із запасу
notalone-why-place-card-whose-number-planet-does-not = розмістіть на вільному місці карту з номером, якого ще немає на планеті
notalone-why-discard-card-whose-number-discard-does-not = скиньте карту з номером, якого ще немає у скиді
notalone-why-use-new-place-take-copy-do-neither = активуйте нову локацію, візьміть її копію або нічого не робіть
notalone-why-go-accessible-place-hand = телепортуйтеся в доступну локацію, карта якої у вас на руці
notalone-why-take-will-from-supply-from-space-track = візьміть фішку волі із запасу або з треку
notalone-why-vote-hunted-below-3-will = голосуйте за астронавта, який має менше 3 фішок волі
notalone-why-move-token-place-adjacent-where-lies = перемістіть жетон у суміжну локацію
notalone-why-choose-hunted-who-moved = виберіть астронавта, якого можна перемістити
notalone-why-move-hunted-adjacent-accessible-place = перемістіть астронавта в суміжну доступну локацію
notalone-why-name-one-two-places-lie-face-up = назвіть одну чи дві відкриті локації
notalone-why-choose-two-place-cards-hand-keep-hidden = виберіть на руці дві карти локацій, які приховаєте
notalone-why-swap-face-down-card-accessible-one-discard = замініть закриту карту доступною картою зі свого скиду
notalone-why-choose-place-planet = виберіть локацію планети
notalone-why-choose-card-played-return = виберіть зіграну карту, яку можна повернути на руку
notalone-why-put-hunt-card-under-deck = покладіть карту полювання під низ колоди
notalone-why-now-play-card-pass = зараз зіграйте карту або спасуйте
notalone-why-place-every-hunt-token = розмістіть усі жетони полювання, які маєте
notalone-why-use-power-take-card-back-do-nothing = активуйте ефект, поверніть карту або нічого не робіть

## Places and cards in plain words

notalone-text-lair = Поверніть на руку весь свій скид або активуйте ефект локації з жетоном істоти. Спійманий тут астронавт втрачає ще 1 фішку волі.
    .short = Повернути скид або скопіювати локацію істоти. Спіймано: −2 фішки волі.
notalone-text-jungle = Поверніть на руку «Джунглі» й одну карту зі скиду.
    .short = Повернути цю карту й 1 зі скиду.
notalone-text-river = Наступного раунду зіграйте долілиць дві карти. Коли жетони полювання розміщено, виберіть, яку розвідати; друга повернеться на руку.
    .short = Наступний раунд: зіграти 2 локації, вибрати 1.
notalone-text-beach = Покладіть сюди передавач. Якщо він уже тут, зніміть його: маркер порятунку рухається на 1 поділку. Раз за раунд на всю команду.
    .short = Покласти передавач; якщо він тут: порятунок +1. Раз за раунд.
notalone-text-rover = Візьміть із запасу карту локації, якої не маєте.
    .short = Взяти нову локацію із запасу.
notalone-text-swamp = Поверніть на руку «Болото» й до двох карт зі скиду.
    .short = Повернути цю карту й до 2 зі скиду.
notalone-text-shelter = Візьміть дві карти виживання, лишіть одну.
    .short = Взяти 2 карти виживання, лишити 1.
notalone-text-wreck = Маркер порятунку рухається на 1 поділку. Раз за раунд на всю команду.
    .short = Порятунок +1. Раз за раунд.
notalone-text-source = Один астронавт, ви або інший, повертає собі 1 фішку волі; або ви берете карту виживання.
    .short = Астронавтові 1 фішка волі або взяти 1 карту виживання.
notalone-text-artefact = Наступного раунду зіграйте дві карти й розвідайте обидві локації. Цей ефект не можна копіювати.
    .short = Наступний раунд: розвідати 2 локації.
notalone-text-nexus = Поверніть на руку весь свій скид або активуйте ефект локації, суміжної з жетоном істоти. Якщо тут когось спіймають, асиміляція рухається на 2 поділки замість 1.
    .short = Повернути скид або скопіювати локацію поруч з істотою. Спіймано тут: асиміляція +2.
notalone-text-oasis = Поверніть на руку «Оазу» й по одній карті зі скиду за кожну фішку волі, якої бракує.
    .short = Повернути цю карту й по 1 зі скиду за фішку волі, якої бракує.
notalone-text-fjord = Наступного раунду зіграйте карту з руки долілиць, а карту зі скиду горілиць. Коли жетони полювання розміщено, виберіть, яку розвідати.
    .short = Наступний раунд: карта з руки й карта зі скиду, вибрати 1.
notalone-text-dome = Перемістіть щит у наступну локацію. З локації 4 він повертається в локацію 1: маркер порятунку рухається на 1 поділку, а наступного раунду жетони полювання не діють. Раз за раунд.
    .short = Посунути щит. З 4: порятунок +1, далі раунд без жетонів.
notalone-text-maze = Відкрийте закриту локацію й активуйте її чи візьміть копію; або візьміть із запасу відкриту локацію.
    .short = Відкрити закриту локацію або взяти нову.
notalone-text-mangrove = Поверніть на руку «Мангри» й одну карту зі скиду; потім карту повертає інший астронавт.
    .short = Повернути цю карту й 1 зі скиду; інший астронавт повертає 1.
notalone-text-archipelago = Візьміть карту виживання, потім скиньте щонайбільше дві: за кожну астронавт на ваш вибір повертає собі 1 фішку волі.
    .short = Взяти 1 карту виживання; скинути до 2 заради фішок волі.
notalone-text-pole = Втратьте 1 фішку волі: маркер порятунку рухається на 2 поділки. Наприкінці раунду карта повертається в запас.
    .short = Фішка волі −1: порятунок +2. Повернути в запас.
notalone-text-mycelium = Покладіть до двох фішок волі із запасу на трек порятунку, де їх підбере маркер; або візьміть карту виживання.
    .short = До 2 фішок волі на трек або 1 карта виживання.
notalone-text-portal = Скиньте цю карту й телепортуйтеся в іншу локацію з руки. Жетони полювання там на вас подіють.
    .short = Телепортуватися в іншу локацію з руки, на свій ризик.

notalone-text-despair = До кінця раунду ніхто не може грати й брати карти виживання.
    .short = Без карт виживання цього раунду.
notalone-text-force_field = Жетон цілі займає дві суміжні локації. Цього раунду вони недоступні.
    .short = 2 суміжні локації недоступні.
notalone-text-anticipation = Назвіть астронавта. Якщо жетон істоти спіймає лише його, асиміляція рухається ще на 1 поділку.
    .short = Назвати астронавта. Спіймано: асиміляція ще +1.
notalone-text-ascendancy = Астронавт, який має на руці щонайменше три карти локацій, скидає їх до двох.
    .short = Астронавт скидає до 2 карт.
notalone-text-fierceness = Кожен астронавт, спійманий жетоном істоти, втрачає ще 1 фішку волі.
    .short = Спійманий втрачає ще 1 фішку волі.
notalone-text-forbidden_zone = Усі астронавти одночасно скидають з руки по одній карті локації.
    .short = Кожен астронавт скидає 1 локацію.
notalone-text-interference = «Пляж» і «Уламки» цього раунду неактивні.
    .short = «Пляж» і «Уламки» неактивні.
notalone-text-persecution = Цього раунду ефект локації повертає щонайбільше одну карту локації, рахуючи й зіграну.
    .short = Локації повертають до 1 карти.
notalone-text-mutation = Кожен астронавт у локації з жетоном Артемії втрачає ще й 1 фішку волі.
    .short = Артемія забирає ще й 1 фішку волі.
notalone-text-phobia = Астронавт, який має на руці щонайменше три карти локацій, показує істоті всі, крім двох.
    .short = Астронавт показує всі карти, крім 2.
notalone-text-virus = Жетон Артемії займає дві суміжні локації й діє в обох.
    .short = Артемія займає 2 локації.
notalone-text-clone = Жетон цілі діє як другий жетон істоти.
    .short = Ціль теж ловить.
notalone-text-mirage = Жетон цілі займає дві суміжні локації. Цього раунду вони неактивні.
    .short = 2 суміжні локації неактивні.
notalone-text-scream = Кожен астронавт у локації з жетоном цілі скидає дві карти локацій або втрачає 1 фішку волі.
    .short = Ціль: скинути 2 карти або фішка волі −1.
notalone-text-toxin = Кожен астронавт у локації з жетоном цілі скидає карту виживання, а локація неактивна.
    .short = Ціль: −1 карта виживання, локація неактивна.
notalone-text-cataclysm = Виберіть локацію: цього раунду вона неактивна.
    .short = Одна локація неактивна.
notalone-text-detour = Після відкриття карт астронавта переміщують у суміжну локацію, і він розвідує її.
    .short = Перемістити астронавта в суміжну локацію.
notalone-text-stasis = У цій фазі маркер порятунку не рухається.
    .short = Маркер порятунку зараз не рухається.
notalone-text-tracking = Наступного раунду істота може зіграти дві карти полювання.
    .short = Наступний раунд: 2 карти полювання.
notalone-text-flashback = Зіграйте її як верхню карту скиду полювання.
    .short = Копіює останню скинуту карту полювання.
notalone-text-x_interference = Локації 4 і 8 цього раунду неактивні.
    .short = Локації 4 і 8 неактивні.
notalone-text-time_shift = За кожного астронавта в локації з жетоном цілі асиміляція рухається на 1 поділку; потім на стільки ж — маркер порятунку.
    .short = Ціль: рухаються обидва маркери.
notalone-text-hunger = Жетон істоти займає дві суміжні локації й ловить в обох.
    .short = Істота займає 2 локації.
notalone-text-inertia = Якщо під час відкриття карт у локації з жетоном цілі є астронавт, цього раунду всі локації неактивні. Жетони полювання діють.
    .short = Астронавт біля цілі: усі локації неактивні.
notalone-text-ubiquity = Відразу після відкриття карт істота може поміняти місцями два жетони полювання.
    .short = Після відкриття поміняти 2 жетони.
notalone-text-telepathy = Назвіть астронавта й до двох локацій. Астронавт каже, чи зіграв одну з них.
    .short = Спитати астронавта про 2 локації.
notalone-text-tornado = Відразу після відкриття карт усі астронавти в локації з жетоном цілі переміщуються в одну суміжну локацію.
    .short = Перемістити астронавтів від цілі.
notalone-text-quicksand = Астронавти в локації з жетоном цілі цього раунду не можуть повертати карти локацій.
    .short = Ціль: карти не повертаються.
notalone-text-swarm = Кожен астронавт у локації з жетоном Артемії скидає дві карти локацій замість однієї.
    .short = Артемія забирає 2 карти.
notalone-text-exhaustion = Цього раунду «Опиратися» повертає лише одну карту за кожну фішку волі.
    .short = «Опиратися» повертає лише 1 карту.
notalone-text-shadow = Відразу після відкриття карт перемістіть жетон Артемії або цілі в суміжну локацію.
    .short = Перемістити Артемію або ціль у суміжну локацію.
notalone-text-paralysis = Назвіть астронавта: до кінця раунду він не може грати карти виживання.
    .short = Астронавт не грає карт виживання.
notalone-text-instinct = Добираючи карти полювання, візьміть до п’яти й лишіть три.
    .short = Взяти до 5 карт полювання, лишити 3.

notalone-text-adrenaline = Ви повертаєте собі 1 фішку волі.
    .short = Повернути 1 фішку волі.
notalone-text-ingenuity = Покладіть передавач на «Пляж».
    .short = Покласти передавач на «Пляж».
notalone-text-sacrifice = Скиньте карту локації з руки: цього раунду істота не може грати карти полювання.
    .short = Скинути локацію: раунд без карт полювання.
notalone-text-sixth_sense = Поверніть на руку дві карти зі скиду.
    .short = Повернути 2 локації.
notalone-text-smokescreen = До кінця раунду істота не бачить, що скинули астронавти.
    .short = Ховає всі скиди цього раунду.
notalone-text-strike_back = Дві випадкові карти з руки істоти йдуть під низ колоди полювання.
    .short = Істота втрачає 2 карти.
notalone-text-vortex = Замініть свою закриту карту картою зі скиду.
    .short = Замінити карту картою зі скиду.
notalone-text-detector = Цього раунду жетон Артемії на вас не діє.
    .short = Жетон Артемії на вас не діє.
notalone-text-dodge = Цього раунду жетон істоти на вас не діє.
    .short = Жетон істоти на вас не діє.
notalone-text-drone = Активуйте ефект «Всюдихода» замість ефекту своєї локації.
    .short = «Всюдихід» замість своєї локації.
notalone-text-gate = Активуйте ефект суміжної локації замість ефекту своєї.
    .short = Суміжна локація замість своєї.
notalone-text-hologram = Перемістіть жетон Артемії в суміжну локацію.
    .short = Перемістити Артемію в суміжну локацію.
notalone-text-wrong_track = Перемістіть жетон істоти в суміжну локацію.
    .short = Перемістити істоту в суміжну локацію.
notalone-text-amplifier = Зніміть передавач із «Пляжу»: маркер порятунку рухається на 1 поділку.
    .short = Зняти передавач: порятунок +1.
notalone-text-double_back = Поверніть на руку зіграну карту локації замість скидати її.
    .short = Повернути зіграну карту.
notalone-text-x_drone = Активуйте ефект локації 5 замість ефекту своєї локації.
    .short = Локація 5 замість своєї.
notalone-text-x_ingenuity = Покладіть передавач на «Пляж» або перемістіть щит у наступну локацію.
    .short = Покласти передавач або посунути щит.
notalone-text-x_amplifier = Зніміть передавач із «Пляжу» або поверніть щит із локації 4 в локацію 1: маркер порятунку рухається на 1 поділку.
    .short = Зняти передавач або щит: порятунок +1.
notalone-text-shuttle = Активуйте ефект відкритої локації 6–10 замість ефекту своєї локації.
    .short = Локація 6–10 замість своєї.
notalone-text-medikit = Інший астронавт повертає собі 1 фішку волі.
    .short = Іншому астронавтові 1 фішка волі.
notalone-text-solidarity = Інший астронавт повертає на руку до двох карт зі скиду.
    .short = Інший астронавт повертає 2 локації.
notalone-text-radio = До відкриття карт астронавти бачать, що вибрали інші, і ще можуть передумати.
    .short = Астронавти бачать вибори одне одного.
notalone-text-second_wind = Коли цього раунду ви опираєтеся, перша фішка волі повертає три карти замість двох.
    .short = «Опиратися» повертає 3 карти.
notalone-text-scanner = Істота показує астронавтам карти на руці.
    .short = Побачити карти істоти.
notalone-text-decoy = Перемістіть жетон цілі в суміжну локацію.
    .short = Перемістити ціль у суміжну локацію.
notalone-text-adaptation = Цього раунду жетон цілі на вас не діє.
    .short = Жетон цілі на вас не діє.
notalone-text-mimicry = Активуйте ефект локації, яку розвідує інший астронавт, замість ефекту своєї.
    .short = Локація іншого замість своєї.
notalone-text-protective_suit = Коли цього раунду ви наступного разу втрачаєте фішки волі, втратьте на 1 менше.
    .short = Один раз втратити на 1 фішку волі менше.
notalone-text-cache = Коли карти скинуто, поверніть на руку одну карту зі скиду.
    .short = Наприкінці повернути 1 локацію.
notalone-text-signal_flare = Якщо цього раунду жетон істоти нікого не спіймав, маркер порятунку рухається на 1 поділку.
    .short = Нікого не спіймано: порятунок +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } гравців · 45 хв · легка · один проти всіх
notalone-card-line = Один із вас полює. Інші мають вижити, доки прибуде порятунок.

notalone-role-hide = ховатися
notalone-role-hunt = полювати
notalone-role-any = байдуже
notalone-mix-draw = Витягнути всі десять навмання
notalone-worlds = Планета
notalone-world-base = Базова планета
notalone-world-base-about = Десять локацій базової гри — для перших партій.
notalone-world-first_steps = Перші кроки
notalone-world-first_steps-about = Нові локації 6–10 і нові карти — коли знаєте базову планету.
notalone-world-exploration = «За обріями»
notalone-world-exploration-about = Усі десять нових локацій і нові карти — для дослідників.
notalone-world-mixed = Змішана планета
notalone-world-mixed-about = Кожна локація — з базової гри або з доповнення, навмання чи на ваш вибір.
notalone-world-maze = Варіант із «Лабіринтом»
notalone-world-maze-about = Нижній ряд спочатку порожній, його заповнює «Лабіринт» — для знавців.

notalone-option-creature-here = Істота
notalone-option-mix-label = Локації планети, по одній з кожним номером

## On the page: what a place would do for a Hunted now

notalone-now-empty = Ще немає локації
notalone-now-hidden = Закрито
notalone-now-discarded = У вашому скиді
notalone-now-reserve = { $count ->
    [0] Не ваша, у запасі немає
   *[other] Ще не ваша, у запасі { $count }
 }
notalone-now-blocked = Недоступна
notalone-now-ineffective = Цього раунду неактивна
notalone-now-used = Цього раунду вже діяла
notalone-now-recycle = { $count ->
    [0] Скопіювати локацію істоти
    [one] Повернути { $count } карту або копіювати
    [few] Повернути { $count } карти або копіювати
   *[other] Повернути { $count } карт або копіювати
 }
notalone-now-recycle-beside = { $count ->
    [0] Копія поруч з істотою
    [one] Повернути { $count } карту або копіювати
    [few] Повернути { $count } карти або копіювати
   *[other] Повернути { $count } карт або копіювати
 }
notalone-now-return = { $count ->
    [0] Повернути цю карту
   *[other] Повернути цю та ще { $count }
 }
notalone-now-return-other = { $count ->
    [0] Повернути цю; інший поверне 1
   *[other] Повернути цю та { $count }; інший 1
 }
notalone-now-two-keep-one = Далі: 2 карти, розвідати 1
notalone-now-two-both = Далі: розвідати 2 локації
notalone-now-hand-and-discard = Далі: ще карта зі скиду
notalone-now-marker-set = Покласти сюди передавач
notalone-now-marker-spend = Передавач тут: порятунок +{ $count }
notalone-now-shield-move = Щит на { $to }
notalone-now-shield-raise = Підняти щит: порятунок +{ $count }
notalone-now-rescue = Порятунок +{ $count }
notalone-now-acquire = { $count ->
    [0] У запасі нічого нового
    [1] Взяти 1 нову локацію
    [one] Взяти 1 з { $count } нової локації
    [few] Взяти 1 з { $count } нових локацій
   *[other] Взяти 1 з { $count } нових локацій
 }
notalone-now-maze = Відкрити локацію або взяти
notalone-now-draw-keep-one = { $count ->
    [one] { $count } карта виживання, лишити 1
    [few] { $count } карти виживання, лишити 1
   *[other] { $count } карт виживання, лишити 1
 }
notalone-now-heal-or-draw = Фішка волі або карта виживання
notalone-now-draw-then-heal = Карта виживання, скид за волю
notalone-now-pole = Фішки волі −{ $will }: порятунок +{ $count }
notalone-now-will-on-track-or-draw = Фішки волі на трек або карта
notalone-now-teleport = Телепорт в іншу локацію

## On the page: what now

notalone-prompt-over-small = Оберіть рядок журналу, щоб знову побачити той момент.
notalone-prompt-other = { $seat-count ->
    [one] { $seat } { $doing-does }.
   *[other] { $seat } { $doing-do }.
 }
notalone-prompt-chosen = Усі зробили вибір.
notalone-prompt-nature = Зараз: { $doing }.
notalone-prompt-cards = Можна зіграти карти: { $moment }.
notalone-prompt-cards-small = Ніхто не знає, у кого зараз є відповідна карта.
notalone-prompt-laid = Ви граєте карту «{ $card }».
notalone-prompt-laid-small = Вона подіє, коли всі вирішать, чи грати карти.
notalone-prompt-sealed = Ваш вибір: { $places-short }.
notalone-prompt-sealed-vote = Ваш голос: { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] Можна змінити, доки не вибрали всі.
    [one] Ще вибирає: { $seat }. Доти можна змінити.
   *[other] Ще вибирають: { $seat }. Доти можна змінити.
 }
notalone-prompt-board-side = Виберіть бік планшета з треками.
notalone-prompt-board-side-small = Доки маркер порятунку на поділці Артемії, ви розміщуєте й жетон Артемії.
notalone-prompt-window = Можна зіграти карту { $moment }.
notalone-prompt-window-small = Інші не знають, що ви маєте цей вибір.
notalone-prompt-choose = Виберіть локацію для розвідки.
notalone-prompt-choose-small = Вибір таємний. Його можна змінити, доки не виберуть усі.
notalone-prompt-choose-keep-one = «Річка»: зіграйте дві локації, потім виберіть одну.
notalone-prompt-choose-both = «Артефакт»: зіграйте дві локації й розвідайте обидві.
notalone-prompt-choose-from-discard = «Фіорд»: зіграйте карту з руки й карту зі скиду.
notalone-prompt-choose-none = Вам нічого зіграти: опирайтеся або поступіться.
notalone-prompt-owed = { $count ->
    [1] Поверніть карту зі свого скиду.
    [one] Поверніть { $count } карту зі свого скиду.
    [few] Поверніть { $count } карти зі свого скиду.
   *[other] Поверніть { $count } карт зі свого скиду.
 }
notalone-prompt-owed-small = Ви віддали за це фішку волі.
notalone-prompt-hunting = Розмістіть { $token }.
notalone-prompt-hunting-wide = Розмістіть { $token } на двох суміжних локаціях.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Потім відкриваються карти локацій.
   *[other] Далі: { $tokens-short }.
 }
notalone-prompt-hunting-cards = Можна зіграти карту полювання або продовжити.
notalone-prompt-picking = Яку з двох локацій розвідати?
notalone-prompt-picking-small = Жетони полювання розміщено. Усі вибирають одночасно.
notalone-prompt-after-reveal = Відразу після відкриття: використайте карту.
notalone-prompt-after-reveal-small = Видно, хто де.
notalone-prompt-order = Яку локацію активувати першою?
notalone-prompt-order-small = Друга — відразу після неї.
notalone-prompt-resolve = Ви розвідуєте: { $where }.
notalone-prompt-resolve-use = Активуйте ефект або поверніть одну карту зі свого скиду.
notalone-prompt-resolve-power = Активуйте ефект або відмовтеся.
notalone-prompt-resolve-back = Ефект нічого не дасть. Можна повернути одну карту зі скиду.
notalone-prompt-resolve-nothing = Зараз ефект нічого не дасть.
notalone-prompt-recycle-or-copy = Поверніть весь свій скид або скопіюйте локацію.
notalone-prompt-recycle-or-copy-small = Копіювати безпечно: жетони тієї локації на вас не діють.
notalone-prompt-take-back = Поверніть карту зі свого скиду.
notalone-prompt-take-back-small = Усі бачать, яку саме.
notalone-prompt-discard = Скиньте карту локації.
notalone-prompt-discard-small = Істота знатиме, що зіграти її ви не можете.
notalone-prompt-scream = «Крик»: скиньте дві карти локацій або втратьте фішку волі.
notalone-prompt-scream-small = Виберіть першу карту або втрату фішки волі.
notalone-prompt-toxin = «Токсин»: скиньте карту виживання.
notalone-prompt-toxin-small = Ваша локація цього раунду неактивна.
notalone-prompt-name-seat = Назвіть астронавта.
notalone-prompt-name-seat-small = Ім’я оголошують усім.
notalone-prompt-shelter = Лишіть одну з двох карт.
notalone-prompt-shelter-small = Другу скидають горілиць.
notalone-prompt-source = Поверніть астронавтові фішку волі або візьміть карту виживання.
notalone-prompt-source-small = Астронавт не може мати більше трьох фішок волі.
notalone-prompt-heal = Кому повернути фішку волі?
notalone-prompt-heal-small = Астронавт не може мати більше трьох фішок волі.
notalone-prompt-archipelago = Скиньте карту виживання заради фішки волі або завершіть.
notalone-prompt-archipelago-small = За кожну карту астронавт на ваш вибір повертає собі фішку волі.
notalone-prompt-mycelium = Покладіть фішку волі на трек порятунку або візьміть карту виживання.
notalone-prompt-mycelium-small = Коли маркер порятунку дійде до неї, астронавти проголосують, кому вона.
notalone-prompt-acquire = Візьміть нову локацію із запасу.
notalone-prompt-acquire-small = Карта йде на руку; усі побачать, яка саме.
notalone-prompt-maze = «Лабіринт»: шукайте нову локацію або візьміть відкриту.
notalone-prompt-maze-small = Відкриту локацію можна відразу активувати.
notalone-prompt-maze-set = Яку карту розмістити й де?
notalone-prompt-maze-set-small = Ці карти бачите лише ви.
notalone-prompt-maze-drop = Яка карта вибуде з гри?
notalone-prompt-maze-drop-small = Остання йде під низ колоди.
notalone-prompt-maze-use = Активуйте нову локацію або візьміть її копію.
notalone-prompt-maze-use-small = Жетони тієї локації на вас не діють.
notalone-prompt-portal = Куди веде «Портал»?
notalone-prompt-portal-small = Жетони тієї локації на вас подіють.
notalone-prompt-regain = Звідки взяти фішку волі?
notalone-prompt-regain-small = Із запасу або з треку.
notalone-prompt-vote = Кому дістанеться фішка волі з треку?
notalone-prompt-vote-small = Голосують астронавти. За рівності — тому, хто має найменше фішок волі.
notalone-prompt-move-token = Перемістіть { $token } в суміжну локацію.
notalone-prompt-move-token-any = Перемістіть жетон у суміжну локацію.
notalone-prompt-move-token-small = Він має залишити свою локацію.
notalone-prompt-detour = Кого перемістити?
notalone-prompt-detour-small = У локацію, суміжну з розвіданою.
notalone-prompt-detour-to = Куди?
notalone-prompt-detour-to-small = Натомість розвідають цю локацію.
notalone-prompt-telepathy = Назвіть одну чи дві локації.
notalone-prompt-telepathy-small = Астронавт має сказати правду при всіх.
notalone-prompt-phobia = Виберіть дві карти, які приховаєте.
notalone-prompt-phobia-small = Решту карт на вашій руці побачить істота.
notalone-prompt-forbidden-zone = Виберіть карту локації, яку скинете.
notalone-prompt-forbidden-zone-small = Усі вибирають одночасно й потай.
notalone-prompt-vortex = Замініть свою карту картою зі скиду.
notalone-prompt-vortex-small = Жетони полювання лишаються на місці.
notalone-prompt-cataclysm = Яка локація цього раунду неактивна?
notalone-prompt-cataclysm-small = Для всіх астронавтів там.
notalone-prompt-double-back = Яку карту повернути на руку?
notalone-prompt-double-back-small = Її не скидають.
notalone-prompt-bury = Яку карту полювання покласти під низ колоди?
notalone-prompt-bury-small = Доки не лишиться три.
notalone-prompt-copy = Яку локацію активувати замість своєї?
notalone-prompt-copy-small = Жетони тієї локації на вас не діють.

## On the page: buttons

notalone-act-pass = Не грати карту
notalone-act-pass-phase = Без карт у цій фазі
notalone-act-hunt = Зіграти: { $card }
notalone-act-survive = Зіграти: { $card }
notalone-act-play = Зіграти: { $where }
notalone-act-play-two = Зіграти: { $where } та { $also }
notalone-act-play-with = Зіграти: { $where } та { $also }
notalone-act-resist = Опиратися
    .why = Перш ніж зіграти карту: віддайте фішку волі й поверніть на руку карти зі скиду. З останньою фішкою волі опиратися не можна: ви поступаєтеся.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] Фішка волі → { $count } карта
    [few] Фішка волі → { $count } карти
   *[other] Фішка волі → { $count } карт
 }
notalone-act-resist-last = Остання фішка волі: доведеться поступитися
notalone-act-give-up = Поступитися
    .why = Перш ніж зіграти карту: поверніть усі фішки волі й усі локації, але асиміляція рухається на 1 поділку.
    .rule = R16
notalone-act-give-up-small = Усе повернеться, асиміляція +1
notalone-act-take-back = Повернути: { $where }
notalone-act-take-played = Повернути зіграну карту
notalone-act-discard = Скинути: { $where }
notalone-act-pick = Розвідати: { $where }
notalone-act-swap = Замінити на: { $where }
notalone-act-hide = Приховати: { $where } та { $also }
notalone-act-name-place = Назвати: { $where }
notalone-act-name-places = Назвати: { $where } та { $also }
notalone-act-place-token = { $token-short }: { $where }
notalone-act-place-token-wide = { $token-short }: { $where } та { $also }
notalone-act-move-token = { $token-short } → { $where }
notalone-act-swap-tokens = Поміняти: { $tokens-short }
notalone-act-choose-slot = Вибрати: { $where }
notalone-act-move-hunted = Перемістити: { $seat } ({ $where })
notalone-act-name-seat = Назвати: { $seat }
notalone-act-use = Активувати: { $where }
notalone-act-nothing = Нічого не робити
notalone-act-recycle = Повернути весь скид
notalone-act-copy = Скопіювати: { $where }
notalone-act-lose-will = Втратити фішку волі
notalone-act-discard-survival = Скинути: { $card }
notalone-act-keep-survival = Лишити: { $card }
notalone-act-draw = Взяти карту виживання
notalone-act-heal = Повернути фішку волі: { $seat }
notalone-act-acquire = Взяти: { $where }
notalone-act-reveal = Відкрити: { $where }
notalone-act-search = Шукати нову локацію
notalone-act-set-place = { $place-short }: { $where }
notalone-act-drop-place = Скинути: { $place-short }
notalone-act-teleport = Телепорт: { $where }
notalone-act-will-on-space = Фішку волі на поділку { $space }
notalone-act-will-from-supply = Із запасу
notalone-act-will-from-space = З поділки { $space }
notalone-act-vote = Голос: { $seat }
notalone-act-bury = Під низ колоди: { $card }
notalone-act-choose-side = Бік { $side }
notalone-act-choose-first = Зробіть вибір
notalone-act-stop = Готово

notalone-quiet = Не питати цього раунду
notalone-quiet-why = До наступного раунду вас не питатимуть про карти.
notalone-quiet-on = Цього раунду про карти не питаємо.
notalone-quiet-off = Питати знову

## On the page: the planet

notalone-planet = Артемія
notalone-planet-choices = Артемія: виберіть локацію
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, закрито
notalone-tile-empty = { $slot }, порожньо
notalone-tile-hidden-name = Закрито
notalone-tile-empty-name = Порожньо
notalone-tile-tokens = { $tokens-count ->
    [one] лежить { $tokens }
   *[other] лежать { $tokens }
 }
notalone-tile-explorers = тут { $seat }
notalone-tile-chance = { $chance ->
    [one] { $chance } відсоток
    [few] { $chance } відсотки
   *[other] { $chance } відсотків
 }
notalone-tile-marker = тут передавач
notalone-tile-shield = тут щит
notalone-tile-chosen = вибрано
notalone-tile-hint = підказка
notalone-heat-nobody = тут нікого не може бути
notalone-blocked-by = Недоступна: { $card }
notalone-ineffective-by = Цього раунду неактивна
notalone-tip-reserve = { $count ->
    [0] У запасі карт не лишилося.
    [one] У запасі лишилася { $count } карта.
    [few] У запасі лишилося { $count } карти.
   *[other] У запасі лишилося { $count } карт.
 }
notalone-tip-hidden = Закрита локація. Її може відкрити «Лабіринт».
notalone-tip-empty = Сюди «Лабіринт» може покласти локацію.
notalone-tip-marker = Передавач
notalone-tip-marker-why = Наступний астронавт, який активує «Пляж», зніме його: маркер порятунку рухається на 1 поділку.
notalone-tip-shield = Щит
notalone-tip-shield-why = Він іде від локації 1 до локації 4 й дорогою нікого не захищає. Коли його піднімають з локації 4, наступного раунду жетони полювання не діють.
notalone-tip-token-creature = Кожен астронавт тут втрачає фішку волі й не може активувати локацію. Асиміляція рухається на 1 поділку.
notalone-tip-token-artemia = Кожен астронавт тут скидає карту локації й не може активувати локацію.
notalone-tip-token-target = Що він робить, сказано на карті полювання цього раунду.
notalone-shield-up = Щит піднято: цього раунду жетони полювання не діють.

## On the page: the race

notalone-race = До перемоги поділок: порятунок { $rescue }, асиміляція { $assimilation }
notalone-race-rescue = Порятунок, ще { $count }
notalone-race-assimilation = Асиміляція, ще { $count }
notalone-race-assimilation-short = Асиміляція, ще { $count }
notalone-race-space = До перемоги поділок: { $space }
notalone-race-put = Покласти фішку волі на трек; до перемоги поділок: { $space }
notalone-race-tip-rescue = На поділці перемоги виграють астронавти. Маркер порятунку рухається наприкінці кожного раунду.
notalone-race-tip-assimilation = На поділці перемоги виграє істота. Маркер асиміляції рухається, коли когось спіймано або хтось поступився.
notalone-race-tip-artemia = Поділка Артемії
notalone-race-tip-artemia-why = Доки маркер порятунку тут, істота розміщує й жетон Артемії.
notalone-race-tip-will = Фішка волі на треку
notalone-race-tip-will-why = Коли маркер порятунку дійде до неї, астронавти проголосують, кому вона.
notalone-race-supply = { $count ->
    [one] { $count } фішка волі в запасі
    [few] { $count } фішки волі в запасі
   *[other] { $count } фішок волі в запасі
 }
notalone-race-supply-why = Фішки волі, яких немає ні в кого. Коли запас порожній, на трек класти нічого, а повертають їх із треку.
notalone-side-name = Бік { $side }

## On the page: phases

notalone-phase-1 = Фаза 1: розвідка
notalone-phase-2 = Фаза 2: полювання
notalone-phase-3 = Фаза 3: розв’язка
notalone-phase-4 = Фаза 4: кінець раунду
notalone-step-reveal = Відкриття
notalone-step-free = Без жетонів
notalone-step-target = Ціль
notalone-step-artemia = Артемія
notalone-step-creature = Істота

## On the page: people and cards

notalone-role-creature = істота
notalone-role-hunted = астронавт
notalone-seats = Гравці
notalone-seat-creature = { $hunt ->
    [one] { $hunt } карта полювання
    [few] { $hunt } карти полювання
   *[other] { $hunt } карт полювання
 }
notalone-seat-hunted = на руці { $hand } · виживання { $survival }
notalone-seat-will = Воля: { $will } з 3
notalone-seat-discard = У скиді: { $numbers }
notalone-seat-discard-none = Скид порожній
notalone-seat-smoke = { $count ->
    [one] { $count } скинута карта за димовою завісою
    [few] { $count } скинуті карти за димовою завісою
   *[other] { $count } скинутих карт за димовою завісою
 }
notalone-seat-choosing = вибирає
notalone-seat-sealed = обрано
notalone-seat-caught = спіймано
notalone-seat-explores = тут: { $places }
notalone-seat-pair = Наступного раунду грає дві карти.
notalone-seat-played = цього раунду: { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] Ви маєте: { $places-short }.
   *[no] { $seat } має: { $places-short }.
 }
notalone-seat-shown = Вам показано: { $places-short }.

notalone-hand = Карти на руці
notalone-hand-of = На руці: { $seat }
notalone-hand-count = { $count ->
    [one] { $count } локація
    [few] { $count } локації
   *[other] { $count } локацій
 }
notalone-hand-empty = На руці немає локацій
notalone-discard-title = Ваш скид
notalone-discard-of = Скид: { $seat }
notalone-discard-seen = видно всім
notalone-discard-smoke = за димовою завісою
notalone-discard-empty = Скид порожній
notalone-played-title = Зіграно
notalone-survival-title = Виживання
notalone-survival-once = одна за раунд
notalone-survival-done = цього раунду зіграно
notalone-survival-none = Карт виживання немає
notalone-survival-unseen = { $count ->
    [one] { $count } закрита карта виживання
    [few] { $count } закриті карти виживання
   *[other] { $count } закритих карт виживання
 }
notalone-hunt-title = Ваші карти полювання
notalone-hunt-of = Карти полювання
notalone-hunt-once = одна за раунд
notalone-hunt-more = цього раунду ще 1
notalone-hunt-done = цього раунду більше не можна
notalone-hunt-unseen = { $count ->
    [one] { $count } закрита карта полювання
    [few] { $count } закриті карти полювання
   *[other] { $count } закритих карт полювання
 }
notalone-hunt-played = Зіграно цього раунду
notalone-hunt-discard = Скид полювання
notalone-survival-discard = Скид виживання
notalone-piles-none = ще немає
notalone-reserve-title = Запас
notalone-known-title = Показав «Сканер»
notalone-tokens-title = Жетони
notalone-token-lies = лежить: { $where }
notalone-token-choose = виберіть йому місце
notalone-token-then = потім цей
notalone-token-not = не цього раунду
notalone-will-title = Ваші фішки волі
notalone-will = Воля
notalone-look-own = До моїх карт
notalone-look-table = До істоти
notalone-maze-discard = Локації, що вибули з гри
notalone-acts-title = Ви можете
notalone-maze-title = Карти «Лабіринту»
notalone-maze-left = { $count ->
    [one] { $count } карта в колоді «Лабіринту»
    [few] { $count } карти в колоді «Лабіринту»
   *[other] { $count } карт у колоді «Лабіринту»
 }
notalone-maze-left-why = З неї «Лабіринт» відкриває нові локації. Нової колоди не створюють.
notalone-drawn-title = Узято
notalone-when = фаза { $number }
notalone-when-any = будь-яка фаза
notalone-advice-mix = Сильний гравець робить так приблизно у { $percent } % випадків, щоб його не вгадали.
notalone-advice-danger = Істота шукає тут приблизно у { $percent } % випадків.
notalone-advice-found = Імовірність когось застати — близько { $percent } %.
notalone-advice-chance = Шанси перемогти після цього — близько { $percent } %.
notalone-hint = Підказка: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = { $place }
notalone-heat-public = з того, що знають усі
notalone-heat-chance = шанс, що тут є хоча б один астронавт
notalone-heat-also = { $seat-you ->
    [yes] Ви можете бути ще тут: { $numbers }
   *[no] { $seat } може бути ще тут: { $numbers }
 }
notalone-heat-only = { $seat-you ->
    [yes] Ви можете бути лише тут
   *[no] { $seat } може бути лише тут
 }
notalone-heat-catch = За спійманих тут асиміляція рухається на { $spaces }.
notalone-heat-catch-will = { $will ->
    [one] Спійманий тут втрачає { $will } фішку волі.
    [few] Спійманий тут втрачає { $will } фішки волі.
   *[other] Спійманий тут втрачає { $will } фішок волі.
 }

notalone-talk-open = Істота читає все, що пишуть астронавти.
notalone-talk-creature = Ви читаєте все, що пишуть астронавти.
notalone-talk-write = Напишіть повідомлення. Істота його прочитає.

notalone-tab-planet = Планета
notalone-tab-cards = Карти
notalone-tab-hunted = Гравці
notalone-tab-log = Журнал

notalone-over-planet = Планета
notalone-over-hunted = Порятунок прибув
notalone-over-creature = Істота перемогла
notalone-over-you-won = Ви перемогли.
notalone-over-you-lost = Ви програли.
notalone-ended-hunted = Маркер порятунку дійшов до поділки перемоги.
notalone-ended-creature = Маркер асиміляції дійшов до поділки перемоги.
notalone-course-rescue = Порятунок, пройдено поділок
notalone-course-assimilation = Асиміляція, пройдено поділок
notalone-sheet-role = Роль
notalone-sheet-won = перемога
notalone-sheet-turns = { $turns ->
    [one] Зіграно { $turns } раунд. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
    [few] Зіграно { $turns } раунди. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
   *[other] Зіграно { $turns } раундів. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
 }

## On the page: the guided first game

notalone-learn-exploration = Навчання: нові локації
notalone-guide-about = На чужій планеті
notalone-guide-about-text = Ви — астронавт, а один із гравців — істота. Щораунду ви ховаєтеся в якійсь локації, а істота вгадує де.
notalone-guide-race = Перегони двох маркерів
notalone-guide-race-text = Якщо до поділки перемоги першим дійде маркер порятунку, разом перемагають астронавти. Якщо асиміляції — істота.
notalone-guide-places = Десять локацій
notalone-guide-places-text = Кожна локація щось дає тому, хто її розвідує. Спочатку у вас карти перших п’яти.
notalone-guide-play = Сховайтеся
notalone-guide-play-text = Виберіть «Всюдихід» і зіграйте його кнопкою: карта лежить долілиць, доки не виберуть усі. Істота спробує її вгадати.
notalone-guide-use = Вас не знайшли
notalone-guide-use-text = Істота пішла до «Річки», тож ви можете активувати свою локацію. «Всюдихід» дає карту нової локації.
notalone-guide-acquire = Нова локація
notalone-guide-acquire-text = Що більше карт, то важче вас угадати. Візьміть «Уламки»: вони рухають маркер порятунку.
notalone-guide-rescue = Допомога ближче
notalone-guide-rescue-text = Наприкінці кожного раунду маркер порятунку рухається сам. «Пляж» і «Уламки» прискорюють його.
notalone-guide-again = Що бачить істота
notalone-guide-again-text = «Всюдихід» лежить у скиді в усіх на очах: істота знає, що вас там немає. Зіграйте «Пляж».
notalone-guide-caught = Спіймано
notalone-guide-caught-text = Істота вгадала «Пляж»: ви втратили фішку волі й не активували локації. Утративши останню, ви повернете всі, але асиміляція знову рушить.
notalone-guide-assimilation = Асиміляція рухається
notalone-guide-assimilation-text = За спійманого маркер іде на поділку за раунд, скількох би не спіймали. Тому важлива кожна локація.
notalone-guide-survive = Карта виживання
notalone-guide-survive-text = Такі карти грають у вказаній на них фазі, по одній за раунд. «Адреналін» повертає фішку волі: виберіть і зіграйте його.
notalone-guide-resist = Опиратися
notalone-guide-resist-text = Перш ніж зіграти локацію, за фішку волі можна повернути дві карти зі скиду. Опирайтеся.
notalone-guide-back = Карти повертаються
notalone-guide-back-text = Що більше карт на руці, то менше знає істота. Поверніть «Всюдихід».
notalone-guide-back-two = І друга
notalone-guide-back-two-text = Поверніть і «Пляж».
notalone-guide-wreck = Покличте на допомогу
notalone-guide-wreck-text = Тепер нова локація: зіграйте «Уламки».
notalone-guide-signal = Вас почули
notalone-guide-signal-text = Вас не знайшли. Активуйте «Уламки», і маркер порятунку зробить ще крок.
notalone-guide-rover = Блефуйте
notalone-guide-rover-text = Істота читає, що пишуть астронавти, і запам’ятовує ваші звички. Ідіть, де вас не чекають: знову зіграйте «Всюдихід».
notalone-guide-instead = Карта натомість
notalone-guide-instead-text = Замість активувати локацію завжди можна повернути одну карту зі скиду. Виберіть там «Уламки».
notalone-guide-river = «Річка»
notalone-guide-river-text = «Річка» дає зіграти наступного раунду дві карти локацій. Зіграйте її.
notalone-guide-river-use = Дві наступного раунду
notalone-guide-river-use-text = Ви знову в безпеці. Активуйте «Річку».
notalone-guide-artemia = Жетон Артемії
notalone-guide-artemia-text = Маркер порятунку стояв на позначеній поділці, тож істота розмістила другий жетон. Хто там, скидає карту й не активує локації.
notalone-guide-two = Дві локації
notalone-guide-two-text = Виберіть «Пляж» і «Уламки» й зіграйте обидві карти. Яку розвідати, вирішите, коли розмістять жетони.
notalone-guide-pick = Істота схибила
notalone-guide-pick-text = Її жетон на «Уламках». Виберіть «Пляж».
notalone-guide-beach = «Пляж»
notalone-guide-beach-text = Маркер уже там: його поклав інший астронавт у першому раунді. Активуйте «Пляж»: він піде, а маркер порятунку рушить.
notalone-guide-give-up = Поступитися
notalone-guide-give-up-text = Коли карт мало, можна поступитися: повернуться всі карти й фішки волі, але асиміляція рушить на поділку. Спробуйте.
notalone-guide-ends = Хто перший?
notalone-guide-ends-text = Сім раундів, і маркеру порятунку лишилося шість поділок: тримайтеся. Астронавти перемагають або програють разом.
notalone-guide-know = Тепер ви знаєте гру
notalone-guide-know-text = Дограйте цю партію: істота тепер полює сама. Або почніть справжню.
notalone-guide-new-places = Нові локації
notalone-guide-new-places-text = «За обріями» замінює локації, і нижні п’ять спочатку закриті. Решта вам знайома.
notalone-guide-maze = «Лабіринт»
notalone-guide-maze-text = До закритої локації піти не можна. «Лабіринт» відкриває одну з них: зіграйте його.
notalone-guide-maze-use = У «Лабіринті»
notalone-guide-maze-use-text = Істота не тут. Активуйте «Лабіринт».
notalone-guide-maze-turn = Відкрийте локацію
notalone-guide-maze-turn-text = Виберіть карту в рамці в нижньому ряду, потім кнопку.
notalone-guide-copy = «Полюс»
notalone-guide-copy-text = Відкриту локацію можна відразу активувати або взяти її карту. Візьміть карту «Полюса»: виберіть його на планеті.
notalone-guide-pole = До «Полюса»
notalone-guide-pole-text = «Полюс» за фішку волі рухає маркер порятунку на дві поділки. Зіграйте його.
notalone-guide-pole-use = Відразу дві поділки
notalone-guide-pole-use-text = Активуйте «Полюс»; його карта потім піде в резерв.
notalone-guide-oasis = «Оаза»
notalone-guide-oasis-text = «Оаза» повертає саму себе і ще по карті за кожну фішку волі, якої бракує. Зіграйте її.
notalone-guide-oasis-use = Вода
notalone-guide-oasis-use-text = Вам бракує однієї фішки волі, тож повернеться ще одна карта. Активуйте «Оазу».
notalone-guide-oasis-back = Ще одна карта
notalone-guide-oasis-back-text = Поверніть «Лабіринт».
notalone-guide-fjord = «Фіорд»
notalone-guide-fjord-text = Наступного раунду «Фіорд» дасть зіграти карту з руки й карту зі скиду. Зіграйте його.
notalone-guide-fjord-use = Серед скель
notalone-guide-fjord-use-text = Активуйте «Фіорд».
notalone-guide-beside = Одна з руки, одна на очах
notalone-guide-beside-text = Карта зі скиду лежить горілиць: істота може піддатися. Виберіть «Купол» на руці й «Фіорд» у скиді.
notalone-guide-pick-one = Так і сталося
notalone-guide-pick-one-text = Істота пішла до «Фіорду». Виберіть «Купол».
notalone-guide-dome = «Купол»
notalone-guide-dome-text = «Купол» рухає щит уздовж верхнього ряду. З локації 4 він повертається: маркер порятунку йде вперед, а наступного раунду жетони не діють.
notalone-guide-nexus = «Нексус»
notalone-guide-nexus-text = «Нексус» повертає весь скид, але якщо там когось спіймано, асиміляція рухається на дві поділки. Ризикніть: зіграйте «Нексус».
notalone-guide-nexus-use = Ризик справдився
notalone-guide-nexus-use-text = Істота була біля «Полюса». Активуйте «Нексус».
notalone-guide-nexus-all = Повернути чи скопіювати
notalone-guide-nexus-all-text = «Нексус» може й скопіювати ефект локації поруч з істотою. Поверніть свої карти.
notalone-guide-more-places = Ще чотири
notalone-guide-more-places-text = «Мангри», «Архіпелаг», «Грибниця» й «Портал» ще закриті. Що вони дають, скаже довге натискання.
notalone-guide-know-places = Тепер ви знаєте «За обріями»
notalone-guide-know-places-text = Дограйте цю партію: істота тепер полює сама. Або почніть справжню.

# Пункти правил, на які сторінка посилається в підказках.
notalone-rules =
    .creature = R25
    .artemia = R24
    .target = R23
    .place = R22
    .hunt = R8
    .survival = R9
    .track-will = E40
    .artemia-space = R18
    .rescue = R30, R31
    .assimilation = R25, R31
    .supply = E41, E42
    .hidden = E32
    .empty = E73
    .marker = R28
    .shield = E17, E29
    .maze = E72
