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
nebula-phase-turn = entre deux phases
nebula-phase-collect = collecte d’étoiles
nebula-phase-chaos-draw = tirage du chaos
nebula-phase-chaos-keep = choix des étoiles du chaos
nebula-phase-place = placement d’étoiles
nebula-phase-push = poussée d’un jeton de valeur

nebula-end-track = le jeton noir est sur la dernière case
nebula-end-constellations = un joueur a complété trois constellations
nebula-end-bag = le sac est vide
nebula-end-markers = il y a assez de marqueurs sur les objectifs communs
nebula-end-idle = trop de manches sans étoile prise ni placée

nebula-line-personal = Objectif personnel
    .why = L’objectif secret, si votre galaxie montre ce qu’il demande ; les autres le voient à la fin.
    .rule = N87
nebula-line-common = Objectifs communs
    .why = Selon la place de vos marqueurs sur les objectifs communs : le premier y gagne le plus.
    .rule = N88
nebula-line-black = Étoiles noires
    .why = Le nombre derrière votre dernière étoile noire sur sa piste.
    .rule = N89
nebula-line-constellations = Constellations
    .why = Pour chaque constellation dont les six cases sont remplies ; dans le jeu complet, les mieux classées donnent plus.
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

nebula-option-variant = règles jouées
nebula-option-variant-full = complètes (valeurs et objectifs avancés)
nebula-option-variant-introductory = d’initiation, pour apprendre
nebula-worlds = Règles
nebula-world-introductory = Partie d’initiation
nebula-world-introductory-about = Sans le plateau des valeurs ni les objectifs avancés : pour une première partie.
nebula-world-full = Partie complète
nebula-world-full-about = Avec le plateau des valeurs et les objectifs avancés : pour qui a déjà dessiné une galaxie.
nebula-option-hub = plateau de galaxie
nebula-option-hub-neutral = 25 cases ; le centre n’appartient à aucune constellation
nebula-option-hub-shared = 21 cases ; le centre appartient aux quatre
nebula-option-values_start = piles de jetons de valeur au départ
nebula-option-values_start-shuffled = mélangées
nebula-option-values_start-fixed = toujours dans le même ordre
nebula-option-black_bright_star = étoile brillante noire
nebula-option-black_bright_star-allowed = permise
nebula-option-black_bright_star-redrawn = tirée à nouveau
nebula-option-bright_match = étoile brillante qui donne droit à une troisième étoile
nebula-option-bright_match-phase = celle du début du placement
nebula-option-bright_match-moment = celle du moment où l’on place
nebula-option-no_new_bright_star = si aucune nouvelle étoile brillante ne peut être tirée
nebula-option-no_new_bright_star-stays = l’ancienne reste
nebula-option-no_new_bright_star-removed = sa place reste vide
nebula-option-third_star = couleur d’une troisième étoile
nebula-option-third_star-different = différente des deux premières
nebula-option-third_star-any = au choix
nebula-option-replacements = étoiles remplacées par tour
nebula-option-replacements-any = autant qu’on en place
nebula-option-replacements-one = une seule
nebula-option-neighbours = constellations voisines
nebula-option-neighbours-printed = les trois paires imprimées
nebula-option-neighbours-all = Lambda et Upsilon aussi
nebula-option-most_black_at_zero = « le plus d’étoiles noires » avec zéro
nebula-option-most_black_at_zero-counts = compte, si personne n’en a plus
nebula-option-most_black_at_zero-needs_one = il en faut au moins une
nebula-option-first_player = premier joueur ; un nombre désigne une place
nebula-option-first_player-random = au hasard
nebula-option-idle = manches sans étoile prise ni placée avant la fin

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
nebula-goal-P20 = Personne n’a plus d’étoiles noires que vous

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

