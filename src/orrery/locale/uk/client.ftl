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
lobby-strength = Рівень
bot-name = { $bot ->
    [random] Навмання
    [newcomer] Новачок
    [casual] Аматор
    [club] Клубний гравець
    [expert] Експерт
    [greedy] Жадібний
   *[other] { $bot }
 }
bot-about = { $bot ->
    [random] Ходить навмання.
    [newcomer] Знає правила, бачить лише те, що перед ним, і забуває.
    [casual] Ходить розумно, але не дивиться далеко вперед і не стежить за вами.
    [club] Добре планує ходи й стежить за рештою.
    [expert] Дивиться далеко вперед і нічого не пропускає.
    [greedy] Бере найвигідніше зараз, хоч би що робили інші.
   *[other] Бот, якого додав власник цього сервера.
 }
bot-others = Інші боти
lobby-games = Ігри
lobby-role = Ви хочете
lobby-play-now = Грати проти ботів
lobby-open-table = Відкрити стіл
lobby-listing = Ваші столи
lobby-listed = видні в списку
lobby-unlisted = лише за посиланням
lobby-learn = Уперше? Гра з підказками
game-and-world = { $game } · { $world }
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
waiting-strength = Рівень гравця { $name }
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
waiting-auto = автоматично: { $value }
waiting-seat-number = місце { $number }
waiting-leave = Звільнити місце
waiting-link = Запросіть друзів
waiting-link-hint = За цим посиланням можна сісти до столу або дивитися.
waiting-link-where = Друзі за іншим комп’ютером?
waiting-link-local = Воно працює лише на цьому комп’ютері: друзям потрібна його адреса в мережі (запустіть із --host 0.0.0.0).
waiting-as-printed = Граємо точно за правилами.
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
clock-window = До кінця цієї миті; вона триває однаково, кого б не питали
hints-label = Підказки?
hints-about = Підказка каже, що зробив би сильний бот і чому. Коли грають кілька людей, усі бачать, хто її взяв.
hints-yes = так, усі про них знають
hints-no = ні
window-label = кожна мить для карт
window-about = Коли грають кілька людей, кожна мить для карт триває рівно стільки, питають вас чи ні: ніхто не бачить, хто міг зіграти карту. Хто не встиг відповісти, карту не грає.
window-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}

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
table-hint = { $seat-you ->
    [yes] Ви берете підказку.
   *[no] { $seat } бере підказку.
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
chat-watcher = { $name } (глядач)
chat-watcher-nameless = Глядач
since-mark = Після вашого ходу
since-label = { $count ->
    [one] Після вашого ходу сталася { $count } подія. Показати
    [few] Після вашого ходу сталися { $count } події. Показати
   *[other] Після вашого ходу сталося { $count } подій. Показати
 }
since-chip = { $count } після вашого ходу
advice-label = Що зробив би сильний бот
advice-close = Закрити підказку
choices-label = Усе, що ви зараз можете зробити
choices-none = Зараз вам нічого робити.

seat-own = ви
seat-bot = { $bot ->
    [random] бот, навмання
    [newcomer] бот-новачок
    [casual] бот-аматор
    [club] клубний бот
    [expert] бот-експерт
   *[other] бот
 }
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
over-fair = Перевірити чесність гри
over-record = Завантажити запис
over-lobby = До вітальні
over-you-first = Ви перемогли! Відрив — { $margin } { $margin ->
    [one] очко
    [few] очки
   *[other] очок
 }, друге місце: { $seat }.
over-you-first-tied = Ви перемогли за додатковою умовою при рівному рахунку. Друге місце: { $seat }.
over-you-shared = Ви розділили перемогу.
over-you-place = Ви на { $rank ->
    [2] другому
    [3] третьому
    [4] четвертому
    [5] п’ятому
    [6] шостому
   *[other] сьомому
 } місці. Переможець: { $seat }, відрив — { $margin } { $margin ->
    [one] очко
    [few] очки
   *[other] очок
 }.
over-you-place-tied = Ви на { $rank ->
    [2] другому
    [3] третьому
    [4] четвертому
    [5] п’ятому
    [6] шостому
   *[other] сьомому
 } місці за рівного рахунку: переможця визначила додаткова умова. Переможець: { $seat }.
over-course = Перебіг рахунку
over-course-hint = Оберіть момент, щоб перейти до нього
over-course-at = Вибір { $at } з { $of }: { $scores }
over-share = Поділитися
over-shared = Посилання скопійовано
over-more = Ще
over-picture = Зберегти зображення

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

## The guided first game

guide-label = Ваша перша гра
guide-leave = Грати без підказок
guide-go = Далі

## Why the table refuses something

refused-away = за вас грає бот; спершу знову сядьте на своє місце
refused-bad-clock = годинника може не бути, або стільки секунд на хід, або стільки на гру
refused-bad-link = це посилання вже використано, воно застаріле або не наше; створіть нове там, де граєте
refused-bad-name = ім’я має хоча б одну літеру й один рядок
refused-bad-options = ці налаштування не поєднуються
refused-bad-seat = це місце так змінити не можна
refused-bad-seats = гра не для стількох гравців
refused-bad-text = скажіть щось, щонайбільше 500 знаків
refused-bad-window = мить для карт триває від 3 до 300 секунд
refused-conflict = гра за столом пішла далі деінде; перезавантажте сторінку
refused-damaged = журнал цього столу не читається; нічого в ньому не змінено
refused-damaged-store = сховище сервера пошкоджено; частину даних могло бути втрачено
refused-fault = на сервері сталася помилка, її записано в журнал; спробуйте ще раз або повідомте його власника
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
refused-too-many = забагато запитів одразу; спробуйте трохи пізніше
refused-unavailable = сервер зараз не може нічого зберегти; спробуйте трохи згодом
refused-wrong-time = зараз це неможливо

## Ігри з інших пакетів

plain-table = Стіл
plain-log = Журнал
plain-yours = Ваш вибір.
plain-waiting = Хід за іншими: { $seat }.
