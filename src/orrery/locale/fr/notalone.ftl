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
notalone-doing-turn = entre deux étapes
notalone-doing-window = un moment pour les cartes
notalone-doing-choose = choix des cartes Lieu
notalone-doing-hunting = placement des jetons Traque
notalone-doing-picking = choix entre deux cartes
notalone-doing-after-reveal = juste après la révélation
notalone-doing-order = choix de l’ordre de deux lieux
notalone-doing-resolve = résolution d’un lieu
notalone-doing-step = résolution des lieux
notalone-doing-recycle-or-copy = reprendre des cartes ou copier
notalone-doing-take-back = reprise de cartes
notalone-doing-discard = défausse de cartes Lieu
notalone-doing-scream = réponse aux Hurlements
notalone-doing-toxin = défausse d’une carte Survie
notalone-doing-name-seat = désignation d’un Traqué
notalone-doing-draw = pioche de cartes Survie
notalone-doing-shelter = choix d’une carte Survie
notalone-doing-source = soigner ou piocher
notalone-doing-heal = soin
notalone-doing-archipelago = des cartes contre de la Volonté
notalone-doing-mycelium = pose de Volonté sur la piste
notalone-doing-acquire = prise d’une carte de la réserve
notalone-doing-maze = dans le Labyrinthe
notalone-doing-turn-up = révélation d’un lieu
notalone-doing-maze-look = examen des cartes du Labyrinthe
notalone-doing-maze-set = pose d’un lieu
notalone-doing-maze-drop = défausse d’un lieu
notalone-doing-maze-use = usage d’un nouveau lieu
notalone-doing-portal = à travers le Portail
notalone-doing-regain = retour de Volonté
notalone-doing-rescue-move = avancée du pion Secours
notalone-doing-vote = vote pour l’attribution de la Volonté
notalone-doing-move-token = déplacement d’un jeton
notalone-doing-detour = choix de qui déplacer
notalone-doing-detour-to = choix de la destination
notalone-doing-telepathy = désignation de lieux
notalone-doing-phobia = choix de ce qui reste caché
notalone-doing-forbidden-zone = défausse simultanée
notalone-doing-vortex = échange de la carte jouée
notalone-doing-strike-back = perte de cartes Traque
notalone-doing-cataclysm = choix d’un lieu
notalone-doing-double-back = reprise d’une carte jouée
notalone-doing-bury = cartes Traque sous la pioche
notalone-doing-settle = retour après la dernière Volonté
notalone-doing-copy = choix de ce qui est copié
notalone-doing-tell = réponse sincère

notalone-moment-before-choosing = avant le choix des lieux
notalone-moment-after-choosing = après le choix des lieux
notalone-moment-hunting = une fois les jetons placés
notalone-moment-after-reveal = juste après la révélation
notalone-moment-before-target = avant la Cible
notalone-moment-before-artemia = avant Artemia
notalone-moment-before-creature = avant la Créature
notalone-moment-end-of-turn = à la fin du tour

notalone-line-victory = Victoire
notalone-line-rescue-left = Secours, cases restantes
notalone-line-assimilation-left = Assimilation, cases restantes
notalone-line-catches = Captures
notalone-line-will-lost = Volonté perdue
notalone-line-turns = Tours
notalone-line-total = Total

## Options du jeu

notalone-option-creature = la Créature ; un nombre désigne une place
notalone-option-creature-random = au hasard
notalone-option-creature-others = au hasard, mais pas l’hôte
notalone-option-places = lieux de la planète ; un nombre donne un mélange libre, un bit par lieu d’Exploration
notalone-option-places-base = ceux du jeu de base
notalone-option-places-first_steps = les lieux 6 à 10 d’Exploration
notalone-option-places-exploration = les dix d’Exploration
notalone-option-places-random = au hasard
notalone-option-decks = cartes Traque et Survie
notalone-option-decks-auto = avec celles d’Exploration si ses lieux sont en jeu
notalone-option-decks-base = celles du jeu de base
notalone-option-decks-combined = avec celles d’Exploration
notalone-option-maze_variant = Labyrinthe construit en l’explorant
notalone-option-maze_variant-off = non
notalone-option-maze_variant-on = oui, avec une pioche de dix lieux
notalone-option-board_side = face du plateau
notalone-option-board_side-chosen = la Créature choisit
notalone-option-board_side-1 = Artemia sur les six dernières cases
notalone-option-board_side-2 = Artemia une case sur deux
notalone-option-expert = perte de la dernière Volonté
notalone-option-expert-off = on récupère trois Volontés
notalone-option-expert-on = on récupère deux Volontés
notalone-option-tokens = placement de chaque jeton Traque
notalone-option-tokens-compulsory = obligatoire
notalone-option-tokens-optional = facultatif
notalone-option-two_place_move = un jeton sur deux lieux se déplace
notalone-option-two_place_move-auto = aussi sur l’un des deux si Exploration est en jeu
notalone-option-two_place_move-leave = hors des deux
notalone-option-two_place_move-literal = aussi sur l’un des deux
notalone-option-pole_limit = usage du Pôle
notalone-option-pole_limit-none = sans limite
notalone-option-pole_limit-once = une fois par tour pour l’équipe
notalone-option-takeback = reprise d’une carte si le pouvoir n’a rien à faire
notalone-option-takeback-auto = interdite si Exploration est en jeu
notalone-option-takeback-lenient = permise
notalone-option-takeback-strict = interdite
notalone-option-host = l’hôte de la table, qui n’est pas la Créature si elle est tirée parmi les autres ; un nombre désigne une place
notalone-option-force_field = moment où Champ de Force se joue
notalone-option-force_field-resend = aussi après les choix, qu’on refait alors
notalone-option-force_field-early = seulement avant les choix des Traqués
notalone-option-takeback_places = lieux où reprendre une carte au lieu du pouvoir
notalone-option-takeback_places-all = tous
notalone-option-takeback_places-few = sauf l’Antre, la Jungle et le Marais
notalone-option-last_will = avance de l’Assimilation pour les dernières Volontés perdues
notalone-option-last_will-once = une case par tour
notalone-option-last_will-each = une case par Traqué
notalone-option-stasis_amplifier = Amplificateur après Stase
notalone-option-stasis_amplifier-held = le Secours n’avance pas
notalone-option-stasis_amplifier-moves = le Secours avance
notalone-option-gate_after_detour = lieux offerts par la carte Portail après Détour
notalone-option-gate_after_detour-explored = voisins du lieu exploré
notalone-option-gate_after_detour-card = voisins du lieu de la carte jouée
notalone-option-token_losses = pertes dues aux jetons Cible et Artemia, décidées par les Traqués
notalone-option-token_losses-in_turn = l’un après l’autre, à découvert
notalone-option-token_losses-together = tous à la fois, en secret
notalone-option-instead_cards = à pouvoir utiliser pour jouer Portail, Drone et semblables
notalone-option-instead_cards-played = la carte jouée en phase 1
notalone-option-instead_cards-explored = seulement le lieu exploré
notalone-option-maze_use = utilisation d’un lieu révélé par le Labyrinthe
notalone-option-maze_use-activate = comme un lieu exploré (Artefact compris)
notalone-option-maze_use-copy = comme un lieu copié (Artefact exclu)
notalone-option-track_will = Volonté de la piste ramassée par le Secours
notalone-option-track_will-passing = aussi au passage
notalone-option-track_will-stopping = seulement à l’arrêt

## Actions

