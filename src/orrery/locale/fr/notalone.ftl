# Not Alone en français.
# Les identifiants des arguments arrivent en mots, comme le dit texts.py. Un lieu porte son nom quand il est connu, son numéro
# dans les actions, car c’est le numéro que montre une carte en main.

## Noms

notalone-name = Not Alone

notalone-place-lair = l’Antre
    .short = Antre
notalone-place-jungle = la Jungle
    .short = Jungle
notalone-place-river = la Rivière
    .short = Rivière
notalone-place-beach = la Plage
    .short = Plage
notalone-place-rover = le Rover
    .short = Rover
notalone-place-swamp = le Marais
    .short = Marais
notalone-place-shelter = l’Abri
    .short = Abri
notalone-place-wreck = l’Épave
    .short = Épave
notalone-place-source = la Source
    .short = Source
notalone-place-artefact = l’Artefact
    .short = Artefact
notalone-place-nexus = le Nexus
    .short = Nexus
notalone-place-oasis = l’Oasis
    .short = Oasis
notalone-place-fjord = le Fjord
    .short = Fjord
notalone-place-dome = le Dôme
    .short = Dôme
notalone-place-maze = le Labyrinthe
    .short = Labyrinthe
notalone-place-mangrove = la Mangrove
    .short = Mangrove
notalone-place-archipelago = l’Archipel
    .short = Archipel
notalone-place-pole = le Pôle
    .short = Pôle
notalone-place-mycelium = le Mycélium
    .short = Mycélium
notalone-place-portal = le Portail
    .short = Portail
notalone-place-1 = le lieu 1
    .short = 1
notalone-place-2 = le lieu 2
    .short = 2
notalone-place-3 = le lieu 3
    .short = 3
notalone-place-4 = le lieu 4
    .short = 4
notalone-place-5 = le lieu 5
    .short = 5
notalone-place-6 = le lieu 6
    .short = 6
notalone-place-7 = le lieu 7
    .short = 7
notalone-place-8 = le lieu 8
    .short = 8
notalone-place-9 = le lieu 9
    .short = 9
notalone-place-10 = le lieu 10
    .short = 10
notalone-place-spot-1 = l’emplacement 1
    .short = 1
notalone-place-spot-2 = l’emplacement 2
    .short = 2
notalone-place-spot-3 = l’emplacement 3
    .short = 3
notalone-place-spot-4 = l’emplacement 4
    .short = 4
notalone-place-spot-5 = l’emplacement 5
    .short = 5
notalone-place-spot-6 = l’emplacement 6
    .short = 6
notalone-place-spot-7 = l’emplacement 7
    .short = 7
notalone-place-spot-8 = l’emplacement 8
    .short = 8
notalone-place-spot-9 = l’emplacement 9
    .short = 9
notalone-place-spot-10 = l’emplacement 10
    .short = 10
notalone-slot-1 = l’emplacement 1
notalone-slot-2 = l’emplacement 2
notalone-slot-3 = l’emplacement 3
notalone-slot-4 = l’emplacement 4
notalone-slot-5 = l’emplacement 5
notalone-slot-6 = l’emplacement 6
notalone-slot-7 = l’emplacement 7
notalone-slot-8 = l’emplacement 8
notalone-slot-9 = l’emplacement 9
notalone-slot-10 = l’emplacement 10

notalone-card-despair = Désespoir
notalone-card-force_field = Champ de Force
notalone-card-anticipation = Anticipation
notalone-card-ascendancy = Emprise
notalone-card-fierceness = Acharnement
notalone-card-forbidden_zone = Zone Interdite
notalone-card-interference = Interférences
notalone-card-persecution = Harcèlement
notalone-card-mutation = Mutation
notalone-card-phobia = Psychose
notalone-card-virus = Virus
notalone-card-clone = Clone
notalone-card-mirage = Mirage
notalone-card-scream = Hurlements
notalone-card-toxin = Toxine
notalone-card-cataclysm = Cataclysme
notalone-card-detour = Détour
notalone-card-stasis = Stase
notalone-card-tracking = Repérage
notalone-card-flashback = Flashback
notalone-card-x_interference = Interférences (Exploration)
notalone-card-time_shift = Décalage Temporel
notalone-card-hunger = Faim
notalone-card-inertia = Inertie
notalone-card-ubiquity = Ubiquité
notalone-card-telepathy = Télépathie
notalone-card-tornado = Tornade
notalone-card-quicksand = Sables Mouvants
notalone-card-swarm = Essaim
notalone-card-exhaustion = Épuisement
notalone-card-shadow = Ombre
notalone-card-paralysis = Paralysie
notalone-card-instinct = Instinct
notalone-card-adrenaline = Adrénaline
notalone-card-ingenuity = Système D
notalone-card-sacrifice = Sacrifice
notalone-card-sixth_sense = Sixième Sens
notalone-card-smokescreen = Brouillage
notalone-card-strike_back = Riposte
notalone-card-vortex = Vortex
notalone-card-detector = Détecteur
notalone-card-dodge = Esquive
notalone-card-drone = Drone
notalone-card-gate = Portail
notalone-card-hologram = Hologramme
notalone-card-wrong_track = Fausse Piste
notalone-card-amplifier = Amplificateur
notalone-card-double_back = Volte-Face
notalone-card-x_drone = Drone (Exploration)
notalone-card-x_ingenuity = Système D (Exploration)
notalone-card-x_amplifier = Amplificateur (Exploration)
notalone-card-shuttle = Navette
notalone-card-medikit = Trousse de Soins
notalone-card-solidarity = Solidarité
notalone-card-radio = Radio
notalone-card-second_wind = Second Souffle
notalone-card-scanner = Scanner
notalone-card-decoy = Leurre
notalone-card-adaptation = Adaptation
notalone-card-mimicry = Mimétisme
notalone-card-protective_suit = Combinaison
notalone-card-cache = Cachette
notalone-card-signal_flare = Fusée de Détresse

notalone-token-creature = jeton Créature
    .the = le jeton Créature
    .The = Le jeton Créature
    .short = Créature
notalone-token-artemia = jeton Artemia
    .the = le jeton Artemia
    .The = Le jeton Artemia
    .short = Artemia
notalone-token-target = jeton Cible
    .the = le jeton Cible
    .The = Le jeton Cible
    .short = Cible

notalone-doing-over = la partie est finie
notalone-doing-name-creature = désignation de la Créature
notalone-doing-choose-places = choix des lieux
notalone-doing-board-side = choix de la face du plateau
notalone-doing-deal = distribution des cartes Survie
notalone-doing-refill = pioche de cartes Traque
notalone-doing-turn = le tour continue
notalone-doing-window = carte à jouer ou non
notalone-doing-choose = choix des cartes Lieu
notalone-doing-hunting = placement des jetons Traque
notalone-doing-picking = choix de la carte à explorer
notalone-doing-after-reveal = carte à utiliser après la révélation
notalone-doing-order = choix de l’ordre de deux lieux
notalone-doing-resolve = résolution d’un lieu
notalone-doing-step = résolution des lieux
notalone-doing-recycle-or-copy = cartes à reprendre ou lieu à copier
notalone-doing-take-back = reprise de cartes
notalone-doing-discard = défausse de cartes Lieu
notalone-doing-scream = réponse aux Hurlements
notalone-doing-toxin = défausse d’une carte Survie
notalone-doing-name-seat = désignation d’un Traqué
notalone-doing-draw = pioche de cartes Survie
notalone-doing-shelter = choix d’une carte Survie
notalone-doing-source = Volonté à rendre ou carte à piocher
notalone-doing-heal = Volonté à rendre
notalone-doing-archipelago = cartes à défausser contre de la Volonté
notalone-doing-mycelium = pose de Volonté sur la piste
notalone-doing-acquire = prise d’une carte de la réserve
notalone-doing-maze = utilisation du Labyrinthe
notalone-doing-turn-up = révélation d’un lieu
notalone-doing-maze-look = examen des cartes du Labyrinthe
notalone-doing-maze-set = pose d’une carte du Labyrinthe
notalone-doing-maze-drop = défausse d’une carte du Labyrinthe
notalone-doing-maze-use = utilisation d’un nouveau lieu
notalone-doing-portal = choix de la destination du Portail
notalone-doing-regain = récupération de Volonté
notalone-doing-rescue-move = avancée du pion Secours
notalone-doing-vote = vote pour l’attribution de la Volonté
notalone-doing-move-token = déplacement d’un jeton
notalone-doing-detour = choix du Traqué à déplacer
notalone-doing-detour-to = choix de la destination
notalone-doing-telepathy = désignation de lieux
notalone-doing-phobia = choix des cartes à cacher
notalone-doing-forbidden-zone = défausse simultanée
notalone-doing-vortex = échange de la carte jouée
notalone-doing-strike-back = perte de cartes Traque
notalone-doing-cataclysm = choix d’un lieu
notalone-doing-double-back = reprise d’une carte jouée
notalone-doing-bury = cartes Traque à mettre sous la pioche
notalone-doing-settle = récupération de la Volonté et des cartes
notalone-doing-copy = choix du lieu à copier
notalone-doing-tell = réponse à la question

notalone-moment-before-choosing = avant le choix des lieux
notalone-moment-after-choosing = après le choix des lieux
notalone-moment-hunting = une fois les jetons placés
notalone-moment-after-reveal = juste après la révélation
notalone-moment-before-target = avant l’effet du jeton Cible
notalone-moment-before-artemia = avant l’effet du jeton Artemia
notalone-moment-before-creature = avant l’effet du jeton Créature
notalone-moment-end-of-turn = à la fin du tour

notalone-line-victory = Victoire
notalone-line-rescue-left = Cases restantes du Secours
notalone-line-assimilation-left = Cases restantes de l’Assimilation
notalone-line-catches = Captures
notalone-line-will-lost = Volonté perdue
notalone-line-turns = Tours
notalone-line-total = Total

## Options du jeu

notalone-option-creature = Qui est la Créature ?
    .note = Un nombre désigne une place, à partir de 0.
notalone-option-creature-random = Au hasard
notalone-option-creature-others = Au hasard, mais pas l’hôte
notalone-option-places = Quels lieux forment la planète ?
    .note = Un nombre donne un mélange libre ; chacun de ses bits est un lieu d’Exploration.
