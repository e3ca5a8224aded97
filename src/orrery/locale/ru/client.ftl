# Страница по-русски.

orrery = Orrery
failed = Не получилось: { $reason }

offline = Нет связи. Страница продолжит сама, когда связь вернётся.

## The top bar

bar-home = Orrery, в зал
bar-online = на связи
bar-offline = нет связи
bar-copy = Скопировать ссылку на стол
bar-copied = Скопировано
copy-by-hand = Скопируйте отсюда:
bar-sound = Звук
bar-sound-on = Звук включён
bar-sound-off = Звук выключен
bar-notices = Уведомления о вашем ходе
bar-notices-on = Вам сообщат, когда ваш ход
bar-notices-off = Сообщать, когда мой ход
bar-notices-barred = Этот браузер не разрешает здесь уведомления
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
menu-fair = Проверить удачу
menu-replay = Партия с самого начала

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
lobby-lead = Выберите игру и начните сразу — или отправьте другу ссылку. Без регистрации и установки.
lobby-you = Ваше имя
lobby-guest = Гость
lobby-guest-number = Гость { $number }
lobby-rivals = Против
lobby-bots = { $count ->
    [1] одного бота
    [one] { $count } бота
    [few] { $count } ботов
   *[other] { $count } ботов
 }
lobby-games = Игры
lobby-play-now = Сыграть с ботами
lobby-open-table = Открыть стол
lobby-listing = Ваши столы
lobby-listed = видны в списке
lobby-unlisted = только по ссылке
lobby-learn = Впервые? Партия с подсказками
lobby-own = Ваши столы
lobby-own-turn = Ваш ход: { $game }
lobby-asked = { $count ->
    [1] выбирает { $names }
   *[other] выбирают { $names }
 }
lobby-open = Подсесть к другим
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
 } · 40 мин
nebula-card-line = Крутите часы, собирайте звёзды, рисуйте галактику.
comet-card-meta = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 } · 60 мин
comet-card-line = Дайте им появиться и проведите через долину, пока не упала комета.

## Before the start

waiting-title = Кто играет?
waiting-host = Отправьте ссылку или посадите ботов на пустые места. Начнёте, когда все готовы.
waiting-guest = Отметьте, когда будете готовы. Партию начинает хозяин стола.
waiting-stranger = Займите место или просто смотрите.
waiting-full = Все места заняты. Оставайтесь смотреть: партия пойдёт здесь.
waiting-empty = Пустое место
waiting-bot = { $bot ->
    [greedy] бот, берёт самое выгодное
    [random] бот, ходит наугад
   *[other] бот
}
waiting-ready = готово
waiting-not-ready = ещё не готово
waiting-sit = Сесть сюда
waiting-add-bot = Добавить бота
waiting-remove-bot = Убрать бота
waiting-size = Мест
waiting-im-ready = Можно начинать
waiting-unready = Ещё минутку
waiting-start = Начать партию
waiting-start-ready = Ждём, пока все будут готовы
waiting-start-seats = Сначала заполните места
waiting-more = Ещё уточнения правил
waiting-own-mix = своя смесь
waiting-seat-number = место { $number }
waiting-leave = Уйти с места
waiting-link = Позвать друзей
waiting-link-hint = По этой ссылке можно сесть за стол или смотреть.
waiting-link-local = Она работает только на этом компьютере: друзьям нужен его адрес в сети (запустите с --host 0.0.0.0).
waiting-listed = Этот стол виден всем в списке.
waiting-unlisted = Этот стол можно найти только по ссылке.
waiting-copy = Копировать
waiting-options = Настройки

clock-label = время на раздумья
clock-none = сколько угодно
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
clock-then = когда время вышло
clock-then-bot = ходит бот
clock-then-pass = пас
clock-own = Ваше время

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
list-hint = Если у вас есть напечатанная игра, запишите, что говорят ваши карты, и играйте с этим. В файле нужно только то, что отличается.
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
where-from = продолжение другой партии, выбор { $choices }

tabs-label = Части стола
talk-label = Лента, чат и доступные ходы
talk-log = Лента
talk-chat = Чат
talk-choices = Ходы
log-label = Что произошло
table-undid = { $seat-you ->
    [yes] Вы отменяете последний выбор.
   *[no] { $seat } отменяет последний выбор.
 }
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Ваше время вышло: дальше за вас играет бот.
       *[no] Время вышло: дальше за { $seat } играет бот.
     }
    [pass] { $seat-you ->
        [yes] Ваше время вышло: вы пасуете.
       *[no] Время вышло: { $seat } пасует.
     }
   *[bot] { $seat-you ->
        [yes] Ваше время вышло: за вас ходит бот.
       *[no] Время вышло: за { $seat } ходит бот.
     }
 }
