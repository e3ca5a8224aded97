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

notalone-doing-over = гру завершено
    .does = завершує гру
    .do = завершують гру
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
notalone-doing-turn = між двома кроками
    .does = готує наступний крок
    .do = готують наступний крок
notalone-doing-window = мить для карт
    .does = має мить для карт
    .do = мають мить для карт
notalone-doing-choose = вибір карт локацій
    .does = вибирає локацію
    .do = вибирають локації
notalone-doing-hunting = розміщення жетонів полювання
    .does = розміщує жетони полювання
    .do = розміщують жетони полювання
notalone-doing-picking = вибір однієї з двох карт
    .does = вибирає одну з двох карт
    .do = вибирають одну з двох карт
notalone-doing-after-reveal = відразу після відкриття карт
    .does = діє відразу після відкриття карт
    .do = діють відразу після відкриття карт
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
notalone-doing-source = воля або карта
    .does = вибирає: воля або карта
    .do = вибирають: воля або карта
notalone-doing-heal = повернення волі
    .does = вибирає, кому дати волю
    .do = вибирають, кому дати волю
notalone-doing-archipelago = обмін карт на волю
    .does = міняє карти на волю
    .do = міняють карти на волю
notalone-doing-mycelium = воля на трек
    .does = кладе волю на трек
    .do = кладуть волю на трек
notalone-doing-acquire = вибір карти із запасу
    .does = вибирає карту із запасу
    .do = вибирають карту із запасу
notalone-doing-maze = у «Лабіринті»
    .does = блукає «Лабіринтом»
    .do = блукають «Лабіринтом»
notalone-doing-turn-up = відкриття локації
    .does = відкриває локацію
    .do = відкривають локацію
notalone-doing-maze-look = перегляд карт «Лабіринту»
    .does = дивиться карти «Лабіринту»
    .do = дивляться карти «Лабіринту»
notalone-doing-maze-set = розміщення локації
    .does = розміщує локацію
    .do = розміщують локацію
notalone-doing-maze-drop = скидання локації
    .does = скидає локацію
    .do = скидають локацію
notalone-doing-maze-use = ефект нової локації
    .does = вирішує, що робити з новою локацією
    .do = вирішують, що робити з новою локацією
    .does = виходить із «Лабіринту»
    .do = виходять із «Лабіринту»
notalone-doing-portal = через «Портал»
    .does = іде через «Портал»
    .do = ідуть через «Портал»
notalone-doing-regain = повернення волі
    .does = повертає волю
    .do = повертають волю
notalone-doing-rescue-move = рух маркера порятунку
    .does = рухає маркер порятунку
    .do = рухають маркер порятунку
notalone-doing-vote = голосування, кому дістанеться воля
    .does = голосує, кому дістанеться воля
    .do = голосують, кому дістанеться воля
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
notalone-doing-phobia = вибір, що приховати
    .does = вибирає, що приховати
    .do = вибирають, що приховати
notalone-doing-forbidden-zone = спільне скидання
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
notalone-doing-settle = відновлення після втрати останньої волі
    .does = відновлює волю
    .do = відновлюють волю
notalone-doing-copy = вибір, що скопіювати
    .does = вибирає, що скопіювати
    .do = вибирають, що скопіювати
notalone-doing-tell = правдива відповідь
    .does = відповідає правдиво
    .do = відповідають правдиво

notalone-moment-before-choosing = до вибору локацій
notalone-moment-after-choosing = після вибору локацій
notalone-moment-hunting = після розміщення жетонів
notalone-moment-after-reveal = відразу після відкриття карт
notalone-moment-before-target = перед жетоном цілі
notalone-moment-before-artemia = перед жетоном Артемії
notalone-moment-before-creature = перед жетоном істоти
notalone-moment-end-of-turn = наприкінці раунду

notalone-line-victory = Перемога
notalone-line-rescue-left = До порятунку, поділок
notalone-line-assimilation-left = До асиміляції, поділок
notalone-line-catches = Спіймано разів
notalone-line-will-lost = Втрачено волі
notalone-line-turns = Раунди
notalone-line-total = Разом

## Options of the game

notalone-option-creature = хто істота; число означає місце
notalone-option-creature-random = випадковий гравець
notalone-option-creature-others = випадковий, але не господар столу
notalone-option-places = з яких локацій складається планета; число дає будь-яку суміш, біт на кожну локацію «За обріями»
notalone-option-places-base = з базової гри
notalone-option-places-first_steps = локації 6–10 із «За обріями»
notalone-option-places-exploration = усі десять із «За обріями»
notalone-option-places-random = випадкові
notalone-option-decks = які карти полювання й виживання в грі
notalone-option-decks-auto = із «За обріями», якщо його локації в грі
notalone-option-decks-base = базової гри
notalone-option-decks-combined = разом із «За обріями»
notalone-option-maze_variant = чи будувати «Лабіринт» під час розвідки
notalone-option-maze_variant-off = ні
notalone-option-maze_variant-on = так, із колоди десяти локацій
notalone-option-board_side = який бік планшета з треками в грі
notalone-option-board_side-chosen = вибирає істота
notalone-option-board_side-1 = Артемія на шести останніх поділках
notalone-option-board_side-2 = Артемія на кожній другій поділці
notalone-option-expert = чи дорожче коштує втрата останньої волі
notalone-option-expert-off = повертаються три фішки волі
notalone-option-expert-on = повертаються дві фішки волі
notalone-option-tokens = чи обов’язково розміщувати всі жетони полювання
notalone-option-tokens-compulsory = обов’язково
notalone-option-tokens-optional = за бажанням
notalone-option-two_place_move = куди можна перемістити жетон, що займає дві локації
notalone-option-two_place_move-auto = також на одну з двох, якщо «За обріями» в грі
notalone-option-two_place_move-leave = лише геть з обох
notalone-option-two_place_move-literal = також на одну з двох
notalone-option-pole_limit = як часто діє «Полюс»
notalone-option-pole_limit-none = щоразу, коли його активують
notalone-option-pole_limit-once = раз на раунд для команди
notalone-option-takeback = чи можна повернути карту, коли ефект нічого не дає
notalone-option-takeback-auto = не можна, якщо «За обріями» в грі
notalone-option-takeback-lenient = можна
notalone-option-takeback-strict = не можна
notalone-option-host = хто господар столу: він не істота, якщо її вибирають з-поміж решти; число означає місце
notalone-option-force_field = коли можна зіграти «Силове поле»
notalone-option-force_field-resend = також після вибору, тоді вибирають знову
notalone-option-force_field-early = лише до вибору астронавтів
notalone-option-takeback_places = де замість ефекту можна повернути карту
notalone-option-takeback_places-all = у кожній локації
notalone-option-takeback_places-few = не в «Лігві», «Джунглях» і «Болоті»
notalone-option-last_will = наскільки рухається асиміляція, коли астронавти втрачають останню волю
notalone-option-last_will-once = на одну поділку за раунд
notalone-option-last_will-each = на одну поділку за кожного з них
notalone-option-stasis_amplifier = що робить «Підсилювач» після «Стазису»
notalone-option-stasis_amplifier-held = порятунок не рухається
notalone-option-stasis_amplifier-moves = порятунок рухається
notalone-option-gate_after_detour = які локації пропонує «Брама» після «Обходу»
notalone-option-gate_after_detour-explored = суміжні з розвідуваною
notalone-option-gate_after_detour-card = суміжні з локацією зіграної карти
notalone-option-token_losses = як астронавти вирішують, чого їм коштують ціль та Артемія
notalone-option-token_losses-in_turn = один за одним, відкрито
notalone-option-token_losses-together = усі разом, потай
notalone-option-instead_cards = ефект чого треба могти активувати, щоб зіграти «Браму», «Дрон» тощо
notalone-option-instead_cards-played = карти, зіграної у фазі 1
notalone-option-instead_cards-explored = лише розвідуваної локації
notalone-option-maze_use = як активують локацію, відкриту «Лабіринтом»
notalone-option-maze_use-activate = як розвідувану (також «Артефакт»)
notalone-option-maze_use-copy = як скопійовану (без «Артефакту»)
notalone-option-track_will = коли порятунок підбирає волю з треку
notalone-option-track_will-passing = також на ходу
notalone-option-track_will-stopping = лише там, де зупиняється

