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
notalone-place-spot-1 = позиция 1
    .short = 1
notalone-place-spot-2 = позиция 2
    .short = 2
notalone-place-spot-3 = позиция 3
    .short = 3
notalone-place-spot-4 = позиция 4
    .short = 4
notalone-place-spot-5 = позиция 5
    .short = 5
notalone-place-spot-6 = позиция 6
    .short = 6
notalone-place-spot-7 = позиция 7
    .short = 7
notalone-place-spot-8 = позиция 8
    .short = 8
notalone-place-spot-9 = позиция 9
    .short = 9
notalone-place-spot-10 = позиция 10
    .short = 10
notalone-slot-1 = позиция 1
    .short = 1
notalone-slot-2 = позиция 2
    .short = 2
notalone-slot-3 = позиция 3
    .short = 3
notalone-slot-4 = позиция 4
    .short = 4
notalone-slot-5 = позиция 5
    .short = 5
notalone-slot-6 = позиция 6
    .short = 6
notalone-slot-7 = позиция 7
    .short = 7
notalone-slot-8 = позиция 8
    .short = 8
notalone-slot-9 = позиция 9
    .short = 9
notalone-slot-10 = позиция 10
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
notalone-card-x_interference = Помехи (Exploration)
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
notalone-card-x_drone = Дрон (Exploration)
notalone-card-x_ingenuity = Изобретательность (Exploration)
notalone-card-x_amplifier = Усилитель (Exploration)
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

notalone-token-creature = жетон существа
    .short = Существо
notalone-token-artemia = жетон Артемии
    .short = Артемия
notalone-token-target = жетон цели
    .short = Цель

notalone-doing-over = партия окончена
    .one = доигрывает
    .many = доигрывают
notalone-doing-name-creature = выбор существа
    .one = выбирает существо
    .many = выбирают существо
notalone-doing-choose-places = выбор мест
    .one = выбирает места
    .many = выбирают места
notalone-doing-board-side = выбор стороны поля
    .one = выбирает сторону поля
    .many = выбирают сторону поля
notalone-doing-deal = раздача карт выживания
    .one = раздаёт карты выживания
    .many = раздают карты выживания
notalone-doing-refill = добор карт охоты
    .one = добирает карты охоты
    .many = добирают карты охоты
notalone-doing-turn = ход раунда
    .one = переходит к следующему шагу
    .many = переходят к следующему шагу
notalone-doing-window = розыгрыш карт
    .one = решает, сыграть ли карту
    .many = решают, сыграть ли карту
notalone-doing-choose = выбор карт мест
    .one = выбирает карты мест
    .many = выбирают карты мест
notalone-doing-hunting = размещение жетонов охоты
    .one = размещает жетоны охоты
    .many = размещают жетоны охоты
notalone-doing-picking = выбор одной карты из двух
    .one = выбирает одну карту из двух
    .many = выбирают одну карту из двух
notalone-doing-after-reveal = карта сразу после открытия
    .one = использует карту сразу после открытия
    .many = используют карту сразу после открытия
notalone-doing-order = порядок двух мест
    .one = выбирает порядок двух мест
    .many = выбирают порядок двух мест
notalone-doing-resolve = исследование места
    .one = исследует место
    .many = исследуют место
notalone-doing-step = исследование мест
    .one = исследует места
    .many = исследуют места
notalone-doing-recycle-or-copy = возврат карт или копирование эффекта
    .one = возвращает карты или копирует эффект
    .many = возвращают карты или копируют эффект
notalone-doing-take-back = возврат карт на руку
    .one = возвращает карты на руку
    .many = возвращают карты на руку
notalone-doing-discard = сброс карт мест
    .one = сбрасывает карты мест
    .many = сбрасывают карты мест
notalone-doing-scream = ответ на «Вопль»
    .one = отвечает на «Вопль»
    .many = отвечают на «Вопль»
notalone-doing-toxin = сброс карты выживания
    .one = сбрасывает карту выживания
    .many = сбрасывают карту выживания
notalone-doing-name-seat = выбор жертвы
    .one = выбирает жертву
    .many = выбирают жертву
notalone-doing-draw = взятие карт выживания
    .one = берёт карты выживания
    .many = берут карты выживания
notalone-doing-shelter = выбор карты выживания
    .one = выбирает карту выживания
    .many = выбирают карту выживания
notalone-doing-source = возврат фишки воли или добор карты
    .one = возвращает фишку воли или берёт карту
    .many = возвращают фишку воли или берут карту
notalone-doing-heal = возврат фишки воли
    .one = возвращает фишку воли
    .many = возвращают фишку воли
notalone-doing-archipelago = сброс карт ради фишек воли
    .one = сбрасывает карты ради фишек воли
    .many = сбрасывают карты ради фишек воли
notalone-doing-mycelium = фишки воли на шкалу
    .one = кладёт фишки воли на шкалу
    .many = кладут фишки воли на шкалу
notalone-doing-acquire = взятие карты из запаса
    .one = берёт карту из запаса
    .many = берут карту из запаса
notalone-doing-maze = эффект «Лабиринта»
    .one = использует «Лабиринт»
    .many = используют «Лабиринт»
notalone-doing-turn-up = открытие места
    .one = открывает место
    .many = открывают место
notalone-doing-maze-look = просмотр карт «Лабиринта»
    .one = смотрит карты «Лабиринта»
    .many = смотрят карты «Лабиринта»
notalone-doing-maze-set = выкладывание карты «Лабиринта»
    .one = выкладывает карту «Лабиринта»
    .many = выкладывают карту «Лабиринта»
notalone-doing-maze-drop = сброс карты «Лабиринта»
    .one = сбрасывает карту «Лабиринта»
    .many = сбрасывают карту «Лабиринта»
notalone-doing-maze-use = эффект нового места
    .one = решает, использовать ли новое место
    .many = решают, использовать ли новое место
notalone-doing-portal = выбор места для «Портала»
    .one = выбирает, куда ведёт «Портал»
    .many = выбирают, куда ведёт «Портал»
notalone-doing-regain = возврат фишек воли
    .one = возвращает себе фишки воли
    .many = возвращают себе фишки воли
notalone-doing-rescue-move = движение фишки спасения
    .one = двигает фишку спасения
    .many = двигают фишку спасения
notalone-doing-vote = голосование: кому фишка воли
    .one = голосует, кому фишка воли
    .many = голосуют, кому фишка воли
notalone-doing-move-token = перемещение жетона
    .one = перемещает жетон
    .many = перемещают жетон
notalone-doing-detour = выбор жертвы для перемещения
    .one = выбирает, кого переместить
    .many = выбирают, кого переместить
notalone-doing-detour-to = выбор нового места
    .one = выбирает, куда переместить
    .many = выбирают, куда переместить
notalone-doing-telepathy = выбор мест для вопроса
    .one = называет места
    .many = называют места
notalone-doing-phobia = выбор карт, которые не покажут
    .one = выбирает, какие карты не показать
    .many = выбирают, какие карты не показать
notalone-doing-forbidden-zone = одновременный сброс карт
    .one = сбрасывает карту
    .many = сбрасывают карту
notalone-doing-vortex = замена сыгранной карты
    .one = заменяет сыгранную карту
    .many = заменяют сыгранную карту
notalone-doing-strike-back = потеря карт охоты
    .one = теряет карты охоты
    .many = теряют карты охоты
notalone-doing-cataclysm = выбор места
    .one = выбирает место
    .many = выбирают место
notalone-doing-double-back = возврат сыгранной карты
    .one = возвращает сыгранную карту
    .many = возвращают сыгранную карту
notalone-doing-bury = карты охоты под низ колоды
    .one = кладёт карты охоты под низ колоды
    .many = кладут карты охоты под низ колоды
notalone-doing-settle = возврат фишек воли и карт
    .one = возвращает фишки воли и карты
    .many = возвращают фишки воли и карты
notalone-doing-copy = выбор места для копирования
    .one = выбирает, что скопировать
    .many = выбирают, что скопировать
notalone-doing-tell = ответ на вопрос
    .one = отвечает на вопрос
    .many = отвечают на вопрос

notalone-moment-before-choosing = до выбора мест
notalone-moment-after-choosing = после выбора мест
notalone-moment-hunting = после выкладывания жетонов
notalone-moment-after-reveal = сразу после открытия
notalone-moment-before-target = до действия жетона цели
notalone-moment-before-artemia = до действия жетона Артемии
notalone-moment-before-creature = до действия жетона существа
notalone-moment-end-of-turn = в конце раунда

notalone-line-victory = Победа
notalone-line-rescue-left = Спасение: осталось делений
notalone-line-assimilation-left = Ассимиляция: осталось делений
notalone-line-catches = Поимки
notalone-line-will-lost = Потеряно фишек воли
notalone-line-turns = Раунды
notalone-line-total = Всего

## Options of the game

notalone-option-creature = Кто играет за существо?
    .note = Число — это место за столом, считая с 0.
notalone-option-creature-random = По жребию
notalone-option-creature-others = По жребию, но не хозяин стола
notalone-option-places = Из каких мест состоит планета?
    .note = Число задаёт любой набор; каждый его бит — место из Exploration.