table-stand-in = { $asker-you ->
    [yes] По вашей просьбе за { $seat } играет бот.
   *[no] { $asker } просит бота играть за { $seat-you ->
        [yes] вас
       *[no] { $seat }
     }.
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
chat-label = Разговор за столом
chat-empty = Пока все молчат.
chat-write = Скажите что-нибудь
chat-send = Отправить
since-mark = После вашего хода
since-label = { $count ->
    [one] После вашего хода произошло { $count } событие. Показать
    [few] После вашего хода произошло { $count } события. Показать
   *[other] После вашего хода произошло { $count } событий. Показать
 }
since-chip = { $count } после вашего хода
choices-label = Всё, что можно сделать сейчас
choices-none = Сейчас от вас ничего не требуется.

seat-own = вы
seat-bot = бот
seat-away = не на связи
seat-left = место покинуто, играет бот
seat-sealed = выбор сделан

prompt-label = Что теперь
prompt-sending = отправляем
prompt-hint = Подсказка: что сделал бы лучший бот?
prompt-undo = Отмена
prompt-paused = Партия на паузе.

banner-connecting = Соединяемся …
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
banner-undo-no = Нет
banner-away = За вас играет бот.
banner-back = Вернуться
banner-gone = { $seat } не на связи.
banner-stand-in = Пусть за { $seat } играет бот
banner-device = Откройте эту ссылку на другом устройстве, и место перейдёт туда:
banner-moved = Ваше место перешло на другое устройство; здесь вы зритель. Вернуть его можно оттуда тем же способом.

tip-rule = Правило { $rule }

origin-rulebook = напечатано
origin-public = опубликовано
origin-deduced = выведено
origin-reconstructed = восстановлено

score-live = Счёт сейчас
score-final = Итоги
over-rematch = Сыграть ещё
over-rematch-waiting = Ждём остальных
over-next = К новой партии
over-replay = Смотреть запись
over-fair = Проверить удачу
over-record = Скачать запись
over-lobby = В зал

## Replay

replay-label = Запись
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-moment = Момент партии
replay-eyes = Чьими глазами
replay-eyes-spectator = как зритель
replay-eyes-own = как было видно мне
replay-eyes-all = всё открыто
replay-eyes-of = глазами: { $name }
replay-link = Ссылка на этот момент
replay-copied = Скопировано
replay-now = К настоящему
replay-end = К итогам
replay-on = Играть дальше отсюда
replay-on-why = Новый стол с этого момента: ваше место — { $name }, на остальных боты, удача новая.

## Checking the luck

fair-title = Была ли удача честной?
fair-lead = Удачу партии здесь не выбирает никто: ни сервер, ни игрок. Эта страница считает всё заново, в вашем браузере.
fair-table = Стол: { $game }
fair-before = До партии
fair-before-text = Сервер придумывает секрет и показывает его SHA-256, прежде чем кто-либо сядет за стол. Подменить секрет он больше не может.
fair-commitment = Что было показано: обязательство
fair-not-yet = Секрет открывают, когда партия окончена; тогда эта страница сможет его проверить.
fair-after = После партии
fair-secret = Секрет
fair-digest = SHA-256 секрета, только что вычисленный вашим браузером
fair-kept = Они совпадают: это тот самый секрет, к которому сервер себя обязал.
fair-broken = Они различаются: это не тот секрет, к которому сервер себя обязал.
fair-no-crypto = Ваш браузер считает такое только на страницах по https или с этой машины. Команда ниже делает это везде.
fair-nonces = Что добавили игроки
fair-nonces-text = Когда кто-то садится за стол, браузер добавляет случайный текст. Тексты тех, кто сел после обещания, не дают серверу подобрать удобный секрет.
fair-no-nonce = ничего: бот
fair-inherited = { $count ->
    [one] Эта партия продолжает другую: начало ({ $count } выбор) шло с её удачей и проверяется там.
    [few] Эта партия продолжает другую: начало ({ $count } выбора) шло с её удачей и проверяется там.
   *[other] Эта партия продолжает другую: начало ({ $count } выборов) шло с её удачей и проверяется там.
 }
fair-inherited-link = Проверить ту партию
fair-draw = Как делается выбор случая
fair-draw-text = Выборы партии пронумерованы. Когда ходит природа, номер выбора и всё, что выше, дают билет; его остаток от деления на сумму весов говорит, что вытянуто. Поэтому отменённый выбор встречает ту же удачу.
fair-number = Номер выбора
fair-seed = Что подписано секретом
fair-ticket = Билет: HMAC-SHA256 от этого
fair-whole = Проверить всё
fair-whole-text = Скачайте запись, и программа переиграет всю партию: вычислит каждый билет и сравнит каждую вытянутую звезду, карту и фишку. Связь с этим сервером не нужна.
fair-download = Скачать запись

## Other pages

lost-page = Здесь ничего нет
lost-page-text = Возможно, адрес обрезан.
lost-table = Такого стола нет
lost-table-text = Может быть, его закрыли или ссылка обрезана.
lost-damaged = Этот стол не читается
lost-damaged-text = Его запись на сервере повреждена. В ней ничего не изменено; её ещё может починить тот, кто держит сервер.
lost-game = Такой игры нет
lost-game-text = Возможно, адрес обрезан. Все игры — в зале.
lost-link = Эта ссылка больше не переносит место
lost-link-text = Она уже использована или устарела. Сделайте новую на устройстве, где играете.
lost-home = В зал
take-again = Попробовать ещё раз
learn-opening = Готовим вашу первую партию …

about-title = Помощь и авторы
about-lead = Orrery переносит современные настольные игры на экран точно по их правилам. Играть может каждый, у кого есть ссылка; пустые места занимают боты.
about-keys = Клавиши
about-key-tab = обходит части стола
about-key-arrows = обходят стол, с Shift — только то, что можно выбрать; крутят часы или листают запись
about-key-enter = выбирает или завершает то, о чём спрашивают; если выбрать нельзя, говорит почему
about-key-esc = отменяет один шаг
about-key-numbers = выбирают с первой по девятую из ваших звёзд или карт
about-key-help = объясняет то, что в фокусе, или почему этого нельзя выбрать
about-credits = Авторы
about-nebula = «Небула» — игра Кристиана Бустоса и Бернардо Васкеса с иллюстрациями Луны Варгас, издательство Fractal Juegos. Слова и рисунки здесь наши собственные; купите коробку, она прекрасна.
about-comet = «Комета» — игра Петера Принца с иллюстрациями Хендрика Ноака, издательства Funtails и HUCH!. Слова и рисунки здесь наши собственные; купите коробку, её животные того стоят.
about-texts = О каждом планшете и каждой карте сказано, откуда они: напечатаны в правилах, опубликованы, выведены или восстановлены.
about-fonts = Шрифты: Onest Дмитрия Волошина и Андрея Кудрявцева, Spectral студии Production Type; оба под лицензией SIL Open Font License.
about-drawings = Звёзды, планшеты и значки нарисованы для этой страницы.
about-icons = Силуэты животных, мест и вещей: game-icons.net, авторы Lorc, Delapouite, Skoll, sbed и другие, лицензия CC BY 3.0; здесь перекрашены.
about-made = Сделано на Svelte, Vite и Fluent.

## Nebula at the table

nebula-part-collect = Сбор
nebula-part-place = Выкладка
nebula-part-goals = Цели
nebula-part-refill = Добор

nebula-tab-galaxy = Галактика
nebula-tab-nebula = Небула
nebula-tab-goals = Цели
nebula-tab-rivals = Счёт
nebula-tab-log = Лента

nebula-prompt-other = { $seat-count ->
    [1] { $seat } { $phase-one }.
   *[other] { $seat } { $phase-many }.
 }
nebula-prompt-nature = Секунду: { $phase }.
nebula-prompt-over-small = Нажмите строку ленты, чтобы снова увидеть тот момент.
nebula-prompt-goal = Выберите личную цель.
nebula-prompt-goal-small = Другая карта уходит из игры, её никто не увидит.
nebula-prompt-sealed = Личная цель выбрана.
nebula-prompt-waiting = { $seat-count ->
    [1] Ещё выбирает: { $seat }. А пока можно передумать.
   *[other] Ещё выбирают: { $seat }. А пока можно передумать.
 }
nebula-prompt-collect = { $of ->
    [one] Крутите часы: { $spent } из { $of } шага.
   *[other] Крутите часы: { $spent } из { $of } шагов.
 }
nebula-prompt-collect-small = Нажмите на звезду или тяните стрелку. Вы возьмёте звезду перед каждыми часами.
nebula-prompt-collect-take = { $stars-count ->
    [0] Так вы не возьмёте ничего.
   *[other] Так вы возьмёте { $stars-which }.
 }
nebula-prompt-chaos = Хаос: выберите звезду из запаса, которую отдадите.
nebula-prompt-chaos-small = Вы вытянете из мешочка пять звёзд и оставите две. Это нельзя отменить.
nebula-prompt-keep = { $count ->
    [one] Оставьте { $count } звезду из вытянутых.
    [few] Оставьте { $count } звезды из вытянутых.
   *[other] Оставьте { $count } звёзд из вытянутых.
 }
nebula-prompt-keep-small = Остальные отправятся в коробку.
nebula-prompt-place = { $number ->
    [1] Выберите звезду, которую разместите.
   *[other] Выберите ещё одну звезду или завершите ход.
 }
nebula-prompt-place-star = { $number ->
    [1] Поместите { $star-acc }
    [2] Вторая звезда — { $star-short }
   *[other] Третья звезда — { $star-short }
 }: { $cells } { $cells ->
    [one] ячейка
    [few] ячейки
   *[other] ячеек
 }.
nebula-prompt-place-centre = Ваша первая звезда занимает центр.
nebula-prompt-place-black = Поместите чёрную звезду на свою шкалу.
nebula-prompt-black = Фишка чёрной звезды в туманности сдвинется на 1 деление.
nebula-prompt-black-full = Фишка чёрной звезды сдвинется на 1 деление, потом вы продвинете фишку ценности.
nebula-prompt-bright = { $count ->
    [one] Яркая звезда — { $star-short }: с этим цветом можно разместить { $count } звезду.
    [few] Яркая звезда — { $star-short }: с этим цветом можно разместить { $count } звезды.
   *[other] Яркая звезда — { $star-short }: с этим цветом можно разместить { $count } звёзд.
 }
nebula-prompt-done = { $placed ->
    [0] Сейчас вам нечего разместить.
   *[other] Всё размещено. Завершите ход или верните звезду.
 }
nebula-prompt-done-small = Потом проверяются цели и пополняются скопления.
nebula-prompt-push = Продвиньте фишку ценности на 1 деление.
nebula-prompt-push-small = Под каждой фишкой — что это изменит для всех.

nebula-act-keep-goal = Оставить цель
nebula-act-take = { $count ->
    [0] Не брать ничего
    [one] Взять { $count } звезду
    [few] Взять { $count } звезды
   *[other] Взять { $count } звёзд
 }
nebula-act-take-not-yet = { $of ->
    [one] { $spent } из { $of } шага
   *[other] { $spent } из { $of } шагов
 }
nebula-act-chaos = Отдать { $star-which }
nebula-act-chaos-none = Выберите звезду
nebula-act-keep = Оставить { $stars-which }
nebula-act-keep-none = Выберите { $count }
nebula-act-done = Конец хода

nebula-galaxy-own = Ваша галактика
nebula-galaxy-of = { $seat-you ->
    [yes] Ваша галактика
   *[no] Галактика: { $seat }
 }
nebula-look-own = К моей
nebula-look-acting = Кто ходит
nebula-over-galaxies = К галактикам

nebula-clusters-label = Туманность: три скопления
nebula-clock-label = Часы: { $cluster }
    .why = Её стрелка указывает на звезду, которую вы возьмёте. Поверните её мышью, нажатием на звезду или стрелками; у трёх часов пять шагов вместе.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] на месте
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }, { $stars-count ->
    [0] звезды нет
   *[other] { $stars }
 }
