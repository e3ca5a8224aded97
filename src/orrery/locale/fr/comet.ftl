# Comet en français, avec les mots du livret français.
# Les identifiants des arguments arrivent en mots, comme le dit texts.py : $card est « Dodo (jungle, lave) », $field « D3 ».

## Noms

comet-name = Comet

comet-card-great_auk = Grand Pingouin (joker)
comet-card-christmas_island_rat = Rat de Noël (joker)
comet-card-dodo-1 = Dodo (jungle, lave)
comet-card-dodo-2 = Dodo (jungle, eau)
comet-card-dodo-3 = Dodo (désert, eau)
comet-card-dodo-4 = Dodo (pré, désert)
comet-card-dodo-5 = Dodo (pré, eau)
comet-card-dodo-6 = Dodo (pré, lave)
comet-card-giant_sloth-1 = Paresseux géant (pré, jungle)
comet-card-giant_sloth-2 = Paresseux géant (jungle, eau)
comet-card-giant_sloth-3 = Paresseux géant (eau, lave)
comet-card-giant_sloth-4 = Paresseux géant (désert, lave)
comet-card-sabretooth-1 = Tigre à dents de sabre (2 × désert)
comet-card-sabretooth-2 = Tigre à dents de sabre (pré, désert)
comet-card-sabretooth-3 = Tigre à dents de sabre (pré, jungle)
comet-card-vicuna-1 = Vigogne (désert, eau)
comet-card-vicuna-2 = Vigogne (jungle, eau)
comet-card-vicuna-3 = Vigogne (eau, lave)
comet-card-vicuna-4 = Vigogne (pré, désert)
comet-card-vicuna-5 = Vigogne (pré, jungle)
comet-card-vicuna-6 = Vigogne (pré, eau)
comet-card-vicuna-7 = Vigogne (désert, lave)
comet-card-vicuna-8 = Vigogne (pré, lave)
comet-card-gecko-1 = Gecko (pré, jungle)
comet-card-gecko-2 = Gecko (jungle, eau)
comet-card-gecko-3 = Gecko (2 × eau)
comet-card-gecko-4 = Gecko (pré, lave)
comet-card-salamander-1 = Salamandre (jungle, eau)
comet-card-salamander-2 = Salamandre (pré, désert)
comet-card-salamander-3 = Salamandre (pré, eau)
comet-card-salamander-4 = Salamandre (jungle, lave)
comet-card-iguana-1 = Iguane (désert, lave)
comet-card-iguana-2 = Iguane (pré, jungle)
comet-card-iguana-3 = Iguane (2 × désert)
comet-card-iguana-4 = Iguane (jungle, désert)
comet-card-primal_beaver-1 = Castor primitif (jungle, désert)
comet-card-primal_beaver-2 = Castor primitif (jungle, lave)
comet-card-primal_beaver-3 = Castor primitif (pré, eau)
comet-card-primal_beaver-4 = Castor primitif (désert, eau)
comet-card-primal_beaver-5 = Castor primitif (pré, désert)
comet-card-moa-1 = Moa (jungle, eau)
comet-card-moa-2 = Moa (pré, eau)
comet-card-moa-3 = Moa (pré, désert)
comet-card-passenger_pigeon-1 = Pigeon migrateur (pré, lave)
comet-card-passenger_pigeon-2 = Pigeon migrateur (eau, lave)
comet-card-passenger_pigeon-3 = Pigeon migrateur (pré, jungle)
comet-card-passenger_pigeon-4 = Pigeon migrateur (jungle, désert)
comet-card-bluebuck-1 = Hippotrague bleu (2 × lave)
comet-card-bluebuck-2 = Hippotrague bleu (jungle, lave)
comet-card-bluebuck-3 = Hippotrague bleu (2 × pré)
comet-card-bluebuck-4 = Hippotrague bleu (2 × eau)
comet-card-raptor-1 = Raptor (pré, désert)
comet-card-raptor-2 = Raptor (jungle, lave)
comet-card-raptor-3 = Raptor (jungle, désert)
comet-card-raptor-4 = Raptor (désert, lave)
comet-card-golden_mole_rat-1 = Rat-taupe doré (pré, lave)
comet-card-golden_mole_rat-2 = Rat-taupe doré (eau, lave)
comet-card-golden_mole_rat-3 = Rat-taupe doré (pré, eau)
comet-card-golden_mole_rat-4 = Rat-taupe doré (pré, désert)
comet-card-aurochs-1 = Aurochs (eau, lave)
comet-card-aurochs-2 = Aurochs (désert, lave)
comet-card-aurochs-3 = Aurochs (2 × jungle)
comet-card-aurochs-4 = Aurochs (pré, jungle)
comet-card-tasmanian_wolf-1 = Loup de Tasmanie (2 × pré)
comet-card-tasmanian_wolf-2 = Loup de Tasmanie (désert, eau)
comet-card-tasmanian_wolf-3 = Loup de Tasmanie (jungle, désert)
comet-card-crescent_wallaby-1 = Onychogale croissant (jungle, lave)
comet-card-crescent_wallaby-2 = Onychogale croissant (désert, eau)
comet-card-crescent_wallaby-3 = Onychogale croissant (eau, lave)
comet-card-primal_squirrel-1 = Écureuil primitif (2 × jungle)
comet-card-primal_squirrel-2 = Écureuil primitif (jungle, désert)
comet-card-primal_squirrel-3 = Écureuil primitif (2 × lave)
comet-card-primal_squirrel-4 = Écureuil primitif (eau, lave)
comet-card-sea_cow-1 = Rhytine de Steller (désert, lave)
comet-card-sea_cow-2 = Rhytine de Steller (désert, eau)
comet-card-sea_cow-3 = Rhytine de Steller (pré, eau)
comet-card-sea_cow-4 = Rhytine de Steller (pré, lave)
comet-card-dromedary-1 = Dromadaire (jungle, désert)
comet-card-dromedary-2 = Dromadaire (désert, lave)
comet-card-dromedary-3 = Dromadaire (désert, eau)
comet-card-zebra-1 = Zèbre (pré, eau)
comet-card-zebra-2 = Zèbre (pré, lave)
comet-card-zebra-3 = Zèbre (pré, jungle)
comet-card-okapi-1 = Okapi (jungle, lave)
comet-card-okapi-2 = Okapi (jungle, eau)
comet-card-okapi-3 = Okapi (jungle, désert)
comet-card-giant_otter-1 = Loutre géante (jungle, eau)
comet-card-giant_otter-2 = Loutre géante (désert, eau)
comet-card-giant_otter-3 = Loutre géante (eau, lave)
comet-card-volcano_rabbit-1 = Lapin des volcans (jungle, lave)
comet-card-volcano_rabbit-2 = Lapin des volcans (désert, lave)
comet-card-volcano_rabbit-3 = Lapin des volcans (pré, lave)
comet-card-cave_bear-1 = Ours des cavernes (eau, lave)
comet-card-cave_bear-2 = Ours des cavernes (jungle, eau)
comet-card-triceratops-1 = Tricératops (jungle, désert)
comet-card-triceratops-2 = Tricératops (pré, désert)
comet-card-woolly_mammoth-1 = Mammouth (jungle, désert)
comet-card-woolly_mammoth-2 = Mammouth (désert, eau)
comet-card-chameleon = Caméléon (joker)
comet-card-parasaurolophus-1 = Parasaurolophus (jungle, lave)
comet-card-parasaurolophus-2 = Parasaurolophus (pré, jungle)
comet-card-stegosaurus-1 = Stégosaure (désert, lave)
comet-card-stegosaurus-2 = Stégosaure (pré, lave)
comet-card-giant_beaver-1 = Castor géant (jungle, lave)
comet-card-giant_beaver-2 = Castor géant (pré, lave)
comet-card-giant_beaver-3 = Castor géant (désert, eau)
comet-card-archaeopteryx-1 = Archéoptéryx (pré, eau)
comet-card-archaeopteryx-2 = Archéoptéryx (jungle, lave)
comet-card-raptor_gold-1 = Raptor (or) (eau, lave)
comet-card-raptor_gold-2 = Raptor (or) (jungle, eau)
comet-card-brachiosaurus-1 = Brachiosaure (pré, eau)
comet-card-brachiosaurus-2 = Brachiosaure (pré, lave)
comet-card-brachiosaurus-3 = Brachiosaure (eau, lave)
comet-card-pteranodon-1 = Ptéranodon (pré, jungle)
comet-card-pteranodon-2 = Ptéranodon (eau, lave)
comet-card-pteranodon-3 = Ptéranodon (pré, désert)
comet-card-mauritius_parrot-1 = Perruche de Maurice (désert, lave)
comet-card-mauritius_parrot-2 = Perruche de Maurice (pré, eau)
comet-card-diprotodon-1 = Diprotodon (pré, désert)
comet-card-diprotodon-2 = Diprotodon (pré, eau)
comet-card-meadow_guardian = Gardien du pré (pré, désert)
comet-card-jungle_guardian = Gardien de la jungle (pré, jungle)
comet-card-desert_guardian = Gardien du désert (jungle, désert)
comet-card-water_guardian = Gardien de l’eau (jungle, eau)
comet-card-lava_guardian = Gardien de la lave (désert, lave)
comet-card-mammoth_rider-1 = Chevaucheur de mammouth (jungle, désert)
comet-card-mammoth_rider-2 = Chevaucheur de mammouth (pré, jungle)
comet-card-tortoise_rider-1 = Chevaucheur de tortue (jungle, lave)
comet-card-tortoise_rider-2 = Chevaucheur de tortue (désert, eau)
comet-card-tunnel = Tunnel
comet-card-jumping_hill = Tremplin de saut
comet-card-warm_nest = Nid douillet
comet-card-double_clutch = Double couvée