notalone-do-pass = ne pas jouer de carte maintenant
notalone-do-pass-phase = ne pas jouer de carte de toute la phase
notalone-do-hunt = jouer la carte Traque { $card }
notalone-do-survive = jouer la carte Survie { $card }
notalone-do-play = jouer le lieu { $place }
notalone-do-play-two = jouer { $places }
notalone-do-play-with = jouer le lieu { $place } avec le lieu { $beside } de votre défausse à côté
notalone-do-resist = Résister : donner 1 Volonté contre des cartes de votre défausse
notalone-do-give-up = Lâcher prise : récupérer toutes vos Volontés et cartes, l’Assimilation avance
notalone-do-take-back = reprendre le lieu { $place }
notalone-do-take-played = reprendre la carte que vous avez jouée
notalone-do-discard = défausser le lieu { $place }
notalone-do-pick = choisir le lieu { $place }
notalone-do-swap = échanger le lieu { $played } contre le lieu { $place } de votre défausse
notalone-do-hide = garder cachés : { $places }
notalone-do-name-place = nommer le lieu { $place }
notalone-do-name-places = nommer { $places }
notalone-do-place-token = placer { $token-the } sur l’emplacement { $slot }
notalone-do-place-token-wide = placer { $token-the } sur { $slots }
notalone-do-move-token = déplacer { $token-the } vers l’emplacement { $slot }
notalone-do-swap-tokens = échanger { $tokens-the }
notalone-do-choose-slot = choisir l’emplacement { $slot }
notalone-do-move-hunted = déplacer { $seat } depuis le lieu numéro { $which } des deux explorés
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
notalone-do-set-place = poser { $place } sur l’emplacement { $slot }
notalone-do-drop-place = défausser { $place } (Labyrinthe)
notalone-do-teleport = aller au lieu { $place }
notalone-do-will-on-space = poser 1 Volonté sur la case à { $space } de la fin
notalone-do-will-from-supply = prendre la Volonté dans la réserve
notalone-do-will-from-space = prendre la Volonté de la case à { $space } de la fin
notalone-do-vote = voter pour { $seat }
notalone-do-bury = mettre la carte Traque { $card } sous la pioche
notalone-do-choose-side = utiliser la face { $side } du plateau
notalone-do-close = tout le monde a répondu
notalone-do-name-creature = choisir { $seat } comme Créature
notalone-do-choose-set = utiliser { $place }
notalone-do-draw-hunt = piocher la carte Traque { $card }
notalone-do-draw-survival = distribuer la carte Survie { $card }
notalone-do-lose-hunt = mettre la carte Traque { $card } sous la pioche, aux yeux de tous
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
    [yes] Vous reprenez { $place }, carte à peine jouée.
   *[no] { $seat } reprend { $place }, carte à peine jouée.
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
notalone-sent-back = Les cartes choisies retournent en main.
notalone-laid-beside = { $seat-you ->
    [yes] Vous posez { $place } face visible à côté de votre carte.
   *[no] { $seat } pose { $place } face visible à côté de sa carte.
 }
notalone-token = { $token-The } se trouve sur { $slots }.
notalone-swapped-tokens = Échange de jetons : { $tokens-short }.
notalone-named = { $seat-you ->
    [yes] Le choix tombe sur vous.
   *[no] Le choix tombe sur { $seat }.
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
notalone-scanned = En main, la Créature a { $cards }.
notalone-struck = { $card } passe de la main de la Créature sous la pioche.
notalone-explores = { $seat-you ->
    [yes] Vous explorez { $place }.
   *[no] { $seat } explore { $place }.
 }
notalone-all-ineffective = Inertie : aucun pouvoir n’agit ce tour.
notalone-ineffective = Le lieu de l’emplacement { $slot } est inutilisable ce tour.
notalone-moved-hunted = { $seat-you ->
    [yes] On vous déplace vers l’emplacement { $slot }.
   *[no] On déplace { $seat } vers l’emplacement { $slot }.
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
notalone-turned-up = Sur l’emplacement { $slot } se trouve { $place }.
notalone-looked = Vous voyez { $place }.
notalone-dropped = La partie se joue désormais sans { $place }.
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
notalone-drew-hunt = Carte Traque piochée : { $card }.
notalone-drew-hunt-unseen = La Créature pioche une carte Traque.
notalone-artemia = { $seat-you ->
    [yes] Artemia vous trouve.
   *[no] Artemia trouve { $seat }.
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
     }, reste { $left }.
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
    [yes] Votre dernière Volonté est perdue : Volontés et cartes vous reviennent.
   *[no] { $seat } n’a plus de Volonté : Volontés et cartes reviennent.
 }
notalone-will-on-track = { $seat-you ->
    [yes] Vous posez 1 Volonté sur la case à { $space } de la fin.
   *[no] { $seat } pose 1 Volonté sur la case à { $space } de la fin.
 }
notalone-will-met = { $seat-you ->
    [yes] La Volonté trouvée en chemin est à vous.
   *[no] La Volonté trouvée en chemin revient à { $seat }.
 }
notalone-voted = { $seat-you ->
    [yes] La majorité vote pour vous.
   *[no] La majorité vote pour { $seat }.
 }
notalone-shield-raised = Le Bouclier est levé : au prochain tour, aucun jeton Traque n’a d’effet.
notalone-rescue = { $spaces ->
    [one] Les Secours approchent de { $spaces } case, encore { $left }.
   *[other] Les Secours approchent de { $spaces } cases, encore { $left }.
 }
notalone-assimilation = { $spaces ->
    [one] L’Assimilation avance de { $spaces } case, encore { $left }.
   *[other] L’Assimilation avance de { $spaces } cases, encore { $left }.
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] La partie est finie. Vous gagnez !
       *[no] La partie est finie. { $winners } gagne.
     }
   *[other] { $winners-you ->
        [yes] La partie est finie. Les Secours sont là : les Traqués gagnent, et vous avec eux !
       *[no] La partie est finie. Les Secours sont là : { $winners } gagnent.
     }
 }


## La table

notalone-table-title = Tour { $turn }, phase { $turn-phase } : { $what }
notalone-table-track = Secours : encore { $rescue }, Assimilation : encore { $assimilation }, Volonté en réserve : { $supply }
notalone-table-ineffective = inutilisable
notalone-table-inaccessible = inaccessible
notalone-table-used = utilisé
notalone-table-hunted = Traqué
notalone-table-will = Volonté
notalone-table-hand = main
notalone-table-discard = défausse
notalone-table-played = joué
notalone-table-survival = Survie
notalone-table-hunt = Cartes Traque de ce tour : { $cards }
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
notalone-table-hunt-known = Dont les Traqués ont vu : { $cards }
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
notalone-help-planet = Planète : dix emplacements sur deux rangées ; chacun touche ceux d’à côté, du dessus et du dessous. Jetons et noms des Traqués sont là où ils se trouvent. R et C sont les pions Secours et Assimilation en route vers l’étoile, A les symboles Artemia, W une Volonté sur la piste.
notalone-help-hunted = Traqués : Volonté, cartes Lieu en main, défaussées et jouées ; un point d’interrogation est une carte que vous ne pouvez pas connaître.
notalone-help-windows = Cartes : quand on vous demande si vous en jouez une, personne d’autre ne voit la question. « ne pas jouer de carte de toute la phase » vous épargne la question jusqu’à la phase suivante.

## Pourquoi quelque chose n’est pas permis

notalone-why-resisted-enough = vous avez déjà résisté { $count ->
    [one] { $count } fois
   *[other] { $count } fois
 } ce tour
notalone-why-play-count = jouez { $count ->
    [one] { $count } carte Lieu
   *[other] { $count } cartes Lieu
 } ce tour