notalone-option-places-base = Базовая игра (по книге)
notalone-option-places-first_steps = База 1–5, Exploration 6–10
notalone-option-places-exploration = Exploration 1–10
notalone-option-places-random = Случайный набор
notalone-option-decks = Какие карты охоты и выживания в игре?
notalone-option-decks-auto = С картами Exploration, если в игре её места (по книге)
notalone-option-decks-base = Только базовая игра
notalone-option-decks-combined = Базовая игра и Exploration
notalone-option-maze_variant = Играть вариант с картой «Лабиринт»?
notalone-option-maze_variant-off = Нет
notalone-option-maze_variant-on = Да, нижний ряд вначале пуст
notalone-option-board_side = Какой стороной лежит поле?
notalone-option-board_side-chosen = Выбирает существо (по книге)
notalone-option-board_side-1 = Артемия на последних шести делениях
notalone-option-board_side-2 = Артемия через одно деление
notalone-option-expert = Сколько фишек воли возвращается после потери последней?
notalone-option-expert-off = Три (по книге)
notalone-option-expert-on = Две (труднее для жертв)
notalone-option-tokens = Обязано ли существо выложить все жетоны охоты?
notalone-option-tokens-compulsory = Да
notalone-option-tokens-optional = Нет
notalone-option-two_place_move = Куда переместить жетон, занимающий два места?
notalone-option-two_place_move-auto = Прочь с обоих; с Exploration — и на одно из двух
notalone-option-two_place_move-leave = Только прочь с обоих
notalone-option-two_place_move-literal = И на одно из двух
notalone-option-pole_limit = Сколько раз за раунд действует «Полюс»?
notalone-option-pole_limit-none = При каждом использовании
notalone-option-pole_limit-once = Один раз на всю команду
notalone-option-takeback = Можно ли вернуть карту, если эффект ничего не даёт?
notalone-option-takeback-auto = Только без Exploration
notalone-option-takeback-lenient = Да
notalone-option-takeback-strict = Нет
notalone-option-host = Кто открыл стол?
    .note = Число — это место за столом, считая с 0. Хозяин стола не играет за существо, если оно выбирается среди остальных.
notalone-option-force_field = Когда можно сыграть «Силовое поле»?
notalone-option-force_field-resend = И после выбора мест: тогда выбирают заново
notalone-option-force_field-early = Только до выбора мест
notalone-option-takeback_places = Где вместо эффекта можно вернуть карту?
notalone-option-takeback_places-all = На всех местах
notalone-option-takeback_places-few = Везде, кроме «Логова», «Джунглей» и «Болота»
notalone-option-last_will = Насколько сдвигается ассимиляция за последнюю волю?
notalone-option-last_will-once = На 1 деление за раунд
notalone-option-last_will-each = На 1 деление за каждую жертву
notalone-option-stasis_amplifier = Действует ли «Усилитель» после «Стазиса»?
notalone-option-stasis_amplifier-held = Нет, фишка спасения не двигается
notalone-option-stasis_amplifier-moves = Да
notalone-option-gate_after_detour = Какие места дают «Врата» после «Обхода»?
notalone-option-gate_after_detour-explored = Соседние с исследуемым
notalone-option-gate_after_detour-card = Соседние с местом сыгранной карты
notalone-option-token_losses = Как жертвы выбирают, что терять от жетонов?
notalone-option-token_losses-in_turn = По очереди, открыто
notalone-option-token_losses-together = Одновременно, тайно
notalone-option-instead_cards = Чей эффект нужен, чтобы сыграть «Врата» или «Дрон»?
notalone-option-instead_cards-played = Карты, сыгранной в фазе 1
notalone-option-instead_cards-explored = Только исследуемого места
notalone-option-maze_use = Как действует место, открытое «Лабиринтом»?
notalone-option-maze_use-activate = Как исследуемое (и «Артефакт»)
notalone-option-maze_use-copy = Как скопированное (без «Артефакта»)
notalone-option-track_will = Когда фишка спасения подбирает фишки воли?
notalone-option-track_will-passing = И проходя мимо
notalone-option-track_will-stopping = Только останавливаясь

## Actions

notalone-do-pass = сейчас не играть карту
notalone-do-pass-phase = не играть карт в этой фазе
notalone-do-hunt = сыграть карту охоты «{ $card }»
notalone-do-survive = сыграть карту выживания «{ $card }»
notalone-do-play = сыграть место { $place }
notalone-do-play-two = сыграть { $places }
notalone-do-play-with = сыграть место { $place }, а с ним место { $beside } из сброса
notalone-do-resist = дать отпор: отдать фишку воли и вернуть карты из сброса
notalone-do-give-up = сдаться: вернуть все фишки воли и карты, ассимиляция продвигается
notalone-do-take-back = вернуть на руку место { $place }
notalone-do-take-played = вернуть на руку сыгранную карту
notalone-do-discard = сбросить место { $place }
notalone-do-pick = исследовать место { $place }
notalone-do-swap = заменить место { $played } на место { $place } из сброса
notalone-do-hide = не показывать: { $places }
notalone-do-name-place = назвать место { $place }
notalone-do-name-places = назвать { $places }
notalone-do-place-token = выложить { $token } на позицию { $slot }
notalone-do-place-token-wide = выложить { $token } на позиции { $slots-short }
notalone-do-move-token = переместить { $token } на позицию { $slot }
notalone-do-swap-tokens = поменять местами { $tokens }
notalone-do-choose-slot = выбрать позицию { $slot }
notalone-do-move-hunted = переместить: { $seat } (с исследуемого места № { $which })
notalone-do-name-seat = назвать: { $seat }
notalone-do-use = использовать эффект
notalone-do-nothing = больше ничего не делать
notalone-do-recycle = вернуть на руку весь сброс
notalone-do-copy = скопировать место на позиции { $slot }
notalone-do-lose-will = потерять фишку воли
notalone-do-discard-survival = сбросить карту выживания «{ $card }»
notalone-do-keep-survival = оставить карту выживания «{ $card }»
notalone-do-draw = взять карту выживания
notalone-do-heal = вернуть фишку воли: { $seat }
notalone-do-acquire = взять из запаса место { $place }
notalone-do-reveal = открыть карту на позиции { $slot }
notalone-do-search = искать новое место
notalone-do-set-place = выложить карту «{ $place }» на позицию { $slot }
notalone-do-drop-place = убрать из игры карту «{ $place }»
notalone-do-teleport = телепортироваться: место { $place }
notalone-do-will-on-space = положить фишку воли на шкалу; до победного деления: { $space }
notalone-do-will-from-supply = взять фишку воли из запаса
notalone-do-will-from-space = взять фишку воли со шкалы; до победного деления: { $space }
notalone-do-vote = голосовать: { $seat }
notalone-do-bury = положить карту охоты «{ $card }» под низ колоды
notalone-do-choose-side = играть на стороне { $side } поля
notalone-do-close = все ответили
notalone-do-name-creature = Существо: { $seat }
notalone-do-choose-set = взять место «{ $place }»
notalone-do-draw-hunt = взять карту охоты «{ $card }»
notalone-do-draw-survival = раздать карту выживания «{ $card }»
notalone-do-lose-hunt = показать карту охоты «{ $card }» и положить под низ колоды
notalone-do-turn-up = открыть место «{ $place }»

## Events

notalone-creature = { $seat-you ->
    [yes] Вы — существо.
   *[no] Существо — { $seat }.
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
    [yes] Вы возвращаете на руку карту «{ $place }».
   *[no] { $seat } возвращает на руку карту «{ $place }».
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] Вы возвращаете на руку карту.
   *[no] { $seat } возвращает на руку карту за дымовой завесой.
 }
notalone-took-played = { $seat-you ->
    [yes] Вы возвращаете на руку только что сыгранную карту «{ $place }».
   *[no] { $seat } возвращает на руку только что сыгранную карту «{ $place }».
 }
notalone-recycled = { $seat-you ->
    [yes] Вы возвращаете на руку весь сброс.
   *[no] { $seat } возвращает на руку весь сброс.
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
notalone-all-chose = Все жертвы сделали выбор.
notalone-sent-back = Жертвы возвращают выбранные карты на руку.
notalone-laid-beside = { $seat-you ->
    [yes] Вы кладёте рядом открытую карту «{ $place }».
   *[no] { $seat } кладёт рядом открытую карту «{ $place }».
 }
notalone-token = { $token }: { $at }.
notalone-swapped-tokens = Меняются местами { $tokens }.
notalone-named = { $seat-you ->
    [yes] Названы вы.
   *[no] Названа жертва: { $seat }.
 }
notalone-showed = { $seat-you ->
    [yes] Вы показываете существу: { $places }.
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
notalone-scanned = На руке у существа: { $cards }.
notalone-struck = Карта «{ $card }» уходит с руки существа под низ колоды.
notalone-explores = { $seat-you ->
    [yes] Вы исследуете место «{ $place }».
   *[no] { $seat } исследует место «{ $place }».
 }
notalone-all-ineffective = «Инерция»: в этом раунде ни одно место не действует.
notalone-ineffective = В этом раунде не действует: { $at }.
notalone-moved-hunted = { $seat-you ->
    [yes] Вас перемещают: { $at }.
   *[no] Перемещение: { $seat } → { $at }.
 }
notalone-used = { $seat-you ->
    [yes] Вы используете эффект места «{ $place }».
   *[no] { $seat } использует эффект места «{ $place }».
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
    [yes] «Портал» переносит вас, новое место — «{ $place }».
   *[no] { $seat }: «Портал» переносит в новое место — «{ $place }».
 }
notalone-turned-up = На позиции { $slot } открыто место «{ $place }».
notalone-looked = Вы видите место «{ $place }».
notalone-dropped = Место «{ $place }» покидает игру.
notalone-drew = { $seat-you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $seat } берёт карту «{ $card }».
 }
notalone-drew-unseen = { $seat-you ->
    [yes] Вы берёте карту выживания.
   *[no] { $seat } берёт карту выживания.
 }
notalone-discarded-survival = { $seat-you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat } сбрасывает карту «{ $card }».
 }
