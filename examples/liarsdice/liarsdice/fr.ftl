liarsdice-name = Dés du menteur
liarsdice-card-meta = { $least } à { $most } joueurs · 10 minutes
liarsdice-card-line = Lancez en secret, misez sur les dés de tous et doutez au bon moment.
liarsdice-option-dice = Dés par joueur
liarsdice-option-ones = Les as
liarsdice-option-ones-wild = valent toutes les faces
liarsdice-option-ones-plain = ne valent que des as
liarsdice-do-roll = obtenir un { $face }
liarsdice-do-bid = miser { $count } × { $face }
liarsdice-do-doubt = douter de la mise
liarsdice-bid = { $seat-you ->
    [yes] Vous misez
   *[no] { $seat } mise
 } { $count } × { $face }.
liarsdice-show = { $seat-you ->
    [yes] Vous montrez
   *[no] { $seat } montre
 } { $dice }.
liarsdice-lose = Il y a { $count } × { $face } : { $seat-you ->
    [yes] vous perdez
   *[no] { $seat } perd
 } un dé.
liarsdice-over = { $winners-you ->
    [yes] Il ne reste de dés qu’à vous : vous avez gagné.
   *[no] Il ne reste de dés qu’à { $winners }, qui a gagné.
 }
liarsdice-line-dice = Dés restants
liarsdice-line-total = Total
liarsdice-why-too-low = misez plus de dés, ou autant d’une face plus haute
liarsdice-why-no-bid = il n’y a pas encore de mise dont douter
liarsdice-why-too-many = il n’y a pas autant de dés sur la table
liarsdice-field-first-seat = Premier à miser
liarsdice-field-bid-count = Dés misés
liarsdice-field-bid-face = Face misée
liarsdice-field-bid-seat = Mise de
liarsdice-field-left = Dés restants
liarsdice-field-dice = Dés sous le gobelet
liarsdice-phase-roll = Lancer
liarsdice-phase-bid = Mises
liarsdice-phase-over = La partie est finie