nebula-draft = если остановиться здесь
nebula-draft-none = здесь звёзд не будет
nebula-draft-now = ваши
nebula-chaos-instead = Лучше хаос
nebula-time-instead = Лучше часы
nebula-drawn = Звёзды из мешочка
nebula-hint-keep = Подсказка: оставьте { $stars-which }.
nebula-bright-is = Яркая звезда: { $star-short }
nebula-bright-why = { $count ->
    [one] с ней { $count } звезда за ход
    [few] с ней { $count } звезды за ход
   *[other] с ней { $count } звёзд за ход
 }
nebula-bright-short = яркая

nebula-blacks = Чёрные звёзды
nebula-blacks-label = { $count ->
    [0] Шкала чёрных звёзд пуста
    [one] Шкала чёрных звёзд: { $count } звезда, { $points } ПО
    [few] Шкала чёрных звёзд: { $count } звезды, { $points } ПО
   *[other] Шкала чёрных звёзд: { $count } звёзд, { $points } ПО
 }
nebula-blacks-target = Поместить чёрную звезду сюда: шкала принесёт { $points } ПО
nebula-stock = Запас
nebula-stock-own = Ваш запас
nebula-stock-empty = запас пуст
nebula-stock-star = { $count ->
    [1] { $star }
   *[other] { $count } × { $star }
 }{ $bright ->
    [yes] {", "}яркий цвет
   *[no] {""}
 }
