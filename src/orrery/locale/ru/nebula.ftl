# «Небула» по-русски.
# Имена вещей приходят в предложения аргументами с их формами (texts.py): $star — «красная звезда», $star-acc — «красную
# звезду», $star-gen — «красной звезды», $star-short — «красная», $star-which — «красную»; $cell-to — «в ячейку Y3».

## Names

nebula-name = Небула

nebula-star-red = красная звезда
    .acc = красную звезду
    .gen = красной звезды
    .short = красная
    .which = красную
nebula-star-purple = фиолетовая звезда
    .acc = фиолетовую звезду
    .gen = фиолетовой звезды
    .short = фиолетовая
    .which = фиолетовую
nebula-star-yellow = жёлтая звезда
    .acc = жёлтую звезду
    .gen = жёлтой звезды
    .short = жёлтая
    .which = жёлтую
nebula-star-white = белая звезда
    .acc = белую звезду
    .gen = белой звезды
    .short = белая
    .which = белую
nebula-star-blue = синяя звезда
    .acc = синюю звезду
    .gen = синей звезды
    .short = синяя
    .which = синюю
nebula-star-orange = оранжевая звезда
    .acc = оранжевую звезду
    .gen = оранжевой звезды
    .short = оранжевая
    .which = оранжевую
nebula-star-black = чёрная звезда
    .acc = чёрную звезду
    .gen = чёрной звезды
    .short = чёрная
    .which = чёрную

nebula-cluster-upper = верхнее скопление
    .short = верхнее
nebula-cluster-right = правое скопление
    .short = правое
nebula-cluster-left = левое скопление
    .short = левое

nebula-constellation-lambda = Лямбда Λ
    .short = Лямбда
nebula-constellation-upsilon = Ипсилон Υ
    .short = Ипсилон
nebula-constellation-sigma = Сигма Σ
    .short = Сигма
nebula-constellation-diamond = Ромб ◊
    .short = Ромб

nebula-cell-L1 = L1
    .to = в ячейку L1
    .at = в ячейке L1
nebula-cell-L2 = L2
    .to = в ячейку L2
    .at = в ячейке L2
nebula-cell-L3 = L3
    .to = в ячейку L3
    .at = в ячейке L3
nebula-cell-L4 = L4
    .to = в ячейку L4
    .at = в ячейке L4
nebula-cell-L5a = L5a
    .to = в ячейку L5a
    .at = в ячейке L5a
nebula-cell-L5b = L5b
    .to = в ячейку L5b
    .at = в ячейке L5b
nebula-cell-Y1 = Y1
    .to = в ячейку Y1
    .at = в ячейке Y1
nebula-cell-Y2 = Y2
    .to = в ячейку Y2
    .at = в ячейке Y2
nebula-cell-Y3 = Y3
    .to = в ячейку Y3
    .at = в ячейке Y3
nebula-cell-Y4 = Y4
    .to = в ячейку Y4
    .at = в ячейке Y4
nebula-cell-Y5a = Y5a
    .to = в ячейку Y5a
    .at = в ячейке Y5a
nebula-cell-Y5b = Y5b
    .to = в ячейку Y5b
    .at = в ячейке Y5b
nebula-cell-S1 = S1
    .to = в ячейку S1
    .at = в ячейке S1
nebula-cell-S2 = S2
    .to = в ячейку S2
    .at = в ячейке S2
nebula-cell-S3a = S3a
    .to = в ячейку S3a
    .at = в ячейке S3a
nebula-cell-S3b = S3b
    .to = в ячейку S3b
    .at = в ячейке S3b
nebula-cell-S4 = S4
    .to = в ячейку S4
    .at = в ячейке S4
nebula-cell-S5 = S5
    .to = в ячейку S5
    .at = в ячейке S5
nebula-cell-D1 = D1
    .to = в ячейку D1
    .at = в ячейке D1
nebula-cell-D2 = D2
    .to = в ячейку D2
    .at = в ячейке D2
nebula-cell-D3 = D3
    .to = в ячейку D3
    .at = в ячейке D3
nebula-cell-D4a = D4a
    .to = в ячейку D4a
    .at = в ячейке D4a
nebula-cell-D4b = D4b
    .to = в ячейку D4b
    .at = в ячейке D4b
nebula-cell-D5 = D5
    .to = в ячейку D5
    .at = в ячейке D5
nebula-cell-H = центр H
    .to = в центр H
    .at = в центре H
nebula-cell-track = шкала чёрных звёзд
    .to = на шкалу чёрных звёзд
    .at = на шкале чёрных звёзд

nebula-token-val_red = красная фишка
    .acc = красную фишку
    .short = красная
nebula-token-val_purple = фиолетовая фишка
    .acc = фиолетовую фишку
    .short = фиолетовая
nebula-token-val_yellow = жёлтая фишка
    .acc = жёлтую фишку
    .short = жёлтая
nebula-token-val_white = белая фишка
    .acc = белую фишку
    .short = белая
nebula-token-val_blue = синяя фишка
    .acc = синюю фишку
    .short = синяя
nebula-token-val_orange = оранжевая фишка
    .acc = оранжевую фишку
    .short = оранжевая
nebula-token-val_lambda = фишка Лямбды
    .acc = фишку Лямбды
    .short = Лямбда
nebula-token-val_upsilon = фишка Ипсилона
    .acc = фишку Ипсилона
    .short = Ипсилон
nebula-token-val_sigma = фишка Сигмы
    .acc = фишку Сигмы
    .short = Сигма
nebula-token-val_diamond = фишка Ромба
    .acc = фишку Ромба
    .short = Ромб
nebula-token-val_advA = фишка продвинутой цели A
    .acc = фишку продвинутой цели A
    .short = цель A
nebula-token-val_advB = фишка продвинутой цели B
    .acc = фишку продвинутой цели B
    .short = цель B
nebula-token-val_advC = фишка продвинутой цели C
    .acc = фишку продвинутой цели C
    .short = цель C
nebula-token-val_advD = фишка продвинутой цели D
    .acc = фишку продвинутой цели D
    .short = цель D

