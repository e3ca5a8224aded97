# Nebula en français.
# Les identifiants des arguments arrivent en mots avec leurs attributs, comme le dit texts.py : $star est « étoile rouge »,
# $star-a « une étoile rouge », $star-the « l’étoile rouge », $star-short « rouge ».

## Noms

nebula-name = Nebula

nebula-star-red = étoile rouge
    .a = une étoile rouge
    .the = l’étoile rouge
    .short = rouge
nebula-star-purple = étoile violette
    .a = une étoile violette
    .the = l’étoile violette
    .short = violet
nebula-star-yellow = étoile jaune
    .a = une étoile jaune
    .the = l’étoile jaune
    .short = jaune
nebula-star-white = étoile blanche
    .a = une étoile blanche
    .the = l’étoile blanche
    .short = blanc
nebula-star-blue = étoile bleue
    .a = une étoile bleue
    .the = l’étoile bleue
    .short = bleu
nebula-star-orange = étoile orange
    .a = une étoile orange
    .the = l’étoile orange
    .short = orange
nebula-star-black = étoile noire
    .a = une étoile noire
    .the = l’étoile noire
    .short = noir

nebula-cluster-upper = amas supérieur
    .short = haut
nebula-cluster-right = amas droit
    .short = droite
nebula-cluster-left = amas gauche
    .short = gauche

nebula-constellation-lambda = Lambda Λ
    .of = de Lambda Λ
    .short = Lambda
nebula-constellation-upsilon = Upsilon Υ
    .of = d’Upsilon Υ
    .short = Upsilon
nebula-constellation-sigma = Sigma Σ
    .of = de Sigma Σ
    .short = Sigma
nebula-constellation-diamond = Diamant ◊
    .of = de Diamant ◊
    .short = Diamant

nebula-cell-L1 = L1
    .at = en L1
nebula-cell-L2 = L2
    .at = en L2
nebula-cell-L3 = L3
    .at = en L3
nebula-cell-L4 = L4
    .at = en L4
nebula-cell-L5a = L5a
    .at = en L5a
nebula-cell-L5b = L5b
    .at = en L5b
nebula-cell-Y1 = Y1
    .at = en Y1
nebula-cell-Y2 = Y2
    .at = en Y2
nebula-cell-Y3 = Y3
    .at = en Y3
nebula-cell-Y4 = Y4
    .at = en Y4
nebula-cell-Y5a = Y5a
    .at = en Y5a
nebula-cell-Y5b = Y5b
    .at = en Y5b
nebula-cell-S1 = S1
    .at = en S1
nebula-cell-S2 = S2
    .at = en S2
nebula-cell-S3a = S3a
    .at = en S3a
nebula-cell-S3b = S3b
    .at = en S3b
nebula-cell-S4 = S4
    .at = en S4
nebula-cell-S5 = S5
    .at = en S5
nebula-cell-D1 = D1
    .at = en D1
nebula-cell-D2 = D2
    .at = en D2
nebula-cell-D3 = D3
    .at = en D3
nebula-cell-D4a = D4a
    .at = en D4a
nebula-cell-D4b = D4b
    .at = en D4b
nebula-cell-D5 = D5
    .at = en D5
nebula-cell-H = le centre H
    .at = au centre H
nebula-cell-track = la piste des étoiles noires
    .at = sur la piste des étoiles noires

nebula-token-val_red = jeton rouge
    .the = le jeton rouge
    .The = Le jeton rouge
    .short = rouge
nebula-token-val_purple = jeton violet
    .the = le jeton violet
    .The = Le jeton violet
    .short = violet
nebula-token-val_yellow = jeton jaune
    .the = le jeton jaune
    .The = Le jeton jaune
    .short = jaune
nebula-token-val_white = jeton blanc
    .the = le jeton blanc
    .The = Le jeton blanc
    .short = blanc
nebula-token-val_blue = jeton bleu
    .the = le jeton bleu
    .The = Le jeton bleu
    .short = bleu
nebula-token-val_orange = jeton orange
    .the = le jeton orange
    .The = Le jeton orange
    .short = orange
nebula-token-val_lambda = jeton Lambda
    .the = le jeton Lambda
    .The = Le jeton Lambda
    .short = Lambda
nebula-token-val_upsilon = jeton Upsilon
    .the = le jeton Upsilon
    .The = Le jeton Upsilon
    .short = Upsilon
nebula-token-val_sigma = jeton Sigma
    .the = le jeton Sigma
    .The = Le jeton Sigma
    .short = Sigma
nebula-token-val_diamond = jeton Diamant
    .the = le jeton Diamant
    .The = Le jeton Diamant
    .short = Diamant
nebula-token-val_advA = jeton de l’objectif avancé A
    .the = le jeton de l’objectif avancé A
    .The = Le jeton de l’objectif avancé A
    .short = objectif A
nebula-token-val_advB = jeton de l’objectif avancé B
    .the = le jeton de l’objectif avancé B
    .The = Le jeton de l’objectif avancé B
    .short = objectif B
nebula-token-val_advC = jeton de l’objectif avancé C
    .the = le jeton de l’objectif avancé C
    .The = Le jeton de l’objectif avancé C
    .short = objectif C
nebula-token-val_advD = jeton de l’objectif avancé D
    .the = le jeton de l’objectif avancé D
    .The = Le jeton de l’objectif avancé D
    .short = objectif D

nebula-track-1 = Étoiles
nebula-track-2 = Constellations
nebula-track-3 = Avancés

