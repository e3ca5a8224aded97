# The page in Ukrainian.

orrery = Orrery
failed = Не вийшло: { $reason }

offline = Немає зв’язку. Коли він повернеться, сторінка продовжить сама.

## The top bar

bar-home = Orrery, на головну
bar-online = на зв’язку
bar-offline = немає зв’язку
bar-copy = Скопіювати посилання на цей стіл
bar-copied = Скопійовано
copy-by-hand = Скопіюйте звідси:
bar-sound = Звук
bar-sound-on = Звук увімкнено
bar-sound-off = Звук вимкнено
bar-notices = Сповіщення про хід
bar-notices-on = Сповіщення увімкнено
bar-notices-off = Сповіщати про мій хід
bar-notices-barred = Браузер забороняє сповіщення цієї сторінки
bar-theme = Світла чи темна тема
bar-menu = Меню
bar-learn = Навчитися грати
bar-about = Довідка й автори
bar-language = Мова
bar-rules = Правила
bar-cards = Карти
bar-rules-of = Правила: { $game }
bar-cards-of = Карти: { $game }

menu-pause = Призупинити партію
menu-resume = Продовжити
menu-device = Перенести моє місце на інший пристрій
menu-undo = Попросити скасувати мій останній вибір
menu-leave = Залишити моє місце
menu-fair = Перевірити чесність гри
menu-replay = Переглянути партію від початку

## Налаштування

settings-title = Налаштування
settings-pace = Як показувати ходи
settings-pace-calm = Спокійно
settings-pace-brisk = Швидко
settings-pace-instant = Одразу
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-sounds = Звуки
settings-confirm-end = Запитувати перед кінцем ходу
settings-end-alone = Завершувати хід, коли більше нічого робити

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
lobby-lead = Виберіть гру й починайте одразу або відкрийте стіл і запросіть друзів за посиланням. Без облікового запису, нічого не треба встановлювати.
lobby-you = Ваше ім’я
lobby-guest = Гість
lobby-guest-number = Гість { $number }
lobby-rivals = Проти
lobby-bots = { $count ->
    [1] одного бота
    [one] { $count } бота
   *[other] { $count } ботів
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
lobby-listing = Нові столи
lobby-listed = Відкриті, видно у списку
lobby-unlisted = Закриті, лише за посиланням
lobby-learn = Уперше? Зіграйте з підказками
game-and-world = { $game } · { $world }
lobby-own = Ваші столи
lobby-own-turn = Ваш хід: { $game }
lobby-asked = { $count ->
    [one] Хід: { $names }
   *[other] Вибирають: { $names }
 }
lobby-open = Відкриті столи
lobby-open-none = Відкритих столів немає. Відкрийте свій і надішліть посилання.
lobby-running = Зараз грають
lobby-running-none = Зараз відкритих партій немає.
lobby-finished = Записи партій
lobby-finished-none = Тут з’являться зіграні партії.
lobby-played = Ваші партії
lobby-played-all = Усі партії: { $count }
lobby-go-on = Продовжити
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-replay = Запис
lobby-nobody = поки нікого

nebula-card-meta = { $least }–{ $most } гравці · 40 хв · середня
nebula-card-line = Пересувайте годинники, збирайте зірки й будуйте свою галактику.
comet-card-meta = { $least }–{ $most } гравці · 60 хв · середня
comet-card-line = Урятуйте якомога більше тварин, доки не впала комета.

## Before the start

waiting-title = Хто грає?
waiting-host = Надішліть посилання або посадіть ботів на вільні місця. Коли всі будуть готові, почніть партію.
waiting-guest = Позначте, коли будете готові. Партію починає господар столу.
waiting-stranger = Сідайте або лишайтеся глядачем.
waiting-full = Усі місця зайняті. Лишайтеся глядачем: партія йтиме тут.
waiting-empty = Вільне місце
waiting-strength = Рівень гравця { $name }
waiting-ready = чекає початку
waiting-not-ready = ще готується
waiting-sit = Сісти тут
waiting-add-bot = Додати бота
waiting-remove-bot = Прибрати бота
waiting-size = Місця
waiting-im-ready = Можна починати
waiting-unready = Зачекайте ще
waiting-start = Почати партію
waiting-start-ready = Чекаємо, доки всі будуть готові
waiting-start-seats = Спершу заповніть вільні місця
waiting-more = Тлумачення правил
waiting-own-mix = власний набір
waiting-auto = автоматично: { $value }
waiting-seat-number = місце { $number }
waiting-leave = Звільнити місце
waiting-link = Запросіть друзів
waiting-link-hint = За цим посиланням можна сісти до столу або дивитися.
waiting-link-where = Друзі за іншим комп’ютером?
waiting-link-local = Посилання працює лише на цьому комп’ютері. Як запросити інших — на сторінці довідки.
waiting-as-printed = Граємо точно за правилами.
waiting-listed = Цей стіл видно всім у списку.
waiting-unlisted = Цей стіл можна знайти лише за посиланням.
waiting-copy = Копіювати
waiting-options = Налаштування

clock-label = Час на хід
clock-none = Без обмеження
clock-move = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[other] { $seconds } секунд на хід
 }
