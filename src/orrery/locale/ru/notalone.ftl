# «Чужая планета» (Not Alone) по-русски.
# Имена вещей приходят в предложения аргументами (texts.py). Места и карты стоят в именительном падеже, в кавычках или после
# двоеточия, потому что файл игрока может назвать их по-своему. Места называются по имени там, где оно известно, и по номеру в
# действиях: номер — это то, что видно на карте в руке.

## Names

notalone-name = Чужая планета

notalone-place-lair = Логово
    .short = Логово
notalone-place-jungle = Джунгли
    .short = Джунгли
notalone-place-river = Река
    .short = Река
notalone-place-beach = Пляж
    .short = Пляж
notalone-place-rover = Вездеход
    .short = Вездеход
notalone-place-swamp = Болото
    .short = Болото
notalone-place-shelter = Убежище
    .short = Убежище
notalone-place-wreck = Обломки
    .short = Обломки
notalone-place-source = Источник
    .short = Источник
notalone-place-artefact = Артефакт
    .short = Артефакт
notalone-place-nexus = Нексус
    .short = Нексус
notalone-place-oasis = Оазис
    .short = Оазис
notalone-place-fjord = Фьорд
    .short = Фьорд
notalone-place-dome = Купол
    .short = Купол
notalone-place-maze = Лабиринт
    .short = Лабиринт
notalone-place-mangrove = Мангры
    .short = Мангры
notalone-place-archipelago = Архипелаг
    .short = Архипелаг
notalone-place-pole = Полюс
    .short = Полюс
notalone-place-mycelium = Грибница
    .short = Грибница
notalone-place-portal = Портал
    .short = Портал
notalone-place-1 = место 1
    .short = 1
notalone-place-2 = место 2
    .short = 2
notalone-place-3 = место 3
    .short = 3
notalone-place-4 = место 4
    .short = 4
notalone-place-5 = место 5
    .short = 5
notalone-place-6 = место 6
    .short = 6
notalone-place-7 = место 7
    .short = 7
notalone-place-8 = место 8
    .short = 8
notalone-place-9 = место 9
    .short = 9
notalone-place-10 = место 10
    .short = 10
notalone-slot-1 = участок 1
    .short = 1
notalone-slot-2 = участок 2
    .short = 2
notalone-slot-3 = участок 3
    .short = 3
notalone-slot-4 = участок 4
    .short = 4
notalone-slot-5 = участок 5
    .short = 5
notalone-slot-6 = участок 6
    .short = 6
notalone-slot-7 = участок 7
    .short = 7
notalone-slot-8 = участок 8
    .short = 8
notalone-slot-9 = участок 9
    .short = 9
notalone-slot-10 = участок 10
    .short = 10

notalone-card-despair = Отчаяние
notalone-card-force_field = Силовое поле
notalone-card-anticipation = Предвидение
notalone-card-ascendancy = Господство
notalone-card-fierceness = Свирепость
notalone-card-forbidden_zone = Запретная зона
notalone-card-interference = Помехи
notalone-card-persecution = Преследование
notalone-card-mutation = Мутация
notalone-card-phobia = Фобия
notalone-card-virus = Вирус
notalone-card-clone = Клон
notalone-card-mirage = Мираж
notalone-card-scream = Вопль
notalone-card-toxin = Токсин
notalone-card-cataclysm = Катаклизм
notalone-card-detour = Обход
notalone-card-stasis = Стазис
notalone-card-tracking = Выслеживание
notalone-card-flashback = Воспоминание
notalone-card-x_interference = Помехи (Исследование)
notalone-card-time_shift = Сдвиг времени
notalone-card-hunger = Голод
notalone-card-inertia = Инерция
notalone-card-ubiquity = Вездесущность
notalone-card-telepathy = Телепатия
notalone-card-tornado = Торнадо
notalone-card-quicksand = Зыбучие пески
notalone-card-swarm = Рой
notalone-card-exhaustion = Изнеможение
notalone-card-shadow = Тень
notalone-card-paralysis = Паралич
notalone-card-instinct = Инстинкт
notalone-card-adrenaline = Адреналин
notalone-card-ingenuity = Изобретательность
notalone-card-sacrifice = Самопожертвование
notalone-card-sixth_sense = Шестое чувство
notalone-card-smokescreen = Дымовая завеса
notalone-card-strike_back = Ответный удар
notalone-card-vortex = Вихрь
notalone-card-detector = Детектор
notalone-card-dodge = Уклонение
notalone-card-drone = Дрон
notalone-card-gate = Врата
notalone-card-hologram = Голограмма
notalone-card-wrong_track = Ложный след
notalone-card-amplifier = Усилитель
notalone-card-double_back = Возвращение
notalone-card-x_drone = Дрон (Исследование)
notalone-card-x_ingenuity = Изобретательность (Исследование)
notalone-card-x_amplifier = Усилитель (Исследование)
notalone-card-shuttle = Челнок
notalone-card-medikit = Аптечка
notalone-card-solidarity = Взаимовыручка
notalone-card-radio = Рация
notalone-card-second_wind = Второе дыхание
notalone-card-scanner = Сканер
notalone-card-decoy = Приманка
notalone-card-adaptation = Адаптация
notalone-card-mimicry = Мимикрия
notalone-card-protective_suit = Защитный костюм
notalone-card-cache = Тайник
notalone-card-signal_flare = Сигнальная ракета

notalone-token-creature = жетон Существа
    .short = Существо
notalone-token-artemia = жетон Артемии
    .short = Артемия
notalone-token-target = жетон Цели
    .short = Цель

notalone-doing-over = партия окончена
    .one = доигрывает
    .many = доигрывают
notalone-doing-name-creature = выбор Существа
    .one = выбирает Существо
    .many = выбирают Существо
notalone-doing-choose-places = выбор мест
    .one = выбирает места
    .many = выбирают места
notalone-doing-board-side = выбор стороны поля
    .one = выбирает сторону поля
    .many = выбирают сторону поля
notalone-doing-deal = раздача карт Выживания
    .one = раздаёт карты Выживания
    .many = раздают карты Выживания
notalone-doing-refill = добор карт Охоты
    .one = добирает карты Охоты
    .many = добирают карты Охоты
notalone-doing-turn = между двумя шагами
    .one = переходит к следующему шагу
    .many = переходят к следующему шагу
notalone-doing-window = момент для карт
    .one = решает, сыграть ли карту
    .many = решают, сыграть ли карту
notalone-doing-choose = выбор карт Мест
    .one = выбирает карты Мест
    .many = выбирают карты Мест
notalone-doing-hunting = размещение жетонов Охоты
    .one = размещает жетоны Охоты
    .many = размещают жетоны Охоты
notalone-doing-picking = выбор одной карты из двух
    .one = выбирает одну карту из двух
    .many = выбирают одну карту из двух
notalone-doing-after-reveal = сразу после открытия
    .one = применяет карту сразу после открытия
    .many = применяют карту сразу после открытия
notalone-doing-order = порядок двух мест
    .one = выбирает порядок двух мест
    .many = выбирают порядок двух мест
notalone-doing-resolve = исследование места
    .one = исследует место
    .many = исследуют место
notalone-doing-step = исследование мест
    .one = исследует места
    .many = исследуют места
notalone-doing-recycle-or-copy = вернуть карты или скопировать эффект
    .one = возвращает карты или копирует эффект
    .many = возвращают карты или копируют эффект
notalone-doing-take-back = возврат карт в руку
    .one = возвращает карты в руку
    .many = возвращают карты в руку
notalone-doing-discard = сброс карт Мест
    .one = сбрасывает карты Мест
    .many = сбрасывают карты Мест
notalone-doing-scream = ответ на «Вопль»
    .one = отвечает на «Вопль»
    .many = отвечают на «Вопль»
notalone-doing-toxin = сброс карты Выживания
    .one = сбрасывает карту Выживания
    .many = сбрасывают карту Выживания
notalone-doing-name-seat = выбор Жертвы
    .one = выбирает Жертву
    .many = выбирают Жертву
notalone-doing-draw = взятие карт Выживания
    .one = берёт карты Выживания
    .many = берут карты Выживания
notalone-doing-shelter = какую карту Выживания оставить
    .one = выбирает карту Выживания
    .many = выбирают карту Выживания
notalone-doing-source = вернуть Волю или взять карту
    .one = возвращает Волю или берёт карту
    .many = возвращают Волю или берут карту
notalone-doing-heal = возврат Воли
    .one = возвращает Волю
    .many = возвращают Волю
notalone-doing-archipelago = обмен карт на Волю
    .one = меняет карты на Волю
    .many = меняют карты на Волю
notalone-doing-mycelium = фишки Воли на шкалу
    .one = кладёт фишки Воли на шкалу
    .many = кладут фишки Воли на шкалу
notalone-doing-acquire = взятие карты из запаса
    .one = берёт карту из запаса
    .many = берут карту из запаса
notalone-doing-maze = в Лабиринте
    .one = ищет путь в Лабиринте
    .many = ищут путь в Лабиринте
notalone-doing-turn-up = открытие места
    .one = открывает место
    .many = открывают место
notalone-doing-maze-look = просмотр карт Лабиринта
    .one = смотрит карты Лабиринта
    .many = смотрят карты Лабиринта
notalone-doing-maze-set = выбор места для планеты
    .one = выбирает место для планеты
    .many = выбирают место для планеты
notalone-doing-maze-drop = сброс места
    .one = сбрасывает место
    .many = сбрасывают место
notalone-doing-maze-use = эффект нового места
    .one = применяет новое место
    .many = применяют новое место
    .one = выходит из Лабиринта
    .many = выходят из Лабиринта
