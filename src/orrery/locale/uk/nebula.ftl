# Nebula in Ukrainian.
# Ids among the arguments arrive as words with their attributes, as told in texts.py: $star is "червона зірка",
# $star-acc "червону зірку", $star-gen "червоної зірки", $star-short "червона", $star-one "червону"; $cell-to is "на Y3".

## Names

nebula-name = Небула

nebula-star-red = червона зірка
    .acc = червону зірку
    .gen = червоної зірки
    .short = червона
    .one = червону
nebula-star-purple = фіолетова зірка
    .acc = фіолетову зірку
    .gen = фіолетової зірки
    .short = фіолетова
    .one = фіолетову
nebula-star-yellow = жовта зірка
    .acc = жовту зірку
    .gen = жовтої зірки
    .short = жовта
    .one = жовту
nebula-star-white = біла зірка
    .acc = білу зірку
    .gen = білої зірки
    .short = біла
    .one = білу
nebula-star-blue = синя зірка
    .acc = синю зірку
    .gen = синьої зірки
    .short = синя
    .one = синю
nebula-star-orange = помаранчева зірка
    .acc = помаранчеву зірку
    .gen = помаранчевої зірки
    .short = помаранчева
    .one = помаранчеву
nebula-star-black = чорна зірка
    .acc = чорну зірку
    .gen = чорної зірки
    .short = чорна
    .one = чорну

nebula-cluster-upper = верхнє скупчення
    .to = у верхнє скупчення
    .gen = верхнього скупчення
    .short = верхнє
nebula-cluster-right = праве скупчення
    .to = в праве скупчення
    .gen = правого скупчення
    .short = праве
nebula-cluster-left = ліве скупчення
    .to = в ліве скупчення
    .gen = лівого скупчення
    .short = ліве

nebula-constellation-lambda = Лямбда Λ
    .short = Лямбда
nebula-constellation-upsilon = Іпсилон Υ
    .short = Іпсилон
nebula-constellation-sigma = Сигма Σ
    .short = Сигма
nebula-constellation-diamond = Ромб ◊
    .short = Ромб

nebula-cell-L1 = L1
    .to = на L1
nebula-cell-L2 = L2
    .to = на L2
nebula-cell-L3 = L3
    .to = на L3
nebula-cell-L4 = L4
    .to = на L4
nebula-cell-L5a = L5a
    .to = на L5a
nebula-cell-L5b = L5b
    .to = на L5b
nebula-cell-Y1 = Y1
    .to = на Y1
nebula-cell-Y2 = Y2
    .to = на Y2
nebula-cell-Y3 = Y3
    .to = на Y3
nebula-cell-Y4 = Y4
    .to = на Y4
nebula-cell-Y5a = Y5a
    .to = на Y5a
nebula-cell-Y5b = Y5b
    .to = на Y5b
nebula-cell-S1 = S1
    .to = на S1
nebula-cell-S2 = S2
    .to = на S2
nebula-cell-S3a = S3a
    .to = на S3a
nebula-cell-S3b = S3b
    .to = на S3b
nebula-cell-S4 = S4
    .to = на S4
nebula-cell-S5 = S5
    .to = на S5
nebula-cell-D1 = D1
    .to = на D1
nebula-cell-D2 = D2
    .to = на D2
nebula-cell-D3 = D3
    .to = на D3
nebula-cell-D4a = D4a
    .to = на D4a
nebula-cell-D4b = D4b
    .to = на D4b
nebula-cell-D5 = D5
    .to = на D5
nebula-cell-H = центр H
    .to = в центр H
nebula-cell-track = трек чорних зірок
    .to = на трек чорних зірок

nebula-token-val_red = червона фішка
    .acc = червону фішку
    .short = червона
nebula-token-val_purple = фіолетова фішка
    .acc = фіолетову фішку
    .short = фіолетова
nebula-token-val_yellow = жовта фішка
    .acc = жовту фішку
    .short = жовта