nebula-phase-over = la partie est finie
nebula-phase-fill = remplissage des amas
nebula-phase-bright-star = tirage de l’étoile brillante
nebula-phase-common-goals = pose des objectifs communs
nebula-phase-value-stacks = empilement des jetons de valeur
nebula-phase-advanced-goals = pose des objectifs avancés
nebula-phase-deal = distribution des objectifs personnels
nebula-phase-keep-goal = choix d’un objectif personnel
nebula-phase-first-player = désignation du premier joueur
nebula-phase-starting-stars = tirage des étoiles de départ
nebula-phase-turn = entre deux tours
nebula-phase-collect = collecte d’étoiles
nebula-phase-chaos-draw = tirage du chaos
nebula-phase-chaos-keep = choix des étoiles du chaos
nebula-phase-place = placement d’étoiles
nebula-phase-push = jeton de valeur à pousser

nebula-end-track = le jeton Étoile noire est sur la dernière case
nebula-end-constellations = un joueur a complété trois constellations
nebula-end-bag = le sac est vide
nebula-end-markers = il y a assez de marqueurs sur les objectifs communs
nebula-end-idle = trop de manches sans étoile prise ni placée

nebula-line-personal = Objectif personnel
    .why = Votre objectif secret, si votre galaxie le remplit ; les autres le voient à la fin.
    .rule = N87
nebula-line-common = Objectifs communs
    .why = Pour vos marqueurs sur les objectifs communs : le premier joueur à en atteindre un marque le plus.
    .rule = N88
nebula-line-black = Étoiles noires
    .why = Le nombre sous votre dernière étoile noire.
    .rule = N89
nebula-line-constellations = Constellations
    .why = Pour chaque constellation dont les six cases sont remplies ; dans le jeu complet, celles en tête du plateau des valeurs rapportent plus.
    .rule = N90
nebula-line-stars = Valeur des étoiles
    .why = Pour chaque étoile, selon le rang de sa couleur au plateau des valeurs.
    .rule = N91
nebula-line-advanced = Objectifs avancés
    .why = Pour chaque fois qu’un objectif avancé est atteint, selon son rang au plateau des valeurs.
    .rule = N92
nebula-line-total = Total
nebula-line-tie-break = Départage : étoiles noires

## Options du jeu

nebula-option-variant = À quel jeu joue-t-on ?
nebula-option-variant-full = Jeu complet (valeurs, objectifs avancés)
nebula-option-variant-introductory = Jeu d’initiation
nebula-worlds = Règles
nebula-world-introductory = Partie d’initiation
nebula-world-introductory-about = Sans les valeurs ni les objectifs avancés : pour une première partie.
nebula-world-full = Partie complète
nebula-world-full-about = Avec les valeurs et les objectifs avancés : quand on a déjà bâti une galaxie.
nebula-option-hub = Quel plateau de galaxie ?
nebula-option-hub-neutral = 25 cases ; le centre n’appartient à aucune constellation
nebula-option-hub-shared = 21 cases ; le centre appartient aux quatre
nebula-option-values_start = Comment commencent les jetons de valeur ?
nebula-option-values_start-shuffled = Mélangés (règle)
nebula-option-values_start-fixed = Toujours dans le même ordre
nebula-option-black_bright_star = L’étoile brillante peut-elle être noire ?
nebula-option-black_bright_star-allowed = Oui
nebula-option-black_bright_star-redrawn = Non, on en tire une autre
nebula-option-bright_match = Quelle étoile brillante permet un troisième placement ?
nebula-option-bright_match-phase = Celle du début du placement
nebula-option-bright_match-moment = Celle du moment où l’on place
nebula-option-no_new_bright_star = Et si l’on ne peut pas tirer d’étoile brillante ?
nebula-option-no_new_bright_star-stays = L’ancienne reste
nebula-option-no_new_bright_star-removed = Sa place reste vide
nebula-option-third_star = De quelle couleur peut être la troisième étoile ?
nebula-option-third_star-different = Différente des deux premières
nebula-option-third_star-any = Au choix
nebula-option-replacements = Combien d’étoiles peut-on remplacer par tour ?
nebula-option-replacements-any = Autant qu’on en place
nebula-option-replacements-one = Une seule
nebula-option-neighbours = Quelles constellations sont voisines ?
nebula-option-neighbours-printed = Les trois paires imprimées
nebula-option-neighbours-all = Lambda et Upsilon aussi
nebula-option-most_black_at_zero = « Le plus d’étoiles noires » compte-t-il avec zéro ?
nebula-option-most_black_at_zero-counts = Oui, si personne n’en a plus
nebula-option-most_black_at_zero-needs_one = Non, il en faut au moins une
nebula-option-first_player = Qui commence ?
    .note = Un nombre désigne une place, à partir de 0.
nebula-option-first_player-random = Au hasard
nebula-option-idle = Après combien de manches sans progrès la partie finit-elle ?
    .note = Sans progrès : personne ne prend ni ne place d’étoile.

## Objectifs personnels

nebula-goal-P01 = Une étoile rouge dans chacune des 4 liaisons pointillées
nebula-goal-P02 = Une étoile violette dans chacune des 4 liaisons pointillées
nebula-goal-P03 = Une étoile jaune dans chacune des 4 liaisons pointillées
nebula-goal-P04 = Une étoile blanche dans chacune des 4 liaisons pointillées
nebula-goal-P05 = Une étoile bleue dans chacune des 4 liaisons pointillées
nebula-goal-P06 = Une étoile orange dans chacune des 4 liaisons pointillées
nebula-goal-P07 = Des étoiles rouges sur au moins 4 des 5 cases lumineuses
nebula-goal-P08 = Des étoiles violettes sur au moins 4 des 5 cases lumineuses
nebula-goal-P09 = Des étoiles jaunes sur au moins 4 des 5 cases lumineuses
nebula-goal-P10 = Des étoiles blanches sur au moins 4 des 5 cases lumineuses
nebula-goal-P11 = Des étoiles bleues sur au moins 4 des 5 cases lumineuses
nebula-goal-P12 = Des étoiles orange sur au moins 4 des 5 cases lumineuses
nebula-goal-P13 = Au moins 6 étoiles rouges dans votre galaxie
nebula-goal-P14 = Au moins 6 étoiles violettes dans votre galaxie
nebula-goal-P15 = Au moins 6 étoiles jaunes dans votre galaxie
nebula-goal-P16 = Au moins 6 étoiles blanches dans votre galaxie
nebula-goal-P17 = Au moins 6 étoiles bleues dans votre galaxie
nebula-goal-P18 = Au moins 6 étoiles orange dans votre galaxie
nebula-goal-P19 = Pas plus de 4 cases vides dans votre galaxie
nebula-goal-P20 = Le plus d’étoiles noires, ou à égalité

