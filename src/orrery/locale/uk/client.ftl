# The page in Ukrainian.

orrery = Orrery
failed = Не вийшло: { $reason }

offline = Немає зв’язку. Коли він повернеться, сторінка продовжить сама.

## The top bar

bar-home = Orrery, до вітальні
bar-online = на зв’язку
bar-offline = немає зв’язку
bar-copy = Скопіювати посилання на цей стіл
bar-copied = Скопійовано
copy-by-hand = Скопіюйте звідси:
bar-sound = Звук
bar-sound-on = Звук увімкнено
bar-sound-off = Звук вимкнено
bar-notices = Сповіщення, коли ваш хід
bar-notices-on = Вас сповістять, коли ваш хід
bar-notices-off = Сповіщати, коли мій хід
bar-notices-barred = Браузер не дозволяє сповіщень звідси
bar-theme = Світла чи темна
bar-menu = Меню
bar-learn = Навчитися грати
bar-about = Довідка й автори
bar-language = Мова
bar-rules = Правила
bar-cards = Карти
bar-rules-of = Правила: { $game }
bar-cards-of = Карти: { $game }

menu-pause = Призупинити гру
menu-resume = Продовжити
menu-device = Перенести моє місце на інший пристрій
menu-undo = Попросити скасувати мій останній вибір
menu-leave = Залишити моє місце
menu-fair = Перевірити везіння
menu-replay = Переглянути гру від початку

## The lobby

lobby-title = { $games ->
    [0] Зірки чекають.
    [1] Один світ, один стіл.
    [2] Два світи, один стіл.
    [3] Три світи, один стіл.
    [4] Чотири світи, один стіл.
    [one] { $games } світ, один стіл.
    [few] { $games } світи, один стіл.
   *[many] { $games } світів, один стіл.
 }
lobby-lead = Виберіть гру й починайте одразу або надішліть посилання друзям. Без облікового запису, нічого не треба встановлювати.
lobby-you = Ваше ім’я
lobby-guest = Гість
lobby-guest-number = Гість { $number }
lobby-rivals = Проти
lobby-bots = { $count ->
    [1] одного бота
    [one] { $count } бота
   *[other] { $count } ботів
 }
lobby-games = Ігри
lobby-play-now = Грати проти ботів
lobby-open-table = Відкрити стіл
lobby-listing = Ваші столи
lobby-listed = видні в списку
lobby-unlisted = лише за посиланням
lobby-learn = Уперше? Гра з підказками
lobby-own = Ваші столи
lobby-own-turn = Ваш хід: { $game }
lobby-asked = { $count ->
    [one] вибирає { $names }
   *[other] вибирають { $names }
 }
lobby-open = Сісти до інших
lobby-open-none = Відкритих столів немає. Відкрийте свій і надішліть посилання.
lobby-running = Зараз грають
lobby-running-none = Зараз ніхто не грає відкрито.
lobby-finished = Записи
lobby-finished-none = Тут стоятимуть завершені ігри.
lobby-played = Ваші ігри
lobby-played-all = Усі ігри: { $count }
lobby-go-on = Далі
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-replay = Запис
lobby-nobody = ще нікого

nebula-card-meta = { $least }–{ $most } гравці · 40 хв
nebula-card-line = Повертайте годинники, збирайте зірки, малюйте свою галактику.
comet-card-meta = { $least }–{ $most } гравці · 60 хв
comet-card-line = Виводьте їх і ведіть долиною, доки не впала комета.

## Before the start

waiting-title = Хто грає?
waiting-host = Надішліть посилання або посадіть ботів на вільні місця. Почнете, коли всі будуть готові.
waiting-guest = Скажіть, коли будете готові. Гру починає господар.
waiting-stranger = Сідайте або лишайтеся глядачем.
waiting-full = Усі місця зайняті. Лишайтеся глядачем: гра йтиме тут.
waiting-empty = Вільне місце
waiting-bot = { $bot ->
    [greedy] бот, бере найвигідніше
    [random] бот, ходить навмання
   *[other] бот
}
waiting-ready = готово
waiting-not-ready = ще не готово
waiting-sit = Сісти тут
waiting-add-bot = Додати бота
waiting-remove-bot = Прибрати бота
waiting-size = Місця
waiting-im-ready = Можна починати
waiting-unready = Ще зачекайте
waiting-start = Почати гру
waiting-start-ready = Чекаємо, доки всі будуть готові
waiting-start-seats = Спершу заповніть вільні місця
waiting-more = Інші тлумачення правил
waiting-own-mix = власна суміш
waiting-seat-number = місце { $number }
waiting-leave = Звільнити місце
waiting-link = Запросіть друзів
waiting-link-hint = За цим посиланням можна сісти до столу або дивитися.
waiting-link-local = Воно працює лише на цьому комп’ютері: друзям потрібна його адреса в мережі (запустіть із --host 0.0.0.0).
waiting-listed = Цей стіл видно всім у списку.
waiting-unlisted = Цей стіл можна знайти лише за посиланням.
waiting-copy = Копіювати
waiting-options = Налаштування

clock-label = час на роздуми
clock-none = скільки завгодно
clock-move = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[other] { $seconds } секунд на хід
 }
clock-game = { $minutes ->
    [one] { $minutes } хвилина на гру
    [few] { $minutes } хвилини на гру
   *[other] { $minutes } хвилин на гру
 }
clock-then = коли час вийшов
clock-then-bot = ходить бот
clock-then-pass = пас
clock-own = Ваш час

## A card list of one's own

list-title = Список карт
list-shipped = Цей стіл грає із вбудованим списком карт.
list-own = { $count ->
    [one] Цей стіл грає з власним списком карт: відрізняється { $count } значення.
    [few] Цей стіл грає з власним списком карт: відрізняються { $count } значення.
   *[other] Цей стіл грає з власним списком карт: відрізняються { $count } значень.
 }