notalone-doing-portal = сквозь Портал
    .one = проходит сквозь Портал
    .many = проходят сквозь Портал
notalone-doing-regain = возврат Воли
    .one = возвращает себе Волю
    .many = возвращают себе Волю
notalone-doing-rescue-move = движение фишки Спасения
    .one = двигает фишку Спасения
    .many = двигают фишку Спасения
notalone-doing-vote = голосование: кому фишка Воли
    .one = голосует, кому фишка Воли
    .many = голосуют, кому фишка Воли
notalone-doing-move-token = перемещение жетона
    .one = перемещает жетон
    .many = перемещают жетон
notalone-doing-detour = кого переместить
    .one = выбирает, кого переместить
    .many = выбирают, кого переместить
notalone-doing-detour-to = куда переместить
    .one = выбирает, куда переместить
    .many = выбирают, куда переместить
notalone-doing-telepathy = выбор мест для вопроса
    .one = называет места
    .many = называют места
notalone-doing-phobia = какие карты не показывать
    .one = выбирает, что не показать
    .many = выбирают, что не показать
notalone-doing-forbidden-zone = общий сброс карт
    .one = сбрасывает карту
    .many = сбрасывают карту
notalone-doing-vortex = замена сыгранной карты
    .one = заменяет сыгранную карту
    .many = заменяют сыгранную карту
notalone-doing-strike-back = потеря карт Охоты
    .one = теряет карты Охоты
    .many = теряют карты Охоты
notalone-doing-cataclysm = выбор места
    .one = выбирает место
    .many = выбирают место
notalone-doing-double-back = возврат сыгранной карты
    .one = возвращает сыгранную карту
    .many = возвращают сыгранную карту
notalone-doing-bury = карты Охоты под низ колоды
    .one = кладёт карты Охоты под низ колоды
    .many = кладут карты Охоты под низ колоды
notalone-doing-settle = восстановление после последней Воли
    .one = восстанавливает Волю
    .many = восстанавливают Волю
notalone-doing-copy = что скопировать
    .one = выбирает, что скопировать
    .many = выбирают, что скопировать
notalone-doing-tell = правдивый ответ
    .one = отвечает правдиво
    .many = отвечают правдиво

notalone-moment-before-choosing = до выбора мест
notalone-moment-after-choosing = после выбора мест
notalone-moment-hunting = после размещения жетонов
notalone-moment-after-reveal = сразу после открытия
notalone-moment-before-target = перед жетоном Цели
notalone-moment-before-artemia = перед жетоном Артемии
notalone-moment-before-creature = перед жетоном Существа
notalone-moment-end-of-turn = в конце раунда

notalone-line-victory = Победа
notalone-line-rescue-left = Спасение: осталось делений
notalone-line-assimilation-left = Ассимиляция: осталось делений
notalone-line-catches = Поимки
notalone-line-will-lost = Потеряно Воли
notalone-line-turns = Раунды
notalone-line-total = Всего

## Options of the game

notalone-option-creature = кто Существо; число — это место за столом
notalone-option-creature-random = по жребию
notalone-option-creature-others = по жребию, но не хозяин стола
notalone-option-places = из каких мест состоит планета; число задаёт любую смесь, бит — место из «Исследования»
notalone-option-places-base = места базовой игры
notalone-option-places-first_steps = места 6-10 из «Исследования»
notalone-option-places-exploration = все десять из «Исследования»
notalone-option-places-random = по жребию
notalone-option-decks = какие карты Охоты и Выживания в игре
notalone-option-decks-auto = с «Исследованием», если его места в игре
notalone-option-decks-base = карты базовой игры
notalone-option-decks-combined = вместе с «Исследованием»
notalone-option-maze_variant = строится ли Лабиринт по ходу исследования
notalone-option-maze_variant-off = нет
notalone-option-maze_variant-on = да, из колоды десяти мест
notalone-option-board_side = какой стороной лежит поле со шкалой
notalone-option-board_side-chosen = выбирает Существо
notalone-option-board_side-1 = Артемия на последних шести делениях
notalone-option-board_side-2 = Артемия через одно деление
notalone-option-expert = дороже ли потеря последней Воли
notalone-option-expert-off = возвращаются три фишки Воли
notalone-option-expert-on = возвращаются две фишки Воли
notalone-option-tokens = обязательно ли класть каждый жетон Охоты
notalone-option-tokens-compulsory = обязательно
notalone-option-tokens-optional = по желанию
notalone-option-two_place_move = куда можно переместить жетон с двух мест
notalone-option-two_place_move-auto = и на одно из двух, если «Исследование» в игре
notalone-option-two_place_move-leave = прочь с обоих
notalone-option-two_place_move-literal = и на одно из этих двух
notalone-option-pole_limit = как часто действует Полюс
notalone-option-pole_limit-none = при каждом использовании
notalone-option-pole_limit-once = раз за раунд на всю команду
notalone-option-takeback = можно ли вернуть карту, если эффекту нечего делать
notalone-option-takeback-auto = нельзя, если «Исследование» в игре
notalone-option-takeback-lenient = можно
notalone-option-takeback-strict = нельзя
notalone-option-host = кто хозяин стола: он не Существо, если оно выбирается среди остальных; число — это место за столом
notalone-option-force_field = когда можно сыграть Силовое поле
notalone-option-force_field-resend = и после выбора, тогда выбирают заново
notalone-option-force_field-early = только до выбора Жертв
notalone-option-takeback_places = где вместо эффекта можно вернуть карту
notalone-option-takeback_places-all = на каждом месте
notalone-option-takeback_places-few = везде, кроме Логова, Джунглей и Болота
notalone-option-last_will = насколько сдвигается Ассимиляция, когда Жертвы теряют последнюю Волю
notalone-option-last_will-once = на одно деление за раунд
notalone-option-last_will-each = на одно деление за каждую Жертву
notalone-option-stasis_amplifier = что делает Усилитель после Стазиса
notalone-option-stasis_amplifier-held = Спасение не сдвигается
notalone-option-stasis_amplifier-moves = Спасение сдвигается
notalone-option-gate_after_detour = какие места предлагают Врата после Обхода
notalone-option-gate_after_detour-explored = соседние с исследуемым
notalone-option-gate_after_detour-card = соседние с местом сыгранной карты
notalone-option-token_losses = как Жертвы решают, чего им стоят Цель и Артемия
notalone-option-token_losses-in_turn = по очереди, открыто
notalone-option-token_losses-together = все сразу, тайно
notalone-option-instead_cards = эффект чего должен быть применим, чтобы сыграть Врата, Дрон и подобные
notalone-option-instead_cards-played = карты, сыгранной в фазе 1
notalone-option-instead_cards-explored = только исследуемого места
notalone-option-maze_use = как применяется место, открытое Лабиринтом
notalone-option-maze_use-activate = как исследуемое (и Артефакт)
notalone-option-maze_use-copy = как скопированное (без Артефакта)
notalone-option-track_will = когда Спасение подбирает Волю на шкале
notalone-option-track_will-passing = и проходя мимо
notalone-option-track_will-stopping = только останавливаясь на её делении

## Actions

notalone-do-pass = сейчас не играть карту
notalone-do-pass-phase = не играть карт в этой фазе
notalone-do-hunt = сыграть карту Охоты «{ $card }»
notalone-do-survive = сыграть карту Выживания «{ $card }»
notalone-do-play = сыграть место { $place }
notalone-do-play-two = сыграть { $places }
notalone-do-play-with = сыграть место { $place }, а рядом из сброса — место { $beside }
notalone-do-resist = дать отпор: отдать 1 фишку Воли за карты из сброса
notalone-do-give-up = сдаться: вернуть всю Волю и карты, Ассимиляция продвигается
notalone-do-take-back = вернуть в руку место { $place }
notalone-do-take-played = вернуть в руку сыгранную карту
notalone-do-discard = сбросить место { $place }
notalone-do-pick = выбрать место { $place }
notalone-do-swap = заменить место { $played } на место { $place } из сброса
notalone-do-hide = не показывать: { $places }
notalone-do-name-place = назвать место { $place }
notalone-do-name-places = назвать { $places }
notalone-do-place-token = положить { $token } на участок { $slot }
notalone-do-place-token-wide = положить { $token } на участки { $slots-short }
notalone-do-move-token = переместить { $token } на участок { $slot }
notalone-do-swap-tokens = поменять местами { $tokens }
notalone-do-choose-slot = выбрать участок { $slot }
notalone-do-move-hunted = переместить: { $seat } (с места № { $which } из двух)
notalone-do-name-seat = назвать: { $seat }
notalone-do-use = применить эффект
notalone-do-nothing = больше ничего не делать
notalone-do-recycle = вернуть в руку весь сброс
notalone-do-copy = скопировать место на участке { $slot }
notalone-do-lose-will = потерять 1 фишку Воли
notalone-do-discard-survival = сбросить карту Выживания «{ $card }»
notalone-do-keep-survival = оставить карту Выживания «{ $card }»
notalone-do-draw = взять карту Выживания
notalone-do-heal = вернуть 1 фишку Воли: { $seat }
notalone-do-acquire = взять из запаса место { $place }
notalone-do-reveal = открыть карту на участке { $slot }
notalone-do-search = искать новое место
notalone-do-set-place = положить карту «{ $place }» на участок { $slot }
notalone-do-drop-place = сбросить карту «{ $place }» из Лабиринта
notalone-do-teleport = телепортироваться: место { $place }
notalone-do-will-on-space = положить 1 фишку Воли за { $space } { $space ->
    [one] деление
    [few] деления
   *[other] делений
 } до конца шкалы
