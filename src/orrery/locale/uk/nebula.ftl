# Nebula in Ukrainian.
# Ids among the arguments arrive as words with their attributes, as told in texts.py: $star is "червона зірка",
# $star-acc "червону зірку", $star-gen "червоної зірки", $star-short "червона", $star-one "червону"; $cell-to is "на Y3".

## Names

nebula-name = Небула (Nebula)

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

nebula-phase-over = партію завершено
    .does = завершує партію
    .do = завершують партію
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
nebula-phase-turn = між ходами
    .does = переходить до наступної фази
    .do = переходять до наступної фази
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
    .why = Особиста ціль, якщо галактика її виконує; інші побачать її наприкінці.
    .rule = N87
nebula-line-common = Спільні цілі
    .why = За ваші маркери на спільних цілях: найбільше отримує той, хто досяг цілі першим.
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

nebula-option-variant = Який варіант гри?
nebula-option-variant-full = Повний: планшет цінності та складні цілі
nebula-option-variant-introductory = Ознайомчий: без них
nebula-worlds = Правила
nebula-world-introductory = Ознайомчий варіант
nebula-world-introductory-about = Без планшета цінності та складних цілей — для першої партії.
nebula-world-full = Повний варіант
nebula-world-full-about = Із планшетом цінності та складними цілями — для тих, хто вже складав галактику.
nebula-option-hub = Який планшет галактики?
nebula-option-hub-neutral = 25 клітинок; центр не належить до жодного сузір’я
nebula-option-hub-shared = 21 клітинка; центр належить до всіх чотирьох
nebula-option-values_start = Як спочатку складено фішки цінності?
nebula-option-values_start-shuffled = У випадковому порядку (за книгою)
nebula-option-values_start-fixed = Завжди в тому самому порядку
nebula-option-black_bright_star = Чи може яскрава зірка бути чорною?
nebula-option-black_bright_star-allowed = Так
nebula-option-black_bright_star-redrawn = Ні, тягнуть іншу
nebula-option-bright_match = Яка яскрава зірка дає право на третю?
nebula-option-bright_match-phase = Та, що є на початку викладання
nebula-option-bright_match-moment = Та, що є, коли зірку викладають
nebula-option-no_new_bright_star = Що, коли нової яскравої зірки не витягти?
nebula-option-no_new_bright_star-stays = Лишається стара
nebula-option-no_new_bright_star-removed = Її місце порожнє
nebula-option-third_star = Якого кольору може бути третя зірка?
nebula-option-third_star-different = Не такого, як перші дві
nebula-option-third_star-any = Будь-якого
nebula-option-replacements = Скільки зірок можна замінити за хід?
nebula-option-replacements-any = Скільки викладаєте
nebula-option-replacements-one = Одну
nebula-option-neighbours = Які сузір’я сусідні?
nebula-option-neighbours-printed = Три надруковані пари
nebula-option-neighbours-all = Ще Лямбда й Іпсилон
nebula-option-most_black_at_zero = Чи виконано «найбільше чорних зірок» без жодної?
nebula-option-most_black_at_zero-counts = Так, якщо їх немає ні в кого
nebula-option-most_black_at_zero-needs_one = Ні, потрібна хоча б одна
nebula-option-first_player = Хто ходить першим?
    .note = Число означає місце за столом, рахуючи від 0.
nebula-option-first_player-random = Випадковий гравець
nebula-option-idle = Після скількох порожніх раундів партія закінчується?
    .note = Порожній раунд: ніхто не взяв і не виклав жодної зірки.

## Personal goals

nebula-goal-P01 = 4 червоні зірки в 4 пунктирних з’єднаннях
nebula-goal-P02 = 4 фіолетові зірки в 4 пунктирних з’єднаннях
nebula-goal-P03 = 4 жовті зірки в 4 пунктирних з’єднаннях
nebula-goal-P04 = 4 білі зірки в 4 пунктирних з’єднаннях
nebula-goal-P05 = 4 сині зірки в 4 пунктирних з’єднаннях
nebula-goal-P06 = 4 помаранчеві зірки в 4 пунктирних з’єднаннях
nebula-goal-P07 = Червоні зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P08 = Фіолетові зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P09 = Жовті зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P10 = Білі зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P11 = Сині зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P12 = Помаранчеві зірки щонайменше у 4 з 5 осяйних клітинок
nebula-goal-P13 = Щонайменше 6 червоних зірок у вашій галактиці
nebula-goal-P14 = Щонайменше 6 фіолетових зірок у вашій галактиці
nebula-goal-P15 = Щонайменше 6 жовтих зірок у вашій галактиці
nebula-goal-P16 = Щонайменше 6 білих зірок у вашій галактиці
nebula-goal-P17 = Щонайменше 6 синіх зірок у вашій галактиці
nebula-goal-P18 = Щонайменше 6 помаранчевих зірок у вашій галактиці
nebula-goal-P19 = Не більше ніж 4 порожні клітинки у вашій галактиці
nebula-goal-P20 = Найбільше чорних зірок (можна нарівні)