list-own-short = { $count ->
    [one] власний список карт: { $count } значення
    [few] власний список карт: { $count } значення
   *[other] власний список карт: { $count } значень
 }
list-hint = Якщо маєте друковану гру, запишіть, що кажуть ваші карти, і грайте з цим. У файлі потрібне лише те, що відрізняється.
list-use = Узяти мій список карт
list-paste = Натомість вставити
list-paste-label = Текст списку карт
list-paste-use = Узяти цей текст
list-template = Завантажити вбудований список як основу
list-back = До вбудованого списку
list-wrong = { $count ->
    [one] У цьому списку { $count } помилка. Нічого не змінено.
    [few] У цьому списку { $count } помилки. Нічого не змінено.
   *[other] У цьому списку { $count } помилок. Нічого не змінено.
 }
list-line = рядок { $line }
list-whole = увесь список
list-too-big = Файл завеликий: щонайбільше { $size } кБ.
list-used = Тепер стіл грає з цим списком.

## At the table

title-your-turn = ● Ваш хід · Orrery
title-table = { $game } · Orrery
notice-your-turn = Ваш хід: { $game }
notice-why = Інші вже вибрали.
where = { $over ->
    [yes] завершено
   *[no] раунд { $round }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } глядач
        [few] {" "}· { $watchers } глядачі
       *[other] {" "}· { $watchers } глядачів
     }
 }
where-turn = { $over ->
    [yes] завершено
   *[no] { $game ->
        [notalone] раунд
       *[other] хід
     } { $turn }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } глядач
        [few] {" "}· { $watchers } глядачі
       *[other] {" "}· { $watchers } глядачів
     }
 }
where-waiting = чекаємо на гравців
where-from = продовження іншої гри, вибір { $choices }

tabs-label = Частини столу
talk-label = Журнал, чат і вибори
talk-log = Журнал
talk-chat = Чат
talk-choices = Ходи
log-label = Що сталося
table-undid = { $seat-you ->
    [yes] Ви скасовуєте останній вибір.
   *[no] { $seat } скасовує останній вибір.
 }
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Ваш час вийшов: далі за вас грає бот.
       *[no] Час вийшов: далі за { $seat } грає бот.
     }
    [pass] { $seat-you ->
        [yes] Ваш час вийшов: ви пасуєте.
       *[no] Час вийшов: { $seat } пасує.
     }
   *[bot] { $seat-you ->
        [yes] Ваш час вийшов: за вас ходить бот.
       *[no] Час вийшов: за { $seat } ходить бот.
     }
 }
table-stand-in = { $asker-you ->
    [yes] На ваше прохання за { $seat } грає бот.
   *[no] { $asker } просить бота грати за { $seat-you ->
        [yes] вас
       *[no] { $seat }
     }.
 }
table-left = { $seat-you ->
    [yes] Ви йдете; за вас грає бот.
   *[no] { $seat } йде; далі грає бот.
 }
table-back = { $seat-you ->
    [yes] Ви знову за столом.
   *[no] { $seat } знову за столом.
 }
log-empty = Ще нічого не сталося.
chat-label = Розмова за столом
chat-empty = Ще ніхто нічого не сказав.
chat-write = Скажіть щось
chat-send = Надіслати
since-mark = Після вашого ходу
since-label = { $count ->
    [one] Після вашого ходу сталася { $count } подія. Показати
    [few] Після вашого ходу сталися { $count } події. Показати
   *[other] Після вашого ходу сталося { $count } подій. Показати
 }
since-chip = { $count } після вашого ходу
choices-label = Усе, що ви зараз можете зробити
choices-none = Зараз вам нічого робити.

seat-own = ви
seat-bot = бот
seat-away = не на зв’язку
seat-left = місце покинуто, грає бот
seat-sealed = вибір зроблено

prompt-label = Що зараз
prompt-sending = надсилаємо
prompt-hint = Підказка: що зробив би найкращий бот?
prompt-undo = Назад
prompt-paused = Гру призупинено.

banner-connecting = З’єднання …
banner-lost = { $seconds ->
    [1] Немає зв’язку. Ваші вибори збережено, нова спроба за секунду.
    [one] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунду.
    [few] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунди.
   *[other] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунд.
 }
banner-refused = Це було неможливо: { $reason }
banner-close = Закрити
banner-undo-asked = Ви просите скасувати свій вибір. Вирішують інші.
banner-undo = { $seat-you ->
    [yes] Ви просите скасувати останній вибір.
   *[no] { $seat } просить скасувати останній вибір.
 }
banner-undo-yes = Дозволити
banner-undo-no = Ні
banner-away = За вас грає бот.
banner-back = Повернутися
banner-gone = { $seat } не на зв’язку.
banner-stand-in = Нехай за { $seat } грає бот
banner-device = Відкрийте це посилання на іншому пристрої, і ваше місце перейде туди:
banner-moved = Ваше місце перейшло на інший пристрій; тут ви глядач. Повернути його можна звідти так само.

tip-rule = Правило { $rule }

origin-rulebook = надруковано
origin-public = відкрите джерело
origin-deduced = виведено
origin-reconstructed = відтворено

score-live = Рахунок зараз
score-final = Аркуш рахунку
over-rematch = Грати ще
over-rematch-waiting = Чекаємо на інших
over-next = До нової гри
over-replay = Переглянути запис
over-fair = Перевірити везіння
over-record = Завантажити запис
over-lobby = До вітальні

## Replay

replay-label = Запис
replay-first = На початок
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Крок уперед
replay-last = У кінець
replay-moment = Мить гри
replay-eyes = Чиїми очима
replay-eyes-spectator = як глядач
replay-eyes-own = як це було видно мені
replay-eyes-all = усе відкрито
replay-eyes-of = очима: { $name }
replay-link = Скопіювати посилання на цю мить
replay-copied = Скопійовано
replay-now = До гри
replay-end = До підсумку
replay-on = Грати далі звідси
replay-on-why = Новий стіл від цієї миті: ви на місці гравця { $name }, на інших боти, везіння нове.