notalone-option-places-base = Jeu de base (règle)
notalone-option-places-first_steps = Base 1–5, Exploration 6–10
notalone-option-places-exploration = Exploration 1–10
notalone-option-places-random = Mélange au hasard
notalone-option-decks = Quelles cartes Traque et Survie utilise-t-on ?
notalone-option-decks-auto = Avec celles d’Exploration si ses lieux sont en jeu (règle)
notalone-option-decks-base = Jeu de base seul
notalone-option-decks-combined = Jeu de base et Exploration
notalone-option-maze_variant = Jouer la variante du Labyrinthe ?
notalone-option-maze_variant-off = Non
notalone-option-maze_variant-on = Oui, la rangée du bas est vide au départ
notalone-option-board_side = Quelle face du plateau ?
notalone-option-board_side-chosen = La Créature choisit (règle)
notalone-option-board_side-1 = Artemia sur les six dernières cases
notalone-option-board_side-2 = Artemia une case sur deux
notalone-option-expert = Combien de Volontés récupère-t-on après la dernière ?
notalone-option-expert-off = 3 (règle)
notalone-option-expert-on = 2 (plus dur pour les Traqués)
notalone-option-tokens = La Créature doit-elle placer tous ses jetons ?
notalone-option-tokens-compulsory = Oui
notalone-option-tokens-optional = Non
notalone-option-two_place_move = Où va un jeton qui couvre deux lieux ?
notalone-option-two_place_move-auto = Hors des deux ; avec Exploration, aussi sur l’un des deux
notalone-option-two_place_move-leave = Hors des deux lieux
notalone-option-two_place_move-literal = Aussi sur l’un des deux
notalone-option-pole_limit = Combien de fois le Pôle sert-il ?
notalone-option-pole_limit-none = Sans limite
notalone-option-pole_limit-once = Une fois par tour pour l’équipe
notalone-option-takeback = Peut-on reprendre une carte si le pouvoir est sans effet ?
notalone-option-takeback-auto = Seulement sans Exploration
notalone-option-takeback-lenient = Oui
notalone-option-takeback-strict = Non
notalone-option-host = Qui a ouvert la table ?
    .note = Un nombre désigne une place, à partir de 0. L’hôte n’est pas la Créature si elle est tirée parmi les autres.
notalone-option-force_field = Quand peut-on jouer Champ de Force ?
notalone-option-force_field-resend = Aussi après le choix des lieux, que l’on refait alors
notalone-option-force_field-early = Seulement avant le choix des lieux
notalone-option-takeback_places = Où peut-on reprendre une carte au lieu du pouvoir ?
notalone-option-takeback_places-all = Dans tous les lieux
notalone-option-takeback_places-few = Partout, sauf l’Antre, la Jungle et le Marais
notalone-option-last_will = De combien avance l’Assimilation pour les dernières Volontés ?
notalone-option-last_will-once = D’une case par tour
notalone-option-last_will-each = D’une case par Traqué
notalone-option-stasis_amplifier = L’Amplificateur agit-il après Stase ?
notalone-option-stasis_amplifier-held = Non, le pion Secours n’avance pas
notalone-option-stasis_amplifier-moves = Oui
notalone-option-gate_after_detour = Quels lieux la carte Portail offre-t-elle après Détour ?
notalone-option-gate_after_detour-explored = Ceux adjacents au lieu exploré
notalone-option-gate_after_detour-card = Ceux adjacents au lieu de la carte jouée
notalone-option-token_losses = Comment choisit-on ce que coûtent les jetons ?
notalone-option-token_losses-in_turn = L’un après l’autre, à découvert
notalone-option-token_losses-together = Tous à la fois, en secret
notalone-option-instead_cards = Que faut-il pouvoir utiliser pour jouer Drone ou Portail ?
notalone-option-instead_cards-played = La carte jouée en phase 1
notalone-option-instead_cards-explored = Seulement le lieu exploré
notalone-option-maze_use = Comment utilise-t-on un lieu révélé par le Labyrinthe ?
notalone-option-maze_use-activate = Comme un lieu exploré (Artefact compris)
notalone-option-maze_use-copy = Comme un lieu copié (Artefact exclu)
notalone-option-track_will = Quand le pion Secours ramasse-t-il la Volonté ?
notalone-option-track_will-passing = Aussi au passage
notalone-option-track_will-stopping = Seulement à l’arrêt

## Actions

notalone-do-pass = ne pas jouer de carte maintenant
notalone-do-pass-phase = ne pas jouer de carte de toute la phase
notalone-do-hunt = jouer la carte Traque { $card }
notalone-do-survive = jouer la carte Survie { $card }
notalone-do-play = jouer le lieu { $place }
notalone-do-play-two = jouer { $places }
notalone-do-play-with = jouer le lieu { $place } et le lieu { $beside } de votre défausse
notalone-do-resist = Résister : dépenser 1 Volonté pour reprendre des cartes de votre défausse
notalone-do-give-up = Lâcher prise : récupérer toutes vos Volontés et cartes, l’Assimilation avance
notalone-do-take-back = reprendre le lieu { $place }
notalone-do-take-played = reprendre la carte que vous avez jouée
notalone-do-discard = défausser le lieu { $place }
notalone-do-pick = explorer le lieu { $place }
notalone-do-swap = échanger le lieu { $played } contre le lieu { $place } de votre défausse
notalone-do-hide = garder cachés : { $places }
notalone-do-name-place = nommer le lieu { $place }
notalone-do-name-places = nommer { $places }
notalone-do-place-token = placer { $token-the } sur l’emplacement { $slot }
notalone-do-place-token-wide = placer { $token-the } sur { $slots }
notalone-do-move-token = déplacer { $token-the } vers l’emplacement { $slot }
notalone-do-swap-tokens = échanger { $tokens-the }
notalone-do-choose-slot = choisir l’emplacement { $slot }
notalone-do-move-hunted = déplacer { $seat } depuis le lieu { $which } des deux explorés
notalone-do-name-seat = désigner { $seat }
notalone-do-use = utiliser le pouvoir
notalone-do-nothing = ne rien faire de plus
notalone-do-recycle = reprendre toute votre défausse
notalone-do-copy = copier le lieu de l’emplacement { $slot }
notalone-do-lose-will = perdre 1 Volonté
notalone-do-discard-survival = défausser la carte Survie { $card }
notalone-do-keep-survival = garder la carte Survie { $card }
notalone-do-draw = piocher une carte Survie
notalone-do-heal = rendre 1 Volonté : { $seat }
notalone-do-acquire = prendre le lieu { $place } dans la réserve
notalone-do-reveal = révéler la carte de l’emplacement { $slot }
notalone-do-search = chercher un nouveau lieu
notalone-do-set-place = placer { $place } sur l’emplacement { $slot }
notalone-do-drop-place = retirer { $place } de la partie
notalone-do-teleport = aller au lieu { $place }
notalone-do-will-on-space = placer 1 Volonté sur la piste, à { $space } de la fin
notalone-do-will-from-supply = prendre la Volonté dans la réserve
notalone-do-will-from-space = prendre la Volonté de la piste, à { $space } de la fin
notalone-do-vote = voter pour { $seat }
notalone-do-bury = mettre la carte Traque { $card } sous la pioche
notalone-do-choose-side = utiliser la face { $side } du plateau
notalone-do-close = tout le monde a répondu
notalone-do-name-creature = choisir { $seat } comme Créature
notalone-do-choose-set = utiliser { $place }
notalone-do-draw-hunt = piocher la carte Traque { $card }
notalone-do-draw-survival = distribuer la carte Survie { $card }
notalone-do-lose-hunt = révéler la carte Traque { $card } et la mettre sous la pioche
notalone-do-turn-up = révéler { $place }

## Événements

notalone-creature = { $seat-you ->
    [yes] Vous êtes la Créature.
   *[no] { $seat } est la Créature.
 }
notalone-side = On utilise la face { $side } du plateau.
notalone-turn = Le tour { $turn } commence.
notalone-hunt = La Créature joue { $card }.
notalone-hunt-as = La Créature joue { $card }, comme { $as }.
notalone-survive = { $seat-you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
 }
notalone-resisted = { $seat-you ->
    [yes] Vous résistez.
   *[no] { $seat } résiste.
 }
notalone-gave-up = { $seat-you ->
    [yes] Vous lâchez prise.
   *[no] { $seat } lâche prise.
 }
notalone-took-back = { $seat-you ->
    [yes] Vous reprenez { $place }.
   *[no] { $seat } reprend { $place }.
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] Vous reprenez une carte.
   *[no] { $seat } reprend une carte sous le Brouillage.
 }
notalone-took-played = { $seat-you ->
    [yes] Vous reprenez { $place }, la carte que vous venez de jouer.
   *[no] { $seat } reprend { $place }, la carte qui vient d’être jouée.
 }
notalone-recycled = { $seat-you ->
    [yes] Vous reprenez toute votre défausse.
   *[no] { $seat } reprend toute sa défausse.
 }
notalone-discarded = { $seat-you ->
    [yes] Vous défaussez { $place }.
   *[no] { $seat } défausse { $place }.
 }
notalone-discarded-unseen = { $seat-you ->
    [yes] Vous défaussez une carte.
   *[no] { $seat } défausse une carte sous le Brouillage.
 }
notalone-swapped = { $seat-you ->
    [yes] À la place, vous jouez { $place } de votre défausse.
   *[no] À la place, { $seat } joue { $place } de sa défausse.
 }
notalone-swapped-unseen = { $seat-you ->
    [yes] Vous échangez votre carte jouée.
   *[no] { $seat } échange sa carte jouée sous le Brouillage.
 }
notalone-all-chose = Tous les Traqués ont choisi.
notalone-sent-back = Les Traqués reprennent les cartes choisies.
notalone-laid-beside = { $seat-you ->
    [yes] Vous placez { $place } face visible à côté de votre carte.
   *[no] { $seat } place { $place } face visible à côté de sa carte.
 }
notalone-token = { $token-The } est sur { $at }.
notalone-swapped-tokens = Échange de jetons : { $tokens-short }.
notalone-named = { $seat-you ->
    [yes] On vous désigne.
   *[no] On désigne { $seat }.
 }
notalone-showed = { $seat-you ->
    [yes] Vous montrez à la Créature { $places }.
   *[no] { $seat } montre { $places }.
 }
notalone-told = { $seat-you ->
    [yes] { $yes ->
        [1] Télépathie sur { $places } : vous répondez oui.
       *[other] Télépathie sur { $places } : vous répondez non.
     }
   *[no] { $yes ->
        [1] Télépathie sur { $places } : { $seat } répond oui.
       *[other] Télépathie sur { $places } : { $seat } répond non.
     }
 }
notalone-scanned = La Créature a en main { $cards }.
notalone-struck = { $card } passe de la main de la Créature sous la pioche.
notalone-explores = { $seat-you ->
    [yes] Vous explorez { $place }.
   *[no] { $seat } explore { $place }.
 }