nebula-placed-word = размещено
nebula-placed-label = { $room ->
    [one] Размещено за ход: { $count } из { $room } звезды
   *[other] Размещено за ход: { $count } из { $room } звёзд
 }
nebula-star-titled = { $star }

nebula-spot-star = { $cell }: { $star }
nebula-spot-empty = { $cell }: пусто
nebula-spot-target = Поместить { $star-acc } { $cell-to }
nebula-spot-replace = Поместить { $star-acc } { $cell-to } вместо { $replaced-gen }
nebula-constellation-progress = { $constellation }: { $have } из { $need }

nebula-tip-cell = { $glow ->
    [yes] Светящаяся ячейка созвездия { $constellation }, орбита { $orbit }.
   *[no] Ячейка созвездия { $constellation }, орбита { $orbit }.
 }
nebula-tip-centre = Светящийся центр. Сюда ложится ваша первая звезда.
nebula-tip-forbidden = Рядом { $star }: { $cell }
nebula-tip-forbidden-why = Одинаковые цвета не соединяются.
nebula-tip-no-star = звезды нет
nebula-tip-crescent = Полумесяц: отсюда взяли звезду в прошлый ход.
nebula-tip-too-far = Оставшихся шагов не хватит.
nebula-tip-bright = Яркая звезда: { $star-short }
nebula-tip-bright-why = { $stars ->
    [one] Разместив этот цвет, можно за ход разместить { $stars } звезду.
    [few] Разместив этот цвет, можно за ход разместить { $stars } звезды.
   *[other] Разместив этот цвет, можно за ход разместить { $stars } звёзд.
 }
nebula-tip-track = Фишка чёрной звезды: деление { $at } из { $last }
nebula-tip-track-why = Сдвигается с каждой размещённой чёрной звездой. На сияющем делении меняется яркая звезда; последнее деление завершает партию.
nebula-tip-black = Чёрные звёзды ложатся на вашу шкалу чёрных звёзд.
nebula-tip-blacks = Шкала приносит число справа от вашей последней чёрной звезды.

nebula-meters = Близко ли конец
nebula-meter-track = Чёрная фишка
nebula-meter-track-why = Дойдя до последнего деления, она завершает партию после этого раунда.
nebula-meter-constellations = Созвездия
nebula-meter-constellations-why = Сколько созвездий завершено у лучшего игрока; третье завершает партию после этого раунда.
nebula-meter-markers = Маркеры целей
nebula-meter-markers-why = Маркеры на общих целях; когда их достаточно, партия завершается после этого раунда.
nebula-meter-bag = В мешке
nebula-meter-bag-why = Пустой мешочек завершает партию после этого раунда.

