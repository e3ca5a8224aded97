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
pages-rules-about = Об этих правилах
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

## How to play in three minutes

pages-primer = Как играть за три минуты
pages-primer-nebula-aim = Цель
pages-primer-nebula-aim-text = Каждый заполняет свою галактику звёздами шести цветов. ПО приносят цели, созвездия и чёрные звёзды; побеждает тот, у кого их больше.
pages-primer-nebula-setup = Подготовка
pages-primer-nebula-setup-text = Скопления заполняют из мешочка, выкладывают четыре общие цели. Каждый оставляет одну личную цель из двух: в конце она принесёт 14 ПО.
pages-primer-nebula-collect = Получение
pages-primer-nebula-collect-text = Потратьте ровно пять шагов на трое часов, в любую сторону. Вы берёте звезду, на которую показывают каждые часы.
pages-primer-nebula-chaos = Или хаос
pages-primer-nebula-chaos-text = Или отдайте звезду из области наблюдения, вытяните пять из мешочка и оставьте две.
pages-primer-nebula-place = Размещение
pages-primer-nebula-place-text = Разместите до двух звёзд разных цветов, три — если одна цвета яркой. Звезда ставится рядом с вашими, по линии или орбите, но не рядом со своим цветом.
pages-primer-nebula-black = Чёрные звёзды
pages-primer-nebula-black-text = Они идут на вашу шкалу: число под последней — её ПО. В полном варианте каждая ещё продвигает фишку: цвет, созвездие или цель дают всем больше.
pages-primer-nebula-goals = Цели и пополнение
pages-primer-nebula-goals-text = Кто первым достиг общей цели, кладёт маркер на большее число, остальные — на меньшее. Потом пополняют почти пустые скопления.
pages-primer-nebula-end = Конец партии
pages-primer-nebula-end-text = Три созвездия у одного игрока, фишка чёрной звезды в конце шкалы, достаточно маркеров целей или пустой мешочек: раунд доигрывают, и всё подсчитывают.
pages-primer-notalone-aim = Цель
pages-primer-notalone-aim-text = Один игрок — существо, остальные — жертвы. Жертвы побеждают, если первой до звезды дойдёт фишка спасения, существо — если фишка ассимиляции.
pages-primer-notalone-setup = Подготовка
pages-primer-notalone-setup-text = Десять мест составляют планету. У каждой жертвы карты мест 1–5, три фишки воли и карта выживания; у существа три карты охоты.
pages-primer-notalone-hide = Фаза 1: спрятаться
pages-primer-notalone-hide-text = Каждая жертва играет карту места взакрытую. Сброшенные карты открыты: существо знает, где вас нет.
pages-primer-notalone-catch = Фаза 2: охота
pages-primer-notalone-catch-text = Существо выкладывает жетон на место, иногда и другие жетоны или карту охоты. Пойманная жертва теряет фишку воли, а ассимиляция продвигается.
pages-primer-notalone-explore = Фаза 3: итоги
pages-primer-notalone-explore-text = Места открывают. Кого не нашли, использует своё место или взамен возвращает карту из сброса.
pages-primer-notalone-cards = Карты выживания и охоты
pages-primer-notalone-cards-text = Их играют в указанной на них фазе. Жертва играет не больше одной за раунд, существо тоже.
pages-primer-notalone-back = Вернуть карты
pages-primer-notalone-back-text = В конце раунда сыгранные места сбрасывают, а фишка спасения двигается. Прежде чем прятаться, можно дать отпор (фишка воли за две карты) или сдаться: вернётся всё, но ассимиляция продвинется.
pages-primer-comet-aim = Цель
pages-primer-comet-aim-text = Доисторические животные появляются, и вы ведёте их в пещеру наверху поля до прилёта кометы. Побеждает тот, у кого больше очков.
pages-primer-comet-cards = Ваши карты
pages-primer-comet-cards-text = В начале у вас пять карт, три спутника и вожак. За ход — одно действие: появление, перемещение или обновление.
pages-primer-comet-hatch = Появление
pages-primer-comet-hatch-text = Положите животное к свободному спутнику, а спутника поставьте в свободное гнездо с этим номером. Номер — расстояние до пещеры.
pages-primer-comet-move = Перемещение
pages-primer-comet-move-text = Сыграйте карту ради символов: каждый — шаг на гекс этой местности. Через фишки проходят бесплатно, а в пещеру ведёт любой символ.
pages-primer-comet-wild = Разноцветный символ
pages-primer-comet-wild-text = Карты с разноцветным символом можно добавлять, сколько угодно: по шагу на любую местность.
pages-primer-comet-rest = Обновление
pages-primer-comet-rest-text = Верните активированные карты, сбросьте ненужные, возьмите золотую и доберите карты до предела.
pages-primer-comet-score = Спасённые животные
pages-primer-comet-score-text = Животное в пещере приносит очки, и его способность теперь действует. Когда колода кончится, прилетает комета: все доигрывают карты на руке, а животные на поле очков не приносят.