nebula-token-val_white = біла фішка
    .acc = білу фішку
    .short = біла
nebula-token-val_blue = синя фішка
    .acc = синю фішку
    .short = синя
nebula-token-val_orange = помаранчева фішка
    .acc = помаранчеву фішку
    .short = помаранчева
nebula-token-val_lambda = фішка Лямбди
    .acc = фішку Лямбди
    .short = Лямбда
nebula-token-val_upsilon = фішка Іпсилона
    .acc = фішку Іпсилона
    .short = Іпсилон
nebula-token-val_sigma = фішка Сигми
    .acc = фішку Сигми
    .short = Сигма
nebula-token-val_diamond = фішка Ромба
    .acc = фішку Ромба
    .short = Ромб
nebula-token-val_advA = фішка складної цілі A
    .acc = фішку складної цілі A
    .short = ціль A
nebula-token-val_advB = фішка складної цілі B
    .acc = фішку складної цілі B
    .short = ціль B
nebula-token-val_advC = фішка складної цілі C
    .acc = фішку складної цілі C
    .short = ціль C
nebula-token-val_advD = фішка складної цілі D
    .acc = фішку складної цілі D
    .short = ціль D

nebula-track-1 = Зірки
nebula-track-2 = Сузір’я
nebula-track-3 = Складні

nebula-phase-over = гру завершено
    .does = завершує гру
    .do = завершують гру
nebula-phase-fill = поповнення скупчень
    .does = поповнює скупчення
    .do = поповнюють скупчення
nebula-phase-bright-star = поява яскравої зірки
    .does = тягне яскраву зірку
    .do = тягнуть яскраву зірку
nebula-phase-common-goals = викладання спільних цілей
    .does = викладає спільні цілі
    .do = викладають спільні цілі
nebula-phase-value-stacks = складання фішок цінності
    .does = складає фішки цінності
    .do = складають фішки цінності
nebula-phase-advanced-goals = викладання складних цілей
    .does = викладає складні цілі
    .do = викладають складні цілі
nebula-phase-deal = роздавання особистих цілей
    .does = роздає особисті цілі
    .do = роздають особисті цілі
nebula-phase-keep-goal = вибір особистої цілі
    .does = вибирає особисту ціль
    .do = вибирають особисту ціль
nebula-phase-first-player = вибір першого гравця
    .does = визначає першого гравця
    .do = визначають першого гравця
nebula-phase-starting-stars = початкові зірки
    .does = тягне початкові зірки
    .do = тягнуть початкові зірки
nebula-phase-turn = між двома фазами
    .does = переходить до нової фази
    .do = переходять до нової фази
nebula-phase-collect = збирання зірок
    .does = збирає зірки
    .do = збирають зірки
nebula-phase-chaos-draw = хаос
    .does = тягне зірки з хаосу
    .do = тягнуть зірки з хаосу
nebula-phase-chaos-keep = вибір зірок із хаосу
    .does = вибирає зірки з хаосу
    .do = вибирають зірки з хаосу
nebula-phase-place = викладання зірок
    .does = викладає зірки
    .do = викладають зірки
nebula-phase-push = пересування фішки цінності
    .does = пересуває фішку цінності
    .do = пересувають фішку цінності

nebula-end-track = фішка чорної зірки стоїть на останній поділці
nebula-end-constellations = хтось завершив три сузір’я
nebula-end-bag = торбинка порожня
nebula-end-markers = на спільних цілях уже досить маркерів
nebula-end-idle = забагато раундів поспіль ніхто не взяв і не виклав жодної зірки

nebula-line-personal = Особиста ціль
    .why = Таємна ціль, якщо галактика показує те, що вона вимагає; інші побачать її наприкінці.
    .rule = N87
nebula-line-common = Спільні цілі
    .why = За місцем ваших маркерів на спільних цілях: перший отримує найбільше.
    .rule = N88