nebula-track-1 = Звёзды
nebula-track-2 = Созвездия
nebula-track-3 = Продвинутые

nebula-phase-over = партия окончена
    .one = доигрывает
    .many = доигрывают
nebula-phase-fill = заполнение скоплений
    .one = заполняет скопления
    .many = заполняют скопления
nebula-phase-bright-star = выбор яркой звезды
    .one = тянет яркую звезду
    .many = тянут яркую звезду
nebula-phase-common-goals = выкладывание общих целей
    .one = выкладывает общие цели
    .many = выкладывают общие цели
nebula-phase-value-stacks = стопки фишек ценности
    .one = складывает фишки ценности
    .many = складывают фишки ценности
nebula-phase-advanced-goals = выкладывание продвинутых целей
    .one = выкладывает продвинутые цели
    .many = выкладывают продвинутые цели
nebula-phase-deal = раздача личных целей
    .one = раздаёт личные цели
    .many = раздают личные цели
nebula-phase-keep-goal = выбор личной цели
    .one = выбирает личную цель
    .many = выбирают личную цель
nebula-phase-first-player = выбор первого игрока
    .one = выбирает первого игрока
    .many = выбирают первого игрока
nebula-phase-starting-stars = начальные звёзды
    .one = тянет начальные звёзды
    .many = тянут начальные звёзды
nebula-phase-turn = между ходами
    .one = переходит к следующей фазе
    .many = переходят к следующей фазе
nebula-phase-collect = получение звёзд
    .one = получает звёзды
    .many = получают звёзды
nebula-phase-chaos-draw = звёзды из мешочка для хаоса
    .one = тянет звёзды для хаоса
    .many = тянут звёзды для хаоса
nebula-phase-chaos-keep = выбор звёзд хаоса
    .one = выбирает звёзды хаоса
    .many = выбирают звёзды хаоса
nebula-phase-place = размещение звёзд
    .one = размещает звёзды
    .many = размещают звёзды
nebula-phase-push = продвижение фишки ценности
    .one = продвигает фишку ценности
    .many = продвигают фишку ценности

nebula-end-track = фишка чёрной звезды на последнем делении
nebula-end-constellations = у одного из игроков завершены три созвездия
nebula-end-bag = мешочек опустел
nebula-end-markers = на общих целях достаточно маркеров
nebula-end-idle = слишком много раундов без взятых и размещённых звёзд

nebula-line-personal = Личная цель
    .why = Личная цель, если галактика её выполняет; другие увидят её в конце.
    .rule = N87
nebula-line-common = Общие цели
    .why = За ваши маркеры на общих целях: больше всего получает тот, кто достиг цели первым.
    .rule = N88
nebula-line-black = Чёрные звёзды
    .why = Число за последней чёрной звездой на шкале.
    .rule = N89
nebula-line-constellations = Созвездия
    .why = За каждое созвездие, в котором заполнены все шесть ячеек; в полной игре лучшие места дают больше.
    .rule = N90
nebula-line-stars = Звёзды по ценности
    .why = За каждую звезду по месту её цвета на планшете ценности.
    .rule = N91
nebula-line-advanced = Продвинутые цели
    .why = За каждое выполнение продвинутой цели по её месту на планшете ценности.
    .rule = N92
nebula-line-total = Всего
nebula-line-tie-break = При ничьей: чёрные звёзды

## Options of the game

nebula-option-variant = Какой вариант игры?
nebula-option-variant-full = Полный: планшет ценности и продвинутые цели
nebula-option-variant-introductory = Ознакомительный: без них
nebula-worlds = Правила
nebula-world-introductory = Ознакомительный вариант
nebula-world-introductory-about = Без планшета ценности и продвинутых целей — для первой партии.
nebula-world-full = Полный вариант
nebula-world-full-about = С планшетом ценности и продвинутыми целями — для тех, кто уже собирал галактику.
nebula-option-hub = Какой планшет галактики?
nebula-option-hub-neutral = 25 ячеек; центр не относится ни к одному созвездию
nebula-option-hub-shared = 21 ячейка; центр относится ко всем четырём
nebula-option-values_start = Как сложены фишки ценности в начале?
nebula-option-values_start-shuffled = В случайном порядке (по книге)
nebula-option-values_start-fixed = Всегда в одном порядке
nebula-option-black_bright_star = Может ли яркая звезда быть чёрной?
nebula-option-black_bright_star-allowed = Да
nebula-option-black_bright_star-redrawn = Нет, тянут другую
nebula-option-bright_match = Какая яркая звезда даёт третье размещение?
nebula-option-bright_match-phase = Та, что была в начале размещения
nebula-option-bright_match-moment = Та, что есть при размещении каждой звезды
nebula-option-no_new_bright_star = Что, если новую яркую звезду не вытянуть?
nebula-option-no_new_bright_star-stays = Остаётся прежняя
nebula-option-no_new_bright_star-removed = Её место пустует
nebula-option-third_star = Какого цвета может быть третья звезда?
nebula-option-third_star-different = Не такого, как первые две
nebula-option-third_star-any = Любого
nebula-option-replacements = Сколько звёзд можно заменить за ход?
nebula-option-replacements-any = Сколько размещаете
nebula-option-replacements-one = Одну
nebula-option-neighbours = Какие созвездия соседние?
nebula-option-neighbours-printed = Три напечатанные пары
nebula-option-neighbours-all = Ещё Лямбда и Ипсилон
nebula-option-most_black_at_zero = Выполнена ли цель «больше всего чёрных звёзд» без них?
nebula-option-most_black_at_zero-counts = Да, если их ни у кого нет
nebula-option-most_black_at_zero-needs_one = Нет, нужна хотя бы одна
nebula-option-first_player = Кто ходит первым?
    .note = Число — это место за столом, считая с 0.
nebula-option-first_player-random = По жребию
nebula-option-idle = Через сколько пустых раундов партия кончается?
    .note = Пустой раунд: никто не взял и не разместил ни одной звезды.

## Personal goals

