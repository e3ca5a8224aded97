# Страница по-русски.

orrery = Orrery
failed = Не получилось: { $reason }

offline = Нет связи. Страница продолжит сама, когда связь вернётся.

## The top bar

bar-home = Orrery, на главную
bar-online = на связи
bar-offline = нет связи
bar-copy = Скопировать ссылку на стол
bar-copied = Скопировано
copy-by-hand = Скопируйте отсюда:
bar-sound = Звук
bar-sound-on = Звук включён
bar-sound-off = Звук выключен
bar-notices = Уведомления о ходе
bar-notices-on = Уведомления включены
bar-notices-off = Уведомлять о моём ходе
bar-notices-barred = Браузер запрещает уведомления этой страницы
bar-theme = Светлая или тёмная тема
bar-menu = Меню
bar-learn = Научиться играть
bar-about = Помощь и авторы
bar-language = Язык
bar-rules = Правила
bar-cards = Карты
bar-rules-of = Правила: { $game }
bar-cards-of = Карты: { $game }

menu-pause = Поставить на паузу
menu-resume = Продолжить
menu-device = Перенести место на другое устройство
menu-undo = Попросить отменить мой выбор
menu-leave = Покинуть место
menu-fair = Проверить честность игры
menu-replay = Смотреть партию с начала

## Настройки

settings-title = Настройки
settings-pace = Как показывать ходы
settings-pace-calm = Спокойно
settings-pace-brisk = Быстро
settings-pace-instant = Сразу
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-sounds = Звуки
settings-confirm-end = Спрашивать перед концом хода
settings-end-alone = Завершать ход, когда больше нечего делать

## The lobby

lobby-title = { $games ->
    [0] Звёзды ждут.
    [1] Один мир, один стол.
    [2] Два мира, один стол.
    [3] Три мира, один стол.
    [4] Четыре мира, один стол.
    [one] { $games } мир, один стол.
    [few] { $games } мира, один стол.
   *[many] { $games } миров, один стол.
 }
lobby-lead = Выберите игру и начните сразу или откройте стол и позовите друзей по ссылке. Без регистрации и установки.
lobby-you = Ваше имя
lobby-guest = Гость
lobby-guest-number = Гость { $number }
lobby-rivals = Против
lobby-bots = { $count ->
    [1] одного бота
    [one] { $count } бота
    [few] { $count } ботов
   *[other] { $count } ботов
 }
lobby-strength = Уровень
bot-name = { $bot ->
    [random] Наугад
    [newcomer] Новичок
    [casual] Любитель
    [club] Клубный игрок
    [expert] Эксперт
    [greedy] Жадный
   *[other] { $bot }
 }
bot-about = { $bot ->
    [random] Ходит наугад.
    [newcomer] Знает правила, видит лишь то, что перед ним, и забывает.
    [casual] Ходит разумно, но недалеко смотрит вперёд и не следит за вами.
    [club] Хорошо планирует ходы и следит за остальными.
    [expert] Смотрит далеко вперёд и ничего не упускает.
    [greedy] Берёт самое выгодное сейчас, что бы ни делали другие.
   *[other] Бот, которого добавил владелец этого сервера.
 }
bot-others = Другие боты
lobby-games = Игры
lobby-role = Вы хотите
lobby-play-now = Сыграть с ботами
lobby-open-table = Открыть стол
lobby-listing = Новые столы
lobby-listed = Открытые, видны в списке
lobby-unlisted = Закрытые, только по ссылке
lobby-learn = Впервые? Сыграйте с подсказками
game-and-world = { $game } · { $world }
lobby-own = Ваши столы
lobby-own-turn = Ваш ход: { $game }
lobby-asked = { $count ->
    [1] Ход: { $names }
   *[other] Выбирают: { $names }
 }
lobby-open = Открытые столы
lobby-open-none = Открытых столов нет. Откройте свой и отправьте ссылку.
lobby-running = Сейчас играют
lobby-running-none = Открытых партий сейчас нет.
lobby-finished = Записи партий
lobby-finished-none = Здесь появятся сыгранные партии.
lobby-played = Ваши партии
lobby-played-all = Все партии: { $count }
lobby-go-on = Продолжить
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-replay = Запись
lobby-nobody = пока никого

nebula-card-meta = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 } · 40 мин · средняя
nebula-card-line = Перемещайте часы, собирайте звёзды и стройте свою галактику.
comet-card-meta = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 } · 60 мин · средняя
comet-card-line = Спасите как можно больше животных до прилёта кометы.