## Objectifs communs

nebula-goal-C01 = Remplir Lambda Λ avec exactement 3 couleurs
nebula-goal-C02 = Remplir Upsilon Υ avec exactement 3 couleurs
nebula-goal-C03 = Remplir Sigma Σ avec exactement 3 couleurs
nebula-goal-C04 = Remplir Diamant ◊ avec exactement 3 couleurs
nebula-goal-C05 = Remplir l’orbite 3 avec exactement 3 couleurs
nebula-goal-C06 = Au moins 2 étoiles de chacune des 6 couleurs
nebula-goal-C07 = Remplir l’orbite 2 sans répéter de couleur
nebula-goal-C08 = Remplir l’orbite 4 sans répéter de couleur
nebula-goal-C09 = Remplir l’orbite 5 sans répéter de couleur
nebula-goal-C10 = Au moins 2 étoiles rouges dans chacune de 3 constellations
nebula-goal-C11 = Au moins 2 étoiles violettes dans chacune de 3 constellations
nebula-goal-C12 = Au moins 2 étoiles jaunes dans chacune de 3 constellations
nebula-goal-C13 = Au moins 2 étoiles blanches dans chacune de 3 constellations
nebula-goal-C14 = Au moins 2 étoiles bleues dans chacune de 3 constellations
nebula-goal-C15 = Au moins 2 étoiles orange dans chacune de 3 constellations
nebula-goal-C16 = Remplir 3 orbites qui se suivent
nebula-goal-C17 = Remplir 2 constellations opposées
nebula-goal-C18 = Remplir 2 constellations voisines
nebula-goal-C19 = Remplir les 8 cases à liaison pointillée
nebula-goal-C20 = Remplir les 8 cases voisines des cases lumineuses externes

## Objectifs avancés : ce que chaque fois compte

nebula-goal-A01 = Une rouge reliée à une violette (chaque étoile compte une fois)
nebula-goal-A02 = Une rouge reliée à une jaune (chaque étoile compte une fois)
nebula-goal-A03 = Une rouge reliée à une blanche (chaque étoile compte une fois)
nebula-goal-A04 = Une rouge reliée à une bleue (chaque étoile compte une fois)
nebula-goal-A05 = Une rouge reliée à une orange (chaque étoile compte une fois)
nebula-goal-A06 = Une violette reliée à une jaune (chaque étoile compte une fois)
nebula-goal-A07 = Une violette reliée à une blanche (chaque étoile compte une fois)
nebula-goal-A08 = Une violette reliée à une bleue (chaque étoile compte une fois)
nebula-goal-A09 = Une violette reliée à une orange (chaque étoile compte une fois)
nebula-goal-A10 = Une jaune reliée à une blanche (chaque étoile compte une fois)
nebula-goal-A11 = Une jaune reliée à une bleue (chaque étoile compte une fois)
nebula-goal-A12 = Une jaune reliée à une orange (chaque étoile compte une fois)
nebula-goal-A13 = Une blanche reliée à une bleue (chaque étoile compte une fois)
nebula-goal-A14 = Une blanche reliée à une orange (chaque étoile compte une fois)
nebula-goal-A15 = Une bleue reliée à une orange (chaque étoile compte une fois)
nebula-goal-A16 = Une orbite contenant une étoile rouge
nebula-goal-A17 = Une orbite contenant une étoile violette
nebula-goal-A18 = Une orbite contenant une étoile jaune
nebula-goal-A19 = Une orbite contenant une étoile blanche
nebula-goal-A20 = Une orbite contenant une étoile bleue
nebula-goal-A21 = Une orbite contenant une étoile orange
nebula-goal-A22 = Une étoile rouge voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A23 = Une étoile violette voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A24 = Une étoile jaune voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A25 = Une étoile blanche voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A26 = Une étoile bleue voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A27 = Une étoile orange voisine d’une case lumineuse externe, sur la même orbite
nebula-goal-A28 = Une étoile sur case lumineuse, de votre couleur la plus fréquente sur ces cases
nebula-goal-A29 = Un objectif commun que vous avez atteint
nebula-goal-A30 = Une case lumineuse externe sans voisine vide

## Actions

nebula-do-place = { $star-id ->
    [black] placer une étoile noire sur votre piste
   *[other] placer { $star-a } { $cell-at }
 }
nebula-do-done = finir de placer
nebula-do-time = tourner les horloges : haut { $upper }, droite { $right }, gauche { $left }
nebula-do-chaos = chaos : sacrifier { $star-a }, en tirer 5, en garder 2
nebula-do-keep = garder { $stars-a }
nebula-do-push = pousser { $token-the }
nebula-do-keep-goal = garder l’objectif : { $goal }
nebula-do-draw = tirer { $star-a } du sac
nebula-do-lay-common = poser l’objectif commun : { $goal }
nebula-do-lay-advanced = poser l’objectif avancé : { $goal }
nebula-do-deal = distribuer l’objectif personnel : { $goal }
nebula-do-first = désigner { $seat } pour commencer
nebula-do-stack = empiler { $token-the }

## Événements