notalone-all-ineffective = Inertie : tous les lieux sont inutilisables ce tour-ci.
notalone-ineffective = Inutilisable ce tour-ci : { $at }.
notalone-moved-hunted = { $seat-you ->
    [yes] On vous déplace vers { $at }.
   *[no] On déplace { $seat } vers { $at }.
 }
notalone-used = { $seat-you ->
    [yes] Vous utilisez { $place }.
   *[no] { $seat } utilise { $place }.
 }
notalone-acquired = { $seat-you ->
    [yes] Vous prenez { $place } dans la réserve.
   *[no] { $seat } prend { $place } dans la réserve.
 }
notalone-to-reserve = { $seat-you ->
    [yes] Vous remettez { $place } dans la réserve.
   *[no] { $seat } remet { $place } dans la réserve.
 }
notalone-teleported = { $seat-you ->
    [yes] Le Portail vous mène vers { $place }.
   *[no] Le Portail mène { $seat } vers { $place }.
 }
notalone-turned-up = Révélé sur l’emplacement { $slot } : { $place }.
notalone-looked = Vous voyez { $place }.
notalone-dropped = Hors de la partie : { $place }.
notalone-drew = { $seat-you ->
    [yes] Vous piochez { $card }.
   *[no] { $seat } pioche { $card }.
 }
notalone-drew-unseen = { $seat-you ->
    [yes] Vous piochez une carte Survie.
   *[no] { $seat } pioche une carte Survie.
 }
notalone-discarded-survival = { $seat-you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
 }
notalone-drew-hunt = La Créature pioche la carte Traque { $card }.
notalone-drew-hunt-unseen = La Créature pioche une carte Traque.
notalone-artemia = { $seat-you ->
    [yes] Vous êtes sous le jeton Artemia.
   *[no] { $seat } est sous le jeton Artemia.
 }
notalone-caught = { $seat-you ->
    [yes] La Créature vous attrape.
   *[no] La Créature attrape { $seat }.
 }
notalone-lost-will = { $seat-you ->
    [yes] Vous perdez { $will } { $will ->
        [one] Volonté
       *[other] Volontés
     }, il vous en reste { $left }.
   *[no] { $seat } perd { $will } { $will ->
        [one] Volonté
       *[other] Volontés
     }, il en reste { $left }.
 }
notalone-regained-will = { $seat-you ->
    [yes] Vous récupérez { $will } { $will ->
        [one] Volonté
       *[other] Volontés
     }.
   *[no] { $seat } récupère { $will } { $will ->
        [one] Volonté
       *[other] Volontés
     }.
 }
notalone-last-will = { $seat-you ->
    [yes] Vous perdez votre dernière Volonté : vous récupérez vos Volontés et vos cartes.
   *[no] { $seat } perd sa dernière Volonté et récupère Volontés et cartes.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Vous placez 1 Volonté sur la piste, à { $space } de la fin.
   *[no] { $seat } place 1 Volonté sur la piste, à { $space } de la fin.
 }
notalone-will-met = { $seat-you ->
    [yes] Vous recevez la Volonté de la piste.
   *[no] { $seat } reçoit la Volonté de la piste.
 }
notalone-voted = { $seat-you ->
    [yes] Le vote vous désigne.
   *[no] Le vote désigne { $seat }.
 }
notalone-shield-raised = Le Bouclier est levé : au prochain tour, aucun jeton Traque n’a d’effet.
notalone-rescue = { $spaces ->
    [one] Le pion Secours avance de { $spaces } case : plus que { $left }.
   *[other] Le pion Secours avance de { $spaces } cases : plus que { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] { $why ->
        [gave-up] Lâcher prise fait avancer l’Assimilation de { $spaces } case : plus que { $left }.
        [catch] La capture fait avancer l’Assimilation de { $spaces } case : plus que { $left }.
        [anticipated] Anticipation fait avancer l’Assimilation de { $spaces } case : plus que { $left }.
        [last-will] La dernière Volonté perdue fait avancer l’Assimilation de { $spaces } case : plus que { $left }.
       *[card] Décalage Temporel fait avancer l’Assimilation de { $spaces } case : plus que { $left }.
     }
   *[other] { $why ->
        [gave-up] Lâcher prise fait avancer l’Assimilation de { $spaces } cases : plus que { $left }.
        [catch] La capture fait avancer l’Assimilation de { $spaces } cases : plus que { $left }.
        [anticipated] Anticipation fait avancer l’Assimilation de { $spaces } cases : plus que { $left }.
        [last-will] La dernière Volonté perdue fait avancer l’Assimilation de { $spaces } cases : plus que { $left }.
       *[card] Décalage Temporel fait avancer l’Assimilation de { $spaces } cases : plus que { $left }.
     }
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] La partie est finie. Vous avez gagné !
       *[no] La partie est finie. Victoire : { $winners }.
     }
   *[other] { $winners-you ->
        [yes] La partie est finie. Les secours arrivent : les Traqués ont gagné, et vous avec eux !
       *[no] La partie est finie. Les secours arrivent, victoire des Traqués : { $winners }.
     }
 }


## La table

notalone-table-title = Tour { $turn }, phase { $turn-phase } : { $what }
notalone-table-track = Secours : plus que { $rescue }, Assimilation : plus que { $assimilation }, Volonté en réserve : { $supply }
notalone-table-ineffective = inutilisable
notalone-table-inaccessible = inaccessible
notalone-table-used = utilisé
notalone-table-hunted = Traqué
notalone-table-will = Volonté
notalone-table-hand = main
notalone-table-discard = défausse
notalone-table-played = joué
notalone-table-survival = Survie
notalone-table-hunt = Cartes Traque jouées ce tour-ci : { $cards }
notalone-table-spot = empl. { $slot }
notalone-table-marker = { $spot ->
    [0] Balise : à côté de la Plage
   *[other] Balise : sur la Plage
 }
notalone-table-shield = Bouclier : sur le lieu { $spot }
notalone-table-reserve = Réserve : { $list }
notalone-table-maze = Pioche du Labyrinthe : { $left }. Lieux sortis de la partie : { $list }
notalone-table-looked-at = Vous regardez : { $list }
notalone-table-hunt-hand = Cartes Traque en main de la Créature : { $count }
notalone-table-hunt-known = Les Traqués en ont vu : { $cards }
notalone-table-hunt-discard = Cartes Traque défaussées : { $list }
notalone-table-survival-discard = Cartes Survie défaussées : { $list }

## Questions au terminal

notalone-ask-window = vous pouvez jouer une carte { $moment }
notalone-ask-unclear = { $count ->
    [0] Aucun choix ne contient « { $word } ». Tapez un numéro, ou des mots d’une ligne.
   *[other] « { $word } » convient à { $count } choix. Précisez, ou tapez le numéro.
 }

## Aide au terminal

notalone-help-choices = Choisir : tapez le numéro d’une ligne, ou assez de ses mots pour n’en désigner qu’une.
notalone-help-planet = Planète : dix emplacements sur deux rangées ; chacun est adjacent à ceux d’à côté, du dessus et du dessous. Jetons et noms des Traqués apparaissent là où ils sont. R et C sont les pions Secours et Assimilation en route vers l’étoile, A les symboles Artemia, W la Volonté sur la piste.
notalone-help-hunted = Traqués : Volonté, cartes Lieu en main, défaussées et jouées ; un point d’interrogation est une carte que vous ne devez pas connaître.
notalone-help-windows = Cartes : quand on vous demande si vous en jouez une, les autres ne le savent pas. « ne pas jouer de carte de toute la phase » vous épargne la question jusqu’à la phase suivante.

## Pourquoi quelque chose n’est pas permis

notalone-why-resisted-enough = vous avez déjà résisté { $count ->
    [one] { $count } fois
   *[other] { $count } fois
 } ce tour-ci
notalone-why-play-count = jouez { $count ->
    [one] { $count } carte Lieu
   *[other] { $count } cartes Lieu
 } ce tour-ci
