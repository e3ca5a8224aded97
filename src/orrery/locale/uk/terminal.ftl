# The terminal in Ukrainian. Commands and the words typed for stars stay as they are read: in English.

## Joining words, and seats

list-empty = нічого
list-pair = { $first } та { $second }
list-more = { $first }, { $rest }
seat-you = ви
seat-name = Місце { $number }

## The command line

terminal-about = Сучасні настільні ігри з прихованою інформацією на одному точному рушії.
terminal-compiled = скомпільовано
terminal-uncompiled = не скомпільовано
terminal-about-play = зіграти проти ботів у цьому терміналі
terminal-about-games = показати ігри та їхні налаштування
terminal-about-rules = показати пронумеровані правила гри, код, що їх виконує, і тести, що їх показують
terminal-about-rules-wanted = номери на зразок N58 або слова з твердження; якщо нічого не вказати — розділи
terminal-about-perft = порахувати, скількома шляхами може піти гра з позиції
terminal-about-replay = переказати записану гру крок за кроком
terminal-about-bench = виміряти, як швидко грає рушій
terminal-about-train = дати ботам грати, щоб знайти для них кращі ваги
terminal-about-train-out = тека для партій і ваг
terminal-about-train-rounds = скільки разів поліпшуються ваги (типово 2)
terminal-about-train-batches = скільки серій партій в одному кроці (типово 20)
terminal-about-train-games = скільки партій у серії (типово 50)
terminal-about-train-resume = продовжити в теці з --out
terminal-about-arena = зіграти ботами один проти одного: хто сильніший і наскільки це певно
terminal-about-arena-bots = боти через кому: імена або модуль:Клас
terminal-about-arena-games = скільки щонайменше партій грає кожна пара (типово 100); з --until — скільки щонайбільше
terminal-about-arena-seed = будь-який текст; те саме зерно повторює всі партії (типово 0)
terminal-about-arena-workers = у скількох процесах грати (типово по одному на ядро); на результати це не впливає
terminal-about-arena-mirrors = кожен бот грає й сам із собою: видно, чого варта сторона між рівними
terminal-about-arena-until = грати першим ботом проти другого, доки 95-відсотковий інтервал його частки перемог не виключить стільки відсотків; якщо сторін понад дві — частку з тим самим відношенням шансів до рівної частки
terminal-about-arena-until-share = те саме, але для самої частки перемог
terminal-about-arena-side = з --until: лише партії цієї сторони, починаючи з 0; можна вказати кілька разів
terminal-about-arena-out = файл для партій: рядок на кожну, щойно вона закінчиться
terminal-about-arena-resume = продовжити файл із --out
terminal-about-arena-html = файл для результатів у вигляді сторінки
terminal-about-game = гра, наприклад nebula
terminal-about-seats = скільки гравців
terminal-about-bots = боти на інших місцях, через кому, по черзі (типово club)
terminal-about-seat = ваше місце, лічачи від 0 (типово 0)
terminal-about-seed = будь-який текст; те саме зерно повторює всі випадковості
terminal-about-world = у якому світі грати: планета, бік поля, набір правил (перелік: orrery games)
terminal-about-variant = за яким варіантом правил грати
terminal-about-option = налаштування гри; перелік покаже «{ $command } games»
terminal-about-content = файл, що повністю чи частково замінює карти або поля
terminal-about-load = збережена гра, яку треба продовжити
terminal-about-version = версія і чи скомпільовано рушій
terminal-about-language = мова всіх текстів: { $languages } (типово мова системи або англійська)
terminal-about-plain = малювати простими знаками, якщо шрифт не має кращих
terminal-about-depth = на скільки виборів углиб рахувати
terminal-about-perft-seed = зерно випадкової гри, за якою йде --after
terminal-about-after = рахувати від позиції після стількох виборів випадкової гри
terminal-about-position = рахувати від збереженої позиції
terminal-about-record = збережена гра або інший запис
terminal-about-eyes = переказати так, як бачило це місце
terminal-about-spectator = переказати так, як бачив глядач
terminal-about-step = показати стіл лише після цього кроку
terminal-about-json = вивести числа для програм
terminal-about-seconds = скільки триває кожне вимірювання
terminal-about-only = міряти лише цю нашу гру; можна вказати кілька разів
terminal-seats = Гравців: від { $least } до { $most }.
terminal-option-bounds = ціле число від { $low } до { $high }

## The numbered rules

terminal-rules-count = { $count ->
    [one] { $count } пронумероване твердження.
    [few] { $count } пронумеровані твердження.
   *[many] { $count } пронумерованих тверджень.
 }
terminal-rules-more = «{ $command } rules { $game } { $rule }» показує твердження, код, що його виконує, і тести, що його показують. Слово замість номера знаходить твердження, де воно є.
terminal-rules-section = Розділ: { $section }
terminal-rules-implemented = Де виконано:
terminal-rules-shown = Які тести це показують:
terminal-rules-for-people = Це для людей: жоден код не може цього виконати.
terminal-rules-no-tests = Тести є у вихідному коді, а не у встановленому пакунку.