clock-game = { $minutes ->
    [one] { $minutes } хвилина на партію
    [few] { $minutes } хвилини на партію
   *[other] { $minutes } хвилин на партію
 }
clock-then = Коли час вийшов
clock-then-bot = Ходить бот
clock-then-pass = Гравець пасує
clock-own = Ваш час
clock-window = Час до кінця цього кроку. Він однаковий для всіх.
hints-label = Підказки?
hints-about = Підказка каже, що зробив би сильний бот і чому. Коли грають кілька людей, усі бачать, хто її взяв.
hints-yes = так, усі про них знають
hints-no = ні
window-label = Час на розігрування карти
window-about = Коли грають кілька людей, на розігрування карти завжди є стільки часу: ніхто не дізнається, хто мав відповідну карту. Не відповіли вчасно — карту не граєте. Без заданого часу крок завершується з останньою відповіддю, і видно, хто міг зіграти.
window-none = немає: до останньої відповіді
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
   *[other] Цей стіл грає з власним списком карт: відрізняється { $count } значень.
 }
list-own-short = { $count ->
    [one] власний список карт: { $count } значення
    [few] власний список карт: { $count } значення
   *[other] власний список карт: { $count } значень
 }
list-hint = Якщо маєте коробку з грою, запишіть, що сказано на ваших картах, і грайте з ними. У файлі потрібне лише те, що відрізняється.
list-use = Узяти мій список карт
list-paste = Вставити текстом
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
where-from = продовження іншої партії з вибору { $choices }

tabs-label = Частини столу
talk-label = Журнал, чат і всі ходи
talk-log = Журнал
talk-chat = Чат
talk-choices = Усі ходи
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
       *[no] Час вийшов ({ $seat }): далі грає бот.
     }
    [pass] { $seat-you ->
        [yes] Ваш час вийшов: ви пасуєте.
       *[no] Час вийшов: { $seat } пасує.
     }
   *[bot] { $seat-you ->
        [yes] Ваш час вийшов: за вас сходив бот.
       *[no] Час вийшов ({ $seat }): ходить бот.
     }
 }