notalone-drew-hunt = Существо берёт карту охоты «{ $card }».
notalone-drew-hunt-unseen = Существо берёт карту охоты.
notalone-artemia = { $seat-you ->
    [yes] Вы под жетоном Артемии.
   *[no] Под жетоном Артемии: { $seat }.
 }
notalone-caught = { $seat-you ->
    [yes] Вас поймали!
   *[no] Поймана жертва: { $seat }.
 }
notalone-lost-will = { $seat-you ->
    [yes] Вы теряете { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } воли, осталось { $left }.
   *[no] { $seat } теряет { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } воли, осталось { $left }.
 }
notalone-regained-will = { $seat-you ->
    [yes] Вы получаете обратно { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } воли.
   *[no] { $seat } получает обратно { $will } { $will ->
        [one] фишку
        [few] фишки
       *[other] фишек
     } воли.
 }
notalone-last-will = { $seat-you ->
    [yes] Вы теряете последнюю фишку воли и возвращаете себе фишки воли и карты.
   *[no] { $seat } теряет последнюю фишку воли и возвращает себе фишки воли и карты.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Вы кладёте фишку воли на шкалу; до победного деления: { $space }.
   *[no] { $seat } кладёт фишку воли на шкалу; до победного деления: { $space }.
 }
notalone-will-met = { $seat-you ->
    [yes] Фишка воли со шкалы достаётся вам.
   *[no] Фишку воли со шкалы получает { $seat }.
 }
notalone-voted = { $seat-you ->
    [yes] По итогам голосования: вы.
   *[no] По итогам голосования: { $seat }.
 }
notalone-shield-raised = Щит поднят: в следующем раунде жетоны охоты не действуют.
notalone-rescue = { $spaces ->
    [one] Фишка спасения продвигается на { $spaces } деление, осталось { $left }.
    [few] Фишка спасения продвигается на { $spaces } деления, осталось { $left }.
   *[other] Фишка спасения продвигается на { $spaces } делений, осталось { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] { $why ->
        [gave-up] Жертва сдалась: ассимиляция продвигается на { $spaces } деление, осталось { $left }.
        [catch] Поимка: ассимиляция продвигается на { $spaces } деление, осталось { $left }.
        [anticipated] «Предвидение»: ассимиляция продвигается на { $spaces } деление, осталось { $left }.
        [last-will] Последняя воля потеряна: ассимиляция продвигается на { $spaces } деление, осталось { $left }.
       *[card] «Сдвиг времени»: ассимиляция продвигается на { $spaces } деление, осталось { $left }.
     }
    [few] { $why ->
        [gave-up] Жертва сдалась: ассимиляция продвигается на { $spaces } деления, осталось { $left }.
        [catch] Поимка: ассимиляция продвигается на { $spaces } деления, осталось { $left }.
        [anticipated] «Предвидение»: ассимиляция продвигается на { $spaces } деления, осталось { $left }.
        [last-will] Последняя воля потеряна: ассимиляция продвигается на { $spaces } деления, осталось { $left }.
       *[card] «Сдвиг времени»: ассимиляция продвигается на { $spaces } деления, осталось { $left }.
     }
   *[other] { $why ->
        [gave-up] Жертва сдалась: ассимиляция продвигается на { $spaces } делений, осталось { $left }.
        [catch] Поимка: ассимиляция продвигается на { $spaces } делений, осталось { $left }.
        [anticipated] «Предвидение»: ассимиляция продвигается на { $spaces } делений, осталось { $left }.
        [last-will] Последняя воля потеряна: ассимиляция продвигается на { $spaces } делений, осталось { $left }.
       *[card] «Сдвиг времени»: ассимиляция продвигается на { $spaces } делений, осталось { $left }.
     }
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] Партия окончена. Вы победили!
       *[no] Партия окончена. Победа: { $winners }.
     }
   *[other] { $winners-you ->
        [yes] Партия окончена. Помощь пришла: вы и другие жертвы победили!
       *[no] Партия окончена. Помощь пришла, победили жертвы: { $winners }.
     }
 }


## The table

notalone-table-title = Раунд { $turn }, фаза { $turn-phase }: { $what }
notalone-table-track = До спасения { $rescue }, до ассимиляции { $assimilation }, фишек воли в запасе { $supply }
notalone-table-ineffective = не действует
notalone-table-inaccessible = недоступно
notalone-table-used = использовано
notalone-table-hunted = Жертва
notalone-table-will = Воля
notalone-table-hand = рука
notalone-table-discard = сброс
notalone-table-played = сыграно
notalone-table-survival = Выживание
notalone-table-hunt = Карты охоты в этом раунде: { $cards }
notalone-table-spot = позиция { $slot }
notalone-table-marker = { $spot ->
    [0] Маяк: рядом с «Пляжем»
   *[other] Маяк: на «Пляже»
 }
notalone-table-shield = Щит: на месте { $spot }
notalone-table-reserve = Запас: { $list }
notalone-table-maze = Колода «Лабиринта»: { $left }. Выбывшие места: { $list }
notalone-table-looked-at = Вы смотрите карты: { $list }
notalone-table-hunt-hand = Карт охоты на руке существа: { $count }
notalone-table-hunt-known = Из них жертвы видели: { $cards }
notalone-table-hunt-discard = Сброшенные карты охоты: { $list }
notalone-table-survival-discard = Сброшенные карты выживания: { $list }

## Questions at the terminal

notalone-ask-window = можно сыграть карту { $moment }
notalone-ask-unclear = { $count ->
    [0] Такого нет ни в одном варианте: «{ $word }». Введите номер или слова одной строки.
    [one] «{ $word }» подходит к { $count } варианту. Введите больше слов одного из них или его номер.
   *[other] «{ $word }» подходит к { $count } вариантам. Введите больше слов одного из них или его номер.
 }

## Help at the terminal

notalone-help-choices = Выбор: введите номер строки или столько её слов, чтобы подошла только она.
notalone-help-planet = Планета: десять позиций в два ряда; соседние — те, что сбоку, сверху и снизу. Жетоны и имена жертв показаны там, где они находятся. R и C — фишки спасения и ассимиляции на пути к звезде, A — символы Артемии, W — фишки воли на шкале.
notalone-help-hunted = Жертвы: воля, карты мест на руке, в сбросе и сыгранные; знак вопроса — карта, которую вам знать не положено.
notalone-help-windows = Карты: когда вас спрашивают, сыграть ли карту, никто другой этого не видит. «не играть карт в этой фазе» избавит вас от вопроса до следующей фазы.

## Why something is not allowed

notalone-why-resisted-enough = в этом раунде вы уже давали отпор: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }
notalone-why-play-count = в этом раунде играйте { $count ->
    [one] { $count } карту места
    [few] { $count } карты мест
   *[other] { $count } карт мест
 }