nebula-line-black = Чорні зірки
    .why = Число за останньою чорною зіркою на треку.
    .rule = N89
nebula-line-constellations = Сузір’я
    .why = За кожне сузір’я, де заповнено всі шість клітинок; у повній грі найкращі місця дають більше.
    .rule = N90
nebula-line-stars = Цінність зірок
    .why = За кожну зірку за місцем її кольору на планшеті цінності.
    .rule = N91
nebula-line-advanced = Складні цілі
    .why = За кожне виконання складної цілі за її місцем на планшеті цінності.
    .rule = N92
nebula-line-total = Разом
nebula-line-tie-break = За нічиєї: чорні зірки

## Options of the game

nebula-option-variant = за якими правилами грати
nebula-option-variant-full = із планшетом цінності та складними цілями
nebula-option-variant-introductory = без них, для знайомства
nebula-option-hub = до чого належить центральна клітинка
nebula-option-hub-neutral = до жодного сузір’я
nebula-option-hub-shared = до всіх чотирьох сузір’їв
nebula-option-values_start = як спочатку складено фішки цінності
nebula-option-values_start-shuffled = у випадковому порядку
nebula-option-values_start-fixed = у надрукованому порядку
nebula-option-black_bright_star = чи може яскрава зірка бути чорною
nebula-option-black_bright_star-allowed = може
nebula-option-black_bright_star-redrawn = чорну перетягують
nebula-option-most_black_at_zero = чи виконано «найбільше чорних зірок» без жодної
nebula-option-most_black_at_zero-counts = так, якщо ні в кого немає більше
nebula-option-most_black_at_zero-needs_one = потрібна хоча б одна
nebula-option-first_player = хто ходить першим; число означає місце
nebula-option-first_player-random = випадковий гравець
nebula-option-idle = після скількох раундів, у яких ніхто не взяв і не виклав зірки, гра закінчується

## Personal goals

nebula-goal-P01 = По червоній зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P02 = По фіолетовій зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P03 = По жовтій зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P04 = По білій зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P05 = По синій зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P06 = По помаранчевій зірці в кожному з 4 пунктирних з’єднань
nebula-goal-P07 = Червоні зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P08 = Фіолетові зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P09 = Жовті зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P10 = Білі зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P11 = Сині зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P12 = Помаранчеві зірки щонайменше у 4 з 5 сяйних клітинок
nebula-goal-P13 = Щонайменше 6 червоних зірок у вашій галактиці
nebula-goal-P14 = Щонайменше 6 фіолетових зірок у вашій галактиці
nebula-goal-P15 = Щонайменше 6 жовтих зірок у вашій галактиці
nebula-goal-P16 = Щонайменше 6 білих зірок у вашій галактиці
nebula-goal-P17 = Щонайменше 6 синіх зірок у вашій галактиці
nebula-goal-P18 = Щонайменше 6 помаранчевих зірок у вашій галактиці
nebula-goal-P19 = Не більше ніж 4 порожні клітинки у вашій галактиці
nebula-goal-P20 = Ні в кого немає більше чорних зірок, ніж у вас

## Common goals