nebula-goals = Цели
nebula-goals-own = Ваша личная цель
nebula-goals-of = { $seat-you ->
    [yes] Ваша личная цель
   *[no] Личная цель: { $seat }
 }
nebula-goals-common = Общие цели
nebula-goals-places = первый / другие
nebula-points = { $points } ПО
nebula-aim-secret = личная цель
nebula-aim-chip = { $text }: { $have } из { $need }
nebula-aim-worth = { $first } ПО первому, { $later } — всем, кто позже.
nebula-aim-worth-own = { $points } ПО в конце, только вам.
nebula-aim-colours = Цвета: { $have } из { $need }.
nebula-aim-colours-short = { $have }/{ $need } цв.

nebula-values = Планшет ценности
nebula-values-stars = Цвета звёзд
nebula-values-stars-unit = ПО за звезду
nebula-values-constellations = Созвездия
nebula-values-constellations-unit = за завершённое
nebula-values-advanced = Продвинутые цели
nebula-values-advanced-unit = число × место
nebula-value-token = Деление { $space }, место { $rank }: приносит { $worth } ПО.
nebula-advanced-tip = { $count ->
    [one] { $count } раз, по { $worth } ПО.
    [few] { $count } раза, по { $worth } ПО.
   *[other] { $count } раз, по { $worth } ПО.
 }
nebula-short-pairs = соединены
nebula-short-orbits = Орбиты, где
nebula-short-beside = рядом со светящейся
nebula-short-majority = Главный цвет свечения
nebula-short-claimed = Достигнутые общие цели
nebula-short-surrounded = Окружённые светящиеся

nebula-push = Продвинуть фишку ценности
nebula-push-label = Продвинуть { $token-acc }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = очки не меняются

nebula-first-player = начинает каждый раунд
nebula-seat-info = Занято ячеек: { $filled } из { $cells }, чёрных звёзд: { $blacks }. Нажмите, чтобы увидеть крупно.
nebula-seat-short = { $filled }/{ $cells } · { $blacks } чёрн.

## The guided first game

guide-label = Ваша первая партия
guide-leave = Дальше без подсказок
guide-go = Дальше
nebula-guide-about = Самая красивая галактика
nebula-guide-about-text = Каждый ход вы берёте звёзды из трёх скоплений и ставите их в свою галактику. Созвездия, цели и чёрные звёзды приносят очки. Когда кто-то соберёт три созвездия или кончатся звёзды или цели, побеждает тот, у кого больше очков.
guide-goal = Тайна, ради которой стоит стараться
guide-goal-text = Вы оставляете одну из этих двух карт. В конце она даст 14 ПО, если ваша галактика покажет то, о чём она просит. Золотые кольца — ячейки, о которых идёт речь. Берите ту, что нравится; ошибиться нельзя.
guide-wait = Ходит бот
guide-wait-text = Следите за лентой и скоплениями. Взятого другими не будет, пока скопления не пополнятся. Нажмите на игрока, чтобы увидеть его галактику крупно.
guide-collect = Сбор: крутите часы
guide-collect-text = Трое часов и пять шагов на всех, вперёд или назад. Вы берёте звезду перед каждыми часами, и перед неподвижными тоже. Нажмите на звезду, чтобы повернуть к ней часы, или тяните стрелку.
guide-collect-again = Снова сбор
guide-collect-again-text = Сначала взгляните на цели: какие цвета вам нужны? Золотые кольца показывают, что вы возьмёте. Если в запасе есть звезда, можно обратиться к хаосу и тянуть из мешочка.
guide-steps = Все пять шагов
guide-steps-text = Нужно потратить ровно пять шагов. За ход часы не возвращаются назад, но до подтверждения можно всё изменить. Нажмите ту же звезду ещё раз, чтобы пойти в обход.
guide-take = Берите
guide-take-text = Пять из пяти. Нажмите кнопку, и звёзды в кольцах ваши.
guide-chaos = Хаос
guide-chaos-text = Отдайте одну звезду из запаса, вытяните пять из мешочка и оставьте две. Выручает, когда в скоплениях нет ничего нужного.
guide-keep = Оставьте две
guide-keep-text = Нажмите две звезды, которые хотите оставить. Остальные три покидают игру.
guide-centre = Ваша первая звезда
guide-centre-text = Каждая галактика начинается с центра. Выберите внизу звезду из запаса и поместите её туда. Центр светится, а некоторые цели считают светящиеся ячейки.
guide-choose = Две звезды за ход
guide-choose-text = Можно разместить две звезды разных цветов. Если одна из них того же цвета, что яркая звезда в середине туманности, можно разместить и третью.
guide-place = Рядом, но не с тем же цветом
guide-place-text = Ячейки в кольцах открыты для этой звезды: они соединены с вашей звездой линией, пунктиром или орбитой. Одинаковые цвета соединять нельзя. Наведите на другую ячейку, чтобы узнать, что мешает.
guide-place-more = Думайте наперёд
guide-place-more-text = Завершённое созвездие приносит 6 ПО, а общие цели — больше тому, кто успел первым. Пунктирное кольцо значит, что вы замените лежащую там звезду.
guide-black = Чёрная звезда
guide-black-text = Чёрные звёзды ложатся на шкалу над галактикой; число справа от последней — её очки. Каждая двигает и фишку чёрной звезды в туманности, приближая конец партии.
guide-push = Продвиньте фишку
guide-push-text = Сдвиньте одну фишку на деление вправо. Чем выше место, тем дороже для всех её цвет, созвездие или цель.
guide-done = Ваш ход сделан
guide-done-text = Нажмите «Конец хода». Достигнутые цели получат ваш маркер, почти пустые скопления пополнятся. До этого звёзды можно вернуть кнопкой «Отмена».
guide-over = Вот и вся партия
guide-over-text = В таблице видно, откуда взялись очки. В полной игре цену цветов и созвездий определяет планшет ценности. Сыграйте ещё или попробуйте против двух ботов.