notalone-why-place-not-in-hand = места { $number } нет у вас на руке
notalone-why-place-inaccessible = место { $number } в этом раунде недоступно
notalone-why-place-not-in-discard = места { $number } нет в вашем сбросе
notalone-why-hunt-card-not-hand = этой карты охоты нет у вас на руке
notalone-why-no-hunt-card-played-turn-after-sacrifice = после «Самопожертвования» в этом раунде нельзя играть карты охоты
notalone-why-played-all-hunt-cards-turn = вы уже сыграли все карты охоты, какие можно в этом раунде
notalone-why-hunt-card-cannot-played-moment = эту карту охоты сейчас сыграть нельзя
notalone-why-survival-card-not-hand = этой карты выживания нет у вас на руке
notalone-why-played-survival-card-turn = в этом раунде вы уже сыграли карту выживания
notalone-why-despair-no-survival-card-played-turn = «Отчаяние»: в этом раунде нельзя играть карты выживания
notalone-why-survival-card-cannot-played-moment = эту карту выживания сейчас сыграть нельзя
notalone-why-first-take-back-cards-resisted = сначала верните карты, ради которых дали отпор
notalone-why-first-take-will-gave-up-from-supply = сначала возьмите фишки воли, ради которых сдались: из запаса или со шкалы
notalone-why-chosen-already-resist-give-up-come-before = вы уже выбрали; давать отпор и сдаваться можно только до этого
notalone-why-discard-empty-there-nothing-resist = ваш сброс пуст: отпор ничего не вернёт
notalone-why-no-will-resist = у вас нет фишек воли, чтобы дать отпор
notalone-why-all-will-nothing-discarded-cannot-give-up = у вас все фишки воли и пустой сброс: сдаться нельзя
notalone-why-put-card-discard-beside-one-play = выберите карту из сброса, которую положите рядом с сыгранной
notalone-why-these-cards-not-yours-play-place-inaccessible = одной из этих карт у вас на руке нет, или место недоступно
notalone-why-choose-place-card-play-resist-give-up = сыграйте карту места; до этого можно дать отпор или сдаться
notalone-why-token-cannot-placed-there-now = этот жетон сейчас туда выложить нельзя
notalone-why-power-used-up-finds-nothing-do = эффект уже использован или ничего не даст
notalone-why-instead-needs-own-power = это можно, только если вы могли бы использовать эффект карты, сыгранной в фазе 1
notalone-why-take-no-place-card-back-here-now = здесь сейчас нельзя вернуть карту места
notalone-why-first-pick-side-track-board = сначала выберите сторону поля
notalone-why-pick-one-two-cards-played = выберите одну из двух сыгранных карт
notalone-why-effect-carried-out-right-after-reveal = этот эффект выполняют сразу после открытия
notalone-why-choose-two-places-resolve-first = выберите, какое из двух мест исследовать первым
notalone-why-take-all-discarded-cards-back-copy-place = верните весь сброс или скопируйте место
notalone-why-choose-places-offered-copy = выберите, какое из предложенных мест скопировать
notalone-why-take-back-cards-from-own-discard = возвращайте карты из своего сброса
notalone-why-discard-place-card-from-hand = сбросьте карту места с руки
notalone-why-discard-place-cards-lose-will = сбросьте карты мест или потеряйте фишку воли
notalone-why-discard-one-survival-cards = сбросьте одну из своих карт выживания
notalone-why-name-hunted-whom-effect-do-something = назовите жертву, на которую эффект подействует
notalone-why-keep-one-cards-drew = оставьте одну из взятых карт
notalone-why-heal-hunted-below-3-will-draw = выберите жертву, у которой меньше 3 фишек воли, или возьмите карту
notalone-why-choose-hunted-below-3-will = выберите жертву, у которой меньше 3 фишек воли
notalone-why-discard-survival-card-heal-do-nothing-more = сбросьте карту выживания ради фишки воли или закончите
notalone-why-place-will-free-space-before-victory-space = положите фишку воли на свободное деление впереди фишки спасения, но не на победное
notalone-why-take-place-do-not-own-lies-reserve = возьмите из запаса место, которого у вас нет
notalone-why-turn-up-hidden-place-take-revealed-one = откройте скрытое место или возьмите из запаса открытое
notalone-why-place-card-whose-number-planet-does-not = выложите на свободную позицию карту с номером, которого ещё нет на планете
notalone-why-discard-card-whose-number-discard-does-not = сбросьте карту с номером, которого ещё нет в сбросе
notalone-why-use-new-place-take-copy-do-neither = используйте новое место, возьмите его копию или ничего не делайте
notalone-why-go-accessible-place-hand = перейдите на доступное место, карта которого у вас на руке
notalone-why-take-will-from-supply-from-space-track = возьмите фишку воли из запаса или со шкалы
notalone-why-vote-hunted-below-3-will = голосуйте за жертву, у которой меньше 3 фишек воли
notalone-why-move-token-place-adjacent-where-lies = переместите жетон на соседнее место
notalone-why-choose-hunted-who-moved = выберите жертву, которую можно переместить
notalone-why-move-hunted-adjacent-accessible-place = переместите жертву на соседнее доступное место
notalone-why-name-one-two-places-lie-face-up = назовите одно или два открытых места
notalone-why-choose-two-place-cards-hand-keep-hidden = выберите две карты мест, которые не покажете
notalone-why-swap-face-down-card-accessible-one-discard = замените закрытую карту доступной картой из сброса
notalone-why-choose-place-planet = выберите место на планете
notalone-why-choose-card-played-return = выберите сыгранную карту, которую можно вернуть на руку
notalone-why-put-hunt-card-under-deck = положите карту охоты под низ колоды
notalone-why-now-play-card-pass = сейчас сыграйте карту или спасуйте
notalone-why-place-every-hunt-token = выложите все свои жетоны охоты
notalone-why-use-power-take-card-back-do-nothing = используйте эффект, верните карту или ничего не делайте

## Places and cards in plain words

notalone-text-lair = Верните на руку весь сброс или используйте эффект места, где лежит жетон существа. Пойманная здесь жертва теряет ещё 1 фишку воли.
    .short = Вернуть сброс или скопировать место существа. Поимка здесь: −2 фишки воли.
notalone-text-jungle = Верните на руку «Джунгли» и одну карту из сброса.
    .short = Вернуть эту карту и 1 из сброса.
notalone-text-river = В следующем раунде сыграйте взакрытую две карты. Когда жетоны охоты выложены, выберите, которую исследовать; другая вернётся на руку.
    .short = Следующий раунд: сыграть 2 места, выбрать 1.
notalone-text-beach = Положите сюда маяк. Если он уже здесь, уберите его: фишка спасения продвинется на 1 деление. Раз за раунд на всю команду.
    .short = Положить маяк; если он здесь: спасение +1. Раз за раунд.
notalone-text-rover = Возьмите из запаса карту места, которой у вас нет.
    .short = Взять новое место из запаса.
notalone-text-swamp = Верните на руку «Болото» и до двух карт из сброса.
    .short = Вернуть эту карту и до 2 из сброса.
notalone-text-shelter = Возьмите две карты выживания, оставьте одну.
    .short = Взять 2 карты выживания, оставить 1.
notalone-text-wreck = Фишка спасения продвигается на 1 деление. Раз за раунд на всю команду.
    .short = Спасение +1. Раз за раунд.
notalone-text-source = Одна жертва, вы или другая, возвращает себе 1 фишку воли; или вы берёте карту выживания.
    .short = Жертве +1 фишка воли или взять 1 карту выживания.
notalone-text-artefact = В следующем раунде сыграйте две карты и исследуйте оба места. Этот эффект нельзя копировать.
    .short = Следующий раунд: исследовать 2 места.
notalone-text-nexus = Верните на руку весь сброс или используйте эффект места, соседнего с жетоном существа. Если здесь кого-то поймают, ассимиляция продвинется на 2 деления вместо 1.
    .short = Вернуть сброс или скопировать место рядом с существом. Поимка здесь: ассимиляция +2.
notalone-text-oasis = Верните на руку «Оазис» и по одной карте из сброса за каждую недостающую фишку воли.
    .short = Вернуть эту карту и по 1 из сброса за недостающую фишку воли.
notalone-text-fjord = В следующем раунде сыграйте карту с руки взакрытую и карту из сброса в открытую. Когда жетоны охоты выложены, выберите, которую исследовать.
    .short = Следующий раунд: карта с руки и карта из сброса, выбрать 1.
notalone-text-dome = Передвиньте щит на следующее место. С места 4 он возвращается на место 1: фишка спасения продвигается на 1 деление, а в следующем раунде жетоны охоты не действуют. Раз за раунд.
    .short = Двинуть щит. С места 4: спасение +1, раунд без жетонов.
notalone-text-maze = Откройте закрытое место и используйте его или возьмите копию; или возьмите из запаса открытое место.
    .short = Открыть закрытое место или взять новое.
notalone-text-mangrove = Верните на руку «Мангры» и одну карту из сброса; затем другая жертва возвращает себе карту.
    .short = Вернуть эту и 1 из сброса; другая жертва возвращает 1.
notalone-text-archipelago = Возьмите карту выживания, затем сбросьте до двух: за каждую жертва на ваш выбор возвращает себе 1 фишку воли.
    .short = Взять 1 карту выживания; сбросить до 2 ради фишек воли.
notalone-text-pole = Потеряйте 1 фишку воли: фишка спасения продвигается на 2 деления. В конце раунда карта возвращается в запас.
    .short = Фишка воли −1: спасение +2. Вернуть в запас.
notalone-text-mycelium = Положите до двух фишек воли из запаса на шкалу спасения, где их подберёт фишка спасения; или возьмите карту выживания.
    .short = До 2 фишек воли на шкалу или 1 карта выживания.
notalone-text-portal = Сбросьте эту карту и перейдите на другое место с руки. Жетоны охоты там на вас подействуют.
    .short = Перейти на другое место с руки, на свой риск.

notalone-text-despair = До конца раунда никто не может играть и брать карты выживания.
    .short = В этом раунде нет карт выживания.
notalone-text-force_field = Жетон цели занимает два соседних места. В этом раунде они недоступны.
    .short = 2 соседних места недоступны.
notalone-text-anticipation = Назовите жертву. Если жетон существа поймает только её, ассимиляция продвинется ещё на 1 деление.
    .short = Назвать жертву. Поимка: ассимиляция ещё +1.
notalone-text-ascendancy = Жертва, у которой на руке не меньше трёх карт мест, сбрасывает их до двух.
    .short = Жертва сбрасывает до 2 карт.
notalone-text-fierceness = Каждая жертва, пойманная жетоном существа, теряет ещё 1 фишку воли.
    .short = Поимка стоит ещё 1 фишку воли.
notalone-text-forbidden_zone = Все жертвы одновременно сбрасывают с руки по одной карте места.
    .short = Каждая жертва сбрасывает 1 место.
notalone-text-interference = «Пляж» и «Обломки» в этом раунде не действуют.
    .short = «Пляж» и «Обломки» не действуют.
notalone-text-persecution = В этом раунде эффект места возвращает не больше одной карты места, считая сыгранную.
    .short = Места возвращают не больше 1 карты.
notalone-text-mutation = Каждая жертва под жетоном Артемии теряет ещё и 1 фишку воли.
    .short = Артемия отнимает ещё 1 фишку воли.
notalone-text-phobia = Жертва, у которой на руке не меньше трёх карт мест, показывает существу все, кроме двух.
    .short = Жертва показывает все карты, кроме 2.
notalone-text-virus = Жетон Артемии занимает два соседних места и действует на обоих.
    .short = Артемия занимает 2 места.
notalone-text-clone = Жетон цели действует как второй жетон существа.
    .short = Цель тоже ловит.
notalone-text-mirage = Жетон цели занимает два соседних места. В этом раунде они не действуют.
    .short = 2 соседних места не действуют.
notalone-text-scream = Каждая жертва под жетоном цели сбрасывает две карты мест или теряет 1 фишку воли.
    .short = Цель: сбросить 2 карты или фишка воли −1.
notalone-text-toxin = Каждая жертва под жетоном цели сбрасывает карту выживания, и место не действует.
    .short = Цель: −1 карта выживания, место не действует.
notalone-text-cataclysm = Выберите место: в этом раунде оно не действует.
    .short = Одно место не действует.
notalone-text-detour = После открытия жертву перемещают на соседнее место, и она исследует его.
    .short = Переместить жертву на соседнее место.