nebula-filled = Tirée vers l’{ $cluster }, case { $cell } : { $star-a }.
nebula-bright = L’étoile brillante est maintenant { $star-a }.
nebula-bright-gone = Aucune nouvelle étoile brillante ne peut être tirée : sa place reste vide.
nebula-common = Objectif commun : { $goal }.
nebula-advanced = Objectif avancé : { $goal }.
nebula-stacked = { $token-The } va au sommet de sa pile.
nebula-dealt = { $seat-you ->
    [yes] Vous recevez un objectif personnel.
   *[no] { $seat } reçoit un objectif personnel.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Un objectif personnel au choix : { $goal }.
   *[no] Objectif personnel distribué à { $seat } : { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Vous avez choisi votre objectif personnel.
   *[no] { $seat } a choisi un objectif personnel.
 }
nebula-chose-card = { $seat-you ->
    [yes] Vous gardez l’objectif personnel : { $goal }.
   *[no] { $seat } garde l’objectif personnel : { $goal }.
 }
nebula-first = { $seat-you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
 }
nebula-round = La manche { $round } commence.
nebula-starting = { $seat-you ->
    [yes] Vous commencez avec { $star-a }.
   *[no] { $seat } commence avec { $star-a }.
 }
nebula-time = { $seat-you ->
    [yes] { $count ->
        [0] Vous tournez les horloges ({ $upper }, { $right }, { $left }) et ne prenez rien.
       *[other] Vous tournez les horloges ({ $upper }, { $right }, { $left }) et prenez { $stars-a }.
     }
   *[no] { $count ->
        [0] { $seat } tourne les horloges ({ $upper }, { $right }, { $left }) et ne prend rien.
       *[other] { $seat } tourne les horloges ({ $upper }, { $right }, { $left }) et prend { $stars-a }.
     }
 }
nebula-chaos = { $seat-you ->
    [yes] Vous sacrifiez { $star-a } au chaos.
   *[no] { $seat } sacrifie { $star-a } au chaos.
 }
nebula-chaos-drew = { $seat-you ->
    [yes] Vous tirez { $star-a }.
   *[no] { $seat } tire { $star-a }.
 }
nebula-chaos-kept = { $seat-you ->
    [yes] Du chaos, vous gardez { $stars-a }.
   *[no] Du chaos, { $seat } garde { $stars-a }.
 }
nebula-placed = { $seat-you ->
    [yes] Vous placez { $star-a } { $cell-at }.
   *[no] { $seat } place { $star-a } { $cell-at }.
 }
nebula-replaced = { $seat-you ->
    [yes] Vous placez { $star-a } { $cell-at } à la place d’{ $replaced-a }.
   *[no] { $seat } place { $star-a } { $cell-at } à la place d’{ $replaced-a }.
 }
nebula-placed-black = { $seat-you ->
    [yes] Vous placez l’étoile noire numéro { $count } sur votre piste.
   *[no] { $seat } place l’étoile noire numéro { $count } sur sa piste.
 }
nebula-pushed = { $seat-you ->
    [yes] Vous poussez { $token-the } sur la case { $space }.
   *[no] { $seat } pousse { $token-the } sur la case { $space }.
 }
nebula-claimed-first = { $seat-you ->
    [yes] Vous atteignez en premier l’objectif commun « { $goal } ».
   *[no] { $seat } atteint en premier l’objectif commun « { $goal } ».
 }
nebula-claimed = { $seat-you ->
    [yes] Vous atteignez l’objectif commun « { $goal } ».
   *[no] { $seat } atteint l’objectif commun « { $goal } ».
 }
nebula-end-trigger = C’est la dernière manche : { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] La partie est finie. Vous avez gagné !
       *[no] La partie est finie. Victoire : { $winners }.
     }
   *[other] La partie est finie. Victoire partagée : { $winners }.
 }

## La table

nebula-table-title = { $seat-you ->
    [yes] Manche { $round }, { $phase }, votre galaxie
   *[no] Manche { $round }, { $phase }, galaxie : { $seat }
 }
nebula-table-steps = pas
nebula-table-bright = Étoile brillante
nebula-table-bag = sac { $bag }
nebula-table-cluster = { $cluster-short }
nebula-table-track = Jeton Étoile noire
nebula-table-own-track = Étoiles noires
nebula-table-ends = Constellations { $constellations }/{ $constellations-end }, marqueurs { $markers }/{ $markers-end }
nebula-table-goals = objectifs
nebula-table-vp = PV
nebula-table-seats = place
nebula-table-personal = personnel
nebula-table-common = commun
nebula-table-advanced = av. { $slot }
nebula-table-points = { $points } PV
nebula-table-points-and-secret = { $points } PV + ?
nebula-table-first = premier
nebula-table-built = { $filled }+{ $blacks }K
nebula-table-score-sheet = Feuille de score


## Questions au terminal

nebula-ask-keep-goal = Quel objectif personnel gardez-vous ? L’autre quitte la partie sans être vu.
nebula-ask-collect = Collecte : numéro, étoiles voulues (rouge blanc), horloges (t 2 -3 0) ou chaos (c rouge).
nebula-ask-collect-time = Collecte : un numéro, les étoiles voulues (rouge blanc) ou les horloges (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Plusieurs tours d’horloge n’apportent aucune étoile. Lequel ?
   *[other] Plusieurs tours d’horloge apportent { $stars-a }. Lequel ?
 }
nebula-ask-ways-with = Tours d’horloge qui apportent { $stars-a } ou plus :
nebula-ask-out-of-reach = Aucun tour d’horloge n’apporte ensemble { $stars-a }.
nebula-ask-no-star = aucune étoile
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = chaos :
nebula-ask-chaos-form = Pour le chaos, nommez une étoile à sacrifier, par exemple : c rouge.
nebula-ask-time-form = Donnez les pas des horloges du haut, de droite et de gauche, + dans le sens horaire, - dans l’autre, par exemple : t 2 -3 0.
nebula-ask-time-sum = Les horloges doivent faire exactement 5 pas en tout ; ici il y en a { $sum }.
nebula-ask-chaos-keep = { $count ->
    [1] Gardez la seule étoile tirée : choisissez sa ligne, ou nommez-la (rouge).
   *[other] Gardez deux des étoiles tirées : choisissez une ligne, ou nommez-en une ou deux (rouge blanc).
 }