## Why the table refuses something

refused-away = за вас играет бот; сначала вернитесь на место
refused-bad-clock = часы: без ограничения, столько-то секунд на ход или столько-то на партию
refused-bad-link = эта ссылка не наша или устарела; сделайте новую там, где играете
refused-bad-name = имя — одна строка хотя бы с одной буквой
refused-bad-options = эти настройки не сочетаются
refused-bad-seat = это место так изменить нельзя
refused-bad-seats = игра не на столько игроков
refused-bad-text = скажите что-нибудь, не длиннее 500 знаков
refused-conflict = стол ушёл вперёд в другом месте; загрузите страницу заново
refused-damaged = запись этого стола не читается; в ней ничего не изменено
refused-fault = сервер ошибся; ничего подтверждённого не потеряно, попробуйте ещё раз
refused-here = этот игрок на связи
refused-host-only = это может только хозяин стола
refused-no-game = такой игры здесь нет
refused-no-connection = нет соединения
refused-no-guest = браузер не прислал cookie; разрешите cookie для этой страницы и загрузите её снова
refused-no-table = такого стола нет; может быть, ссылка обрезана
refused-not-ready = ещё не все на местах и готовы
refused-not-seated = сначала займите место
refused-not-yours = пока идёт партия, вы видите только то, что можно знать вашему месту
refused-nothing = вы ещё ничего не выбрали
refused-seated = вы уже сидите за этим столом
refused-taken = здесь уже кто-то сидит
refused-too-soon = этот игрок ещё может вернуться; подождите немного
refused-too-big = это слишком много за один раз
refused-wrong-time = сейчас это невозможно

## Comet at the table

comet-first-player = первый ход
comet-tab-valley = Долина
comet-tab-rescued = Спасены
comet-tab-gold = Золото
comet-tab-rivals = Счёт
comet-tab-log = Лента

comet-part-hatch = Появление
comet-part-move = Перемещение
comet-part-rest = Обновление
comet-part-between = Между ходами

comet-group-hatch = Появление
comet-group-move = Перемещение
comet-group-between = Между ходами
comet-group-always = Всегда
comet-group-scoring = Очки

comet-points = { $points } ПО
comet-no-ability = Нет способности
comet-exhausted = активирована
comet-card-once = Один раз
comet-hero-word = Вожак
comet-card-hidden = скрытая карта
comet-egg-label = { $egg } яйцо
comet-egg-nest = { $egg } яйцо, гнездо { $nest }
comet-symbols-left = Осталось символов
    .why = Каждый — один шаг спасителя на свободное поле этой местности, фиолетовый — на любую; любой ведёт в пещеру. Что останется к концу хода, пропадёт.
    .rule = C25
comet-enter-by = С каким символом войти?
comet-helpers = Могут помочь сейчас
comet-look-own = К моим
comet-look-acting = Кто ходит
comet-over-valley = К долине
comet-beside = Рядом с полем: { $token }
    .why = Ничья фигура. Карта её всадника ставит её на свободную местность или гнездо, где все бесплатно перескакивают её, как спасителя.
    .rule = C65
comet-hint = Подсказка: { $what }.

comet-prompt-other = { $seat-count ->
    [1] { $seat } { $phase-one }.
   *[other] { $seat } { $phase-many }.
 }
comet-prompt-nature = Секунду: { $phase }.
comet-prompt-over-small = Нажмите строку ленты, чтобы снова увидеть тот момент.
comet-prompt-comet-small = Комета прилетела: обновления больше нет.
comet-prompt-turn = { $comet ->
    [yes] Ваш ход: появление, перемещение или пас.
   *[no] Ваш ход: появление, перемещение или обновление.
 }
comet-prompt-turn-small = Яйцо карты — появление, её символы — перемещение.
comet-prompt-turn-only = { $comet ->
    [yes] Появление и перемещение невозможны.
   *[no] Появление и перемещение невозможны: выполните обновление и доберите карты.
 }
comet-prompt-hatch = { $hatches ->
    [0] Животное появилось. Примените помощника или завершите ход.
    [one] Может появиться ещё { $hatches } животное.
    [few] Могут появиться ещё { $hatches } животных.
   *[other] Могут появиться ещё { $hatches } животных.
 }