## Checking the luck

fair-title = Чи чесне було везіння?
fair-lead = Ніхто тут не вибирає везіння гри: ні сервер, ні гравець. Ця сторінка перераховує все знову у вашому браузері.
fair-table = Стіл: { $game }
fair-before = До гри
fair-before-text = Сервер вигадує секрет і показує його SHA-256, перш ніж хтось сяде за стіл. Підмінити секрет він уже не може.
fair-commitment = Що було показано: зобов’язання
fair-not-yet = Секрет покажуть, коли гра скінчиться; тоді ця сторінка зможе його перевірити.
fair-after = Після гри
fair-secret = Секрет
fair-digest = SHA-256 секрету, щойно обчислений вашим браузером
fair-kept = Вони однакові: це той секрет, до якого сервер зобов’язався.
fair-broken = Вони різні: це не той секрет, до якого сервер зобов’язався.
fair-no-crypto = Браузер рахує таке лише на сторінках, що приходять через https або з цього комп’ютера. Команда нижче робить це всюди.
fair-nonces = Що додали гравці
fair-nonces-text = Кожна людина, сідаючи, додала власний випадковий текст, тож сервер не знав везіння, коли вигадував секрет.
fair-no-nonce = нічого: бот
fair-inherited = { $count ->
    [1] Ця гра продовжує іншу: її перший вибір мав везіння тієї гри, і перевіряють його там.
    [one] Ця гра продовжує іншу: її перший { $count } вибір мав везіння тієї гри, і перевіряють його там.
    [few] Ця гра продовжує іншу: її перші { $count } вибори мали везіння тієї гри, і перевіряють їх там.
   *[other] Ця гра продовжує іншу: її перші { $count } виборів мали везіння тієї гри, і перевіряють їх там.
 }
fair-inherited-link = Перевірити ту гру
fair-draw = Як визначається випадок
fair-draw-text = Вибори гри пронумеровано. Коли черга природи, номер вибору й те, що вище, дають квиток; остача від його ділення на суму ваг каже, що витягнуто. Тож скасований вибір зустріне те саме везіння.
fair-number = Номер вибору
fair-seed = Що підписано секретом
fair-ticket = Квиток: HMAC-SHA256 від цього
fair-whole = Перевірити все
fair-whole-text = Завантажте запис і дайте програмі відтворити всю гру: вона обчислить кожен квиток і порівняє кожну витягнуту зірку, карту й фішку. З’єднання з цим сервером не потрібне.
fair-download = Завантажити запис

## Other pages

lost-page = Тут нічого немає
lost-page-text = Мабуть, адресу обрізано.
lost-table = Такого столу немає
lost-table-text = Можливо, його закрили або посилання обрізано.
lost-damaged = Цей стіл не читається
lost-damaged-text = Його журнал на сервері пошкоджено. Нічого в ньому не змінено; його ще може полагодити той, хто тримає сервер.
lost-game = Такої гри немає
lost-game-text = Можливо, адресу обрізано. Усі ігри — у вітальні.
lost-link = Це посилання вже не переносить місця
lost-link-text = Його вже використано або воно застаріле. Створіть нове на пристрої, де граєте.
lost-home = До вітальні
take-again = Спробувати ще раз
learn-opening = Готуємо вашу першу гру …

about-title = Довідка й автори
about-lead = Orrery переносить сучасні настільні ігри на екран точно за їхніми правилами. Грати може кожен, хто має посилання; вільні місця посідають боти.
about-keys = Клавіші
about-key-tab = обходить частини столу
about-key-arrows = обходять стіл, із Shift — лише те, що можна вибрати; повертають годинник або крокують записом
about-key-enter = вибирає або завершує те, про що питають; якщо вибрати не можна, каже чому
about-key-esc = скасовує один крок
about-key-numbers = вибирають з першої по дев’яту з ваших зірок чи карт
about-key-help = пояснює те, що у фокусі, або чому цього не можна вибрати
about-credits = Автори
about-nebula = «Небула» — гра Крістіана Бустоса й Бернардо Васкеса з малюнками Луни Варгас, видавництво Fractal Juegos. Слова й малюнки тут наші власні; купіть коробку, вона чудова.
about-comet = «Комета» — гра Петера Прінца з малюнками Гендріка Ноака, видавництва Funtails і HUCH!. Слова й малюнки тут наші власні; купіть коробку, її тварини того варті.
about-texts = Усе, що показують поля й карти, саме каже, звідки воно: з книжки правил, з відкритих джерел, виведене чи відтворене нами.
about-fonts = Шрифти: Onest (Dmitri Voloshin, Andrey Kudryavtsev), Spectral (Production Type), обидва за ліцензією SIL Open Font License.
about-drawings = Зірки, поля й піктограми намальовано для цієї сторінки.
about-icons = Силуети тварин, місць і речей: game-icons.net, автори Lorc, Delapouite, Skoll, sbed та інші, за ліцензією CC BY 3.0, тут перефарбовані.
about-made = Зроблено на Svelte, Vite і Fluent.

## Nebula at the table

nebula-part-collect = Збирання
nebula-part-place = Викладка
nebula-part-goals = Цілі
nebula-part-refill = Добір

nebula-tab-galaxy = Галактика
nebula-tab-nebula = Скупчення
nebula-tab-goals = Цілі
nebula-tab-rivals = Рахунок
nebula-tab-log = Журнал

nebula-prompt-other = { $seat-count ->
    [one] { $seat } { $phase-does }.
   *[other] { $seat } { $phase-do }.
 }