notalone-why-place-not-in-hand = le lieu { $number } n’est pas dans votre main
notalone-why-place-inaccessible = le lieu { $number } est inaccessible ce tour
notalone-why-place-not-in-discard = le lieu { $number } n’est pas dans votre défausse
notalone-why-hunt-card-not-hand = cette carte Traque n’est pas dans votre main
notalone-why-no-hunt-card-played-turn-after-sacrifice = aucune carte Traque ne peut être jouée ce tour après un Sacrifice
notalone-why-played-all-hunt-cards-turn = vous avez joué toutes les cartes Traque permises ce tour
notalone-why-hunt-card-cannot-played-moment = cette carte Traque ne peut pas être jouée en ce moment
notalone-why-survival-card-not-hand = cette carte Survie n’est pas dans votre main
notalone-why-played-survival-card-turn = vous avez déjà joué une carte Survie ce tour
notalone-why-despair-no-survival-card-played-turn = Désespoir : aucune carte Survie ne peut être jouée ce tour
notalone-why-survival-card-cannot-played-moment = cette carte Survie ne peut pas être jouée en ce moment
notalone-why-first-take-back-cards-resisted = reprenez d’abord les cartes pour lesquelles vous avez résisté
notalone-why-first-take-will-gave-up-from-supply = prenez d’abord la Volonté pour laquelle vous avez lâché prise, dans la réserve ou sur la piste
notalone-why-chosen-already-resist-give-up-come-before = vous avez déjà choisi ; Résister et Lâcher prise viennent avant
notalone-why-discard-empty-there-nothing-resist = votre défausse est vide, il n’y a donc aucune raison de résister
notalone-why-no-will-resist = vous n’avez pas de Volonté pour résister
notalone-why-all-will-nothing-discarded-cannot-give-up = avec toute votre Volonté et rien de défaussé, vous ne pouvez pas lâcher prise
notalone-why-put-card-discard-beside-one-play = mettez une carte de votre défausse à côté de celle que vous jouez
notalone-why-these-cards-not-yours-play-place-inaccessible = vous ne pouvez pas jouer ces cartes, ou un lieu est inaccessible
notalone-why-choose-place-card-play-resist-give-up = choisissez une carte Lieu à jouer, ou avant cela Résistez ou Lâchez prise
notalone-why-token-cannot-placed-there-now = ce jeton ne peut pas être placé là maintenant
notalone-why-power-used-up-finds-nothing-do = ce pouvoir a déjà servi, ou n’a rien à faire
notalone-why-instead-needs-own-power = ce n’est possible que si vous pouvez utiliser le pouvoir de la carte jouée en phase 1
notalone-why-take-no-place-card-back-here-now = vous ne pouvez reprendre aucune carte Lieu ici maintenant
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
notalone-why-name-hunted-whom-effect-do-something = désignez un Traqué sur qui l’effet puisse agir
notalone-why-keep-one-cards-drew = gardez l’une des cartes que vous avez piochées
notalone-why-heal-hunted-below-3-will-draw = soignez un Traqué qui a moins de 3 Volontés, ou piochez
notalone-why-choose-hunted-below-3-will = choisissez un Traqué qui a moins de 3 Volontés
notalone-why-discard-survival-card-heal-do-nothing-more = défaussez une carte Survie pour soigner, ou ne faites rien de plus
notalone-why-place-will-free-space-before-victory-space = posez la Volonté sur une case libre avant la case de victoire
notalone-why-take-place-do-not-own-lies-reserve = prenez dans la réserve un lieu que vous ne possédez pas
notalone-why-turn-up-hidden-place-take-revealed-one = révélez un lieu caché, ou prenez dans la réserve un lieu révélé
notalone-why-place-card-whose-number-planet-does-not = posez sur un emplacement libre une carte dont la planète n’a pas le numéro
notalone-why-discard-card-whose-number-discard-does-not = défaussez une carte dont la défausse n’a pas le numéro
notalone-why-use-new-place-take-copy-do-neither = utilisez le nouveau lieu, prenez-en un exemplaire, ou ni l’un ni l’autre
notalone-why-go-accessible-place-hand = allez vers un lieu accessible de votre main
notalone-why-take-will-from-supply-from-space-track = prenez la Volonté dans la réserve ou sur une case de la piste
notalone-why-vote-hunted-below-3-will = votez pour un Traqué qui a moins de 3 Volontés
notalone-why-move-token-place-adjacent-where-lies = déplacez le jeton vers un lieu adjacent à celui où il se trouve
notalone-why-choose-hunted-who-moved = choisissez un Traqué qui puisse être déplacé
notalone-why-move-hunted-adjacent-accessible-place = déplacez le Traqué vers un lieu adjacent et accessible
notalone-why-name-one-two-places-lie-face-up = nommez un ou deux lieux face visible
notalone-why-choose-two-place-cards-hand-keep-hidden = choisissez deux cartes Lieu de votre main à garder cachées
notalone-why-swap-face-down-card-accessible-one-discard = échangez une carte face cachée contre une carte accessible de votre défausse
notalone-why-choose-place-planet = choisissez un lieu de la planète
notalone-why-choose-card-played-return = choisissez une carte jouée qui puisse revenir
notalone-why-put-hunt-card-under-deck = mettez une carte Traque sous la pioche
notalone-why-now-play-card-pass = vous pouvez maintenant jouer une carte ou passer
notalone-why-place-every-hunt-token = placez chacun de vos jetons Traque
notalone-why-use-power-take-card-back-do-nothing = utilisez le pouvoir, reprenez une carte, ou ne faites rien

## Lieux et cartes en mots simples

notalone-text-lair = Reprenez toute votre défausse, ou utilisez le pouvoir du lieu sous le jeton Créature. Qui est attrapé ici perd une Volonté de plus.
    .short = Reprenez votre défausse, ou copiez le lieu de la Créature. Attrapé : 2 Volontés.
notalone-text-jungle = La Jungle revient dans votre main, avec une carte de votre défausse.
    .short = Reprenez cette carte et 1 de la défausse.
notalone-text-river = Au prochain tour, vous jouez deux cartes face cachée et, une fois les jetons posés, gardez celle que vous préférez.
    .short = Au prochain tour, jouez 2 lieux, explorez le meilleur.
notalone-text-beach = Placez la Balise ici. Si elle y est déjà, retirez-la et le Secours avance de 1. Une fois par tour pour toute l’équipe.
    .short = Placez la Balise ; si elle y est : Secours +1. 1 fois par tour.
notalone-text-rover = Prenez dans la réserve une carte Lieu que vous ne possédez pas encore.
    .short = Prenez un nouveau lieu dans la réserve.
notalone-text-swamp = Le Marais revient dans votre main, avec jusqu’à deux cartes de votre défausse.
    .short = Reprenez cette carte et jusqu’à 2 de la défausse.
notalone-text-shelter = Piochez deux cartes Survie et gardez-en une.
    .short = Piochez 2 cartes Survie, gardez-en 1.
notalone-text-wreck = Le Secours avance de 1. Une fois par tour pour toute l’équipe.
    .short = Secours +1. 1 fois par tour.
notalone-text-source = Un Traqué, vous ou un autre, récupère 1 Volonté ; ou vous piochez une carte Survie.
    .short = Rendez 1 Volonté à un Traqué, ou piochez 1 carte Survie.
notalone-text-artefact = Au prochain tour, vous jouez deux cartes et explorez les deux lieux. Ce pouvoir ne se copie jamais.
    .short = Au prochain tour, explorez 2 lieux.
notalone-text-nexus = Reprenez toute votre défausse, ou utilisez le pouvoir d’un lieu adjacent au jeton Créature. Si quelqu’un est attrapé ici, l’Assimilation avance de 2 au lieu de 1.
    .short = Reprenez votre défausse, ou copiez près de la Créature. Attrapé : Assimilation +2.