nebula-goal-A01 = Rouge reliée à violette, chaque étoile comptée une fois
nebula-goal-A02 = Rouge reliée à jaune, chaque étoile comptée une fois
nebula-goal-A03 = Rouge reliée à blanche, chaque étoile comptée une fois
nebula-goal-A04 = Rouge reliée à bleue, chaque étoile comptée une fois
nebula-goal-A05 = Rouge reliée à orange, chaque étoile comptée une fois
nebula-goal-A06 = Violette reliée à jaune, chaque étoile comptée une fois
nebula-goal-A07 = Violette reliée à blanche, chaque étoile comptée une fois
nebula-goal-A08 = Violette reliée à bleue, chaque étoile comptée une fois
nebula-goal-A09 = Violette reliée à orange, chaque étoile comptée une fois
nebula-goal-A10 = Jaune reliée à blanche, chaque étoile comptée une fois
nebula-goal-A11 = Jaune reliée à bleue, chaque étoile comptée une fois
nebula-goal-A12 = Jaune reliée à orange, chaque étoile comptée une fois
nebula-goal-A13 = Blanche reliée à bleue, chaque étoile comptée une fois
nebula-goal-A14 = Blanche reliée à orange, chaque étoile comptée une fois
nebula-goal-A15 = Bleue reliée à orange, chaque étoile comptée une fois
nebula-goal-A16 = Une orbite contenant une étoile rouge
nebula-goal-A17 = Une orbite contenant une étoile violette
nebula-goal-A18 = Une orbite contenant une étoile jaune
nebula-goal-A19 = Une orbite contenant une étoile blanche
nebula-goal-A20 = Une orbite contenant une étoile bleue
nebula-goal-A21 = Une orbite contenant une étoile orange
nebula-goal-A22 = Une étoile rouge voisine d’une lueur externe sur son orbite
nebula-goal-A23 = Une étoile violette voisine d’une lueur externe sur son orbite
nebula-goal-A24 = Une étoile jaune voisine d’une lueur externe sur son orbite
nebula-goal-A25 = Une étoile blanche voisine d’une lueur externe sur son orbite
nebula-goal-A26 = Une étoile bleue voisine d’une lueur externe sur son orbite
nebula-goal-A27 = Une étoile orange voisine d’une lueur externe sur son orbite
nebula-goal-A28 = Une étoile lumineuse de votre couleur lumineuse dominante
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

nebula-filled = Du sac arrive { $star-a } dans l’{ $cluster }, case { $cell }.
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
    [yes] Un objectif personnel s’offre à vous : { $goal }.
   *[no] Un objectif personnel s’offre à { $seat } : { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] Vous avez choisi votre objectif personnel.
   *[no] { $seat } a choisi un objectif personnel.
 }
nebula-chose-card = { $seat-you ->
    [yes] Vous gardez : { $goal }.
   *[no] { $seat } garde : { $goal }.
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
    [yes] Avant tous les autres, vous atteignez l’objectif commun « { $goal } ».
   *[no] Avant tous les autres, { $seat } atteint l’objectif commun « { $goal } ».
 }
nebula-claimed = { $seat-you ->
    [yes] Vous atteignez l’objectif commun « { $goal } ».
   *[no] { $seat } atteint l’objectif commun « { $goal } ».
 }
nebula-end-trigger = Dernière manche : { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] La partie est finie. Vous gagnez !
       *[no] La partie est finie. { $winners } gagne.
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
nebula-table-track = Jeton noir
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

nebula-why-chaos-needs = le chaos demande { $star-a } dans votre zone d’observation
nebula-why-no-star = il n’y a pas d’{ $star } dans votre zone d’observation
nebula-why-colour-placed = vous avez placé { $star-a } ce tour ; les couleurs doivent différer
nebula-why-black-track-full = votre piste des étoiles noires est pleine : { $cells } sur { $cells }
nebula-why-same-colour = { $cell } : une liaison mène vers { $star-a } { $near-at }
nebula-why-centre-first = votre première étoile va { $cell-at }
nebula-why-not-connected = { $cell } : aucune liaison avec vos étoiles
nebula-why-replaced-once = une étoile a déjà été remplacée ce tour, et l’option n’en permet pas plus
nebula-why-no-such-cell = { $cell } : cette case n’est pas sur ce plateau
nebula-why-time-place-stars-done = c’est le moment de placer des étoiles, ou de finir
nebula-why-bag-empty-chaos-not-possible = le sac est vide, le chaos est donc impossible
nebula-why-first-collect-stars-time-5-steps-all = collectez d’abord des étoiles : par le temps, 5 pas en tout, ou par le chaos
nebula-why-keep-two-stars-were-drawn-only-one = gardez deux des étoiles tirées, ou la seule
nebula-why-now-choose-drawn-stars-keep = choisissez maintenant quelles étoiles tirées garder
nebula-why-value-token-end-track = ce jeton de valeur est au bout de sa piste
nebula-why-black-star-placed-now-push-value-token = une étoile noire a été placée : poussez maintenant un jeton de valeur
nebula-why-personal-goal-not-dealt = cet objectif personnel ne vous a pas été distribué
nebula-why-first-choose-personal-goal-keep = choisissez d’abord quel objectif personnel garder
nebula-why-three-stars-placed-most-turn = trois étoiles sont placées ; c’est le maximum d’un tour
nebula-why-two-stars-placed-third-needs-one-bright = deux étoiles sont placées ; une troisième en demande une de la couleur de l’étoile brillante
nebula-why-third-needs-first-bright = deux étoiles sont placées ; une troisième demande { $star-a } : c’était la couleur brillante au début du placement

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
    [one] { $seat } : { $phase }.
   *[other] { $seat } : { $phase }.
 }