## Common goals

nebula-goal-C01 = Завершити сузір’я Лямбда Λ зірками рівно 3 кольорів
nebula-goal-C02 = Завершити сузір’я Іпсилон Υ зірками рівно 3 кольорів
nebula-goal-C03 = Завершити сузір’я Сигма Σ зірками рівно 3 кольорів
nebula-goal-C04 = Завершити сузір’я Ромб ◊ зірками рівно 3 кольорів
nebula-goal-C05 = Завершити 3-тю орбіту зірками рівно 3 кольорів
nebula-goal-C06 = Щонайменше по 2 зірки кожного з 6 кольорів
nebula-goal-C07 = Завершити 2-гу орбіту зірками різних кольорів
nebula-goal-C08 = Завершити 4-ту орбіту зірками різних кольорів
nebula-goal-C09 = Завершити 5-ту орбіту зірками різних кольорів
nebula-goal-C10 = Хоча б по 2 червоні зірки в кожному з 3 сузір’їв
nebula-goal-C11 = Хоча б по 2 фіолетові зірки в кожному з 3 сузір’їв
nebula-goal-C12 = Хоча б по 2 жовті зірки в кожному з 3 сузір’їв
nebula-goal-C13 = Хоча б по 2 білі зірки в кожному з 3 сузір’їв
nebula-goal-C14 = Хоча б по 2 сині зірки в кожному з 3 сузір’їв
nebula-goal-C15 = Хоча б по 2 помаранчеві зірки в кожному з 3 сузір’їв
nebula-goal-C16 = Завершити 3 сусідні орбіти
nebula-goal-C17 = Завершити 2 протилежні сузір’я
nebula-goal-C18 = Завершити 2 сусідні сузір’я
nebula-goal-C19 = Заповнити всі 8 клітинок із пунктирним з’єднанням
nebula-goal-C20 = Заповнити 8 клітинок обабіч зовнішніх осяйних

## Advanced goals: what each time counts

nebula-goal-A01 = Червона й фіолетова з’єднані; зірка — лише в одній парі
nebula-goal-A02 = Червона й жовта з’єднані; зірка — лише в одній парі
nebula-goal-A03 = Червона й біла з’єднані; зірка — лише в одній парі
nebula-goal-A04 = Червона й синя з’єднані; зірка — лише в одній парі
nebula-goal-A05 = Червона й помаранчева з’єднані; зірка — лише в одній парі
nebula-goal-A06 = Фіолетова й жовта з’єднані; зірка — лише в одній парі
nebula-goal-A07 = Фіолетова й біла з’єднані; зірка — лише в одній парі
nebula-goal-A08 = Фіолетова й синя з’єднані; зірка — лише в одній парі
nebula-goal-A09 = Фіолетова й помаранчева з’єднані; зірка — лише в одній парі
nebula-goal-A10 = Жовта й біла з’єднані; зірка — лише в одній парі
nebula-goal-A11 = Жовта й синя з’єднані; зірка — лише в одній парі
nebula-goal-A12 = Жовта й помаранчева з’єднані; зірка — лише в одній парі
nebula-goal-A13 = Біла й синя з’єднані; зірка — лише в одній парі
nebula-goal-A14 = Біла й помаранчева з’єднані; зірка — лише в одній парі
nebula-goal-A15 = Синя й помаранчева з’єднані; зірка — лише в одній парі
nebula-goal-A16 = Орбіта, на якій є червона зірка
nebula-goal-A17 = Орбіта, на якій є фіолетова зірка
nebula-goal-A18 = Орбіта, на якій є жовта зірка
nebula-goal-A19 = Орбіта, на якій є біла зірка
nebula-goal-A20 = Орбіта, на якій є синя зірка
nebula-goal-A21 = Орбіта, на якій є помаранчева зірка
nebula-goal-A22 = Червона зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A23 = Фіолетова зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A24 = Жовта зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A25 = Біла зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A26 = Синя зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A27 = Помаранчева зірка на орбіті поруч з осяйною клітинкою (крім центру)
nebula-goal-A28 = Осяйна зірка кольору, якого серед осяйних найбільше
nebula-goal-A29 = Спільна ціль, якої ви досягли
nebula-goal-A30 = Зовнішня осяйна клітинка без порожніх сусідніх