table-stand-in = { $asker-you ->
    [yes] На ваше прохання тут грає бот: { $seat }.
   *[no] { $asker } кличе бота на місце: { $seat }.
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
chat-label = Чат столу
chat-empty = Повідомлень поки немає.
chat-write = Написати повідомлення
chat-send = Надіслати
chat-watcher = { $name } (глядач)
chat-watcher-nameless = Глядач
since-mark = Після вашого ходу
since-label = { $count ->
    [one] Після вашого ходу сталася { $count } подія. Показати
    [few] Після вашого ходу сталися { $count } події. Показати
   *[other] Після вашого ходу сталося { $count } подій. Показати
 }
since-chip = Нових подій: { $count }
advice-label = Що зробив би сильний бот
advice-close = Закрити підказку
choices-label = Усе, що ви зараз можете зробити
choices-none = Зараз від вас нічого не потрібно.

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
seat-left = більше не за столом, грає бот
seat-sealed = вибір зроблено

prompt-label = Що робити
board-enlarge = Показати поле більшим
prompt-sending = надсилаємо
prompt-hint = Підказка: що зробив би найкращий бот?
prompt-hint-short = Підказка
prompt-undo = Скасувати
prompt-end-sure = Закінчити хід?
prompt-paused = Партію призупинено.

banner-connecting = З’єднання…
banner-lost = { $seconds ->
    [1] Немає зв’язку. Ваші вибори збережено, нова спроба за секунду.
    [one] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунду.
    [few] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунди.
   *[other] Немає зв’язку. Ваші вибори збережено, нова спроба за { $seconds } секунд.
 }
banner-refused = Так не можна: { $reason }
banner-close = Закрити
banner-undo-asked = Ви просите скасувати свій вибір. Вирішують інші.
banner-undo = { $seat-you ->
    [yes] Ви просите скасувати останній вибір.
   *[no] { $seat } просить скасувати останній вибір.
 }
banner-undo-yes = Дозволити
banner-undo-no = Відмовити
banner-away = За вас грає бот.
banner-back = Повернутися на місце
banner-gone = { $seat } не на зв’язку.
banner-stand-in = Посадити бота на це місце: { $seat }
banner-device = Відкрийте це посилання на іншому пристрої, і ваше місце перейде туди:
banner-moved = Ваше місце перейшло на інший пристрій; тут ви глядач. Повернути його можна звідти так само.

tip-rule = Правило { $rule }

origin-rulebook = надруковано
origin-public = відкрите джерело
origin-deduced = виведено
origin-reconstructed = відтворено

score-live = Рахунок зараз
score-final = Підсумки
# Beside the points that everybody sees: a secret goal may add to them.
score-and-secret = + особиста ціль
over-rematch = Грати ще
over-rematch-waiting = Чекаємо на інших
over-rematch-asked = Грати ще хочуть: { $seat }.
over-next = Наступна партія
over-replay = Переглянути запис
over-fair = Перевірити чесність гри
over-record = Завантажити запис
over-lobby = На головну
over-you-first = Ви перемогли! Відрив — { $margin } { $margin ->
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
 } місці. Переможець: { $seat }, відрив — { $margin } { $margin ->
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
# The key.
replay-space = Пробіл
replay-moment = Момент партії
replay-eyes = Точка зору
replay-eyes-spectator = Як бачив глядач
replay-eyes-own = Як було видно мені
replay-eyes-all = Усі карти відкрито
replay-eyes-of = Як бачить { $name }
replay-link = Скопіювати посилання на цей момент
replay-copied = Скопійовано
replay-now = До партії
replay-end = Підсумки
replay-on = Грати далі звідси
replay-on-why = Новий стіл від цього моменту: ваше місце — { $name }, на інших боти, випадок вирішить знову.

## Checking the luck

fair-title = Чи все було чесно?
fair-lead = Випадкового вибору в партії не підлаштує ніхто: ні сервер, ні гравець. Ця сторінка перевіряє його знову у вашому браузері.
fair-table = Стіл: { $game }
fair-before = До партії
fair-before-text = Сервер вигадує секрет і показує його відбиток (SHA-256), перш ніж хтось сяде за стіл. Підмінити секрет він уже не може.
fair-commitment = Що було показано: відбиток
fair-not-yet = Секрет покажуть, коли партія скінчиться; тоді ця сторінка зможе його перевірити.
fair-after = Після партії
fair-secret = Секрет
fair-digest = Відбиток секрету (SHA-256), щойно обчислений вашим браузером
fair-kept = Вони однакові: це той секрет, який сервер зафіксував до партії.
fair-broken = Вони різні: це не той секрет, який сервер зафіксував до партії.
fair-no-crypto = Браузер обчислює це лише на сторінках через https або з цього комп’ютера. Команда нижче працює всюди.
fair-nonces = Що додали гравці
fair-nonces-text = Коли хтось сідає за стіл, браузер додає випадковий текст. Тексти тих, хто сів після показу відбитка, не дають серверові дібрати вигідний секрет.
fair-no-nonce = нічого: бот
fair-inherited = { $count ->
    [1] Ця партія продовжує іншу: її перший вибір зроблено там і перевіряють там.
    [one] Ця партія продовжує іншу: її перший { $count } вибір зроблено там і перевіряють там.
    [few] Ця партія продовжує іншу: її перші { $count } вибори зроблено там і перевіряють там.
   *[other] Ця партія продовжує іншу: її перші { $count } виборів зроблено там і перевіряють там.
 }
fair-inherited-link = Перевірити ту партію
fair-draw = Як вирішує випадок
fair-draw-text = Кожен випадковий вибір обчислюють із секрету, текстів гравців і номера вибору. Тож після скасування він повториться.
fair-number = Номер вибору
fair-seed = Що підписано секретом
fair-ticket = Результат: HMAC-SHA256; остача від його ділення на суму ваг каже, що витягнуто
fair-whole = Перевірити все
fair-whole-text = Завантажте запис, і програма відтворить усю партію: обчислить кожен випадковий вибір і порівняє кожну зірку, карту й фішку. З’єднання з цим сервером не потрібне.
fair-download = Завантажити запис

## Other pages

lost-page = Тут нічого немає
lost-page-text = Мабуть, адреса неповна.
lost-table = Такого столу немає
lost-table-text = Можливо, його закрили або посилання неповне.
lost-damaged = Цей стіл не читається
lost-damaged-text = Журнал столу на сервері пошкоджено. Нічого не змінено; його може полагодити власник сервера.
lost-game = Такої гри немає
lost-game-text = Можливо, адреса неповна. Усі ігри — на головній.
lost-link = Це посилання більше не діє
lost-link-text = Його вже використано або воно застаріле. Створіть нове на пристрої, де граєте.
lost-home = На головну
lost-link-label = Посилання на стіл
lost-link-go = Відкрити
lost-link-vain = Це не посилання на стіл.
take-again = Спробувати ще раз
learn-opening = Готуємо вашу першу партію…

about-title = Довідка й автори
about-lead = Orrery переносить сучасні настільні ігри на екран точно за правилами. Грати може кожен, хто має посилання; вільні місця посідають боти.
about-keys = Клавіші
about-key-tab = обходить частини столу
about-key-arrows = обходять стіл, із Shift — лише те, що можна вибрати; пересувають годинник або крокують записом
about-key-enter = вибирає або підтверджує; якщо вибрати не можна, каже чому
about-key-esc = скасовує один крок
about-key-numbers = вибирають з першої по дев’яту з ваших зірок чи карт
about-key-help = пояснює те, що у фокусі, або чому цього не можна вибрати
about-credits = Автори
about-nebula = «Небула» — гра Крістіана Бустоса й Бернардо Васкеса з малюнками Луни Варгас, видавництво Fractal Juegos. Слова й малюнки тут наші власні; купіть коробку, вона чудова.
about-comet = «Комета» — гра Петера Прінца з малюнками Гендріка Ноака, видавництва Funtails і HUCH!. Слова й малюнки тут наші власні; купіть коробку, її тварини того варті.
about-texts = Усе, що показують поля й карти, саме каже, звідки воно: з книжки правил, з відкритих джерел, виведене чи відтворене нами.
about-fonts = Шрифти: Onest (Dmitri Voloshin, Andrey Kudryavtsev), Spectral (Production Type), обидва за ліцензією SIL Open Font License.
about-drawings = Зірки, поля й піктограми намальовано для цієї сторінки.
about-icons = Силуети тварин, місць і речей: game-icons.net, автори Lorc, Delapouite, Skoll, sbed та інші, за ліцензією CC BY 3.0, тут перефарбовані.
about-made = Зроблено на Svelte, Vite і Fluent.

## The guided first game

guide-label = Ваша перша партія
guide-leave = Грати без підказок
guide-go = Далі
guide-progress = { $number } з { $of }
guide-play-on = Грати далі
guide-real-game = Справжня партія
guide-not-now = Правила це дозволяють. Але цей урок про інше: дивіться на рамку.

## Why the table refuses something

refused-away = за вас грає бот; спершу знову сядьте на своє місце
refused-bad-clock = виберіть: без обмеження, час на хід або час на партію
refused-bad-link = це посилання не наше або застаріло; створіть нове там, де граєте
refused-bad-name = ім’я має хоча б одну літеру й один рядок
refused-bad-options = ці налаштування не поєднуються
refused-bad-seat = це місце так змінити не можна
refused-bad-seats = гра не розрахована на стільки гравців
refused-bad-text = напишіть повідомлення, щонайбільше 500 знаків
refused-bad-window = час на розігрування карти — 0 або від 3 до 300 секунд
refused-conflict = стіл пішов уперед в іншому вікні; перезавантажте сторінку
refused-damaged = журнал цього столу не читається; нічого не змінено
refused-damaged-store = сховище сервера пошкоджено; частину даних могло бути втрачено
refused-fault = на сервері сталася помилка, її записано в журнал; спробуйте ще раз або повідомте його власника
refused-here = цей гравець на зв’язку
refused-host-only = це може лише господар столу
refused-no-game = такої гри тут немає
refused-no-connection = немає з’єднання
refused-no-guest = браузер не надіслав cookie; дозвольте cookie для цієї сторінки й перезавантажте її
refused-no-table = такого столу немає; можливо, посилання неповне
refused-not-ready = ще не всі на місцях і готові
refused-not-seated = спершу сядьте за стіл
refused-not-yours = доки триває партія, ви бачите лише те, що може знати ваше місце
refused-nothing = ви ще нічого не вибрали
refused-seated = ви вже маєте місце за цим столом
refused-taken = це місце зайнято
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