nebula-prompt-nature = Un instant : { $phase }.
nebula-prompt-over-small = Cliquez sur une ligne du journal pour revoir ce moment.
nebula-prompt-goal = Choisissez votre objectif secret.
nebula-prompt-goal-small = L’autre carte quitte la partie sans être vue.
nebula-prompt-sealed = Votre objectif secret est choisi.
nebula-prompt-waiting = { $seat-count ->
    [one] Choix attendu : { $seat }. D’ici là, vous pouvez changer d’avis.
   *[other] Choix attendus : { $seat }. D’ici là, vous pouvez changer d’avis.
 }
nebula-prompt-collect = Tournez les horloges : { $spent } pas sur { $of }.
nebula-prompt-collect-small = Cliquez sur une étoile ou tirez une aiguille. Vous prenez l’étoile en face de chaque horloge.
nebula-prompt-collect-take = { $stars-count ->
    [0] Vous ne prendriez rien.
   *[other] Vous prendriez : { $stars-short }.
 }
nebula-prompt-chaos = Chaos : choisissez une étoile de votre réserve à sacrifier.
nebula-prompt-chaos-small = Vous tirez cinq étoiles du sac et en gardez deux. C’est sans retour.
nebula-prompt-keep = { $count ->
    [1] Gardez la seule étoile tirée.
   *[other] Gardez { $count } des étoiles tirées.
 }
nebula-prompt-keep-small = Les autres vont dans la boîte.
nebula-prompt-place = { $number ->
    [1] Choisissez une étoile à placer.
   *[other] Choisissez une autre étoile à placer, ou terminez votre tour.
 }