notalone-text-stasis = В этой фазе фишка спасения не двигается.
    .short = Фишка спасения сейчас не двигается.
notalone-text-tracking = В следующем раунде существо может сыграть две карты охоты.
    .short = Следующий раунд: 2 карты охоты.
notalone-text-flashback = Сыграйте её как верхнюю карту сброса охоты.
    .short = Копирует последнюю сброшенную карту охоты.
notalone-text-x_interference = Места 4 и 8 в этом раунде не действуют.
    .short = Места 4 и 8 не действуют.
notalone-text-time_shift = За каждую жертву под жетоном цели ассимиляция продвигается на 1 деление; затем на столько же — фишка спасения.
    .short = Цель: двигаются обе фишки.
notalone-text-hunger = Жетон существа занимает два соседних места и ловит на обоих.
    .short = Существо занимает 2 места.
notalone-text-inertia = Если при открытии под жетоном цели есть жертва, в этом раунде ни одно место не действует. Жетоны охоты действуют.
    .short = Жертва под целью: места не действуют.
notalone-text-ubiquity = Сразу после открытия существо может поменять местами два жетона охоты.
    .short = После открытия поменять 2 жетона.
notalone-text-telepathy = Назовите жертву и до двух мест: жертва говорит, есть ли среди них сыгранная карта.
    .short = Спросить жертву о 2 местах.
notalone-text-tornado = Сразу после открытия все жертвы под жетоном цели перемещаются на одно соседнее место.
    .short = Переместить жертв с места цели.
notalone-text-quicksand = Жертвы под жетоном цели в этом раунде не могут возвращать карты мест.
    .short = Цель: карты не возвращаются.
notalone-text-swarm = Каждая жертва под жетоном Артемии сбрасывает две карты мест вместо одной.
    .short = Артемия отнимает 2 карты.
notalone-text-exhaustion = В этом раунде отпор возвращает только одну карту за фишку воли.
    .short = Отпор возвращает только 1 карту.
notalone-text-shadow = Сразу после открытия переместите жетон Артемии или цели на соседнее место.
    .short = Переместить Артемию или цель на соседнее место.
notalone-text-paralysis = Назовите жертву: до конца раунда она не может играть карты выживания.
    .short = Жертва без карт выживания.
notalone-text-instinct = Когда добираете карты охоты, возьмите до пяти и оставьте три.
    .short = Взять до 5 карт охоты, оставить 3.

notalone-text-adrenaline = Вы возвращаете себе 1 фишку воли.
    .short = Вернуть 1 фишку воли.
notalone-text-ingenuity = Положите маяк на «Пляж».
    .short = Положить маяк на «Пляж».
notalone-text-sacrifice = Сбросьте с руки карту места: в этом раунде существо не может играть карты охоты.
    .short = Сбросить место: раунд без карт охоты.
notalone-text-sixth_sense = Верните на руку две карты из сброса.
    .short = Вернуть 2 места.
notalone-text-smokescreen = До конца раунда существо не видит, что сбросили жертвы.
    .short = Скрывает все сбросы на раунд.
notalone-text-strike_back = Две случайные карты с руки существа уходят под низ колоды охоты.
    .short = Существо теряет 2 карты.
notalone-text-vortex = Замените свою закрытую карту картой из сброса.
    .short = Заменить карту картой из сброса.
notalone-text-detector = В этом раунде жетон Артемии на вас не действует.
    .short = Жетон Артемии не действует на вас.
notalone-text-dodge = В этом раунде жетон существа на вас не действует.
    .short = Жетон существа не действует на вас.
notalone-text-drone = Используйте эффект «Вездехода» вместо эффекта своего места.
    .short = «Вездеход» вместо своего места.
notalone-text-gate = Используйте эффект соседнего места вместо эффекта своего.
    .short = Соседнее место вместо своего.
notalone-text-hologram = Переместите жетон Артемии на соседнее место.
    .short = Переместить Артемию на соседнее место.
notalone-text-wrong_track = Переместите жетон существа на соседнее место.
    .short = Переместить существо на соседнее место.
notalone-text-amplifier = Уберите маяк с «Пляжа»: фишка спасения продвигается на 1 деление.
    .short = Потратить маяк: спасение +1.
notalone-text-double_back = Верните на руку сыгранную карту места вместо сброса.
    .short = Вернуть сыгранную карту.
notalone-text-x_drone = Используйте эффект места 5 вместо эффекта своего места.
    .short = Место 5 вместо своего.
notalone-text-x_ingenuity = Положите маяк на «Пляж» или передвиньте щит на следующее место.
    .short = Положить маяк или двинуть щит.
notalone-text-x_amplifier = Уберите маяк с «Пляжа» или верните щит с места 4 на место 1: фишка спасения продвигается на 1 деление.
    .short = Потратить маяк или щит: спасение +1.
notalone-text-shuttle = Используйте эффект открытого места от 6 до 10 вместо эффекта своего места.
    .short = Место 6–10 вместо своего.
notalone-text-medikit = Другая жертва возвращает себе 1 фишку воли.
    .short = Другой жертве +1 фишка воли.
notalone-text-solidarity = Другая жертва возвращает на руку до двух карт из сброса.
    .short = Другая жертва возвращает 2 места.
notalone-text-radio = До открытия жертвы видят выбор друг друга и ещё могут передумать.
    .short = Жертвы видят выбор друг друга.
notalone-text-second_wind = Когда вы даёте отпор в этом раунде, первая фишка воли возвращает три карты вместо двух.
    .short = Отпор возвращает 3 карты.
notalone-text-scanner = Существо показывает жертвам карты на руке.
    .short = Увидеть карты существа.
notalone-text-decoy = Переместите жетон цели на соседнее место.
    .short = Переместить цель на соседнее место.
notalone-text-adaptation = В этом раунде жетон цели на вас не действует.
    .short = Жетон цели не действует на вас.
notalone-text-mimicry = Используйте эффект места, которое исследует другая жертва, вместо эффекта своего.
    .short = Место другой жертвы вместо своего.
notalone-text-protective_suit = Когда в этом раунде вы в следующий раз теряете фишки воли, потеряйте на 1 меньше.
    .short = Один раз потерять на 1 фишку воли меньше.
notalone-text-cache = Когда карты сброшены, верните на руку одну карту из сброса.
    .short = В конце вернуть 1 место.
notalone-text-signal_flare = Если жетон существа в этом раунде никого не поймал, фишка спасения продвигается на 1 деление.
    .short = Никто не пойман: спасение +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 } · 45 мин · лёгкая · один против всех
notalone-card-line = Один охотится. Остальные должны выжить, пока не придёт помощь.

notalone-role-hide = прятаться
notalone-role-hunt = охотиться
notalone-role-any = всё равно
notalone-mix-draw = Вытянуть все десять по жребию
notalone-worlds = Планета
notalone-world-base = Базовая планета
notalone-world-base-about = Десять мест базовой игры — для первых партий.
notalone-world-first_steps = Первые шаги
notalone-world-first_steps-about = Новые места 6–10 и новые карты — когда знаете базовую планету.
notalone-world-exploration = Дополнение Exploration
notalone-world-exploration-about = Все десять новых мест и новые карты — для исследователей.
notalone-world-mixed = Смешанная планета
notalone-world-mixed-about = Каждое место — из базовой игры или из дополнения, по жребию или на ваш выбор.
notalone-world-maze = Вариант с «Лабиринтом»
notalone-world-maze-about = Нижний ряд вначале пуст, его заполняет «Лабиринт» — для знатоков.

notalone-option-creature-here = Существо
notalone-option-mix-label = Места планеты, по одному с каждым номером

## On the page: what a place would do for a Hunted now

notalone-now-empty = Места пока нет
notalone-now-hidden = Закрыто
notalone-now-discarded = В вашем сбросе
notalone-now-reserve = { $count ->
    [0] Не ваше, в запасе нет
   *[other] В запасе: { $count }
 }
notalone-now-blocked = Недоступно
notalone-now-ineffective = В этом раунде не действует
notalone-now-used = Уже использовано
notalone-now-recycle = { $count ->
    [0] Скопировать место существа
   *[other] Вернуть карт: { $count }, или копия
 }
notalone-now-recycle-beside = { $count ->
    [0] Копия места рядом с существом
   *[other] Вернуть карт: { $count }, или копия
 }
notalone-now-return = { $count ->
    [0] Вернуть эту карту
   *[other] Вернуть эту и ещё { $count }
 }
notalone-now-return-other = { $count ->
    [0] Вернуть эту; другой жертве 1
   *[other] Вернуть эту и { $count }; другой жертве 1
 }
notalone-now-two-keep-one = Дальше: 2 места, выбрать 1
notalone-now-two-both = Дальше: исследовать 2 места
notalone-now-hand-and-discard = Дальше: и карта из сброса
notalone-now-marker-set = Положить сюда маяк
notalone-now-marker-spend = Маяк здесь: спасение +{ $count }
notalone-now-shield-move = Щит на место { $to }
notalone-now-shield-raise = Поднять щит: спасение +{ $count }
notalone-now-rescue = Спасение +{ $count }
notalone-now-acquire = { $count ->
    [0] В запасе нет нового
    [1] Взять новое место
   *[other] Новое место, 1 из { $count }
 }
notalone-now-maze = Открыть место или взять
notalone-now-draw-keep-one = { $count ->
    [one] Взять { $count } карту выживания, оставить 1
    [few] Взять { $count } карты выживания, оставить 1
   *[other] Взять { $count } карт выживания, оставить 1
 }