## Actions

notalone-do-pass = зараз не грати карту
notalone-do-pass-phase = не грати карт цієї фази
notalone-do-hunt = зіграти карту полювання «{ $card }»
notalone-do-survive = зіграти карту виживання «{ $card }»
notalone-do-play = зіграти локацію { $place }
notalone-do-play-two = зіграти { $places-acc }
notalone-do-play-with = зіграти локацію { $place } і покласти поруч локацію { $beside } зі скиду
notalone-do-resist = опиратися: віддати 1 фішку волі за карти зі скиду
notalone-do-give-up = поступитися: повернути всю волю й карти, асиміляція просувається
notalone-do-take-back = повернути локацію { $place }
notalone-do-take-played = повернути зіграну карту
notalone-do-discard = скинути локацію { $place }
notalone-do-pick = вибрати локацію { $place }
notalone-do-swap = замінити локацію { $played } на локацію { $place } зі скиду
notalone-do-hide = приховати { $places-acc }
notalone-do-name-place = назвати локацію { $place }
notalone-do-name-places = назвати { $places-acc }
notalone-do-place-token = покласти { $token } на місце { $slot }
notalone-do-place-token-wide = покласти { $token } на { $slots }
notalone-do-move-token = перемістити { $token } на місце { $slot }
notalone-do-swap-tokens = поміняти місцями { $tokens }
notalone-do-choose-slot = вибрати місце { $slot }
notalone-do-move-hunted = перемістити: { $seat }, локація { $which } з двох розвіданих
notalone-do-name-seat = назвати: { $seat }
notalone-do-use = активувати ефект
notalone-do-nothing = більше нічого не робити
notalone-do-recycle = повернути весь свій скид
notalone-do-copy = скопіювати локацію на місці { $slot }
notalone-do-lose-will = втратити 1 фішку волі
notalone-do-discard-survival = скинути карту виживання «{ $card }»
notalone-do-keep-survival = лишити карту виживання «{ $card }»
notalone-do-draw = взяти карту виживання
notalone-do-heal = 1 фішка волі: { $seat }
notalone-do-acquire = взяти локацію { $place } із запасу
notalone-do-reveal = відкрити карту на місці { $slot }
notalone-do-search = шукати нову локацію
notalone-do-set-place = покласти «{ $place }» на місце { $slot }
notalone-do-drop-place = скинути «{ $place }» з «Лабіринту»
notalone-do-teleport = перейти в локацію { $place }
notalone-do-will-on-space = покласти 1 фішку волі на поділку за { $space } до кінця
notalone-do-will-from-supply = взяти волю із запасу
notalone-do-will-from-space = взяти волю з поділки за { $space } до кінця
notalone-do-vote = голосувати: { $seat }
notalone-do-bury = покласти карту полювання «{ $card }» під низ колоди
notalone-do-choose-side = узяти бік { $side } планшета з треками
notalone-do-close = усі відповіли
notalone-do-name-creature = істота: { $seat }
notalone-do-choose-set = узяти локацію «{ $place }»
notalone-do-draw-hunt = взяти карту полювання «{ $card }»
notalone-do-draw-survival = роздати карту виживання «{ $card }»
notalone-do-lose-hunt = відкрито покласти карту полювання «{ $card }» під низ колоди
notalone-do-turn-up = відкрити локацію «{ $place }»

## Events