notalone-why-place-not-in-hand = le lieu { $number } n’est pas dans votre main
notalone-why-place-inaccessible = le lieu { $number } est inaccessible ce tour-ci
notalone-why-place-not-in-discard = le lieu { $number } n’est pas dans votre défausse
notalone-why-hunt-card-not-hand = cette carte Traque n’est pas dans votre main
notalone-why-no-hunt-card-played-turn-after-sacrifice = aucune carte Traque ne peut être jouée ce tour-ci après un Sacrifice
notalone-why-played-all-hunt-cards-turn = vous avez joué toutes les cartes Traque permises ce tour-ci
notalone-why-hunt-card-cannot-played-moment = cette carte Traque ne peut pas être jouée en ce moment
notalone-why-survival-card-not-hand = cette carte Survie n’est pas dans votre main
notalone-why-played-survival-card-turn = vous avez déjà joué une carte Survie ce tour-ci
notalone-why-despair-no-survival-card-played-turn = Désespoir : aucune carte Survie ne peut être jouée ce tour-ci
notalone-why-survival-card-cannot-played-moment = cette carte Survie ne peut pas être jouée en ce moment
notalone-why-first-take-back-cards-resisted = reprenez d’abord les cartes pour lesquelles vous avez résisté
notalone-why-first-take-will-gave-up-from-supply = prenez d’abord la Volonté que vous récupérez en lâchant prise, dans la réserve ou sur la piste
notalone-why-chosen-already-resist-give-up-come-before = vous avez déjà choisi ; on résiste ou on lâche prise avant
notalone-why-discard-empty-there-nothing-resist = votre défausse est vide : résister ne vous rendrait rien
notalone-why-no-will-resist = vous n’avez plus de Volonté pour résister
notalone-why-all-will-nothing-discarded-cannot-give-up = vous avez toute votre Volonté et aucune carte défaussée : vous ne pouvez pas lâcher prise
notalone-why-put-card-discard-beside-one-play = choisissez une carte de votre défausse à placer à côté de celle que vous jouez
notalone-why-these-cards-not-yours-play-place-inaccessible = l’une de ces cartes n’est pas dans votre main, ou son lieu est inaccessible
notalone-why-choose-place-card-play-resist-give-up = jouez une carte Lieu ; avant cela, vous pouvez résister ou lâcher prise
notalone-why-token-cannot-placed-there-now = ce jeton ne peut pas être placé là maintenant
notalone-why-power-used-up-finds-nothing-do = ce pouvoir a déjà servi, ou serait sans effet
notalone-why-instead-needs-own-power = ce n’est possible que si vous pouvez utiliser le pouvoir de la carte jouée en phase 1
notalone-why-take-no-place-card-back-here-now = vous ne pouvez pas reprendre de carte Lieu ici
notalone-why-first-pick-side-track-board = choisissez d’abord une face du plateau
notalone-why-pick-one-two-cards-played = choisissez l’une des deux cartes que vous avez jouées
notalone-why-effect-carried-out-right-after-reveal = cet effet s’applique juste après la révélation
notalone-why-choose-two-places-resolve-first = choisissez lequel de vos deux lieux résoudre d’abord
notalone-why-take-all-discarded-cards-back-copy-place = reprenez toutes vos cartes défaussées, ou copiez un lieu
notalone-why-choose-places-offered-copy = choisissez lequel des lieux offerts copier
notalone-why-take-back-cards-from-own-discard = reprenez des cartes de votre propre défausse
notalone-why-discard-place-card-from-hand = défaussez une carte Lieu de votre main
notalone-why-discard-place-cards-lose-will = défaussez des cartes Lieu ou perdez de la Volonté
notalone-why-discard-one-survival-cards = défaussez une de vos cartes Survie
notalone-why-name-hunted-whom-effect-do-something = désignez un Traqué que l’effet peut toucher
notalone-why-keep-one-cards-drew = gardez l’une des cartes que vous avez piochées
notalone-why-heal-hunted-below-3-will-draw = choisissez un Traqué qui a moins de 3 Volontés, ou piochez
notalone-why-choose-hunted-below-3-will = choisissez un Traqué qui a moins de 3 Volontés
notalone-why-discard-survival-card-heal-do-nothing-more = défaussez une carte Survie pour soigner, ou ne faites rien de plus
notalone-why-place-will-free-space-before-victory-space = placez la Volonté sur une case libre, devant le pion Secours et avant l’étoile
notalone-why-take-place-do-not-own-lies-reserve = prenez dans la réserve un lieu que vous ne possédez pas
notalone-why-turn-up-hidden-place-take-revealed-one = révélez un lieu caché, ou prenez dans la réserve un lieu révélé
notalone-why-place-card-whose-number-planet-does-not = placez sur un emplacement libre une carte dont le numéro n’est pas encore sur la planète
notalone-why-discard-card-whose-number-discard-does-not = défaussez une carte dont le numéro n’est pas encore dans la défausse
notalone-why-use-new-place-take-copy-do-neither = utilisez le nouveau lieu, prenez-en un exemplaire, ou ni l’un ni l’autre
notalone-why-go-accessible-place-hand = allez vers un lieu accessible dont vous avez la carte en main
notalone-why-take-will-from-supply-from-space-track = prenez la Volonté dans la réserve ou sur la piste
notalone-why-vote-hunted-below-3-will = votez pour un Traqué qui a moins de 3 Volontés
notalone-why-move-token-place-adjacent-where-lies = déplacez le jeton vers un lieu adjacent
notalone-why-choose-hunted-who-moved = choisissez un Traqué qui peut être déplacé
notalone-why-move-hunted-adjacent-accessible-place = déplacez le Traqué vers un lieu adjacent et accessible
notalone-why-name-one-two-places-lie-face-up = nommez un ou deux lieux face visible
notalone-why-choose-two-place-cards-hand-keep-hidden = choisissez deux cartes Lieu de votre main à garder cachées
notalone-why-swap-face-down-card-accessible-one-discard = échangez une carte face cachée contre une carte accessible de votre défausse
notalone-why-choose-place-planet = choisissez un lieu de la planète
notalone-why-choose-card-played-return = choisissez une carte jouée qui peut revenir en main
notalone-why-put-hunt-card-under-deck = mettez une carte Traque sous la pioche
notalone-why-now-play-card-pass = jouez une carte maintenant, ou passez
notalone-why-place-every-hunt-token = placez chacun de vos jetons Traque
notalone-why-use-power-take-card-back-do-nothing = utilisez le pouvoir, reprenez une carte, ou ne faites rien

## Lieux et cartes en mots simples

notalone-text-lair = Reprenez toutes vos cartes Lieu défaussées, ou utilisez le pouvoir du lieu où se trouve le jeton Créature. Un Traqué attrapé ici perd une Volonté de plus.
    .short = Reprenez la défausse ou copiez le lieu de la Créature. Capture : −2 Volontés.
notalone-text-jungle = Reprenez la Jungle et une carte de votre défausse.
    .short = Reprenez cette carte et 1 carte défaussée.
notalone-text-river = Au prochain tour, jouez deux cartes face cachée. Une fois les jetons Traque placés, choisissez celle que vous explorez ; l’autre revient dans votre main.
    .short = Au prochain tour, jouez 2 lieux, puis choisissez-en 1.
notalone-text-beach = Placez la Balise ici. Si elle y est déjà, retirez-la : le pion Secours avance d’une case. Une fois par tour pour toute l’équipe.
    .short = Placez la Balise ; si elle y est : Secours +1. 1 fois par tour.
notalone-text-rover = Prenez dans la réserve une carte Lieu que vous ne possédez pas encore.
    .short = Prenez un nouveau lieu dans la réserve.
notalone-text-swamp = Reprenez le Marais et jusqu’à deux cartes de votre défausse.
    .short = Reprenez cette carte et jusqu’à 2 cartes défaussées.
notalone-text-shelter = Piochez deux cartes Survie et gardez-en une.
    .short = Piochez 2 cartes Survie, gardez-en 1.
notalone-text-wreck = Le pion Secours avance d’une case. Une fois par tour pour toute l’équipe.
    .short = Secours +1. 1 fois par tour.
notalone-text-source = Un Traqué, vous ou un autre, récupère 1 Volonté ; ou vous piochez une carte Survie.
    .short = Rendez 1 Volonté à un Traqué, ou piochez 1 carte Survie.
notalone-text-artefact = Au prochain tour, jouez deux cartes et explorez les deux lieux. Ce pouvoir ne peut pas être copié.
    .short = Au prochain tour, explorez 2 lieux.
notalone-text-nexus = Reprenez toutes vos cartes Lieu défaussées, ou utilisez le pouvoir d’un lieu adjacent au jeton Créature. Si quelqu’un est attrapé ici, l’Assimilation avance de deux cases au lieu d’une.
    .short = Reprenez la défausse ou copiez un lieu adjacent. Capture : Assimilation +2.
notalone-text-oasis = Reprenez l’Oasis, et une carte de votre défausse par Volonté qui vous manque.
    .short = Reprenez cette carte et 1 carte défaussée par Volonté manquante.
notalone-text-fjord = Au prochain tour, jouez une carte de votre main face cachée et une de votre défausse face visible. Une fois les jetons Traque placés, choisissez celle que vous explorez.
    .short = Au prochain tour, jouez une carte de main et une défaussée, puis choisissez.
notalone-text-dome = Avancez le Bouclier d’un lieu. Du lieu 4, il retourne au lieu 1 : le pion Secours avance d’une case et, au prochain tour, aucun jeton Traque n’a d’effet. Une fois par tour.
    .short = Avancez le Bouclier. Depuis 4 : Secours +1, jetons sans effet au prochain tour.
notalone-text-maze = Révélez un lieu caché, puis utilisez-le ou prenez-en un exemplaire ; ou prenez dans la réserve un lieu face visible.
    .short = Révélez un lieu caché, ou prenez un nouveau lieu.
notalone-text-mangrove = Reprenez la Mangrove et une carte de votre défausse ; puis un autre Traqué reprend une carte.
    .short = Reprenez cette carte et 1 carte défaussée ; un autre Traqué en reprend 1.
notalone-text-archipelago = Piochez une carte Survie, puis défaussez-en jusqu’à deux : chacune rend 1 Volonté au Traqué de votre choix.
    .short = Piochez 1 carte Survie ; défaussez-en jusqu’à 2 contre de la Volonté.
notalone-text-pole = Perdez 1 Volonté : le pion Secours avance de deux cases. Cette carte retourne dans la réserve à la fin du tour.
    .short = Perdez 1 Volonté : Secours +2. Retour en réserve.
notalone-text-mycelium = Placez jusqu’à deux Volontés de la réserve sur la piste Secours, où le pion les ramasse ; ou piochez une carte Survie.
    .short = Placez jusqu’à 2 Volontés sur la piste, ou piochez 1 carte Survie.
notalone-text-portal = Défaussez cette carte et allez vers un autre lieu de votre main. Les jetons qui s’y trouvent vous touchent.
    .short = Allez vers un autre lieu de votre main, à vos risques.

notalone-text-despair = Personne ne peut jouer ni piocher de carte Survie jusqu’à la fin du tour.
    .short = Pas de carte Survie ce tour-ci.
notalone-text-force_field = Le jeton Cible couvre deux lieux adjacents ; tous deux sont inaccessibles ce tour-ci.
    .short = 2 lieux adjacents sont inaccessibles.
notalone-text-anticipation = Désignez un Traqué. Si le jeton Créature n’attrape que lui, l’Assimilation avance d’une case de plus.
    .short = Désignez un Traqué. Capture : Assimilation +1 de plus.
notalone-text-ascendancy = Un Traqué qui a au moins trois cartes Lieu en main en défausse jusqu’à n’en garder que deux.
    .short = Un Traqué ne garde que 2 cartes.
notalone-text-fierceness = Chaque Traqué attrapé par le jeton Créature perd une Volonté de plus.
    .short = Chaque capture coûte 1 Volonté de plus.
notalone-text-forbidden_zone = Tous les Traqués défaussent une carte Lieu de leur main en même temps.
    .short = Chaque Traqué défausse 1 lieu.
notalone-text-interference = La Plage et l’Épave sont inutilisables ce tour-ci.
    .short = Plage et Épave inutilisables.
notalone-text-persecution = Ce tour-ci, le pouvoir d’un lieu ne permet de reprendre qu’une carte Lieu au plus, carte jouée comprise.
    .short = Un lieu rend 1 carte au plus.
notalone-text-mutation = Chaque Traqué sous le jeton Artemia perd aussi 1 Volonté.
    .short = Artemia coûte aussi 1 Volonté.
notalone-text-phobia = Un Traqué qui a au moins trois cartes Lieu en main les montre à la Créature, sauf deux.
    .short = Un Traqué montre sa main sauf 2 cartes.
notalone-text-virus = Le jeton Artemia couvre deux lieux adjacents et touche les deux.
    .short = Artemia couvre 2 lieux.
notalone-text-clone = Le jeton Cible agit comme un second jeton Créature.
    .short = La Cible attrape aussi.
notalone-text-mirage = Le jeton Cible couvre deux lieux adjacents ; tous deux sont inutilisables ce tour-ci.
    .short = 2 lieux adjacents sont inutilisables.