notalone-now-heal-or-draw = Фишка воли или карта выживания
notalone-now-draw-then-heal = Взять карту, сбросить за волю
notalone-now-pole = Фишки воли −{ $will }: спасение +{ $count }
notalone-now-will-on-track-or-draw = Фишки воли на шкалу или карта
notalone-now-teleport = Перейти на другое место

## On the page: what now

notalone-prompt-over-small = Выберите строку ленты, чтобы снова увидеть тот момент.
notalone-prompt-other = { $seat-count ->
    [1] { $seat } { $doing-one }.
   *[other] { $seat } { $doing-many }.
 }
notalone-prompt-chosen = Все сделали выбор.
notalone-prompt-nature = Сейчас: { $doing }.
notalone-prompt-cards = Можно сыграть карты: { $moment }.
notalone-prompt-cards-small = Никто не знает, у кого сейчас есть подходящая карта.
notalone-prompt-laid = Вы играете карту «{ $card }».
notalone-prompt-laid-small = Она подействует, когда все решат, играть ли карты.
notalone-prompt-sealed = Ваш выбор: { $places-short }.
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
notalone-prompt-board-side-small = Пока фишка спасения на делении Артемии, вы выкладываете и жетон Артемии.
notalone-prompt-window = Можно сыграть карту { $moment }.
notalone-prompt-window-small = Остальные не знают, что у вас есть этот выбор.
notalone-prompt-choose = Выберите место для исследования.
notalone-prompt-choose-small = Выбор тайный. Его можно менять, пока не выберут все.
notalone-prompt-choose-keep-one = «Река»: сыграйте два места, потом выберите одно.
notalone-prompt-choose-both = «Артефакт»: сыграйте два места и исследуйте оба.
notalone-prompt-choose-from-discard = «Фьорд»: сыграйте карту с руки и карту из сброса.
notalone-prompt-choose-none = Вам нечего сыграть: дайте отпор или сдайтесь.
notalone-prompt-owed = { $count ->
    [one] Верните на руку { $count } карту из сброса.
    [few] Верните на руку { $count } карты из сброса.
   *[other] Верните на руку { $count } карт из сброса.
 }
notalone-prompt-owed-small = За это вы отдали фишку воли.
notalone-prompt-hunting = Выложите { $token }.
notalone-prompt-hunting-wide = Выложите { $token } на два соседних места.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Потом карты мест откроются.
   *[other] Потом: { $tokens-short }.
 }
notalone-prompt-hunting-cards = Можно сыграть карту охоты или продолжить.
notalone-prompt-picking = Какое из двух мест исследовать?
notalone-prompt-picking-small = Жетоны охоты выложены. Все выбирают одновременно.
notalone-prompt-after-reveal = Сразу после открытия: используйте карту.
notalone-prompt-after-reveal-small = Видно, кто где находится.
notalone-prompt-order = Какое место использовать первым?
notalone-prompt-order-small = Второе — сразу после него.
notalone-prompt-resolve = Вы исследуете: { $where }.
notalone-prompt-resolve-use = Используйте эффект или верните на руку одну карту из сброса.
notalone-prompt-resolve-power = Используйте эффект или откажитесь.
notalone-prompt-resolve-back = Эффект ничего не даст. Можно вернуть на руку одну карту из сброса.
notalone-prompt-resolve-nothing = Сейчас эффект ничего не даст.
notalone-prompt-recycle-or-copy = Верните на руку весь сброс или скопируйте место.
notalone-prompt-recycle-or-copy-small = Копировать безопасно: жетоны того места на вас не действуют.
notalone-prompt-take-back = Верните на руку одну карту из сброса.
notalone-prompt-take-back-small = Все увидят какую.
notalone-prompt-discard = Сбросьте карту места.
notalone-prompt-discard-small = Существо будет знать, что сыграть её вы не можете.
notalone-prompt-scream = «Вопль»: сбросьте две карты мест или потеряйте фишку воли.
notalone-prompt-scream-small = Выберите первую карту или потерю фишки воли.
notalone-prompt-toxin = «Токсин»: сбросьте карту выживания.
notalone-prompt-toxin-small = Ваше место в этом раунде не действует.
notalone-prompt-name-seat = Назовите жертву.
notalone-prompt-name-seat-small = Имя объявляют всем.
notalone-prompt-shelter = Оставьте одну из двух карт.
notalone-prompt-shelter-small = Другую сбрасывают лицом вверх.
notalone-prompt-source = Верните жертве фишку воли или возьмите карту выживания.
notalone-prompt-source-small = У жертвы не бывает больше трёх фишек воли.
notalone-prompt-heal = Кому вернуть фишку воли?
notalone-prompt-heal-small = У жертвы не бывает больше трёх фишек воли.
notalone-prompt-archipelago = Сбросьте карту выживания ради фишки воли или закончите.
notalone-prompt-archipelago-small = За каждую карту жертва на ваш выбор возвращает себе фишку воли.
notalone-prompt-mycelium = Положите фишку воли на шкалу спасения или возьмите карту выживания.
notalone-prompt-mycelium-small = Когда фишка спасения дойдёт до неё, жертвы проголосуют, кому она достанется.
notalone-prompt-acquire = Возьмите новое место из запаса.
notalone-prompt-acquire-small = Карта идёт на руку; все увидят какая.
notalone-prompt-maze = «Лабиринт»: ищите новое место или возьмите открытое.
notalone-prompt-maze-small = Открытое место можно использовать сразу.
notalone-prompt-maze-set = Какую карту выложить и куда?
notalone-prompt-maze-set-small = Эти карты видите только вы.
notalone-prompt-maze-drop = Какая карта покинет игру?
notalone-prompt-maze-drop-small = Последняя уходит под низ колоды.
notalone-prompt-maze-use = Используйте новое место или возьмите его копию.
notalone-prompt-maze-use-small = Жетоны того места на вас не действуют.
notalone-prompt-portal = Куда ведёт «Портал»?
notalone-prompt-portal-small = Жетоны того места на вас подействуют.
notalone-prompt-regain = Откуда взять фишку воли?
notalone-prompt-regain-small = Из запаса или со шкалы.
notalone-prompt-vote = Кому достанется фишка воли со шкалы?
notalone-prompt-vote-small = Голосуют жертвы. При ничьей — тому, у кого меньше фишек воли.
notalone-prompt-move-token = Переместите { $token } на соседнее место.
notalone-prompt-move-token-any = Переместите жетон на соседнее место.
notalone-prompt-move-token-small = Он должен покинуть своё место.
notalone-prompt-detour = Кого переместить?
notalone-prompt-detour-small = На место, соседнее с исследуемым.
notalone-prompt-detour-to = Куда?
notalone-prompt-detour-to-small = Вместо прежнего исследуют это место.
notalone-prompt-telepathy = Назовите одно или два места.
notalone-prompt-telepathy-small = Жертва должна сказать правду при всех.
notalone-prompt-phobia = Выберите две карты, которые не покажете.
notalone-prompt-phobia-small = Остальные карты вашей руки увидит существо.
notalone-prompt-forbidden-zone = Выберите карту места для сброса.
notalone-prompt-forbidden-zone-small = Все выбирают одновременно и тайно.
notalone-prompt-vortex = Замените свою карту картой из сброса.
notalone-prompt-vortex-small = Жетоны охоты остаются на местах.
notalone-prompt-cataclysm = Какое место не действует в этом раунде?
notalone-prompt-cataclysm-small = Для всех жертв там.
notalone-prompt-double-back = Какую карту вернуть на руку?
notalone-prompt-double-back-small = Её не сбрасывают.
notalone-prompt-bury = Какую карту охоты положить под низ колоды?
notalone-prompt-bury-small = Пока не останется три.
notalone-prompt-copy = Какое место использовать вместо своего?
notalone-prompt-copy-small = Жетоны того места на вас не действуют.

## On the page: buttons

notalone-act-pass = Не играть карту
notalone-act-pass-phase = Без карт в этой фазе
notalone-act-hunt = Сыграть: { $card }
notalone-act-survive = Сыграть: { $card }
notalone-act-play = Сыграть: { $where }
notalone-act-play-two = Сыграть: { $where } и { $also }
notalone-act-play-with = Сыграть: { $where } и { $also }
notalone-act-resist = Отпор
    .why = До того как сыграть карту: отдайте фишку воли и верните на руку карты из сброса. С последней фишкой воли отпор невозможен: вы сдаётесь.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] Фишка воли → { $count } карта
    [few] Фишка воли → { $count } карты
   *[other] Фишка воли → { $count } карт
 }
notalone-act-resist-last = Последняя фишка воли: вы сдаётесь
notalone-act-give-up = Сдаться
    .why = До того как сыграть карту: верните все фишки воли и все места, но ассимиляция продвинется на 1 деление.
    .rule = R16
