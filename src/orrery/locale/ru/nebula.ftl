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
nebula-phase-common-goals = выкладка общих целей
    .one = выкладывает общие цели
    .many = выкладывают общие цели
nebula-phase-value-stacks = стопки фишек ценности
    .one = складывает фишки ценности
    .many = складывают фишки ценности
nebula-phase-advanced-goals = выкладка продвинутых целей
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
nebula-phase-turn = между двумя фазами
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
    .why = Тайная цель, если галактика показывает то, что она требует; другие увидят её в конце.
    .rule = N87
nebula-line-common = Общие цели
    .why = По месту ваших маркеров на общих целях: первому достаётся больше всех.
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

nebula-option-variant = по каким правилам играть
nebula-option-variant-full = с планшетом ценности и продвинутыми целями
nebula-option-variant-introductory = без них, для знакомства
nebula-option-hub = к чему относится центральная ячейка
nebula-option-hub-neutral = ни к одному созвездию
nebula-option-hub-shared = ко всем четырём созвездиям
nebula-option-values_start = как сложены фишки ценности в начале
nebula-option-values_start-shuffled = в случайном порядке
nebula-option-values_start-fixed = в напечатанном порядке
nebula-option-black_bright_star = может ли яркая звезда быть чёрной
nebula-option-black_bright_star-allowed = может
nebula-option-black_bright_star-redrawn = чёрную вытягивают заново
nebula-option-most_black_at_zero = выполнено ли «больше всего чёрных» при нуле
nebula-option-most_black_at_zero-counts = да, если ни у кого не больше
nebula-option-most_black_at_zero-needs_one = нужна хотя бы одна
nebula-option-first_player = кто ходит первым; число — это место
nebula-option-first_player-random = по жребию
nebula-option-idle = через сколько раундов без взятых и размещённых звёзд партия кончается

## Personal goals

nebula-goal-P01 = По одной красной звезде в каждом из 4 пунктирных соединений
nebula-goal-P02 = По одной фиолетовой звезде в каждом из 4 пунктирных соединений
nebula-goal-P03 = По одной жёлтой звезде в каждом из 4 пунктирных соединений
nebula-goal-P04 = По одной белой звезде в каждом из 4 пунктирных соединений
nebula-goal-P05 = По одной синей звезде в каждом из 4 пунктирных соединений
nebula-goal-P06 = По одной оранжевой звезде в каждом из 4 пунктирных соединений
nebula-goal-P07 = Красные звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P08 = Фиолетовые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P09 = Жёлтые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P10 = Белые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P11 = Синие звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P12 = Оранжевые звёзды хотя бы в 4 из 5 светящихся ячеек
nebula-goal-P13 = Хотя бы 6 красных звёзд в вашей галактике
nebula-goal-P14 = Хотя бы 6 фиолетовых звёзд в вашей галактике
nebula-goal-P15 = Хотя бы 6 жёлтых звёзд в вашей галактике
nebula-goal-P16 = Хотя бы 6 белых звёзд в вашей галактике
nebula-goal-P17 = Хотя бы 6 синих звёзд в вашей галактике
nebula-goal-P18 = Хотя бы 6 оранжевых звёзд в вашей галактике
nebula-goal-P19 = Не больше 4 пустых ячеек в вашей галактике
nebula-goal-P20 = Ни у кого нет больше чёрных звёзд, чем у вас

## Common goals

nebula-goal-C01 = Заполните созвездие Лямбда Λ ровно 3 цветами
nebula-goal-C02 = Заполните созвездие Ипсилон Υ ровно 3 цветами
nebula-goal-C03 = Заполните созвездие Сигма Σ ровно 3 цветами
nebula-goal-C04 = Заполните созвездие Ромб ◊ ровно 3 цветами
nebula-goal-C05 = Заполните орбиту 3 ровно 3 цветами
nebula-goal-C06 = Хотя бы по 2 звезды каждого из 6 цветов
nebula-goal-C07 = Заполните орбиту 2 звёздами разных цветов
nebula-goal-C08 = Заполните орбиту 4 звёздами разных цветов
nebula-goal-C09 = Заполните орбиту 5 звёздами разных цветов
nebula-goal-C10 = По 2 красные звезды в 3 созвездиях
nebula-goal-C11 = По 2 фиолетовые звезды в 3 созвездиях
nebula-goal-C12 = По 2 жёлтые звезды в 3 созвездиях
nebula-goal-C13 = По 2 белые звезды в 3 созвездиях
nebula-goal-C14 = По 2 синие звезды в 3 созвездиях
nebula-goal-C15 = По 2 оранжевые звезды в 3 созвездиях
nebula-goal-C16 = Завершите 3 соседние орбиты
nebula-goal-C17 = Завершите 2 противоположных созвездия
nebula-goal-C18 = Завершите 2 соседних созвездия
nebula-goal-C19 = Займите все 8 ячеек с пунктирным соединением
nebula-goal-C20 = Займите 8 ячеек по бокам внешних светящихся