comet-hero-quagga = Quagga
comet-hero-giant_beaver_hero = Castor géant
comet-hero-smilodon = Smilodon
comet-hero-irish_elk = Cerf géant d’Irlande
comet-hero-ankylosaurus = Ankylosaure
comet-hero-quetzalcoatlus = Quetzalcoatlus
comet-hero-elasmotherium = Élasmothérium
comet-hero-cave_lion = Lion des cavernes
comet-hero-terror_bird = Oiseau-terreur
comet-hero-megalania = Mégalania

comet-field-r00c0 = A1
comet-field-r00c1 = A2
comet-field-r00c2 = A3
comet-field-r00c3 = A4
comet-field-r00c4 = A5
comet-field-r00c5 = A6
comet-field-r00c6 = A7
comet-field-r01c0 = B1
comet-field-r01c1 = B2
comet-field-r01c2 = B3
comet-field-r01c3 = B4
comet-field-r01c4 = B5
comet-field-r01c5 = B6
comet-field-r02c0 = C1
comet-field-r02c1 = C2
comet-field-r02c2 = C3
comet-field-r02c3 = C4
comet-field-r02c4 = C5
comet-field-r02c5 = C6
comet-field-r02c6 = C7
comet-field-r03c0 = D1
comet-field-r03c1 = D2
comet-field-r03c2 = D3
comet-field-r03c3 = D4
comet-field-r03c4 = D5
comet-field-r03c5 = D6
comet-field-r04c0 = E1
comet-field-r04c1 = E2
comet-field-r04c2 = E3
comet-field-r04c3 = E4
comet-field-r04c4 = E5
comet-field-r04c5 = E6
comet-field-r04c6 = E7
comet-field-r05c0 = F1
comet-field-r05c1 = F2
comet-field-r05c2 = F3
comet-field-r05c3 = F4
comet-field-r05c4 = F5
comet-field-r05c5 = F6
comet-field-r06c0 = G1
comet-field-r06c1 = G2
comet-field-r06c2 = G3
comet-field-r06c3 = G4
comet-field-r06c4 = G5
comet-field-r06c5 = G6
comet-field-r06c6 = G7
comet-field-r07c0 = H1
comet-field-r07c1 = H2
comet-field-r07c2 = H3
comet-field-r07c3 = H4
comet-field-r07c4 = H5
comet-field-r07c5 = H6
comet-field-r08c0 = I1
comet-field-r08c1 = I2
comet-field-r08c2 = I3
comet-field-r08c3 = I4
comet-field-r08c4 = I5
comet-field-r08c5 = I6
comet-field-r08c6 = I7
comet-field-r09c0 = J1
comet-field-r09c1 = J2
comet-field-r09c2 = J3
comet-field-r09c3 = J4
comet-field-r09c4 = J5
comet-field-r09c5 = J6
comet-field-r10c0 = K1
comet-field-r10c1 = K2
comet-field-r10c2 = K3
comet-field-r10c3 = K4
comet-field-r10c4 = K5
comet-field-r10c5 = K6
comet-field-r10c6 = K7
comet-field-r11c0 = L1
comet-field-r11c1 = L2
comet-field-r11c2 = L3
comet-field-r11c3 = L4
comet-field-r11c4 = L5
comet-field-r11c5 = L6
comet-field-r12c0 = M1
comet-field-r12c1 = M2
comet-field-r12c2 = M3
comet-field-r12c3 = M4
comet-field-r12c4 = M5
comet-field-r12c5 = M6
comet-field-r12c6 = M7

comet-symbol-meadow = pré
    .the = le pré
    .of = de pré
    .by = par le pré
comet-symbol-jungle = jungle
    .the = la jungle
    .of = de jungle
    .by = par la jungle
comet-symbol-desert = désert
    .the = le désert
    .of = de désert
    .by = par le désert
comet-symbol-water = eau
    .the = l’eau
    .of = d’eau
    .by = par l’eau
comet-symbol-lava = lave
    .the = la lave
    .of = de lave
    .by = par la lave
comet-symbol-wild = joker
    .the = le joker
    .of = joker
    .by = avec un joker
comet-symbol-none = aucun
    .the = aucune zone
    .of = d’aucune zone
    .by = sans symbole

comet-token-mammoth = Mammouth
    .the = le Mammouth
comet-token-tortoise = Tortue géante
    .the = la Tortue géante