nebula-prompt-nature = Хвилинку: { $phase }.
nebula-prompt-over-small = Натисніть рядок журналу, щоб знову побачити ту мить.
nebula-prompt-goal = Виберіть свою таємну ціль.
nebula-prompt-goal-small = Друга карта потай вибуває з гри.
nebula-prompt-sealed = Вашу таємну ціль вибрано.
nebula-prompt-waiting = { $seat-count ->
    [one] Ще вибирає: { $seat }. Доти ви можете передумати.
   *[other] Ще вибирають: { $seat }. Доти ви можете передумати.
 }
nebula-prompt-collect = Поверніть годинники: { $spent } з { $of } кроків.
nebula-prompt-collect-small = Натисніть зірку або потягніть стрілку годинника. Ви берете зірку перед кожним годинником.
nebula-prompt-collect-take = { $stars-count ->
    [0] Так ви не візьмете нічого.
   *[other] Так ви візьмете { $stars-one }.
 }
nebula-prompt-chaos = Хаос: виберіть зірку із запасу, яку віддасте.
nebula-prompt-chaos-small = Ви витягнете п’ять зірок із торбинки й лишите дві. Скасувати це не можна.
nebula-prompt-keep = Лишіть { $count } з витягнутих зірок.
nebula-prompt-keep-small = Решта йде до коробки.
nebula-prompt-place = { $number ->
    [1] Виберіть зірку, яку викладете.
   *[other] Виберіть ще одну зірку або завершіть хід.
 }
nebula-prompt-place-star = { $number ->
    [1] Викладіть { $star-acc }: { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
    [2] Друга зірка: викладіть { $star-acc }, { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
   *[other] Третя зірка: викладіть { $star-acc }, { $cells ->
        [one] відкрита { $cells } клітинка.
        [few] відкриті { $cells } клітинки.
       *[other] відкрито { $cells } клітинок.
     }
 }
nebula-prompt-place-centre = Ваша перша зірка йде в центр.
nebula-prompt-place-black = Викладіть чорну зірку на свій трек.
nebula-prompt-black = Чорна фішка туманності піде на поділку далі.
nebula-prompt-black-full = Чорна фішка піде на поділку далі, тоді ви посунете фішку цінності.
nebula-prompt-bright = { $count ->
    [one] Яскрава зірка — { $star-short }: викладіть таку, і можна викласти { $count } зірку.
    [few] Яскрава зірка — { $star-short }: викладіть таку, і можна викласти { $count } зірки.
   *[other] Яскрава зірка — { $star-short }: викладіть таку, і можна викласти { $count } зірок.
 }
nebula-prompt-done = { $placed ->
    [0] Зараз у вас немає зірки, яку можна викласти.
   *[other] Усе викладено. Завершіть хід або заберіть зірку.
 }
nebula-prompt-done-small = Далі перевіряються цілі й поповнюються скупчення.
nebula-prompt-push = Посуньте фішку цінності на одну поділку.
nebula-prompt-push-small = Під кожною фішкою — що зміниться для всіх.

nebula-act-keep-goal = Лишити цю ціль
nebula-act-take = { $count ->
    [0] Нічого не брати
    [one] Взяти { $count } зірку
    [few] Взяти { $count } зірки
   *[other] Взяти { $count } зірок
 }
nebula-act-take-not-yet = { $spent } з { $of } кроків
nebula-act-chaos = Віддати { $star-one }
nebula-act-chaos-none = Виберіть зірку
nebula-act-keep = Лишити { $stars-one }
nebula-act-keep-none = Виберіть { $count }
nebula-act-done = Кінець ходу

nebula-galaxy-own = Ваша галактика
nebula-galaxy-of = { $seat-you ->
    [yes] Ваша галактика
   *[no] Галактика: { $seat }
 }
nebula-look-own = До моєї
nebula-look-acting = Хто ходить
nebula-over-galaxies = Галактики

nebula-clusters-label = Туманність: три скупчення
nebula-clock-label = Годинник { $cluster-gen }
    .why = Її стрілка вказує на зірку, яку ви візьмете. Поверніть її мишею, натиснувши зірку, або стрілками; три годинники мають разом п’ять кроків.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] стоїть
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
 }, { $stars-count ->
    [0] без зірки
   *[other] { $stars }
 }
nebula-draft = якщо зупинитися тут
nebula-draft-none = жодної зірки, якщо зупинитися тут
nebula-draft-now = дістанеться вам
nebula-chaos-instead = Краще хаос
nebula-time-instead = Краще годинники
nebula-drawn = Зірки, витягнуті з торбинки
nebula-hint-keep = Підказка: лишіть { $stars-one }.
nebula-bright-is = Яскрава — { $star-short }
nebula-bright-why = { $count ->
    [one] з нею { $count } зірка за хід
    [few] з нею { $count } зірки за хід
   *[other] з нею { $count } зірок за хід
 }
nebula-bright-short = яскрава

nebula-blacks = Чорні зірки
nebula-blacks-label = { $count ->
    [0] Трек чорних зірок: порожній
    [one] Трек чорних зірок: { $count } зірка, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
    [few] Трек чорних зірок: { $count } зірки, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
   *[other] Трек чорних зірок: { $count } зірок, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
     }
 }