nebula-ask-keep-with = Quelle étoile gardez-vous avec { $star-a } ?
nebula-ask-not-drawn = Aucune { $star } n’a été tirée.
nebula-ask-place = Placement ({ $placed } déjà) : étoile et case (rouge Y3), ou fini.
nebula-ask-place-bright = Placement ({ $placed } sur 2, ou sur 3 avec { $star-short }) : étoile et case (rouge Y3), ou fini.
nebula-ask-place-bonus = Placement ({ $placed } sur 3, l’étoile brillante est servie) : étoile et case (rouge Y3), ou fini.
nebula-ask-star = { $star-short }
nebula-ask-cell = Où va l’{ $star } ?
nebula-ask-star-for = Quelle étoile placer { $cell-at } ?
nebula-ask-star-nowhere = Aucune { $star } ne peut être placée maintenant.
nebula-ask-cell-closed = Aucune de vos étoiles ne peut être placée { $cell-at } maintenant.
nebula-ask-push = Poussez un jeton de valeur (rouge, sigma, objectif B) ; à droite, ce que cela change pour vous.
nebula-ask-token = { $token-short }
nebula-ask-what-star = « { $word } » n’est ni une commande ni une étoile. Étoiles : R rouge, P violet, Y jaune, W blanc, B bleu, O orange, K noir. Tapez help pour les commandes.
nebula-ask-what-cell = « { $word } » n’est pas une case. Les cases s’écrivent comme dans la galaxie, par exemple Y3 ou L5a.
nebula-ask-what-token = « { $word } » n’est pas un jeton de valeur. Nommez une couleur, une constellation (lambda, upsilon, sigma, diamant) ou un objectif avancé (objectif A à D).
nebula-typed-star = { $star-short } { $star }
nebula-typed-constellation = { $constellation-short }
nebula-typed-goal = objectif
nebula-typed-done = fini
nebula-typed-place = placer
nebula-typed-chaos = chaos
nebula-typed-time = temps

## Aide au terminal