nebula-goal-P01 = 4 красные звезды в 4 пунктирных соединениях
nebula-goal-P02 = 4 фиолетовые звезды в 4 пунктирных соединениях
nebula-goal-P03 = 4 жёлтые звезды в 4 пунктирных соединениях
nebula-goal-P04 = 4 белые звезды в 4 пунктирных соединениях
nebula-goal-P05 = 4 синие звезды в 4 пунктирных соединениях
nebula-goal-P06 = 4 оранжевые звезды в 4 пунктирных соединениях
nebula-goal-P07 = Красные звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P08 = Фиолетовые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P09 = Жёлтые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P10 = Белые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P11 = Синие звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P12 = Оранжевые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P13 = Хотя бы 6 красных звёзд в вашей галактике
nebula-goal-P14 = Хотя бы 6 фиолетовых звёзд в вашей галактике
nebula-goal-P15 = Хотя бы 6 жёлтых звёзд в вашей галактике
nebula-goal-P16 = Хотя бы 6 белых звёзд в вашей галактике
nebula-goal-P17 = Хотя бы 6 синих звёзд в вашей галактике
nebula-goal-P18 = Хотя бы 6 оранжевых звёзд в вашей галактике
nebula-goal-P19 = Не больше 4 пустых ячеек в вашей галактике
nebula-goal-P20 = Больше всего чёрных звёзд (можно наравне)

## Common goals

nebula-goal-C01 = Завершите созвездие Λ звёздами ровно 3 цветов
nebula-goal-C02 = Завершите созвездие Υ звёздами ровно 3 цветов
nebula-goal-C03 = Завершите созвездие Σ звёздами ровно 3 цветов
nebula-goal-C04 = Завершите созвездие ◊ звёздами ровно 3 цветов
nebula-goal-C05 = Завершите 3-ю орбиту звёздами ровно 3 цветов
nebula-goal-C06 = Хотя бы по 2 звезды каждого из 6 цветов
nebula-goal-C07 = Завершите 2-ю орбиту звёздами разного цвета
nebula-goal-C08 = Завершите 4-ю орбиту звёздами разного цвета
nebula-goal-C09 = Завершите 5-ю орбиту звёздами разного цвета
nebula-goal-C10 = Хотя бы по 2 красные звезды в 3 созвездиях
nebula-goal-C11 = Хотя бы по 2 фиолетовые звезды в 3 созвездиях
nebula-goal-C12 = Хотя бы по 2 жёлтые звезды в 3 созвездиях
nebula-goal-C13 = Хотя бы по 2 белые звезды в 3 созвездиях
nebula-goal-C14 = Хотя бы по 2 синие звезды в 3 созвездиях
nebula-goal-C15 = Хотя бы по 2 оранжевые звезды в 3 созвездиях
nebula-goal-C16 = Завершите 3 соседние орбиты
nebula-goal-C17 = Завершите 2 противоположных созвездия
nebula-goal-C18 = Завершите 2 соседних созвездия
nebula-goal-C19 = Займите все 8 ячеек с пунктирным соединением
nebula-goal-C20 = Займите 8 ячеек по бокам внешних светящихся

## Advanced goals: what each time counts

nebula-goal-A01 = Красная и фиолетовая соединены; звезда — только в одной паре
nebula-goal-A02 = Красная и жёлтая соединены; звезда — только в одной паре
nebula-goal-A03 = Красная и белая соединены; звезда — только в одной паре
nebula-goal-A04 = Красная и синяя соединены; звезда — только в одной паре
nebula-goal-A05 = Красная и оранжевая соединены; звезда — только в одной паре
nebula-goal-A06 = Фиолетовая и жёлтая соединены; звезда — только в одной паре
nebula-goal-A07 = Фиолетовая и белая соединены; звезда — только в одной паре
nebula-goal-A08 = Фиолетовая и синяя соединены; звезда — только в одной паре
nebula-goal-A09 = Фиолетовая и оранжевая соединены; звезда — только в одной паре
nebula-goal-A10 = Жёлтая и белая соединены; звезда — только в одной паре
nebula-goal-A11 = Жёлтая и синяя соединены; звезда — только в одной паре
nebula-goal-A12 = Жёлтая и оранжевая соединены; звезда — только в одной паре
nebula-goal-A13 = Белая и синяя соединены; звезда — только в одной паре
nebula-goal-A14 = Белая и оранжевая соединены; звезда — только в одной паре
nebula-goal-A15 = Синяя и оранжевая соединены; звезда — только в одной паре
nebula-goal-A16 = Орбита, на которой есть красная звезда
nebula-goal-A17 = Орбита, на которой есть фиолетовая звезда
nebula-goal-A18 = Орбита, на которой есть жёлтая звезда
nebula-goal-A19 = Орбита, на которой есть белая звезда
nebula-goal-A20 = Орбита, на которой есть синяя звезда
nebula-goal-A21 = Орбита, на которой есть оранжевая звезда
nebula-goal-A22 = Красная звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A23 = Фиолетовая звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A24 = Жёлтая звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A25 = Белая звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A26 = Синяя звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A27 = Оранжевая звезда на одной орбите с внешней светящейся ячейкой и рядом с ней
nebula-goal-A28 = Светящаяся звезда цвета, которого среди светящихся больше всего
nebula-goal-A29 = Достигнутая вами общая цель
nebula-goal-A30 = Внешняя светящаяся ячейка без пустых соседей

## Actions

nebula-do-place = { $star-id ->
    [black] поместить чёрную звезду на свою шкалу
   *[other] поместить { $star-acc } { $cell-to }
 }
nebula-do-done = завершить размещение
nebula-do-time = переместить часы: верхние { $upper }, правые { $right }, левые { $left }
nebula-do-chaos = хаос: отдать { $star-acc }, вытянуть 5, оставить 2
nebula-do-keep = оставить { $stars-acc }
nebula-do-push = продвинуть { $token-acc }
nebula-do-keep-goal = оставить цель: { $goal }
nebula-do-draw = вытянуть из мешочка { $star-acc }
nebula-do-lay-common = выложить общую цель: { $goal }
nebula-do-lay-advanced = выложить продвинутую цель: { $goal }
nebula-do-deal = раздать личную цель: { $goal }
nebula-do-first = { $seat-you ->
    [yes] первый игрок: вы
   *[no] первый игрок: { $seat }
 }