nebula-blacks-target = { $points ->
    [one] Викласти чорну зірку сюди: трек даватиме { $points } очко
    [few] Викласти чорну зірку сюди: трек даватиме { $points } очки
   *[other] Викласти чорну зірку сюди: трек даватиме { $points } очок
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
nebula-placed-label = За цей хід викладено { $count } з { $room } зірок
nebula-star-titled = { $star }

nebula-spot-star = { $cell }: { $star }
nebula-spot-empty = { $cell }: порожньо
nebula-spot-target = Викласти { $star-acc } { $cell-to }
nebula-spot-replace = Викласти { $star-acc } { $cell-to } замість { $replaced-gen }
nebula-constellation-progress = { $constellation }: { $have } з { $need }

nebula-tip-cell = { $glow ->
    [yes] Сяйна клітинка сузір’я { $constellation }, орбіта { $orbit }.
   *[no] Клітинка сузір’я { $constellation }, орбіта { $orbit }.
 }
nebula-tip-centre = Сяйний центр. Сюди йде ваша перша зірка.
nebula-tip-forbidden = Поруч { $star } ({ $cell })
nebula-tip-forbidden-why = Однакові кольори не стоять поруч.
nebula-tip-no-star = без зірки
nebula-tip-crescent = Півмісяць: звідси взяли зірку минулого ходу.
nebula-tip-too-far = Не вистачає кроків.
nebula-tip-bright = Яскрава зірка: { $star-short }
nebula-tip-bright-why = { $stars ->
    [one] Хто викладає цей колір, може викласти за хід { $stars } зірку.
    [few] Хто викладає цей колір, може викласти за хід { $stars } зірки.
   *[other] Хто викладає цей колір, може викласти за хід { $stars } зірок.
 }
nebula-tip-track = Чорна фішка: поділка { $at } з { $last }
nebula-tip-track-why = Вона рухається з кожною викладеною чорною зіркою. На іскристій поділці міняється яскрава зірка; остання поділка завершує гру.
nebula-tip-black = Чорні зірки викладають на свій трек чорних зірок.
nebula-tip-blacks = Трек дає стільки очок, скільки стоїть за вашою останньою чорною зіркою.

nebula-meters = Чи близько кінець
nebula-meter-track = Чорна фішка
nebula-meter-track-why = Коли вона на останній поділці, гра закінчується після цього раунду.
nebula-meter-constellations = Сузір’я
nebula-meter-constellations-why = Найбільше сузір’їв, завершених одним гравцем; третє закінчує гру після цього раунду.
nebula-meter-markers = Маркери цілей
nebula-meter-markers-why = Маркери на спільних цілях; коли їх досить, гра закінчується після цього раунду.
nebula-meter-bag = У торбинці
nebula-meter-bag-why = Порожня торбинка закінчує гру після цього раунду.

nebula-goals = Цілі
nebula-goals-own = Ваша таємна ціль
nebula-goals-of = Таємна ціль: { $seat }
nebula-goals-common = Спільні цілі
nebula-goals-places = перший / інші
nebula-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }
nebula-aim-secret = таємна ціль
nebula-aim-chip = { $text }: { $have } з { $need }
nebula-aim-worth = { $first ->
    [one] { $first } очко
    [few] { $first } очки
   *[other] { $first } очок
 } тому, хто встигне першим, { $later } усім пізнішим.
nebula-aim-worth-own = { $points ->
    [one] { $points } очко наприкінці, лише вам.
    [few] { $points } очки наприкінці, лише вам.
   *[other] { $points } очок наприкінці, лише вам.
 }
nebula-aim-colours = Кольори: { $have } з { $need }.
nebula-aim-colours-short = { $have }/{ $need } кол.

nebula-values = Планшет цінності
nebula-values-stars = Кольори зірок
nebula-values-stars-unit = очок за зірку
nebula-values-constellations = Сузір’я
nebula-values-constellations-unit = за завершене
nebula-values-advanced = Складні цілі
nebula-values-advanced-unit = рази × ранг
nebula-value-token = Поділка { $space }, ранг { $rank }: дає { $worth }.
nebula-advanced-tip = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
 }, { $worth ->
    [one] по { $worth } очку.
    [few] по { $worth } очки.
   *[other] по { $worth } очок.
 }
nebula-short-pairs = з’єднані
nebula-short-orbits = Орбіти з
nebula-short-beside = біля зовнішнього сяйва
nebula-short-majority = Головний сяйний колір
nebula-short-claimed = Досягнуті спільні цілі
nebula-short-surrounded = Оточене зовнішнє сяйво

nebula-push = Посуньте фішку цінності
nebula-push-label = Посунути { $token-acc }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = очки не зміняться

nebula-first-player = починає кожен раунд
nebula-seat-info = Заповнено клітинок: { $filled } з { $cells }, чорних зірок: { $blacks }. Натисніть, щоб збільшити.
nebula-seat-short = { $filled }/{ $cells } · чорних { $blacks }

## The guided first game