comet-ability-reduce_nest-2 = réduire une Distance du Nid de 2 au plus
comet-ability-extra_hatch-1 = faire éclore 1 animal de plus
comet-ability-draw_silver-1 = piocher 1 carte Argent
comet-ability-play_extra_movement_card-1 = jouer 1 carte de plus pour le déplacement
comet-ability-free_steps-1 = déplacer un Sauveteur d’exactement 1 champ
comet-ability-duplicate_symbol-1 = copier un symbole que vous avez joué
comet-ability-take_played_silver = prendre une carte Argent qui vient d’être jouée
comet-ability-take_gold-1 = prendre 1 carte Or
comet-ability-skip_terrain-desert = un Sauveteur peut sauter par-dessus le désert
comet-ability-skip_terrain-meadow = un Sauveteur peut sauter par-dessus le pré
comet-ability-skip_terrain-jungle = un Sauveteur peut sauter par-dessus la jungle
comet-ability-skip_terrain-water = un Sauveteur peut sauter par-dessus l’eau
comet-ability-skip_terrain-lava = un Sauveteur peut sauter par-dessus la lave
comet-ability-reduce_nest-4 = réduire une Distance du Nid de 4 au plus
comet-ability-extra_hatch-1-reduce-2 = 1 éclosion de plus, Distance du Nid réduite de 2 au plus
comet-ability-move_to_nest_or_cavern = déplacer un Sauveteur vers un nid ou la caverne
comet-ability-free_steps-2 = déplacer un Sauveteur d’exactement 2 champs
comet-ability-copy_played_symbols = utiliser les symboles d’une carte qui vient d’être jouée
comet-ability-place_neutral-mammoth = placer le Mammouth
comet-ability-place_neutral-tortoise = placer la Tortue géante
comet-ability-free_steps-3 = déplacer un Sauveteur d’exactement 3 champs
comet-ability-gain_wild-2 = gagner 2 symboles joker
comet-ability-reduce_nest-3 = réduire une Distance du Nid de 3 au plus
comet-ability-gain_wild-1 = gagner 1 symbole joker
comet-ability-place_neutral-any = placer le Mammouth ou la Tortue géante

comet-holds-reduce_nest = réduit les Distances du Nid de { $up_to } au plus
comet-holds-skip_terrain = vos Sauveteurs sautent par-dessus { $symbol-the }
comet-holds-hatch_on_occupied = vous pouvez faire éclore sur des nids occupés
comet-holds-hand_limit = limite de main +{ $plus }
comet-holds-skip_nests = vos Sauveteurs sautent par-dessus les nids vides
comet-holds-rest_gold_instead_of_silver = { $count ->
    [one] Repos : une carte Or au lieu de { $count } carte Argent
   *[other] Repos : des cartes Or au lieu de { $count } cartes Argent
 }
comet-holds-rest_extra_gold = { $count ->
    [one] Repos : { $count } carte Or de plus
   *[other] Repos : { $count } cartes Or de plus
 }
comet-holds-score_set_vicuna = 1, 2, 3… Vigognes : { $table }
comet-holds-score_set_lizard = { $part ->
    [any] remplace un Lézard au choix ; l’ensemble rapporte { $points }
   *[other] un ensemble de Lézards rapporte { $points }
 }
comet-holds-score_per_rescued = rapporte { $per } par autre animal, { $max } au plus
comet-holds-score_per_egg_colour = rapporte { $per } par couleur d’œuf
comet-holds-score_per_silver = rapporte { $per } par animal Argent
comet-holds-score_per_gold = rapporte { $per } par animal Or
comet-holds-score_per_beaver = rapporte { $per } par Castor
comet-holds-score_per_egg = rapporte { $per } par œuf { $egg }
comet-holds-score_per_area = rapporte { $per } par animal au symbole { $symbol-of }

comet-egg-white = blanc
comet-egg-red = rouge
comet-egg-blue = bleu
comet-egg-purple = violet
comet-egg-green = vert
comet-egg-black = noir

comet-phase-over = la partie est finie
comet-phase-refill = recharge de la rivière
comet-phase-heroes = distribution des Héros
comet-phase-hands = pioche des premières mains
comet-phase-first-player = désignation du premier joueur
comet-phase-draw = pioche de cartes Argent
comet-phase-turn = Éclosion, Déplacement ou Repos
comet-phase-turn-comet = Éclosion, Déplacement, ou ne plus jouer
comet-phase-hatch = Éclosion
comet-phase-nest = choix d’un nid
comet-phase-amount = réduction d’une Distance du Nid
comet-phase-move = Déplacement
comet-phase-glide = déplacement d’un Sauveteur
comet-phase-scout = choix du Sauveteur que guide l’Éclaireur
comet-phase-place = placement du Mammouth ou de la Tortue géante
comet-phase-duplicate = copie d’un symbole
comet-phase-rest = Repos
comet-phase-discarding = défausse
comet-phase-taking = prise d’une carte Or
comet-phase-drawing = pioche jusqu’à la limite
comet-phase-comet-choice = phase de la Comète : piocher ou rendre disponible
comet-phase-between = entre les tours
comet-phase-parrot = symboles d’une carte qui vient d’être jouée

comet-line-animals = Animaux sauvés
    .why = Les points de chaque animal dans la caverne. Les animaux encore sur le plateau et les cartes en main ne rapportent rien.
    .rule = C53
comet-line-vicunas = Vigognes
    .why = Plus vous sauvez de Vigognes, plus elles rapportent.
    .rule = C54
comet-line-lizards = Ensembles de Lézards
    .why = Pour chaque ensemble Iguane, Gecko et Salamandre ; un Caméléon remplace n’importe lequel.
    .rule = C55
comet-line-conditions = Autres animaux à bonus
    .why = Ce que des animaux sauvés rapportent pour d’autres animaux sauvés.
    .rule = C54
comet-line-hero = Héros
    .why = Ce que votre Héros rapporte pour sa propre condition.
    .rule = C56
comet-line-total = Total
comet-line-tie-break = Départage : animaux sauvés

comet-option-side = Quel côté du plateau ?
comet-option-side-A = Œufs bleus en pointillés (pour une première partie)
comet-option-side-B = L’autre côté (moins de champs)
comet-worlds = Plateau
comet-world-first_side = Premier côté
comet-world-first_side-about = Œufs bleus en pointillés : pour vos premières parties.
comet-world-second_side = Second côté
comet-world-second_side-about = Moins de champs, des chemins plus difficiles : quand on connaît le premier côté.
comet-option-skip = Comment saute-t-on par-dessus des champs occupés ?
comet-option-skip-connected = Le long de champs reliés (règle)
comet-option-skip-straight = En ligne droite seulement
comet-option-wolf = À qui un Loup de Tasmanie prend-il une carte ?
comet-option-wolf-any = À n’importe qui, son propriétaire compris
comet-option-wolf-others = À un autre joueur seulement
comet-option-wild_alone = Un joker seul fait-il un Déplacement ?
comet-option-wild_alone-allowed = Oui
comet-option-wild_alone-forbidden = Non, il complète une autre carte
comet-option-guardians = Quand les Gardiens agissent-ils ?
comet-option-guardians-always = Lors de tout déplacement avec des symboles, Perruche comprise
comet-option-guardians-move = Seulement lors de l’action Déplacement de leur propriétaire
comet-option-parrot_wild = La Perruche de Maurice copie-t-elle un joker ?
comet-option-parrot_wild-copied = Oui
comet-option-parrot_wild-ignored = Non, seulement les symboles de zone
comet-option-between = Comment utilise-t-on les capacités entre les tours ?
comet-option-between-round = Un seul tour de table, autant que chacun veut
comet-option-between-turns = Une à la fois, à tour de rôle, jusqu’à ce que tous passent
comet-option-chameleons = Combien de Caméléons dans un ensemble de Lézards ?
comet-option-chameleons-any = Autant qu’il en manque
comet-option-chameleons-one = Un au plus
comet-option-reshuffle = Quand reforme-t-on une pioche vide ?
comet-option-reshuffle-needed = Quand il faut la carte suivante
comet-option-reshuffle-empty = Dès que la dernière carte est partie
comet-option-tie = Que se passe-t-il en cas d’égalité ?
comet-option-tie-shared = La victoire est partagée
comet-option-tie-animals = Qui a sauvé le plus d’animaux l’emporte
comet-option-first_player = Qui commence ?
    .note = Un nombre désigne une place, à partir de 0.
