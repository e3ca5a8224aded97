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
pages-rules-about = Про ці правила
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

## How to play in three minutes

pages-primer = Як грати за три хвилини
pages-primer-nebula-aim = Мета
pages-primer-nebula-aim-text = Кожен заповнює свою галактику зірками шести кольорів. ПО дають цілі, сузір’я і чорні зірки; перемагає той, хто має їх найбільше.
pages-primer-nebula-setup = Підготовка
pages-primer-nebula-setup-text = Скупчення заповнюють із торбинки, викладають чотири спільні цілі. Кожен лишає одну особисту ціль із двох: наприкінці вона дасть 14 ПО.
pages-primer-nebula-collect = Збирання
pages-primer-nebula-collect-text = Витратьте рівно п’ять кроків на три годинники, у будь-який бік. Ви берете зірку, на яку показує кожен годинник.
pages-primer-nebula-chaos = Або хаос
pages-primer-nebula-chaos-text = Або віддайте зірку із запасу, витягніть п’ять із торбинки й залиште дві.
pages-primer-nebula-place = Викладання
pages-primer-nebula-place-text = Викладіть до двох зірок різних кольорів, три — якщо одна кольору яскравої. Зірку кладуть поруч із вашими, лінією або орбітою, але не поруч зі своїм кольором.
pages-primer-nebula-black = Чорні зірки
pages-primer-nebula-black-text = Вони йдуть на ваш трек: число під останньою — його ПО. У повному варіанті кожна ще посуває фішку: колір, сузір’я чи ціль дають усім більше.
pages-primer-nebula-goals = Цілі й поповнення
pages-primer-nebula-goals-text = Хто першим досяг спільної цілі, кладе маркер на більше число, решта — на менше. Потім поповнюють майже порожні скупчення.
pages-primer-nebula-end = Кінець партії
pages-primer-nebula-end-text = Три сузір’я в одного гравця, фішка чорної зірки в кінці треку, досить маркерів цілей або порожня торбинка: раунд дограють, і все рахують.
pages-primer-notalone-aim = Мета
pages-primer-notalone-aim-text = Один гравець — істота, решта — астронавти. Астронавти перемагають, якщо до поділки перемоги першим дійде маркер порятунку, істота — якщо маркер асиміляції.
pages-primer-notalone-setup = Підготовка
pages-primer-notalone-setup-text = Десять локацій утворюють планету. Кожен астронавт має карти локацій 1–5, три фішки волі й карту виживання; істота має три карти полювання.
pages-primer-notalone-hide = Фаза 1: сховатися
pages-primer-notalone-hide-text = Кожен астронавт грає карту локації долілиць. Скинуті карти відкриті: істота знає, де вас немає.
pages-primer-notalone-catch = Фаза 2: полювання
pages-primer-notalone-catch-text = Істота розміщує жетон у локації, іноді й інші жетони чи карту полювання. Спійманий астронавт утрачає фішку волі, а асиміляція рухається.
pages-primer-notalone-explore = Фаза 3: підсумки
pages-primer-notalone-explore-text = Локації відкривають. Кого не знайшли, активує свою локацію або натомість повертає карту зі скиду.
pages-primer-notalone-cards = Карти виживання й полювання
pages-primer-notalone-cards-text = Їх грають у вказаній на них фазі. Астронавт грає не більше однієї за раунд, істота теж.
pages-primer-notalone-back = Повернути карти
pages-primer-notalone-back-text = Наприкінці раунду зіграні локації скидають, а маркер порятунку рухається. Перш ніж ховатися, можна опиратися (фішка волі за дві карти) або поступитися: повернеться все, але асиміляція рушить.
pages-primer-comet-aim = Мета
pages-primer-comet-aim-text = Виводьте прадавніх тварин і ведіть їх у печеру вгорі поля, доки не впала комета. Перемагає той, хто має найбільше очок.
pages-primer-comet-cards = Ваші карти
pages-primer-comet-cards-text = Спочатку ви маєте п’ять карт, трьох рятівників і героя. За хід — одна дія: вилуплення, рух або відпочинок.
pages-primer-comet-hatch = Вилуплення
pages-primer-comet-hatch-text = Покладіть тварину до вільного рятівника, а рятівника поставте у вільне гніздо з цим номером. Номер — відстань до печери.
pages-primer-comet-move = Рух
pages-primer-comet-move-text = Зіграйте карту заради символів: кожен — крок на клітинку цієї місцевості. Через фішки проходять безплатно, а в печеру веде будь-який символ.
pages-primer-comet-wild = Джокери
pages-primer-comet-wild-text = Карти з джокером можна додавати, скільки завгодно: по кроку на будь-яку місцевість.
pages-primer-comet-rest = Відпочинок
pages-primer-comet-rest-text = Відновіть використані карти, скиньте зайві, візьміть золоту й доберіть карти до ліміту.
pages-primer-comet-score = Урятовані тварини
pages-primer-comet-score-text = Тварина в печері дає очки, і її здібність відтоді діє. Коли колода скінчиться, прилітає комета: усі дограють карти на руці, а тварини на полі очок не дають.