notalone-text-scream = Chaque Traqué sous le jeton Cible défausse deux cartes Lieu ou perd 1 Volonté.
    .short = Cible : défaussez 2 ou perdez 1 Volonté.
notalone-text-toxin = Chaque Traqué sous le jeton Cible défausse une carte Survie, et le lieu est inutilisable.
    .short = Cible : perdez une carte Survie, lieu inutilisable.
notalone-text-cataclysm = Choisissez un lieu : il est inutilisable ce tour-ci.
    .short = Un lieu est inutilisable.
notalone-text-detour = Après la révélation, un Traqué est déplacé vers un lieu adjacent, qu’il explore à la place.
    .short = Déplacez un Traqué vers un lieu adjacent.
notalone-text-stasis = Le pion Secours n’avance pas pendant cette phase.
    .short = Le pion Secours n’avance pas.
notalone-text-tracking = Au prochain tour, la Créature peut jouer deux cartes Traque.
    .short = 2 cartes Traque au prochain tour.
notalone-text-flashback = Se joue comme la dernière carte Traque défaussée.
    .short = Copie la dernière carte Traque défaussée.
notalone-text-x_interference = Les lieux 4 et 8 sont inutilisables ce tour-ci.
    .short = Lieux 4 et 8 inutilisables.
notalone-text-time_shift = Pour chaque Traqué sous le jeton Cible, l’Assimilation avance d’une case ; puis le pion Secours avance d’autant.
    .short = Cible : les deux pions avancent.
notalone-text-hunger = Le jeton Créature couvre deux lieux adjacents et attrape sur les deux.
    .short = La Créature couvre 2 lieux.
notalone-text-inertia = Si un Traqué est sous le jeton Cible à la révélation, tous les lieux sont inutilisables ce tour-ci. Les jetons Traque agissent quand même.
    .short = Un Traqué sous la Cible : tous les lieux inutilisables.
notalone-text-ubiquity = Juste après la révélation, la Créature peut échanger deux jetons Traque.
    .short = Après la révélation, échangez 2 jetons.
notalone-text-telepathy = Désignez un Traqué et jusqu’à deux lieux : le Traqué dit si la carte jouée en fait partie.
    .short = Interrogez un Traqué sur 2 lieux.
notalone-text-tornado = Juste après la révélation, tous les Traqués sous le jeton Cible sont déplacés vers un même lieu adjacent.
    .short = Déplace les Traqués du lieu de la Cible.
notalone-text-quicksand = Les Traqués sous le jeton Cible ne peuvent reprendre aucune carte Lieu ce tour-ci.
    .short = Cible : aucune carte à reprendre.
notalone-text-swarm = Chaque Traqué sous le jeton Artemia défausse deux cartes Lieu au lieu d’une.
    .short = Artemia coûte 2 cartes.
notalone-text-exhaustion = Résister ne rend qu’une carte par Volonté ce tour-ci.
    .short = Résister ne rend que 1 carte.
notalone-text-shadow = Juste après la révélation, déplacez le jeton Artemia ou le jeton Cible sur un lieu adjacent.
    .short = Déplacez Artemia ou la Cible sur un lieu adjacent.
notalone-text-paralysis = Désignez un Traqué : il ne peut plus jouer de carte Survie jusqu’à la fin du tour.
    .short = Un Traqué ne joue pas de carte Survie.
notalone-text-instinct = Quand vous complétez votre main, piochez jusqu’à cinq cartes Traque et gardez-en trois.
    .short = Piochez jusqu’à 5 cartes Traque, gardez-en 3.

notalone-text-adrenaline = Vous récupérez 1 Volonté.
    .short = Récupérez 1 Volonté.
notalone-text-ingenuity = Placez la Balise sur la Plage.
    .short = Placez la Balise sur la Plage.
notalone-text-sacrifice = Défaussez une carte Lieu de votre main : la Créature ne peut pas jouer de carte Traque ce tour-ci.
    .short = Défaussez un lieu : pas de carte Traque ce tour-ci.
notalone-text-sixth_sense = Reprenez deux cartes de votre défausse.
    .short = Reprenez 2 lieux.
notalone-text-smokescreen = Jusqu’à la fin du tour, la Créature ne voit pas ce que les Traqués ont défaussé.
    .short = Cache toutes les défausses ce tour-ci.
notalone-text-strike_back = Deux cartes au hasard de la main de la Créature vont sous la pioche Traque.
    .short = La Créature perd 2 cartes.
notalone-text-vortex = Échangez votre carte face cachée contre une carte de votre défausse.
    .short = Échangez votre carte contre une carte défaussée.
notalone-text-detector = Vous évitez les effets du jeton Artemia ce tour-ci.
    .short = Évitez le jeton Artemia.
notalone-text-dodge = Vous évitez les effets du jeton Créature ce tour-ci.
    .short = Évitez le jeton Créature.
notalone-text-drone = Utilisez le pouvoir du Rover à la place de celui de votre lieu.
    .short = Utilisez plutôt le Rover.
notalone-text-gate = Utilisez le pouvoir d’un lieu adjacent à la place de celui du vôtre.
    .short = Utilisez plutôt un lieu adjacent.
notalone-text-hologram = Déplacez le jeton Artemia sur un lieu adjacent.
    .short = Déplacez Artemia sur un lieu adjacent.
notalone-text-wrong_track = Déplacez le jeton Créature sur un lieu adjacent.
    .short = Déplacez la Créature sur un lieu adjacent.
notalone-text-amplifier = Retirez la Balise de la Plage : le pion Secours avance d’une case.
    .short = Retirez la Balise : Secours +1.
notalone-text-double_back = Reprenez la carte Lieu que vous avez jouée au lieu de la défausser.
    .short = Reprenez la carte jouée.
notalone-text-x_drone = Utilisez le pouvoir du lieu 5 à la place de celui de votre lieu.
    .short = Utilisez plutôt le lieu 5.
notalone-text-x_ingenuity = Placez la Balise sur la Plage, ou avancez le Bouclier d’un lieu.
    .short = Placez la Balise, ou avancez le Bouclier.
notalone-text-x_amplifier = Retirez la Balise de la Plage, ou ramenez le Bouclier du lieu 4 au lieu 1 : le pion Secours avance d’une case.
    .short = Balise ou Bouclier : Secours +1.
notalone-text-shuttle = Utilisez le pouvoir d’un lieu 6 à 10 face visible à la place de celui de votre lieu.
    .short = Utilisez plutôt un lieu 6–10.
notalone-text-medikit = Un autre Traqué récupère 1 Volonté.
    .short = Un autre Traqué récupère 1 Volonté.
notalone-text-solidarity = Un autre Traqué reprend jusqu’à deux cartes de sa défausse.
    .short = Un autre Traqué reprend 2 lieux.
notalone-text-radio = Jusqu’à la révélation, les Traqués voient les choix des autres et peuvent encore changer d’avis.
    .short = Les Traqués voient les choix des autres.
notalone-text-second_wind = Quand vous résistez ce tour-ci, la première Volonté rend trois cartes au lieu de deux.
    .short = Résister rend 3 cartes.
notalone-text-scanner = La Créature montre sa main aux Traqués.
    .short = Voyez la main de la Créature.
notalone-text-decoy = Déplacez le jeton Cible sur un lieu adjacent.
    .short = Déplacez la Cible sur un lieu adjacent.
notalone-text-adaptation = Vous évitez les effets du jeton Cible ce tour-ci.
    .short = Évitez le jeton Cible.
notalone-text-mimicry = Utilisez le pouvoir d’un lieu qu’un autre Traqué explore à la place de celui du vôtre.
    .short = Utilisez plutôt le lieu d’un autre Traqué.
notalone-text-protective_suit = La prochaine fois que vous devez perdre de la Volonté ce tour-ci, perdez-en 1 de moins.
    .short = Perdez 1 Volonté de moins, une fois.
notalone-text-cache = Après la défausse des cartes, reprenez une carte de votre défausse.
    .short = Reprenez 1 lieu à la fin.
notalone-text-signal_flare = Si le jeton Créature n’a attrapé personne ce tour-ci, le pion Secours avance d’une case.
    .short = Aucune capture : Secours +1.

## Sur la page : l’accueil

notalone-card-meta = { $least }–{ $most } joueurs · 45 min · facile · un contre tous
notalone-card-line = L’un de vous traque. Les autres doivent survivre jusqu’à l’arrivée des secours.

notalone-role-hide = vous cacher
notalone-role-hunt = chasser
notalone-role-any = peu importe
notalone-mix-draw = Tirer les dix au hasard
notalone-worlds = Planète
notalone-world-base = Planète de base
notalone-world-base-about = Les dix lieux du jeu de base : pour vos premières parties.
notalone-world-first_steps = Premiers pas
notalone-world-first_steps-about = Nouveaux lieux 6–10 et nouvelles cartes : quand on connaît la planète de base.
notalone-world-exploration = Exploration
notalone-world-exploration-about = Les dix nouveaux lieux et les nouvelles cartes : pour les explorateurs.
notalone-world-mixed = Planète mixte
notalone-world-mixed-about = Chaque lieu vient du jeu de base ou d’Exploration, au hasard ou à votre choix.
notalone-world-maze = Variante du Labyrinthe
notalone-world-maze-about = La rangée du bas est vide au départ et le Labyrinthe la remplit : pour les experts.

notalone-option-creature-here = Créature
notalone-option-mix-label = Les lieux de la planète, un par numéro

## Sur la page : ce qu’un lieu ferait maintenant pour un Traqué

notalone-now-empty = Pas encore de lieu
notalone-now-hidden = Face cachée
notalone-now-discarded = Dans votre défausse
notalone-now-reserve = { $count ->
    [0] Pas à vous, plus en réserve
    [one] Pas encore à vous, { $count } en réserve
   *[other] Pas encore à vous, { $count } en réserve
 }
notalone-now-blocked = Inaccessible
notalone-now-ineffective = Inutilisable ce tour-ci
notalone-now-used = Déjà utilisé ce tour-ci
notalone-now-recycle = { $count ->
    [0] Copiez le lieu de la Créature
    [one] Reprenez { $count } carte, ou copiez
   *[other] Reprenez { $count } cartes, ou copiez
 }
notalone-now-recycle-beside = { $count ->
    [0] Copiez un lieu près de la Créature
    [one] Reprenez { $count } carte, ou copiez
   *[other] Reprenez { $count } cartes, ou copiez
 }
notalone-now-return = { $count ->
    [0] Reprenez cette carte
    [one] Reprenez cette carte et { $count } autre
   *[other] Reprenez cette carte et { $count } autres
 }