comet-prompt-hatch-small = Отмечены животные, которые помогают при появлении.
comet-prompt-nest = Выберите гнездо с номером { $wanted }.
comet-prompt-nest-small = Номер — это путь до пещеры, шаг за шагом.
comet-prompt-nest-higher = Гнездо { $wanted } занято: следующее свободное — { $open }.
comet-prompt-amount = На сколько уменьшить расстояние до пещеры?
comet-prompt-amount-small = Чем меньше номер, тем ближе пещера.
comet-prompt-move = Спутник { $savior }, { $name }: нажмите на светящийся гекс.
comet-prompt-move-small = { $others ->
    [yes] Точки — это нужные символы. Нажмите на другого спутника, чтобы двигать его.
   *[no] Точки — это нужные символы.
 }
comet-prompt-cavern = { $steps ->
    [one] До пещеры { $steps } шаг: животное будет спасено ({ $name }), { $points } ПО.
    [few] До пещеры { $steps } шага: животное будет спасено ({ $name }), { $points } ПО.
   *[other] До пещеры { $steps } шагов: животное будет спасено ({ $name }), { $points } ПО.
 }
comet-prompt-move-none = Ни один символ отсюда не ведёт.
comet-prompt-move-end = Добавьте карту, примените животное или завершите ход.
comet-prompt-move-help = Добавьте карту или примените животное.
comet-prompt-walking = Спутник { $savior } в пути.
comet-prompt-stopped = Путь закрылся; спутник и оставшиеся символы — как вы видите.
comet-prompt-enter = С каким символом войти на { $field }?
comet-prompt-enter-small = Сохраните тот, что ещё нужен другому спутнику.
comet-prompt-glide = Выберите, куда идёт спутник.
comet-prompt-glide-small = Символ не нужен, бесплатного прохода нет.
comet-prompt-scout = Какой спутник пройдёт эти гексы бесплатно?
comet-prompt-scout-small = Нажмите на него в долине.
comet-prompt-place = Разместите { $token-acc } на свободном гексе.
comet-prompt-place-small = Через фишку могут пройти все: это мостик для вас или для них.
comet-prompt-duplicate = Какой символ скопировать?
comet-prompt-discard = Обновление: сбросьте ненужные карты.
comet-prompt-discard-small = Потом вы возьмёте золотую карту и доберёте до предела руки.
comet-prompt-take = Возьмите золотую карту из ряда.
comet-prompt-take-small = Она входит в предел руки.
comet-prompt-draw = Возьмите серебряную карту или вместо неё золотую.
comet-prompt-draw-small = Только из открытого ряда.
comet-prompt-comet = Комета прилетела: добрать карты или вернуть их в исходное положение?
comet-prompt-comet-choice-small = Теперь обновления нет ни у кого.
comet-prompt-between = Между двумя ходами можно применить животное.
comet-prompt-between-small = Нажмите на только что разыгранную карту или откажитесь.

comet-act-end = Конец хода
comet-act-decline = Отказаться
comet-act-discarded = Дальше
comet-act-rest = Обновление
comet-act-stop = Пас
comet-act-bonus = Уменьшить расстояние
comet-act-by = на { $amount }
comet-act-scout = Спутник { $savior }
comet-act-duplicate = скопировать: { $symbol }
comet-act-draw-silver = Взять серебро
comet-act-draw-up = Добрать
comet-act-ready-all = Вернуть все
comet-pass = Пропускать до моего хода
comet-passing = Пасую до своего хода
comet-passing-off = Спрашивать снова

comet-hatch = Появление
comet-hatch-label = Появление: { $card }, гнездо { $nest }
comet-move = Движение
comet-move-label = Движение: { $card }
comet-utility = Сыграть
comet-utility-label = Сыграть: { $card }. { $text }
comet-discard = Сброс
comet-discard-label = Сброс: { $card }
comet-take = Взять
comet-take-label = Взять: { $card }
comet-copy = Движение по ней
comet-copy-label = Движение по ней: { $card }
comet-chip-use = Применить:

comet-hand-of = { $seat-you ->
    [yes] Ваша рука
   *[no] Рука: { $seat }
 }
comet-hand-size = { $count } из { $limit }
comet-hand-both = яйцо: появление · символы: движение
comet-hand-discard = нажмите карту, чтобы сбросить
comet-hand-more = к перемещению можно добавить карты
comet-hand-empty = рука пуста
comet-display = Ряд золотых карт
comet-display-aside = { $comet ->
    [yes] в колоде { $left }
   *[no] 1 при обновлении · в колоде { $left }
 }
comet-display-empty = золотых карт не осталось
comet-played-title = Только что разыграно
comet-played-aside = между двумя ходами
comet-rescued-of = { $seat-you ->
    [yes] Ваш вожак и спасённые животные
   *[no] Вожак и спасённые животные: { $seat }
 }

comet-saviors = Спутники
comet-savior-left = { $distance ->
    [one] остался { $distance } шаг
    [few] осталось { $distance } шага
   *[other] осталось { $distance } шагов
 }
comet-savior-skips = бесплатно проходит { $areas-acc }
comet-savior-free = ждёт животное
comet-card-tip = Гнездо: { $nest }. Очки: { $points }. Движение: { $areas }.
comet-savior-tip = { $distance ->
    [one] { $distance } шаг до пещеры; { $points } ПО за спасение.
    [few] { $distance } шага до пещеры; { $points } ПО за спасение.
   *[other] { $distance } шагов до пещеры; { $points } ПО за спасение.
 }