notalone-do-will-from-supply = взять фишку Воли из запаса
notalone-do-will-from-space = взять фишку Воли за { $space } { $space ->
    [one] деление
    [few] деления
   *[other] делений
 } до конца шкалы
notalone-do-vote = голосовать: { $seat }
notalone-do-bury = положить карту Охоты «{ $card }» под низ колоды
notalone-do-choose-side = играть на стороне { $side } поля
notalone-do-close = все ответили
notalone-do-name-creature = Существо: { $seat }
notalone-do-choose-set = взять место «{ $place }»
notalone-do-draw-hunt = взять карту Охоты «{ $card }»
notalone-do-draw-survival = раздать карту Выживания «{ $card }»
notalone-do-lose-hunt = положить карту Охоты «{ $card }» под низ колоды у всех на виду
notalone-do-turn-up = открыть место «{ $place }»

## Events

notalone-creature = { $seat-you ->
    [yes] Вы — Существо.
   *[no] Существо — { $seat }.
 }
notalone-side = Поле лежит стороной { $side }.
notalone-turn = Начинается раунд { $turn }.
notalone-hunt = Существо играет карту «{ $card }».
notalone-hunt-as = Существо играет карту «{ $card }» как «{ $as }».
notalone-survive = { $seat-you ->
    [yes] Вы играете карту «{ $card }».
   *[no] { $seat } играет карту «{ $card }».
 }
notalone-resisted = { $seat-you ->
    [yes] Вы даёте отпор.
   *[no] { $seat } даёт отпор.
 }
notalone-gave-up = { $seat-you ->
    [yes] Вы сдаётесь.
   *[no] { $seat } сдаётся.
 }
notalone-took-back = { $seat-you ->
    [yes] Вы возвращаете в руку карту «{ $place }».
   *[no] { $seat } возвращает в руку карту «{ $place }».
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] Вы возвращаете в руку карту.
   *[no] { $seat } возвращает в руку карту за дымовой завесой.
 }
notalone-took-played = { $seat-you ->
    [yes] Вы возвращаете в руку только что сыгранную карту «{ $place }».
   *[no] { $seat } возвращает в руку только что сыгранную карту «{ $place }».
 }
notalone-recycled = { $seat-you ->
    [yes] Вы возвращаете в руку весь сброс.
   *[no] { $seat } возвращает в руку весь сброс.
 }
notalone-discarded = { $seat-you ->
    [yes] Вы сбрасываете карту «{ $place }».
   *[no] { $seat } сбрасывает карту «{ $place }».
 }
notalone-discarded-unseen = { $seat-you ->
    [yes] Вы сбрасываете карту.
   *[no] { $seat } сбрасывает карту за дымовой завесой.
 }
notalone-swapped = { $seat-you ->
    [yes] Вы играете вместо неё карту «{ $place }» из сброса.
   *[no] { $seat } играет вместо неё карту «{ $place }» из сброса.
 }
notalone-swapped-unseen = { $seat-you ->
    [yes] Вы заменяете сыгранную карту.
   *[no] { $seat } заменяет сыгранную карту за дымовой завесой.
 }
notalone-all-chose = Все Жертвы сделали выбор.
notalone-sent-back = Выбранные карты возвращаются в руки.
notalone-laid-beside = { $seat-you ->
    [yes] Вы кладёте рядом открытую карту «{ $place }».
   *[no] { $seat } кладёт рядом открытую карту «{ $place }».
 }
notalone-token = { $slots-count ->
    [1] На участке { $slots-short } лежит { $token }.
   *[other] На участках { $slots-short } лежит { $token }.
 }
notalone-swapped-tokens = Меняются местами { $tokens }.
notalone-named = { $seat-you ->
    [yes] Выбор сделан: это вы.
   *[no] Выбор сделан: { $seat }.
 }
notalone-showed = { $seat-you ->
    [yes] Вы показываете Существу: { $places }.
   *[no] { $seat } показывает: { $places }.
 }
notalone-told = { $seat-you ->
    [yes] { $yes ->
        [1] Вы отвечаете: да, одно из этих мест ({ $places }).
       *[other] Вы отвечаете: нет, ни одно из этих мест ({ $places }).
     }
   *[no] { $yes ->
        [1] { $seat } отвечает: да, одно из этих мест ({ $places }).
       *[other] { $seat } отвечает: нет, ни одно из этих мест ({ $places }).
     }
 }
notalone-scanned = В руке Существа: { $cards }.
notalone-struck = Карта «{ $card }» уходит из руки Существа под низ колоды.
notalone-explores = { $seat-you ->
    [yes] Вы исследуете место «{ $place }».
   *[no] { $seat } исследует место «{ $place }».
 }
notalone-all-ineffective = Инерция: в этом раунде не действует ни один эффект.
notalone-ineffective = Место на участке { $slot } в этом раунде не действует.
notalone-moved-hunted = { $seat-you ->
    [yes] Вы оказываетесь на участке { $slot }.
   *[no] { $seat } оказывается на участке { $slot }.
 }
notalone-used = { $seat-you ->
    [yes] Вы применяете эффект места «{ $place }».
   *[no] { $seat } применяет эффект места «{ $place }».
 }
notalone-acquired = { $seat-you ->
    [yes] Вы берёте из запаса карту «{ $place }».
   *[no] { $seat } берёт из запаса карту «{ $place }».
 }
notalone-to-reserve = { $seat-you ->
    [yes] Ваша карта «{ $place }» возвращается в запас.
   *[no] { $seat } возвращает карту «{ $place }» в запас.
 }
notalone-teleported = { $seat-you ->
    [yes] Вы проходите сквозь Портал, новое место — «{ $place }».
   *[no] { $seat } проходит сквозь Портал, новое место — «{ $place }».
 }
notalone-turned-up = На участке { $slot } лежит место «{ $place }».
notalone-looked = Вы видите место «{ $place }».
notalone-dropped = Место «{ $place }» покидает игру.
notalone-drew = { $seat-you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $seat } берёт карту «{ $card }».
 }
notalone-drew-unseen = { $seat-you ->
    [yes] Вы берёте карту Выживания.
   *[no] { $seat } берёт карту Выживания.
 }
notalone-discarded-survival = { $seat-you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat } сбрасывает карту «{ $card }».
 }
notalone-drew-hunt = Взята карта Охоты «{ $card }».
notalone-drew-hunt-unseen = Существо берёт карту Охоты.
notalone-artemia = { $seat-you ->
    [yes] Артемия находит вас.
   *[no] { $seat } попадается Артемии.
 }
notalone-caught = { $seat-you ->
    [yes] Существо ловит вас.
   *[no] { $seat } попадается Существу.
 }
notalone-lost-will = { $seat-you ->
    [yes] Вы теряете { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } Воли, осталось { $left }.
   *[no] { $seat } теряет { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } Воли, осталось { $left }.
 }
notalone-regained-will = { $seat-you ->
    [yes] Вы получаете обратно { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } Воли.
   *[no] { $seat } получает обратно { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } Воли.
 }
notalone-last-will = { $seat-you ->
    [yes] Вы теряете последнюю Волю: Воля и карты возвращаются.
   *[no] { $seat } теряет последнюю Волю: Воля и карты возвращаются.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Вы кладёте 1 фишку Воли за { $space } { $space ->
        [one] деление
        [few] деления
       *[other] делений
     } до конца шкалы.
   *[no] { $seat } кладёт 1 фишку Воли за { $space } { $space ->
        [one] деление
        [few] деления
       *[other] делений
     } до конца шкалы.
 }
notalone-will-met = { $seat-you ->
    [yes] Фишка Воли со шкалы достаётся вам.
   *[no] Фишку Воли со шкалы получает { $seat }.
 }
notalone-voted = { $seat-you ->
    [yes] Большинство голосует за вас.
   *[no] Большинство выбирает: { $seat }.
 }
notalone-shield-raised = Щит поднят: в следующем раунде жетоны Охоты не действуют.
notalone-rescue = { $spaces ->
    [one] Спасение ближе на { $spaces } деление, осталось { $left }.
    [few] Спасение ближе на { $spaces } деления, осталось { $left }.
   *[other] Спасение ближе на { $spaces } делений, осталось { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] Ассимиляция продвигается на { $spaces } деление, осталось { $left }.
    [few] Ассимиляция продвигается на { $spaces } деления, осталось { $left }.
   *[other] Ассимиляция продвигается на { $spaces } делений, осталось { $left }.
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Побеждает { $winners }.
     }
   *[other] { $winners-you ->
        [yes] Партия окончена. Спасение пришло: вы и другие Жертвы победили!
       *[no] Партия окончена. Спасение пришло: побеждают { $winners }.
     }
 }


## The table

notalone-table-title = Раунд { $turn }, фаза { $turn-phase }: { $what }
notalone-table-track = До Спасения { $rescue }, до Ассимиляции { $assimilation }, Воли в запасе { $supply }
notalone-table-ineffective = не действует
notalone-table-inaccessible = недоступно
notalone-table-used = использовано
notalone-table-hunted = Жертва
notalone-table-will = Воля
notalone-table-hand = рука
notalone-table-discard = сброс
notalone-table-played = сыграно
notalone-table-survival = Выживание
notalone-table-hunt = Карты Охоты в этом раунде: { $cards }
notalone-table-spot = участок { $slot }
notalone-table-marker = { $spot ->
    [0] Маяк: рядом с Пляжем
   *[other] Маяк: на Пляже
 }
notalone-table-shield = Щит: на месте { $spot }
notalone-table-reserve = Запас: { $list }
notalone-table-maze = Колода Лабиринта: { $left }. Выбывшие места: { $list }
notalone-table-looked-at = Вы смотрите карты: { $list }
notalone-table-hunt-hand = Карт Охоты в руке Существа: { $count }
notalone-table-hunt-known = Из них Жертвы видели: { $cards }
notalone-table-hunt-discard = Сброшенные карты Охоты: { $list }
notalone-table-survival-discard = Сброшенные карты Выживания: { $list }

