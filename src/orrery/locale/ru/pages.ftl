# Страницы рядом со столами, по-русски: карты, правила, авторы.

pages-failed = Не получилось загрузить страницу: { $reason }
pages-search-clear = Очистить поиск

## The rules of a game

pages-rules-tab = Правила: { $game } · Orrery
pages-rules-contents = Содержание
pages-rules-search = Искать в правилах
pages-rules-found = { $count ->
    [0] Об этом не говорит ни одно правило.
    [one] Об этом говорит { $count } правило.
    [few] Об этом говорят { $count } правила.
   *[other] Об этом говорят { $count } правил.
 }
pages-rules-count = { $count ->
    [one] { $count } пронумерованное правило.
    [few] { $count } пронумерованных правила.
   *[other] { $count } пронумерованных правил.
 }
pages-rules-untranslated = Эти правила ещё не переведены; они показаны по-английски.
pages-rules-ruling = решение
pages-rules-ruling-why = Наше решение там, где книга молчит или противоречит себе либо программе нужно знать больше.
pages-rules-deduced = выведено
pages-rules-deduced-why = Следует из книги подсчётом.
pages-rules-link = Ссылка на правило { $rule }
pages-rules-print = Печать

## The cards of a game

pages-cards-tab = Карты: { $game } · Orrery
pages-cards-title = { $game }: карты
pages-cards-lead = Каждая карта: что она делает простыми словами, на какое правило опирается и откуда мы её знаем.
pages-cards-search = Искать в названиях и текстах
pages-cards-kinds = Виды карт
pages-cards-all = Все
pages-cards-set = Набор
pages-cards-set-all = все
notalone-set-base = базовая игра
notalone-set-exploration = дополнение Exploration
pages-cards-origin = Откуда
pages-cards-origin-all = откуда угодно
pages-cards-found = { $count ->
    [0] Подходящих карт нет.
    [one] { $count } карта.
    [few] { $count } карты.
   *[other] { $count } карт.
 }
pages-cards-copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
   *[other] { $count } копий
 }
pages-cards-link = Ссылка: { $name }

nebula-cards-personal = Личные цели
nebula-cards-common = Общие цели
nebula-cards-advanced = Продвинутые цели
nebula-cards-token = Фишки ценности
comet-cards-silver = Серебряные животные
comet-cards-gold = Золотые животные
comet-cards-utility = Карты преимущества
comet-cards-hero = Вожаки
notalone-cards-place = Места
notalone-cards-hunt = Карты охоты
notalone-cards-survival = Карты выживания

pages-cards-nebula-personal = { $points } ПО в конце, если условие выполнено. До подсчёта карта скрыта.
pages-cards-nebula-common = { $first } ПО первому, { $later } — всем следующим.
pages-cards-nebula-advanced = За каждое выполнение: { $first }, { $second } или { $third } ПО за 1-е, 2-е или 3-е место её фишки, ниже — ничего.
pages-cards-nebula-token-stars = Каждая звезда этого цвета: { $first }, { $second } или { $third } ПО за 1-е, 2-е или 3-е место, ниже — ничего.
pages-cards-nebula-token-constellations = Это созвездие, когда завершено: { $first }, { $second } или { $third } ПО за 1-е, 2-е или 3-е место, иначе { $base }.
pages-cards-nebula-token-advanced = Продвинутая цель этого сектора, каждый раз: { $first }, { $second } или { $third } ПО за 1-е, 2-е или 3-е место, ниже — ничего.
pages-cards-comet-does = { $when }: { $what }.
pages-cards-comet-exhausts = { $when }, активируйте эту карту: { $what }.
pages-cards-comet-once = { $when }, затем сбросьте эту карту: { $what }.
pages-cards-by-rank = по месту

pages-part-name = название
pages-part-deck = колода
pages-part-type = вид карты
pages-part-tags = чем считается
pages-part-copies = число копий
pages-part-symbols = символы
pages-part-nest_distance = гнездо
pages-part-rescue_points = очки
pages-part-egg = цвет яйца
pages-part-ability = способность
pages-part-scoring = подсчёт очков
pages-part-condition = условие
pages-part-number = количество
pages-part-points = очки
pages-part-some = части текста
pages-part-whole = карта

pages-origin-rulebook-why = Напечатано в правилах игры.
pages-origin-public-why = В этом сходятся несколько публичных источников.
pages-origin-deduced-why = Следует подсчётом из напечатанного.
pages-origin-reconstructed-why = Наше: текст карты не опубликован. Всему известному это не противоречит, и карту можно заменить своим файлом.

## Credits

pages-credits-games = Игры
pages-credits-game = Авторы игры: { $designers }; иллюстрации: { $artists }; издатели: { $publishers }.
pages-credits-ours = Что здесь наше
pages-credits-ours-text = Слова, поля, карты, боты и движок — наши, под лицензией Apache License 2.0; ни одна картинка и ни одна фраза не взяты из правил или с карт.
pages-credits-work = Работа
pages-credits-by = Авторы
pages-credits-licence = Лицензия
pages-credits-art = Шрифты и силуэты
pages-credits-browser = В браузере
pages-credits-server = На сервере и в терминале
pages-credits-tools = Сборка и тесты