comet-option-first_player-random = Au hasard
comet-option-idle = Après combien de tours de table sans progrès vient la Comète ?
    .note = Sans progrès : aucune éclosion, aucun sauvetage, aucune carte Argent piochée.

## Actions

comet-do-done = terminer
comet-do-rest = Repos : rendre tout disponible, défausser, prendre de l’Or, piocher
comet-do-stop = ne plus jouer jusqu’à la fin
comet-do-draw-silver = piocher la carte Argent
comet-do-draw-up = piocher jusqu’à votre limite de main
comet-do-ready-all = rendre disponibles toutes vos cartes
comet-do-bonus = utiliser la réduction qui vient avec cette éclosion
comet-do-by = réduire la Distance du Nid de { $amount }
comet-do-scout = laisser le Sauveteur { $savior } sauter par-dessus des champs
comet-do-duplicate = copier un symbole { $symbol-of }
comet-do-deal = distribuer le Héros { $hero }
comet-do-first = désigner { $seat } pour commencer
comet-do-use = { $ability }
comet-do-hatch = faire éclore { $card }
comet-do-play = jouer { $card }
comet-do-discard = défausser { $card }
comet-do-take = prendre { $card }
comet-do-copy = utiliser les symboles de la carte { $card }
comet-do-draw = piocher { $card }
comet-do-nest = choisir le nid en { $field }
comet-do-place = placer { $token-the } en { $field }
comet-do-step = { $symbol-id ->
    [none] déplacer le Sauveteur { $savior } en { $field }
   *[other] déplacer le Sauveteur { $savior } en { $field } { $symbol-by }
 }

## Événements

comet-turned-up = Nouvelle carte dans la rivière : { $card }.
comet-hero = { $seat-you ->
    [yes] Votre Héros : { $hero }.
   *[no] Héros ({ $seat }) : { $hero }.
 }
comet-first = { $seat-you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
 }
comet-turn = { $seat-you ->
    [yes] C’est votre tour.
   *[no] C’est à { $seat }.
 }
comet-drew = { $seat-you ->
    [yes] Vous piochez une carte Argent.
   *[no] { $seat } pioche une carte Argent.
 }
comet-drew-card = { $seat-you ->
    [yes] Vous piochez { $card }.
   *[no] { $seat } pioche { $card }.
 }
comet-rested = { $seat-you ->
    [yes] Vous vous reposez.
   *[no] { $seat } se repose.
 }
comet-discarded = { $seat-you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
 }
comet-took-gold = { $seat-you ->
    [yes] Vous prenez { $card } dans la rivière.
   *[no] { $seat } prend { $card } dans la rivière.
 }
comet-hatched = { $seat-you ->
    [yes] Vous faites éclore { $card }.
   *[no] { $seat } fait éclore { $card }.
 }
comet-nested = { $seat-you ->
    [yes] Vous placez le Sauveteur { $savior } sur le nid en { $field }.
   *[no] { $seat } place le Sauveteur { $savior } sur le nid en { $field }.
 }
comet-lowered = { $seat-you ->
    [yes] Vous réduisez la Distance du Nid de { $by }.
   *[no] { $seat } réduit la Distance du Nid de { $by }.
 }
comet-played = { $seat-you ->
    [yes] Vous jouez { $card } pour le déplacement.
   *[no] { $seat } joue { $card } pour le déplacement.
 }
comet-played-utility = { $seat-you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
 }
comet-used = { $seat-you ->
    [yes] Vous utilisez une capacité : { $ability }.
   *[no] { $seat } utilise une capacité : { $ability }.
 }
comet-stepped = { $seat-you ->
    [yes] Vous déplacez le Sauveteur { $savior } en { $field } { $symbol-by }.
   *[no] { $seat } déplace le Sauveteur { $savior } en { $field } { $symbol-by }.
 }
comet-glided = { $seat-you ->
    [yes] Vous déplacez le Sauveteur { $savior } en { $field }.
   *[no] { $seat } déplace le Sauveteur { $savior } en { $field }.
 }
comet-rescued = { $seat-you ->
    [yes] Vous sauvez { $card } !
   *[no] { $seat } sauve { $card } !
 }
comet-scouted = { $seat-you ->
    [yes] Ce tour-ci, votre Sauveteur { $savior } peut sauter par-dessus { $areas-the }.
   *[no] { $seat } : ce tour-ci, le Sauveteur { $savior } peut sauter par-dessus { $areas-the }.
 }
comet-placed = { $seat-you ->
    [yes] Vous placez { $token-the } en { $field }.
   *[no] { $seat } place { $token-the } en { $field }.
 }
comet-duplicated = { $seat-you ->
    [yes] Vous copiez un symbole { $symbol-of }.
   *[no] { $seat } copie un symbole { $symbol-of }.
 }
comet-took-back = { $seat-you ->
    [yes] Vous prenez { $card } dans la défausse.
   *[no] { $seat } prend { $card } dans la défausse.
 }
comet-copied = { $seat-you ->
    [yes] Vous utilisez les symboles de la carte { $card }.
   *[no] { $seat } utilise les symboles de la carte { $card }.
 }
comet-chose-draw = { $seat-you ->
    [yes] Vous choisissez de piocher.
   *[no] { $seat } choisit de piocher.
 }
comet-chose-ready = { $seat-you ->
    [yes] Vous choisissez de rendre disponibles toutes vos cartes.
   *[no] { $seat } choisit de rendre disponibles toutes ses cartes.
 }
comet-dropped-out = { $why ->
    [stuck] { $seat-you ->
        [yes] Ni Éclosion ni Déplacement possibles : la partie est finie pour vous.
       *[no] Ni Éclosion ni Déplacement possibles : la partie est finie pour { $seat }.
     }
    [needs-animal] { $seat-you ->
        [yes] Vous n’avez plus de carte Animal pour commencer un Déplacement : la partie est finie pour vous.
       *[no] Plus de carte Animal pour commencer un Déplacement : la partie est finie pour { $seat }.
     }
    [idle] { $seat-you ->
        [yes] Rien n’avance depuis trop longtemps : la partie est finie pour vous.
       *[no] Rien n’avance depuis trop longtemps : la partie est finie pour { $seat }.
     }
   *[chose] { $seat-you ->
        [yes] Vous ne jouez plus.
       *[no] { $seat } ne joue plus.
     }
 }
comet-silver-shuffled = La défausse Argent est mélangée en une nouvelle pioche ({ $count }).
comet-gold-shuffled = La défausse Or est mélangée en une nouvelle pioche ({ $count }).
comet-comet = { $why ->
    [idle] Rien n’avance depuis trop longtemps. La phase de la Comète commence : cartes Argent restantes : { $count }, et plus personne ne peut se reposer.
   *[pile] La pioche est vide. La phase de la Comète commence : cartes Argent restantes : { $count }, et plus personne ne peut se reposer.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] La partie est finie. Vous avez gagné !
       *[no] La partie est finie. Victoire : { $winners }.
     }
   *[other] La partie est finie. Victoire partagée : { $winners }.
 }