notalone-creature = { $seat-you ->
    [yes] Ви — істота.
   *[no] Істота — { $seat }.
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
notalone-sent-back = Вибрані карти повертаються на руки.
notalone-laid-beside = { $seat-you ->
    [yes] Ви кладете біля своєї карти горілиць «{ $place }».
   *[no] { $seat } кладе біля своєї карти горілиць «{ $place }».
 }
notalone-token = { $token-id ->
    [creature] Жетон істоти
    [artemia] Жетон Артемії
    [target] Жетон цілі
   *[other] { $token }
 } лежить на { $slots-loc }.
notalone-swapped-tokens = Міняються місцями { $tokens }.
notalone-named = { $seat-you ->
    [yes] Назвали вас.
   *[no] Названо: { $seat }.
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
notalone-all-ineffective = «Інерція»: цього раунду жоден ефект не діє.
notalone-ineffective = Локація на місці { $slot } цього раунду неактивна.
notalone-moved-hunted = { $seat-you ->
    [yes] Ви опиняєтеся на місці { $slot }.
   *[no] { $seat } опиняється на місці { $slot }.
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
    [yes] Через «Портал» ви потрапляєте в локацію «{ $place }».
   *[no] Через «Портал» { $seat } потрапляє в локацію «{ $place }».
 }
notalone-turned-up = На місці { $slot } лежить «{ $place }».
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
notalone-drew-hunt = Нова карта полювання: «{ $card }».
notalone-drew-hunt-unseen = Істота бере карту полювання.
notalone-artemia = { $seat-you ->
    [yes] Ви відчуваєте вплив Артемії.
   *[no] { $seat } відчуває вплив Артемії.
 }
notalone-caught = { $seat-you ->
    [yes] Істота ловить вас.
   *[no] { $seat } потрапляє в лапи істоти.
 }
notalone-lost-will = { $seat-you ->
    [yes] { $will ->
        [one] Ви втрачаєте { $will } фішку волі, лишається { $left }.
        [few] Ви втрачаєте { $will } фішки волі, лишається { $left }.
       *[other] Ви втрачаєте { $will } фішок волі, лишається { $left }.
     }
   *[no] { $will ->
        [one] { $seat } втрачає { $will } фішку волі, лишається { $left }.
        [few] { $seat } втрачає { $will } фішки волі, лишається { $left }.
       *[other] { $seat } втрачає { $will } фішок волі, лишається { $left }.
     }
 }
notalone-regained-will = { $seat-you ->
    [yes] { $will ->
        [one] Ви повертаєте собі { $will } фішку волі.
        [few] Ви повертаєте собі { $will } фішки волі.
       *[other] Ви повертаєте собі { $will } фішок волі.
     }
   *[no] { $will ->
        [one] { $seat } повертає собі { $will } фішку волі.
        [few] { $seat } повертає собі { $will } фішки волі.
       *[other] { $seat } повертає собі { $will } фішок волі.
     }
 }
notalone-last-will = { $seat-you ->
    [yes] Ви втратили останню волю: воля й карти повертаються до вас.
   *[no] { $seat } лишається без волі: воля й карти повертаються.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Ви кладете 1 фішку волі на поділку за { $space } до кінця.
   *[no] { $seat } кладе 1 фішку волі на поділку за { $space } до кінця.
 }
notalone-will-met = { $seat-you ->
    [yes] Воля з треку дістається вам.
   *[no] { $seat } отримує волю з треку.
 }
notalone-voted = { $seat-you ->
    [yes] Більшість голосує за вас.
   *[no] { $seat } збирає більшість голосів.
 }
notalone-shield-raised = Щит піднято: наступного раунду жетони полювання не діють.
notalone-rescue = { $spaces ->
    [one] Порятунок ближчий на { $spaces } поділку, лишилося { $left }.
    [few] Порятунок ближчий на { $spaces } поділки, лишилося { $left }.
   *[other] Порятунок ближчий на { $spaces } поділок, лишилося { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] Асиміляція просувається на { $spaces } поділку, лишилося { $left }.
    [few] Асиміляція просувається на { $spaces } поділки, лишилося { $left }.
   *[other] Асиміляція просувається на { $spaces } поділок, лишилося { $left }.
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Гру завершено. Ви перемагаєте!
       *[no] Гру завершено. Перемагає { $winners }.
     }
   *[other] { $winners-you ->
        [yes] Гру завершено. Порятунок прибув: ви та інші астронавти перемагаєте!
       *[no] Гру завершено. Порятунок прибув: перемагають { $winners }.
     }
 }


## The table

notalone-table-title = Раунд { $turn }, фаза { $turn-phase }: { $what }
notalone-table-track = До порятунку { $rescue }, до асиміляції { $assimilation }, волі в запасі { $supply }
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
notalone-help-planet = Планета: десять місць у два ряди; місце межує з тими, що обабіч, над ним і під ним. Жетони й імена астронавтів стоять там, де вони є. R і C — маркери порятунку й асиміляції на шляху до поділки перемоги (*), A — символи Артемії, W — воля на треку.
notalone-help-hunted = Астронавти: воля, карти локацій на руці, у скиді та зіграні; знак питання — карта, якої вам не можна знати.
notalone-help-windows = Карти: коли вас питають, чи зіграти карту, ніхто інший цього не бачить. «Не грати карт цієї фази» позбавляє вас цього питання до наступної фази.

## Why something is not allowed

notalone-why-resisted-enough = цього раунду ви вже опиралися { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
 }
notalone-why-play-count = цього раунду зіграйте { $count ->
    [one] { $count } карту локації
    [few] { $count } карти локацій
   *[other] { $count } карт локацій
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
notalone-why-first-take-will-gave-up-from-supply = спершу візьміть волю, заради якої поступилися, із запасу або з треку
notalone-why-chosen-already-resist-give-up-come-before = ви вже вибрали; опиратися чи поступитися можна до того
notalone-why-discard-empty-there-nothing-resist = ваш скид порожній, тож опиратися немає заради чого
notalone-why-no-will-resist = у вас немає волі, щоб опиратися
notalone-why-all-will-nothing-discarded-cannot-give-up = маючи всю волю й порожній скид, поступитися не можна
notalone-why-put-card-discard-beside-one-play = покладіть біля зіграної карти карту зі свого скиду
notalone-why-these-cards-not-yours-play-place-inaccessible = цих карт ви грати не можете, або локація недоступна
notalone-why-choose-place-card-play-resist-give-up = виберіть карту локації, а перед тим можете опиратися чи поступитися
notalone-why-token-cannot-placed-there-now = цей жетон зараз туди покласти не можна
notalone-why-power-used-up-finds-nothing-do = цей ефект уже вичерпано, або він нічого не дає
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
notalone-why-discard-place-cards-lose-will = скиньте карти локацій або втратьте волю
notalone-why-discard-one-survival-cards = скиньте одну зі своїх карт виживання
notalone-why-name-hunted-whom-effect-do-something = назвіть астронавта, на якого ефект може подіяти
notalone-why-keep-one-cards-drew = лишіть одну з узятих карт
notalone-why-heal-hunted-below-3-will-draw = поверніть волю астронавтові, який має менше 3, або візьміть карту
notalone-why-choose-hunted-below-3-will = виберіть астронавта, який має менше 3 фішок волі
notalone-why-discard-survival-card-heal-do-nothing-more = скиньте карту виживання, щоб повернути волю, або більше нічого не робіть
notalone-why-place-will-free-space-before-victory-space = покладіть волю на вільну поділку перед поділкою перемоги
notalone-why-take-place-do-not-own-lies-reserve = візьміть із запасу локацію, якої не маєте
notalone-why-turn-up-hidden-place-take-revealed-one = відкрийте приховану локацію або візьміть відкриту із запасу
notalone-why-place-card-whose-number-planet-does-not = покладіть на вільне місце карту з номером, якого немає на планеті
notalone-why-discard-card-whose-number-discard-does-not = скиньте карту з номером, якого немає в скиді
notalone-why-use-new-place-take-copy-do-neither = активуйте нову локацію, візьміть її копію або нічого не робіть
notalone-why-go-accessible-place-hand = перейдіть у доступну локацію зі своєї руки
notalone-why-take-will-from-supply-from-space-track = візьміть волю із запасу або з поділки треку
notalone-why-vote-hunted-below-3-will = голосуйте за астронавта, який має менше 3 фішок волі
notalone-why-move-token-place-adjacent-where-lies = перемістіть жетон у локацію, суміжну з тією, де він лежить
notalone-why-choose-hunted-who-moved = виберіть астронавта, якого можна перемістити
notalone-why-move-hunted-adjacent-accessible-place = перемістіть астронавта в суміжну доступну локацію
notalone-why-name-one-two-places-lie-face-up = назвіть одну чи дві локації, що лежать горілиць
notalone-why-choose-two-place-cards-hand-keep-hidden = виберіть на руці дві карти локацій, які приховаєте
notalone-why-swap-face-down-card-accessible-one-discard = замініть закриту карту доступною картою зі свого скиду
notalone-why-choose-place-planet = виберіть локацію планети
notalone-why-choose-card-played-return = виберіть зіграну карту, яка може повернутися
notalone-why-put-hunt-card-under-deck = покладіть карту полювання під низ колоди
notalone-why-now-play-card-pass = зараз можна зіграти карту або пасувати
notalone-why-place-every-hunt-token = розмістіть усі жетони полювання, які маєте
notalone-why-use-power-take-card-back-do-nothing = активуйте ефект, поверніть карту або нічого не робіть

## Places and cards in plain words

notalone-text-lair = Поверніть на руку весь свій скид або активуйте ефект локації під жетоном істоти. Кого спіймають тут, той втрачає ще 1 фішку волі.
    .short = Поверніть скид або скопіюйте локацію істоти. Спіймають: 2 волі.
notalone-text-jungle = «Джунглі» повертаються на руку разом з однією картою вашого скиду.
    .short = Поверніть цю карту й 1 зі скиду.
notalone-text-river = Наступного раунду ви граєте долілиць дві карти, а коли жетони лежать, лишаєте кращу.
    .short = Наступний раунд: зіграйте 2, розвідайте кращу.
notalone-text-beach = Покладіть сюди передавач. Якщо він уже тут, зніміть його, і порятунок рухається на 1. Раз за раунд для всієї команди.
    .short = Покладіть передавач; якщо він тут: порятунок +1. Раз за раунд.
notalone-text-rover = Візьміть із запасу карту локації, якої ще не маєте.
    .short = Візьміть нову локацію із запасу.
notalone-text-swamp = «Болото» повертається на руку разом із картами вашого скиду, щонайбільше двома.
    .short = Поверніть цю карту й до 2 зі скиду.
notalone-text-shelter = Візьміть дві карти виживання й лишіть одну з них.
    .short = Візьміть 2 карти виживання, лишіть 1.
notalone-text-wreck = Порятунок рухається на 1. Раз за раунд для всієї команди.
    .short = Порятунок +1. Раз за раунд.
notalone-text-source = Один астронавт, ви або інший, повертає 1 фішку волі; або ви берете карту виживання.
    .short = 1 воля астронавтові або 1 карта виживання.
notalone-text-artefact = Наступного раунду ви граєте дві карти й розвідуєте обидві локації. Цей ефект не можна копіювати.
    .short = Наступний раунд: розвідайте 2 локації.
notalone-text-nexus = Поверніть на руку весь свій скид або активуйте ефект локації, суміжної з жетоном істоти. Якщо тут когось спіймають, асиміляція рухається на 2 замість 1.
    .short = Поверніть скид або копіюйте поруч з істотою. Спіймають: асиміляція +2.
notalone-text-oasis = «Оаза» повертається на руку разом з однією картою вашого скиду за кожну втрачену фішку волі.
    .short = Поверніть цю карту й по 1 зі скиду за втрачену волю.
notalone-text-fjord = Наступного раунду ви граєте карту з руки долілиць, а карту зі скиду горілиць, і вибираєте одну, коли жетони лежать.
    .short = Наступний раунд: карта з руки й зі скиду, розвідайте одну.
notalone-text-dome = Перемістіть щит на локацію далі. З локації 4 він повертається на 1: порятунок рухається на 1, а наступного раунду жетони полювання не діють. Раз за раунд.
    .short = Посуньте щит. З 4: порятунок +1, далі раунд без жетонів.
notalone-text-maze = Відкрийте приховану локацію й активуйте її чи візьміть копію; або візьміть із запасу вже відкриту локацію.
    .short = Відкрийте приховану локацію або візьміть нову.
notalone-text-mangrove = «Мангри» повертаються на руку разом з однією картою вашого скиду; потім карту повертає інший астронавт.
    .short = Поверніть цю карту й 1 зі скиду; інший астронавт теж.
notalone-text-archipelago = Візьміть карту виживання, потім скиньте щонайбільше дві: кожна дає 1 фішку волі астронавтові на ваш вибір.
    .short = Візьміть 1 карту виживання; скиньте до 2 за волю.
notalone-text-pole = Втратьте 1 фішку волі: порятунок рухається на 2. Наприкінці раунду карта повертається в запас.
    .short = Втратьте 1 волю: порятунок +2. Потім у запас.
notalone-text-mycelium = Покладіть до двох фішок волі із запасу на трек порятунку, де їх підбере маркер; або візьміть карту виживання.
    .short = До 2 фішок волі на трек або 1 карта виживання.
notalone-text-portal = Скиньте цю карту й перейдіть в іншу локацію зі своєї руки, хоч би що там чекало.
    .short = Перейдіть в іншу локацію з руки, на свій ризик.

notalone-text-despair = До кінця раунду ніхто не грає й не бере карт виживання.
    .short = Без карт виживання цього раунду.
notalone-text-force_field = Жетон цілі лежить на двох суміжних локаціях; жодної з них цього раунду не можна зіграти.
    .short = Дві локації не можна зіграти.
notalone-text-anticipation = Назвіть астронавта. Якщо жетон істоти спіймає саме його, асиміляція рухається ще на 1.
    .short = Назвіть астронавта: спіймано, асиміляція ще +1.
notalone-text-ascendancy = Астронавт, який має на руці три чи більше карт локацій, скидає їх до двох.
    .short = Астронавт скидає до 2 карт.
notalone-text-fierceness = Кожен астронавт, спійманий жетоном істоти, втрачає ще 1 фішку волі.
    .short = Спійманий втрачає ще 1 волю.
notalone-text-forbidden_zone = Кожен астронавт скидає з руки одну карту локації, усі одночасно.
    .short = Кожен астронавт скидає 1 локацію.
notalone-text-interference = «Пляж» і «Уламки» цього раунду неактивні.
    .short = «Пляж» і «Уламки» неактивні.
notalone-text-persecution = Цього раунду локація повертає щонайбільше одну карту локації, рахуючи й зіграну.
    .short = Локації повертають до 1 карти.
notalone-text-mutation = Кожен астронавт під жетоном Артемії втрачає ще й 1 фішку волі.
    .short = Артемія коштує ще й 1 волі.
notalone-text-phobia = Астронавт, який має на руці три чи більше карт локацій, показує істоті всі, крім двох.
    .short = Астронавт показує всі карти, крім 2.
notalone-text-virus = Жетон Артемії лежить на двох суміжних локаціях і діє на обох.
    .short = Артемія займає 2 локації.
notalone-text-clone = Жетон цілі стає другим жетоном істоти.
    .short = Ціль теж ловить.
notalone-text-mirage = Жетон цілі лежить на двох суміжних локаціях; обидві неактивні.
    .short = Дві локації неактивні.
notalone-text-scream = Кожен астронавт під ціллю скидає дві карти локацій або втрачає 1 фішку волі.
    .short = Ціль: скинути 2 або втратити 1 волю.
notalone-text-toxin = Кожен астронавт під ціллю скидає карту виживання, а локація неактивна.
    .short = Ціль: мінус карта виживання, без ефекту.
notalone-text-cataclysm = Виберіть локацію: цього раунду вона неактивна.
    .short = Одна локація неактивна.
notalone-text-detour = Після відкриття карт астронавта переміщують у суміжну локацію, і він розвідує її.
    .short = Перемістіть астронавта поруч.
notalone-text-stasis = У цій фазі порятунок не рухається.
    .short = Порятунок зараз не рухається.
notalone-text-tracking = Наступного раунду істота може зіграти дві карти полювання.
    .short = Наступний раунд: 2 карти полювання.
notalone-text-flashback = Грається як карта полювання, що лежить на верху скиду.
    .short = Копіює останню скинуту карту полювання.
notalone-text-x_interference = Локації з номерами 4 і 8 цього раунду неактивні.
    .short = Локації 4 і 8 неактивні.
notalone-text-time_shift = За кожного астронавта під ціллю асиміляція рухається на 1, потім на стільки ж порятунок.
    .short = Ціль: рухаються обидва маркери.
notalone-text-hunger = Жетон істоти лежить на двох суміжних локаціях і ловить на обох.
    .short = Істота займає 2 локації.
notalone-text-inertia = Якщо під час відкриття карт під ціллю є астронавт, цього раунду всі локації неактивні. Жетони діють.
    .short = Астронавт під ціллю: усі локації неактивні.
notalone-text-ubiquity = Відразу після відкриття карт істота може поміняти місцями два жетони полювання.
    .short = Після відкриття поміняйте 2 жетони.
notalone-text-telepathy = Назвіть астронавта й до двох локацій: він каже, чи зіграв одну з них.
    .short = Спитайте астронавта про 2 локації.
notalone-text-tornado = Відразу після відкриття карт усіх астронавтів під ціллю відносить в одну суміжну локацію.
    .short = Відносить астронавтів від цілі.
notalone-text-quicksand = Астронавти під ціллю цього раунду не повертають карт локацій.
    .short = Ціль: карти не повертаються.
notalone-text-swarm = Кожен астронавт під жетоном Артемії скидає дві карти локацій замість однієї.
    .short = Артемія коштує 2 карти.
notalone-text-exhaustion = Цього раунду «Опиратися» повертає лише одну карту за кожну фішку волі.
    .short = «Опиратися» повертає лише 1 карту.
notalone-text-shadow = Відразу після відкриття карт жетон Артемії або цілі переміщується в суміжну локацію.
    .short = Посуньте Артемію або ціль на 1.
notalone-text-paralysis = Астронавт на ваш вибір до кінця раунду не грає карт виживання.
    .short = Астронавт не грає карт виживання.
notalone-text-instinct = Добираючи, візьміть до п’яти карт полювання й лишіть три.
    .short = Візьміть до 5 карт полювання, лишіть 3.

notalone-text-adrenaline = Ви повертаєте собі 1 фішку волі.
    .short = Поверніть 1 фішку волі.
notalone-text-ingenuity = Покладіть передавач на «Пляж».
    .short = Покладіть передавач на «Пляж».
notalone-text-sacrifice = Скиньте карту локації з руки: цього раунду істота не грає карт полювання.
    .short = Скиньте локацію: раунд без карт полювання.
notalone-text-sixth_sense = Поверніть на руку дві карти свого скиду.
    .short = Поверніть 2 локації.
notalone-text-smokescreen = До кінця раунду істота не бачить, що скинули астронавти.
    .short = Ховає всі скиди цього раунду.
notalone-text-strike_back = Дві випадкові карти з руки істоти йдуть під низ колоди полювання.
    .short = Істота втрачає 2 карти.
notalone-text-vortex = Замініть свою закриту карту картою зі свого скиду.
    .short = Замініть карту на карту зі скиду.
notalone-text-detector = Цього раунду жетон Артемії на вас не діє.
    .short = Жетон Артемії на вас не діє.
notalone-text-dodge = Цього раунду жетон істоти на вас не діє.
    .short = Жетон істоти на вас не діє.
notalone-text-drone = Активуйте ефект «Всюдихода» замість ефекту своєї локації.
    .short = Натомість активуйте «Всюдихід».
notalone-text-gate = Активуйте ефект суміжної локації замість ефекту своєї.
    .short = Натомість активуйте суміжну локацію.
notalone-text-hologram = Перемістіть жетон Артемії в суміжну локацію.
    .short = Посуньте жетон Артемії на 1.
notalone-text-wrong_track = Перемістіть жетон істоти в суміжну локацію.
    .short = Посуньте жетон істоти на 1.
notalone-text-amplifier = Зніміть передавач із «Пляжу»: порятунок рухається на 1.
    .short = Зніміть передавач: порятунок +1.
notalone-text-double_back = Поверніть на руку зіграну карту локації, замість скидати її.
    .short = Лишіть собі зіграну карту.
notalone-text-x_drone = Активуйте ефект локації 5 замість ефекту своєї локації.
    .short = Натомість активуйте локацію 5.
notalone-text-x_ingenuity = Покладіть передавач на «Пляж» або перемістіть щит на локацію далі.
    .short = Покладіть передавач або посуньте щит.
notalone-text-x_amplifier = Зніміть передавач із «Пляжу» або поверніть щит із локації 4 на 1: порятунок рухається на 1.
    .short = Зніміть передавач або щит: порятунок +1.
notalone-text-shuttle = Активуйте ефект відкритої локації 6–10 замість ефекту своєї локації.
    .short = Натомість активуйте локацію 6–10.
notalone-text-medikit = Інший астронавт повертає собі 1 фішку волі.
    .short = Інший астронавт повертає 1 волю.
notalone-text-solidarity = Інший астронавт повертає до двох карт свого скиду.
    .short = Інший астронавт повертає 2 локації.
notalone-text-radio = До відкриття карт астронавти бачать, що вибрали інші, і ще можуть передумати.
    .short = Астронавти бачать вибори одне одного.
notalone-text-second_wind = Коли цього раунду ви опираєтеся, перша фішка волі повертає три карти замість двох.
    .short = «Опиратися» повертає 3 карти.
notalone-text-scanner = Істота показує астронавтам свою руку.
    .short = Гляньте на руку істоти.
notalone-text-decoy = Перемістіть жетон цілі в суміжну локацію.
    .short = Посуньте жетон цілі на 1.
notalone-text-adaptation = Цього раунду жетон цілі на вас не діє.
    .short = Жетон цілі на вас не діє.
notalone-text-mimicry = Активуйте ефект локації, яку розвідує інший астронавт, замість ефекту своєї.
    .short = Натомість активуйте локацію іншого.
notalone-text-protective_suit = Коли цього раунду ви наступного разу втрачатимете волю, втратите на 1 менше.
    .short = Втратьте на 1 волю менше, раз.
notalone-text-cache = Коли карти скинуто, поверніть на руку одну карту свого скиду.
    .short = Наприкінці поверніть 1 локацію.
notalone-text-signal_flare = Якщо цього раунду жетон істоти нікого не спіймав, порятунок рухається на 1.
    .short = Нікого не спіймано: порятунок +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } гравців · 45 хв
notalone-card-line = Один із вас полює. Інші тримаються, доки прибуде порятунок.

notalone-role-hide = ховатися
notalone-role-hunt = полювати
notalone-role-any = покластися на випадок
notalone-mix-draw = Витягнути всі десять навмання
notalone-worlds = Планета
notalone-world-base = Базова планета
notalone-world-base-about = Десять локацій базової гри — для перших партій.
notalone-world-first_steps = Перші кроки
notalone-world-first_steps-about = Нові локації 6–10 і нові карти — для тих, хто знає базову планету.
notalone-world-exploration = За обріями
notalone-world-exploration-about = Усі десять нових локацій і нові карти — для тих, хто хоче заблукати знову.
notalone-world-mixed = Змішана планета
notalone-world-mixed-about = Кожна локація — з базової гри або з доповнення, навмання чи на ваш вибір: двох однакових партій не буває.
notalone-world-maze = Варіант із Лабіринтом
notalone-world-maze-about = Нижній ряд спочатку порожній, його заповнює Лабіринт, — для знавців.

notalone-option-creature-about = Хто істота?
notalone-option-places-about = з яких локацій складається планета
notalone-option-creature-here = Істота
notalone-option-mix-label = Локації планети, по одній з кожним номером

## On the page: what a place would do for a Hunted now

notalone-now-empty = Ще немає локації
notalone-now-hidden = Ще не відкрито
notalone-now-discarded = У вашому скиді
notalone-now-reserve = { $count ->
    [0] Не ваша, у запасі немає
   *[other] Ще не ваша, у запасі { $count }
 }
notalone-now-blocked = Не можна зіграти
notalone-now-ineffective = Цього раунду неактивна
notalone-now-used = Цього раунду вже діяла
notalone-now-recycle = { $count ->
    [0] Скопіюйте локацію істоти
    [one] Поверніть { $count } карту або копіюйте
    [few] Поверніть { $count } карти або копіюйте
   *[other] Поверніть { $count } карт або копіюйте
 }
notalone-now-recycle-beside = { $count ->
    [0] Скопіюйте поруч з істотою
    [one] Поверніть { $count } карту або копіюйте
    [few] Поверніть { $count } карти або копіюйте
   *[other] Поверніть { $count } карт або копіюйте
 }
notalone-now-return = { $count ->
    [0] Назад на руку
    [one] Повернеться з { $count } картою скиду
    [few] Повернеться з { $count } картами скиду
   *[other] Повернеться з { $count } картами скиду
 }
notalone-now-return-other = { $count ->
    [0] Повернеться; інший поверне 1
   *[other] Повернеться з { $count }; інший поверне 1
 }
notalone-now-two-keep-one = Наступний раунд: 2 локації, лишити 1
notalone-now-two-both = Наступний раунд: 2 локації
notalone-now-hand-and-discard = Наступний раунд: ще карта зі скиду
notalone-now-marker-set = Покладіть сюди передавач
notalone-now-marker-spend = Передавач тут: порятунок +{ $count }
notalone-now-shield-move = Посуньте щит на { $to }
notalone-now-shield-raise = Підніміть щит: порятунок +{ $count }
notalone-now-rescue = Порятунок +{ $count }
notalone-now-acquire = { $count ->
    [0] У запасі нічого нового
    [1] Візьміть 1 нову локацію
    [one] Візьміть 1 з { $count } нової локації
    [few] Візьміть 1 з { $count } нових локацій
   *[other] Візьміть 1 з { $count } нових локацій
 }
notalone-now-maze = Відкрийте локацію або візьміть
notalone-now-draw-keep-one = Візьміть { $count } виживання, лишіть 1
notalone-now-heal-or-draw = 1 воля або карта виживання
notalone-now-draw-then-heal = Карта виживання, скид за волю
notalone-now-pole = Мінус { $will } волі: порятунок +{ $count }
notalone-now-will-on-track-or-draw = Воля на трек або карта
notalone-now-teleport = Перейдіть в іншу локацію

## On the page: what now

notalone-prompt-over-small = Натисніть рядок журналу, щоб знову побачити ту мить.
notalone-prompt-other = { $seat-count ->
    [one] { $seat } { $doing-does }.
   *[other] { $seat } { $doing-do }.
 }
notalone-prompt-chosen = Усі зробили вибір.
notalone-prompt-nature = Хвилинку: { $doing }.
notalone-prompt-cards = Мить для карт: { $moment }.
notalone-prompt-cards-small = Хто має відповідну карту, може зіграти її зараз. Ніхто не бачить, кого питають.
notalone-prompt-laid = Ви граєте карту «{ $card }».
notalone-prompt-laid-small = Вона спрацює, коли відповідять усі, хто може зараз зіграти карту.
notalone-prompt-sealed = Запечатано: { $places-short }.
notalone-prompt-sealed-vote = Ваш голос: { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] Можна змінити, доки не вибрали всі.
    [one] Ще вибирає: { $seat }. Доти можна змінити.
   *[other] Ще вибирають: { $seat }. Доти можна змінити.
 }