nebula-prompt-place-star = { $number ->
    [1] Posez { $star-the } : { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
    [2] Deuxième étoile : posez { $star-the }, { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
   *[other] Troisième étoile : posez { $star-the }, { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
     }
 }
nebula-prompt-place-centre = Votre première étoile va au centre.
nebula-prompt-place-replace = Posez { $star-the } { $cell-at }, à la place de { $replaced-the }.
nebula-prompt-place-black = Posez l’étoile noire sur votre piste.
nebula-prompt-black = Le jeton noir de la nébuleuse avance d’une case.
nebula-prompt-black-full = Le jeton noir avance d’une case, puis vous poussez un jeton de valeur.
nebula-prompt-bright = L’{ $star } brille : placez-en une et vous pourrez placer { $count } étoiles.
nebula-prompt-done = { $placed ->
    [0] Vous n’avez aucune étoile à placer.
   *[other] Tout est placé. Terminez votre tour, ou reprenez une étoile.
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
nebula-act-keep-none = Choisissez-en { $count }
nebula-act-done = Finir le tour

nebula-galaxy-own = Votre galaxie
nebula-galaxy-of = { $seat-you ->
    [yes] Votre galaxie
   *[no] Galaxie : { $seat }
 }
nebula-look-own = Revoir la mienne
nebula-look-acting = Voir qui joue
nebula-follow-off = Garder la mienne
nebula-follow-on = Suivre { $seat }
nebula-over-galaxies = Voir les galaxies
nebula-final = Les galaxies et les objectifs secrets
nebula-final-met = Atteint : { $points } points
nebula-final-missed = Manqué

nebula-clusters-label = La nébuleuse : trois amas
nebula-clock-label = Horloge de l’{ $cluster }
    .why = Son aiguille désigne l’étoile que vous prenez. Tournez-la en glissant, en cliquant sur une étoile ou avec les flèches ; les trois horloges se partagent cinq pas.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] immobile
    [one] { $steps } pas
   *[other] { $steps } pas
 }, { $stars-count ->
    [0] aucune étoile
   *[other] { $stars }
 }
nebula-draft = si vous arrêtez ici
nebula-draft-none = aucune étoile si vous arrêtez ici
nebula-draft-now = sont à vous
nebula-chaos-instead = Plutôt le chaos
nebula-time-instead = Plutôt les horloges
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
nebula-bright-is = l’{ $star } brille
nebula-bright-why = placez-la : { $count } étoiles par tour
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
nebula-blacks-target = Posez l’étoile noire ici : la piste donnera { $points } { $points ->
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
nebula-placed-label = { $count } sur { $room } étoiles placées ce tour
nebula-star-titled = { $star }

nebula-spot-star = { $cell } : { $star }
nebula-spot-empty = { $cell } : vide
nebula-spot-target = Placer { $star-a } { $cell-at }
nebula-spot-replace = Placer { $star-a } { $cell-at } à la place d’{ $replaced-a }
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
nebula-tip-forbidden = À côté de { $star-the } { $cell-at }
nebula-tip-forbidden-why = Deux couleurs identiques ne se touchent jamais.
nebula-tip-no-star = aucune étoile
nebula-tip-crescent = Le croissant marque la case où l’on a pris la dernière étoile de cet amas ; au début, la case de départ.
nebula-tip-too-far = Trop loin pour les pas restants.
nebula-tip-bright = L’{ $star } brille
nebula-tip-bright-why = Qui place cette couleur peut placer { $stars } étoiles dans le tour.
nebula-tip-track = Jeton noir : case { $at } sur { $last }
nebula-tip-track-why = Il avance à chaque étoile noire placée. Sur une case scintillante, l’étoile brillante change ; la dernière case termine la partie.
nebula-tip-black = Les étoiles noires vont sur votre piste des étoiles noires.
nebula-tip-blacks = Le nombre derrière votre dernière étoile noire est ce que marque la piste.

nebula-meters = La fin approche-t-elle ?
nebula-meter-track = Jeton noir
    .why = Sur la dernière case, il termine la partie après cette manche.
    .rule = N82
nebula-meter-constellations = Constellations
    .why = Le plus de constellations complétées par un joueur ; la troisième termine la partie après cette manche.
    .rule = N83
nebula-meter-markers = Marqueurs
    .why = Marqueurs sur les objectifs communs ; s’il y en a assez, la partie se termine après cette manche.
    .rule = N85
nebula-meter-bag = Dans le sac
    .why = Un sac vide termine la partie après cette manche.
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
nebula-values-advanced-unit = nombre × rang
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
nebula-short-beside = près d’une lueur externe
nebula-short-majority = Couleur lumineuse dominante
nebula-short-claimed = Objectifs communs atteints
nebula-short-surrounded = Lueurs externes cernées

nebula-push = Poussez un jeton de valeur
nebula-push-label = Pousser { $token-the } : { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = aucun point ne change

nebula-first-player = commence chaque manche
nebula-seat-info = { $filled } cases remplies sur { $cells }, { $blacks ->
    [one] { $blacks } étoile noire
   *[other] { $blacks } étoiles noires
 }. Cliquez pour l’agrandir.
nebula-seat-short = { $filled }/{ $cells } · { $blacks ->
    [one] { $blacks } noire
   *[other] { $blacks } noires
 }

## Sur la page : la première partie guidée

nebula-guide-about = La plus belle galaxie
nebula-guide-about-text = À chaque tour, vous prenez des étoiles de trois amas et les posez dans votre galaxie. Constellations, objectifs et étoiles noires rapportent des points. La manche devient la dernière quand le jeton noir atteint sa dernière case, quand quelqu’un complète trois constellations, quand le sac est vide ou quand 5 marqueurs sont sur les objectifs communs (6 à trois, 8 à quatre). Le plus de points gagne alors.
nebula-guide-goal = Un objectif secret
nebula-guide-goal-text = Vous gardez l’une de ces deux cartes. À la fin, elle donne 14 points si votre galaxie montre ce qu’elle demande. Les anneaux dorés sont les cases dont elle parle. Prenez celle qui vous plaît ; aucune n’est mauvaise.
nebula-guide-wait = Le bot joue
nebula-guide-wait-text = Regardez le journal et les amas. Ce que les autres prennent a disparu jusqu’à la recharge. Cliquez sur un joueur pour voir sa galaxie en grand.
nebula-guide-collect = Collecte : tournez les horloges
nebula-guide-collect-text = Trois horloges, cinq pas en tout, en avant ou en arrière. Vous prenez l’étoile en face de chaque horloge, même de celle qui ne bouge pas. Cliquez sur une étoile pour y pointer son horloge, ou tirez une aiguille.
nebula-guide-collect-again = Nouvelle collecte
nebula-guide-collect-again-text = Regardez d’abord vos objectifs : quelles couleurs vous faut-il ? Les anneaux dorés montrent ce que vous prendriez. Avec une étoile en réserve, vous pouvez aussi appeler le chaos et tirer du sac.
nebula-guide-steps = Dépensez les cinq pas
nebula-guide-steps-text = Il faut exactement cinq pas. Une horloge ne revient jamais en arrière dans un tour, mais avant de confirmer vous pouvez tout changer. Cliquez de nouveau sur la même étoile pour y aller par l’autre côté.
nebula-guide-take = Prenez-les
nebula-guide-take-text = Cinq sur cinq. Les étoiles entourées sont à vous dès que vous appuyez sur le bouton.
nebula-guide-chaos = Chaos
nebula-guide-chaos-text = Sacrifiez une étoile de votre réserve, tirez-en cinq du sac, gardez-en deux. Utile quand les amas n’offrent rien de bon.
nebula-guide-keep = Gardez-en deux
nebula-guide-keep-text = Cliquez sur les deux étoiles voulues. Les trois autres quittent la partie.
nebula-guide-centre = Votre première étoile
nebula-guide-centre-text = Toute galaxie commence en son centre. Choisissez une étoile de votre réserve, en bas, et posez-la là. Le centre est lumineux, et certains objectifs comptent les cases lumineuses.
nebula-guide-choose = Deux étoiles par tour
nebula-guide-choose-text = Vous pouvez placer deux étoiles de couleurs différentes. Si l’une a la couleur de l’étoile brillante, au milieu de la nébuleuse, vous pouvez en placer une troisième.
nebula-guide-place = Près d’une étoile, jamais de sa couleur
nebula-guide-place-text = Les cases entourées sont ouvertes à cette étoile : elles touchent une de vos étoiles par un trait, un pointillé ou le long d’une orbite. Deux couleurs égales ne se touchent jamais. Pointez une autre case pour voir ce qui l’interdit.
nebula-guide-place-more = Voyez plus loin
nebula-guide-place-more-text = Une constellation pleine vaut 6 points, les objectifs communs valent plus pour le premier. Un anneau en tirets signifie que vous remplaceriez l’étoile qui s’y trouve.
nebula-guide-black = Une étoile noire
nebula-guide-black-text = Les étoiles noires vont sur votre piste, au-dessus de la galaxie ; le nombre derrière la dernière est son score. Chacune fait aussi avancer le jeton noir de la nébuleuse vers la fin de la partie.
nebula-guide-push = Poussez un jeton
nebula-guide-push-text = Avancez un jeton d’une case vers la droite. Un meilleur rang donne plus de valeur à sa couleur, sa constellation ou son objectif, pour tout le monde.
nebula-guide-done = Votre tour est fini
nebula-guide-done-text = Appuyez sur « Finir le tour ». Les objectifs atteints reçoivent votre marqueur, et les amas presque vides sont rechargés. D’ici là, « Annuler » reprend vos étoiles.
nebula-guide-over = Voilà une partie complète
nebula-guide-over-text = La feuille montre d’où viennent les points. Dans le jeu complet, un plateau des valeurs décide de ce que valent couleurs et constellations. Rejouez, ou tentez votre chance contre deux bots.

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