nebula-do-stack = положить в стопку { $token-acc }

## Events

nebula-filled = Пополнение: { $cluster }, ячейка { $cell } — { $star }.
nebula-bright = Теперь яркая звезда — { $star-short }.
nebula-bright-gone = Новую яркую звезду вытянуть нельзя: её место пустует.
nebula-common = Общая цель: { $goal }.
nebula-advanced = Продвинутая цель: { $goal }.
nebula-stacked = На верх стопки ложится { $token }.
nebula-dealt = { $seat-you ->
    [yes] Вы получаете карту личной цели.
   *[no] { $seat } получает карту личной цели.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Личная цель на выбор: { $goal }.
   *[no] { $seat } получает на выбор личную цель: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Ваша личная цель выбрана.
   *[no] { $seat }: личная цель выбрана.
 }
nebula-chose-card = { $seat-you ->
    [yes] Вы оставляете личную цель: { $goal }.
   *[no] { $seat } оставляет личную цель: { $goal }.
 }
nebula-first = { $seat-you ->
    [yes] Первый ход ваш.
   *[no] Первый ход: { $seat }.
 }
nebula-round = Начинается раунд { $round }.
nebula-starting = { $seat-you ->
    [yes] В начале вы получаете { $star-acc }.
   *[no] { $seat } получает в начале { $star-acc }.
 }
nebula-time = { $seat-you ->
    [yes] { $count ->
        [0] Вы перемещаете часы ({ $upper }, { $right }, { $left }) и не берёте звёзд.
       *[other] Вы перемещаете часы ({ $upper }, { $right }, { $left }) и берёте звёзды: { $stars-short }.
     }
   *[no] { $count ->
        [0] { $seat } перемещает часы ({ $upper }, { $right }, { $left }) и не берёт звёзд.
       *[other] { $seat } перемещает часы ({ $upper }, { $right }, { $left }) и берёт звёзды: { $stars-short }.
     }
 }
nebula-chaos = { $seat-you ->
    [yes] Вы обращаетесь к хаосу и отдаёте { $star-acc }.
   *[no] { $seat } обращается к хаосу и отдаёт { $star-acc }.
 }
nebula-chaos-drew = { $seat-you ->
    [yes] Вы вытягиваете { $star-acc }.
   *[no] { $seat } вытягивает { $star-acc }.
 }
nebula-chaos-kept = { $seat-you ->
    [yes] Вы оставляете из хаоса { $stars-acc }.
   *[no] { $seat } оставляет из хаоса { $stars-acc }.
 }
nebula-placed = { $seat-you ->
    [yes] Вы помещаете { $star-acc } { $cell-to }.
   *[no] { $seat } помещает { $star-acc } { $cell-to }.
 }
nebula-replaced = { $seat-you ->
    [yes] Вы помещаете { $star-acc } { $cell-to } вместо { $replaced-gen }.
   *[no] { $seat } помещает { $star-acc } { $cell-to } вместо { $replaced-gen }.
 }
nebula-placed-black = { $seat-you ->
    [yes] Вы помещаете на шкалу { $count }-ю чёрную звезду.
   *[no] { $seat } помещает на шкалу { $count }-ю чёрную звезду.
 }
nebula-pushed = { $seat-you ->
    [yes] Вы продвигаете { $token-acc } на деление { $space }.
   *[no] { $seat } продвигает { $token-acc } на деление { $space }.
 }
nebula-claimed-first = { $seat-you ->
    [yes] Вы раньше всех достигаете общей цели «{ $goal }».
   *[no] { $seat } раньше всех достигает общей цели «{ $goal }».
 }
nebula-claimed = { $seat-you ->
    [yes] Вы достигаете общей цели «{ $goal }».
   *[no] { $seat } достигает общей цели «{ $goal }».
 }
nebula-end-trigger = Это последний раунд: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Победа: { $winners }.
     }
   *[other] Партия окончена. Победа общая: { $winners }.
 }

## The table

nebula-table-title = { $seat-you ->
    [yes] Раунд { $round }, { $phase }, ваша галактика
   *[no] Раунд { $round }, { $phase }, галактика: { $seat }
 }
nebula-table-steps = шаги
nebula-table-bright = Яркая звезда
nebula-table-bag = мешочек { $bag }
nebula-table-cluster = { $cluster-short }
nebula-table-track = Фишка чёрной звезды
nebula-table-own-track = Чёрные звёзды
nebula-table-ends = Созвездия { $constellations }/{ $constellations-end }, маркеры { $markers }/{ $markers-end }
nebula-table-goals = цели
nebula-table-vp = ПО
nebula-table-seats = место
nebula-table-personal = личная
nebula-table-common = общая
nebula-table-advanced = прод. { $slot }
nebula-table-points = { $points } ПО
nebula-table-points-and-secret = { $points } ПО + ?
nebula-table-first = первый
nebula-table-built = { $filled }+{ $blacks }K
nebula-table-score-sheet = Таблица очков


## Questions at the terminal

nebula-ask-keep-goal = Какую личную цель вы оставите? Другая уходит из игры, и её никто не увидит.
nebula-ask-collect = Получение: номер, нужные звёзды (красная белая), часы (t 2 -3 0) или хаос (хаос красная).
nebula-ask-collect-time = Получение: номер, нужные звёзды (красная белая) или часы (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Несколько перемещений часов не приносят звёзд. Какое выбрать?
   *[other] Несколько перемещений часов приносят { $stars-acc }. Какое выбрать?
 }