## Before the start

waiting-title = Кто играет?
waiting-host = Отправьте ссылку или посадите ботов на пустые места. Когда все будут готовы, начните партию.
waiting-guest = Отметьте, когда будете готовы. Партию начинает хозяин стола.
waiting-stranger = Займите место или оставайтесь смотреть.
waiting-full = Все места заняты. Оставайтесь смотреть: партия пойдёт здесь.
waiting-empty = Пустое место
waiting-strength = Уровень игрока { $name }
waiting-ready = ждёт начала
waiting-not-ready = ещё готовится
waiting-sit = Сесть сюда
waiting-add-bot = Добавить бота
waiting-remove-bot = Убрать бота
waiting-size = Мест
waiting-im-ready = Можно начинать
waiting-unready = Ещё минутку
waiting-start = Начать партию
waiting-start-ready = Ждём, пока все будут готовы
waiting-start-seats = Сначала заполните пустые места
waiting-more = Уточнения правил
waiting-own-mix = свой набор
waiting-auto = автоматически: { $value }
waiting-seat-number = место { $number }
waiting-leave = Уйти с места
waiting-link = Позвать друзей
waiting-link-hint = По этой ссылке можно сесть за стол или смотреть.
waiting-link-where = Друзья за другим компьютером?
waiting-link-local = Ссылка работает только на этом компьютере. Как позвать других — на странице помощи.
waiting-as-printed = Играем точно по правилам.
waiting-listed = Этот стол виден всем в списке.
waiting-unlisted = Этот стол можно найти только по ссылке.
waiting-copy = Копировать
waiting-options = Настройки

clock-label = Время на ход
clock-none = Без ограничения
clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[other] { $seconds } секунд на ход
 }
clock-game = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
   *[other] { $minutes } минут на партию
 }
clock-then = Когда время вышло
clock-then-bot = Ходит бот
clock-then-pass = Игрок пасует
clock-own = Ваше время
clock-window = Время до конца этого шага. Оно одинаково для всех.
hints-label = Подсказки?
hints-about = Подсказка говорит, что сделал бы сильный бот и почему. Когда играют несколько человек, все видят, кто её взял.
hints-yes = да, все о них знают
hints-no = нет
window-label = Время на розыгрыш карты
window-about = Когда играют несколько человек, на розыгрыш карты всегда даётся столько времени: никто не узнает, у кого была подходящая карта. Не ответили вовремя — карту не играете. Без заданного времени шаг кончается с последним ответом, и видно, кто мог сыграть.
window-none = нет: до последнего ответа
window-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}

## A card list of one's own

list-title = Список карт
list-shipped = За этим столом встроенный список карт.
list-own = { $count ->
    [one] За этим столом свой список карт: отличается { $count } значение.
    [few] За этим столом свой список карт: отличаются { $count } значения.
   *[other] За этим столом свой список карт: отличается { $count } значений.
 }
list-own-short = { $count ->
    [one] свой список карт: { $count } значение
    [few] свой список карт: { $count } значения
   *[other] свой список карт: { $count } значений
 }
list-hint = Если у вас есть коробка с игрой, запишите, что сказано на ваших картах, и играйте с ними. В файле нужны только отличия.
list-use = Взять мой список карт
list-paste = Вставить текстом
list-paste-label = Текст списка карт
list-paste-use = Взять этот текст
list-template = Скачать встроенный список как основу
list-back = К встроенному списку
list-wrong = { $count ->
    [one] В этом списке { $count } ошибка. Ничего не изменено.
    [few] В этом списке { $count } ошибки. Ничего не изменено.
   *[other] В этом списке { $count } ошибок. Ничего не изменено.
 }
list-line = строка { $line }
list-whole = весь список
list-too-big = Файл слишком большой: не больше { $size } КБ.
list-used = Теперь за столом этот список.

## At the table

title-your-turn = ● Ваш ход · Orrery
title-table = { $game } · Orrery
notice-your-turn = Ваш ход: { $game }
notice-why = Остальные сделали выбор.
where = { $over ->
    [yes] партия окончена
   *[no] раунд { $round }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } зритель
        [few] {" "}· { $watchers } зрителя
       *[other] {" "}· { $watchers } зрителей
     }
 }
where-turn = { $over ->
    [yes] партия окончена
   *[no] { $game ->
        [notalone] раунд
       *[other] ход
     } { $turn }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } зритель
        [few] {" "}· { $watchers } зрителя
       *[other] {" "}· { $watchers } зрителей
     }
 }