## Questions at the terminal

notalone-ask-window = можно сыграть карту { $moment }
notalone-ask-unclear = { $count ->
    [0] Такого нет ни в одном варианте: «{ $word }». Введите номер или слова одной строки.
    [one] «{ $word }» подходит к { $count } варианту. Введите больше слов одного из них или его номер.
   *[other] «{ $word }» подходит к { $count } вариантам. Введите больше слов одного из них или его номер.
 }

## Help at the terminal

notalone-help-choices = Выбор: введите номер строки или столько её слов, чтобы подошла только она.
notalone-help-planet = Планета: десять участков в два ряда; участок соседствует с теми, что сбоку, сверху и снизу. Жетоны и имена Жертв стоят там, где они есть. R и C — фишки Спасения и Ассимиляции на пути к звезде, A — символы Артемии, W — Воля на шкале.
notalone-help-hunted = Жертвы: Воля, карты Мест в руке, в сбросе и сыгранные; знак вопроса — карта, которую вам знать не положено.
notalone-help-windows = Карты: когда вас спрашивают, сыграть ли карту, никто другой этого не видит. «не играть карт в этой фазе» избавит вас от вопроса до следующей фазы.

## Why something is not allowed

notalone-why-resisted-enough = в этом раунде вы уже давали отпор: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }
notalone-why-play-count = в этом раунде играйте { $count ->
    [one] { $count } карту Места
    [few] { $count } карты Мест
   *[other] { $count } карт Мест
 }
notalone-why-place-not-in-hand = места { $number } нет в вашей руке
notalone-why-place-inaccessible = место { $number } в этом раунде недоступно
notalone-why-place-not-in-discard = места { $number } нет в вашем сбросе
notalone-why-hunt-card-not-hand = этой карты Охоты нет в вашей руке
notalone-why-no-hunt-card-played-turn-after-sacrifice = после Самопожертвования в этом раунде карт Охоты не играют
notalone-why-played-all-hunt-cards-turn = вы уже сыграли все карты Охоты, какие можно в этом раунде
notalone-why-hunt-card-cannot-played-moment = эту карту Охоты сейчас сыграть нельзя
notalone-why-survival-card-not-hand = этой карты Выживания нет в вашей руке
notalone-why-played-survival-card-turn = в этом раунде вы уже сыграли карту Выживания
notalone-why-despair-no-survival-card-played-turn = Отчаяние: в этом раунде карт Выживания не играют
notalone-why-survival-card-cannot-played-moment = эту карту Выживания сейчас сыграть нельзя
notalone-why-first-take-back-cards-resisted = сначала верните карты, ради которых дали отпор
notalone-why-first-take-will-gave-up-from-supply = сначала возьмите Волю, ради которой сдались: из запаса или со шкалы
notalone-why-chosen-already-resist-give-up-come-before = вы уже выбрали; давать отпор и сдаваться можно только до этого
notalone-why-discard-empty-there-nothing-resist = ваш сброс пуст, давать отпор не ради чего
notalone-why-no-will-resist = у вас нет Воли, чтобы дать отпор
notalone-why-all-will-nothing-discarded-cannot-give-up = со всей Волей и пустым сбросом сдаться нельзя
notalone-why-put-card-discard-beside-one-play = положите карту из сброса рядом с той, которую играете
notalone-why-these-cards-not-yours-play-place-inaccessible = этих карт у вас нет, или место недоступно
notalone-why-choose-place-card-play-resist-give-up = выберите карту Места или до этого дайте отпор либо сдайтесь
notalone-why-token-cannot-placed-there-now = этот жетон сейчас туда положить нельзя
notalone-why-power-used-up-finds-nothing-do = эффект уже использован, или ему нечего делать
notalone-why-instead-needs-own-power = это можно, только если вы могли бы применить эффект карты, сыгранной в фазе 1
notalone-why-take-no-place-card-back-here-now = здесь сейчас нельзя вернуть карту Места
notalone-why-first-pick-side-track-board = сначала выберите сторону поля
notalone-why-pick-one-two-cards-played = выберите одну из двух сыгранных карт
notalone-why-effect-carried-out-right-after-reveal = этот эффект выполняют сразу после открытия
notalone-why-choose-two-places-resolve-first = выберите, какое из двух мест исследовать первым
notalone-why-take-all-discarded-cards-back-copy-place = верните весь сброс или скопируйте место
notalone-why-choose-places-offered-copy = выберите, какое из предложенных мест скопировать
notalone-why-take-back-cards-from-own-discard = возвращайте карты из своего сброса
notalone-why-discard-place-card-from-hand = сбросьте карту Места с руки
notalone-why-discard-place-cards-lose-will = сбросьте карты Мест или потеряйте Волю
notalone-why-discard-one-survival-cards = сбросьте одну из своих карт Выживания
notalone-why-name-hunted-whom-effect-do-something = назовите Жертву, для которой эффект что-то даст
notalone-why-keep-one-cards-drew = оставьте одну из взятых карт
notalone-why-heal-hunted-below-3-will-draw = верните Волю Жертве, у которой меньше 3, или возьмите карту
notalone-why-choose-hunted-below-3-will = выберите Жертву, у которой меньше 3 фишек Воли
notalone-why-discard-survival-card-heal-do-nothing-more = сбросьте карту Выживания ради Воли или больше ничего не делайте
notalone-why-place-will-free-space-before-victory-space = положите Волю на свободное деление перед победным
notalone-why-take-place-do-not-own-lies-reserve = возьмите из запаса место, которого у вас нет
notalone-why-turn-up-hidden-place-take-revealed-one = откройте скрытое место или возьмите из запаса открытое
notalone-why-place-card-whose-number-planet-does-not = положите на свободный участок карту с номером, которого нет на планете
notalone-why-discard-card-whose-number-discard-does-not = сбросьте карту с номером, которого нет в сбросе
notalone-why-use-new-place-take-copy-do-neither = примените новое место, возьмите его копию или не делайте ничего
notalone-why-go-accessible-place-hand = перейдите на доступное место со своей руки
notalone-why-take-will-from-supply-from-space-track = возьмите Волю из запаса или с деления шкалы
notalone-why-vote-hunted-below-3-will = голосуйте за Жертву, у которой меньше 3 фишек Воли
notalone-why-move-token-place-adjacent-where-lies = переместите жетон на место, соседнее с тем, где он лежит
notalone-why-choose-hunted-who-moved = выберите Жертву, которую можно переместить
notalone-why-move-hunted-adjacent-accessible-place = переместите Жертву на соседнее доступное место
notalone-why-name-one-two-places-lie-face-up = назовите одно или два места, лежащих лицом вверх
notalone-why-choose-two-place-cards-hand-keep-hidden = выберите две карты Мест, которые не покажете
notalone-why-swap-face-down-card-accessible-one-discard = замените карту лицом вниз на доступную карту сброса
notalone-why-choose-place-planet = выберите место на планете
notalone-why-choose-card-played-return = выберите сыгранную карту, которую можно вернуть
notalone-why-put-hunt-card-under-deck = положите карту Охоты под низ колоды
notalone-why-now-play-card-pass = сейчас можно сыграть карту или пропустить
notalone-why-place-every-hunt-token = положите все свои жетоны Охоты
notalone-why-use-power-take-card-back-do-nothing = примените эффект, верните карту или не делайте ничего

## Places and cards in plain words

notalone-text-lair = Верните в руку весь сброс или примените эффект места под жетоном Существа. Кого поймают здесь, тот теряет ещё 1 фишку Воли.
    .short = Вернуть сброс или скопировать место Существа. Поимка: −2 Воли.
notalone-text-jungle = Джунгли возвращаются в руку вместе с одной картой вашего сброса.
    .short = Вернуть эту карту и 1 из сброса.
notalone-text-river = В следующем раунде вы играете лицом вниз две карты, а когда жетоны лежат, оставляете ту, что нравится больше.
    .short = Следующий раунд: сыграть 2 места, исследовать лучшее.
notalone-text-beach = Положите сюда маяк. Если он уже здесь, уберите его, и Спасение продвинется на 1. Раз за раунд на всю команду.
    .short = Положить маяк; если он здесь: Спасение +1. Раз за раунд.
notalone-text-rover = Возьмите из запаса карту Места, которой у вас ещё нет.
    .short = Взять новое место из запаса.
notalone-text-swamp = Болото возвращается в руку вместе с картами вашего сброса, до двух.
    .short = Вернуть эту карту и до 2 из сброса.
notalone-text-shelter = Возьмите две карты Выживания и оставьте одну из них.
    .short = Взять 2 карты Выживания, оставить 1.
notalone-text-wreck = Спасение продвигается на 1. Раз за раунд на всю команду.
    .short = Спасение +1. Раз за раунд.
notalone-text-source = Одна Жертва, вы или другая, получает обратно 1 фишку Воли; или вы берёте карту Выживания.
    .short = Вернуть 1 Волю Жертве или взять 1 карту Выживания.
notalone-text-artefact = В следующем раунде вы играете две карты и исследуете оба места. Этот эффект никогда не копируют.
    .short = Следующий раунд: исследовать 2 места.
notalone-text-nexus = Верните в руку весь сброс или примените эффект места рядом с жетоном Существа. Если здесь кого-то поймают, Ассимиляция продвигается на 2 вместо 1.
    .short = Вернуть сброс или скопировать рядом с Существом. Поимка: Ассимиляция +2.