nebula-goal-C01 = Заповнити Лямбду Λ рівно 3 кольорами
nebula-goal-C02 = Заповнити Іпсилон Υ рівно 3 кольорами
nebula-goal-C03 = Заповнити Сигму Σ рівно 3 кольорами
nebula-goal-C04 = Заповнити Ромб ◊ рівно 3 кольорами
nebula-goal-C05 = Заповнити орбіту 3 рівно 3 кольорами
nebula-goal-C06 = Щонайменше по 2 зірки кожного з 6 кольорів
nebula-goal-C07 = Заповнити орбіту 2 без повтору кольорів
nebula-goal-C08 = Заповнити орбіту 4 без повтору кольорів
nebula-goal-C09 = Заповнити орбіту 5 без повтору кольорів
nebula-goal-C10 = По 2 червоні зірки в кожному з 3 сузір’їв
nebula-goal-C11 = По 2 фіолетові зірки в кожному з 3 сузір’їв
nebula-goal-C12 = По 2 жовті зірки в кожному з 3 сузір’їв
nebula-goal-C13 = По 2 білі зірки в кожному з 3 сузір’їв
nebula-goal-C14 = По 2 сині зірки в кожному з 3 сузір’їв
nebula-goal-C15 = По 2 помаранчеві зірки в кожному з 3 сузір’їв
nebula-goal-C16 = Заповнити 3 сусідні орбіти
nebula-goal-C17 = Заповнити 2 протилежні сузір’я
nebula-goal-C18 = Заповнити 2 сусідні сузір’я
nebula-goal-C19 = Заповнити всі 8 клітинок із пунктирним з’єднанням
nebula-goal-C20 = Заповнити 8 клітинок обабіч зовнішніх сяйних

## Advanced goals: what each time counts

nebula-goal-A01 = Червона, з’єднана з фіолетовою; кожна зірка раз
nebula-goal-A02 = Червона, з’єднана з жовтою; кожна зірка раз
nebula-goal-A03 = Червона, з’єднана з білою; кожна зірка раз
nebula-goal-A04 = Червона, з’єднана із синьою; кожна зірка раз
nebula-goal-A05 = Червона, з’єднана з помаранчевою; кожна зірка раз
nebula-goal-A06 = Фіолетова, з’єднана з жовтою; кожна зірка раз
nebula-goal-A07 = Фіолетова, з’єднана з білою; кожна зірка раз
nebula-goal-A08 = Фіолетова, з’єднана із синьою; кожна зірка раз
nebula-goal-A09 = Фіолетова, з’єднана з помаранчевою; кожна зірка раз
nebula-goal-A10 = Жовта, з’єднана з білою; кожна зірка раз
nebula-goal-A11 = Жовта, з’єднана із синьою; кожна зірка раз
nebula-goal-A12 = Жовта, з’єднана з помаранчевою; кожна зірка раз
nebula-goal-A13 = Біла, з’єднана із синьою; кожна зірка раз
nebula-goal-A14 = Біла, з’єднана з помаранчевою; кожна зірка раз
nebula-goal-A15 = Синя, з’єднана з помаранчевою; кожна зірка раз
nebula-goal-A16 = Орбіта, на якій є червона зірка
nebula-goal-A17 = Орбіта, на якій є фіолетова зірка
nebula-goal-A18 = Орбіта, на якій є жовта зірка
nebula-goal-A19 = Орбіта, на якій є біла зірка
nebula-goal-A20 = Орбіта, на якій є синя зірка
nebula-goal-A21 = Орбіта, на якій є помаранчева зірка
nebula-goal-A22 = Червона зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A23 = Фіолетова зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A24 = Жовта зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A25 = Біла зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A26 = Синя зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A27 = Помаранчева зірка на орбіті поруч із зовнішнім сяйвом
nebula-goal-A28 = Сяйна зірка вашого найчастішого сяйного кольору
nebula-goal-A29 = Спільна ціль, якої ви досягли
nebula-goal-A30 = Зовнішня сяйна клітинка без порожніх сусідніх

## Actions

nebula-do-place = { $star-id ->
    [black] викласти чорну зірку на свій трек
   *[other] викласти { $star-acc } { $cell-to }
 }
nebula-do-done = завершити викладання
nebula-do-time = повернути годинники: верхній { $upper }, правий { $right }, лівий { $left }
nebula-do-chaos = хаос: віддати { $star-acc }, витягти 5, лишити 2
nebula-do-keep = лишити { $stars-acc }
nebula-do-push = посунути { $token-acc }
nebula-do-keep-goal = лишити ціль: { $goal }
nebula-do-draw = витягти { $star-acc } з торбинки
nebula-do-lay-common = викласти спільну ціль: { $goal }
nebula-do-lay-advanced = викласти складну ціль: { $goal }
nebula-do-deal = роздати особисту ціль: { $goal }
nebula-do-first = перший гравець: { $seat }
nebula-do-stack = покласти в стос { $token-acc }