## La table au terminal

comet-kind-meadow = pré
comet-kind-jungle = jungle
comet-kind-desert = désert
comet-kind-water = eau
comet-kind-lava = lave
comet-kind-nest = nid
comet-kind-cavern = caverne
comet-sign-meadow = p
comet-sign-jungle = j
comet-sign-desert = d
comet-sign-water = e
comet-sign-lava = l
comet-sign-nest = n
comet-sign-cavern = CAV
comet-sign-mammoth = Mam
comet-sign-tortoise = Tor

comet-table-title = Tour { $turn } : { $phase } (côté { $side })
comet-table-comet = Phase de la Comète.
comet-table-legend = (7) nid 7
comet-table-silver = Argent { $draw }, Comète { $comet }, défausse { $discard }
comet-table-gold = Or { $draw }, défausse { $discard }
comet-table-idle = Tours sans progrès : { $idle } ; à { $limit }, la phase de la Comète commence
comet-table-first = (premier)
comet-table-out = (ne joue plus)
comet-table-standing = { $points } { $points ->
    [one] point
   *[other] points
 }, { $hand } { $hand ->
    [one] carte
   *[other] cartes
 }
comet-table-savior = { $number } en { $field }, encore { $distance } : { $what }
comet-table-slot = { $number } : { $what }
comet-table-skips = peut sauter par-dessus { $areas-the }
comet-table-rescued = { $gold_count ->
    [0] sauvés, Argent { $count } : { $silver }
   *[other] { $silver_count ->
        [0] sauvés, Or { $count } : { $gold }
       *[other] sauvés, Argent { $silver_count } : { $silver } ; Or { $gold_count } : { $gold }
     }
 }
comet-table-ability = { $ready ->
    [0] épuisée ({ $count }) : { $ability }
   *[other] disponible ({ $ready } sur { $count }) : { $ability }
 }
comet-table-played = Joué ce tour-ci : { $cards }
comet-table-pool = Symboles restants : { $what }
comet-table-needs-animal = Il faut une carte Animal pour commencer un Déplacement : des cartes Action seules ne suffisent pas.
comet-table-nesting = { $free ->
    [wanted] Un nid { $wanted } est libre.
    [higher] Aucun nid { $wanted } n’est libre ; le suivant qui le soit est { $open }.
   *[none] Aucun nid { $wanted } ou plus n’est libre.
 }{ $occupied ->
    [yes] { " " }Un nid { $wanted } occupé convient aussi.
   *[no] { "" }
 }
comet-table-nest = nid, œuf
comet-table-nest-egg = { $nest } { $egg }
comet-table-points = points
comet-table-ability-column = capacité
comet-table-display = Rivière de cartes Or
comet-table-hand = { $seat-you ->
    [yes] Votre main
   *[no] Main : { $seat }
 } ({ $count }, limite { $limit })
comet-table-hero = Héros { $hero } : { $what }
comet-table-score-sheet = Feuille de score

comet-changed-card = { $name } ({ $what })

## Questions au terminal

comet-ask-nest = { $what } (nid { $nest })
comet-ask-kind = { $what } ({ $kind })
comet-ask-exhausts = { $what } (épuise « { $ability } »)
comet-ask-unclear = { $count ->
    [0] Aucun choix ne contient « { $word } ». Tapez un numéro, ou des mots d’une ligne.
   *[other] « { $word } » convient à { $count } choix. Précisez, ou tapez le numéro.
 }

## Aide au terminal

comet-help-choices = Choisir : tapez le numéro d’une ligne, ou assez de ses mots pour n’en désigner qu’une, comme « 1 E3 eau ».
comet-help-board = Plateau : une ligne par rangée, sa lettre à gauche ; un champ montre son numéro dans la rangée, puis sa zone ou (le numéro de son nid). 0.2 est le Sauveteur 2 de la place 0, Mam le Mammouth, Tor la Tortue géante, + un champ où il y en a plusieurs ; > marque où mène un de vos choix. Un champ touche les deux à ses côtés et les deux au-dessus et au-dessous entre lesquels il se trouve.
comet-help-cards = Cartes : le nom avec les symboles de déplacement, la Distance du Nid, les points de sauvetage, la capacité. Un point d’interrogation est une carte que vous ne pouvez pas connaître.
comet-help-players = Joueurs : > est à son tour ; puis le Héros, les points, les Sauveteurs avec l’animal qu’ils mènent et les champs restants, les animaux sauvés, et les capacités disponibles ou épuisées. « view 1 » montre les cartes de la place 1, pour ce que vous pouvez en savoir.

## Pourquoi quelque chose n’est pas permis

comet-why-not-in-hand = { $card } n’est pas dans votre main
comet-why-utility-not-hatched = { $card } est une carte Action et ne peut pas éclore
comet-why-no-nest-free = aucun nid { $number } ou plus n’est libre pour { $card }
comet-why-other-turn = { $card } se joue { $timing ->
    [hatch] lors d’une Éclosion
    [move] lors d’un Déplacement
    [between] entre les tours
   *[other] à un autre moment
 }
comet-why-no-effect = { $card } n’aurait pas d’effet maintenant
comet-why-none-could-move = avec { $card }, aucun de vos Sauveteurs ne pourrait se déplacer
comet-why-animal-first = { $card } ne se joue pas seule : jouez d’abord une carte Animal pour le déplacement
comet-why-wild-alone = { $card } n’a qu’un symbole joker : elle complète un Déplacement, mais ne le commence pas
comet-why-ability-other-time = « { $ability } » agit { $timing ->
    [hatch] lors d’une Éclosion
    [move] lors d’un Déplacement
    [between] entre les tours
   *[other] à un autre moment
 }, pas maintenant