notalone-text-oasis = Оазис возвращается в руку вместе с одной картой сброса за каждую недостающую фишку Воли.
    .short = Вернуть эту карту и по 1 из сброса за недостающую Волю.
notalone-text-fjord = В следующем раунде вы играете карту с руки лицом вниз и карту из сброса лицом вверх, а когда жетоны лежат, выбираете одну из них.
    .short = Следующий раунд: карта с руки и из сброса, исследовать одну.
notalone-text-dome = Передвиньте щит на одно место. С места 4 он возвращается на место 1: Спасение продвигается на 1, и в следующем раунде жетоны Охоты не действуют. Раз за раунд.
    .short = Двинуть щит. С места 4: Спасение +1, раунд без жетонов.
notalone-text-maze = Откройте скрытое место и примените его или возьмите копию; или возьмите из запаса место, которое уже открыто.
    .short = Открыть скрытое место или взять новое.
notalone-text-mangrove = Мангры возвращаются в руку с одной картой вашего сброса; затем другая Жертва возвращает карту.
    .short = Вернуть эту и 1 из сброса; и другой Жертве 1.
notalone-text-archipelago = Возьмите карту Выживания, затем сбросьте до двух: каждая даёт 1 фишку Воли Жертве на ваш выбор.
    .short = Взять 1 карту Выживания; сбросить до 2 за Волю.
notalone-text-pole = Потеряйте 1 фишку Воли: Спасение продвигается на 2. В конце раунда карта возвращается в запас.
    .short = Воля −1: Спасение +2. Назад в запас.
notalone-text-mycelium = Положите до двух фишек Воли из запаса на шкалу Спасения, где их подберёт Спасение; или возьмите карту Выживания.
    .short = До 2 Воли на шкалу или 1 карта Выживания.
notalone-text-portal = Сбросьте эту карту и перейдите на другое место со своей руки, что бы там ни ждало.
    .short = Перейти на другое место с руки, на свой страх и риск.

notalone-text-despair = До конца раунда никто не играет и не берёт карт Выживания.
    .short = В этом раунде нет карт Выживания.
notalone-text-force_field = Жетон Цели лежит на двух соседних местах; в этом раунде их нельзя сыграть.
    .short = Два места нельзя сыграть.
notalone-text-anticipation = Назовите Жертву. Если жетон Существа поймает именно её, Ассимиляция продвигается ещё на 1.
    .short = Назвать Жертву: поймана — Ассимиляция ещё +1.
notalone-text-ascendancy = Жертва, у которой в руке три карты Мест или больше, сбрасывает до двух.
    .short = Жертва сбрасывает до 2 карт.
notalone-text-fierceness = Каждая Жертва, которую поймал жетон Существа, теряет ещё 1 фишку Воли.
    .short = Поимка стоит ещё 1 Воли.
notalone-text-forbidden_zone = Каждая Жертва сбрасывает с руки одну карту Места, все одновременно.
    .short = Каждая Жертва сбрасывает 1 место.
notalone-text-interference = Пляж и Обломки в этом раунде не действуют.
    .short = Пляж и Обломки не действуют.
notalone-text-persecution = Место возвращает в этом раунде не больше одной карты Места, считая сыгранную.
    .short = Места возвращают не больше 1 карты.
notalone-text-mutation = Каждая Жертва, которую нашёл жетон Артемии, теряет ещё и 1 фишку Воли.
    .short = Артемия стоит ещё 1 Воли.
notalone-text-phobia = Жертва, у которой в руке три карты Мест или больше, показывает Существу все, кроме двух.
    .short = Жертва показывает все карты, кроме 2.
notalone-text-virus = Жетон Артемии лежит на двух соседних местах и действует на обоих.
    .short = Артемия накрывает 2 места.
notalone-text-clone = Жетон Цели — второй жетон Существа.
    .short = Цель тоже ловит.
notalone-text-mirage = Жетон Цели лежит на двух соседних местах; их эффекты не действуют.
    .short = Два места не действуют.
notalone-text-scream = Каждая Жертва под Целью сбрасывает две карты Мест или теряет 1 фишку Воли.
    .short = Цель: сбросить 2 или Воля −1.
notalone-text-toxin = Каждая Жертва под Целью сбрасывает карту Выживания, и место не действует.
    .short = Цель: −1 карта Выживания, без эффекта.
notalone-text-cataclysm = Выберите место: в этом раунде оно не действует.
    .short = Одно место не действует.
notalone-text-detour = После открытия Жертву перемещают на соседнее место, и она исследует его.
    .short = Переместить Жертву на соседнее место.
notalone-text-stasis = В этой фазе Спасение не двигается.
    .short = Спасение сейчас не двигается.
notalone-text-tracking = В следующем раунде Существо может сыграть две карты Охоты.
    .short = Следующий раунд: 2 карты Охоты.
notalone-text-flashback = Играется как карта Охоты, лежащая на верху сброса.
    .short = Копирует последнюю сброшенную карту Охоты.
notalone-text-x_interference = Места с номерами 4 и 8 в этом раунде не действуют.
    .short = Места 4 и 8 не действуют.
notalone-text-time_shift = За каждую Жертву под Целью Ассимиляция продвигается на 1, затем Спасение — на столько же.
    .short = Цель: двигаются обе фишки.
notalone-text-hunger = Жетон Существа лежит на двух соседних местах и ловит на обоих.
    .short = Существо накрывает 2 места.
notalone-text-inertia = Если при открытии под Целью есть Жертва, в этом раунде не действует ни одно место. Жетоны действуют.
    .short = Жертва под Целью: места не действуют.
notalone-text-ubiquity = Сразу после открытия Существо может поменять местами два жетона Охоты.
    .short = После открытия поменять 2 жетона.
notalone-text-telepathy = Назовите Жертву и до двух мест: Жертва говорит, есть ли среди них сыгранная карта.
    .short = Спросить Жертву о 2 местах.
notalone-text-tornado = Сразу после открытия всех Жертв под Целью уносит на одно соседнее место.
    .short = Унести Жертв с места Цели.
notalone-text-quicksand = Жертвы под Целью в этом раунде не возвращают карт Мест.
    .short = Цель: карты не возвращаются.
notalone-text-swarm = Каждая Жертва, которую нашёл жетон Артемии, сбрасывает две карты Мест вместо одной.
    .short = Артемия стоит 2 карт.
notalone-text-exhaustion = Отпор в этом раунде возвращает только одну карту за фишку Воли.
    .short = Отпор возвращает только 1 карту.
notalone-text-shadow = Сразу после открытия жетон Артемии или Цели переходит на соседнее место.
    .short = Сдвинуть Артемию или Цель на 1.
notalone-text-paralysis = Жертва на ваш выбор до конца раунда не играет карт Выживания.
    .short = Жертва без карт Выживания.
notalone-text-instinct = При доборе возьмите до пяти карт Охоты и оставьте три.
    .short = Взять до 5 карт Охоты, оставить 3.

notalone-text-adrenaline = Вы получаете обратно 1 фишку Воли.
    .short = Вернуть 1 Волю.
notalone-text-ingenuity = Положите маяк на Пляж.
    .short = Положить маяк на Пляж.
notalone-text-sacrifice = Сбросьте с руки карту Места: Существо в этом раунде не играет карт Охоты.
    .short = Сбросить место: раунд без карт Охоты.
notalone-text-sixth_sense = Верните в руку две карты сброса.
    .short = Вернуть 2 места.
notalone-text-smokescreen = До конца раунда Существо не видит, что сбросили Жертвы.
    .short = Скрывает все сбросы на раунд.
notalone-text-strike_back = Две случайные карты из руки Существа уходят под колоду Охоты.
    .short = Существо теряет 2 карты.
notalone-text-vortex = Замените свою карту лицом вниз на карту из сброса.
    .short = Заменить карту на карту из сброса.
notalone-text-detector = Жетон Артемии в этом раунде на вас не действует.
    .short = Жетон Артемии не действует на вас.
notalone-text-dodge = Жетон Существа в этом раунде на вас не действует.
    .short = Жетон Существа не действует на вас.
notalone-text-drone = Примените эффект Вездехода вместо эффекта своего места.
    .short = Вездеход вместо своего места.
notalone-text-gate = Примените эффект соседнего места вместо эффекта своего.
    .short = Соседнее место вместо своего.
notalone-text-hologram = Переместите жетон Артемии на соседнее место.
    .short = Сдвинуть жетон Артемии на 1.
notalone-text-wrong_track = Переместите жетон Существа на соседнее место.
    .short = Сдвинуть жетон Существа на 1.
notalone-text-amplifier = Уберите маяк с Пляжа: Спасение продвигается на 1.
    .short = Потратить маяк: Спасение +1.
notalone-text-double_back = Верните в руку сыгранную карту Места, вместо того чтобы сбросить.
    .short = Сохранить сыгранную карту.
notalone-text-x_drone = Примените эффект места 5 вместо эффекта своего места.
    .short = Место 5 вместо своего.
notalone-text-x_ingenuity = Положите маяк на Пляж или передвиньте щит на одно место.
    .short = Положить маяк или двинуть щит.
notalone-text-x_amplifier = Уберите маяк с Пляжа или верните щит с места 4 на место 1: Спасение продвигается на 1.
    .short = Потратить маяк или щит: Спасение +1.
notalone-text-shuttle = Примените эффект открытого места от 6 до 10 вместо эффекта своего места.
    .short = Место 6–10 вместо своего.
notalone-text-medikit = Другая Жертва получает обратно 1 фишку Воли.
    .short = Другой Жертве 1 Воля.
notalone-text-solidarity = Другая Жертва возвращает в руку до двух карт своего сброса.
    .short = Другая Жертва возвращает 2 места.