where-waiting = ждём игроков
where-from = продолжение другой партии с выбора { $choices }

tabs-label = Части стола
talk-label = Лента, чат и все ходы
talk-log = Лента
talk-chat = Чат
talk-choices = Все ходы
log-label = Что произошло
table-undid = { $seat-you ->
    [yes] Вы отменяете последний выбор.
   *[no] { $seat } отменяет последний выбор.
 }
table-hint = { $seat-you ->
    [yes] Вы берёте подсказку.
   *[no] { $seat } берёт подсказку.
 }
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Ваше время вышло: дальше за вас играет бот.
       *[no] Время вышло ({ $seat }): дальше играет бот.
     }
    [pass] { $seat-you ->
        [yes] Ваше время вышло: вы пасуете.
       *[no] Время вышло: { $seat } пасует.
     }
   *[bot] { $seat-you ->
        [yes] Ваше время вышло: за вас сходил бот.
       *[no] Время вышло ({ $seat }): ходит бот.
     }
 }
table-stand-in = { $asker-you ->
    [yes] По вашей просьбе здесь играет бот: { $seat }.
   *[no] { $asker } зовёт бота на место: { $seat }.
 }
table-left = { $seat-you ->
    [yes] Вы уходите; за вас играет бот.
   *[no] { $seat } уходит; дальше играет бот.
 }
table-back = { $seat-you ->
    [yes] Вы снова за столом.
   *[no] { $seat } снова за столом.
 }
log-empty = Ещё ничего не произошло.
chat-label = Чат стола
chat-empty = Сообщений пока нет.
chat-write = Написать сообщение
chat-send = Отправить
chat-watcher = { $name } (зритель)
chat-watcher-nameless = Зритель
since-mark = После вашего хода
since-label = { $count ->
    [one] После вашего хода произошло { $count } событие. Показать
    [few] После вашего хода произошло { $count } события. Показать
   *[other] После вашего хода произошло { $count } событий. Показать
 }
since-chip = Новых событий: { $count }
advice-label = Что сделал бы сильный бот
advice-close = Закрыть подсказку
choices-label = Всё, что можно сделать сейчас
choices-none = Сейчас от вас ничего не требуется.

seat-own = вы
seat-bot = { $bot ->
    [random] бот, наугад
    [newcomer] бот-новичок
    [casual] бот-любитель
    [club] клубный бот
    [expert] бот-эксперт
   *[other] бот
 }
seat-away = не на связи
seat-left = больше не за столом, играет бот
seat-sealed = выбор сделан

prompt-label = Что делать
board-enlarge = Показать поле крупнее
prompt-sending = отправляем
prompt-hint = Подсказка: что сделал бы лучший бот?
prompt-hint-short = Подсказка
prompt-undo = Отмена
prompt-end-sure = Закончить ход?
prompt-paused = Партия на паузе.

banner-connecting = Соединяемся…
banner-lost = { $seconds ->
    [one] Нет связи. Ваши решения сохранены, новая попытка через { $seconds } секунду.
    [few] Нет связи. Ваши решения сохранены, новая попытка через { $seconds } секунды.
   *[other] Нет связи. Ваши решения сохранены, новая попытка через { $seconds } секунд.
 }
banner-refused = Так нельзя: { $reason }
banner-close = Закрыть
banner-undo-asked = Вы просите отменить свой выбор. Решают остальные.
banner-undo = { $seat-you ->
    [yes] Вы просите отменить последний выбор.
   *[no] { $seat } просит отменить последний выбор.
 }
banner-undo-yes = Разрешить
banner-undo-no = Отказать
banner-away = За вас играет бот.
banner-back = Вернуться на место
banner-gone = { $seat } не на связи.
banner-stand-in = Посадить бота на это место: { $seat }
banner-device = Откройте эту ссылку на другом устройстве, и место перейдёт туда:
banner-moved = Ваше место перешло на другое устройство; здесь вы зритель. Вернуть его можно оттуда тем же способом.

tip-rule = Правило { $rule }

origin-rulebook = напечатано
origin-public = опубликовано
origin-deduced = выведено
origin-reconstructed = восстановлено

score-live = Счёт сейчас
score-final = Итоги
# Beside the points that everybody sees: a secret goal may add to them.
score-and-secret = + личная цель
over-rematch = Сыграть ещё
over-rematch-waiting = Ждём остальных
over-rematch-asked = Сыграть ещё хотят: { $seat }.
over-next = Следующая партия
over-replay = Смотреть запись
over-fair = Проверить честность игры
over-record = Скачать запись
over-lobby = На главную
over-you-first = Вы победили! Отрыв — { $margin } { $margin ->
    [one] очко
    [few] очка
   *[other] очков
 }, второе место: { $seat }.