notalone-now-return-other = { $count ->
    [0] Reprenez-la ; un autre Traqué en reprend 1
    [one] Reprenez-la et { $count } ; un autre en reprend 1
   *[other] Reprenez-la et { $count } ; un autre en reprend 1
 }
notalone-now-two-keep-one = Tour suivant : 2 lieux, choisissez-en 1
notalone-now-two-both = Tour suivant : explorez 2 lieux
notalone-now-hand-and-discard = Tour suivant : ajoutez une carte défaussée
notalone-now-marker-set = Placez la Balise ici
notalone-now-marker-spend = La Balise est là : Secours +{ $count }
notalone-now-shield-move = Bouclier vers { $to }
notalone-now-shield-raise = Levez le Bouclier : Secours +{ $count }
notalone-now-rescue = Secours +{ $count }
notalone-now-acquire = { $count ->
    [0] Rien de neuf en réserve
    [one] Prenez { $count } nouveau lieu
   *[other] Prenez 1 lieu parmi { $count } nouveaux
 }
notalone-now-maze = Révélez un lieu, ou prenez-en un
notalone-now-draw-keep-one = Piochez { $count } cartes Survie, gardez-en 1
notalone-now-heal-or-draw = Rendez 1 Volonté, ou piochez
notalone-now-draw-then-heal = Piochez, défaussez pour soigner
notalone-now-pole = Perdez { $will } Volonté : Secours +{ $count }
notalone-now-will-on-track-or-draw = Volonté sur la piste, ou piochez
notalone-now-teleport = Allez vers un autre lieu

## Sur la page : que faire

notalone-prompt-over-small = Choisissez une ligne du journal pour revoir ce moment.
notalone-prompt-other = { $seat-count ->
    [one] On attend { $seat } : { $doing }.
   *[other] On attend { $seat } : { $doing }.
 }
notalone-prompt-chosen = Tout le monde a choisi.
notalone-prompt-nature = Dans un instant : { $doing }.
notalone-prompt-cards = On peut encore jouer une carte { $moment }.
notalone-prompt-cards-small = Personne ne sait qui a une carte à jouer maintenant.
notalone-prompt-laid = Vous jouez { $card }.
notalone-prompt-laid-small = Elle prend effet quand chacun a décidé de jouer une carte ou non.
notalone-prompt-sealed = Carte jouée : { $places-short }.
notalone-prompt-sealed-vote = Vous avez voté pour { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] Vous pouvez en changer tant que tous n’ont pas choisi.
   *[other] On attend { $seat }. Vous pouvez encore en changer.
 }
notalone-prompt-board-side = Choisissez la face du plateau.
notalone-prompt-board-side-small = Tant que le pion Secours est sur une case Artemia, vous placez aussi le jeton Artemia.
notalone-prompt-window = Vous pouvez jouer une carte { $moment }.
notalone-prompt-window-small = Les autres ne savent pas que vous avez ce choix.
notalone-prompt-choose = Choisissez un lieu à explorer.
notalone-prompt-choose-small = Votre carte reste face cachée ; vous pouvez en changer tant que tous n’ont pas choisi.
notalone-prompt-choose-keep-one = Rivière : jouez deux lieux, puis choisissez celui que vous explorez.
notalone-prompt-choose-both = Artefact : jouez deux lieux et explorez les deux.
notalone-prompt-choose-from-discard = Fjord : jouez une carte de votre main et une de votre défausse.
notalone-prompt-choose-none = Vous n’avez pas de carte à jouer : résistez ou lâchez prise.
notalone-prompt-owed = { $count ->
    [one] Reprenez { $count } carte de votre défausse.
   *[other] Reprenez { $count } cartes de votre défausse.
 }
notalone-prompt-owed-small = Vous avez dépensé 1 Volonté en échange.
notalone-prompt-hunting = Placez votre { $token }.
notalone-prompt-hunting-wide = Placez votre { $token } sur deux lieux adjacents.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Ensuite, les cartes Lieu sont révélées.
   *[other] Ensuite : { $tokens-short }.
 }
notalone-prompt-hunting-cards = Vous pouvez jouer une carte Traque, ou continuer.
notalone-prompt-picking = Lequel de vos deux lieux explorez-vous ?
notalone-prompt-picking-small = Les jetons Traque sont placés. Tous choisissent en même temps.
notalone-prompt-after-reveal = Juste après la révélation : utilisez votre carte.
notalone-prompt-after-reveal-small = Vous voyez où est chacun.
notalone-prompt-order = Quel lieu utilisez-vous d’abord ?
notalone-prompt-order-small = Le second suit aussitôt.
notalone-prompt-resolve = Vous explorez { $where }.
notalone-prompt-resolve-use = Utilisez son pouvoir, ou reprenez une carte de votre défausse.
notalone-prompt-resolve-power = Utilisez son pouvoir, ou ne faites rien.
notalone-prompt-resolve-back = Son pouvoir serait sans effet. Vous pouvez reprendre une carte défaussée.
notalone-prompt-resolve-nothing = Son pouvoir serait sans effet maintenant.
notalone-prompt-recycle-or-copy = Reprenez votre défausse, ou copiez un lieu.
notalone-prompt-recycle-or-copy-small = Copier est sans danger : les jetons de ce lieu ne vous touchent pas.
notalone-prompt-take-back = Reprenez une carte de votre défausse.
notalone-prompt-take-back-small = Tout le monde voit laquelle.
notalone-prompt-discard = Défaussez une carte Lieu.
notalone-prompt-discard-small = La Créature saura que vous ne pouvez pas la jouer.
notalone-prompt-scream = Hurlements : défaussez deux cartes Lieu, ou perdez 1 Volonté.
notalone-prompt-scream-small = Choisissez la première carte, ou perdez la Volonté.
notalone-prompt-toxin = Toxine : défaussez une carte Survie.
notalone-prompt-toxin-small = Votre lieu est inutilisable ce tour-ci.
notalone-prompt-name-seat = Désignez un Traqué.
notalone-prompt-name-seat-small = Le nom est annoncé à tous.
notalone-prompt-shelter = Gardez l’une des deux cartes.
notalone-prompt-shelter-small = L’autre est défaussée face visible.
notalone-prompt-source = Rendez 1 Volonté à un Traqué, ou piochez une carte Survie.
notalone-prompt-source-small = Aucun Traqué ne peut avoir plus de 3 Volontés.
notalone-prompt-heal = Qui récupère 1 Volonté ?
notalone-prompt-heal-small = Aucun Traqué ne peut avoir plus de 3 Volontés.
notalone-prompt-archipelago = Défaussez une carte Survie pour rendre 1 Volonté, ou arrêtez.
notalone-prompt-archipelago-small = Chaque carte rend 1 Volonté au Traqué de votre choix.
notalone-prompt-mycelium = Placez de la Volonté sur la piste Secours, ou piochez une carte Survie.
notalone-prompt-mycelium-small = Quand le pion Secours y arrive, les Traqués votent pour l’attribuer.
notalone-prompt-acquire = Prenez un nouveau lieu dans la réserve.
notalone-prompt-acquire-small = Il va dans votre main ; tout le monde voit lequel.
notalone-prompt-maze = Labyrinthe : cherchez un nouveau lieu, ou prenez-en un face visible.
notalone-prompt-maze-small = Un lieu révélé peut servir aussitôt.
notalone-prompt-maze-set = Quelle carte placez-vous, et où ?
notalone-prompt-maze-set-small = Personne d’autre ne voit ces cartes.
notalone-prompt-maze-drop = Quelle carte quitte la partie ?
notalone-prompt-maze-drop-small = La dernière retourne sous la pioche.
notalone-prompt-maze-use = Utilisez le nouveau lieu, ou prenez-en un exemplaire.
notalone-prompt-maze-use-small = Les jetons de ce lieu ne vous touchent pas.
notalone-prompt-portal = Où mène le Portail ?
notalone-prompt-portal-small = Les jetons qui s’y trouvent vous toucheront.
notalone-prompt-regain = D’où prenez-vous votre Volonté ?
notalone-prompt-regain-small = De la réserve, ou de la piste.
notalone-prompt-vote = Qui reçoit la Volonté de la piste ?
notalone-prompt-vote-small = Les Traqués votent. À égalité, elle va à celui qui en a le moins.
notalone-prompt-move-token = Déplacez { $token-the } sur un lieu adjacent.
notalone-prompt-move-token-any = Déplacez un jeton sur un lieu adjacent.
notalone-prompt-move-token-small = Il doit quitter son lieu.
notalone-prompt-detour = Quel Traqué déplacez-vous ?
notalone-prompt-detour-small = Vers un lieu adjacent à celui qu’il explore.
notalone-prompt-detour-to = Vers où ?
notalone-prompt-detour-to-small = C’est ce lieu qui est exploré.
notalone-prompt-telepathy = Nommez un ou deux lieux.
notalone-prompt-telepathy-small = Le Traqué doit dire la vérité, devant tout le monde.
notalone-prompt-phobia = Choisissez deux cartes à garder cachées.
notalone-prompt-phobia-small = La Créature voit le reste de votre main.
notalone-prompt-forbidden-zone = Choisissez une carte Lieu à défausser.
notalone-prompt-forbidden-zone-small = Tous choisissent en même temps, en secret.
notalone-prompt-vortex = Échangez votre carte contre une carte de votre défausse.
notalone-prompt-vortex-small = Les jetons Traque restent où ils sont.
notalone-prompt-cataclysm = Quel lieu est inutilisable ce tour-ci ?
notalone-prompt-cataclysm-small = Pour tous les Traqués qui s’y trouvent.
notalone-prompt-double-back = Quelle carte reprenez-vous ?
notalone-prompt-double-back-small = Elle revient dans votre main au lieu d’être défaussée.
notalone-prompt-bury = Quelle carte Traque va sous la pioche ?
notalone-prompt-bury-small = Jusqu’à en avoir trois.
notalone-prompt-copy = Quel lieu utilisez-vous à la place du vôtre ?
notalone-prompt-copy-small = Les jetons de ce lieu ne vous touchent pas.

## Sur la page : boutons

notalone-act-pass = Ne pas jouer de carte
notalone-act-pass-phase = Pas de carte dans cette phase
notalone-act-hunt = Jouer { $card }
notalone-act-survive = Jouer { $card }
notalone-act-play = Jouer { $where }
notalone-act-play-two = Jouer { $where } et { $also }
notalone-act-play-with = Jouer { $where } et { $also }
notalone-act-resist = Résister
    .why = Avant de jouer une carte : dépensez 1 Volonté pour reprendre des cartes de votre défausse. Vous ne pouvez pas résister avec votre dernière Volonté : vous lâchez prise.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] 1 Volonté : reprenez { $count } lieu
   *[other] 1 Volonté : reprenez { $count } lieux
 }
