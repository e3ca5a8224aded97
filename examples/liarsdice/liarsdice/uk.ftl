liarsdice-name = Кості брехуна
liarsdice-card-meta = Гравців: { $least }–{ $most } · 10 хвилин
liarsdice-card-line = Киньте потай, робіть ставки на кості всіх і засумнівайтеся вчасно.
liarsdice-option-dice = Костей у кожного
liarsdice-option-ones = Одиниці
liarsdice-option-ones-wild = рахуються як будь-яке число
liarsdice-option-ones-plain = рахуються лише як одиниці
liarsdice-do-roll = випадає { $face }
liarsdice-do-bid = ставка: { $count } × { $face }
liarsdice-do-doubt = засумніватися у ставці
liarsdice-bid = { $seat-you ->
    [yes] Ваша ставка
   *[no] Ставка гравця { $seat }
 }: { $count } × { $face }.
liarsdice-show = { $seat-you ->
    [yes] Ваші кості
   *[no] Кості гравця { $seat }
 }: { $dice }.
liarsdice-lose = На столі { $count } × { $face }. { $seat-you ->
    [yes] Ви втрачаєте
   *[no] { $seat } втрачає
 } кість.
liarsdice-over = { $winners-you ->
    [yes] Кості лишилися тільки у вас: ви перемогли.
   *[no] Кості лишилися тільки в одного гравця. Перемога: { $winners }.
 }
liarsdice-line-dice = Лишилося костей
liarsdice-line-total = Усього
liarsdice-why-too-low = назвіть більше костей або стільки ж із більшим числом
liarsdice-why-no-bid = сумніватися поки нема в чому
liarsdice-why-too-many = стільки костей немає на столі
liarsdice-field-first-seat = Перша ставка
liarsdice-field-bid-count = Костей у ставці
liarsdice-field-bid-face = Число у ставці
liarsdice-field-bid-seat = Чия ставка
liarsdice-field-left = Лишилося костей
liarsdice-field-dice = Кості під стаканом
liarsdice-phase-roll = Кидок
liarsdice-phase-bid = Ставки
liarsdice-phase-over = Гру закінчено