notalone-text-oasis = L’Oasis revient dans votre main, avec une carte de votre défausse pour chaque Volonté qui vous manque.
    .short = Reprenez cette carte et 1 de la défausse par Volonté manquante.
notalone-text-fjord = Au prochain tour, vous jouez une carte de votre main face cachée et une de votre défausse face visible, et choisissez entre elles une fois les jetons posés.
    .short = Au prochain tour, jouez une carte de main et une de défausse, explorez-en une.
notalone-text-dome = Avancez le Bouclier d’un lieu. Du lieu 4 il retourne au lieu 1 : le Secours avance de 1, et au prochain tour aucun jeton Traque n’a d’effet. Une fois par tour.
    .short = Avancez le Bouclier. Depuis 4 : Secours +1, jetons sans effet au prochain tour.
notalone-text-maze = Révélez un lieu caché et utilisez-le ou prenez-en un exemplaire ; ou prenez dans la réserve un lieu face visible.
    .short = Révélez un lieu caché, ou prenez un nouveau lieu.
notalone-text-mangrove = La Mangrove revient dans votre main avec une carte de votre défausse ; puis un autre Traqué reprend une carte.
    .short = Reprenez cette carte et 1 de la défausse ; un autre Traqué aussi.
notalone-text-archipelago = Piochez une carte Survie, puis défaussez-en jusqu’à deux : chacune rend 1 Volonté au Traqué de votre choix.
    .short = Piochez 1 carte Survie ; défaussez-en jusqu’à 2 contre de la Volonté.
notalone-text-pole = Perdez 1 Volonté : le Secours avance de 2. La carte retourne dans la réserve à la fin du tour.
    .short = Perdez 1 Volonté : Secours +2. Retour en réserve.
notalone-text-mycelium = Posez jusqu’à deux Volontés de la réserve sur la piste Secours, où le Secours les ramasse ; ou piochez une carte Survie.
    .short = Posez jusqu’à 2 Volontés sur la piste, ou piochez 1 carte Survie.
notalone-text-portal = Défaussez cette carte et allez vers un autre lieu de votre main, quoi qu’il y attende.
    .short = Allez vers un autre lieu de votre main, à vos risques.

notalone-text-despair = Personne ne joue ni ne pioche de carte Survie pour le reste du tour.
    .short = Pas de carte Survie ce tour.
notalone-text-force_field = Le jeton Cible couvre deux lieux adjacents ; aucun des deux ne peut être joué ce tour.
    .short = Deux lieux sont inaccessibles.
notalone-text-anticipation = Désignez un Traqué. Si le jeton Créature l’attrape, l’Assimilation avance de 1 de plus.
    .short = Désignez un Traqué : attrapé, Assimilation +1 de plus.
notalone-text-ascendancy = Un Traqué avec trois cartes Lieu ou plus en main en défausse jusqu’à n’en garder que deux.
    .short = Un Traqué ne garde que 2 cartes.
notalone-text-fierceness = Chaque Traqué que le jeton Créature attrape perd une Volonté de plus.
    .short = Attrapé : 1 Volonté de plus.
notalone-text-forbidden_zone = Chaque Traqué défausse une carte Lieu de sa main, tous en même temps.
    .short = Chaque Traqué défausse 1 lieu.
notalone-text-interference = La Plage et l’Épave sont inutilisables ce tour.
    .short = Plage et Épave inutilisables.
notalone-text-persecution = Un lieu ne rend qu’une carte Lieu au plus ce tour, celle jouée comprise.
    .short = Un lieu rend 1 carte au plus.
notalone-text-mutation = Chaque Traqué que le jeton Artemia trouve perd aussi 1 Volonté.
    .short = Artemia coûte aussi 1 Volonté.
notalone-text-phobia = Un Traqué avec trois cartes Lieu ou plus en main les montre à la Créature, sauf deux.
    .short = Un Traqué montre sa main sauf 2 cartes.
notalone-text-virus = Le jeton Artemia couvre deux lieux adjacents et agit sur les deux.
    .short = Artemia couvre 2 lieux.
notalone-text-clone = Le jeton Cible est un second jeton Créature.
    .short = La Cible attrape aussi.
notalone-text-mirage = Le jeton Cible couvre deux lieux adjacents ; leurs pouvoirs sont inutilisables.
    .short = Deux lieux inutilisables.
notalone-text-scream = Chaque Traqué sous la Cible défausse deux cartes Lieu ou perd 1 Volonté.
    .short = Cible : défaussez 2 ou perdez 1 Volonté.
notalone-text-toxin = Chaque Traqué sous la Cible défausse une carte Survie, et le lieu est inutilisable.
    .short = Cible : une carte Survie perdue, pas de pouvoir.
notalone-text-cataclysm = Choisissez un lieu : il est inutilisable ce tour.
    .short = Un lieu est inutilisable.
notalone-text-detour = Après la révélation, un Traqué est déplacé vers un lieu adjacent et explore celui-là.
    .short = Déplacez un Traqué vers un lieu adjacent.
notalone-text-stasis = Le Secours n’avance pas dans cette phase.
    .short = Le Secours n’avance pas.
notalone-text-tracking = Au prochain tour, la Créature peut jouer deux cartes Traque.
    .short = 2 cartes Traque au prochain tour.
notalone-text-flashback = Se joue comme la carte Traque au-dessus de la défausse.
    .short = Copie la dernière carte Traque défaussée.
notalone-text-x_interference = Les lieux numéros 4 et 8 sont inutilisables ce tour.
    .short = Lieux 4 et 8 inutilisables.
notalone-text-time_shift = Pour chaque Traqué sous la Cible, l’Assimilation avance de 1, puis le Secours d’autant.
    .short = Cible : les deux pions avancent.
notalone-text-hunger = Le jeton Créature couvre deux lieux adjacents et attrape sur les deux.
    .short = La Créature couvre 2 lieux.
notalone-text-inertia = Si un Traqué est sous la Cible à la révélation, aucun lieu n’est utilisable ce tour. Les jetons agissent toujours.
    .short = Un Traqué sous la Cible : aucun lieu utilisable.
notalone-text-ubiquity = Juste après la révélation, la Créature peut échanger deux jetons Traque.
    .short = Après la révélation, échangez 2 jetons.
notalone-text-telepathy = Désignez un Traqué et jusqu’à deux lieux : le Traqué dit si la carte jouée en fait partie.
    .short = Interrogez un Traqué sur 2 lieux.
notalone-text-tornado = Juste après la révélation, tous les Traqués sous la Cible sont emportés vers un même lieu adjacent.
    .short = Chasse les Traqués du lieu de la Cible.
notalone-text-quicksand = Les Traqués sous la Cible ne reprennent aucune carte Lieu ce tour.
    .short = Cible : aucune carte ne revient.
notalone-text-swarm = Chaque Traqué que le jeton Artemia trouve défausse deux cartes Lieu au lieu d’une.
    .short = Artemia coûte 2 cartes.
notalone-text-exhaustion = Résister ne rend qu’une carte par Volonté ce tour.
    .short = Résister ne rend que 1 carte.
notalone-text-shadow = Juste après la révélation, le jeton Artemia ou le jeton Cible va sur un lieu adjacent.
    .short = Déplacez Artemia ou la Cible de 1.
notalone-text-paralysis = Un Traqué de votre choix ne joue pas de carte Survie pour le reste du tour.
    .short = Un Traqué ne joue pas de carte Survie.
notalone-text-instinct = Au complément de main, piochez jusqu’à cinq cartes Traque et gardez-en trois.
    .short = Piochez jusqu’à 5 cartes Traque, gardez-en 3.