notalone-act-resist-last = Votre dernière Volonté : vous lâchez prise
notalone-act-give-up = Lâcher prise
    .why = Avant de jouer une carte : récupérez toutes vos Volontés et tous vos lieux, mais l’Assimilation avance d’une case.
    .rule = R16
notalone-act-give-up-small = Tout revient, Assimilation +1
notalone-act-take-back = Reprendre { $where }
notalone-act-take-played = Reprendre la carte jouée
notalone-act-discard = Défausser { $where }
notalone-act-pick = Explorer { $where }
notalone-act-swap = Échanger contre { $where }
notalone-act-hide = Cacher { $where } et { $also }
notalone-act-name-place = Nommer { $where }
notalone-act-name-places = Nommer { $where } et { $also }
notalone-act-place-token = { $token-short } : { $where }
notalone-act-place-token-wide = { $token-short } : { $where } et { $also }
notalone-act-move-token = { $token-short } vers { $where }
notalone-act-swap-tokens = Échanger { $tokens-short }
notalone-act-choose-slot = Choisir { $where }
notalone-act-move-hunted = Déplacer { $seat } ({ $where })
notalone-act-name-seat = Désigner { $seat }
notalone-act-use = Utiliser { $where }
notalone-act-nothing = Ne rien faire
notalone-act-recycle = Reprendre toutes les cartes
notalone-act-copy = Copier { $where }
notalone-act-lose-will = Perdre 1 Volonté
notalone-act-discard-survival = Défausser { $card }
notalone-act-keep-survival = Garder { $card }
notalone-act-draw = Piocher une carte Survie
notalone-act-heal = { $seat } : rendre 1 Volonté
notalone-act-acquire = Prendre { $where }
notalone-act-reveal = Révéler { $where }
notalone-act-search = Chercher un nouveau lieu
notalone-act-set-place = { $place-short } sur { $where }
notalone-act-drop-place = Défausser { $place-short }
notalone-act-teleport = Partir vers { $where }
notalone-act-will-on-space = Volonté sur la case { $space }
notalone-act-will-from-supply = De la réserve
notalone-act-will-from-space = De la case { $space }
notalone-act-vote = Voter pour { $seat }
notalone-act-bury = { $card } sous la pioche
notalone-act-choose-side = Utiliser la face { $side }
notalone-act-choose-first = Faites un choix
notalone-act-stop = Terminé

notalone-quiet = Ne plus demander ce tour-ci
notalone-quiet-why = On ne vous demande plus rien sur les cartes avant le prochain tour.
notalone-quiet-on = Aucune question sur les cartes ce tour-ci.
notalone-quiet-off = Me demander à nouveau

## Sur la page : la planète

notalone-planet = Artemia
notalone-planet-choices = Artemia : choisissez un lieu
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, face cachée
notalone-tile-empty = { $slot }, vide
notalone-tile-hidden-name = Face cachée
notalone-tile-empty-name = Vide
notalone-tile-tokens = avec { $tokens-the }
notalone-tile-explorers = exploré par { $seat }
notalone-tile-chance = { $chance } pour cent
notalone-tile-marker = la Balise est ici
notalone-tile-shield = le Bouclier est ici
notalone-tile-chosen = choisi
notalone-tile-hint = le conseil
notalone-heat-nobody = personne ne peut être ici
notalone-blocked-by = Inaccessible : { $card }
notalone-ineffective-by = Inutilisable ce tour-ci
notalone-tip-reserve = { $count ->
    [0] Plus aucune carte dans la réserve.
    [one] Encore { $count } carte dans la réserve.
   *[other] Encore { $count } cartes dans la réserve.
 }
notalone-tip-hidden = Un lieu face cachée. Le Labyrinthe peut le révéler.
notalone-tip-empty = Le Labyrinthe peut placer un lieu ici.
notalone-tip-marker = La Balise
notalone-tip-marker-why = Le prochain Traqué qui utilise la Plage la retire : le pion Secours avance d’une case.
notalone-tip-shield = Le Bouclier
notalone-tip-shield-why = Il va du lieu 1 au lieu 4 et ne protège personne en chemin. Quand on le lève depuis le lieu 4, aucun jeton Traque n’a d’effet au prochain tour.
notalone-tip-token-creature = Tout Traqué présent ici perd 1 Volonté et ne peut pas utiliser le lieu. L’Assimilation avance d’une case.
notalone-tip-token-artemia = Tout Traqué présent ici défausse une carte Lieu et ne peut pas utiliser le lieu.
notalone-tip-token-target = Son effet est indiqué sur la carte Traque jouée ce tour-ci.
notalone-shield-up = Le Bouclier est levé : aucun jeton Traque n’a d’effet ce tour-ci.

## Sur la page : la course

notalone-race = Secours : plus que { $rescue }. Assimilation : plus que { $assimilation }.
notalone-race-rescue = Secours, plus que { $count }
notalone-race-assimilation = Assimilation, plus que { $count }
notalone-race-assimilation-short = Assimilation, plus que { $count }
notalone-race-space = Case { $space } avant l’étoile
notalone-race-put = Placer 1 Volonté sur la case { $space } avant l’étoile
notalone-race-tip-rescue = Avance à la fin de chaque tour. S’il atteint l’étoile en premier, les Traqués gagnent.
notalone-race-tip-assimilation = Avance quand un Traqué est attrapé ou lâche prise. S’il atteint l’étoile en premier, la Créature gagne.
notalone-race-tip-artemia = Case Artemia
notalone-race-tip-artemia-why = Tant que le pion Secours est ici, la Créature place aussi le jeton Artemia.
notalone-race-tip-will = Volonté sur la piste
notalone-race-tip-will-why = Quand le pion Secours y arrive, les Traqués votent pour l’attribuer.
notalone-race-supply = { $count ->
    [one] { $count } Volonté en réserve
   *[other] { $count } Volontés en réserve
 }
notalone-race-supply-why = La Volonté que personne n’a. Quand il n’y en a plus, on ne peut plus en placer sur la piste, et celle que l’on récupère vient de la piste.
notalone-side-name = Face { $side }

## Sur la page : phases

notalone-phase-1 = Phase 1 : exploration
notalone-phase-2 = Phase 2 : traque
notalone-phase-3 = Phase 3 : résolution
notalone-phase-4 = Phase 4 : maintenance
notalone-step-reveal = Révélation
notalone-step-free = Sans jeton
notalone-step-target = Cible
notalone-step-artemia = Artemia
notalone-step-creature = Créature

## Sur la page : joueurs et cartes

notalone-role-creature = la Créature
notalone-role-hunted = Traqué
notalone-seats = Les joueurs
notalone-seat-creature = { $hunt ->
    [one] { $hunt } carte Traque
   *[other] { $hunt } cartes Traque
 }
notalone-seat-hunted = { $hand } en main · { $survival } Survie
notalone-seat-will = Volonté : { $will } sur 3
notalone-seat-discard = Défausse : { $numbers }
notalone-seat-discard-none = Défausse vide
notalone-seat-smoke = { $count ->
    [one] { $count } carte défaussée, cachée par le Brouillage
   *[other] { $count } cartes défaussées, cachées par le Brouillage
 }
notalone-seat-choosing = choisit
notalone-seat-sealed = choix fait
notalone-seat-caught = capture
notalone-seat-explores = lieu : { $places-short }
notalone-seat-pair = Joue deux cartes au prochain tour.
notalone-seat-played = ce tour-ci : { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] Vous possédez { $places-short }.
   *[no] { $seat } possède { $places-short }.
 }
notalone-seat-shown = Vous a montré { $places-short }.

notalone-hand = Votre main
notalone-hand-of = Main : { $seat }
notalone-hand-count = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
 }
notalone-hand-empty = Aucun lieu en main
notalone-discard-title = Votre défausse
notalone-discard-of = Défausse : { $seat }
notalone-discard-seen = visible de tous
notalone-discard-smoke = cachée par le Brouillage
notalone-discard-empty = Défausse vide
notalone-played-title = Joué
notalone-survival-title = Survie
notalone-survival-once = une par tour
notalone-survival-done = jouée ce tour-ci
notalone-survival-none = Aucune carte Survie
notalone-survival-unseen = { $count ->
    [one] { $count } carte Survie, face cachée
   *[other] { $count } cartes Survie, face cachée
 }
notalone-hunt-title = Vos cartes Traque
notalone-hunt-of = Cartes Traque
notalone-hunt-once = une par tour
notalone-hunt-more = encore 1 ce tour-ci
notalone-hunt-done = plus aucune ce tour-ci
notalone-hunt-unseen = { $count ->
    [one] { $count } carte Traque, face cachée
   *[other] { $count } cartes Traque, face cachée
 }
notalone-hunt-played = Jouées ce tour-ci
notalone-hunt-discard = Cartes Traque défaussées
notalone-survival-discard = Cartes Survie défaussées
notalone-piles-none = aucune encore
notalone-reserve-title = Réserve
notalone-known-title = Vues grâce au Scanner
notalone-tokens-title = Jetons
notalone-token-lies = sur : { $where }
notalone-token-choose = choisissez son lieu
notalone-token-then = ensuite celui-ci
notalone-token-not = pas ce tour-ci
notalone-will-title = Votre Volonté
notalone-will = Volonté
notalone-look-own = Revenir à mes cartes
notalone-look-table = Revenir à la Créature
notalone-maze-discard = Lieux sortis de la partie
notalone-acts-title = Vous pouvez
notalone-maze-title = Cartes du Labyrinthe
notalone-maze-left = { $count ->
    [one] { $count } carte dans la pioche du Labyrinthe
   *[other] { $count } cartes dans la pioche du Labyrinthe
 }
notalone-maze-left-why = Les nouveaux lieux viennent de cette pioche. Elle n’est jamais reformée.
notalone-drawn-title = Piochées
notalone-when = phase { $number }
notalone-when-any = toute phase
notalone-advice-mix = Un bon joueur fait ce choix environ { $percent } % du temps, pour rester imprévisible.
notalone-advice-danger = La Créature y va environ { $percent } % du temps.
notalone-advice-found = Quelqu’un s’y trouve avec une probabilité d’environ { $percent } %.
notalone-advice-chance = Chances de gagner ensuite : environ { $percent } %.
notalone-hint = Conseil : { $what }
notalone-peek = { $where } : { $what }
notalone-heat-title = Sur { $place }
notalone-heat-public = d’après ce que tous savent
notalone-heat-chance = chance qu’au moins un Traqué soit ici
notalone-heat-also = { $seat } pourrait aussi être sur { $numbers }
notalone-heat-only = { $seat } ne peut être qu’ici
notalone-heat-catch = Une capture ici fait avancer l’Assimilation de { $spaces }.
notalone-heat-catch-will = { $will ->
    [one] Une capture ici coûte { $will } Volonté.
   *[other] Une capture ici coûte { $will } Volontés.
 }