notalone-act-give-up-small = Всё вернётся, ассимиляция +1
notalone-act-take-back = Вернуть: { $where }
notalone-act-take-played = Вернуть сыгранную карту
notalone-act-discard = Сбросить: { $where }
notalone-act-pick = Исследовать: { $where }
notalone-act-swap = Заменить на: { $where }
notalone-act-hide = Не показать: { $where } и { $also }
notalone-act-name-place = Назвать: { $where }
notalone-act-name-places = Назвать: { $where } и { $also }
notalone-act-place-token = { $token-short }: { $where }
notalone-act-place-token-wide = { $token-short }: { $where } и { $also }
notalone-act-move-token = { $token-short } → { $where }
notalone-act-swap-tokens = Поменять: { $tokens-short }
notalone-act-choose-slot = Выбрать: { $where }
notalone-act-move-hunted = Переместить: { $seat } ({ $where })
notalone-act-name-seat = Назвать: { $seat }
notalone-act-use = Использовать: { $where }
notalone-act-nothing = Ничего не делать
notalone-act-recycle = Вернуть весь сброс
notalone-act-copy = Скопировать: { $where }
notalone-act-lose-will = Потерять фишку воли
notalone-act-discard-survival = Сбросить: { $card }
notalone-act-keep-survival = Оставить: { $card }
notalone-act-draw = Взять карту выживания
notalone-act-heal = Вернуть фишку воли: { $seat }
notalone-act-acquire = Взять: { $where }
notalone-act-reveal = Открыть: { $where }
notalone-act-search = Искать новое место
notalone-act-set-place = { $place-short }: { $where }
notalone-act-drop-place = Сбросить: { $place-short }
notalone-act-teleport = Перейти: { $where }
notalone-act-will-on-space = Фишку воли на деление { $space }
notalone-act-will-from-supply = Из запаса
notalone-act-will-from-space = С деления { $space }
notalone-act-vote = Голос: { $seat }
notalone-act-bury = Под колоду: { $card }
notalone-act-choose-side = Сторона { $side }
notalone-act-choose-first = Сделайте выбор
notalone-act-stop = Готово

notalone-quiet = Не спрашивать в этом раунде
notalone-quiet-why = До начала следующего раунда вас не спрашивают о картах.
notalone-quiet-on = В этом раунде вас не спрашивают о картах.
notalone-quiet-off = Спрашивать снова

## On the page: the planet

notalone-planet = Артемия
notalone-planet-choices = Артемия: выберите место
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, закрыто
notalone-tile-empty = { $slot }, пусто
notalone-tile-hidden-name = Закрыто
notalone-tile-empty-name = Пусто
notalone-tile-tokens = здесь { $tokens }
notalone-tile-explorers = здесь { $seat }
notalone-tile-chance = { $chance ->
    [one] { $chance } процент
    [few] { $chance } процента
   *[other] { $chance } процентов
 }
notalone-tile-marker = здесь маяк
notalone-tile-shield = здесь щит
notalone-tile-chosen = выбрано
notalone-tile-hint = подсказка
notalone-heat-nobody = здесь никого не может быть
notalone-blocked-by = Недоступно: { $card }
notalone-ineffective-by = В этом раунде не действует
notalone-tip-reserve = { $count ->
    [0] В запасе не осталось.
    [one] В запасе { $count } карта.
    [few] В запасе { $count } карты.
   *[other] В запасе { $count } карт.
 }
notalone-tip-hidden = Закрытое место. Его может открыть «Лабиринт».
notalone-tip-empty = Сюда «Лабиринт» может выложить место.
notalone-tip-marker = Маяк
notalone-tip-marker-why = Следующая жертва, которая использует «Пляж», уберёт его: фишка спасения продвинется на 1 деление.
notalone-tip-shield = Щит
notalone-tip-shield-why = Он идёт с места 1 на место 4 и в пути никого не защищает. Когда его поднимают с места 4, в следующем раунде жетоны охоты не действуют.
notalone-tip-token-creature = Каждая жертва здесь теряет фишку воли и не может использовать место. Ассимиляция продвигается на 1 деление.
notalone-tip-token-artemia = Каждая жертва здесь сбрасывает карту места и не может использовать место.
notalone-tip-token-target = Что он делает, сказано на карте охоты этого раунда.
notalone-shield-up = Щит поднят: в этом раунде жетоны охоты не действуют.

## On the page: the race

notalone-race = До победы делений: спасение { $rescue }, ассимиляция { $assimilation }
notalone-race-rescue = Спасение: ещё { $count }
notalone-race-assimilation = Ассимиляция: ещё { $count }
notalone-race-assimilation-short = Ассимиляция: ещё { $count }
notalone-race-space = До победы делений: { $space }
notalone-race-put = { $space ->
    [one] Положить 1 фишку воли за { $space } деление до звезды
    [few] Положить 1 фишку воли за { $space } деления до звезды
   *[other] Положить 1 фишку воли за { $space } делений до звезды
 }
notalone-race-tip-rescue = Двигается в конце каждого раунда. Если дойдёт до звезды первой, побеждают жертвы.
notalone-race-tip-assimilation = Двигается, когда жертва поймана или сдаётся. Если дойдёт до звезды первой, побеждает существо.
notalone-race-tip-artemia = Деление Артемии
notalone-race-tip-artemia-why = Пока фишка спасения здесь, существо выкладывает и жетон Артемии.
notalone-race-tip-will = Фишка воли на шкале
notalone-race-tip-will-why = Когда фишка спасения дойдёт до неё, жертвы проголосуют, кому она достанется.
notalone-race-supply = { $count ->
    [one] { $count } фишка воли в запасе
    [few] { $count } фишки воли в запасе
   *[other] { $count } фишек воли в запасе
 }
notalone-race-supply-why = Фишки воли, которых нет ни у кого. Пока их нет, на шкалу класть нечего, а возвращают их со шкалы.
notalone-side-name = Сторона { $side }

## On the page: phases

notalone-phase-1 = Фаза 1: исследование
notalone-phase-2 = Фаза 2: охота
notalone-phase-3 = Фаза 3: развязка
notalone-phase-4 = Фаза 4: конец раунда
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
    [one] { $hunt } карта охоты
    [few] { $hunt } карты охоты
   *[other] { $hunt } карт охоты
 }
notalone-seat-hunted = на руке { $hand } · выживание { $survival }
notalone-seat-will = Воля: { $will } из 3
notalone-seat-discard = Сброшено: { $numbers }
notalone-seat-discard-none = Ничего не сброшено
notalone-seat-smoke = { $count ->
    [one] { $count } карта в сбросе, скрыта дымом
    [few] { $count } карты в сбросе, скрыты дымом
   *[other] { $count } карт в сбросе, скрыты дымом
 }
notalone-seat-choosing = выбирает
notalone-seat-sealed = карта выбрана
notalone-seat-caught = поимка
notalone-seat-explores = сейчас: { $places-short }
notalone-seat-pair = В следующем раунде сыграет две карты.
notalone-seat-played = сейчас: { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] У вас есть: { $places-short }.
   *[no] { $seat } владеет картами: { $places-short }.
 }
notalone-seat-shown = Показано вам: { $places-short }.

notalone-hand = Карты на руке
notalone-hand-of = Карты на руке: { $seat }
notalone-hand-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
 }
notalone-hand-empty = На руке нет карт мест
notalone-discard-title = Ваш сброс
notalone-discard-of = Сброс: { $seat }
notalone-discard-seen = открыт
notalone-discard-smoke = скрыт дымом
notalone-discard-empty = Ничего не сброшено
notalone-played-title = Сыграно
notalone-survival-title = Выживание
notalone-survival-once = одна за раунд
notalone-survival-done = сыграна в этом раунде
notalone-survival-none = Нет карт выживания
notalone-survival-unseen = { $count ->
    [one] { $count } карта выживания лицом вниз
    [few] { $count } карты выживания лицом вниз
   *[other] { $count } карт выживания лицом вниз
 }
notalone-hunt-title = Ваши карты охоты
notalone-hunt-of = Карты охоты
notalone-hunt-once = одна за раунд
notalone-hunt-more = ещё 1 в этом раунде
notalone-hunt-done = в этом раунде больше нельзя
notalone-hunt-unseen = { $count ->
    [one] { $count } карта охоты лицом вниз
    [few] { $count } карты охоты лицом вниз
   *[other] { $count } карт охоты лицом вниз
 }
notalone-hunt-played = Сыграно в этом раунде
notalone-hunt-discard = Сброс карт охоты
notalone-survival-discard = Сброс карт выживания
notalone-piles-none = пока пусто
notalone-reserve-title = Запас
notalone-known-title = Показал «Сканер»
notalone-tokens-title = Жетоны
notalone-token-lies = сейчас: { $where }
notalone-token-choose = выберите ему место
notalone-token-then = потом этот
notalone-token-not = не в этом раунде
notalone-will-title = Ваши фишки воли
notalone-will = Воля
notalone-look-own = К моим картам
notalone-look-table = К существу
notalone-maze-discard = Места, покинувшие игру
notalone-acts-title = Можно
notalone-maze-title = Карты «Лабиринта»
notalone-maze-left = { $count ->
    [one] { $count } карта в колоде «Лабиринта»
    [few] { $count } карты в колоде «Лабиринта»
   *[other] { $count } карт в колоде «Лабиринта»
 }
notalone-maze-left-why = Из неё «Лабиринт» открывает новые места. Заново её не собирают.
notalone-drawn-title = Взято
notalone-when = фаза { $number }
notalone-when-any = любая фаза
notalone-advice-mix = Сильный игрок поступает так примерно в { $percent } % случаев, чтобы его не вычислили.
notalone-advice-danger = Существо ищет здесь примерно в { $percent } % случаев.
notalone-advice-found = Вероятность кого-то застать — около { $percent } %.
notalone-advice-chance = Шансы на победу после этого — около { $percent } %.
notalone-hint = Подсказка: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = Место: { $place }
notalone-heat-public = по тому, что знают все
notalone-heat-chance = шанс, что здесь есть хотя бы одна жертва
notalone-heat-also = { $seat }: возможны и места { $numbers }
notalone-heat-only = { $seat }: только здесь
notalone-heat-catch = Поимка здесь двигает ассимиляцию на { $spaces }.
notalone-heat-catch-will = { $will ->
    [one] Поимка здесь стоит { $will } фишку воли.
    [few] Поимка здесь стоит { $will } фишки воли.
   *[other] Поимка здесь стоит { $will } фишек воли.
 }