notalone-text-adrenaline = Vous récupérez 1 Volonté.
    .short = Récupérez 1 Volonté.
notalone-text-ingenuity = Placez la Balise sur la Plage.
    .short = Placez la Balise sur la Plage.
notalone-text-sacrifice = Défaussez une carte Lieu de votre main : la Créature ne joue pas de carte Traque ce tour.
    .short = Défaussez un lieu : pas de carte Traque ce tour.
notalone-text-sixth_sense = Reprenez deux cartes de votre défausse.
    .short = Reprenez 2 lieux.
notalone-text-smokescreen = Jusqu’à la fin du tour, la Créature ne voit pas ce que les Traqués ont défaussé.
    .short = Cache toutes les défausses ce tour.
notalone-text-strike_back = Deux cartes au hasard de la main de la Créature vont sous la pioche Traque.
    .short = La Créature perd 2 cartes.
notalone-text-vortex = Échangez votre carte face cachée contre une de votre défausse.
    .short = Échangez votre carte contre une de la défausse.
notalone-text-detector = Le jeton Artemia ne vous fait rien ce tour.
    .short = Évitez le jeton Artemia.
notalone-text-dodge = Le jeton Créature ne vous fait rien ce tour.
    .short = Évitez le jeton Créature.
notalone-text-drone = Utilisez le pouvoir du Rover à la place de celui de votre lieu.
    .short = Utilisez plutôt le Rover.
notalone-text-gate = Utilisez le pouvoir d’un lieu adjacent à la place de celui du vôtre.
    .short = Utilisez plutôt un lieu adjacent.
notalone-text-hologram = Déplacez le jeton Artemia sur un lieu adjacent.
    .short = Déplacez le jeton Artemia de 1.
notalone-text-wrong_track = Déplacez le jeton Créature sur un lieu adjacent.
    .short = Déplacez le jeton Créature de 1.
notalone-text-amplifier = Retirez la Balise de la Plage : le Secours avance de 1.
    .short = Retirez la Balise : Secours +1.
notalone-text-double_back = Reprenez la carte Lieu que vous avez jouée au lieu de la défausser.
    .short = Gardez la carte jouée.
notalone-text-x_drone = Utilisez le pouvoir du lieu 5 à la place de celui de votre lieu.
    .short = Utilisez plutôt le lieu 5.
notalone-text-x_ingenuity = Placez la Balise sur la Plage, ou avancez le Bouclier d’un lieu.
    .short = Placez la Balise, ou avancez le Bouclier.
notalone-text-x_amplifier = Retirez la Balise de la Plage, ou ramenez le Bouclier du lieu 4 au lieu 1 : le Secours avance de 1.
    .short = Balise ou Bouclier : Secours +1.
notalone-text-shuttle = Utilisez le pouvoir d’un lieu 6 à 10 face visible à la place de celui de votre lieu.
    .short = Utilisez plutôt un lieu 6–10.
notalone-text-medikit = Un autre Traqué récupère 1 Volonté.
    .short = Un autre Traqué récupère 1 Volonté.
notalone-text-solidarity = Un autre Traqué reprend jusqu’à deux cartes de sa défausse.
    .short = Un autre Traqué reprend 2 lieux.
notalone-text-radio = Jusqu’à la révélation, les Traqués voient ce que les autres ont choisi, et peuvent encore changer d’avis.
    .short = Les Traqués voient leurs choix.
notalone-text-second_wind = Quand vous résistez ce tour, la première Volonté rend trois cartes au lieu de deux.
    .short = Résister rend 3 cartes.
notalone-text-scanner = La Créature montre sa main aux Traqués.
    .short = Voyez la main de la Créature.
notalone-text-decoy = Déplacez le jeton Cible sur un lieu adjacent.
    .short = Déplacez le jeton Cible de 1.
notalone-text-adaptation = Le jeton Cible ne vous fait rien ce tour.
    .short = Évitez le jeton Cible.
notalone-text-mimicry = Utilisez le pouvoir d’un lieu qu’un autre Traqué explore à la place de celui du vôtre.
    .short = Utilisez plutôt le lieu d’un autre Traqué.
notalone-text-protective_suit = La prochaine fois que vous perdriez de la Volonté ce tour, vous en perdez 1 de moins.
    .short = Perdez 1 Volonté de moins, une fois.
notalone-text-cache = Après les défausses, reprenez une carte de votre défausse.
    .short = Reprenez 1 lieu à la fin.
notalone-text-signal_flare = Si le jeton Créature n’a attrapé personne ce tour, le Secours avance de 1.
    .short = Personne d’attrapé : Secours +1.

## Sur la page : l’accueil

notalone-card-meta = { $least }–{ $most } joueurs · 45 min
notalone-card-line = L’un de vous traque. Les autres tiennent jusqu’à l’arrivée des Secours.

notalone-role-hide = vous cacher
notalone-role-hunt = chasser
notalone-role-any = être surpris
notalone-mix-draw = Tirer les dix au hasard
notalone-worlds = Planète
notalone-world-base = Planète de base
notalone-world-base-about = Les dix lieux du jeu de base : pour vos premières parties.
notalone-world-first_steps = Premiers pas
notalone-world-first_steps-about = Les nouveaux lieux 6 à 10 et les nouvelles cartes : pour qui connaît la planète de base.
notalone-world-exploration = Exploration
notalone-world-exploration-about = Les dix nouveaux lieux et les nouvelles cartes : pour qui veut de nouveau se perdre.
notalone-world-mixed = Planète mixte
notalone-world-mixed-about = Chaque lieu vient du jeu de base ou d’Exploration, au hasard ou selon votre choix : aucune partie ne se ressemble.
notalone-world-maze = Variante du Labyrinthe
notalone-world-maze-about = La rangée du bas est vide au départ et le Labyrinthe la remplit : pour les experts.

notalone-option-creature-about = Qui est la Créature ?
notalone-option-places-about = les lieux qui forment la planète
notalone-option-creature-here = Créature
notalone-option-mix-label = Les lieux de la planète, un de chaque numéro

## Sur la page : ce qu’un lieu ferait maintenant pour un Traqué

notalone-now-empty = Pas encore de lieu
notalone-now-hidden = Pas encore trouvé
notalone-now-discarded = Dans votre défausse
notalone-now-reserve = { $count ->
    [0] Pas à vous, réserve vide
    [one] Pas encore à vous, { $count } en réserve
   *[other] Pas encore à vous, { $count } en réserve
 }
notalone-now-blocked = Inaccessible
notalone-now-ineffective = Inutilisable ce tour
notalone-now-used = Déjà utilisé ce tour
notalone-now-recycle = { $count ->
    [0] Copiez le lieu de la Créature
    [one] Reprenez { $count } carte, ou copiez
   *[other] Reprenez { $count } cartes, ou copiez
 }
notalone-now-recycle-beside = { $count ->
    [0] Copiez près de la Créature
    [one] Reprenez { $count } carte, ou copiez
   *[other] Reprenez { $count } cartes, ou copiez
 }
notalone-now-return = { $count ->
    [0] Revient dans votre main
    [one] Revient avec { $count } carte
   *[other] Revient avec { $count } cartes
 }
notalone-now-return-other = { $count ->
    [0] Revient ; un autre en reprend 1
    [one] Revient avec { $count } ; un autre en reprend 1
   *[other] Revient avec { $count } ; un autre en reprend 1
 }