comet-seat-line = { $out ->
    [yes] пас · { $name }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
     } · { $name }
 }
comet-seat-none = пока никто не спасён

comet-valley = Долина
comet-spot-nest = гнездо { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $name } ({ $seat })
comet-piece-pick = Спутник { $savior }, { $name }: показать, куда он может пойти
comet-target-nest = Появление: { $what }
comet-target-place = Разместить { $token-acc }: { $what }
comet-target-step = { $free ->
    [yes] Спутник { $savior }: { $what }
   *[no] Спутник { $savior }: { $what }, символы: { $cost }
 }
comet-tip-nest = Здесь появляются животные. С символом в гнездо не войти.
comet-tip-cavern = Сюда ведёт любой символ. Животное спасено, спутник снова свободен.
comet-tip-area = Сюда ведёт символ «{ $area }» или разноцветный. Через стоящую здесь фишку можно пройти бесплатно.

comet-gauge = До прилёта кометы карт: { $left } из { $of }
comet-gauge-why = { $comet ->
    [one] Когда колода добора опустеет, прилетит комета: в игру войдёт ещё { $comet } серебряная карта, и обновления больше не будет.
    [few] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряные карты, и обновления больше не будет.
   *[other] Когда колода добора опустеет, прилетит комета: в игру войдут ещё { $comet } серебряных карт, и обновления больше не будет.
 }
comet-gauge-here = Комета прилетела; карт в колоде: { $left }
comet-gauge-here-why = Обновления больше нет. Кто не может или не хочет действовать, пасует; потом считают очки.
comet-gauge-left = { $left ->
    [one] карта
    [few] карты
   *[other] карт
 }

## Comet, the guided first game

comet-guide-about = Пока не упала комета
comet-guide-about-text = Выводите животных из гнёзд и ведите их через долину в пещеру. Кто дошёл, приносит очки и помогает дальше. Когда карты кончатся, упадёт комета: побеждает тот, у кого больше очков.
comet-guide-first = Ваше первое животное
comet-guide-first-text = Каждая карта — животное, которое может появиться, или способ двигаться. Число в яйце — как далеко от пещеры оно появится; большие числа дают больше очков и помощи. Нажмите на яйцо карты.
comet-guide-nest = Выберите гнездо
comet-guide-nest-text = Ваш спутник начинает в гнезде с этим номером. Если все такие заняты — в следующем по порядку. Посмотрите на гексы по пути наверх: какие символы понадобятся?
comet-guide-hatched = Появилось!
comet-guide-hatched-text = Животное ждёт рядом со спутником. Его способность действует только после спасения. Завершите ход.
comet-guide-turn = Появление, перемещение, обновление
comet-guide-turn-text = Одно из трёх за ход. В пути могут быть сразу три спутника. Нажмите символы внизу карты, чтобы двигаться по ней: каждый символ — шаг на такой гекс.
comet-guide-move = В путь
comet-guide-move-text = До гексов в кольцах хватает ваших символов; наведите, чтобы увидеть путь. Фишки на пути проходят бесплатно, так что другие — ваши мостики. В пещеру ведёт любой символ.
comet-guide-on = Используйте остаток
comet-guide-on-text = Символы можно делить между спутниками. Карты с фиолетовым следом можно добавлять сколько угодно: каждая — шаг на любую местность.
comet-guide-end = Перемещение сделано
comet-guide-end-text = Нажмите «Конец хода». До этого шаги можно вернуть кнопкой «Отмена». Оставшиеся символы пропадут.
comet-guide-rest = Время обновления
comet-guide-rest-text = Обновление возвращает активированные карты; сбросьте ненужное, возьмите золотую карту и доберите до предела.
comet-guide-discard = Сбросьте то, что не поможет
comet-guide-discard-text = Нажмите на ненужные карты; чем меньше оставите, тем больше возьмёте. Потом дальше.
comet-guide-gold = Золотая карта
comet-guide-gold-text = Золотые животные умеют больше или стоят больше. Карты с пометкой «Один раз» играют с руки, и они уходят.
comet-guide-between = Между двумя ходами
comet-guide-between-text = Некоторые животные действуют, когда кто-то только что переместился: возьмите ту карту или двигайтесь по её символам. Отказаться можно всегда.
comet-guide-comet-choice = Комета прилетает
comet-guide-comet-choice-text = В игру входят последние карты. Доберите до предела или верните всё активированное в исходное положение.
comet-guide-comet = Последние ходы
comet-guide-comet-text = Обновления больше нет: что в руке, то и есть. Приведите, кого сможете; животные в пути не приносят очков.
comet-guide-help = Животное помогает
comet-guide-help-text = Выберите на поле или в подсказке, что оно делает. После этого оно активировано до обновления.
comet-guide-wait = Ходит бот
comet-guide-wait-text = Смотрите, куда идут другие: через их фишки можно пройти. Нажмите на игрока, чтобы увидеть, кто спасён.
comet-guide-over = Вот и вся партия
comet-guide-over-text = В таблице видно, откуда взялись очки. Викуньи, ящерицы и вожаки стоят плана с самого начала. Сыграйте ещё или попробуйте другую сторону поля.
