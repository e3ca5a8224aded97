liarsdice-name = Кости лжеца
liarsdice-card-meta = Игроков: { $least }–{ $most } · 10 минут
liarsdice-card-line = Бросьте втайне, делайте ставки на кости всех и усомнитесь вовремя.
liarsdice-option-dice = Костей у каждого
liarsdice-option-ones = Единицы
liarsdice-option-ones-wild = считаются любым числом
liarsdice-option-ones-plain = считаются только единицами
liarsdice-do-roll = выпадает { $face }
liarsdice-do-bid = ставка: { $count } × { $face }
liarsdice-do-doubt = усомниться в ставке
liarsdice-bid = { $seat-you ->
    [yes] Ваша ставка
   *[no] Ставка игрока { $seat }
 }: { $count } × { $face }.
liarsdice-show = { $seat-you ->
    [yes] Ваши кости
   *[no] Кости игрока { $seat }
 }: { $dice }.
liarsdice-lose = На столе { $count } × { $face }. { $seat-you ->
    [yes] Вы теряете
   *[no] { $seat } теряет
 } кость.
liarsdice-over = { $winners-you ->
    [yes] Кости остались только у вас: вы победили.
   *[no] Кости остались только у одного игрока. Победа: { $winners }.
 }
liarsdice-line-dice = Осталось костей
liarsdice-line-total = Всего
liarsdice-why-too-low = назовите больше костей или столько же с большим числом
liarsdice-why-no-bid = сомневаться пока не в чем
liarsdice-why-too-many = столько костей нет на столе
liarsdice-field-first-seat = Первая ставка
liarsdice-field-bid-count = Костей в ставке
liarsdice-field-bid-face = Число в ставке
liarsdice-field-bid-seat = Чья ставка
liarsdice-field-left = Осталось костей
liarsdice-field-dice = Кости под стаканом
liarsdice-phase-roll = Бросок
liarsdice-phase-bid = Ставки
liarsdice-phase-over = Игра окончена