notalone-now-two-keep-one = Tour suivant : 2 lieux, gardez-en 1
notalone-now-two-both = Tour suivant : explorez 2 lieux
notalone-now-hand-and-discard = Tour suivant : une carte de défausse à côté
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
notalone-now-draw-keep-one = Piochez { $count } Survie, gardez-en 1
notalone-now-heal-or-draw = Rendez 1 Volonté, ou piochez
notalone-now-draw-then-heal = Piochez, défaussez pour soigner
notalone-now-pole = Perdez { $will } Volonté : Secours +{ $count }
notalone-now-will-on-track-or-draw = Volonté sur la piste, ou piochez
notalone-now-teleport = Allez vers un autre lieu

## Sur la page : que faire

notalone-prompt-over-small = Cliquez sur une ligne du journal pour revoir ce moment.
notalone-prompt-other = { $seat-count ->
    [one] { $seat } : { $doing }.
   *[other] { $seat } : { $doing }.
 }
notalone-prompt-chosen = Tout le monde a choisi.
notalone-prompt-nature = Un instant : { $doing }.
notalone-prompt-cards = Un moment pour les cartes, { $moment }.
notalone-prompt-cards-small = Qui a une carte adaptée peut la jouer. Personne ne voit qui est interrogé.
notalone-prompt-laid = Vous jouez { $card }.
notalone-prompt-laid-small = La carte prend effet quand tous ceux qui peuvent jouer maintenant ont répondu.
notalone-prompt-sealed = Scellé : { $places-short }.
notalone-prompt-sealed-vote = Vous avez voté pour { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] Vous pouvez changer jusqu’à ce que tous aient choisi.
   *[other] Choix attendu : { $seat }. D’ici là, vous pouvez changer.
 }
notalone-prompt-board-side = Choisissez la face du plateau.
notalone-prompt-board-side-small = Quand le Secours est sur une case Artemia, vous placez aussi le jeton Artemia.
notalone-prompt-window = Vous pouvez jouer une carte { $moment }.
notalone-prompt-window-small = Personne ne voit que la question vous est posée.
notalone-prompt-choose = Choisissez où vous allez ce tour.
notalone-prompt-choose-small = Scellé jusqu’au choix de tous ; d’ici là, vous pouvez changer.
notalone-prompt-choose-keep-one = La Rivière : choisissez deux lieux, vous en explorez un.
notalone-prompt-choose-both = L’Artefact : choisissez deux lieux, vous explorez les deux.
notalone-prompt-choose-from-discard = Le Fjord : choisissez une carte de votre main et une de votre défausse.
notalone-prompt-choose-none = Vous n’avez pas de carte à jouer : Résistez ou Lâchez prise.
notalone-prompt-owed = { $count ->
    [one] Reprenez { $count } carte de votre défausse.
   *[other] Reprenez { $count } cartes de votre défausse.
 }
notalone-prompt-owed-small = Vous avez donné 1 Volonté en échange.
notalone-prompt-hunting = Placez votre { $token }.
notalone-prompt-hunting-wide = Placez votre { $token } sur deux lieux adjacents.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Ensuite les lieux sont révélés.
   *[other] Ensuite : { $tokens-short }.
 }
notalone-prompt-hunting-cards = Vous pouvez jouer une carte Traque, ou continuer.
notalone-prompt-picking = Lequel de vos deux lieux explorez-vous ?
notalone-prompt-picking-small = Les jetons sont posés. Tous choisissent ensemble.
notalone-prompt-after-reveal = Juste après la révélation : utilisez votre carte.
notalone-prompt-after-reveal-small = Les lieux sont révélés.
notalone-prompt-order = Quel lieu vient d’abord ?
notalone-prompt-order-small = Vous explorez deux lieux ce tour.
notalone-prompt-resolve = Vous explorez : { $where }.
notalone-prompt-resolve-use = Utilisez son pouvoir, ou reprenez une carte de votre défausse.
notalone-prompt-resolve-power = Utilisez son pouvoir, ou laissez-le.
notalone-prompt-resolve-back = Son pouvoir n’a rien à donner. Vous pouvez reprendre une carte de votre défausse.
notalone-prompt-resolve-nothing = Son pouvoir n’a rien à donner maintenant.
notalone-prompt-recycle-or-copy = Reprenez toute votre défausse, ou copiez un lieu.
notalone-prompt-recycle-or-copy-small = Copier est sans danger : les jetons de ce lieu ne vous touchent pas.
notalone-prompt-take-back = Reprenez une carte de votre défausse.
notalone-prompt-take-back-small = Tout le monde voit laquelle.
notalone-prompt-discard = Défaussez une carte Lieu.
notalone-prompt-discard-small = Elle reste visible dans votre défausse.
notalone-prompt-scream = Hurlements : défaussez deux cartes Lieu, ou perdez 1 Volonté.
notalone-prompt-scream-small = Choisissez la première carte, ou perdez la Volonté.
notalone-prompt-toxin = Toxine : défaussez une carte Survie.
notalone-prompt-toxin-small = Le lieu vous est inutilisable.
notalone-prompt-name-seat = Désignez un Traqué.
notalone-prompt-name-seat-small = Tout le monde l’entend.
notalone-prompt-shelter = Gardez l’une des deux cartes.
notalone-prompt-shelter-small = L’autre est défaussée face visible.
notalone-prompt-source = Rendez 1 Volonté à un Traqué, ou piochez une carte Survie.
notalone-prompt-source-small = Personne ne peut en avoir plus de trois.
notalone-prompt-heal = Qui récupère 1 Volonté ?
notalone-prompt-heal-small = Personne ne peut en avoir plus de trois.
notalone-prompt-archipelago = Défaussez une carte Survie pour rendre 1 Volonté, ou arrêtez.
notalone-prompt-archipelago-small = Chaque carte rend 1 Volonté au Traqué de votre choix.
notalone-prompt-mycelium = Posez de la Volonté sur la piste Secours, ou piochez une carte Survie.
notalone-prompt-mycelium-small = Quand le Secours arrive sur cette case, les Traqués décident qui la reçoit.
notalone-prompt-acquire = Prenez un nouveau lieu dans la réserve.
notalone-prompt-acquire-small = Il va dans votre main ; tout le monde voit lequel.
notalone-prompt-maze = Le Labyrinthe : cherchez un nouveau lieu, ou prenez-en un révélé.
notalone-prompt-maze-small = Un lieu révélé peut servir aussitôt.
notalone-prompt-maze-set = Quelle carte posez-vous, et où ?
notalone-prompt-maze-set-small = Vous seul voyez les cartes.
notalone-prompt-maze-drop = Quelle carte quitte la partie ?
notalone-prompt-maze-drop-small = La dernière retourne sous la pioche.
notalone-prompt-maze-use = Utilisez le nouveau lieu, ou prenez-en un exemplaire.
notalone-prompt-maze-use-small = Les jetons de ce lieu ne vous touchent pas.
notalone-prompt-portal = Où mène le Portail ?
notalone-prompt-portal-small = Les jetons qui s’y trouvent vous atteindront.
notalone-prompt-regain = D’où vient votre Volonté ?
notalone-prompt-regain-small = De la réserve, ou de la piste.
notalone-prompt-vote = Qui reçoit la Volonté trouvée en chemin ?
notalone-prompt-vote-small = Les Traqués votent. À égalité, qui a le moins de Volonté.
notalone-prompt-move-token = Déplacez { $token-the } sur un lieu adjacent.
notalone-prompt-move-token-any = Déplacez un jeton sur un lieu adjacent.
notalone-prompt-move-token-small = Il quitte le lieu où il se trouve.
notalone-prompt-detour = Qui déplacez-vous ?
notalone-prompt-detour-small = Vers un lieu adjacent à celui exploré.
notalone-prompt-detour-to = Vers où ?
notalone-prompt-detour-to-small = C’est ce lieu qui est exploré.
notalone-prompt-telepathy = Nommez un ou deux lieux.
notalone-prompt-telepathy-small = Le Traqué répond vrai, et tout le monde l’entend.
notalone-prompt-phobia = Choisissez les deux cartes que vous gardez cachées.
notalone-prompt-phobia-small = La Créature voit les autres cartes de votre main.
notalone-prompt-forbidden-zone = Choisissez une carte Lieu à défausser.
notalone-prompt-forbidden-zone-small = Tous les Traqués concernés le font ensemble, en secret.
notalone-prompt-vortex = Échangez votre carte contre une de votre défausse.
notalone-prompt-vortex-small = Les jetons restent où ils sont.
notalone-prompt-cataclysm = Quel lieu est inutilisable ce tour ?
notalone-prompt-cataclysm-small = Pour tous ceux qui s’y trouvent.
notalone-prompt-double-back = Quelle carte gardez-vous ?
notalone-prompt-double-back-small = Elle revient dans votre main.
notalone-prompt-bury = Quelle carte Traque va sous la pioche ?
notalone-prompt-bury-small = Jusqu’à ce qu’il en reste trois.
notalone-prompt-copy = Quel lieu utilisez-vous à la place du vôtre ?
notalone-prompt-copy-small = Les jetons de ce lieu ne vous touchent pas.