notalone-text-radio = До открытия Жертвы видят, что выбрали другие, и ещё могут передумать.
    .short = Жертвы видят выбор друг друга.
notalone-text-second_wind = Когда вы даёте отпор в этом раунде, первая фишка Воли возвращает три карты вместо двух.
    .short = Отпор возвращает 3 карты.
notalone-text-scanner = Существо показывает Жертвам свою руку.
    .short = Увидеть руку Существа.
notalone-text-decoy = Переместите жетон Цели на соседнее место.
    .short = Сдвинуть жетон Цели на 1.
notalone-text-adaptation = Жетон Цели в этом раунде на вас не действует.
    .short = Жетон Цели не действует на вас.
notalone-text-mimicry = Примените эффект места, которое исследует другая Жертва, вместо эффекта своего.
    .short = Место другой Жертвы вместо своего.
notalone-text-protective_suit = Когда вы в следующий раз должны потерять Волю в этом раунде, вы теряете на 1 меньше.
    .short = Один раз потерять на 1 Волю меньше.
notalone-text-cache = После сброса верните в руку одну карту своего сброса.
    .short = В конце вернуть 1 место.
notalone-text-signal_flare = Если жетон Существа в этом раунде никого не поймал, Спасение продвигается на 1.
    .short = Никто не пойман: Спасение +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 } · 45 мин
notalone-card-line = Один охотится. Остальные держатся, пока не придёт Спасение.

notalone-role-hide = прятаться
notalone-role-hunt = охотиться
notalone-role-any = положиться на жребий
notalone-mix-draw = Вытянуть все десять по жребию
notalone-worlds = Планета
notalone-world-base = Базовая планета
notalone-world-base-about = Десять мест базовой игры — для первых партий.
notalone-world-first_steps = Первые шаги
notalone-world-first_steps-about = Новые места 6–10 и новые карты — для тех, кто знает базовую планету.
notalone-world-exploration = Исследование
notalone-world-exploration-about = Все десять новых мест и новые карты — для тех, кому хочется заблудиться снова.
notalone-world-mixed = Смешанная планета
notalone-world-mixed-about = Каждое место — из базовой игры или из дополнения, по жребию или на ваш выбор: двух одинаковых партий не бывает.
notalone-world-maze = Вариант с Лабиринтом
notalone-world-maze-about = Нижний ряд вначале пуст, его заполняет Лабиринт, — для знатоков.

notalone-option-creature-about = Кто Существо?
notalone-option-places-about = из каких мест состоит планета
notalone-option-creature-here = Существо
notalone-option-mix-label = Места планеты, по одному с каждым номером

## On the page: what a place would do for a Hunted now

notalone-now-empty = Места пока нет
notalone-now-hidden = Ещё не найдено
notalone-now-discarded = В вашем сбросе
notalone-now-reserve = { $count ->
    [0] Не ваше, в запасе нет
   *[other] В запасе: { $count }
 }
notalone-now-blocked = Нельзя сыграть
notalone-now-ineffective = В этом раунде не действует
notalone-now-used = Использовано в раунде
notalone-now-recycle = { $count ->
    [0] Копия места Существа
   *[other] Вернуть: { $count }, или копия
 }
notalone-now-recycle-beside = { $count ->
    [0] Копия рядом с Существом
   *[other] Вернуть: { $count }, или копия
 }
notalone-now-return = { $count ->
    [0] Вернётся в руку
   *[other] Вернётся и ещё { $count }
 }
notalone-now-return-other = { $count ->
    [0] Вернётся; другой Жертве 1
   *[other] Вернётся и ещё { $count }; другой 1
 }
notalone-now-two-keep-one = Дальше: 2 места, выбрать 1
notalone-now-two-both = Дальше: исследовать 2 места
notalone-now-hand-and-discard = Дальше: рядом карта из сброса
notalone-now-marker-set = Положить сюда маяк
notalone-now-marker-spend = Маяк здесь: Спасение +{ $count }
notalone-now-shield-move = Щит на место { $to }
notalone-now-shield-raise = Поднять щит: Спасение +{ $count }
notalone-now-rescue = Спасение +{ $count }
notalone-now-acquire = { $count ->
    [0] В запасе нет нового
    [1] Взять новое место
   *[other] Новое место, 1 из { $count }
 }
notalone-now-maze = Открыть место или взять
notalone-now-draw-keep-one = { $count ->
    [one] Взять { $count } карту Выживания, оставить 1
    [few] Взять { $count } карты Выживания, оставить 1
   *[other] Взять { $count } карт Выживания, оставить 1
 }
notalone-now-heal-or-draw = Вернуть 1 Волю или взять карту
notalone-now-draw-then-heal = Взять карту, сбросить за Волю
notalone-now-pole = Воля −{ $will }: Спасение +{ $count }
notalone-now-will-on-track-or-draw = Воля на шкалу или карта
notalone-now-teleport = Перейти на другое место

## On the page: what now

notalone-prompt-over-small = Нажмите строку ленты, чтобы снова увидеть тот момент.
notalone-prompt-other = { $seat-count ->
    [1] { $seat } { $doing-one }.
   *[other] { $seat } { $doing-many }.
 }
notalone-prompt-chosen = Все сделали выбор.
notalone-prompt-nature = Секунду: { $doing }.
notalone-prompt-cards = Момент для карт, { $moment }.
notalone-prompt-cards-small = У кого есть подходящая карта, может сыграть её сейчас. Никто не видит, кого спрашивают.
notalone-prompt-laid = Вы играете карту «{ $card }».
notalone-prompt-laid-small = Она сработает, когда ответят все, кто может сейчас сыграть карту.
notalone-prompt-sealed = Запечатано: { $places-short }.
notalone-prompt-sealed-vote = { $seat-you ->
    [yes] Ваш голос: за себя.
   *[no] Ваш голос: { $seat }.
 }
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] Выбор можно менять, пока не выбрали все.
    [1] Ещё выбирает: { $seat }. А пока можно передумать.
   *[other] Ещё выбирают: { $seat }. А пока можно передумать.
 }
notalone-prompt-board-side = Выберите сторону поля.
notalone-prompt-board-side-small = Когда Спасение стоит на делении Артемии, вы кладёте и жетон Артемии.
notalone-prompt-window = Можно сыграть карту { $moment }.
notalone-prompt-window-small = Никто не видит, что вас спрашивают.
notalone-prompt-choose = Выберите, куда пойдёте в этом раунде.
notalone-prompt-choose-small = Выбор запечатан; пока не выбрали все, его можно менять.
notalone-prompt-choose-keep-one = Река: выберите два места, исследуете одно из них.
notalone-prompt-choose-both = Артефакт: выберите два места, исследуете оба.
notalone-prompt-choose-from-discard = Фьорд: выберите карту с руки и карту из сброса.
notalone-prompt-choose-none = Вам нечего сыграть: дайте отпор или сдайтесь.
notalone-prompt-owed = { $count ->
    [one] Верните в руку { $count } карту сброса.
    [few] Верните в руку { $count } карты сброса.
   *[other] Верните в руку { $count } карт сброса.
 }
notalone-prompt-owed-small = За них вы отдали 1 фишку Воли.
notalone-prompt-hunting = Положите { $token }.
notalone-prompt-hunting-wide = Положите { $token } на два соседних места.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Потом карты Мест откроются.
   *[other] Потом: { $tokens-short }.
 }