## Events

nebula-filled = З торбинки { $cluster-to }, клітинка { $cell }, потрапляє { $star }.
nebula-bright = Тепер яскрава зірка — { $star-short }.
nebula-common = Спільна ціль: { $goal }.
nebula-advanced = Складна ціль: { $goal }.
nebula-stacked = На верх свого стосу лягає { $token }.
nebula-dealt = { $seat-you ->
    [yes] Ви отримуєте особисту ціль.
   *[no] { $seat } отримує особисту ціль.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Особиста ціль вам на вибір: { $goal }.
   *[no] { $seat } має на вибір особисту ціль: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Ви вибираєте особисту ціль.
   *[no] { $seat } вибирає особисту ціль.
 }
nebula-chose-card = { $seat-you ->
    [yes] Ви лишаєте собі: { $goal }.
   *[no] { $seat } лишає собі: { $goal }.
 }
nebula-first = { $seat-you ->
    [yes] Ви починаєте гру.
   *[no] { $seat } починає гру.
 }
nebula-round = Починається раунд { $round }.
nebula-starting = { $seat-you ->
    [yes] Ви починаєте, маючи { $star-acc }.
   *[no] { $seat } починає, маючи { $star-acc }.
 }
nebula-time = { $seat-you ->
    [yes] { $count ->
        [0] Ви повертаєте годинники на { $upper }, { $right }, { $left } і нічого не берете.
       *[other] Ви повертаєте годинники на { $upper }, { $right }, { $left } і берете { $stars-acc }.
     }
   *[no] { $count ->
        [0] { $seat } повертає годинники на { $upper }, { $right }, { $left } і нічого не бере.
       *[other] { $seat } повертає годинники на { $upper }, { $right }, { $left } і бере { $stars-acc }.
     }
 }
nebula-chaos = { $seat-you ->
    [yes] Ви віддаєте хаосу { $star-acc }.
   *[no] { $seat } віддає хаосу { $star-acc }.
 }
nebula-chaos-drew = { $seat-you ->
    [yes] Ви витягаєте { $star-acc }.
   *[no] { $seat } витягає { $star-acc }.
 }
nebula-chaos-kept = { $seat-you ->
    [yes] Ви лишаєте з хаосу { $stars-acc }.
   *[no] { $seat } лишає з хаосу { $stars-acc }.
 }
nebula-placed = { $seat-you ->
    [yes] Ви викладаєте { $star-acc } { $cell-to }.
   *[no] { $seat } викладає { $star-acc } { $cell-to }.
 }
nebula-replaced = { $seat-you ->
    [yes] Ви викладаєте { $star-acc } { $cell-to } замість { $replaced-gen }.
   *[no] { $seat } викладає { $star-acc } { $cell-to } замість { $replaced-gen }.
 }
nebula-placed-black = { $seat-you ->
    [yes] Ви викладаєте на свій трек чорну зірку номер { $count }.
   *[no] { $seat } викладає на свій трек чорну зірку номер { $count }.
 }
nebula-pushed = { $seat-you ->
    [yes] Ви пересуваєте { $token-acc } на поділку { $space }.
   *[no] { $seat } пересуває { $token-acc } на поділку { $space }.
 }
nebula-claimed-first = { $seat-you ->
    [yes] Ви раніше за всіх досягаєте спільної цілі «{ $goal }».
   *[no] { $seat } раніше за всіх досягає спільної цілі «{ $goal }».
 }
nebula-claimed = { $seat-you ->
    [yes] Ви досягаєте спільної цілі «{ $goal }».
   *[no] { $seat } досягає спільної цілі «{ $goal }».
 }