nebula-ask-ways-with = Перемещения часов, которые приносят { $stars-acc } или больше:
nebula-ask-out-of-reach = Ни одно перемещение часов не приносит сразу { $stars-acc }.
nebula-ask-no-star = ни одной звезды
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = хаос:
nebula-ask-chaos-form = Для хаоса назовите одну звезду, которую отдадите, например: хаос красная.
nebula-ask-time-form = Назовите шаги верхних, правых и левых часов: + по часовой стрелке, - против, например: t 2 -3 0.
nebula-ask-time-sum = Часы должны пройти в сумме ровно 5 шагов, а здесь { $sum }.
nebula-ask-chaos-keep = { $count ->
    [1] Оставьте единственную вытянутую звезду: выберите её строку или назовите её (красная).
   *[other] Оставьте две из вытянутых звёзд: выберите строку или назовите одну или обе (красная белая).
 }
nebula-ask-keep-with = Какую ещё звезду оставить? Одна — { $star-short }.
nebula-ask-not-drawn = Среди вытянутых нет { $star-gen }.
nebula-ask-place = Размещение (уже { $placed }): звезда и ячейка (красная Y3) или готово.
nebula-ask-place-bright = Размещение ({ $placed } из 2, или из 3, если одна из них { $star-short }): звезда и ячейка (красная Y3) или готово.
nebula-ask-place-bonus = Размещение ({ $placed } из 3, одна совпала с яркой): звезда и ячейка (красная Y3) или готово.
nebula-ask-star = { $star-short }
nebula-ask-cell = Куда поместить { $star-acc }?
nebula-ask-star-for = Какую звезду поместить { $cell-to }?
nebula-ask-star-nowhere = Сейчас { $star-acc } поместить некуда.
nebula-ask-cell-closed = Сейчас ни одну вашу звезду нельзя поместить { $cell-to }.
nebula-ask-push = Продвиньте одну фишку ценности (красная, сигма, цель B); справа — что это изменит для вас.
nebula-ask-token = { $token-short }
nebula-ask-what-star = «{ $word }» — не команда и не звезда. Звёзды: R красная, P фиолетовая, Y жёлтая, W белая, B синяя, O оранжевая, K чёрная. Команды покажет help.
nebula-ask-what-cell = «{ $word }» — не ячейка. Ячейки пишутся как в галактике, например Y3 или L5a.
nebula-ask-what-token = «{ $word }» — не фишка ценности. Назовите цвет, созвездие (лямбда, ипсилон, сигма, ромб) или продвинутую цель (цель A, B, C, D).
nebula-typed-star = { $star-short } { $star-which }
nebula-typed-constellation = { $constellation-short }
nebula-typed-goal = цель
nebula-typed-done = готово
nebula-typed-place = поместить
nebula-typed-chaos = хаос
nebula-typed-time = время

## Help at the terminal