## Advanced goals: what each time counts

nebula-goal-A01 = Красная соединена с фиолетовой, каждая один раз
nebula-goal-A02 = Красная соединена с жёлтой, каждая один раз
nebula-goal-A03 = Красная соединена с белой, каждая один раз
nebula-goal-A04 = Красная соединена с синей, каждая один раз
nebula-goal-A05 = Красная соединена с оранжевой, каждая один раз
nebula-goal-A06 = Фиолетовая соединена с жёлтой, каждая один раз
nebula-goal-A07 = Фиолетовая соединена с белой, каждая один раз
nebula-goal-A08 = Фиолетовая соединена с синей, каждая один раз
nebula-goal-A09 = Фиолетовая соединена с оранжевой, каждая один раз
nebula-goal-A10 = Жёлтая соединена с белой, каждая один раз
nebula-goal-A11 = Жёлтая соединена с синей, каждая один раз
nebula-goal-A12 = Жёлтая соединена с оранжевой, каждая один раз
nebula-goal-A13 = Белая соединена с синей, каждая один раз
nebula-goal-A14 = Белая соединена с оранжевой, каждая один раз
nebula-goal-A15 = Синяя соединена с оранжевой, каждая один раз
nebula-goal-A16 = Орбита, на которой есть красная звезда
nebula-goal-A17 = Орбита, на которой есть фиолетовая звезда
nebula-goal-A18 = Орбита, на которой есть жёлтая звезда
nebula-goal-A19 = Орбита, на которой есть белая звезда
nebula-goal-A20 = Орбита, на которой есть синяя звезда
nebula-goal-A21 = Орбита, на которой есть оранжевая звезда
nebula-goal-A22 = Красная звезда на орбите у внешней светящейся
nebula-goal-A23 = Фиолетовая звезда на орбите у внешней светящейся
nebula-goal-A24 = Жёлтая звезда на орбите у внешней светящейся
nebula-goal-A25 = Белая звезда на орбите у внешней светящейся
nebula-goal-A26 = Синяя звезда на орбите у внешней светящейся
nebula-goal-A27 = Оранжевая звезда на орбите у внешней светящейся
nebula-goal-A28 = Светящаяся звезда вашего самого частого светящегося цвета
nebula-goal-A29 = Достигнутая вами общая цель
nebula-goal-A30 = Внешняя светящаяся ячейка без пустых соседей

## Actions

nebula-do-place = { $star-id ->
    [black] поместить чёрную звезду на свою шкалу
   *[other] поместить { $star-acc } { $cell-to }
 }
nebula-do-done = завершить размещение
nebula-do-time = повернуть часы: верхние { $upper }, правые { $right }, левые { $left }
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

nebula-filled = Из мешочка в { $cluster } приходит { $star }, ячейка { $cell }.
nebula-bright = Теперь яркая звезда — { $star-short }.
nebula-common = Общая цель: { $goal }.
nebula-advanced = Продвинутая цель: { $goal }.
nebula-stacked = На верх стопки ложится { $token }.
nebula-dealt = { $seat-you ->
    [yes] Вы получаете карту личной цели.
   *[no] { $seat } получает карту личной цели.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Личная цель вам на выбор: { $goal }.
   *[no] { $seat } может выбрать личную цель: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Ваша личная цель выбрана.
   *[no] { $seat }: личная цель выбрана.
 }
nebula-chose-card = { $seat-you ->
    [yes] Вы оставляете себе: { $goal }.
   *[no] { $seat } оставляет себе: { $goal }.
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
        [0] Вы поворачиваете часы на { $upper }, { $right }, { $left } и не берёте ничего.
       *[other] Вы поворачиваете часы на { $upper }, { $right }, { $left } и берёте { $stars-acc }.
     }
   *[no] { $count ->
        [0] { $seat } поворачивает часы на { $upper }, { $right }, { $left } и не берёт ничего.
       *[other] { $seat } поворачивает часы на { $upper }, { $right }, { $left } и берёт { $stars-acc }.
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
nebula-end-trigger = Последний раунд: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Побеждает { $winners }.
     }
   *[other] Партия окончена. Победу делят { $winners }.
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
nebula-table-track = Чёрная фишка
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
nebula-ask-collect = Сбор: номер, нужные звёзды (red white), часы (t 2 -3 0) или хаос (c red).
nebula-ask-collect-time = Сбор: номер, нужные звёзды (red white) или часы (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Несколько поворотов часов не приносят звёзд. Какой выбрать?
   *[other] Несколько поворотов часов приносят { $stars-acc }. Какой выбрать?
 }