notalone-prompt-board-side = Виберіть бік планшета з треками.
notalone-prompt-board-side-small = Коли порятунок стоїть на символі Артемії, ви розміщуєте й жетон Артемії.
notalone-prompt-window = Можна зіграти карту: { $moment }.
notalone-prompt-window-small = Ніхто не бачить, що вас питають.
notalone-prompt-choose = Виберіть локацію, яку розвідаєте цього раунду.
notalone-prompt-choose-small = Запечатано, доки не виберуть усі. Доти можна змінити.
notalone-prompt-choose-keep-one = «Річка»: виберіть дві локації, розвідаєте одну з них.
notalone-prompt-choose-both = «Артефакт»: виберіть дві локації, розвідаєте обидві.
notalone-prompt-choose-from-discard = «Фіорд»: виберіть карту з руки й карту зі скиду.
notalone-prompt-choose-none = Вам нічого зіграти: опирайтеся або поступіться.
notalone-prompt-owed = { $count ->
    [1] Поверніть карту зі свого скиду.
    [one] Поверніть { $count } карту зі свого скиду.
    [few] Поверніть { $count } карти зі свого скиду.
   *[other] Поверніть { $count } карт зі свого скиду.
 }
notalone-prompt-owed-small = Ви віддали за це 1 фішку волі.
notalone-prompt-hunting = Розмістіть { $token }.
notalone-prompt-hunting-wide = Розмістіть { $token } на двох суміжних локаціях.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Далі відкриваються локації.
   *[other] Далі: { $tokens-short }.
 }