## Sur la page : boutons

notalone-act-pass = Pas de carte
notalone-act-pass-phase = Pas dans cette phase
notalone-act-hunt = Jouer { $card }
notalone-act-survive = Jouer { $card }
notalone-act-play = Sceller : { $where }
notalone-act-play-two = Sceller : { $where } et { $also }
notalone-act-play-with = Sceller : { $where } et { $also }
notalone-act-resist = Résister
    .why = Avant de jouer une carte : dépensez 1 Volonté, reprenez en main des cartes de votre défausse. Avec votre dernière Volonté, vous lâchez prise.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] 1 Volonté : reprenez { $count } lieu
   *[other] 1 Volonté : reprenez { $count } lieux
 }
notalone-act-resist-last = Votre dernière Volonté : vous lâchez prise
notalone-act-give-up = Lâcher prise
    .why = Avant de jouer une carte : toute votre Volonté et tous vos lieux vous reviennent, mais la Créature avance d’une case vers la victoire.
    .rule = R16
notalone-act-give-up-small = Volontés et lieux reviennent, Assimilation +1
notalone-act-take-back = Reprendre : { $where }
notalone-act-take-played = Reprendre la carte jouée
notalone-act-discard = Défausser : { $where }
notalone-act-pick = Explorer : { $where }
notalone-act-swap = Échanger contre : { $where }
notalone-act-hide = Garder : { $where } et { $also }
notalone-act-name-place = Demander : { $where } ?
notalone-act-name-places = Demander : { $where } ou { $also } ?
notalone-act-place-token = { $token-short } sur : { $where }
notalone-act-place-token-wide = { $token-short } sur : { $where } et { $also }
notalone-act-move-token = { $token-short } vers : { $where }
notalone-act-swap-tokens = Échanger { $tokens-short }
notalone-act-choose-slot = Choisir : { $where }
notalone-act-move-hunted = Déplacer { $seat } ({ $where })
notalone-act-name-seat = Désigner { $seat }
notalone-act-use = Utiliser : { $where }
notalone-act-nothing = Ne rien faire
notalone-act-recycle = Tout reprendre
notalone-act-copy = Copier : { $where }
notalone-act-lose-will = Perdre 1 Volonté
notalone-act-discard-survival = Défausser { $card }
notalone-act-keep-survival = Garder { $card }
notalone-act-draw = Piocher une carte Survie
notalone-act-heal = 1 Volonté pour { $seat }
notalone-act-acquire = Prendre : { $where }
notalone-act-reveal = Révéler : { $where }
notalone-act-search = Chercher un nouveau lieu
notalone-act-set-place = { $place-short } sur : { $where }
notalone-act-drop-place = Défausser : { $place-short }
notalone-act-teleport = Aller : { $where }
notalone-act-will-on-space = Volonté sur la case { $space }
notalone-act-will-from-supply = De la réserve
notalone-act-will-from-space = De la case { $space }
notalone-act-vote = Voter pour { $seat }
notalone-act-bury = { $card } sous la pioche
notalone-act-choose-side = Utiliser la face { $side }
notalone-act-choose-first = Choisissez
notalone-act-stop = C’est tout

notalone-quiet = Pas ce tour
notalone-quiet-why = On ne vous interroge plus sur les cartes avant le prochain tour.
notalone-quiet-on = Pas de question sur les cartes ce tour.
notalone-quiet-off = Me redemander

## Sur la page : la planète

notalone-planet = Artemia
notalone-planet-choices = Artemia : choisissez un lieu
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, face cachée
notalone-tile-empty = { $slot }, vide
notalone-tile-hidden-name = Caché
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
notalone-ineffective-by = Inutilisable ce tour
notalone-tip-reserve = { $count ->
    [0] Plus aucune carte dans la réserve.
    [one] Encore { $count } carte dans la réserve.
   *[other] Encore { $count } cartes dans la réserve.
 }
notalone-tip-hidden = Un lieu face cachée. Le Labyrinthe le révèle.
notalone-tip-empty = Ici, le Labyrinthe posera un lieu.
notalone-tip-marker = La Balise
notalone-tip-marker-why = Le prochain à utiliser la Plage la retire : le Secours avance de 1.
notalone-tip-shield = Le Bouclier
notalone-tip-shield-why = Il voyage du lieu 1 au lieu 4 et ne protège personne en chemin. Levé depuis le lieu 4, il rend tout jeton Traque sans effet au prochain tour.
notalone-tip-token-creature = Qui est ici perd 1 Volonté et ne peut pas utiliser le lieu. L’Assimilation avance de 1.
notalone-tip-token-artemia = Qui est ici défausse une carte Lieu et ne peut pas utiliser le lieu.
notalone-tip-token-target = Ce qu’il fait ici est dit par la carte Traque qui l’a donné.
notalone-shield-up = Le Bouclier est levé : aucun jeton Traque n’a d’effet ce tour.

## Sur la page : la course

notalone-race = Secours à { $rescue } de l’étoile, Assimilation à { $assimilation }
notalone-race-rescue = Secours, encore { $count }
notalone-race-assimilation = Assimilation, encore { $count }
notalone-race-assimilation-short = Créature, encore { $count }
notalone-race-space = Case { $space } avant l’étoile
notalone-race-put = Poser 1 Volonté sur la case { $space } avant l’étoile
notalone-race-tip-rescue = À l’étoile, les Traqués gagnent. Il avance à la fin de chaque tour.
notalone-race-tip-assimilation = À l’étoile, la Créature gagne. Il avance quand quelqu’un est attrapé ou lâche prise.
notalone-race-tip-artemia = Case Artemia
notalone-race-tip-artemia-why = Tant que le Secours est ici, la Créature place aussi le jeton Artemia.
notalone-race-tip-will = Une Volonté en chemin
notalone-race-tip-will-why = Quand le Secours arrive ici, les Traqués décident qui la reçoit.
notalone-race-supply = { $count ->
    [one] { $count } Volonté en réserve
   *[other] { $count } Volontés en réserve
 }
notalone-race-supply-why = La Volonté que personne n’a. S’il n’y en a plus, on ne peut pas en poser sur la piste, et celle qu’on récupère en vient.
notalone-side-name = Face { $side }

## Sur la page : phases