## Actions

nebula-do-place = { $star-id ->
    [black] викласти чорну зірку на свій трек
   *[other] викласти { $star-acc } { $cell-to }
 }
nebula-do-done = завершити викладання
nebula-do-time = пересунути годинники: верхній { $upper }, правий { $right }, лівий { $left }
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

nebula-filled = Поповнення: { $cluster }, клітинка { $cell } — { $star }.
nebula-bright = Тепер яскрава зірка — { $star-short }.
nebula-bright-gone = Нову яскраву зірку витягти не можна: її місце порожнє.
nebula-common = Спільна ціль: { $goal }.
nebula-advanced = Складна ціль: { $goal }.
nebula-stacked = На верх свого стосу лягає { $token }.
nebula-dealt = { $seat-you ->
    [yes] Ви отримуєте особисту ціль.
   *[no] { $seat } отримує особисту ціль.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Особиста ціль на вибір: { $goal }.
   *[no] { $seat } отримує на вибір особисту ціль: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Ви вибрали особисту ціль.
   *[no] { $seat }: особисту ціль вибрано.
 }
nebula-chose-card = { $seat-you ->
    [yes] Ви лишаєте собі особисту ціль: { $goal }.
   *[no] { $seat } лишає собі особисту ціль: { $goal }.
 }
nebula-first = { $seat-you ->
    [yes] Ви починаєте гру.
   *[no] { $seat } починає гру.
 }
nebula-round = Починається раунд { $round }.
nebula-starting = { $seat-you ->
    [yes] На початку ви отримуєте { $star-acc }.
   *[no] { $seat } отримує на початку { $star-acc }.
 }