nebula-end-trigger = Останній раунд: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Гру завершено. Ви перемагаєте!
       *[no] Гру завершено. Перемагає { $winners }.
     }
   *[other] Гру завершено. Спільна перемога: { $winners }.
 }

## The table

nebula-table-title = { $seat-you ->
    [yes] Раунд { $round }, { $phase }, ваша галактика
   *[no] Раунд { $round }, { $phase }, галактика: { $seat }
 }
nebula-table-steps = кроки
nebula-table-bright = Яскрава зірка
nebula-table-bag = торбинка { $bag }
nebula-table-cluster = { $cluster-short }
nebula-table-track = Чорна фішка
nebula-table-own-track = Чорні зірки
nebula-table-ends = Сузір’я { $constellations }/{ $constellations-end }, маркери { $markers }/{ $markers-end }
nebula-table-goals = цілі
nebula-table-vp = ПО
nebula-table-seats = місце
nebula-table-personal = особиста
nebula-table-common = спільна
nebula-table-advanced = скл. { $slot }
nebula-table-points = { $points } ПО
nebula-table-points-and-secret = { $points } ПО + ?
nebula-table-first = перше
nebula-table-built = { $filled }+{ $blacks }K
nebula-table-score-sheet = Аркуш рахунку


## Questions at the terminal

nebula-ask-keep-goal = Яку особисту ціль лишаєте? Друга потай вибуває з гри.
nebula-ask-collect = Збирання: номер, бажані зірки (red white), годинники (t 2 -3 0) чи хаос (c red).
nebula-ask-collect-time = Збирання: номер, бажані зірки (red white) чи годинники (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Кілька поворотів годинників не дають жодної зірки. Який виберете?
   *[other] Кілька поворотів годинників дають { $stars-acc }. Який виберете?
 }
nebula-ask-ways-with = Повороти годинників, що дають { $stars-acc } або більше:
nebula-ask-out-of-reach = Жоден поворот годинників не дає разом { $stars-acc }.
nebula-ask-no-star = жодної зірки
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = хаос:
nebula-ask-chaos-form = Для хаосу назвіть одну зірку, яку віддаєте, наприклад: c red.
nebula-ask-time-form = Назвіть кроки верхнього, правого й лівого годинників, + за стрілкою, - проти, наприклад: t 2 -3 0.
nebula-ask-time-sum = Годинники мають пройти разом рівно 5 кроків, а тут { $sum }.
nebula-ask-chaos-keep = Лишіть дві з витягнутих зірок: виберіть рядок або назвіть їх (red white).
nebula-ask-place = Викладання (викладено { $placed }): зірка й клітинка (red Y3) або done.
nebula-ask-place-bright = Викладання ({ $placed } з 2 або з 3, якщо одна з них { $star-short }): зірка й клітинка (red Y3) або done.
nebula-ask-place-bonus = Викладання ({ $placed } з 3, одна збіглася з яскравою): зірка й клітинка (red Y3) або done.
nebula-ask-star = { $star-short }
nebula-ask-cell = Куди лягає { $star }?
nebula-ask-star-for = Яка зірка лягає { $cell-to }?
nebula-ask-star-nowhere = Зараз { $star-acc } нікуди викласти.
nebula-ask-cell-closed = Зараз { $cell-to } не можна викласти жодної вашої зірки.
nebula-ask-push = Посуньте одну фішку цінності (red, sigma, B); праворуч — що це змінює для вас.
nebula-ask-token = { $token-short }
nebula-ask-what-star = «{ $word }» — ні команда, ні зірка. Зірки: R червона, P фіолетова, Y жовта, W біла, B синя, O помаранчева, K чорна. Команди покаже help.
nebula-ask-what-cell = «{ $word }» — не клітинка. Клітинки пишуть так, як у галактиці, наприклад Y3 або L5a.
nebula-ask-what-token = «{ $word }» — не фішка цінності. Назвіть колір (red, white …), сузір’я (lambda, upsilon, sigma, diamond) або слот (A, B, C, D).