nebula-ask-ways-with = Повороты часов, которые приносят { $stars-acc } или больше:
nebula-ask-out-of-reach = Ни один поворот часов не приносит сразу { $stars-acc }.
nebula-ask-no-star = ни одной звезды
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = хаос:
nebula-ask-chaos-form = Для хаоса назовите одну звезду, которую отдадите, например: c red.
nebula-ask-time-form = Назовите шаги верхних, правых и левых часов: + по часовой стрелке, - против, например: t 2 -3 0.
nebula-ask-time-sum = Часы должны пройти в сумме ровно 5 шагов, а здесь { $sum }.
nebula-ask-chaos-keep = Оставьте две из вытянутых звёзд: выберите строку или назовите их (red white).
nebula-ask-place = Размещение (уже { $placed }): звезда и ячейка (red Y3) или done.
nebula-ask-place-bright = Размещение ({ $placed } из 2, или из 3, если одна из них { $star-short }): звезда и ячейка (red Y3) или done.
nebula-ask-place-bonus = Размещение ({ $placed } из 3, одна совпала с яркой): звезда и ячейка (red Y3) или done.
nebula-ask-star = { $star-short }
nebula-ask-cell = Куда поместить { $star-acc }?
nebula-ask-star-for = Какую звезду поместить { $cell-to }?
nebula-ask-star-nowhere = Сейчас { $star-acc } поместить некуда.
nebula-ask-cell-closed = Сейчас ни одну вашу звезду нельзя поместить { $cell-to }.
nebula-ask-push = Продвиньте одну фишку ценности (red, sigma, B); справа — что это изменит для вас.
nebula-ask-token = { $token-short }
nebula-ask-what-star = «{ $word }» — не команда и не звезда. Звёзды: R красная, P фиолетовая, Y жёлтая, W белая, B синяя, O оранжевая, K чёрная. Команды покажет help.
nebula-ask-what-cell = «{ $word }» — не ячейка. Ячейки пишутся как в галактике, например Y3 или L5a.
nebula-ask-what-token = «{ $word }» — не фишка ценности. Назовите цвет, созвездие (lambda, upsilon, sigma, diamond) или сектор (A, B, C, D).

## Help at the terminal

nebula-help-collect = Сбор: «t 2 -3 0» поворачивает верхние, правые и левые часы, всего на 5 шагов; «red white» перечисляет повороты, которые приносят эти звёзды; «c red» отдаёт красную звезду за хаос.
nebula-help-place = Размещение: «red Y3» или «r y3» помещает звезду, просто «red» или «Y3» показывает, что возможно, «black» помещает чёрную звезду, «done» завершает размещение.
nebula-help-push = Продвижение: «red», «sigma» или «B» называет фишку ценности: цвет, созвездие или продвинутую цель.
nebula-help-stars = Звезда — это знак и буква: R красная, P фиолетовая, Y жёлтая, W белая, B синяя, O оранжевая, K чёрная.
nebula-help-clusters = Скопления: столбцы — шаги от часов, + по часовой стрелке. [ ] — где стоят часы, ☾ — полумесяц, точка — пустая ячейка. Берутся все три звезды перед часами.
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
    [one] ваша шкала чёрных звёзд заполнена: { $cells } из { $cells } ячейки
   *[other] ваша шкала чёрных звёзд заполнена: { $cells } из { $cells } ячеек
 }
nebula-why-same-colour = { $cell }: по соединению, { $near-at }, уже лежит { $star }
nebula-why-centre-first = первую звезду помещают { $cell-to }
nebula-why-not-connected = { $cell } не соединяется ни с одной вашей звездой
nebula-why-time-place-stars-done = сейчас время разместить звёзды или завершить
nebula-why-bag-empty-chaos-not-possible = мешочек пуст, обратиться к хаосу нельзя
nebula-why-first-collect-stars-time-5-steps-all = сначала получите звёзды: временем, всего 5 шагов, или хаосом
nebula-why-keep-two-stars-were-drawn-only-one = оставьте две из вытянутых звёзд или единственную
nebula-why-now-choose-drawn-stars-keep = теперь выберите, какие из вытянутых звёзд оставить
nebula-why-value-token-end-track = эта фишка ценности в конце своей шкалы
nebula-why-black-star-placed-now-push-value-token = размещена чёрная звезда: теперь продвиньте фишку ценности
nebula-why-personal-goal-not-dealt = эту личную цель вам не раздавали
nebula-why-first-choose-personal-goal-keep = сначала выберите личную цель
nebula-why-three-stars-placed-most-turn = три звезды размещены; больше за ход нельзя
nebula-why-two-stars-placed-third-needs-one-bright = две звезды размещены; для третьей одна должна быть цвета яркой звезды