notalone-prompt-hunting-cards = Можно сыграть карту Охоты или продолжить.
notalone-prompt-picking = Какое из двух мест вы исследуете?
notalone-prompt-picking-small = Жетоны лежат. Все выбирают вместе.
notalone-prompt-after-reveal = Сразу после открытия: примените карту.
notalone-prompt-after-reveal-small = Места открыты.
notalone-prompt-order = Какое место первое?
notalone-prompt-order-small = В этом раунде вы исследуете два места.
notalone-prompt-resolve = Вы исследуете: { $where }.
notalone-prompt-resolve-use = Примените эффект или верните в руку одну карту сброса.
notalone-prompt-resolve-power = Примените эффект или оставьте.
notalone-prompt-resolve-back = Эффекту нечего дать. Можно вернуть в руку одну карту сброса.
notalone-prompt-resolve-nothing = Эффекту сейчас нечего дать.
notalone-prompt-recycle-or-copy = Верните в руку весь сброс или скопируйте место.
notalone-prompt-recycle-or-copy-small = Копировать безопасно: лежащие там жетоны вас не тронут.
notalone-prompt-take-back = Верните в руку карту сброса.
notalone-prompt-take-back-small = Какую — видят все.
notalone-prompt-discard = Сбросьте карту Места.
notalone-prompt-discard-small = В вашем сбросе она лежит открыто.
notalone-prompt-scream = Вопль: сбросьте две карты Мест или потеряйте 1 фишку Воли.
notalone-prompt-scream-small = Выберите первую карту или потерю Воли.
notalone-prompt-toxin = Токсин: сбросьте карту Выживания.
notalone-prompt-toxin-small = Место для вас не действует.
notalone-prompt-name-seat = Назовите Жертву.
notalone-prompt-name-seat-small = Это слышат все.
notalone-prompt-shelter = Оставьте одну из двух карт.
notalone-prompt-shelter-small = Другую сбрасывают лицом вверх.
notalone-prompt-source = Верните 1 фишку Воли Жертве или возьмите карту Выживания.
notalone-prompt-source-small = Больше трёх не бывает ни у кого.
notalone-prompt-heal = Кому вернуть 1 фишку Воли?
notalone-prompt-heal-small = Больше трёх не бывает ни у кого.
notalone-prompt-archipelago = Сбросьте карту Выживания за 1 фишку Воли или остановитесь.
notalone-prompt-archipelago-small = Каждая карта даёт 1 фишку Воли Жертве на ваш выбор.
notalone-prompt-mycelium = Положите Волю на шкалу Спасения или возьмите карту Выживания.
notalone-prompt-mycelium-small = Когда Спасение дойдёт до этого деления, Жертвы решат, кому она достанется.
notalone-prompt-acquire = Возьмите новое место из запаса.
notalone-prompt-acquire-small = Оно идёт в руку; какое — видят все.
notalone-prompt-maze = Лабиринт: ищите новое место или возьмите открытое.
notalone-prompt-maze-small = Открытое место можно применить сразу.
notalone-prompt-maze-set = Какую карту вы кладёте и куда?
notalone-prompt-maze-set-small = Эти карты видите только вы.
notalone-prompt-maze-drop = Какая карта покидает игру?
notalone-prompt-maze-drop-small = Последняя уходит под низ колоды.
notalone-prompt-maze-use = Примените новое место или возьмите его копию.
notalone-prompt-maze-use-small = Лежащие там жетоны вас не тронут.
notalone-prompt-portal = Куда ведёт Портал?
notalone-prompt-portal-small = Лежащие там жетоны вас найдут.
notalone-prompt-regain = Откуда взять Волю?
notalone-prompt-regain-small = Из запаса или со шкалы.
notalone-prompt-vote = Кому достанется Воля со шкалы?
notalone-prompt-vote-small = Голосуют Жертвы. При ничьей — тому, у кого меньше Воли.
notalone-prompt-move-token = Переместите { $token } на соседнее место.
notalone-prompt-move-token-any = Переместите жетон на соседнее место.
notalone-prompt-move-token-small = Он уходит с места, где лежит.
notalone-prompt-detour = Кого вы перемещаете?
notalone-prompt-detour-small = На место, соседнее с исследуемым.
notalone-prompt-detour-to = Куда?
notalone-prompt-detour-to-small = Вместо прежнего исследуют это место.
notalone-prompt-telepathy = Назовите одно место или два.
notalone-prompt-telepathy-small = Жертва отвечает правду, и слышат все.
notalone-prompt-phobia = Выберите две карты, которые не покажете.
notalone-prompt-phobia-small = Остальные карты руки увидит Существо.
notalone-prompt-forbidden-zone = Выберите карту Места для сброса.
notalone-prompt-forbidden-zone-small = Все, кого это касается, выбирают вместе и тайно.
notalone-prompt-vortex = Замените свою карту на карту из сброса.
notalone-prompt-vortex-small = Жетоны остаются, где лежат.
notalone-prompt-cataclysm = Какое место не действует в этом раунде?
notalone-prompt-cataclysm-small = Для всех, кто там.
notalone-prompt-double-back = Какую карту вы сохраняете?
notalone-prompt-double-back-small = Она возвращается в руку.
notalone-prompt-bury = Какая карта Охоты уходит под колоду?
notalone-prompt-bury-small = Пока не останется три.
notalone-prompt-copy = Какое место вы применяете вместо своего?
notalone-prompt-copy-small = Лежащие там жетоны вас не тронут.

## On the page: buttons

notalone-act-pass = Не играть карту
notalone-act-pass-phase = Не в этой фазе
notalone-act-hunt = Сыграть: { $card }
notalone-act-survive = Сыграть: { $card }
notalone-act-play = Запечатать: { $where }
notalone-act-play-two = Запечатать: { $where } и { $also }
notalone-act-play-with = Запечатать: { $where } и { $also }
notalone-act-resist = Отпор
    .why = До того как сыграть карту: отдайте 1 фишку Воли и верните в руку карты из сброса. С последней фишкой Воли вы сдаётесь.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] Воля −1: вернуть { $count } место
    [few] Воля −1: вернуть { $count } места
   *[other] Воля −1: вернуть { $count } мест
 }
notalone-act-resist-last = Последняя Воля: вы сдаётесь
notalone-act-give-up = Сдаться
    .why = До того как сыграть карту: вся Воля и все ваши места возвращаются, но Существо становится на деление ближе к победе.
    .rule = R16
notalone-act-give-up-small = Вся Воля и места назад, Ассимиляция +1
notalone-act-take-back = Вернуть: { $where }
notalone-act-take-played = Вернуть сыгранную карту
notalone-act-discard = Сбросить: { $where }
notalone-act-pick = Исследовать: { $where }
notalone-act-swap = Заменить на: { $where }
notalone-act-hide = Не показать: { $where } и { $also }
notalone-act-name-place = Спросить: { $where }
notalone-act-name-places = Спросить: { $where } и { $also }
notalone-act-place-token = { $token-short }: { $where }
notalone-act-place-token-wide = { $token-short }: { $where } и { $also }
notalone-act-move-token = { $token-short } → { $where }
notalone-act-swap-tokens = Поменять: { $tokens-short }
notalone-act-choose-slot = Выбрать: { $where }
notalone-act-move-hunted = Переместить: { $seat } ({ $where })
notalone-act-name-seat = Назвать: { $seat }
notalone-act-use = Применить: { $where }
notalone-act-nothing = Ничего не делать
notalone-act-recycle = Вернуть весь сброс
notalone-act-copy = Скопировать: { $where }
notalone-act-lose-will = Потерять 1 Волю
notalone-act-discard-survival = Сбросить: { $card }
notalone-act-keep-survival = Оставить: { $card }
notalone-act-draw = Взять карту Выживания
notalone-act-heal = 1 Воля: { $seat }
notalone-act-acquire = Взять: { $where }
notalone-act-reveal = Открыть: { $where }
notalone-act-search = Искать новое место
notalone-act-set-place = { $place-short }: { $where }
notalone-act-drop-place = Сбросить: { $place-short }
notalone-act-teleport = Перейти: { $where }
notalone-act-will-on-space = Воля на деление { $space }
notalone-act-will-from-supply = Из запаса
notalone-act-will-from-space = С деления { $space }
notalone-act-vote = Голос: { $seat }
notalone-act-bury = Под колоду: { $card }
notalone-act-choose-side = Сторона { $side }
notalone-act-choose-first = Выберите
notalone-act-stop = Это всё

notalone-quiet = Не в этом раунде
notalone-quiet-why = До начала следующего раунда вас не спрашивают о картах.
notalone-quiet-on = В этом раунде вас не спрашивают о картах.
notalone-quiet-off = Спрашивать снова

## On the page: the planet

notalone-planet = Артемия
notalone-planet-choices = Артемия: выберите место
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, лицом вниз
notalone-tile-empty = { $slot }, пусто
notalone-tile-hidden-name = Скрыто
notalone-tile-empty-name = Пусто
notalone-tile-tokens = здесь { $tokens }
notalone-tile-explorers = здесь { $seat }
notalone-tile-chance = { $chance ->
    [one] { $chance } процент
    [few] { $chance } процента
   *[other] { $chance } процентов
 }
notalone-tile-marker = здесь маяк
notalone-tile-shield = здесь щит
notalone-tile-chosen = выбрано
notalone-tile-hint = подсказка
notalone-heat-nobody = здесь никого не может быть
notalone-blocked-by = Нельзя сыграть: { $card }
notalone-ineffective-by = В этом раунде не действует
notalone-tip-reserve = { $count ->
    [0] В запасе не осталось.
    [one] В запасе { $count } карта.
    [few] В запасе { $count } карты.
   *[other] В запасе { $count } карт.
 }
notalone-tip-hidden = Место лицом вниз. Его открывает Лабиринт.
notalone-tip-empty = Сюда Лабиринт положит место.
notalone-tip-marker = Маяк
notalone-tip-marker-why = Кто следующим применит Пляж, снимет его: Спасение продвинется на 1.
notalone-tip-shield = Щит
notalone-tip-shield-why = Он идёт с места 1 до 4 и в пути никого не защищает. Если поднять его с места 4, в следующем раунде жетоны Охоты не действуют.
notalone-tip-token-creature = Кто здесь, теряет 1 фишку Воли и не применяет место. Ассимиляция продвигается на 1.
notalone-tip-token-artemia = Кто здесь, сбрасывает карту Места и не применяет место.
notalone-tip-token-target = Что он здесь делает, говорит карта Охоты, которая его дала.
notalone-shield-up = Щит поднят: в этом раунде жетоны Охоты не действуют.

## On the page: the race

notalone-race = До звезды: Спасение { $rescue }, Ассимиляция { $assimilation }
notalone-race-rescue = Спасение: ещё { $count }
notalone-race-assimilation = Ассимиляция: ещё { $count }
notalone-race-assimilation-short = Существо: ещё { $count }
notalone-race-space = До звезды { $space }
notalone-race-put = { $space ->
    [one] Положить 1 фишку Воли за { $space } деление до звезды
    [few] Положить 1 фишку Воли за { $space } деления до звезды
   *[other] Положить 1 фишку Воли за { $space } делений до звезды
 }
notalone-race-tip-rescue = У звезды побеждают Жертвы. Двигается в конце каждого раунда.
notalone-race-tip-assimilation = У звезды побеждает Существо. Двигается, когда кто-то пойман или сдаётся.
notalone-race-tip-artemia = Деление Артемии
notalone-race-tip-artemia-why = Пока Спасение стоит здесь, Существо кладёт и жетон Артемии.
notalone-race-tip-will = Воля на пути
notalone-race-tip-will-why = Когда сюда придёт Спасение, Жертвы решат, кому она достанется.
notalone-race-supply = { $count ->
    [one] { $count } фишка Воли в запасе
    [few] { $count } фишки Воли в запасе
   *[other] { $count } фишек Воли в запасе
 }