notalone-prompt-hunting-cards = Можна зіграти карту полювання або йти далі.
notalone-prompt-picking = Яку з двох локацій розвідаєте?
notalone-prompt-picking-small = Жетони лежать. Усі вибирають разом.
notalone-prompt-after-reveal = Відразу після відкриття карт: використайте карту.
notalone-prompt-after-reveal-small = Локації відкрито.
notalone-prompt-order = Яка локація перша?
notalone-prompt-order-small = Цього раунду ви розвідуєте дві локації.
notalone-prompt-resolve = Ви розвідуєте: { $where }.
notalone-prompt-resolve-use = Активуйте ефект або поверніть одну карту зі свого скиду.
notalone-prompt-resolve-power = Активуйте ефект або ні.
notalone-prompt-resolve-back = Ефект нічого не дає. Можна повернути одну карту зі свого скиду.
notalone-prompt-resolve-nothing = Зараз ефект нічого не дає.
notalone-prompt-recycle-or-copy = Поверніть весь свій скид або скопіюйте локацію.
notalone-prompt-recycle-or-copy-small = Копіювати безпечно: жетони там на вас не діють.
notalone-prompt-take-back = Поверніть карту зі свого скиду.
notalone-prompt-take-back-small = Усі бачать, яку саме.
notalone-prompt-discard = Скиньте карту локації.
notalone-prompt-discard-small = Вона лежить відкрито у вашому скиді.
notalone-prompt-scream = «Крик»: скиньте дві карти локацій або втратьте 1 фішку волі.
notalone-prompt-scream-small = Виберіть першу карту або втрату волі.
notalone-prompt-toxin = «Токсин»: скиньте карту виживання.
notalone-prompt-toxin-small = Локація для вас неактивна.
notalone-prompt-name-seat = Назвіть астронавта.
notalone-prompt-name-seat-small = Це чують усі.
notalone-prompt-shelter = Лишіть одну з двох карт.
notalone-prompt-shelter-small = Другу скидають горілиць.
notalone-prompt-source = Дайте астронавтові 1 фішку волі або візьміть карту виживання.
notalone-prompt-source-small = Ніхто не може мати більше трьох.
notalone-prompt-heal = Хто повертає 1 фішку волі?
notalone-prompt-heal-small = Ніхто не може мати більше трьох.
notalone-prompt-archipelago = Скиньте карту виживання, щоб дати 1 фішку волі, або зупиніться.
notalone-prompt-archipelago-small = Кожна карта дає 1 фішку волі астронавтові на ваш вибір.
notalone-prompt-mycelium = Покладіть волю на трек порятунку або візьміть карту виживання.
notalone-prompt-mycelium-small = Коли порятунок дійде туди, астронавти вирішать, кому вона.
notalone-prompt-acquire = Візьміть нову локацію із запасу.
notalone-prompt-acquire-small = Вона йде на руку; усі бачать, яка саме.
notalone-prompt-maze = «Лабіринт»: шукайте нову локацію або візьміть відкриту.
notalone-prompt-maze-small = Відкриту локацію можна відразу активувати.
notalone-prompt-maze-set = Яку карту кладете й куди?
notalone-prompt-maze-set-small = Карти бачите лише ви.
notalone-prompt-maze-drop = Яка карта вибуває з гри?
notalone-prompt-maze-drop-small = Остання йде під низ колоди.
notalone-prompt-maze-use = Активуйте нову локацію або візьміть її копію.
notalone-prompt-maze-use-small = Жетони там на вас не діють.
notalone-prompt-portal = Куди веде «Портал»?
notalone-prompt-portal-small = Жетони там вас знайдуть.
notalone-prompt-regain = Звідки ваша воля?
notalone-prompt-regain-small = Із запасу або з треку.
notalone-prompt-vote = Кому дістанеться воля з треку?
notalone-prompt-vote-small = Голосують астронавти. За рівності — тому, хто має її найменше.
notalone-prompt-move-token = Перемістіть { $token } в суміжну локацію.
notalone-prompt-move-token-any = Перемістіть жетон у суміжну локацію.
notalone-prompt-move-token-small = Він залишає локацію, де лежить.
notalone-prompt-detour = Кого переміщуєте?
notalone-prompt-detour-small = У локацію, суміжну з розвіданою.
notalone-prompt-detour-to = Куди?
notalone-prompt-detour-to-small = Натомість розвідають цю локацію.
notalone-prompt-telepathy = Назвіть одну чи дві локації.
notalone-prompt-telepathy-small = Астронавт відповідає правду, і це чують усі.
notalone-prompt-phobia = Виберіть дві карти, які приховаєте.
notalone-prompt-phobia-small = Решту вашої руки побачить істота.
notalone-prompt-forbidden-zone = Виберіть карту локації, яку скинете.
notalone-prompt-forbidden-zone-small = Усі, кого це стосується, роблять це разом і потай.
notalone-prompt-vortex = Замініть свою карту картою зі скиду.
notalone-prompt-vortex-small = Жетони лишаються на місці.
notalone-prompt-cataclysm = Яка локація цього раунду неактивна?
notalone-prompt-cataclysm-small = Для всіх, хто там.
notalone-prompt-double-back = Яку карту лишаєте?
notalone-prompt-double-back-small = Вона повертається на руку.
notalone-prompt-bury = Яка карта полювання йде під низ колоди?
notalone-prompt-bury-small = Доки не лишиться три.
notalone-prompt-copy = Яку локацію активуєте замість своєї?
notalone-prompt-copy-small = Жетони там на вас не діють.