guide-label = Ваша перша гра
guide-leave = Грати без підказок
guide-go = Далі
nebula-guide-about = Найкраща галактика
nebula-guide-about-text = Щоходу ви берете зірки з трьох скупчень і ставите їх у свою галактику. Сузір’я, цілі й чорні зірки дають очки. Коли хтось збере три сузір’я або скінчаться зірки чи цілі, перемагає той, хто має найбільше очок.
guide-goal = Ваша таємна мета
guide-goal-text = Ви лишаєте одну з цих двох карт. Наприкінці вона дасть 14 очок, якщо у вашій галактиці буде те, чого вона просить. Золоті кільця — клітинки, про які вона каже. Виберіть ту, що до вподоби; хибної немає.
guide-wait = Грає бот
guide-wait-text = Стежте за журналом і скупченнями. Те, що взяли інші, зникає до поповнення. Натисніть гравця, щоб побачити його галактику зблизька.
guide-collect = Збирання: поверніть годинники
guide-collect-text = Три годинники, разом п’ять кроків, уперед чи назад. Ви берете зірку перед кожним годинником, навіть перед тим, що стоїть. Натисніть зірку, щоб навести на неї годинник, або потягніть стрілку.
guide-collect-again = Знову збирання
guide-collect-again-text = Спершу гляньте на свої цілі: які кольори вам потрібні? Золоті кільця показують, що ви візьмете. Маючи зірку в запасі, можна й покликати хаос і тягнути з торбинки.
guide-steps = Витратьте всі п’ять
guide-steps-text = Треба пройти рівно п’ять кроків. За один хід годинник не повертається назад, але до підтвердження можна все змінити. Натисніть ту саму зірку ще раз, щоб піти до неї з іншого боку.
guide-take = Беріть
guide-take-text = П’ять із п’яти. Натисніть кнопку, і обведені зірки ваші.
guide-chaos = Хаос
guide-chaos-text = Віддайте одну зірку із запасу, витягніть п’ять із торбинки, лишіть дві. Добре, коли в скупченнях немає нічого потрібного.
guide-keep = Лишіть дві
guide-keep-text = Натисніть дві зірки, які хочете. Інші три вибувають із гри.
guide-centre = Ваша перша зірка
guide-centre-text = Кожна галактика починається з центру. Виберіть зірку із запасу внизу й покладіть її туди. Центр сяє, а деякі цілі рахують сяйні клітинки.
guide-choose = Дві зірки за хід
guide-choose-text = Можна викласти дві зірки різних кольорів. Якщо одна з них того ж кольору, що й яскрава зірка посеред туманності, можна викласти третю.
guide-place = Поруч із зіркою, але не зі своїм кольором
guide-place-text = Обведені клітинки відкриті для цієї зірки: вони торкаються вашої зірки лінією, пунктиром або вздовж орбіти. Однакові кольори ніколи не торкаються. Наведіть на іншу клітинку, щоб побачити, що заважає.
guide-place-more = Думайте наперед
guide-place-more-text = Повне сузір’я дає 6 очок, спільні цілі дають більше тому, хто встигне першим. Пунктирне кільце означає, що ви заміните зірку, яка там лежить.
guide-black = Чорна зірка
guide-black-text = Чорні зірки йдуть на ваш трек над галактикою; число за останньою — його очки. Кожна ще й рухає чорну фішку туманності до кінця гри.
guide-push = Посуньте фішку
guide-push-text = Посуньте одну фішку на поділку праворуч. Що вищий ранг, то дорожчі для всіх її колір, сузір’я чи ціль.
guide-done = Ваш хід зроблено
guide-done-text = Натисніть «Кінець ходу». На досягнуті цілі ляже ваш маркер, а майже порожні скупчення поповняться. Доти зірки можна забрати кнопкою «Назад».
guide-over = Оце й уся гра
guide-over-text = Аркуш показує, звідки взялися очки. У повній грі планшет цінності вирішує, скільки варті кольори й сузір’я. Зіграйте ще або спробуйте проти двох ботів.

## Why the table refuses something

refused-away = за вас грає бот; спершу знову сядьте на своє місце
refused-bad-clock = годинника може не бути, або стільки секунд на хід, або стільки на гру
refused-bad-link = це посилання не наше або застаре; створіть нове там, де граєте
refused-bad-name = ім’я має хоча б одну літеру й один рядок
refused-bad-options = ці налаштування не поєднуються
refused-bad-seat = це місце так змінити не можна
refused-bad-seats = гра не для стількох гравців
refused-bad-text = скажіть щось, щонайбільше 500 знаків
refused-conflict = гра за столом пішла далі деінде; перезавантажте сторінку
refused-damaged = журнал цього столу не читається; нічого в ньому не змінено
refused-fault = сервер помилився; нічого підтвердженого не втрачено, спробуйте ще раз
refused-here = цей гравець на зв’язку
refused-host-only = це може лише господар столу
refused-no-game = такої гри тут немає
refused-no-connection = немає з’єднання
refused-no-guest = браузер не надіслав cookie; дозвольте cookie для цієї сторінки й перезавантажте її
refused-no-table = такого столу немає; можливо, посилання обрізано
refused-not-ready = ще не всі на місцях і готові
refused-not-seated = спершу сядьте за стіл
refused-not-yours = доки гра триває, ви бачите лише те, що може знати ваше місце
refused-nothing = ви ще нічого не вибрали
refused-seated = ви вже сидите за цим столом
refused-taken = там уже хтось сидить
refused-too-soon = цей гравець ще може повернутися; зачекайте трохи
refused-too-big = це забагато за раз
refused-wrong-time = зараз це неможливо

## Comet at the table

comet-first-player = починає гру
comet-tab-valley = Долина
comet-tab-rescued = Врятовані
comet-tab-gold = Золото
comet-tab-rivals = Рахунок
comet-tab-log = Журнал

comet-part-hatch = Вилуплення
comet-part-move = Рух
comet-part-rest = Відпочинок
comet-part-between = Між ходами

comet-group-hatch = Вилуплення
comet-group-move = Рух
comet-group-between = Між ходами
comet-group-always = Завжди
comet-group-scoring = Очки

comet-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
 }
comet-no-ability = Без здібності
comet-exhausted = виснажено
comet-card-once = Раз
comet-hero-word = Герой
comet-card-hidden = прихована карта
comet-egg-label = { $egg } яйце
comet-egg-nest = { $egg } яйце, гніздо { $nest }
comet-symbols-left = Лишилося символів
    .why = Кожен — один крок рятівника на вільне поле цієї місцевості, фіолетовий — на будь-яку; будь-який веде до печери. Що лишиться наприкінці ходу, пропаде.
    .rule = C25
comet-enter-by = За яким символом увійти?
comet-helpers = Зараз допоможуть
comet-look-own = До моїх
comet-look-acting = Хто ходить
comet-over-valley = Долина
comet-beside = Поруч із полем: { $token }
    .why = Нічия фігура. Карта її вершника ставить її на вільну місцевість або гніздо, де всі безплатно перескакують її, як рятівника.
    .rule = C65
comet-hint = Підказка: { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat } вибирає: вилуплення, рух чи відпочинок.
    [hatch] { $seat } виводить тварину.
    [nest] { $seat } вибирає гніздо.
    [move] { $seat } рухається.
    [glide] { $seat } рухається.
    [discarding] { $seat } відпочиває.
    [taking] { $seat } бере золоту карту.
    [drawing] { $seat } відпочиває.
    [between] { $seat } може використати тварину між двома ходами.
    [parrot] { $seat } рухається за щойно зіграною картою.
    [comet-choice] { $seat } вибирає: добрати чи підготувати.
   *[other] { $seat }: { $phase }.
 }
