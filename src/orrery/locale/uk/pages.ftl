# The pages beside the tables, in Ukrainian: cards, rules, credits.

pages-failed = Не вдалося завантажити сторінку: { $reason }
pages-search-clear = Очистити пошук

## The rules of a game

pages-rules-tab = Правила: { $game } · Orrery
pages-rules-contents = Зміст
pages-rules-search = Шукати в правилах
pages-rules-found = { $count ->
    [0] Про це не каже жодне правило.
    [one] Про це каже { $count } правило.
    [few] Про це кажуть { $count } правила.
   *[other] Про це кажуть { $count } правил.
 }
pages-rules-count = { $count ->
    [one] { $count } пронумероване правило.
    [few] { $count } пронумеровані правила.
   *[other] { $count } пронумерованих правил.
 }
pages-rules-untranslated = Ці правила ще не перекладено; показуємо англійською.
pages-rules-ruling = тлумачення
pages-rules-ruling-why = Наше рішення там, де книжка мовчить або суперечить собі чи програмі треба знати більше.
pages-rules-deduced = виведено
pages-rules-deduced-why = Випливає з книжки підрахунком.
pages-rules-link = Посилання на правило { $rule }
pages-rules-print = Друкувати

## The cards of a game

pages-cards-tab = Карти: { $game } · Orrery
pages-cards-title = { $game }: карти
pages-cards-lead = Кожна карта: що вона робить простими словами, на яке правило спирається і звідки ми її знаємо.
pages-cards-search = Шукати в назвах і текстах
pages-cards-kinds = Види карт
pages-cards-all = Усі
pages-cards-set = Набір
pages-cards-set-all = усі
notalone-set-base = базова гра
notalone-set-exploration = «За обріями»
pages-cards-origin = Походження
pages-cards-origin-all = будь-яке походження
pages-cards-found = { $count ->
    [0] Жодна карта не підходить.
    [one] { $count } карта.
    [few] { $count } карти.
   *[other] { $count } карт.
 }
pages-cards-copies = { $count ->
    [one] { $count } копія
    [few] { $count } копії
   *[other] { $count } копій
 }
pages-cards-link = Посилання: { $name }

nebula-cards-personal = Особисті цілі
nebula-cards-common = Спільні цілі
nebula-cards-advanced = Складні цілі
nebula-cards-token = Фішки цінності
comet-cards-silver = Срібні тварини
comet-cards-gold = Золоті тварини
comet-cards-utility = Допоміжні карти
comet-cards-hero = Герої
notalone-cards-place = Локації
notalone-cards-hunt = Карти полювання
notalone-cards-survival = Карти виживання

pages-cards-nebula-personal = { $points } ПО наприкінці, якщо умову виконано. До підрахунку карту приховано.
pages-cards-nebula-common = { $first } ПО першому, { $later } — усім наступним.
pages-cards-nebula-advanced = За кожне виконання: { $first }, { $second } або { $third } ПО за 1-ше, 2-ге або 3-тє місце її фішки, нижче — нічого.
pages-cards-nebula-token-stars = Кожна зірка цього кольору: { $first }, { $second } або { $third } ПО за 1-ше, 2-ге або 3-тє місце, нижче — нічого.
pages-cards-nebula-token-constellations = Це сузір’я, коли завершене: { $first }, { $second } або { $third } ПО за 1-ше, 2-ге або 3-тє місце, інакше { $base }.
pages-cards-nebula-token-advanced = Складна ціль у цьому слоті, щоразу: { $first }, { $second } або { $third } ПО за 1-ше, 2-ге або 3-тє місце, нижче — нічого.
pages-cards-comet-does = { $when }: { $what }.
pages-cards-comet-exhausts = { $when }, використавши цю карту: { $what }.
pages-cards-comet-once = { $when }, потім скинути цю карту: { $what }.
pages-cards-by-rank = за місцем

pages-part-name = назва
pages-part-deck = колода
pages-part-type = вид карти
pages-part-tags = ким рахується
pages-part-copies = кількість копій
pages-part-symbols = символи
pages-part-nest_distance = гніздо
pages-part-rescue_points = очки
pages-part-egg = колір яйця
pages-part-ability = здібність
pages-part-scoring = підрахунок
pages-part-condition = умова
pages-part-number = кількість
pages-part-points = очки
pages-part-some = частини тексту
pages-part-whole = карта

pages-origin-rulebook-why = Надруковано в книжці правил гри.
pages-origin-public-why = На цьому сходяться кілька відкритих джерел.
pages-origin-deduced-why = Випливає з надрукованого підрахунком.
pages-origin-reconstructed-why = Наше: текст карти не опубліковано. Усьому відомому це не суперечить, і карту можна замінити власним файлом.

## Credits

pages-credits-games = Ігри
pages-credits-game = Автори гри: { $designers }; малюнки: { $artists }; видавці: { $publishers }.
pages-credits-ours = Що наше
pages-credits-ours-text = Слова, поля, карти, боти й рушій наші власні, за ліцензією Apache License 2.0; жодного малюнка й жодного речення не взято з книжок правил чи карт.
pages-credits-work = Робота
pages-credits-by = Автори
pages-credits-licence = Ліцензія
pages-credits-art = Шрифти й силуети
pages-credits-browser = У браузері
pages-credits-server = На сервері й у терміналі
pages-credits-tools = Збирання й перевірка
