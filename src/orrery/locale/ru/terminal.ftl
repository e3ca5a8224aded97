# Терминал по-русски.

## Joining words, and seats

list-empty = ничего
list-pair = { $first } и { $second }
list-more = { $first }, { $rest }
seat-you = вы
seat-name = Место { $number }

## The command line

terminal-about = Современные настольные игры со скрытой информацией, на одном точном движке.
terminal-compiled = скомпилирован
terminal-uncompiled = не скомпилирован
terminal-about-play = сыграть с ботами прямо в терминале
terminal-about-games = перечислить игры и их настройки
terminal-about-rules = показать пронумерованные правила игры, код, который их выполняет, и тесты, которые их показывают
terminal-about-rules-wanted = номера вроде N58 или слова из утверждения; если ничего не указать — разделы
terminal-about-perft = посчитать, сколькими путями может продолжиться позиция
terminal-about-replay = рассказать записанную партию шаг за шагом
terminal-about-bench = измерить скорость движка
terminal-about-train = дать ботам играть, чтобы найти для них лучшие веса
terminal-about-train-out = папка для партий и весов
terminal-about-train-rounds = сколько раз улучшаются веса (по умолчанию 2)
terminal-about-train-batches = сколько серий партий в одном шаге (по умолчанию 20)
terminal-about-train-games = сколько партий в серии (по умолчанию 50)
terminal-about-train-resume = продолжить в папке из --out
terminal-about-arena = сыграть ботами друг против друга: кто сильнее и насколько это достоверно
terminal-about-arena-bots = боты через запятую: имена или модуль:Класс
terminal-about-arena-games = сколько партий как минимум играет каждая пара (по умолчанию 100); с --until — сколько самое большее
terminal-about-arena-seed = любой текст; одно и то же зерно повторяет все партии (по умолчанию 0)
terminal-about-arena-workers = во скольких процессах играть (по умолчанию по одному на ядро); на результаты это не влияет
terminal-about-arena-mirrors = каждый бот играет и сам с собой: видно, чего стоит сторона между равными
terminal-about-arena-until = играть первым ботом против второго, пока 95-процентный интервал его доли побед не исключит столько процентов; если сторон больше двух — долю с тем же отношением шансов к равной доле
terminal-about-arena-until-share = то же, но для самой доли побед
terminal-about-arena-side = с --until: только партии этой стороны, начиная с 0; можно указать несколько раз
terminal-about-arena-out = файл для партий: по строке на каждую, как только она закончится
terminal-about-arena-resume = продолжить файл из --out
terminal-about-arena-html = файл для результатов в виде страницы
terminal-about-game = игра, например nebula
terminal-about-seats = сколько игроков
terminal-about-bots = боты на остальных местах, через запятую, по кругу (по умолчанию club)
terminal-about-seat = ваше место, счёт с 0 (по умолчанию 0)
terminal-about-seed = любой текст; одно и то же зерно повторяет все случайности
terminal-about-world = в каком мире играть: планета, сторона поля, набор правил (список: orrery games)
terminal-about-variant = по какому варианту правил играть
terminal-about-option = настройка игры; их перечисляет «{ $command } games»
terminal-about-content = файл, который заменяет карты или планшеты целиком или частично
terminal-about-load = сохранённая партия, которую надо продолжить
terminal-about-version = версия и скомпилирован ли движок
terminal-about-language = язык всех текстов: { $languages } (по умолчанию язык системы или английский)
terminal-about-plain = рисовать простыми знаками, если в шрифте нет особых
terminal-about-depth = на сколько выборов вглубь считать
terminal-about-perft-seed = зерно случайной партии, за которой следует --after
terminal-about-after = считать от позиции после стольких выборов случайной партии
terminal-about-position = считать от выгруженной позиции
terminal-about-record = сохранённая партия или другая запись
terminal-about-eyes = рассказать так, как это видело данное место
terminal-about-spectator = рассказать так, как это видел зритель
terminal-about-step = показать только стол после этого шага
terminal-about-json = вывести числа для машин
terminal-about-seconds = сколько длится каждое измерение
terminal-about-only = измерить только эту нашу игру; можно указать несколько раз
terminal-seats = От { $least } до { $most } игроков.
terminal-option-bounds = целое число от { $low } до { $high }

## The numbered rules

terminal-rules-count = { $count ->
    [one] { $count } пронумерованное утверждение.
    [few] { $count } пронумерованных утверждения.
   *[many] { $count } пронумерованных утверждений.
 }
terminal-rules-more = «{ $command } rules { $game } { $rule }» показывает утверждение, код, который его выполняет, и тесты, которые его показывают. Слово вместо номера находит утверждения, где оно есть.
terminal-rules-section = Раздел: { $section }
terminal-rules-implemented = Где выполнено:
terminal-rules-shown = Какие тесты это показывают:
terminal-rules-for-people = Это для людей: никакой код не может этого выполнить.
terminal-rules-no-tests = Тесты есть в исходном коде, но не в установленном пакете.