notalone-talk-open = La Créature lit tous les messages des Traqués.
notalone-talk-creature = Vous lisez tous les messages des Traqués.
notalone-talk-write = Écrivez un message. La Créature le lira.

notalone-tab-planet = Planète
notalone-tab-cards = Cartes
notalone-tab-hunted = Traqués
notalone-tab-log = Journal

notalone-over-planet = Voir la planète
notalone-over-hunted = Les secours sont là
notalone-over-creature = La Créature a gagné
notalone-over-you-won = Vous avez gagné.
notalone-over-you-lost = Vous avez perdu.
notalone-ended-hunted = Le pion Secours a atteint l’étoile.
notalone-ended-creature = Le pion Assimilation a atteint l’étoile.
notalone-course-rescue = Secours, cases parcourues
notalone-course-assimilation = Assimilation, cases parcourues
notalone-sheet-role = Rôle
notalone-sheet-won = a gagné
notalone-sheet-turns = { $turns ->
    [one] Après { $turns } tour. Secours : plus que { $rescue } ; Assimilation : plus que { $assimilation }.
   *[other] Après { $turns } tours. Secours : plus que { $rescue } ; Assimilation : plus que { $assimilation }.
 }

## Sur la page : la première partie guidée

notalone-learn-exploration = Partie guidée : les nouveaux lieux
notalone-guide-about = Échoués sur Artemia
notalone-guide-about-text = Vous êtes un Traqué, et un joueur est la Créature. À chaque tour, vous vous cachez dans un lieu et la Créature devine lequel.
notalone-guide-race = Une course entre deux pions
notalone-guide-race-text = Si le pion Secours atteint l’étoile en premier, les Traqués gagnent ensemble. Si c’est l’Assimilation, la Créature gagne.
notalone-guide-places = Dix lieux
notalone-guide-places-text = Chaque lieu a un pouvoir pour qui l’explore. Vous commencez avec les cartes des cinq premiers.
notalone-guide-play = Cachez-vous dans un lieu
notalone-guide-play-text = Choisissez le Rover et jouez-le avec le bouton : la carte reste face cachée jusqu’à ce que tous aient choisi. La Créature essaie de deviner.
notalone-guide-use = Pas trouvé
notalone-guide-use-text = La Créature est allée à la Rivière : vous pouvez utiliser votre lieu. Le Rover donne la carte d’un nouveau lieu.
notalone-guide-acquire = Un nouveau lieu
notalone-guide-acquire-text = Plus vous avez de cartes, plus il est difficile de vous deviner. Prenez l’Épave : elle fait avancer le pion Secours.
notalone-guide-rescue = Les secours arrivent
notalone-guide-rescue-text = À la fin de chaque tour, le pion Secours avance tout seul. La Plage et l’Épave l’accélèrent.
notalone-guide-again = Ce que voit la Créature
notalone-guide-again-text = Le Rover est dans votre défausse, visible de tous : la Créature sait que vous n’y êtes pas. Jouez la Plage.
notalone-guide-caught = Attrapé
notalone-guide-caught-text = La Créature a deviné la Plage : vous perdez 1 Volonté sans utiliser le lieu. La dernière perdue, vous les retrouvez toutes, mais l’Assimilation avance encore.
notalone-guide-assimilation = L’Assimilation avance
notalone-guide-assimilation-text = Une capture la fait avancer d’une case par tour, quel que soit le nombre de Traqués attrapés. Voilà pourquoi chaque lieu compte.
notalone-guide-survive = Une carte Survie
notalone-guide-survive-text = Ces cartes se jouent pendant la phase imprimée dessus, une par tour. Adrénaline rend 1 Volonté : choisissez-la et jouez-la.
notalone-guide-resist = Résister
notalone-guide-resist-text = Avant de jouer un lieu, 1 Volonté permet de reprendre deux cartes de votre défausse. Résistez.
notalone-guide-back = Des cartes reviennent
notalone-guide-back-text = Plus vous avez de cartes, moins la Créature en sait. Reprenez le Rover.
notalone-guide-back-two = Et la deuxième
notalone-guide-back-two-text = Reprenez aussi la Plage.
notalone-guide-wreck = Appelez à l’aide
notalone-guide-wreck-text = Et maintenant le nouveau lieu : jouez l’Épave.
notalone-guide-signal = On vous entend
notalone-guide-signal-text = Personne ne vous a trouvé. Utilisez l’Épave, et le pion Secours avance d’une case de plus.
notalone-guide-rover = Bluffez
notalone-guide-rover-text = La Créature lit ce que disent les Traqués et retient vos habitudes. Allez où elle ne vous attend pas : rejouez le Rover.
notalone-guide-instead = Une carte à la place
notalone-guide-instead-text = Au lieu d’utiliser un lieu, vous pouvez toujours reprendre une carte de votre défausse. Choisissez-y l’Épave.
notalone-guide-river = La Rivière
notalone-guide-river-text = La Rivière permet de jouer deux lieux au tour suivant. Jouez-la.
notalone-guide-river-use = Deux au tour suivant
notalone-guide-river-use-text = Vous êtes encore en sécurité. Utilisez la Rivière.
notalone-guide-artemia = Le jeton Artemia
notalone-guide-artemia-text = Le pion Secours était sur une case marquée, alors la Créature a placé un second jeton. Tout Traqué présent là défausse une carte et n’utilise pas le lieu.
notalone-guide-two = Deux lieux
notalone-guide-two-text = Choisissez la Plage et l’Épave, et jouez les deux. Vous déciderez lequel explorer une fois les jetons placés.
notalone-guide-pick = La Créature s’est trompée
notalone-guide-pick-text = Son jeton est sur l’Épave. Choisissez la Plage.
notalone-guide-beach = La Plage
notalone-guide-beach-text = Le marqueur y est déjà, posé par un autre Traqué au premier tour. Utilisez la Plage : il s’en va et le pion Secours avance.
notalone-guide-give-up = Lâcher prise
notalone-guide-give-up-text = S’il vous reste peu de cartes, lâcher prise vous rend toutes vos cartes et toute votre Volonté, et l’Assimilation avance d’une case. Essayez.
notalone-guide-ends = Qui sera premier ?
notalone-guide-ends-text = Sept tours, et le pion Secours est à six cases de l’étoile : tenez bon. Les Traqués gagnent ou perdent ensemble.
notalone-guide-know = Vous connaissez le jeu
notalone-guide-know-text = Continuez cette partie : la Créature chasse désormais librement. Ou commencez une vraie partie.
notalone-guide-new-places = De nouveaux lieux
notalone-guide-new-places-text = Exploration remplace les lieux, et les cinq du bas commencent face cachée. Tout le reste ne change pas.
notalone-guide-maze = Le Labyrinthe
notalone-guide-maze-text = Personne ne peut aller dans un lieu face cachée. Le Labyrinthe en révèle un : jouez-le.
notalone-guide-maze-use = Dans le Labyrinthe
notalone-guide-maze-use-text = La Créature est ailleurs. Utilisez le Labyrinthe.
notalone-guide-maze-turn = Révélez-en un
notalone-guide-maze-turn-text = Choisissez la carte entourée de la rangée du bas, puis le bouton.
notalone-guide-copy = Le Pôle
notalone-guide-copy-text = Vous pouvez utiliser tout de suite le lieu révélé, ou prendre sa carte. Prenez celle du Pôle : choisissez-le sur la planète.
notalone-guide-pole = Au Pôle
notalone-guide-pole-text = Le Pôle fait avancer le pion Secours de deux cases pour 1 Volonté. Jouez-le.
notalone-guide-pole-use = Deux cases d’un coup
notalone-guide-pole-use-text = Utilisez le Pôle ; sa carte retourne ensuite à la réserve.
notalone-guide-oasis = L’Oasis
notalone-guide-oasis-text = L’Oasis se reprend elle-même, et une carte de plus par Volonté manquante. Jouez-la.
notalone-guide-oasis-use = De l’eau
notalone-guide-oasis-use-text = Il vous manque 1 Volonté : une carte de plus revient. Utilisez l’Oasis.
notalone-guide-oasis-back = Une carte de plus
notalone-guide-oasis-back-text = Reprenez le Labyrinthe.
notalone-guide-fjord = Le Fjord
notalone-guide-fjord-text = Au tour suivant, le Fjord permet de jouer une carte de votre main et une de votre défausse. Jouez-le.
notalone-guide-fjord-use = À l’abri des falaises
notalone-guide-fjord-use-text = Utilisez le Fjord.
notalone-guide-beside = Une en main, une visible
notalone-guide-beside-text = La carte de la défausse est visible : la Créature peut s’y laisser prendre. Choisissez le Dôme en main et le Fjord dans la défausse.
notalone-guide-pick-one = C’est fait
notalone-guide-pick-one-text = La Créature est allée au Fjord. Choisissez le Dôme.
notalone-guide-dome = Le Dôme
notalone-guide-dome-text = Le Dôme déplace le Bouclier le long de la rangée du haut. Du lieu 4, il revient : le pion Secours avance et, au tour suivant, aucun jeton n’agit.
notalone-guide-nexus = Le Nexus
notalone-guide-nexus-text = Le Nexus reprend toute votre défausse, mais une capture y fait avancer l’Assimilation de deux cases. Osez : jouez le Nexus.
notalone-guide-nexus-use = Bien osé
notalone-guide-nexus-use-text = La Créature était au Pôle. Utilisez le Nexus.
notalone-guide-nexus-all = Reprendre ou copier
notalone-guide-nexus-all-text = Le Nexus peut aussi copier un lieu adjacent à la Créature. Reprenez vos cartes.
notalone-guide-more-places = Encore quatre à trouver
notalone-guide-more-places-text = Mangrove, Archipel, Mycélium et Portail sont encore face cachée. Une fois révélés, un appui long dit ce qu’ils font.
notalone-guide-know-places = Vous connaissez Exploration
notalone-guide-know-places-text = Continuez cette partie : la Créature chasse désormais librement. Ou commencez une vraie partie.

# Les énoncés des règles que la page cite dans ses bulles.
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