comet-why-ability-not-ready = vous n’avez pas de carte disponible avec « { $ability } », ou elle n’aurait pas d’effet maintenant
comet-why-ability-after-card = « { $ability } » s’utilise une fois qu’une carte est jouée pour le déplacement
comet-why-savior-not-out = votre Sauveteur { $number } n’est pas sur le plateau
comet-why-no-field = ce côté du plateau n’a pas de champ { $field }
comet-why-field-occupied = { $field } est occupé ; on peut sauter par-dessus, pas s’y arrêter
comet-why-no-symbol = vous n’avez pas de symbole { $symbol-of } à utiliser
comet-why-wrong-symbol = { $field } est une zone { $terrain-of } ; un symbole { $symbol-of } n’y fait pas entrer
comet-why-too-far = { $field } n’est ni adjacent au Sauveteur { $number }, ni derrière des champs par-dessus lesquels il peut sauter
comet-why-no-nest = il n’y a pas de nid en { $field }
comet-why-nest-occupied = le nid en { $field } est occupé
comet-why-nest-too-low = le nid en { $field } porte le numéro { $number }, plus petit que { $wanted }
comet-why-lower-nest-free = un nid de numéro { $number } est libre ; on ne peut pas en choisir un plus grand
comet-why-move-card-s-symbols-stop-after-first = utilisez les symboles de la carte ; vous pouvez arrêter après le premier pas
comet-why-only-free-nest-cavern-next-behind-what = seulement un nid libre ou la caverne, adjacents ou derrière ce que l’on peut sauter
comet-why-move-moves-least-one-savior = un Déplacement déplace au moins un Sauveteur
comet-why-hatch-hatches-least-one-animal = une Éclosion fait éclore au moins un animal
comet-why-comet-phase-there-no-rest = on ne peut pas se reposer dans la phase de la Comète
comet-why-players-drop-out-only-comet-phase = on ne cesse de jouer que dans la phase de la Comète
comet-why-move-play-cards-step-use-abilities-done = c’est un Déplacement : jouez des cartes, déplacez-vous, utilisez des capacités, ou terminez votre tour
comet-why-hatch-hatch-use-abilities-done = c’est une Éclosion : faites éclore, utilisez des capacités, ou terminez votre tour
comet-why-begin-turn-hatch-move-rest = commencez votre tour par Éclosion, Déplacement ou Repos
comet-why-turn-move-hatching-needs-hatch = ce tour est un Déplacement ; on fait éclore lors d’une Éclosion
comet-why-all-three-slots-above-savior-board-taken = les trois emplacements au-dessus de votre plateau de Sauveteur sont pris
comet-why-one-animal-hatched-turn-unless-ability-grants = un seul animal éclôt par tour, sauf si une capacité en accorde plus
comet-why-turn-hatch-card-played-movement-move = ce tour est une Éclosion ; on joue des cartes pour le déplacement lors d’un Déplacement
comet-why-no-savior-board-move = vous n’avez pas de Sauveteur à déplacer sur le plateau
comet-why-only-one-card-without-wild-symbol-played = une seule carte sans symbole joker peut être jouée pour le déplacement
comet-why-nest-cannot-entered-symbol = aucun symbole ne permet d’entrer sur un nid
comet-why-step-needs-symbol-unless-ability-gives = chaque champ demande un symbole, sauf si une capacité le remplace
comet-why-another-symbol-serves-as-well-leaves-no = prenez un autre symbole : il vous y mène aussi et vous en laisse au moins autant
comet-why-only-silver-card-taken-between-turns = seule une carte Argent peut être prise entre les tours
comet-why-card-not-just-played-movement-gone = cette carte ne vient pas d’être jouée pour le déplacement, ou n’est plus là
comet-why-no-card-ready-takes-card-just-played = vous n’avez pas de carte disponible pour prendre une carte qui vient d’être jouée
comet-why-card-not-just-played-movement = cette carte ne vient pas d’être jouée pour le déplacement
comet-why-no-step-possible-card-no-parrot-ready = les symboles de cette carte ne déplacent aucun de vos Sauveteurs, ou aucune Perruche n’est disponible
comet-why-between-two-turns-use-ability-time-done = entre les tours : utilisez une capacité prévue pour cela, ou refusez
comet-why-choose-nest-animal-lower-nest-distance-first = choisissez un nid pour l’animal, ou réduisez d’abord sa Distance du Nid
comet-why-name-how-much-nest-distance-lowered-nest = choisissez de combien réduire la Distance du Nid ; un nid doit rester libre
comet-why-discard-cards-from-hand-done = défaussez des cartes de votre main, ou continuez
comet-why-take-gold = prenez une carte Or de la rivière
comet-why-take-useless = avec { $card }, vous ne pourriez pas achever l’action commencée
comet-why-draw-silver-card-take-gold-card-from = piochez la carte Argent, ou prenez à la place une carte Or de la rivière
comet-why-ability-cannot-move-savior-there = cette capacité ne peut pas mener ce Sauveteur là
comet-why-choose-savior-board-whom-scout-helps = choisissez l’un de vos Sauveteurs sur le plateau
comet-why-token-goes-free-area-nest-savior-still = le jeton va sur une zone ou un nid libre, et l’un de vos Sauveteurs doit encore pouvoir se déplacer
comet-why-only-area-symbol-card-played-turn-copied = on ne peut copier qu’un symbole de zone d’une carte que vous avez jouée ce tour-ci
comet-why-draw-silver-cards-up-hand-limit-ready = piochez des cartes Argent jusqu’à votre limite de main, ou rendez disponibles toutes vos cartes

## Sur la page : le plateau

comet-first-player = a commencé
comet-tab-valley = Plateau
comet-tab-rescued = Sauvés
comet-tab-gold = Or
comet-tab-rivals = Scores
comet-tab-log = Journal

comet-part-hatch = Éclosion
comet-part-move = Déplacement
comet-part-rest = Repos
comet-part-between = Entre les tours

comet-group-hatch = Éclosion
comet-group-move = Déplacement
comet-group-between = Entre les tours
comet-group-always = Permanent
comet-group-scoring = Décompte

comet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
comet-no-ability = Pas de capacité
comet-exhausted = épuisé
comet-card-once = Usage unique
comet-hero-word = Héros
comet-card-hidden = une carte cachée
comet-egg-label = œuf { $egg }
comet-egg-nest = œuf { $egg }, nid { $nest }
comet-symbols-left = Symboles restants
    .why = Chacun déplace un Sauveteur d’un champ, vers une zone libre de ce type (le joker, violet : de n’importe quel type) ; tous permettent d’entrer dans la caverne. Ceux qui restent à la fin du tour sont perdus.
    .rule = C25
comet-enter-by = Quel symbole utilisez-vous ?
comet-helpers = Capacités utilisables
comet-look-own = Revenir à mes cartes
comet-look-acting = Voir qui joue
comet-over-valley = Voir le plateau
comet-ended = Phase de la Comète : plus personne ne peut ou ne veut agir.
comet-beside = { $token } : à côté du plateau
    .why = Ce jeton n’appartient à personne. Une carte Chevaucheur le place sur une zone ou un nid libre ; chacun saute gratuitement par-dessus, comme par-dessus un Sauveteur.
    .rule = C65
comet-advice-on-their-way = { $count ->
    [0] Aucun animal ne sera en route.
    [one] { $count } animal sera en route.
   *[other] { $count } animaux seront en route.
 }
comet-advice-cards = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
 }
comet-advice-points = { $points } points dans les tours qui viennent.
comet-advice-animals = { comet-line-animals } : { $points }
comet-advice-vicunas = { comet-line-vicunas } : { $points }
comet-advice-lizards = { comet-line-lizards } : { $points }
comet-advice-conditions = { comet-line-conditions } : { $points }
comet-advice-hero = { comet-line-hero } : { $points }
comet-hint = Conseil : { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat } choisit Éclosion, Déplacement ou Repos.
    [turn-comet] { $seat } choisit Éclosion, Déplacement, ou de ne plus jouer.
    [hatch] { $seat } fait éclore un animal.
    [nest] { $seat } choisit un nid.
    [move] { $seat } se déplace.
    [glide] { $seat } se déplace.
    [discarding] { $seat } se repose.
    [taking] { $seat } prend une carte Or.
    [drawing] { $seat } se repose.
    [between] On attend { $seat } : une capacité peut servir entre les tours.
    [parrot] { $seat } utilise les symboles d’une carte qui vient d’être jouée.
    [comet-choice] { $seat } choisit : piocher ou rendre disponible.
   *[other] On attend { $seat } : { $phase }.
 }
comet-prompt-nature = Dans un instant : { $phase }.
comet-prompt-over-small = Choisissez une ligne du journal pour revoir ce moment.
comet-prompt-comet-small = Phase de la Comète : plus personne ne peut se reposer.
comet-prompt-turn = { $comet ->
    [yes] À vous : Éclosion, Déplacement, ou ne plus jouer.
   *[no] À vous : Éclosion, Déplacement ou Repos.
 }