notalone-talk-open = Существо читает всё, что пишут жертвы.
notalone-talk-creature = Вы читаете всё, что пишут жертвы.
notalone-talk-write = Напишите сообщение. Существо его прочтёт.

notalone-tab-planet = Планета
notalone-tab-cards = Карты
notalone-tab-hunted = Жертвы
notalone-tab-log = Лента

notalone-over-planet = К планете
notalone-over-hunted = Помощь пришла
notalone-over-creature = Существо победило
notalone-over-you-won = Вы победили.
notalone-over-you-lost = Вы проиграли.
notalone-ended-hunted = Фишка спасения дошла до звезды.
notalone-ended-creature = Фишка ассимиляции дошла до звезды.
notalone-course-rescue = Спасение, пройдено делений
notalone-course-assimilation = Ассимиляция, пройдено делений
notalone-sheet-role = Роль
notalone-sheet-won = победа
notalone-sheet-turns = { $turns ->
    [one] Сыграно раундов: { $turns }. До спасения оставалось { $rescue }, до ассимиляции — { $assimilation }.
    [few] Сыграно раундов: { $turns }. До спасения оставалось { $rescue }, до ассимиляции — { $assimilation }.
   *[other] Сыграно раундов: { $turns }. До спасения оставалось { $rescue }, до ассимиляции — { $assimilation }.
 }

## On the page: the guided first game

notalone-learn-exploration = Обучение: новые места
notalone-guide-about = На чужой планете
notalone-guide-about-text = Вы — жертва, а один из игроков — существо. Каждый раунд вы прячетесь в каком-то месте, а существо угадывает где.
notalone-guide-race = Гонка двух фишек
notalone-guide-race-text = Если первой до звезды дойдёт фишка спасения, вместе побеждают жертвы. Если ассимиляции — побеждает существо.
notalone-guide-places = Десять мест
notalone-guide-places-text = Каждое место что-то даёт тому, кто его исследует. В начале у вас карты первых пяти.
notalone-guide-play = Спрячьтесь
notalone-guide-play-text = Выберите «Вездеход» и сыграйте его кнопкой: карта лежит взакрытую, пока не выберут все. Существо попробует её угадать.
notalone-guide-use = Вас не нашли
notalone-guide-use-text = Существо пошло к «Реке», и вы можете использовать своё место. «Вездеход» даёт карту нового места.
notalone-guide-acquire = Новое место
notalone-guide-acquire-text = Чем больше карт, тем труднее вас угадать. Возьмите «Обломки»: они двигают фишку спасения.
notalone-guide-rescue = Спасение всё ближе
notalone-guide-rescue-text = В конце каждого раунда фишка спасения двигается сама. «Пляж» и «Обломки» ускоряют её.
notalone-guide-again = Что видит существо
notalone-guide-again-text = «Вездеход» лежит в сбросе у всех на виду: существо знает, что вас там нет. Сыграйте «Пляж».
notalone-guide-caught = Пойманы
notalone-guide-caught-text = Существо угадало «Пляж»: вы потеряли фишку воли и не использовали место. Потеряв последнюю, вы вернёте все, но ассимиляция снова продвинется.
notalone-guide-assimilation = Ассимиляция продвигается
notalone-guide-assimilation-text = За поимку она двигается на деление за раунд, сколько бы жертв ни поймали. Потому важно каждое место.
notalone-guide-survive = Карта выживания
notalone-guide-survive-text = Такие карты играют в указанной на них фазе, по одной за раунд. «Адреналин» возвращает фишку воли: выберите и сыграйте его.
notalone-guide-resist = Отпор
notalone-guide-resist-text = Прежде чем сыграть место, за фишку воли можно вернуть две карты из сброса. Дайте отпор.
notalone-guide-back = Карты возвращаются
notalone-guide-back-text = Чем больше карт на руке, тем меньше знает существо. Верните «Вездеход».
notalone-guide-back-two = И вторая
notalone-guide-back-two-text = Верните и «Пляж».
notalone-guide-wreck = Позовите на помощь
notalone-guide-wreck-text = Теперь новое место: сыграйте «Обломки».
notalone-guide-signal = Вас услышали
notalone-guide-signal-text = Вас не нашли. Используйте «Обломки», и фишка спасения сделает ещё шаг.
notalone-guide-rover = Блефуйте
notalone-guide-rover-text = Существо читает, что пишут жертвы, и запоминает ваши привычки. Идите, где вас не ждут: снова сыграйте «Вездеход».
notalone-guide-instead = Карта взамен
notalone-guide-instead-text = Вместо использования места всегда можно вернуть одну карту из сброса. Выберите там «Обломки».
notalone-guide-river = «Река»
notalone-guide-river-text = «Река» позволяет сыграть в следующем раунде две карты мест. Сыграйте её.
notalone-guide-river-use = Две в следующем раунде
notalone-guide-river-use-text = Вы снова в безопасности. Используйте «Реку».
notalone-guide-artemia = Жетон Артемии
notalone-guide-artemia-text = Фишка спасения стояла на отмеченном делении, и существо выложило второй жетон. Кто под ним, сбрасывает карту и не использует место.
notalone-guide-two = Два места
notalone-guide-two-text = Выберите «Пляж» и «Обломки» и сыграйте обе карты. Какое исследовать, решите, когда выложат жетоны.
notalone-guide-pick = Существо промахнулось
notalone-guide-pick-text = Его жетон на «Обломках». Выберите «Пляж».
notalone-guide-beach = «Пляж»
notalone-guide-beach-text = Маркер уже там: его положила другая жертва в первом раунде. Используйте «Пляж»: маркер уйдёт, а фишка спасения продвинется.
notalone-guide-give-up = Сдаться
notalone-guide-give-up-text = Когда карт мало, можно сдаться: вернутся все карты и фишки воли, но ассимиляция продвинется на деление. Попробуйте.
notalone-guide-ends = Кто первый?
notalone-guide-ends-text = Семь раундов, и фишке спасения осталось шесть делений: продержитесь. Жертвы побеждают или проигрывают вместе.
notalone-guide-know = Теперь вы знаете игру
notalone-guide-know-text = Доиграйте эту партию: существо теперь охотится само. Или начните настоящую.
notalone-guide-new-places = Новые места
notalone-guide-new-places-text = Дополнение Exploration заменяет места, и нижние пять сначала лежат взакрытую. Остальное вам знакомо.
notalone-guide-maze = «Лабиринт»
notalone-guide-maze-text = В закрытое место пойти нельзя. «Лабиринт» открывает одно из них: сыграйте его.
notalone-guide-maze-use = В «Лабиринте»
notalone-guide-maze-use-text = Существо не здесь. Используйте «Лабиринт».
notalone-guide-maze-turn = Откройте место
notalone-guide-maze-turn-text = Выберите карту в рамке в нижнем ряду, потом кнопку.
notalone-guide-copy = «Полюс»
notalone-guide-copy-text = Открытое место можно сразу использовать или взять его карту. Возьмите карту «Полюса»: выберите его на планете.
notalone-guide-pole = К «Полюсу»
notalone-guide-pole-text = «Полюс» за фишку воли двигает фишку спасения на два деления. Сыграйте его.
notalone-guide-pole-use = Сразу два деления
notalone-guide-pole-use-text = Используйте «Полюс»; его карта потом уйдёт в резерв.
notalone-guide-oasis = «Оазис»
notalone-guide-oasis-text = «Оазис» возвращает сам себя и ещё по карте за каждую недостающую фишку воли. Сыграйте его.
notalone-guide-oasis-use = Вода
notalone-guide-oasis-use-text = Вам недостаёт одной фишки воли, значит, вернётся ещё одна карта. Используйте «Оазис».
notalone-guide-oasis-back = Ещё одна карта
notalone-guide-oasis-back-text = Верните «Лабиринт».
notalone-guide-fjord = «Фьорд»
notalone-guide-fjord-text = В следующем раунде «Фьорд» позволит сыграть карту с руки и карту из сброса. Сыграйте его.
notalone-guide-fjord-use = Среди скал
notalone-guide-fjord-use-text = Используйте «Фьорд».
notalone-guide-beside = Одна с руки, одна на виду
notalone-guide-beside-text = Карта из сброса лежит в открытую: существо может поддаться. Выберите «Купол» на руке и «Фьорд» в сбросе.
notalone-guide-pick-one = Так и вышло
notalone-guide-pick-one-text = Существо пошло к «Фьорду». Выберите «Купол».
notalone-guide-dome = «Купол»
notalone-guide-dome-text = «Купол» двигает щит вдоль верхнего ряда. С места 4 он возвращается: фишка спасения идёт вперёд, а в следующем раунде жетоны не действуют.
notalone-guide-nexus = «Нексус»
notalone-guide-nexus-text = «Нексус» возвращает весь сброс, но поимка там двигает ассимиляцию на два деления. Рискните: сыграйте «Нексус».
notalone-guide-nexus-use = Риск оправдался
notalone-guide-nexus-use-text = Существо было у «Полюса». Используйте «Нексус».
notalone-guide-nexus-all = Вернуть или скопировать
notalone-guide-nexus-all-text = «Нексус» может и скопировать место рядом с существом. Верните свои карты.
notalone-guide-more-places = Ещё четыре
notalone-guide-more-places-text = «Мангры», «Архипелаг», «Грибница» и «Портал» ещё закрыты. Что они дают, скажет долгое нажатие.
notalone-guide-know-places = Теперь вы знаете дополнение
notalone-guide-know-places-text = Доиграйте эту партию: существо теперь охотится само. Или начните настоящую.

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