## On the page: buttons

notalone-act-pass = Не грати карту
notalone-act-pass-phase = Не в цій фазі
notalone-act-hunt = Зіграти: { $card }
notalone-act-survive = Зіграти: { $card }
notalone-act-play = Запечатати: { $where }
notalone-act-play-two = Запечатати: { $where } та { $also }
notalone-act-play-with = Запечатати: { $where } та { $also }
notalone-act-resist = Опиратися
    .why = Перш ніж зіграти карту: віддайте 1 фішку волі й візьміть на руку карти зі скиду. З останньою фішкою волі ви поступаєтеся.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] 1 воля: повернути { $count } локацію
    [few] 1 воля: повернути { $count } локації
   *[other] 1 воля: повернути { $count } локацій
 }
notalone-act-resist-last = Ваша остання воля: ви поступитеся
notalone-act-give-up = Поступитися
    .why = Перш ніж зіграти карту: уся воля й усі ваші локації повертаються, але істота стає на поділку ближче до перемоги.
    .rule = R16
notalone-act-give-up-small = Уся воля й локації назад, асиміляція +1
notalone-act-take-back = Повернути: { $where }
notalone-act-take-played = Повернути зіграну карту
notalone-act-discard = Скинути: { $where }
notalone-act-pick = Розвідати: { $where }
notalone-act-swap = Замінити на: { $where }
notalone-act-hide = Лишити: { $where } та { $also }
notalone-act-name-place = Спитати: { $where }
notalone-act-name-places = Спитати: { $where } та { $also }
notalone-act-place-token = { $token-short }: { $where }
notalone-act-place-token-wide = { $token-short }: { $where } та { $also }
notalone-act-move-token = { $token-short } → { $where }
notalone-act-swap-tokens = Поміняти: { $tokens-short }
notalone-act-choose-slot = Вибрати: { $where }
notalone-act-move-hunted = Перемістити: { $seat } ({ $where })
notalone-act-name-seat = Назвати: { $seat }
notalone-act-use = Активувати: { $where }
notalone-act-nothing = Нічого не робити
notalone-act-recycle = Повернути все
notalone-act-copy = Копіювати: { $where }
notalone-act-lose-will = Втратити 1 волю
notalone-act-discard-survival = Скинути: { $card }
notalone-act-keep-survival = Лишити: { $card }
notalone-act-draw = Взяти карту виживання
notalone-act-heal = 1 воля: { $seat }
notalone-act-acquire = Взяти: { $where }
notalone-act-reveal = Відкрити: { $where }
notalone-act-search = Шукати нову локацію
notalone-act-set-place = { $place-short }: { $where }
notalone-act-drop-place = Скинути: { $place-short }
notalone-act-teleport = Перейти: { $where }
notalone-act-will-on-space = Воля на поділку { $space }
notalone-act-will-from-supply = Із запасу
notalone-act-will-from-space = З поділки { $space }
notalone-act-vote = Голос: { $seat }
notalone-act-bury = Під низ колоди: { $card }
notalone-act-choose-side = Бік { $side }
notalone-act-choose-first = Спершу виберіть
notalone-act-stop = Це все