comet-prompt-turn-small = Choisissez l’œuf d’une carte pour la faire éclore, ou ses symboles pour vous déplacer.
comet-prompt-turn-only = { $comet ->
    [yes] Ni Éclosion ni Déplacement possibles.
   *[no] Ni Éclosion ni Déplacement possibles : reposez-vous et piochez.
 }
comet-prompt-needs-animal = Il faut une carte Animal pour commencer un Déplacement : des cartes Action seules ne suffisent pas.
comet-prompt-hatch = { $hatches ->
    [0] L’animal est éclos. Utilisez une capacité, ou terminez votre tour.
    [one] Vous pouvez faire éclore { $hatches } animal de plus.
   *[other] Vous pouvez faire éclore { $hatches } animaux de plus.
 }
comet-prompt-hatch-small = Les capacités utilisables lors d’une Éclosion sont marquées.
comet-prompt-hatched = L’animal est éclos : terminez votre tour.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Choisissez un nid { $wanted }, même occupé.
       *[no] Aucun nid { $wanted } ou plus n’est libre : réduisez la Distance du Nid.
     }
   *[other] { $occupied ->
        [yes] Choisissez un nid { $open } libre, ou un nid { $wanted } occupé.
       *[no] Choisissez un nid { $open }.
     }
 }
comet-prompt-nest-small = Le numéro est la distance jusqu’à la caverne.
comet-prompt-nest-higher = Aucun nid { $wanted } n’est libre : choisissez un nid { $open }, le suivant.
comet-prompt-amount = De combien réduisez-vous la Distance du Nid ?
comet-prompt-amount-small = Un numéro plus petit est plus près de la caverne.
comet-prompt-move = Déplacez le Sauveteur { $savior }, { $name } : choisissez un champ entouré.
comet-prompt-move-small = { $others ->
    [yes] Les points montrent les symboles dépensés. Choisissez un autre Sauveteur pour le déplacer.
   *[no] Les points montrent les symboles dépensés.
 }
comet-prompt-cavern = { $steps ->
    [one] La caverne est à portée ({ $steps } pas) : sauvez { $name } pour { $points } points.
   *[other] La caverne est à portée ({ $steps } pas) : sauvez { $name } pour { $points } points.
 }
comet-prompt-move-none = Aucun de vos symboles ne peut déplacer ce Sauveteur.
comet-prompt-move-end = Ajoutez une carte, utilisez une capacité, ou terminez votre tour.
comet-prompt-move-help = Ajoutez une carte ou utilisez une capacité.
comet-prompt-walking = Le Sauveteur { $savior } se déplace.
comet-prompt-stopped = Le chemin est bloqué : le Sauveteur s’est arrêté. Les symboles non utilisés restent.
comet-prompt-enter = Quel symbole utilisez-vous pour entrer en { $field } ?
comet-prompt-enter-cavern = Quel symbole utilisez-vous pour entrer dans la caverne ?
comet-prompt-enter-small = Gardez celui dont un autre Sauveteur a encore besoin.
comet-prompt-glide = Choisissez où va le Sauveteur.
comet-prompt-glide-small = { $steps ->
    [0] Aucun symbole n’est nécessaire. On saute par-dessus les jetons et les zones permises.
   *[other] Aucun symbole n’est nécessaire.
 }
comet-prompt-scout = Quel Sauveteur peut sauter par-dessus ces zones ce tour-ci ?
comet-prompt-scout-small = Choisissez-le sur le plateau.
comet-prompt-place = Placez { $token-the } sur un champ libre.
comet-prompt-place-small = Tout le monde peut sauter par-dessus, vous comme les autres.
comet-prompt-duplicate = Quel symbole copiez-vous ?
comet-prompt-discard = Repos : défaussez les cartes dont vous ne voulez pas.
comet-prompt-discard-small = Ensuite vous prenez une carte Or et piochez jusqu’à votre limite de main.
comet-prompt-take = Prenez une carte Or de la rivière.
comet-prompt-take-small = { $counts ->
    [yes] Elle compte dans votre limite de main.
   *[no] Elle s’ajoute à votre main, quelle que soit la limite.
 }
comet-prompt-draw = Piochez une carte Argent, ou prenez une carte Or à la place.
comet-prompt-draw-small = Seulement dans la rivière.
comet-prompt-comet = Phase de la Comète : piocher jusqu’à votre limite, ou rendre disponibles toutes vos cartes ?
comet-prompt-comet-choice-small = Désormais plus personne ne peut se reposer.
comet-prompt-between = Vous pouvez utiliser une capacité entre les tours.
comet-prompt-between-small = Choisissez une carte qui vient d’être jouée, ou un animal dont la capacité sert : cela l’épuise. Ou refusez.

comet-act-end = Finir le tour
comet-act-decline = Refuser
comet-act-discarded = Continuer
comet-act-rest = Repos
comet-act-stop = Ne plus jouer
comet-act-bonus = Utiliser la réduction
comet-act-by = de { $amount }
comet-act-scout = Sauveteur { $savior }
comet-act-duplicate = copier : { $symbol }
comet-act-draw-silver = Piocher une carte Argent
comet-act-draw-up = Piocher des cartes
comet-act-ready-all = Tout rendre disponible
comet-pass = Ne rien demander avant mon tour
comet-passing = On ne vous demande rien avant votre tour
comet-passing-off = Me demander à nouveau

comet-hatch = Éclosion
comet-hatch-label = Éclosion : { $card }, nid { $nest }
comet-move = Déplacer
comet-move-label = Déplacer avec { $card }
comet-utility = Utiliser
comet-utility-label = Utiliser { $card } : { $text }
comet-discard = Défausser
comet-discard-label = Défausser { $card }
comet-take = Prendre
comet-take-label = Prendre { $card }
comet-copy = Utiliser ses symboles
comet-copy-label = Utiliser les symboles de la carte { $card }
comet-chip-use = Utiliser :

comet-hand-of = { $seat-you ->
    [yes] Votre main
   *[no] Main : { $seat }
 }
comet-hand-size = { $count } sur { $limit }
comet-hand-both = œuf : éclosion · symboles : déplacement
comet-hand-discard = choisissez les cartes à défausser
comet-hand-more = vous pouvez ajouter une carte
comet-hand-empty = aucune carte en main
comet-display = Rivière de cartes Or
comet-display-aside = { $comet ->
    [yes] { $left } dans la pioche
   *[no] 1 à prendre au Repos · { $left } dans la pioche
 }
comet-display-empty = plus de carte Or
comet-played-title = Joué à l’instant pour le déplacement
comet-played-aside = entre les tours
comet-rescued-of = { $seat-you ->
    [yes] Votre Héros et vos animaux sauvés
   *[no] Héros et animaux sauvés : { $seat }
 }

comet-saviors = Sauveteurs
comet-savior-left = { $distance ->
    [one] { $distance } pas jusqu’à la caverne
   *[other] { $distance } pas jusqu’à la caverne
 }
comet-savior-skips = peut sauter par-dessus { $areas-the }
comet-savior-free = libre : faites éclore un animal
comet-card-tip = Nid : { $nest }. Points : { $points }. Symboles : { $areas }.
comet-savior-tip = { $distance } pas jusqu’à la caverne ; { $points } points si l’animal est sauvé.

comet-seat-line = { $out ->
    [yes] partie finie · { $name }
   *[no] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
     } · { $name }
 }
comet-seat-none = aucun animal sauvé