nebula-time = { $seat-you ->
    [yes] { $count ->
        [0] Ви пересуваєте годинники ({ $upper }, { $right }, { $left }) і не берете зірок.
       *[other] Ви пересуваєте годинники ({ $upper }, { $right }, { $left }) і берете зірки: { $stars-short }.
     }
   *[no] { $count ->
        [0] { $seat } пересуває годинники ({ $upper }, { $right }, { $left }) і не бере зірок.
       *[other] { $seat } пересуває годинники ({ $upper }, { $right }, { $left }) і бере зірки: { $stars-short }.
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
nebula-end-trigger = Це останній раунд: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партію завершено. Ви перемогли!
       *[no] Партію завершено. Перемога: { $winners }.
     }
   *[other] Партію завершено. Спільна перемога: { $winners }.
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
nebula-table-track = Фішка чорної зірки
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
nebula-table-score-sheet = Таблиця очок


## Questions at the terminal

nebula-ask-keep-goal = Яку особисту ціль лишаєте? Друга потай вибуває з гри.
nebula-ask-collect = Збирання: номер, бажані зірки (червона біла), годинники (t 2 -3 0) чи хаос (хаос червона).
nebula-ask-collect-time = Збирання: номер, бажані зірки (червона біла) чи годинники (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Кілька пересувань годинників не дають жодної зірки. Яке виберете?
   *[other] Кілька пересувань годинників дають { $stars-acc }. Яке виберете?
 }
nebula-ask-ways-with = Пересування годинників, що дають { $stars-acc } або більше:
nebula-ask-out-of-reach = Жодне пересування годинників не дає разом { $stars-acc }.
nebula-ask-no-star = жодної зірки
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = хаос:
nebula-ask-chaos-form = Для хаосу назвіть одну зірку, яку віддаєте, наприклад: хаос червона.
nebula-ask-time-form = Назвіть кроки верхнього, правого й лівого годинників, + за стрілкою, - проти, наприклад: t 2 -3 0.
nebula-ask-time-sum = Годинники мають пройти разом рівно 5 кроків, а тут { $sum }.
nebula-ask-chaos-keep = { $count ->
    [1] Лишіть єдину витягнуту зірку: виберіть її рядок або назвіть її (червона).
   *[other] Лишіть дві з витягнутих зірок: виберіть рядок або назвіть одну чи обидві (червона біла).
 }
nebula-ask-keep-with = Яку ще зірку лишити? Одна — { $star-short }.
nebula-ask-not-drawn = Серед витягнутих немає { $star-gen }.
nebula-ask-place = Викладання (викладено { $placed }): зірка й клітинка (червона Y3) або готово.
nebula-ask-place-bright = Викладання ({ $placed } з 2 або з 3, якщо одна з них { $star-short }): зірка й клітинка (червона Y3) або готово.
nebula-ask-place-bonus = Викладання ({ $placed } з 3, одна збіглася з яскравою): зірка й клітинка (червона Y3) або готово.
nebula-ask-star = { $star-short }
nebula-ask-cell = Куди лягає { $star }?
nebula-ask-star-for = Яка зірка лягає { $cell-to }?
nebula-ask-star-nowhere = Зараз { $star-acc } нікуди викласти.
nebula-ask-cell-closed = Зараз { $cell-to } не можна викласти жодної вашої зірки.
nebula-ask-push = Посуньте одну фішку цінності (червона, сигма, ціль B); праворуч — що це змінює для вас.
nebula-ask-token = { $token-short }
nebula-ask-what-star = «{ $word }» — ні команда, ні зірка. Зірки: R червона, P фіолетова, Y жовта, W біла, B синя, O помаранчева, K чорна. Команди покаже help.
nebula-ask-what-cell = «{ $word }» — не клітинка. Клітинки пишуть так, як у галактиці, наприклад Y3 або L5a.
nebula-ask-what-token = «{ $word }» — не фішка цінності. Назвіть колір, сузір’я (лямбда, іпсилон, сигма, ромб) або складну ціль (ціль A, B, C, D).
nebula-typed-star = { $star-short } { $star-one }
nebula-typed-constellation = { $constellation-short }
nebula-typed-goal = ціль
nebula-typed-done = готово
nebula-typed-place = викласти
nebula-typed-chaos = хаос
nebula-typed-time = час

## Help at the terminal

nebula-help-collect = Збирання: «t 2 -3 0» пересуває верхній, правий і лівий годинники, разом 5 кроків; «червона біла» показує пересування, що дають ці зірки; «хаос червона» віддає червону зірку хаосу.
nebula-help-place = Викладання: «червона Y3» або «r y3» викладає зірку; саме «червона» чи «Y3» показує можливе; «чорна» викладає чорну зірку; «готово» завершує викладання.
nebula-help-push = Пересування: «червона», «сигма» або «ціль B» називає фішку цінності: колір, сузір’я чи складну ціль.
nebula-help-stars = Зірка — це фігура й літера: R червона, P фіолетова, Y жовта, W біла, B синя, O помаранчева, K чорна.
nebula-help-clusters = Скупчення: стовпці — це кроки від годинника, + за стрілкою. [ ] показує, де стоїть годинник, ☾ — півмісяць, [ ☾ — і те, й друге, крапка — порожню клітинку. Ви берете всі три зірки перед годинниками.
nebula-help-galaxy = Галактика: клітинки мають назви, доки в них немає зірки; позначені назви зараз доступні вам. Суцільні лінії — прямі з’єднання, розріджені крапки вздовж прямої — пунктирні, бліді кільця — орбіти з номерами; { "{" } { "}" } — осяйна клітинка. Однакові кольори ніколи не можна з’єднувати.
nebula-help-players = Гравці: очки на цей момент, + ? там, де приховано особисту ціль; нижче ще не викладені зірки, далі скільки зірок у галактиці + скільки чорних, і завершені сузір’я.
nebula-help-values = Цінність: 3:R@2 означає, що червона фішка стоїть на поділці 2 і її місце зараз дає 3 ПО за кожну зірку. Перша фішка в рядку попереду.
nebula-help-goals = Цілі: праворуч стовпець на кожне місце: очки за досягнуте, 3/6 — скільки ви вже маєте, ✓ — зараз виконано, ×2 — виконано двічі. Спільна ціль дає перше число першому гравцеві, друге — усім іншим.

nebula-changed-goal = { $type } { $what } ({ $id } з вашого файла)

## Why something is not allowed

nebula-why-chaos-needs = для хаосу потрібна в запасі { $star }
nebula-why-no-star = у вашому запасі немає { $star-gen }
nebula-why-colour-placed = цього ходу ви вже виклали { $star-acc }; кольори мають бути різні
nebula-why-black-track-full = ваш трек чорних зірок повний: { $cells } з { $cells }
nebula-why-same-colour = { $cell } та { $near } з’єднані, і там уже { $star }
nebula-why-centre-first = ваша перша зірка йде { $cell-to }
nebula-why-not-connected = { $cell } не має з’єднання з жодною вашою зіркою
nebula-why-replaced-once = цього ходу одну зірку вже замінили, а за вибраним налаштуванням більше не можна
nebula-why-no-such-cell = { $cell }: такої клітинки на цьому планшеті немає
nebula-why-time-place-stars-done = викладіть зірки або завершіть хід
nebula-why-bag-empty-chaos-not-possible = торбинка порожня, тож хаос неможливий
nebula-why-first-collect-stars-time-5-steps-all = спершу візьміть зірки: вичекайте час (5 кроків годинників) або зверніться до хаосу
nebula-why-keep-two-stars-were-drawn-only-one = лишіть дві з витягнутих зірок або єдину
nebula-why-now-choose-drawn-stars-keep = виберіть, які з витягнутих зірок лишити
nebula-why-value-token-end-track = ця фішка цінності вже в кінці свого треку
nebula-why-black-star-placed-now-push-value-token = ви виклали чорну зірку: посуньте фішку цінності
nebula-why-personal-goal-not-dealt = цієї особистої цілі вам не роздавали
nebula-why-first-choose-personal-goal-keep = спершу виберіть, яку особисту ціль лишити
nebula-why-three-stars-placed-most-turn = ви виклали три зірки; більше за хід не можна
nebula-why-two-stars-placed-third-needs-one-bright = ви виклали дві зірки; для третьої одна має бути кольору яскравої
nebula-why-third-needs-first-bright = викладено дві зірки; для третьої потрібна { $star }: цей колір був яскравим на початку викладання

## On the page: the board

nebula-part-collect = Збирання
nebula-part-place = Викладання
nebula-part-goals = Перевірка цілей
nebula-part-refill = Поповнення

nebula-tab-galaxy = Галактика
nebula-tab-nebula = Туманність
nebula-tab-goals = Цілі
nebula-tab-rivals = Рахунок
nebula-tab-log = Журнал

nebula-prompt-other = { $seat-count ->
    [one] { $seat } { $phase-does }.
   *[other] { $seat } { $phase-do }.
 }
nebula-prompt-nature = Зараз: { $phase }.
nebula-prompt-over-small = Оберіть рядок журналу, щоб знову побачити той момент.
nebula-prompt-goal = Виберіть особисту ціль.
nebula-prompt-goal-small = Друга карта вибуває з гри долілиць.
nebula-prompt-sealed = Ви вибрали особисту ціль.
nebula-prompt-waiting = { $seat-count ->
    [one] Ще вибирає: { $seat }. Доти ви можете передумати.
   *[other] Ще вибирають: { $seat }. Доти ви можете передумати.
 }
nebula-prompt-collect = Пересуньте годинники: { $spent } з { $of } кроків.
nebula-prompt-collect-small = Виберіть зірку або потягніть стрілку годинника. Ви берете зірку перед кожним годинником.
nebula-prompt-collect-take = { $stars-count ->
    [0] Так ви не візьмете нічого.
   *[other] Так ви візьмете { $stars-one }.
 }
nebula-prompt-chaos = Хаос: виберіть зірку із запасу, яку віддасте.
nebula-prompt-chaos-small = Ви витягнете п’ять зірок із торбинки й лишите дві. Скасувати це не можна.
nebula-prompt-keep = { $count ->
    [1] Залиште єдину витягнуту зірку.
    [one] Залиште { $count } зірку з витягнутих.
    [few] Залиште { $count } зірки з витягнутих.
   *[other] Залиште { $count } зірок із витягнутих.
 }
nebula-prompt-keep-small = Решта вибуває з гри.
nebula-prompt-place = { $number ->
    [1] Виберіть зірку, яку викладете.
   *[other] Виберіть ще одну зірку або завершіть хід.
 }
nebula-prompt-place-star = { $number ->
    [1] Викладіть { $star-acc }: { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
    [2] Друга зірка: викладіть { $star-acc }, { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
   *[other] Третя зірка: викладіть { $star-acc }, { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
 }
nebula-prompt-place-centre = Ваша перша зірка йде в центр.
nebula-prompt-place-replace = Викладіть { $star-acc } { $cell-to } замість { $replaced-gen }.
nebula-prompt-place-black = Викладіть чорну зірку на свій трек.
nebula-prompt-black = Фішка чорної зірки посунеться на 1 поділку.
nebula-prompt-black-full = Фішка чорної зірки посунеться на 1 поділку, потім ви посунете фішку цінності.
nebula-prompt-bright = { $count ->
    [one] Яскрава зірка — { $star-short }. Викладіть таку — і за хід можна викласти до { $count } зірки.
    [few] Яскрава зірка — { $star-short }. Викладіть таку — і за хід можна викласти до { $count } зірок.
   *[other] Яскрава зірка — { $star-short }. Викладіть таку — і за хід можна викласти до { $count } зірок.
 }
nebula-prompt-done = { $placed ->
    [0] Зараз у вас немає зірки, яку можна викласти.
   *[other] Усе викладено. Завершіть хід або скасуйте.
 }
nebula-prompt-done-small = Далі перевіряються цілі й поповнюються скупчення.
nebula-prompt-push = Посуньте фішку цінності на одну поділку.
nebula-prompt-push-small = Під кожною фішкою — що зміниться для всіх.

nebula-act-keep-goal = Лишити цю ціль
nebula-act-take = { $count ->
    [0] Нічого не брати
    [one] Взяти { $count } зірку
    [few] Взяти { $count } зірки
   *[other] Взяти { $count } зірок
 }
nebula-act-take-not-yet = { $spent } з { $of } кроків
nebula-act-chaos = Віддати { $star-one }
nebula-act-chaos-none = Виберіть зірку
nebula-act-keep = Лишити { $stars-one }
nebula-act-keep-none = Виберіть зірки: { $count }
nebula-act-done = Кінець ходу

nebula-galaxy-own = Ваша галактика
nebula-galaxy-of = { $seat-you ->
    [yes] Ваша галактика
   *[no] Галактика: { $seat }
 }
nebula-look-own = До моєї галактики
nebula-look-acting = Хто ходить
nebula-follow-off = Лишити мою
nebula-follow-on = Дивитися: { $seat }
nebula-over-galaxies = До галактик
nebula-final = Галактики й таємні цілі
nebula-final-met = Виконано: { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
 }
nebula-final-missed = Не виконано

nebula-clusters-label = Туманність: три скупчення
nebula-clock-label = Годинник { $cluster-gen }
    .why = Його стрілка вказує на зірку, яку ви візьмете. Потягніть її, виберіть зірку або натискайте клавіші зі стрілками; три годинники мають разом п’ять кроків.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] стоїть
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
 }, { $stars-count ->
    [0] без зірки
   *[other] { $stars }
 }
nebula-draft = якщо зупинитися тут
nebula-draft-none = поки що жодної зірки
nebula-draft-now = ви берете
nebula-chaos-instead = Звернутися до хаосу
nebula-time-instead = Вичекати час
nebula-drawn = Зірки, витягнуті з торбинки
nebula-advice-filled = { $count ->
    [one] Заповнено ще { $count } клітинку.
    [few] Заповнено ще { $count } клітинки.
   *[other] Заповнено ще { $count } клітинок.
 }
nebula-advice-points = Очки за цей хід: { $points }.
nebula-advice-personal = { nebula-line-personal }: { $points }
nebula-advice-common = { nebula-line-common }: { $points }
nebula-advice-black = { nebula-line-black }: { $points }
nebula-advice-constellations = { nebula-line-constellations }: { $points }
nebula-advice-stars = { nebula-line-stars }: { $points }
nebula-advice-advanced = { nebula-line-advanced }: { $points }
nebula-hint-keep = Підказка: лишіть { $stars-one }.
nebula-bright-is = Яскрава — { $star-short }
nebula-bright-why = { $count ->
    [one] з цим кольором — до { $count } зірки за хід
    [few] з цим кольором — до { $count } зірок за хід
   *[other] з цим кольором — до { $count } зірок за хід
 }
nebula-bright-short = яскрава

nebula-blacks = Чорні зірки
nebula-blacks-label = { $count ->
    [0] Трек чорних зірок: порожній
    [one] Трек чорних зірок: { $count } зірка, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
    [few] Трек чорних зірок: { $count } зірки, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
   *[other] Трек чорних зірок: { $count } зірок, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
 }
nebula-blacks-target = { $points ->
    [one] Викласти чорну зірку сюди: трек даватиме { $points } очко
    [few] Викласти чорну зірку сюди: трек даватиме { $points } очки
   *[other] Викласти чорну зірку сюди: трек даватиме { $points } очок
 }
nebula-stock = Запас
nebula-stock-own = Ваш запас
nebula-stock-empty = запас порожній
nebula-stock-star = { $count ->
    [1] { $star }
   *[other] { $count } × { $star }
 }{ $bright ->
    [yes] {", "}яскравий колір
   *[no] {""}
 }
nebula-placed-word = викладено
nebula-placed-label = За цей хід викладено { $count } з { $room } зірок
nebula-star-titled = { $star }

nebula-spot-star = { $cell }: { $star }
nebula-spot-empty = { $cell }: порожньо
nebula-spot-target = Викласти { $star-acc } { $cell-to }
nebula-spot-replace = Викласти { $star-acc } { $cell-to } замість { $replaced-gen }
nebula-spot-same = Викласти { $star-acc } { $cell-to } замість такої самої: нічого не зміниться, а зірку витрачено
nebula-constellation-progress = { $constellation }: { $have } з { $need }

nebula-tip-cell = { $glow ->
    [yes] Осяйна клітинка сузір’я { $constellation }, орбіта { $orbit }.
   *[no] Клітинка сузір’я { $constellation }, орбіта { $orbit }.
 }
nebula-tip-centre = { $belongs ->
    [none] Осяйний центр. На ньому всі чотири символи, але він не належить до жодного сузір’я. Сюди йде ваша перша зірка.
    [all] Осяйний центр, клітинка всіх чотирьох сузір’їв. Сюди йде ваша перша зірка.
   *[some] Осяйний центр, клітинка сузір’я { $constellation }. Сюди йде ваша перша зірка.
 }
nebula-tip-forbidden = З’єднується: { $star } ({ $cell })
nebula-tip-forbidden-why = Зірки одного кольору не можна з’єднувати.
nebula-tip-no-star = без зірки
nebula-tip-crescent = Півмісяць позначає клітинку, з якої в цьому скупченні востаннє взяли зірку; спочатку — початкову клітинку.
nebula-tip-too-far = Не вистачає кроків.
nebula-tip-bright = Яскрава зірка: { $star-short }
nebula-tip-bright-why = { $stars ->
    [one] Виклавши цей колір, можна викласти за хід до { $stars } зірки.
    [few] Виклавши цей колір, можна викласти за хід до { $stars } зірок.
   *[other] Виклавши цей колір, можна викласти за хід до { $stars } зірок.
 }
nebula-tip-track = Фішка чорної зірки: поділка { $at } з { $last }
nebula-tip-track-why = Вона рухається з кожною викладеною чорною зіркою. На поділці із зіркою міняється яскрава зірка; остання поділка завершує партію.
nebula-tip-black = Чорні зірки викладають на свій трек чорних зірок.
nebula-tip-blacks = Трек дає стільки очок, скільки стоїть за вашою останньою чорною зіркою.

nebula-meters = До кінця партії
nebula-meter-track = Фішка чорної зірки
    .why = Коли вона на останній поділці, партія закінчується після цього раунду.
    .rule = N82
nebula-meter-constellations = Сузір’я
    .why = Найбільше сузір’їв, завершених одним гравцем; третє закінчує партію після цього раунду.
    .rule = N83
nebula-meter-markers = Маркери цілей
    .why = Маркери на спільних цілях; коли їх досить, партія закінчується після цього раунду.
    .rule = N85
nebula-meter-bag = У торбинці
    .why = Порожня торбинка закінчує партію після цього раунду.
    .rule = N84

nebula-goals = Цілі
nebula-goals-own = Ваша особиста ціль
nebula-goals-of = Особиста ціль: { $seat }
nebula-goals-common = Спільні цілі
nebula-goals-places = перший / інші
nebula-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }
nebula-aim-secret = особиста ціль
nebula-aim-chip = { $text }: { $have } з { $need }
nebula-aim-worth = { $first } ПО першому, { $later } — усім наступним.
nebula-aim-worth-own = { $points ->
    [one] { $points } очко наприкінці, лише вам.
    [few] { $points } очки наприкінці, лише вам.
   *[other] { $points } очок наприкінці, лише вам.
 }
nebula-aim-pairs = Пари: { $pairs }.
nebula-aim-colours = Кольори: { $have } з { $need }.
nebula-aim-colours-short = { $have }/{ $need } кол.

nebula-values = Планшет цінності
nebula-values-stars = Кольори зірок
nebula-values-stars-unit = очок за зірку
nebula-values-constellations = Сузір’я
nebula-values-constellations-unit = за завершене
nebula-values-advanced = Складні цілі
nebula-values-advanced-unit = разів × очки
nebula-value-token = Поділка { $space }, місце { $rank }: дає { $worth } ПО.
nebula-advanced-tip = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
 }, { $worth ->
    [one] по { $worth } очку.
    [few] по { $worth } очки.
   *[other] по { $worth } очок.
 }
nebula-short-pairs = з’єднані
nebula-short-orbits = Орбіти з
nebula-short-beside = біля зовнішньої осяйної
nebula-short-majority = Найчастіший осяйний колір
nebula-short-claimed = Досягнуті спільні цілі
nebula-short-surrounded = Оточені зовнішні осяйні

nebula-push = Посуньте фішку цінності
nebula-push-label = Посунути { $token-acc }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = очки не зміняться

nebula-first-player = починає кожен раунд
nebula-seat-info = Заповнено клітинок: { $filled } з { $cells }, чорних зірок: { $blacks }. Виберіть, щоб збільшити.
nebula-seat-short = { $filled }/{ $cells } · чорних { $blacks }

## On the page: the guided first game

nebula-guide-about = Найкраща галактика
nebula-guide-about-text = Беріть зірки з трьох скупчень і викладайте у свою галактику. Коли партія скінчиться, переможе той, хто має найбільше очок.
nebula-guide-goal = Особиста ціль
nebula-guide-goal-text = Залиште одну з двох карт: наприкінці вона дасть 14 ПО, якщо галактика її виконає. Виберіть карту в рамці: найбільше чорних зірок.
nebula-guide-clusters = Три скупчення, три годинники
nebula-guide-clusters-text = Кожен годинник бере зірку, на яку показує. Разом треба витратити п’ять кроків і ділити їх між годинниками як завгодно.
nebula-guide-collect = Пересуньте годинники
nebula-guide-collect-text = Виберіть зірку в рамці, і годинник пересунеться до неї, потім наступну: два кроки і три кроки. Третій стоїть, та його зірка теж ваша.
nebula-guide-centre = Ваша перша зірка
nebula-guide-centre-text = Кожна галактика починається з центру. Виберіть помаранчеву зірку, потім центр.
nebula-guide-place = Поруч із зіркою
nebula-guide-place-text = Лінія або орбіта має з’єднувати клітинку з галактикою, але не із зіркою того самого кольору. Виберіть синю зірку, потім клітинку в рамці.
nebula-guide-turn-over = Дві зірки за хід
nebula-guide-turn-over-text = Можна викласти дві зірки різних кольорів; решта чекає в запасі. Завершіть хід.
nebula-guide-others = Суперник сходив
nebula-guide-others-text = Усі беруть з тих самих скупчень і пересувають ті самі годинники. Виберіть гравця, щоб побачити його галактику.
nebula-guide-chaos = Хаос
nebula-guide-chaos-text = Замість годинників можна віддати зірку й витягти п’ять із торбинки. Зверніться до хаосу й віддайте жовту зірку.
nebula-guide-keep = Залиште дві
nebula-guide-keep-text = Дві зірки з п’яти ваші, решта вибуває з гри. Виберіть фіолетову й чорну.
nebula-guide-orbit = До цілі
nebula-guide-orbit-text = Спільна ціль дає 8 ПО за чотири різні кольори на орбіті 2. Почніть із фіолетової зірки: виберіть її та клітинку в рамці.
nebula-guide-black = Чорна зірка
nebula-guide-black-text = Чорні зірки йдуть на ваш трек: число під останньою — його ПО. Кожна служить вашій особистій цілі й наближає кінець партії.
nebula-guide-push = Посуньте фішку
nebula-guide-push-text = Чорна зірка ще й посуває фішку: що вона далі, то більше дають усім її колір, сузір’я чи ціль. Посуньте білу.
nebula-guide-refill = Кінець ходу
nebula-guide-refill-text = Наприкінці ходу перевіряють цілі, а майже порожні скупчення поповнюють. Завершіть хід.
nebula-guide-bright = Яскрава зірка
nebula-guide-bright-text = Зірка посередині червона: хто викладає її колір, може викласти три зірки. Візьміть червону, жовту й білу.
nebula-guide-red = Червона дає третю зірку
nebula-guide-red-text = Орбіта 2 веде далі від фіолетової зірки. Виберіть червону, потім клітинку в рамці.
nebula-guide-yellow = Знову новий колір
nebula-guide-yellow-text = Цілі потрібні чотири різні кольори. Виберіть жовту, потім клітинку в рамці.
nebula-guide-white = Третя зірка
nebula-guide-white-text = Біла завершує орбіту, і вона дорожча: ви посунули її фішку. Виберіть білу, потім клітинку в рамці.
nebula-guide-claim = Ціль досягнуто
nebula-guide-claim-text = На орбіті 2 чотири кольори. Завершіть хід, і ваш маркер ляже на карту.
nebula-guide-first = Хто перший
nebula-guide-first-text = Ви перші, тож 8 ПО ваші; решта матиме по 4. Попереду інші цілі.
nebula-guide-ends = Кінець партії
nebula-guide-ends-text = Три сузір’я, фішка чорної зірки в кінці треку, п’ять маркерів або порожня торбинка: тоді цей раунд останній. Шкали показують, чи скоро це.
nebula-guide-know = Тепер ви знаєте гру
nebula-guide-know-text = Дограйте цю партію: суперник тепер ходить сам. Або почніть справжню.

# Пункти правил, на які сторінка посилається в підказках.
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