nebula-help-collect = Получение: «t 2 -3 0» перемещает верхние, правые и левые часы, всего на 5 шагов; «красная белая» перечисляет перемещения, которые приносят эти звёзды; «хаос красная» отдаёт красную звезду за хаос.
nebula-help-place = Размещение: «красная Y3» или «r y3» помещает звезду, просто «красная» или «Y3» показывает, что возможно, «чёрная» помещает чёрную звезду, «готово» завершает размещение.
nebula-help-push = Продвижение: «красная», «сигма» или «цель B» называет фишку ценности: цвет, созвездие или продвинутую цель.
nebula-help-stars = Звезда — это знак и буква: R красная, P фиолетовая, Y жёлтая, W белая, B синяя, O оранжевая, K чёрная.
nebula-help-clusters = Скопления: столбцы — шаги от часов, + по часовой стрелке. [ ] — где стоят часы, ☾ — полумесяц, [ ☾ — и то и другое, точка — пустая ячейка. Берутся все три звезды перед часами.
nebula-help-galaxy = Галактика: у ячейки видно имя, пока в ней нет звезды; отмеченные имена сейчас открыты для вас. Сплошные линии — прямые соединения, редкие точки вдоль прямой — пунктирные, бледные кольца — орбиты с номерами; { "{" } { "}" } — светящаяся ячейка. Одинаковые цвета соединять нельзя.
nebula-help-players = Игроки: очки на этот момент, + ? — если личная цель скрыта; ниже ещё не размещённые звёзды, затем сколько лежит в галактике + сколько чёрных, и завершённые созвездия.
nebula-help-values = Ценность: 3:R@2 значит, что красная фишка стоит на делении 2 и её место сейчас даёт 3 ПО за каждую звезду. Первая фишка в строке впереди.
nebula-help-goals = Цели: справа столбец на каждое место: очки, когда цель достигнута, 3/6 — сколько уже есть, ✓ — выполнена сейчас, ×2 — выполнена дважды. Общая цель даёт первое число первому игроку, второе — остальным.

nebula-changed-goal = { $type } { $what } ({ $id } из вашего файла)

## Why something is not allowed

nebula-why-chaos-needs = для хаоса в области наблюдения нужна { $star }
nebula-why-no-star = в вашей области наблюдения нет { $star-gen }
nebula-why-colour-placed = { $star } в этот ход уже размещена; цвета должны быть разными
nebula-why-black-track-full = { $cells ->
    [one] ваша шкала чёрных звёзд заполнена: { $cells } из { $cells } ячейки
   *[other] ваша шкала чёрных звёзд заполнена: { $cells } из { $cells } ячеек
 }
nebula-why-same-colour = { $cell }: по соединению, { $near-at }, уже лежит { $star }
nebula-why-centre-first = первую звезду помещают { $cell-to }
nebula-why-not-connected = { $cell } не соединяется ни с одной вашей звездой
nebula-why-replaced-once = в этот ход одну звезду уже заменили, а по выбранной настройке больше нельзя
nebula-why-no-such-cell = { $cell }: такой ячейки на этом планшете нет
nebula-why-time-place-stars-done = разместите звёзды или завершите ход
nebula-why-bag-empty-chaos-not-possible = мешочек пуст, обратиться к хаосу нельзя
nebula-why-first-collect-stars-time-5-steps-all = сначала получите звёзды: выждите время (5 шагов часов) или обратитесь к хаосу
nebula-why-keep-two-stars-were-drawn-only-one = оставьте две из вытянутых звёзд или единственную
nebula-why-now-choose-drawn-stars-keep = выберите, какие из вытянутых звёзд оставить
nebula-why-value-token-end-track = эта фишка ценности в конце своей шкалы
nebula-why-black-star-placed-now-push-value-token = вы разместили чёрную звезду: продвиньте фишку ценности
nebula-why-personal-goal-not-dealt = эту личную цель вам не раздавали
nebula-why-first-choose-personal-goal-keep = сначала выберите личную цель
nebula-why-three-stars-placed-most-turn = вы разместили три звезды; больше за ход нельзя
nebula-why-two-stars-placed-third-needs-one-bright = вы разместили две звезды; для третьей одна должна быть цвета яркой
nebula-why-third-needs-first-bright = две звезды размещены; для третьей нужна { $star }: этот цвет был ярким в начале размещения

## On the page: the board

nebula-part-collect = Получение
nebula-part-place = Размещение
nebula-part-goals = Проверка целей
nebula-part-refill = Пополнение

nebula-tab-galaxy = Галактика
nebula-tab-nebula = Туманность
nebula-tab-goals = Цели
nebula-tab-rivals = Счёт
nebula-tab-log = Лента

nebula-prompt-other = { $seat-count ->
    [1] { $seat } { $phase-one }.
   *[other] { $seat } { $phase-many }.
 }
nebula-prompt-nature = Сейчас: { $phase }.
nebula-prompt-over-small = Выберите строку ленты, чтобы снова увидеть тот момент.
nebula-prompt-goal = Выберите личную цель.
nebula-prompt-goal-small = Другая карта уходит из игры взакрытую.
nebula-prompt-sealed = Вы выбрали личную цель.
nebula-prompt-waiting = { $seat-count ->
    [1] Ещё выбирает: { $seat }. А пока можно передумать.
   *[other] Ещё выбирают: { $seat }. А пока можно передумать.
 }
nebula-prompt-collect = { $of ->
    [one] Переместите часы: { $spent } из { $of } шага.
   *[other] Переместите часы: { $spent } из { $of } шагов.
 }
nebula-prompt-collect-small = Выберите звезду или тяните стрелку. Вы возьмёте звезду перед каждыми часами.
nebula-prompt-collect-take = { $stars-count ->
    [0] Так вы не возьмёте ничего.
   *[other] Так вы возьмёте { $stars-which }.
 }
nebula-prompt-chaos = Хаос: выберите в области наблюдения звезду, которую отдадите.
nebula-prompt-chaos-small = Вы вытянете из мешочка пять звёзд и оставите две. Это нельзя отменить.
nebula-prompt-keep = { $count ->
    [1] Оставьте единственную вытянутую звезду.
    [one] Оставьте { $count } звезду из вытянутых.
    [few] Оставьте { $count } звезды из вытянутых.
   *[other] Оставьте { $count } звёзд из вытянутых.
 }
nebula-prompt-keep-small = Остальные покидают игру.
nebula-prompt-place = { $number ->
    [1] Выберите звезду, которую разместите.
   *[other] Выберите ещё одну звезду или завершите ход.
 }
nebula-prompt-place-star = { $number ->
    [1] Поместите { $star-acc }
    [2] Вторая звезда — { $star-short }
   *[other] Третья звезда — { $star-short }
 }: { $cells ->
    [one] подходит { $cells } ячейка
    [few] подходят { $cells } ячейки
   *[other] подходит { $cells } ячеек
 }.
nebula-prompt-place-centre = Ваша первая звезда занимает центр.
nebula-prompt-place-replace = Поместите { $star-acc } { $cell-to } вместо { $replaced-gen }.
nebula-prompt-place-black = Поместите чёрную звезду на свою шкалу.
nebula-prompt-black = Фишка чёрной звезды в туманности сдвинется на 1 деление.
nebula-prompt-black-full = Фишка чёрной звезды сдвинется на 1 деление, потом вы продвинете фишку ценности.
nebula-prompt-bright = { $count ->
    [one] Яркая звезда — { $star-short }. Разместите такую — и за ход можно выложить до { $count } звезды.
    [few] Яркая звезда — { $star-short }. Разместите такую — и за ход можно выложить до { $count } звёзд.
   *[other] Яркая звезда — { $star-short }. Разместите такую — и за ход можно выложить до { $count } звёзд.
 }
nebula-prompt-done = { $placed ->
    [0] Сейчас вам нечего разместить.
   *[other] Всё размещено. Завершите ход или отмените.
 }
nebula-prompt-done-small = Потом проверяются цели и пополняются скопления.
nebula-prompt-push = Продвиньте фишку ценности на 1 деление.
nebula-prompt-push-small = Под каждой фишкой — что это изменит для всех.

nebula-act-keep-goal = Оставить цель
nebula-act-take = { $count ->
    [0] Не брать ничего
    [one] Взять { $count } звезду
    [few] Взять { $count } звезды
   *[other] Взять { $count } звёзд
 }
nebula-act-take-not-yet = { $of ->
    [one] { $spent } из { $of } шага
   *[other] { $spent } из { $of } шагов
 }
nebula-act-chaos = Отдать { $star-which }
nebula-act-chaos-none = Выберите звезду
nebula-act-keep = Оставить { $stars-which }
nebula-act-keep-none = Выберите звёзды: { $count }
nebula-act-done = Конец хода

nebula-galaxy-own = Ваша галактика
nebula-galaxy-of = { $seat-you ->
    [yes] Ваша галактика
   *[no] Галактика: { $seat }
 }
nebula-look-own = К моей галактике
nebula-look-acting = Кто ходит
nebula-follow-off = Оставить мою
nebula-follow-on = Смотреть: { $seat }
nebula-over-galaxies = К галактикам
nebula-final = Галактики и тайные цели
nebula-final-met = Выполнена: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }
nebula-final-missed = Не выполнена

nebula-clusters-label = Туманность: три скопления
nebula-clock-label = Часы: { $cluster }
    .why = Стрелка часов указывает на звезду, которую вы возьмёте. Тяните её, выберите звезду или нажимайте клавиши со стрелками; на трое часов — пять шагов.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] на месте
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }, { $stars-count ->
    [0] звезды нет
   *[other] { $stars }
 }