## Help at the terminal

nebula-help-collect = Збирання: «t 2 -3 0» повертає верхній, правий і лівий годинники, разом 5 кроків; «red white» показує повороти, що дають ці зірки; «c red» віддає червону зірку хаосу.
nebula-help-place = Викладання: «red Y3» або «r y3» викладає зірку; саме «red» чи «Y3» показує можливе; «black» викладає чорну зірку; «done» завершує викладання.
nebula-help-push = Пересування: «red», «sigma» або «B» називає фішку цінності: колір, сузір’я чи складну ціль.
nebula-help-stars = Зірка — це фігура й літера: R червона, P фіолетова, Y жовта, W біла, B синя, O помаранчева, K чорна.
nebula-help-clusters = Скупчення: стовпці — це кроки від годинника, + за стрілкою. [ ] показує, де стоїть годинник, ☾ — півмісяць, крапка — порожню клітинку. Ви берете всі три зірки перед годинниками.
nebula-help-galaxy = Галактика: клітинки мають назви, доки в них немає зірки; позначені назви зараз доступні вам. Суцільні лінії — прямі з’єднання, розріджені крапки вздовж прямої — пунктирні, бліді кільця — орбіти з номерами; { "{" } { "}" } — сяйна клітинка. Однакові кольори ніколи не можна з’єднувати.
nebula-help-players = Гравці: очки на цю мить, + ? там, де сховано особисту ціль; нижче ще не викладені зірки, далі скільки зірок у галактиці + скільки чорних, і завершені сузір’я.
nebula-help-values = Цінність: 3:R@2 означає, що червона фішка стоїть на поділці 2 і її ранг зараз дає 3 очки за кожну зірку. Перша фішка в рядку попереду.
nebula-help-goals = Цілі: праворуч стовпець на кожне місце: очки за досягнуте, 3/6 — скільки ви вже маєте, ✓ — зараз виконано, ×2 — виконано двічі. Спільна ціль дає перше число першому гравцеві, друге — усім іншим.

nebula-changed-goal = { $type } { $what } ({ $id } з вашого файла)

## Why something is not allowed

nebula-why-chaos-needs = для хаосу потрібно мати в запасі { $star-acc }
nebula-why-no-star = у вашому запасі немає { $star-gen }
nebula-why-colour-placed = цього ходу ви вже виклали { $star-acc }; кольори мають бути різні
nebula-why-black-track-full = ваш трек чорних зірок повний: { $cells } з { $cells }
nebula-why-same-colour = { $cell } та { $near } з’єднані, і там уже { $star }
nebula-why-centre-first = ваша перша зірка йде { $cell-to }
nebula-why-not-connected = { $cell } не має з’єднання з жодною вашою зіркою
nebula-why-time-place-stars-done = час викладати зірки або завершити
nebula-why-bag-empty-chaos-not-possible = торбинка порожня, тож хаос неможливий
nebula-why-first-collect-stars-time-5-steps-all = спершу зберіть зірки: часом, разом 5 кроків, або хаосом
nebula-why-keep-two-stars-were-drawn-only-one = лишіть дві з витягнутих зірок або єдину
nebula-why-now-choose-drawn-stars-keep = тепер виберіть, які з витягнутих зірок лишити
nebula-why-value-token-end-track = ця фішка цінності вже в кінці свого треку
nebula-why-black-star-placed-now-push-value-token = викладено чорну зірку: тепер посуньте фішку цінності
nebula-why-personal-goal-not-dealt = цієї особистої цілі вам не роздавали
nebula-why-first-choose-personal-goal-keep = спершу виберіть, яку особисту ціль лишити
nebula-why-three-stars-placed-most-turn = викладено три зірки; більше за хід не можна
nebula-why-two-stars-placed-third-needs-one-bright = викладено дві зірки; для третьої одна має бути кольору яскравої