## Playing

terminal-welcome = Вітаємо у грі «{ $game }». Зерно { $seed }. Будь-коли наберіть help.
terminal-prompt = >
terminal-person = Людина
terminal-more = { $count ->
    [one] Ще { $count } вибір; наберіть more, щоб побачити.
    [few] Ще { $count } вибори; наберіть more, щоб побачити.
   *[other] Ще { $count } виборів; наберіть more, щоб побачити.
 }
terminal-no-such-number = Наберіть число від 1 до { $last } або команду.
terminal-unclear = { $count ->
    [0] Жоден вибір не містить «{ $word }». Наберіть номер або слова одного рядка.
    [one] «{ $word }» підходить до { $count } вибору. Наберіть більше слів або номер.
   *[other] «{ $word }» підходить до { $count } виборів. Наберіть більше слів або номер.
 }
terminal-choose = Ваш вибір:
terminal-refused = Так не можна: { $reason }.
terminal-undone = Скасовано.
terminal-no-undo = Немає чого скасовувати: можна лише свій останній вибір, і лише доки він не відкрив вам нічого нового.
terminal-no-rules = Ця інсталяція не містить сторінки правил.
terminal-rules-form = Скажіть, яке правило, наприклад: rules { $rule }.
terminal-no-rule = Правила { $rule } немає. Правила нумеровано так: { $example }.
terminal-save-form = Скажіть, куди, наприклад: save evening.json.
terminal-saved = Збережено у { $file }.
terminal-cannot-save = Не вдається зберегти у { $file }: { $reason }.
terminal-load-form = Скажіть, який файл, наприклад: load evening.json.
terminal-loaded = Продовжуємо з { $file }.
terminal-log-form = Скажіть, скільки рядків, наприклад: log 50.
terminal-view-form = Скажіть, чиє поле: місце від 0 до { $last }, наприклад: view 1.
terminal-hint = Порада: { $action }.
terminal-hint-reason = • { $reason }
terminal-left = Партію збережено. Продовжити: { $command } play --load { $file }
terminal-ended = Партію збережено. Переглянути: { $command } replay { $file }
terminal-left-unsaved = Партію не вдалося зберегти у { $file }: { $reason }.

## Help

terminal-help-choices = Наберіть номер вибору або його коротку форму; «back» повертає до всіх виборів, «more» показує решту.
terminal-help-commands = «table» знову показує стіл, «score» — рахунок, «view 1» — поле іншого гравця, «log» — що сталося, «rules { $rule }» — правило.
terminal-help-undo = «undo» скасовує ваш останній вибір, доки він не відкрив вам нічого нового.
terminal-help-files = «save ФАЙЛ» і «load ФАЙЛ» зберігають партію та продовжують її; «quit» виходить і теж зберігає партію.
terminal-help-others = «hint» каже, що на вашому місці зробив би найсильніший бот.

## Serving and verifying

terminal-about-serve = відкрити Orrery у браузері: тримати столи, доки не зупинять
terminal-about-host = адреса, на якій слухати; 0.0.0.0 впускає інших (типово 127.0.0.1)
terminal-about-port = порт, на якому слухати (типово 8000)
terminal-about-store = де зберігати ігри: sqlite:FILE або postgresql://... (типово sqlite:orrery.sqlite3)
terminal-about-bot-workers = у скількох процесах думають боти (типово 1)
terminal-about-bot-pause = скільки секунд бот чекає перед кожним вибором (типово 0.6)
terminal-about-window-pause = скільки секунд триває кожне вікно для таємних відповідей, коли грають кілька людей, якщо господар столу не вибрав інакше (типово 10)
terminal-about-patience = через скільки секунд інші можуть посадити бота грати за того, хто зник
terminal-about-metrics-address = де віддавати метрики для Prometheus, у вигляді HOST:PORT (типово ніде); гравцям ця адреса має бути недоступна
terminal-about-limits = наскільки щедрі обмеження на адресу та на гостя: 1 вистачає великій компанії, 10 — удесятеро більше, 0 — без обмежень (типово 1)
terminal-about-proxy = адреси зворотних проксі через кому, чиїм заголовкам X-Forwarded-For і X-Forwarded-Proto можна вірити (типово жодних)
terminal-about-verify = перевірити, що випадкові вибори записаної партії випливають з її секрету
terminal-verified = { $count ->
    [one] Випадковий вибір ({ $count }) випливає із секрету, зафіксованого до партії.
   *[other] Кожен випадковий вибір (усього { $count }) випливає із секрету, зафіксованого до партії.
 }
terminal-verified-inherited = { $count ->
    [1] Перший вибір узято з іншої партії, з її випадком.
    [one] Перший { $count } вибір узято з іншої партії, з її випадком.
    [few] Перші { $count } вибори взято з іншої партії, з її випадком.
   *[other] Перші { $count } виборів узято з іншої партії, з її випадком.
 }

why-not-nature = випадок зараз так вирішити не може: цього немає серед можливих наслідків
why-not-listed = зараз це вибрати не можна