nebula-draft = если остановиться здесь
nebula-draft-none = пока ни одной звезды
nebula-draft-now = вы берёте
nebula-chaos-instead = Обратиться к хаосу
nebula-time-instead = Выждать время
nebula-drawn = Звёзды из мешочка
nebula-advice-filled = { $count ->
    [one] Заполнена ещё { $count } ячейка.
    [few] Заполнены ещё { $count } ячейки.
   *[other] Заполнено ещё { $count } ячеек.
 }
nebula-advice-points = Очки за этот ход: { $points }.
nebula-advice-personal = { nebula-line-personal }: { $points }
nebula-advice-common = { nebula-line-common }: { $points }
nebula-advice-black = { nebula-line-black }: { $points }
nebula-advice-constellations = { nebula-line-constellations }: { $points }
nebula-advice-stars = { nebula-line-stars }: { $points }
nebula-advice-advanced = { nebula-line-advanced }: { $points }
nebula-hint-keep = Подсказка: оставьте { $stars-which }.
nebula-bright-is = Яркая звезда: { $star-short }
nebula-bright-why = { $count ->
    [one] с этим цветом — до { $count } звезды за ход
    [few] с этим цветом — до { $count } звёзд за ход
   *[other] с этим цветом — до { $count } звёзд за ход
 }
nebula-bright-short = яркая

nebula-blacks = Чёрные звёзды
nebula-blacks-label = { $count ->
    [0] Шкала чёрных звёзд пуста
    [one] Шкала чёрных звёзд: { $count } звезда, { $points } ПО
    [few] Шкала чёрных звёзд: { $count } звезды, { $points } ПО
   *[other] Шкала чёрных звёзд: { $count } звёзд, { $points } ПО
 }
nebula-blacks-target = Поместить чёрную звезду сюда: шкала принесёт { $points } ПО
nebula-stock = Область наблюдения
nebula-stock-own = Ваша область наблюдения
nebula-stock-empty = в области наблюдения нет звёзд
nebula-stock-star = { $count ->
    [1] { $star }
   *[other] { $count } × { $star }
 }{ $bright ->
    [yes] {", "}яркий цвет
   *[no] {""}
 }
nebula-placed-word = размещено
nebula-placed-label = { $room ->
    [one] Размещено за ход: { $count } из { $room } звезды
   *[other] Размещено за ход: { $count } из { $room } звёзд
 }
nebula-star-titled = { $star }

nebula-spot-star = { $cell }: { $star }
nebula-spot-empty = { $cell }: пусто
nebula-spot-target = Поместить { $star-acc } { $cell-to }
nebula-spot-replace = Поместить { $star-acc } { $cell-to } вместо { $replaced-gen }
nebula-spot-same = Поместить { $star-acc } { $cell-to } вместо такой же: ничего не изменится, а звезда потрачена
nebula-constellation-progress = { $constellation }: { $have } из { $need }

nebula-tip-cell = { $glow ->
    [yes] Светящаяся ячейка созвездия { $constellation }, орбита { $orbit }.
   *[no] Ячейка созвездия { $constellation }, орбита { $orbit }.
 }
nebula-tip-centre = { $belongs ->
    [none] Светящийся центр. На нём все четыре символа, но он не относится ни к одному созвездию. Сюда ложится ваша первая звезда.
    [all] Светящийся центр, ячейка всех четырёх созвездий. Сюда ложится ваша первая звезда.
   *[some] Светящийся центр, ячейка созвездия { $constellation }. Сюда ложится ваша первая звезда.
 }
nebula-tip-forbidden = Соединяется: { $star }, { $cell }
nebula-tip-forbidden-why = Звёзды одного цвета соединять нельзя.
nebula-tip-no-star = звезды нет
nebula-tip-crescent = Полумесяц отмечает ячейку, из которой в этом скоплении последний раз взяли звезду; вначале — начальную ячейку.
nebula-tip-too-far = Оставшихся шагов не хватит.
nebula-tip-bright = Яркая звезда: { $star-short }
nebula-tip-bright-why = { $stars ->
    [one] Разместив этот цвет, можно за ход разместить { $stars } звезду.
    [few] Разместив этот цвет, можно за ход разместить { $stars } звезды.
   *[other] Разместив этот цвет, можно за ход разместить { $stars } звёзд.
 }
nebula-tip-track = Фишка чёрной звезды: деление { $at } из { $last }
nebula-tip-track-why = Сдвигается с каждой размещённой чёрной звездой. На делении со звездой меняется яркая звезда; последнее деление завершает партию.
nebula-tip-black = Чёрные звёзды ложатся на вашу шкалу чёрных звёзд.
nebula-tip-blacks = Шкала приносит число справа от вашей последней чёрной звезды.

nebula-meters = До конца партии
nebula-meter-track = Фишка чёрной звезды
    .why = Дойдя до последнего деления, она завершает партию после этого раунда.
    .rule = N82
nebula-meter-constellations = Созвездия
    .why = Сколько созвездий завершено у лучшего игрока; третье завершает партию после этого раунда.
    .rule = N83
nebula-meter-markers = Маркеры целей
    .why = Маркеры на общих целях; когда их достаточно, партия завершается после этого раунда.
    .rule = N85
nebula-meter-bag = В мешочке
    .why = Пустой мешочек завершает партию после этого раунда.
    .rule = N84

nebula-goals = Цели
nebula-goals-own = Ваша личная цель
nebula-goals-of = { $seat-you ->
    [yes] Ваша личная цель
   *[no] Личная цель: { $seat }
 }
nebula-goals-common = Общие цели
nebula-goals-places = первый / другие
nebula-points = { $points } ПО
nebula-aim-secret = личная цель
nebula-aim-chip = { $text }: { $have } из { $need }
nebula-aim-worth = { $first } ПО первому, { $later } — всем следующим.
nebula-aim-worth-own = { $points } ПО в конце, только вам.
nebula-aim-pairs = Пары: { $pairs }.
nebula-aim-colours = Цвета: { $have } из { $need }.
nebula-aim-colours-short = { $have }/{ $need } цв.