## Playing

terminal-welcome = Добро пожаловать в игру «{ $game }». Зерно { $seed }. В любой момент можно ввести help.
terminal-prompt = >
terminal-person = Человек
terminal-more = { $count ->
    [one] Есть ещё { $count } вариант; введите more, чтобы увидеть его.
    [few] Есть ещё { $count } варианта; введите more, чтобы увидеть их.
    [many] Есть ещё { $count } вариантов; введите more, чтобы увидеть их.
   *[other] Есть ещё варианты: { $count }; введите more, чтобы увидеть их.
 }
terminal-no-such-number = Введите число от 1 до { $last } или команду.
terminal-unclear = { $count ->
    [0] Такого нет ни в одном варианте: «{ $word }». Введите номер или слова одной строки.
    [one] «{ $word }» подходит к { $count } варианту. Введите больше слов одного из них или его номер.
   *[other] «{ $word }» подходит к { $count } вариантам. Введите больше слов одного из них или его номер.
 }
terminal-choose = Ваш выбор:
terminal-refused = Так нельзя: { $reason }.
terminal-undone = Выбор отменён.
terminal-no-undo = Отменять нечего: отменить можно только свой последний выбор, и только пока он не показал вам ничего нового.
terminal-no-rules = В этой установке нет страницы правил.
terminal-rules-form = Скажите, какое правило, например: rules { $rule }.
terminal-no-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
terminal-save-form = Скажите, куда сохранить, например: save evening.json.
terminal-saved = Сохранено в { $file }.
terminal-cannot-save = Не получается сохранить в { $file }: { $reason }.
terminal-load-form = Скажите, какой файл, например: load evening.json.
terminal-loaded = Продолжаем { $file }.
terminal-log-form = Скажите, сколько строк, например: log 50.
terminal-view-form = Скажите, чей планшет: место от 0 до { $last }, например: view 1.
terminal-hint = Совет: { $action }.
terminal-hint-reason = • { $reason }
terminal-left = Партия сохранена. Продолжить её: { $command } play --load { $file }
terminal-ended = Партия сохранена. Посмотреть ещё раз: { $command } replay { $file }
terminal-left-unsaved = Не удалось сохранить партию в { $file }: { $reason }.

## Help

terminal-help-choices = Введите номер варианта или его краткую форму; «back» возвращает ко всем вариантам, «more» показывает остальные.
terminal-help-commands = «table» снова показывает стол, «score» — таблицу очков, «view 1» — планшет другого игрока, «log» — что произошло, «rules { $rule }» — правило.
terminal-help-undo = «undo» отменяет ваш последний выбор, пока он не показал вам ничего нового.
terminal-help-files = «save ФАЙЛ» и «load ФАЙЛ» сохраняют партию и возвращают к ней; «quit» — выход, партия при этом тоже сохраняется.
terminal-help-others = «hint» говорит, что сделал бы на вашем месте сильнейший бот.

## Serving and verifying

terminal-about-serve = открыть Orrery в браузере: держать столы, пока не остановят
terminal-about-host = адрес, который слушать; 0.0.0.0 пускает других (по умолчанию 127.0.0.1)
terminal-about-port = порт, который слушать (по умолчанию 8000)
terminal-about-store = где хранить партии: sqlite:ФАЙЛ или postgresql://... (по умолчанию sqlite:orrery.sqlite3)
terminal-about-bot-workers = в скольких процессах думают боты (по умолчанию 1)
terminal-about-bot-pause = сколько секунд бот ждёт перед каждым выбором (по умолчанию 0.6)
terminal-about-window-pause = сколько секунд открыто каждое окно тайных ответов, когда играют несколько человек, если хозяин стола не выбрал иное (по умолчанию 10)
terminal-about-patience = через сколько секунд другие могут посадить бота играть за того, кто пропал
terminal-about-metrics-address = где отдавать метрики для Prometheus, в виде HOST:PORT (по умолчанию нигде); игрокам этот адрес должен быть недоступен
terminal-about-limits = насколько щедры ограничения на адрес и на гостя: 1 хватает большой компании, 10 — в десять раз больше, 0 — без ограничений (по умолчанию 1)
terminal-about-proxy = адреса обратных прокси через запятую, чьим заголовкам X-Forwarded-For и X-Forwarded-Proto можно верить (по умолчанию никаких)
terminal-about-verify = проверить, что случайные выборы записанной партии следуют из её секрета
terminal-verified = Все случайные выборы (их { $count }) следуют из секрета, зафиксированного до партии.
terminal-verified-inherited = { $count ->
    [one] Начало ({ $count } выбор) взято из другой партии, с её случайными выборами.
    [few] Начало ({ $count } выбора) взято из другой партии, с её случайными выборами.
   *[other] Начало ({ $count } выборов) взято из другой партии, с её случайными выборами.
 }

why-not-nature = так случай сейчас решить не может: этого нет среди возможных исходов
why-not-listed = сейчас это выбрать нельзя