comet-valley = Le plateau
comet-spot-nest = nid { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $name } ({ $seat })
comet-piece-pick = Sauveteur { $savior }, { $name } : montrer où il peut aller
comet-target-nest = Éclosion en { $what }
comet-target-place = Placer { $token-the } en { $what }
comet-target-step = { $free ->
    [yes] Sauveteur { $savior } en { $what }
   *[no] Sauveteur { $savior } en { $what }, coûte { $cost }
 }
comet-tip-nest = Les animaux éclosent ici. Aucun symbole ne permet d’y entrer.
comet-tip-cavern = Tout symbole permet d’y entrer. Votre animal est sauvé et votre Sauveteur de nouveau libre.
comet-tip-area = On y entre avec un symbole « { $area } » ou un joker. On saute gratuitement par-dessus un jeton placé ici.

comet-gauge = { $left } cartes sur { $of } avant la phase de la Comète
comet-gauge-why = Quand la pioche est vide, la phase de la Comète commence : { $comet } cartes Argent entrent encore en jeu, et plus personne ne peut se reposer.
comet-gauge-here = Phase de la Comète ; { $left } cartes dans la pioche
comet-gauge-here-why = Plus personne ne peut se reposer. Un joueur qui ne peut ou ne veut plus agir a fini ; quand tous ont fini, on compte les points.
comet-gauge-left = { $left ->
    [one] carte restante
   *[other] cartes restantes
 }

## Sur la page : la première partie guidée

comet-guide-about = Avant la Comète
comet-guide-about-text = Faites éclore des animaux et menez-les à la caverne avant l’arrivée de la Comète. Le joueur qui a le plus de points gagne.
comet-guide-cards = Chaque carte a deux usages
comet-guide-cards-text = Une carte est soit un animal à faire éclore, soit des symboles pour se déplacer. Le nombre dans l’œuf est la distance à la caverne.
comet-guide-hatch = Faites éclore un animal
comet-guide-hatch-text = À chaque tour, une action : Éclosion, Déplacement ou Repos. Faites éclore le Grand Pingouin : choisissez le haut de sa carte.
comet-guide-nest = Un nid à trois pas
comet-guide-nest-text = Votre Sauveteur part d’un nid de ce numéro, avec l’animal. Choisissez le nid entouré.
comet-guide-turn-over = Une action, puis au suivant
comet-guide-turn-over-text = L’éclosion est faite, le déplacement attendra votre prochain tour. Finissez votre tour.
comet-guide-move = Jouez une carte pour ses symboles
comet-guide-move-text = Chaque symbole est un pas vers un champ de cette zone. Choisissez le bas du Gecko : deux pas dans l’eau.
comet-guide-walk = Le premier pas
comet-guide-walk-text = Les champs entourés sont à votre portée. Choisissez celui à côté de votre Sauveteur ; un jeton sur le chemin se saute gratuitement.
comet-guide-walk-on = Le deuxième
comet-guide-walk-on-text = Continuez : choisissez le champ d’eau suivant.
comet-guide-ability = Votre héros vous aide
comet-guide-ability-text = Les deux symboles sont utilisés. Smilodon donne un joker, puis il est épuisé jusqu’à votre Repos : choisissez-le.
comet-guide-cavern = Dans la caverne
comet-guide-cavern-text = N’importe quel symbole mène dans la caverne. Choisissez-la.
comet-guide-rescued = Sauvé
comet-guide-rescued-text = Le Grand Pingouin rapporte ses points et votre Sauveteur est de nouveau libre. La capacité d’un animal compte dès qu’il est sauvé : finissez votre tour.
comet-guide-rest = Repos
comet-guide-rest-text = Le Repos rend disponibles les cartes épuisées et apporte de nouvelles cartes. Reposez-vous.
comet-guide-discard = Défaussez ce qui n’aide pas
comet-guide-discard-text = Le Tigre à dents de sabre est à douze pas, c’est loin. Défaussez-le.
comet-guide-enough = Gardez le reste
comet-guide-enough-text = Vous piocherez jusqu’à votre limite de cinq cartes. Continuez avec le bouton.
comet-guide-gold = Une carte Or
comet-guide-gold-text = Les animaux Or valent plus de points ou ont une meilleure capacité. Prenez l’Ours des cavernes : 9 points, six pas.
comet-guide-gauge = La Comète approche
comet-guide-gauge-text = Chaque carte piochée rapproche la Comète. Quand la pioche est vide, plus personne ne peut se reposer.
comet-guide-strong = Un chemin plus long
comet-guide-strong-text = Faites éclore l’Ours des cavernes.
comet-guide-far-nest = Choisissez le chemin
comet-guide-far-nest-text = Parmi plusieurs nids, prenez celui dont les zones vont avec vos cartes. Choisissez le nid entouré : la lave est à côté.
comet-guide-again = Votre tour est fini
comet-guide-again-text = Vous pouvez avoir jusqu’à trois animaux sur le plateau. Finissez votre tour.
comet-guide-second-move = Nouveau déplacement
comet-guide-second-move-text = Le Zèbre apporte pré et lave. Choisissez le bas de sa carte.
comet-guide-wild = Ajoutez des jokers
comet-guide-wild-text = Les cartes à joker s’ajoutent à tout déplacement, autant que vous voulez. Ajoutez le Rat de Noël.
comet-guide-lava = La lave d’abord
comet-guide-lava-text = Choisissez le champ de lave entouré.
comet-guide-last-step = Le joker va partout
comet-guide-last-step-text = Un joker mène dans n’importe quelle zone, mais jamais sur un nid. Choisissez le champ entouré.
comet-guide-unused = Le reste est perdu
comet-guide-unused-text = Le pré ne sert à rien ici, et Smilodon peut attendre. Finissez votre tour.
comet-guide-comet = La fin
comet-guide-comet-text = Dans la phase de la Comète, les dernières cartes entrent en jeu, puis chacun joue ce qui lui reste. Les animaux restés sur le plateau ne rapportent rien.
comet-guide-know = Vous connaissez le jeu
comet-guide-know-text = Continuez cette partie : votre rival joue désormais librement. Ou commencez une vraie partie.

# Les énoncés des règles que la page cite dans ses bulles.
comet-rules =
    .ability-copy_played_symbols = C66
    .ability-draw_silver = C40
    .ability-duplicate_symbol = CS47
    .ability-extra_hatch = CS41
    .ability-free_steps = C71
    .ability-gain_wild = C28
    .ability-hand_limit = C38
    .ability-hatch_on_occupied = C73
    .ability-move_to_nest_or_cavern = C68
    .ability-place_neutral = C65
    .ability-play_extra_movement_card = C67
    .ability-reduce_nest = C72
    .ability-rest_extra_gold = CS19
    .ability-rest_gold_instead_of_silver = C61
    .ability-score_set_lizard = C55
    .ability-score_set_vicuna = C54
    .ability-skip_nests = CS33
    .ability-skip_terrain = C69
    .ability-take_gold = C62
    .ability-take_played_silver = C60
    .card-giant_beaver_hero = C58
    .card-quagga = C59
    .card-golden_mole_rat = C70
    .card-tunnel = C63
    .card-jumping_hill = C64
    .scoring = C53
    .hero-scoring = C56
    .heroes = C80
    .animals = C4
    .utilities = C45
    .savior = C16
    .gold = C34
    .pile = C46
    .comet = C49
    .nest = C6
    .cavern = C33
    .area = C27