nebula-help-collect = Collecte : « t 2 -3 0 » tourne les horloges du haut, de droite et de gauche, 5 pas en tout ; « rouge blanc » liste les tours qui apportent ces étoiles ; « c rouge » sacrifie une étoile rouge au chaos.
nebula-help-place = Placement : « rouge Y3 » ou « r y3 » place une étoile, « rouge » ou « Y3 » seul liste ce qui est possible, « noir » place une étoile noire, « fini » finit le placement.
nebula-help-push = Poussée : « rouge », « sigma » ou « objectif B » nomme un jeton de valeur : une couleur, une constellation ou un objectif avancé.
nebula-help-stars = Une étoile est une forme et une lettre : R rouge, P violet, Y jaune, W blanc, B bleu, O orange, K noir.
nebula-help-clusters = Amas : les colonnes sont les pas depuis l’horloge, + dans le sens horaire. [ ] est la place de l’horloge, ☾ le croissant, [ ☾ les deux, un point une case vide. Les trois étoiles en face des horloges sont prises.
nebula-help-galaxy = Galaxie : une case porte son nom tant qu’elle est vide ; les noms marqués vous sont ouverts. Les traits pleins sont les liaisons directes, les points espacés en ligne droite les pointillées, les anneaux pâles les orbites avec leur numéro ; { "{" } { "}" } est une case lumineuse. Deux couleurs égales ne sont jamais reliées.
nebula-help-players = Joueurs : les points actuels, + ? là où un objectif personnel est caché ; dessous, les étoiles pas encore placées, puis le nombre dans la galaxie + le nombre de noires, et les constellations complètes.
nebula-help-values = Valeurs : 3:R@2 veut dire que le jeton rouge est sur la case 2 et que son rang donne 3 points par étoile. Le premier jeton d’une rangée est en tête.
nebula-help-goals = Objectifs : à droite, une colonne par place : points une fois atteints, 3/6 votre avance, ✓ rempli maintenant, ×2 rempli deux fois. Un objectif commun donne son premier nombre au premier joueur, le second à tous les autres.

nebula-changed-goal = { $type } { $what } ({ $id } de votre fichier de contenu)

## Pourquoi quelque chose n’est pas permis

nebula-why-chaos-needs = pour le chaos, il vous faut { $star-a } en réserve
nebula-why-no-star = vous n’avez pas d’{ $star } en réserve
nebula-why-colour-placed = vous avez déjà placé { $star-a } ce tour-ci ; les couleurs doivent différer
nebula-why-black-track-full = votre piste des étoiles noires est pleine : { $cells } sur { $cells }
nebula-why-same-colour = { $cell } : une liaison mène vers { $star-a } { $near-at }
nebula-why-centre-first = votre première étoile va { $cell-at }
nebula-why-not-connected = { $cell } : aucune liaison avec vos étoiles
nebula-why-replaced-once = une étoile a déjà été remplacée ce tour-ci, et l’option n’en permet pas plus
nebula-why-no-such-cell = { $cell } : cette case n’est pas sur ce plateau
nebula-why-time-place-stars-done = placez des étoiles, ou terminez votre tour
nebula-why-bag-empty-chaos-not-possible = le sac est vide, le chaos est donc impossible
nebula-why-first-collect-stars-time-5-steps-all = prenez d’abord des étoiles : tournez les horloges de 5 pas en tout, ou choisissez le chaos
nebula-why-keep-two-stars-were-drawn-only-one = gardez deux des étoiles tirées, ou la seule
nebula-why-now-choose-drawn-stars-keep = choisissez les étoiles que vous gardez
nebula-why-value-token-end-track = ce jeton de valeur est au bout de sa piste
nebula-why-black-star-placed-now-push-value-token = vous avez placé une étoile noire : poussez un jeton de valeur
nebula-why-personal-goal-not-dealt = cet objectif personnel ne vous a pas été distribué
nebula-why-first-choose-personal-goal-keep = choisissez d’abord l’objectif personnel que vous gardez
nebula-why-three-stars-placed-most-turn = vous avez placé trois étoiles, le maximum par tour
nebula-why-two-stars-placed-third-needs-one-bright = vous avez placé deux étoiles ; pour une troisième, il en faut une de la couleur brillante
nebula-why-third-needs-first-bright = vous avez placé deux étoiles ; une troisième demande { $star-a } : c’était la couleur brillante au début du placement

## Sur la page : le plateau

nebula-part-collect = Collecte
nebula-part-place = Placement
nebula-part-goals = Objectifs
nebula-part-refill = Recharge

nebula-tab-galaxy = Galaxie
nebula-tab-nebula = Nébuleuse
nebula-tab-goals = Objectifs
nebula-tab-rivals = Scores
nebula-tab-log = Journal

nebula-prompt-other = { $seat-count ->
    [one] On attend { $seat } : { $phase }.
   *[other] On attend { $seat } : { $phase }.
 }
nebula-prompt-nature = Dans un instant : { $phase }.
nebula-prompt-over-small = Choisissez une ligne du journal pour revoir ce moment.
nebula-prompt-goal = Choisissez votre objectif secret.
nebula-prompt-goal-small = L’autre carte quitte la partie, face cachée.
nebula-prompt-sealed = Vous avez choisi votre objectif secret.
nebula-prompt-waiting = { $seat-count ->
    [one] On attend { $seat }. Vous pouvez encore changer votre choix.
   *[other] On attend { $seat }. Vous pouvez encore changer votre choix.
 }
nebula-prompt-collect = Tournez les horloges : { $spent } pas sur { $of }.
nebula-prompt-collect-small = Choisissez une étoile ou faites glisser une aiguille. Vous prenez l’étoile en face de chaque horloge.
nebula-prompt-collect-take = { $stars-count ->
    [0] Vous ne prendriez rien.
   *[other] Vous prendriez : { $stars-short }.
 }
nebula-prompt-chaos = Chaos : choisissez une étoile de votre réserve à sacrifier.
nebula-prompt-chaos-small = Vous tirez cinq étoiles du sac et en gardez deux. Ce choix est définitif.
nebula-prompt-keep = { $count ->
    [1] Gardez la seule étoile tirée.
   *[other] Gardez { $count } des étoiles tirées.
 }
nebula-prompt-keep-small = Les autres quittent la partie.
nebula-prompt-place = { $number ->
    [1] Choisissez une étoile à placer.
   *[other] Choisissez une autre étoile à placer, ou terminez votre tour.
 }
nebula-prompt-place-star = { $number ->
    [1] Placez { $star-the } : { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
    [2] Deuxième étoile : placez { $star-the }, { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
   *[other] Troisième étoile : placez { $star-the }, { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
 }
nebula-prompt-place-centre = Votre première étoile va au centre.
nebula-prompt-place-replace = Placez { $star-the } { $cell-at }, à la place de { $replaced-the }.
nebula-prompt-place-black = Placez l’étoile noire sur votre piste.
nebula-prompt-black = Le jeton Étoile noire de la nébuleuse avance d’une case.
nebula-prompt-black-full = Le jeton Étoile noire avance d’une case, puis vous poussez un jeton de valeur.
nebula-prompt-bright = Couleur brillante : { $star-short }. Placez-en une et vous pourrez placer { $count } étoiles ce tour-ci.
nebula-prompt-done = { $placed ->
    [0] Vous n’avez aucune étoile à placer.
   *[other] Tout est placé. Terminez votre tour, ou annulez.
 }
nebula-prompt-done-small = Ensuite on vérifie les objectifs et on recharge les amas.
nebula-prompt-push = Poussez un jeton de valeur d’une case.
nebula-prompt-push-small = Sous chaque jeton : ce que cela change pour chacun.

nebula-act-keep-goal = Garder cet objectif
nebula-act-take = { $count ->
    [0] Ne rien prendre
    [one] Prendre une étoile
   *[other] Prendre { $count } étoiles
 }
nebula-act-take-not-yet = { $spent } pas sur { $of }
nebula-act-chaos = Sacrifier : { $star-short }
nebula-act-chaos-none = Choisissez une étoile
nebula-act-keep = Garder : { $stars-short }
nebula-act-keep-none = Choisissez { $count } étoiles
nebula-act-done = Finir le tour

nebula-galaxy-own = Votre galaxie
nebula-galaxy-of = { $seat-you ->
    [yes] Votre galaxie
   *[no] Galaxie : { $seat }
 }
nebula-look-own = Revenir à ma galaxie
nebula-look-acting = Voir qui joue
nebula-follow-off = Garder la mienne
nebula-follow-on = Suivre { $seat }
nebula-over-galaxies = Voir les galaxies
nebula-final = Les galaxies et les objectifs secrets
nebula-final-met = Atteint : { $points } points
nebula-final-missed = Manqué

nebula-clusters-label = La nébuleuse : trois amas
nebula-clock-label = Horloge de l’{ $cluster }
    .why = Son aiguille désigne l’étoile que vous prenez. Faites-la glisser, choisissez une étoile ou utilisez les flèches ; les trois horloges se partagent cinq pas.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] immobile
    [one] { $steps } pas
   *[other] { $steps } pas
 }, { $stars-count ->
    [0] aucune étoile
   *[other] { $stars }
 }
nebula-draft = si vous vous arrêtez ici
nebula-draft-none = tournez les aiguilles vers des étoiles
nebula-draft-now = vous les prenez
nebula-chaos-instead = Choisir plutôt le chaos
nebula-time-instead = Tourner plutôt les horloges
nebula-drawn = Étoiles tirées du sac
nebula-advice-filled = { $count ->
    [one] { $count } case remplie de plus.
   *[other] { $count } cases remplies de plus.
 }
nebula-advice-points = { $points } points ce tour-ci.
nebula-advice-personal = { nebula-line-personal } : { $points }
nebula-advice-common = { nebula-line-common } : { $points }
nebula-advice-black = { nebula-line-black } : { $points }
nebula-advice-constellations = { nebula-line-constellations } : { $points }
nebula-advice-stars = { nebula-line-stars } : { $points }
nebula-advice-advanced = { nebula-line-advanced } : { $points }
nebula-hint-keep = Conseil : gardez { $stars-short }.
nebula-bright-is = étoile brillante : { $star-short }
nebula-bright-why = placez-en une : { $count } étoiles ce tour-ci
nebula-bright-short = brillante

nebula-blacks = Étoiles noires
nebula-blacks-label = { $count ->
    [0] Piste des étoiles noires : vide
    [one] Piste des étoiles noires : une étoile, { $points } { $points ->
        [one] point
       *[other] points
     }
   *[other] Piste des étoiles noires : { $count } étoiles, { $points } points
 }
nebula-blacks-target = Placez l’étoile noire ici : la piste donnera { $points } { $points ->
    [one] point
   *[other] points
 }
nebula-stock = Réserve
nebula-stock-own = Votre réserve
nebula-stock-empty = aucune étoile en réserve
nebula-stock-star = { $count ->
    [one] { $star }
   *[other] { $count } × { $star }
 }{ $bright ->
    [yes] {", "}couleur brillante
   *[no] {""}
 }
nebula-placed-word = placées
nebula-placed-label = { $count } sur { $room } étoiles placées ce tour-ci
nebula-star-titled = { $star }

nebula-spot-star = { $cell } : { $star }
nebula-spot-empty = { $cell } : vide
nebula-spot-target = Placer { $star-a } { $cell-at }
nebula-spot-replace = Placer { $star-a } { $cell-at } à la place d’{ $replaced-a }
nebula-spot-same = Placer { $star-a } { $cell-at } à la place d’une pareille : rien ne change, et l’étoile est perdue
nebula-constellation-progress = { $constellation } : { $have } sur { $need }

nebula-tip-cell = { $glow ->
    [yes] Case lumineuse { $constellation-of }, sur l’orbite { $orbit }.
   *[no] Case { $constellation-of }, sur l’orbite { $orbit }.
 }
nebula-tip-centre = { $belongs ->
    [none] Le centre lumineux. Il porte les quatre symboles et n’appartient à aucune constellation. Votre première étoile va ici.
    [all] Le centre lumineux, case des quatre constellations. Votre première étoile va ici.
   *[some] Le centre lumineux, case { $constellation-of }. Votre première étoile va ici.
 }
nebula-tip-forbidden = Reliée à { $star-the } { $cell-at }
nebula-tip-forbidden-why = Deux étoiles de même couleur ne peuvent pas être reliées.
nebula-tip-no-star = aucune étoile
nebula-tip-crescent = Le croissant marque la case où l’on a pris la dernière étoile de cet amas ; au début, la case de départ.
nebula-tip-too-far = Trop loin pour les pas restants.
nebula-tip-bright = Étoile brillante : { $star-short }
nebula-tip-bright-why = Le joueur qui place cette couleur peut placer { $stars } étoiles ce tour-ci.
nebula-tip-track = Jeton Étoile noire : case { $at } sur { $last }
nebula-tip-track-why = Il avance à chaque étoile noire placée. Sur une case marquée d’une étoile, l’étoile brillante change ; la dernière case termine la partie.
nebula-tip-black = Les étoiles noires vont sur votre piste des étoiles noires.
nebula-tip-blacks = La piste rapporte le nombre sous votre dernière étoile noire.

nebula-meters = La fin est-elle proche ?
nebula-meter-track = Jeton Étoile noire
    .why = Quand il arrive sur la dernière case, la partie finit après cette manche.
    .rule = N82
nebula-meter-constellations = Constellations
    .why = Le plus grand nombre de constellations complétées par un joueur ; à la troisième, la partie finit après cette manche.
    .rule = N83
nebula-meter-markers = Marqueurs
    .why = Marqueurs sur les objectifs communs ; quand il y en a assez, la partie finit après cette manche.
    .rule = N85
nebula-meter-bag = Dans le sac
    .why = Quand le sac est vide, la partie finit après cette manche.
    .rule = N84

nebula-goals = Objectifs
nebula-goals-own = Votre objectif secret
nebula-goals-of = Objectif secret : { $seat }
nebula-goals-common = Objectifs communs
nebula-goals-places = premier / suivants
nebula-points = { $points } { $points ->
    [one] point
   *[other] points
 }
nebula-aim-secret = objectif secret
nebula-aim-chip = { $text } : { $have } sur { $need }
nebula-aim-worth = { $first } points pour le premier, { $later } pour les suivants.
nebula-aim-worth-own = { $points } points à la fin, pour vous uniquement.
nebula-aim-pairs = Paires : { $pairs }.
nebula-aim-colours = Couleurs : { $have } sur { $need }.
nebula-aim-colours-short = { $have }/{ $need } coul.

nebula-values = Plateau des valeurs
nebula-values-stars = Couleurs d’étoiles
nebula-values-stars-unit = points par étoile
nebula-values-constellations = Constellations
nebula-values-constellations-unit = si complète
nebula-values-advanced = Objectifs avancés
nebula-values-advanced-unit = fois × points
nebula-value-token = Case { $space }, rang { $rank } : vaut { $worth }.
nebula-advanced-tip = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
 }, { $worth } { $worth ->
    [one] point
   *[other] points
 } à chaque fois.
nebula-short-pairs = reliées
nebula-short-orbits = Orbites avec
nebula-short-beside = près d’un halo externe
nebula-short-majority = Couleur lumineuse la plus fréquente
nebula-short-claimed = Objectifs communs atteints
nebula-short-surrounded = Cases lumineuses externes entourées

nebula-push = Poussez un jeton de valeur
nebula-push-label = Pousser { $token-the } : { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = aucun point ne change

nebula-first-player = premier joueur à chaque manche
nebula-seat-info = { $filled } cases remplies sur { $cells }, { $blacks ->
    [one] { $blacks } étoile noire
   *[other] { $blacks } étoiles noires
 }. Choisissez-la pour l’agrandir.
nebula-seat-short = { $filled }/{ $cells } · { $blacks ->
    [one] { $blacks } noire
   *[other] { $blacks } noires
 }

## Sur la page : la première partie guidée

nebula-guide-about = La plus belle galaxie
nebula-guide-about-text = Prenez des étoiles dans trois amas et placez-les dans votre galaxie. À la fin, le joueur qui a le plus de points gagne.
nebula-guide-goal = Un objectif secret
nebula-guide-goal-text = Gardez l’une des deux cartes ; à la fin, elle rapporte 14 points si votre galaxie la remplit. Choisissez la carte entourée : le plus d’étoiles noires.
nebula-guide-clusters = Trois amas, trois horloges
nebula-guide-clusters-text = Chaque horloge prend l’étoile qu’elle montre. Vous dépensez toujours cinq pas en tout, répartis comme vous voulez.
nebula-guide-collect = Tournez les horloges
nebula-guide-collect-text = Choisissez l’étoile entourée pour y tourner l’horloge, puis la suivante : deux pas et trois pas. La troisième ne bouge pas et vous donne aussi son étoile.
nebula-guide-centre = Votre première étoile
nebula-guide-centre-text = Toute galaxie commence en son centre. Choisissez l’étoile orange, puis le centre.
nebula-guide-place = Près d’une étoile
nebula-guide-place-text = Un trait ou une orbite doit relier la case à votre galaxie, mais jamais à une étoile de même couleur. Choisissez la bleue, puis la case entourée.
nebula-guide-turn-over = Deux étoiles par tour
nebula-guide-turn-over-text = Vous pouvez placer deux étoiles de couleurs différentes ; le reste attend à côté de votre galaxie. Finissez votre tour.
nebula-guide-others = Votre rival a joué
nebula-guide-others-text = Tous prennent dans les mêmes amas et tournent les mêmes horloges. Choisissez un joueur à tout moment pour voir sa galaxie.
nebula-guide-chaos = Le chaos
nebula-guide-chaos-text = Au lieu de tourner les horloges, vous pouvez sacrifier une étoile et en tirer cinq du sac. Choisissez le chaos et sacrifiez la jaune.
nebula-guide-keep = Gardez-en deux
nebula-guide-keep-text = Deux des cinq étoiles sont à vous ; les autres quittent la partie. Choisissez la violette et la noire.
nebula-guide-orbit = Visez un objectif
nebula-guide-orbit-text = Un objectif commun rapporte 8 points pour quatre couleurs différentes sur l’orbite 2. Commencez par la violette sur la case entourée.
nebula-guide-black = Une étoile noire
nebula-guide-black-text = Les étoiles noires vont sur votre piste, qui rapporte le nombre sous la dernière. Chacune sert aussi votre objectif secret et rapproche la fin.
nebula-guide-push = Poussez un jeton
nebula-guide-push-text = Une étoile noire pousse aussi un jeton : plus il avance, plus sa couleur, sa constellation ou son objectif rapporte à tous. Poussez le blanc.
nebula-guide-refill = La fin du tour
nebula-guide-refill-text = À la fin d’un tour, les objectifs sont vérifiés et les amas presque vides se rechargent. Finissez votre tour.
nebula-guide-bright = L’étoile brillante
nebula-guide-bright-text = L’étoile du milieu est rouge : qui place sa couleur peut placer trois étoiles. Prenez la rouge, la jaune et la blanche.
nebula-guide-red = La rouge en permet une troisième
nebula-guide-red-text = L’orbite 2 part de votre étoile violette. Choisissez la rouge, puis la case entourée.
nebula-guide-yellow = Encore une autre couleur
nebula-guide-yellow-text = L’objectif demande quatre couleurs différentes. Choisissez la jaune, puis la case entourée.
nebula-guide-white = La troisième étoile
nebula-guide-white-text = La blanche complète l’orbite, et elle vaut plus depuis que vous avez poussé son jeton. Choisissez-la, puis la case entourée.
nebula-guide-claim = Objectif atteint
nebula-guide-claim-text = L’orbite 2 porte quatre couleurs. Finissez votre tour, et votre marqueur ira sur la carte.
nebula-guide-first = Premier arrivé
nebula-guide-first-text = Vous êtes le premier, vous avez donc 8 points ; les suivants en auront 4. D’autres objectifs vous attendent.
nebula-guide-ends = La fin
nebula-guide-ends-text = Trois constellations, le jeton Étoile noire au bout, cinq marqueurs ou un sac vide : la partie s’arrête après la manche. Ces jauges montrent si la fin est proche.
nebula-guide-know = Vous connaissez le jeu
nebula-guide-know-text = Continuez cette partie : votre rival joue désormais librement. Ou commencez une vraie partie.

# Les énoncés des règles que la page cite dans ses bulles.
nebula-rules =
    .cell = N33
    .glow = N31
    .neighbours = N60
    .faces = N48
    .bright = N55
    .token = N64
    .track = N82
    .blacks = N89
    .black = N62
    .star = N54
    .values-1 = N79
    .values-2 = N80
    .values-3 = N81
    .pushing = N66