notalone-quiet = Не цього раунду
notalone-quiet-why = До наступного раунду вас не питатимуть про карти.
notalone-quiet-on = Цього раунду про карти не питаємо.
notalone-quiet-off = Питати знову

## On the page: the planet

notalone-planet = Артемія
notalone-planet-choices = Артемія: виберіть локацію
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, долілиць
notalone-tile-empty = { $slot }, порожньо
notalone-tile-hidden-name = Приховано
notalone-tile-empty-name = Порожньо
notalone-tile-tokens = { $tokens-count ->
    [one] лежить { $tokens }
   *[other] лежать { $tokens }
 }
notalone-tile-explorers = тут { $seat }
notalone-tile-chance = { $chance ->
    [one] { $chance } відсоток
    [few] { $chance } відсотки
   *[other] { $chance } відсотків
 }
notalone-tile-marker = тут передавач
notalone-tile-shield = тут щит
notalone-tile-chosen = вибрано
notalone-tile-hint = підказка
notalone-heat-nobody = тут нікого не може бути
notalone-blocked-by = Не можна зіграти: { $card }
notalone-ineffective-by = Цього раунду неактивна
notalone-tip-reserve = { $count ->
    [0] У запасі карт не лишилося.
    [one] У запасі лишилася { $count } карта.
    [few] У запасі лишилося { $count } карти.
   *[other] У запасі лишилося { $count } карт.
 }
notalone-tip-hidden = Закрита локація. Її відкриває «Лабіринт».
notalone-tip-empty = Сюди «Лабіринт» покладе локацію.
notalone-tip-marker = Передавач
notalone-tip-marker-why = Хто наступний активує «Пляж», знімає його: порятунок рухається на 1.
notalone-tip-shield = Щит
notalone-tip-shield-why = Він мандрує від локації 1 до 4 й дорогою нікого не захищає. Піднятий з локації 4, він на раунд зупиняє жетони полювання.
notalone-tip-token-creature = Хто тут, втрачає 1 фішку волі й не може активувати локацію. Асиміляція рухається на 1.
notalone-tip-token-artemia = Хто тут, скидає карту локації й не може активувати локацію.
notalone-tip-token-target = Що він робить, каже карта полювання, яка його дала.
notalone-shield-up = Щит піднято: цього раунду жетони полювання не діють.

## On the page: the race

notalone-race = До порятунку { $rescue }, до асиміляції { $assimilation }
notalone-race-rescue = Порятунок, ще { $count }
notalone-race-assimilation = Асиміляція, ще { $count }
notalone-race-assimilation-short = Істота, ще { $count }
notalone-race-space = Поділка за { $space } до поділки перемоги
notalone-race-put = Покласти 1 фішку волі на поділку за { $space } до поділки перемоги
notalone-race-tip-rescue = На поділці перемоги цей маркер приносить перемогу астронавтам. Він рухається наприкінці кожного раунду.
notalone-race-tip-assimilation = На поділці перемоги цей маркер приносить перемогу істоті. Він рухається, коли когось спіймано або хтось поступився.
notalone-race-tip-artemia = Поділка Артемії
notalone-race-tip-artemia-why = Доки порятунок тут, істота розміщує й жетон Артемії.
notalone-race-tip-will = Воля на треку
notalone-race-tip-will-why = Коли порятунок дійде сюди, астронавти вирішать, кому вона.
notalone-race-supply = { $count ->
    [one] { $count } фішка волі в запасі
    [few] { $count } фішки волі в запасі
   *[other] { $count } фішок волі в запасі
 }
notalone-race-supply-why = Воля, якої немає ні в кого. Коли запас порожній, на трек класти нічого, а повернуту волю беруть із треку.
notalone-side-name = Бік { $side }

## On the page: phases

notalone-phase-1 = Розвідка
notalone-phase-2 = Полювання
notalone-phase-3 = Розв’язка
notalone-phase-4 = Кінець раунду
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
    [one] { $hunt } карта полювання
    [few] { $hunt } карти полювання
   *[other] { $hunt } карт полювання
 }
notalone-seat-hunted = рука { $hand } · виживання { $survival }
notalone-seat-will = Воля: { $will } з 3
notalone-seat-discard = У скиді: { $numbers }
notalone-seat-discard-none = Скид порожній
notalone-seat-smoke = { $count ->
    [one] { $count } скинута карта за димовою завісою
    [few] { $count } скинуті карти за димовою завісою
   *[other] { $count } скинутих карт за димовою завісою
 }