notalone-race-supply-why = Воля, которой нет ни у кого. Пока её нет, на шкалу класть нечего, а вернувшуюся Волю берут со шкалы.
notalone-side-name = Сторона { $side }

## On the page: phases

notalone-phase-1 = Исследование
notalone-phase-2 = Охота
notalone-phase-3 = Развязка
notalone-phase-4 = Конец раунда
notalone-step-reveal = Открытие
notalone-step-free = Без жетонов
notalone-step-target = Цель
notalone-step-artemia = Артемия
notalone-step-creature = Существо

## On the page: people and cards

notalone-role-creature = Существо
notalone-role-hunted = Жертва
notalone-seats = Игроки
notalone-seat-creature = { $hunt ->
    [one] { $hunt } карта Охоты
    [few] { $hunt } карты Охоты
   *[other] { $hunt } карт Охоты
 }
notalone-seat-hunted = в руке { $hand } · Выживание { $survival }
notalone-seat-will = Воля: { $will } из 3
notalone-seat-discard = Сброшено: { $numbers }
notalone-seat-discard-none = Ничего не сброшено
notalone-seat-smoke = { $count ->
    [one] { $count } карта в сбросе, скрыта дымом
    [few] { $count } карты в сбросе, скрыты дымом
   *[other] { $count } карт в сбросе, скрыты дымом
 }
notalone-seat-choosing = выбирает
notalone-seat-sealed = запечатано
notalone-seat-caught = поимка
notalone-seat-explores = сейчас: { $places-short }
notalone-seat-pair = В следующем раунде две карты.
notalone-seat-played = сейчас: { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] У вас есть: { $places-short }.
   *[no] { $seat } владеет картами: { $places-short }.
 }
notalone-seat-shown = Показано вам: { $places-short }.

notalone-hand = Ваша рука
notalone-hand-of = Рука: { $seat }
notalone-hand-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
 }
notalone-hand-empty = В руке нет мест
notalone-discard-title = Сброс
notalone-discard-of = Сброс: { $seat }
notalone-discard-seen = открыт
notalone-discard-smoke = скрыт дымом
notalone-discard-empty = Ничего не сброшено
notalone-played-title = Сыграно
notalone-survival-title = Выживание
notalone-survival-once = 1/раунд
notalone-survival-done = сыграна в этом раунде
notalone-survival-none = Нет карт Выживания
notalone-survival-unseen = { $count ->
    [one] { $count } карта Выживания лицом вниз
    [few] { $count } карты Выживания лицом вниз
   *[other] { $count } карт Выживания лицом вниз
 }
notalone-hunt-title = Ваши карты Охоты
notalone-hunt-of = Карты Охоты
notalone-hunt-once = 1/раунд
notalone-hunt-more = ещё 1 в этом раунде
notalone-hunt-done = в этом раунде больше нельзя
notalone-hunt-unseen = { $count ->
    [one] { $count } карта Охоты лицом вниз
    [few] { $count } карты Охоты лицом вниз
   *[other] { $count } карт Охоты лицом вниз
 }
notalone-hunt-played = Сыграно в этом раунде
notalone-hunt-discard = Сброс карт Охоты
notalone-survival-discard = Сброс карт Выживания
notalone-piles-none = пока пусто
notalone-reserve-title = Запас
notalone-known-title = Увидено Сканером
notalone-tokens-title = Жетоны
notalone-token-lies = здесь: { $where }
notalone-token-choose = выберите ему место
notalone-token-then = потом этот
notalone-token-not = не в этом раунде
notalone-will-title = Ваша Воля
notalone-will = Воля
notalone-look-own = К моим
notalone-look-table = К Существу
notalone-maze-discard = Места, покинувшие игру
notalone-acts-title = Можно
notalone-maze-title = Карты Лабиринта
notalone-maze-left = { $count ->
    [one] { $count } карта в колоде Лабиринта
    [few] { $count } карты в колоде Лабиринта
   *[other] { $count } карт в колоде Лабиринта
 }
notalone-maze-left-why = Из неё Лабиринт открывает новые места. Заново её не собирают.
notalone-drawn-title = Взято
notalone-when = фаза { $number }
notalone-when-any = любая фаза
notalone-advice-mix = Сильный игрок поступает так примерно в { $percent } % случаев, чтобы его не вычислили.
notalone-advice-danger = Существо ищет здесь примерно в { $percent } % случаев.
notalone-advice-found = Вероятность кого-то застать — около { $percent } %.
notalone-advice-chance = Шансы на победу после этого — около { $percent } %.
notalone-hint = Подсказка: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = Место: { $place }
notalone-heat-public = только известное всем
notalone-heat-chance = что здесь есть хотя бы одна Жертва
notalone-heat-also = { $seat }: возможны и места { $numbers }
notalone-heat-only = { $seat }: только здесь
notalone-heat-catch = Поимка здесь двигает Ассимиляцию на { $spaces }.
notalone-heat-catch-will = Поимка здесь стоит { $will } Воли.

notalone-talk-open = Существо читает всё, что говорят Жертвы.
notalone-talk-creature = Вы читаете всё, что говорят Жертвы.
notalone-talk-write = Скажите что-нибудь. Существо это прочтёт.

notalone-tab-planet = Планета
notalone-tab-cards = Карты
notalone-tab-hunted = Жертвы
notalone-tab-log = Лента

notalone-over-planet = К планете
notalone-over-hunted = Спасение пришло
notalone-over-creature = Артемия победила
notalone-over-you-won = Вы победили.
notalone-over-you-lost = Вы проиграли.
notalone-ended-hunted = Жетон спасения дошёл до звезды.
notalone-ended-creature = Жетон ассимиляции дошёл до звезды.
notalone-course-rescue = Спасение, пройдено делений
notalone-course-assimilation = Ассимиляция, пройдено делений
notalone-sheet-role = Роль
notalone-sheet-won = победа
notalone-sheet-turns = { $turns ->
    [one] После { $turns } раунда. Спасению оставалось { $rescue }, Ассимиляции { $assimilation }.
    [few] После { $turns } раундов. Спасению оставалось { $rescue }, Ассимиляции { $assimilation }.
   *[other] После { $turns } раундов. Спасению оставалось { $rescue }, Ассимиляции { $assimilation }.
 }

## On the page: the guided first game

notalone-guide-about = На чужой планете
notalone-guide-about-text = Вы — одна из Жертв, за вами охотится Существо. Каждый раунд вы прячетесь в одном из мест, а оно угадывает в каком. Если до звезды первым дойдёт Спасение, победят все Жертвы; если Ассимиляция — Существо.
notalone-guide-choose = Тайно выберите место
notalone-guide-choose-text = Каждая ваша карта — место на Артемии. Сыграйте одну лицом вниз; Существо угадывает, где вы. Под каждым местом написано, что оно даст вам сейчас. Нажмите на одно и запечатайте.
notalone-guide-choose-again = Куда теперь?
notalone-guide-choose-again-text = Сыгранные карты лежат открыто в вашем сбросе: Существо видит, где вас быть не может. Чем меньше карт в руке, тем легче вас найти. Логово и Джунгли возвращают карты.
notalone-guide-low = Карт мало
notalone-guide-low-text = С малой рукой Существу почти не надо гадать. Можно дать отпор: 1 фишка Воли за две карты. Или сдаться: вернётся всё, но Ассимиляция продвинется.
notalone-guide-sealed = Запечатано
notalone-guide-sealed-text = До открытия вашу карту не видит никто. Пока не выбрали все, можно взять другую. Другие могут спросить в чате, куда вы идёте; Существо слушает, так что можно и соврать.
notalone-guide-hunting = Существо охотится
notalone-guide-hunting-text = Теперь Существо кладёт жетон на место. Кто там, тот пойман и теряет 1 фишку Воли. Жетон Артемии стоит карты. Цель делает то, что говорит её карта Охоты.
notalone-guide-resolve = Вас не нашли
notalone-guide-resolve-text = Примените эффект места или верните вместо этого одну карту сброса. Пляж и Обломки приближают Спасение: вы победите, когда оно дойдёт до звезды.
notalone-guide-window = Карта Выживания
notalone-guide-window-text = У вас есть карта для этого момента. Играйте её или нет; никто не видит, что вас спросили. Одна карта Выживания за раунд. Нажмите «Не в этом раунде», чтобы вас не беспокоили.
notalone-guide-take = Карты возвращаются
notalone-guide-take-text = Выберите карту, которую хотите вернуть в руку. Чем больше карт, тем труднее вас найти.
notalone-guide-other = Ещё одно решение
notalone-guide-other-text = Строка выше говорит, о чём спрашивают. Всё, что обведено зелёным, можно выбрать, и ничего не случится, пока вы не нажмёте кнопку.
notalone-guide-wait = Ходят другие
notalone-guide-wait-text = Следите, как две фишки спешат к звезде: Спасение двигается в конце каждого раунда, Ассимиляция — когда кто-то пойман или сдаётся. Наведите на что угодно, чтобы узнать, что это делает.
notalone-guide-over = Вот и вся партия
notalone-guide-over-text = Сыграйте ещё раз за Существо или с друзьями: лучше всего с теми, кто хорошо врёт. «Исследование» добавляет десять мест и новые карты.

# Пункты правил, на которые страница ссылается в подсказках.
notalone-rules =
    .creature = R25
    .artemia = R24
    .target = R23
    .place = R22
    .hunt = R8
    .survival = R9
    .track-will = E40
    .artemia-space = R18
    .rescue = R30, R31
    .assimilation = R25, R31
    .supply = E41, E42
    .hidden = E32
    .empty = E73
    .marker = R28
    .shield = E17, E29
    .maze = E72