comet-prompt-nature = Хвилинку: { $phase }.
comet-prompt-over-small = Натисніть рядок журналу, щоб знову побачити ту мить.
comet-prompt-comet-small = Комета вже тут: відпочинку більше немає.
comet-prompt-turn = { $comet ->
    [yes] Ваш хід: вилуплення, рух або пас.
   *[no] Ваш хід: вилуплення, рух чи відпочинок.
 }
comet-prompt-turn-small = Натисніть яйце карти, щоб вивести тварину, або її символи, щоб рухатися.
comet-prompt-turn-only = { $comet ->
    [yes] Ви не можете ні вивести тварину, ні рухатися.
   *[no] Ви не можете ні вивести тварину, ні рухатися: відпочиньте й доберіть карт.
 }
comet-prompt-hatch = { $hatches ->
    [0] Виведено. Використайте тварину, що допомагає, або завершіть хід.
    [one] Можна вивести ще { $hatches } тварину.
    [few] Можна вивести ще { $hatches } тварини.
   *[other] Можна вивести ще { $hatches } тварин.
 }
comet-prompt-hatch-small = Тварин, що допомагають під час вилуплення, позначено.
comet-prompt-nest = Виберіть гніздо з номером { $wanted }.
comet-prompt-nest-small = Номер — це шлях до печери, крок за кроком.
comet-prompt-nest-higher = Гніздо { $wanted } зайняте: наступне більше вільне — { $open }.
comet-prompt-amount = На скільки зменшуєте відстань гнізда?
comet-prompt-amount-small = Менший номер ближче до печери.
comet-prompt-move = Рятівник { $savior }, { $name }: натисніть клітинку, що світиться.
comet-prompt-move-small = { $others ->
    [yes] Крапки — символи, яких це коштує. Натисніть іншого рятівника, щоб рухати його.
   *[no] Крапки — символи, яких це коштує.
 }
comet-prompt-cavern = { $steps ->
    [one] До печери { $steps } крок
    [few] До печери { $steps } кроки
   *[other] До печери { $steps } кроків
 }: { $name }, { $points ->
    [one] { $points } очко за порятунок.
    [few] { $points } очки за порятунок.
   *[other] { $points } очок за порятунок.
 }
comet-prompt-move-none = Звідси жоден символ не веде далі.
comet-prompt-move-end = Додайте карту, використайте тварину або завершіть хід.
comet-prompt-move-help = Додайте карту або використайте тварину.
comet-prompt-walking = Рятівник { $savior } у дорозі.
comet-prompt-stopped = Шлях уже закрито; рятівник і символи лишилися такі, як бачите.
comet-prompt-enter = За яким символом увійдете на { $field }?
comet-prompt-enter-small = Збережіть той, що потрібен іншому рятівникові.
comet-prompt-glide = Виберіть, куди йде рятівник.
comet-prompt-glide-small = Символу не треба, оминати не можна.
comet-prompt-scout = Який рятівник може цього ходу оминати ці клітинки?
comet-prompt-scout-small = Натисніть його в долині.
comet-prompt-place = Поставте { $token-acc } на вільну клітинку.
comet-prompt-place-small = Оминати зможуть усі: це сходинка для вас або для них.
comet-prompt-duplicate = Який символ копіюєте?
comet-prompt-discard = Відпочинок: скиньте карти, яких не хочете.
comet-prompt-discard-small = Далі візьмете золоту карту й доберете до ліміту руки.
comet-prompt-take = Візьміть золоту карту з ряду.
comet-prompt-take-small = Вона рахується до ліміту руки.
comet-prompt-draw = Візьміть срібну карту або натомість золоту.
comet-prompt-draw-small = Лише з відкритого ряду.
comet-prompt-comet = Комета вже тут: добрати карти чи підготувати всі свої?
comet-prompt-comet-choice-small = Відтепер ніхто не може відпочивати.
comet-prompt-between = Між двома ходами можна використати тварину.
comet-prompt-between-small = Натисніть щойно зіграну карту або відмовтеся.

comet-act-end = Кінець ходу
comet-act-decline = Ні, дякую
comet-act-discarded = Далі
comet-act-rest = Відпочити
comet-act-stop = Спасувати
comet-act-bonus = Узяти меншу відстань
comet-act-by = на { $amount }
comet-act-scout = Рятівник { $savior }
comet-act-duplicate = копія: { $symbol }
comet-act-draw-silver = Взяти срібну
comet-act-draw-up = Добрати
comet-act-ready-all = Підготувати все
comet-pass = Пас до мого ходу
comet-passing = Пасую до свого ходу
comet-passing-off = Питати знову

comet-hatch = Вивести
comet-hatch-label = Вивести: { $card }, гніздо { $nest }
comet-move = Рух
comet-move-label = Рухатися за картою: { $card }
comet-utility = Зіграти
comet-utility-label = Зіграти «{ $card }»: { $text }
comet-discard = Скинути
comet-discard-label = Скинути: { $card }
comet-take = Взяти
comet-take-label = Взяти: { $card }
comet-copy = Рух за нею
comet-copy-label = Рухатися за символами карти: { $card }
comet-chip-use = Використати:

comet-hand-of = { $seat-you ->
    [yes] Ваша рука
   *[no] Рука: { $seat }
 }
comet-hand-size = { $count } з { $limit }
comet-hand-both = яйце: вивести · символи: рух
comet-hand-discard = натисніть карту, щоб скинути
comet-hand-more = до цього руху можна додати карти
comet-hand-empty = на руці немає карт
comet-display = Ряд золотих карт
comet-display-aside = { $comet ->
    [yes] у колоді { $left }
   *[no] 1 за відпочинок · у колоді { $left }
 }
comet-display-empty = золотих карт не лишилося
comet-played-title = Щойно зіграно для руху
comet-played-aside = між двома ходами
comet-rescued-of = { $seat-you ->
    [yes] Ваш герой і врятовані тварини
   *[no] Герой і врятовані тварини: { $seat }
 }