notalone-phase-1 = Exploration
notalone-phase-2 = Traque
notalone-phase-3 = Résolution
notalone-phase-4 = Maintenance
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
notalone-seat-discard-none = Rien de défaussé
notalone-seat-smoke = { $count ->
    [one] { $count } carte défaussée, cachée par le Brouillage
   *[other] { $count } cartes défaussées, cachées par le Brouillage
 }
notalone-seat-choosing = choisit
notalone-seat-sealed = scellé
notalone-seat-caught = attrapé
notalone-seat-explores = lieu : { $places-short }
notalone-seat-pair = Deux cartes au prochain tour.
notalone-seat-played = ce tour : { $cards }
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
notalone-discard-seen = visible
notalone-discard-smoke = cachée par le Brouillage
notalone-discard-empty = Rien de défaussé
notalone-played-title = Joué
notalone-survival-title = Survie
notalone-survival-once = une par tour
notalone-survival-done = jouée ce tour
notalone-survival-none = Aucune carte Survie
notalone-survival-unseen = { $count ->
    [one] { $count } carte Survie, face cachée
   *[other] { $count } cartes Survie, face cachée
 }
notalone-hunt-title = Vos cartes Traque
notalone-hunt-of = Cartes Traque
notalone-hunt-once = une par tour
notalone-hunt-more = encore 1 ce tour
notalone-hunt-done = plus aucune ce tour
notalone-hunt-unseen = { $count ->
    [one] { $count } carte Traque, face cachée
   *[other] { $count } cartes Traque, face cachée
 }
notalone-hunt-played = Jouées ce tour
notalone-hunt-discard = Cartes Traque défaussées
notalone-survival-discard = Cartes Survie défaussées
notalone-piles-none = aucune encore
notalone-reserve-title = Réserve
notalone-known-title = Vues par un Scanner
notalone-tokens-title = Jetons
notalone-token-lies = sur : { $where }
notalone-token-choose = choisissez son lieu
notalone-token-then = ensuite celui-ci
notalone-token-not = pas ce tour
notalone-will-title = Votre Volonté
notalone-will = Volonté
notalone-look-own = Revoir les miennes
notalone-look-table = Revenir à la Créature
notalone-maze-discard = Lieux sortis de la partie
notalone-acts-title = Vous pouvez
notalone-maze-title = Cartes du Labyrinthe
notalone-maze-left = { $count ->
    [one] { $count } carte dans la pioche du Labyrinthe
   *[other] { $count } cartes dans la pioche du Labyrinthe
 }
notalone-maze-left-why = Le Labyrinthe en révèle de nouveaux lieux. On n’en forme jamais de nouvelle.
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
notalone-heat-public = d’après ce qui est public
notalone-heat-chance = qu’au moins un Traqué soit ici
notalone-heat-also = { $seat } pourrait aussi être sur { $numbers }
notalone-heat-only = { $seat } ne peut être qu’ici
notalone-heat-catch = Une capture ici avance l’Assimilation de { $spaces }.
notalone-heat-catch-will = { $will ->
    [one] Une capture ici coûte { $will } Volonté.
   *[other] Une capture ici coûte { $will } Volontés.
 }

notalone-talk-open = La Créature lit tout ce que disent les Traqués.
notalone-talk-creature = Vous lisez tout ce que disent les Traqués.
notalone-talk-write = Dites quelque chose. La Créature le lit.

notalone-tab-planet = Planète
notalone-tab-cards = Cartes
notalone-tab-hunted = Traqués
notalone-tab-log = Journal

notalone-over-planet = Voir la planète
notalone-over-hunted = Les Secours sont là
notalone-over-creature = Artemia a gagné
notalone-over-you-won = Vous gagnez.
notalone-over-you-lost = Vous perdez.
notalone-ended-hunted = Le marqueur Secours a atteint l’étoile.
notalone-ended-creature = Le marqueur Assimilation a atteint l’étoile.
notalone-course-rescue = Secours, cases parcourues
notalone-course-assimilation = Assimilation, cases parcourues
notalone-sheet-role = Rôle
notalone-sheet-won = a gagné
notalone-sheet-turns = { $turns ->
    [one] Après { $turns } tour. Il restait { $rescue } au Secours, { $assimilation } à l’Assimilation.
   *[other] Après { $turns } tours. Il restait { $rescue } au Secours, { $assimilation } à l’Assimilation.
 }

## Sur la page : la première partie guidée

notalone-guide-about = Échoués sur Artemia
notalone-guide-about-text = Vous êtes un des Traqués, et une Créature vous chasse. À chaque tour vous vous cachez dans un lieu et elle devine lequel. Si le Secours atteint l’étoile, tous les Traqués gagnent ; si l’Assimilation y est d’abord, c’est la Créature.
notalone-guide-choose = Choisissez un lieu en secret
notalone-guide-choose-text = Chacune de vos cartes est un lieu d’Artemia. Jouez-en une face cachée ; la Créature devine où vous êtes. Sous chaque lieu, vous lisez ce qu’il ferait pour vous maintenant. Cliquez-en un, puis scellez-le.
notalone-guide-choose-again = Et maintenant, où ?
notalone-guide-choose-again-text = Les cartes jouées restent visibles dans votre défausse : la Créature voit que vous n’y êtes pas. Avec peu de cartes en main, on vous trouve facilement. Des lieux comme l’Antre et la Jungle en rendent.
notalone-guide-low = Peu de cartes
notalone-guide-low-text = Avec peu de cartes, la Créature n’a guère à deviner. Vous pouvez Résister : 1 Volonté pour reprendre deux cartes. Ou Lâcher prise : tout revient, mais l’Assimilation avance.
notalone-guide-sealed = Scellé
notalone-guide-sealed-text = Personne ne voit votre carte avant la révélation. Tant que tous n’ont pas choisi, vous pouvez en prendre une autre. Les autres peuvent demander dans le tchat où vous allez ; la Créature écoute, mentez donc si vous voulez.
notalone-guide-hunting = La Créature traque
notalone-guide-hunting-text = La Créature pose maintenant son jeton sur un lieu. Qui s’y trouve est attrapé et perd 1 Volonté. Le jeton Artemia coûte une carte. La Cible fait ce que dit sa carte Traque.
notalone-guide-resolve = Personne ne vous a trouvé
notalone-guide-resolve-text = Utilisez le pouvoir du lieu, ou reprenez à la place une carte de votre défausse. La Plage et l’Épave rapprochent les Secours : vous gagnez quand leur pion atteint l’étoile.
notalone-guide-window = Une carte Survie
notalone-guide-window-text = Vous avez une carte pour ce moment. Jouez-la ou non ; personne ne voit que la question vous est posée. Une carte Survie par tour. Appuyez sur « Pas ce tour » pour avoir la paix.
notalone-guide-take = Des cartes reviennent
notalone-guide-take-text = Choisissez la carte que vous voulez de nouveau en main. Plus vous en avez, plus il est dur de vous trouver.
notalone-guide-other = Encore une décision
notalone-guide-other-text = La ligne du haut dit ce qui est demandé. Tout ce qui est cerclé de vert peut être choisi, et rien ne se passe avant que vous appuyiez sur le bouton.
notalone-guide-wait = Les autres jouent
notalone-guide-wait-text = Regardez les deux pions courir vers l’étoile : le Secours avance à la fin de chaque tour, l’Assimilation quand quelqu’un est attrapé ou lâche prise. Pointez n’importe quoi pour lire ce que cela fait.
notalone-guide-over = Voilà une partie complète
notalone-guide-over-text = Rejouez en Créature, ou avec des amis : c’est meilleur avec des gens qui mentent bien. Exploration ajoute dix lieux et d’autres cartes.

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