notalone-seat-choosing = вибирає
notalone-seat-sealed = вибрано
notalone-seat-caught = спіймано
notalone-seat-explores = тут: { $places }
notalone-seat-pair = наступний раунд: дві карти
notalone-seat-played = цього раунду: { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] Ви маєте: { $places-short }.
   *[no] { $seat } має: { $places-short }.
 }
notalone-seat-shown = Вам показано: { $places-short }.

notalone-hand = Ваша рука
notalone-hand-of = Рука: { $seat }
notalone-hand-count = { $count ->
    [one] { $count } локація
    [few] { $count } локації
   *[other] { $count } локацій
 }
notalone-hand-empty = На руці немає локацій
notalone-discard-title = Ваш скид
notalone-discard-of = Скид: { $seat }
notalone-discard-seen = відкрито
notalone-discard-smoke = за димовою завісою
notalone-discard-empty = Скид порожній
notalone-played-title = Зіграно
notalone-survival-title = Виживання
notalone-survival-once = 1 за раунд
notalone-survival-done = цього раунду зіграно
notalone-survival-none = Карт виживання немає
notalone-survival-unseen = { $count ->
    [one] { $count } закрита карта виживання
    [few] { $count } закриті карти виживання
   *[other] { $count } закритих карт виживання
 }
notalone-hunt-title = Ваші карти полювання
notalone-hunt-of = Карти полювання
notalone-hunt-once = 1 за раунд
notalone-hunt-more = цього раунду ще 1
notalone-hunt-done = цього раунду все
notalone-hunt-unseen = { $count ->
    [one] { $count } закрита карта полювання
    [few] { $count } закриті карти полювання
   *[other] { $count } закритих карт полювання
 }
notalone-hunt-played = Зіграно цього раунду
notalone-hunt-discard = Скид полювання
notalone-survival-discard = Скид виживання
notalone-piles-none = ще немає
notalone-reserve-title = Запас
notalone-known-title = Побачив «Сканер»
notalone-tokens-title = Жетони
notalone-token-lies = лежить: { $where }
notalone-token-choose = виберіть йому місце
notalone-token-then = потім цей
notalone-token-not = не цього раунду
notalone-will-title = Ваша воля
notalone-will = Воля
notalone-look-own = До моїх
notalone-look-table = До істоти
notalone-maze-discard = Локації, що вибули з гри
notalone-acts-title = Ви можете
notalone-maze-title = Карти «Лабіринту»
notalone-maze-left = { $count ->
    [one] { $count } карта в колоді «Лабіринту»
    [few] { $count } карти в колоді «Лабіринту»
   *[other] { $count } карт у колоді «Лабіринту»
 }
notalone-maze-left-why = З неї «Лабіринт» відкриває нові локації. Нової колоди не створюють.
notalone-drawn-title = Узято
notalone-when = фаза { $number }
notalone-when-any = будь-яка фаза
notalone-advice-mix = Сильний гравець робить так приблизно у { $percent } % випадків, щоб його не вгадали.
notalone-advice-danger = Істота шукає тут приблизно у { $percent } % випадків.
notalone-advice-found = Імовірність когось застати — близько { $percent } %.
notalone-advice-chance = Шанси перемогти після цього — близько { $percent } %.
notalone-hint = Підказка: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = { $place }
notalone-heat-public = лише з того, що видно всім
notalone-heat-chance = що тут є хоча б один астронавт
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
    [one] Спійманий тут втрачає { $will } фішку волі.
    [few] Спійманий тут втрачає { $will } фішки волі.
   *[other] Спійманий тут втрачає { $will } фішок волі.
 }

notalone-talk-open = Істота читає все, що кажуть астронавти.
notalone-talk-creature = Ви читаєте все, що кажуть астронавти.
notalone-talk-write = Скажіть щось. Істота це читає.

notalone-tab-planet = Планета
notalone-tab-cards = Карти
notalone-tab-hunted = Гравці
notalone-tab-log = Журнал

notalone-over-planet = Планета
notalone-over-hunted = Порятунок прибув
notalone-over-creature = Артемія перемогла
notalone-over-you-won = Ви перемагаєте.
notalone-over-you-lost = Ви програєте.
notalone-ended-hunted = Маркер порятунку дійшов до поділки перемоги.
notalone-ended-creature = Маркер асиміляції дійшов до поділки перемоги.
notalone-course-rescue = Порятунок, пройдено поділок
notalone-course-assimilation = Асиміляція, пройдено поділок
notalone-sheet-role = Роль
notalone-sheet-won = перемога
notalone-sheet-turns = { $turns ->
    [one] Зіграно { $turns } раунд. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
    [few] Зіграно { $turns } раунди. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
   *[other] Зіграно { $turns } раундів. До порятунку лишалося { $rescue }, до асиміляції { $assimilation }.
 }

## On the page: the guided first game

notalone-guide-about = На чужій планеті
notalone-guide-about-text = Ви — один з астронавтів, на вас полює істота. Щораунду ви ховаєтеся в одній з локацій, а вона вгадує, у якій. Якщо першим поділки перемоги досягне порятунок, переможуть усі астронавти; якщо асиміляція — істота.
notalone-guide-choose = Виберіть локацію потай
notalone-guide-choose-text = Кожна ваша карта — локація Артемії. Зіграйте одну долілиць; істота вгадує, де ви. Під кожною локацією написано, що вона дала б вам зараз. Натисніть одну й запечатайте.
notalone-guide-choose-again = Куди далі?
notalone-guide-choose-again-text = Зіграні карти лежать відкрито у вашому скиді: істота бачить, що там вас бути не може. Коли карт на руці мало, вас легко знайти. «Лігво», «Джунглі» та подібні локації повертають карти.
notalone-guide-low = Лишилося мало карт
notalone-guide-low-text = Коли карт мало, істоті майже не треба вгадувати. Можна опиратися: 1 фішка волі за дві карти. Або поступитися: повернути все, але асиміляція посунеться.
notalone-guide-sealed = Запечатано
notalone-guide-sealed-text = До відкриття карт вашої ніхто не бачить. Доки не вибрали всі, можна взяти іншу. Інші можуть спитати в чаті, куди ви йдете; істота слухає, тож брешіть, якщо хочете.
notalone-guide-hunting = Істота полює
notalone-guide-hunting-text = Тепер істота кладе жетон на локацію. Хто там, того спіймано, і він втрачає 1 фішку волі. Жетон Артемії коштує карти. Ціль робить те, що каже її карта полювання.
notalone-guide-resolve = Вас не знайшли
notalone-guide-resolve-text = Активуйте ефект локації або натомість поверніть одну карту зі свого скиду. «Пляж» і «Уламки» наближають порятунок: ви перемагаєте, коли він досягне поділки перемоги.
notalone-guide-window = Карта виживання
notalone-guide-window-text = Ви маєте карту саме для цієї миті. Грайте її чи ні; ніхто не бачить, що вас питали. Одна карта виживання за раунд. Натисніть «Не цього раунду», щоб вас не питали.
notalone-guide-take = Карти повертаються
notalone-guide-take-text = Виберіть карту, яку знову хочете мати на руці. Що їх більше, то важче вас знайти.
notalone-guide-other = Ще одне рішення
notalone-guide-other-text = Рядок угорі каже, про що питають. Усе, що обведено зеленим, можна вибрати, і нічого не станеться, доки ви не натиснете кнопку.
notalone-guide-wait = Ходять інші
notalone-guide-wait-text = Стежте, як два маркери йдуть до поділки перемоги: порятунок рухається наприкінці кожного раунду, асиміляція — коли когось спіймано або хтось поступився. Наведіть на будь-що, щоб прочитати, що воно робить.
notalone-guide-over = Оце й уся гра
notalone-guide-over-text = Зіграйте ще раз за істоту або з друзями: найкраще з тими, хто добре бреше. «За обріями» додає десять локацій і ще карт.

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