comet-saviors = Рятівники
comet-savior-left = { $distance ->
    [one] лишився { $distance } крок
    [few] лишилося { $distance } кроки
   *[other] лишилося { $distance } кроків
 }
comet-savior-skips = може оминати { $areas-acc }
comet-savior-free = вільний: виведіть тварину
comet-card-tip = Гніздо: { $nest }. Очки: { $points }. Рух: { $areas }.
comet-savior-tip = { $distance ->
    [one] До печери { $distance } крок
    [few] До печери { $distance } кроки
   *[other] До печери { $distance } кроків
 }; { $points ->
    [one] { $points } очко за порятунок.
    [few] { $points } очки за порятунок.
   *[other] { $points } очок за порятунок.
 }

comet-seat-line = { $out ->
    [yes] пас · { $name }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
     } · { $name }
 }
comet-seat-none = ще нікого не врятовано

comet-valley = Долина
comet-spot-nest = гніздо { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $name } ({ $seat })
comet-piece-pick = Рятівник { $savior }, { $name }: показати, куди може йти
comet-target-nest = Вивести тут: { $what }
comet-target-place = Поставити { $token-acc }: { $what }
comet-target-step = { $free ->
    [yes] Рятівник { $savior }: { $what }
   *[no] Рятівник { $savior }: { $what }, коштує: { $cost }
 }
comet-tip-nest = Тут вилуплюються тварини. За символом у гніздо не входять.
comet-tip-cavern = Сюди веде будь-який символ. Тварину врятовано, рятівник знову вільний.
comet-tip-area = Сюди ведуть символ «{ $area }» і джокер. Фішку тут можна оминути безплатно.

comet-gauge = До комети лишилося карт: { $left } з { $of }
comet-gauge-why = Коли колода порожня, падає комета: у гру входять ще срібні карти ({ $comet }), а відпочинку більше немає.
comet-gauge-here = Комета вже тут; карт у колоді: { $left }
comet-gauge-here-why = Більше ніхто не може відпочивати. Хто не може або не хоче діяти, пасує; потім рахують очки.
comet-gauge-left = { $left ->
    [one] карта
    [few] карти
   *[other] карт
 }

## Comet, the guided first game

comet-guide-about = Поки не впала комета
comet-guide-about-text = Виводьте тварин у гніздах і ведіть їх долиною до печери. Хто дійшов, дає очки й допомагає далі. Коли карти скінчаться, впаде комета: перемагає той, хто має найбільше очок.
comet-guide-first = Виведіть першу тварину
comet-guide-first-text = Кожна карта — це тварина, яку можна вивести, або спосіб рухатися. Число в яйці каже, як далеко від печери вона вилупиться; великі числа дають більше очок і більше допомоги. Натисніть яйце карти.
comet-guide-nest = Виберіть гніздо
comet-guide-nest-text = Ваш рятівник починає в гнізді з цим номером. Якщо всі зайняті — у наступному більшому. Гляньте на клітинки дорогою: які символи вам будуть потрібні?
comet-guide-hatched = Виведено
comet-guide-hatched-text = Тварина чекає біля рятівника. Її здібність діє лише тоді, коли тварину врятовано. Завершіть хід.
comet-guide-turn = Вилуплення, рух чи відпочинок
comet-guide-turn-text = Одне з трьох за хід. У дорозі можуть бути відразу три рятівники. Натисніть символи внизу карти, щоб рухатися за нею: кожен символ — один крок на таку клітинку.
comet-guide-move = Уперед
comet-guide-move-text = До обведених клітинок вистачає символів; наведіть на одну, щоб побачити шлях. Фішки дорогою оминають безплатно, тож чужі рятівники — ваші сходинки. У печеру веде будь-який символ.
comet-guide-on = Використайте решту
comet-guide-on-text = Символи можна поділити між рятівниками. Карт із фіолетовим слідом можна додати скільки завгодно: кожна — один крок на будь-яку місцевість.
comet-guide-end = Рух завершено
comet-guide-end-text = Натисніть «Кінець ходу». Доти кроки можна забрати кнопкою «Назад». Символи, що лишилися, пропадають.
comet-guide-rest = Час відпочити
comet-guide-rest-text = Відпочинок готує все виснажене, дає скинути зайве, взяти золоту карту й добрати до ліміту.
comet-guide-discard = Скиньте те, що не допоможе
comet-guide-discard-text = Натисніть карти, яких не хочете; що менше лишите, то більше доберете. Потім далі.
comet-guide-gold = Золота карта
comet-guide-gold-text = Золоті тварини вміють більше або дорожчі. Карти з позначкою «Раз» грають із руки, і вони зникають.
comet-guide-between = Між двома ходами
comet-guide-between-text = Деякі тварини діють, коли хтось щойно рухався: заберіть ту карту або рухайтеся за її символами. Завжди можна відмовитися.
comet-guide-comet-choice = Падає комета
comet-guide-comet-choice-text = У гру входять останні карти. Доберіть до ліміту або підготуйте все виснажене.
comet-guide-comet = Останні ходи
comet-guide-comet-text = Відпочинку більше немає: маєте лише те, що на руці. Рятуйте, кого можете; тварини в дорозі не дають нічого.
comet-guide-help = Тварина допомагає
comet-guide-help-text = Виберіть на полі або в підказці, що вона робить. Потім вона виснажена, доки не відпочинете.
comet-guide-wait = Грає бот
comet-guide-wait-text = Стежте, куди йдуть інші: їхні фішки — камені, через які можна перестрибнути. Натисніть гравця, щоб побачити, кого він урятував.
comet-guide-over = Оце й уся гра
comet-guide-over-text = Аркуш показує, звідки взялися очки. Вікуньї, ящірки й герої варті плану від самого початку. Зіграйте ще або спробуйте інший бік поля.