nebula-values = Планшет ценности
nebula-values-stars = Цвета звёзд
nebula-values-stars-unit = ПО за звезду
nebula-values-constellations = Созвездия
nebula-values-constellations-unit = за завершённое
nebula-values-advanced = Продвинутые цели
nebula-values-advanced-unit = раз × ПО
nebula-value-token = Деление { $space }, место { $rank }: приносит { $worth } ПО.
nebula-advanced-tip = { $count ->
    [one] { $count } раз, по { $worth } ПО.
    [few] { $count } раза, по { $worth } ПО.
   *[other] { $count } раз, по { $worth } ПО.
 }
nebula-short-pairs = соединены
nebula-short-orbits = Орбиты, где
nebula-short-beside = рядом со светящейся
nebula-short-majority = Главный цвет свечения
nebula-short-claimed = Достигнутые общие цели
nebula-short-surrounded = Окружённые светящиеся

nebula-push = Продвинуть фишку ценности
nebula-push-label = Продвинуть { $token-acc }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = очки не меняются

nebula-first-player = начинает каждый раунд
nebula-seat-info = Занято ячеек: { $filled } из { $cells }, чёрных звёзд: { $blacks }. Выберите, чтобы увидеть крупно.
nebula-seat-short = { $filled }/{ $cells } · { $blacks } чёрн.

## On the page: the guided first game

nebula-guide-about = Самая красивая галактика
nebula-guide-about-text = Берите звёзды из трёх скоплений и размещайте в своей галактике. Когда партия кончится, победит тот, у кого больше очков.
nebula-guide-goal = Личная цель
nebula-guide-goal-text = Оставьте одну из двух карт: в конце она принесёт 14 ПО, если галактика её выполнит. Выберите карту в рамке: больше всех чёрных звёзд.
nebula-guide-clusters = Три скопления, трое часов
nebula-guide-clusters-text = Каждые часы берут звезду, на которую показывают. Всего нужно потратить пять шагов и делить их между часами как угодно.
nebula-guide-collect = Переместите часы
nebula-guide-collect-text = Выберите звезду в рамке, и часы переместятся к ней, затем следующую: два шага и три шага. Третьи часы стоят, но и их звезда ваша.
nebula-guide-centre = Ваша первая звезда
nebula-guide-centre-text = Каждая галактика начинается с центра. Выберите оранжевую звезду, потом центр.
nebula-guide-place = Рядом со звездой
nebula-guide-place-text = Линия или орбита должна соединять ячейку с галактикой, но не со звездой того же цвета. Выберите синюю звезду, потом ячейку в рамке.
nebula-guide-turn-over = Две звезды за ход
nebula-guide-turn-over-text = Можно разместить две звезды разных цветов; остальное ждёт в области наблюдения. Завершите ход.
nebula-guide-others = Соперник сходил
nebula-guide-others-text = Все берут из одних скоплений и перемещают одни и те же часы. Выберите игрока, чтобы увидеть его галактику.
nebula-guide-chaos = Хаос
nebula-guide-chaos-text = Вместо часов можно отдать звезду и вытянуть пять из мешочка. Обратитесь к хаосу и отдайте жёлтую звезду.
nebula-guide-keep = Оставьте две
nebula-guide-keep-text = Две звезды из пяти ваши, остальные покидают игру. Выберите фиолетовую и чёрную.
nebula-guide-orbit = К цели
nebula-guide-orbit-text = Общая цель даёт 8 ПО за четыре разных цвета на 2-й орбите. Начните с фиолетовой звезды: выберите её и ячейку в рамке.
nebula-guide-black = Чёрная звезда
nebula-guide-black-text = Чёрные звёзды идут на вашу шкалу: число под последней — её ПО. Каждая служит вашей личной цели и приближает конец партии.
nebula-guide-push = Продвиньте фишку
nebula-guide-push-text = Чёрная звезда продвигает и фишку: чем она дальше, тем больше приносят всем её цвет, созвездие или цель. Продвиньте белую.
nebula-guide-refill = Конец хода
nebula-guide-refill-text = В конце хода проверяются цели, а почти пустые скопления пополняются. Завершите ход.
nebula-guide-bright = Яркая звезда
nebula-guide-bright-text = Звезда в середине красная: кто размещает её цвет, может разместить три звезды. Возьмите красную, жёлтую и белую.
nebula-guide-red = Красная даёт третью звезду
nebula-guide-red-text = 2-я орбита идёт дальше от фиолетовой звезды. Выберите красную, потом ячейку в рамке.
nebula-guide-yellow = Снова новый цвет
nebula-guide-yellow-text = Цели нужны четыре разных цвета. Выберите жёлтую, потом ячейку в рамке.
nebula-guide-white = Третья звезда
nebula-guide-white-text = Белая завершает орбиту, и она дороже: вы продвинули её фишку. Выберите белую, потом ячейку в рамке.
nebula-guide-claim = Цель достигнута
nebula-guide-claim-text = На 2-й орбите четыре цвета. Завершите ход, и ваш маркер ляжет на карту.
nebula-guide-first = Кто первый
nebula-guide-first-text = Вы первые, поэтому ваши 8 ПО; остальным достанется по 4. Впереди другие цели.
nebula-guide-ends = Конец партии
nebula-guide-ends-text = Три созвездия, фишка чёрной звезды в конце шкалы, пять маркеров или пустой мешочек: тогда этот раунд последний. Шкалы показывают, скоро ли это.
nebula-guide-know = Теперь вы знаете игру
nebula-guide-know-text = Доиграйте эту партию: соперник теперь ходит сам. Или начните настоящую.

# Пункты правил, на которые страница ссылается в подсказках.
nebula-rules =
    .cell = N33
    .glow = N31
    .neighbours = N60
    .faces = N48
    .bright = N55
    .token = N64
    .track = N82
    .blacks = N89
    .black = N62
    .star = N54
    .values-1 = N79
    .values-2 = N80
    .values-3 = N81
    .pushing = N66