over-you-first-tied = Вы победили при равном счёте благодаря решающему условию. Второе место: { $seat }.
over-you-shared = Победа общая.
over-you-place = Вы на { $rank ->
    [2] втором
    [3] третьем
    [4] четвёртом
    [5] пятом
    [6] шестом
   *[other] седьмом
 } месте. Победитель: { $seat }, отрыв — { $margin } { $margin ->
    [one] очко
    [few] очка
   *[other] очков
 }.
over-you-place-tied = Вы на { $rank ->
    [2] втором
    [3] третьем
    [4] четвёртом
    [5] пятом
    [6] шестом
   *[other] седьмом
 } месте при равном счёте: победителя определило дополнительное условие. Победитель: { $seat }.
over-course = Ход счёта
over-course-hint = Выберите момент, чтобы перейти к нему
over-course-at = Выбор { $at } из { $of }: { $scores }
over-share = Поделиться
over-shared = Ссылка скопирована
over-more = Ещё
over-picture = Сохранить картинку

## Replay

replay-label = Запись
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
# The key.
replay-space = Пробел
replay-moment = Момент партии
replay-eyes = Точка зрения
replay-eyes-spectator = Как видел зритель
replay-eyes-own = Как видно было мне
replay-eyes-all = Все карты открыты
replay-eyes-of = Как видит { $name }
replay-link = Ссылка на этот момент
replay-copied = Скопировано
replay-now = К настоящему
replay-end = Итоги
replay-on = Играть дальше отсюда
replay-on-why = Новый стол с этого момента: ваше место — { $name }, на остальных боты, случай решит заново.

## Checking the luck

fair-title = Было ли всё честно?
fair-lead = Случайный выбор в партии не подстроит никто: ни сервер, ни игрок. Эта страница проверяет его заново в вашем браузере.
fair-table = Стол: { $game }
fair-before = До партии
fair-before-text = Сервер придумывает секрет и показывает его отпечаток (SHA-256), прежде чем кто-либо сядет за стол. Подменить секрет он больше не может.
fair-commitment = Что было показано: отпечаток
fair-not-yet = Секрет открывают, когда партия окончена; тогда эта страница сможет его проверить.
fair-after = После партии
fair-secret = Секрет
fair-digest = Отпечаток секрета (SHA-256), только что вычисленный вашим браузером
fair-kept = Они совпадают: это тот самый секрет, который сервер зафиксировал до партии.
fair-broken = Они различаются: это не тот секрет, который сервер зафиксировал до партии.
fair-no-crypto = Браузер вычисляет это только на страницах по https или с этого компьютера. Команда ниже работает везде.
fair-nonces = Что добавили игроки
fair-nonces-text = Когда кто-то садится за стол, браузер добавляет случайный текст. Тексты тех, кто сел после показа отпечатка, не дают серверу подобрать удобный секрет.
fair-no-nonce = ничего: бот
fair-inherited = { $count ->
    [one] Эта партия продолжает другую: { $count } первый выбор сделан там и проверяется там.
    [few] Эта партия продолжает другую: { $count } первых выбора сделаны там и проверяются там.
   *[other] Эта партия продолжает другую: { $count } первых выборов сделаны там и проверяются там.
 }
fair-inherited-link = Проверить ту партию
fair-draw = Как решает случай
fair-draw-text = Каждый случайный выбор вычисляется из секрета, текстов игроков и номера выбора. Поэтому после отмены он повторится.
fair-number = Номер выбора
fair-seed = Что подписано секретом
fair-ticket = Результат: HMAC-SHA256; его остаток от деления на сумму весов говорит, что вытянуто
fair-whole = Проверить всё
fair-whole-text = Скачайте запись, и программа переиграет всю партию: вычислит каждый случайный выбор и сравнит каждую звезду, карту и фишку. Связь с этим сервером не нужна.
fair-download = Скачать запись

## Other pages

lost-page = Здесь ничего нет
lost-page-text = Возможно, адрес неполный.
lost-table = Такого стола нет
lost-table-text = Может быть, его закрыли или ссылка неполная.
lost-damaged = Этот стол не читается
lost-damaged-text = Запись стола на сервере повреждена. Ничего не изменено; её может починить владелец сервера.
lost-game = Такой игры нет
lost-game-text = Возможно, адрес неполный. Все игры — на главной.
lost-link = Эта ссылка больше не действует
lost-link-text = Она уже использована или устарела. Сделайте новую на устройстве, где играете.
lost-home = На главную
lost-link-label = Ссылка на стол
lost-link-go = Открыть
lost-link-vain = Это не ссылка на стол.
take-again = Попробовать ещё раз
learn-opening = Готовим вашу первую партию…

about-title = Помощь и авторы
about-lead = Orrery переносит современные настольные игры на экран точно по правилам. Играть может каждый, у кого есть ссылка; пустые места занимают боты.
about-keys = Клавиши
about-key-tab = обходит части стола
about-key-arrows = обходят стол, с Shift — только то, что можно выбрать; перемещают часы или листают запись
about-key-enter = выбирает или подтверждает; если выбрать нельзя, говорит почему
about-key-esc = отменяет один шаг
about-key-numbers = выбирают с первой по девятую из ваших звёзд или карт
about-key-help = объясняет то, что в фокусе, или почему этого нельзя выбрать
about-credits = Авторы
about-nebula = «Небула» — игра Кристиана Бустоса и Бернардо Васкеса с иллюстрациями Луны Варгас, издательство Fractal Juegos. Слова и рисунки здесь наши собственные; купите коробку, она прекрасна.
about-comet = «Комета» — игра Петера Принца с иллюстрациями Хендрика Ноака, издательства Funtails и HUCH!. Слова и рисунки здесь наши собственные; купите коробку, её животные того стоят.
about-texts = О каждом планшете и каждой карте сказано, откуда они: напечатаны в правилах, опубликованы, выведены или восстановлены.
about-fonts = Шрифты: Onest Дмитрия Волошина и Андрея Кудрявцева, Spectral студии Production Type; оба под лицензией SIL Open Font License.
about-drawings = Звёзды, планшеты и значки нарисованы для этой страницы.
about-icons = Силуэты животных, мест и вещей: game-icons.net, авторы Lorc, Delapouite, Skoll, sbed и другие, лицензия CC BY 3.0; здесь перекрашены.
about-made = Сделано на Svelte, Vite и Fluent.

## The guided first game

guide-label = Ваша первая партия
guide-leave = Дальше без подсказок
guide-go = Дальше
guide-progress = { $number } из { $of }
guide-play-on = Играть дальше
guide-real-game = Настоящая партия
guide-not-now = Правила это разрешают. Но этот урок о другом: смотрите на рамку.

## Why the table refuses something

refused-away = за вас играет бот; сначала вернитесь на место
refused-bad-clock = выберите: без ограничения, время на ход или время на партию
refused-bad-link = эта ссылка уже использована, устарела или не наша; создайте новую там, где играете
refused-bad-name = имя — одна строка хотя бы с одной буквой
refused-bad-options = эти настройки не сочетаются
refused-bad-seat = это место так изменить нельзя
refused-bad-seats = на столько игроков игра не рассчитана
refused-bad-text = напишите сообщение не длиннее 500 знаков
refused-bad-window = время на розыгрыш карты — 0 или от 3 до 300 секунд
refused-conflict = стол ушёл вперёд в другом окне; обновите страницу
refused-damaged = запись этого стола не читается; ничего не изменено
refused-damaged-store = хранилище сервера повреждено; часть данных могла пропасть
refused-fault = на сервере произошла ошибка, она записана в журнал; попробуйте ещё раз или сообщите его владельцу
refused-here = этот игрок на связи
refused-host-only = это может только хозяин стола
refused-no-game = такой игры здесь нет
refused-no-connection = нет соединения
refused-no-guest = браузер не прислал cookie; разрешите cookie для этой страницы и обновите её
refused-no-table = такого стола нет; возможно, ссылка неполная
refused-not-ready = ещё не все на местах и готовы
refused-not-seated = сначала займите место
refused-not-yours = пока идёт партия, вы видите только то, что можно знать вашему месту
refused-nothing = вы ещё ничего не выбрали
refused-seated = у вас уже есть место за этим столом
refused-taken = это место занято
refused-too-soon = этот игрок ещё может вернуться; подождите немного
refused-too-big = это слишком много за один раз
refused-too-many = слишком много запросов сразу; попробуйте чуть позже
refused-unavailable = сервер сейчас не может ничего сохранить; попробуйте чуть позже
refused-wrong-time = сейчас это невозможно

## Игры из других пакетов

plain-table = Стол
plain-log = Журнал
plain-yours = Выбираете вы.
plain-waiting = Сейчас ход: { $seat }.
