# Les pages à côté des tables, en français : cartes, règles, crédits.

pages-failed = Cette page n’a pas pu être chargée : { $reason }
pages-search-clear = Effacer la recherche

## Les règles d’un jeu

pages-rules-tab = Règles : { $game } · Orrery
pages-rules-contents = Sommaire
pages-rules-search = Chercher dans les règles
pages-rules-found = { $count ->
    [0] Aucune règle ne le mentionne.
    [one] { $count } règle le mentionne.
   *[other] { $count } règles le mentionnent.
 }
pages-rules-count = { $count ->
    [one] { $count } règle numérotée.
   *[other] { $count } règles numérotées.
 }
pages-rules-untranslated = Ces règles ne sont pas encore traduites ; elles sont montrées en anglais.
pages-rules-ruling = décision
pages-rules-ruling-why = Un choix de notre part là où le livret se tait ou se contredit, ou quand un programme doit en savoir plus.
pages-rules-deduced = déduit
pages-rules-deduced-why = Cela découle du livret, par le compte.
pages-rules-link = Lien vers la règle { $rule }
pages-rules-print = Imprimer

## Les cartes d’un jeu

pages-cards-tab = Cartes : { $game } · Orrery
pages-cards-title = { $game } : les cartes
pages-cards-lead = Chaque carte : ce qu’elle fait en mots simples, la règle dont elle dépend, et comment nous la connaissons.
pages-cards-search = Chercher noms et textes
pages-cards-kinds = Sortes de cartes
pages-cards-all = Toutes
pages-cards-set = Boîte
pages-cards-set-all = toutes
notalone-set-base = jeu de base
notalone-set-exploration = Exploration
pages-cards-origin = Origine
pages-cards-origin-all = toute origine
pages-cards-found = { $count ->
    [0] Aucune carte ne correspond.
    [one] { $count } carte.
   *[other] { $count } cartes.
 }
pages-cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
pages-cards-link = Lien vers { $name }

nebula-cards-personal = Objectifs personnels
nebula-cards-common = Objectifs communs
nebula-cards-advanced = Objectifs avancés
nebula-cards-token = Jetons de valeur
comet-cards-silver = Animaux Argent
comet-cards-gold = Animaux Or
comet-cards-utility = Cartes Action
comet-cards-hero = Héros
notalone-cards-place = Lieux
notalone-cards-hunt = Cartes Traque
notalone-cards-survival = Cartes Survie

pages-cards-nebula-personal = { $points } points à la fin si votre galaxie le remplit. Secret jusque-là.
pages-cards-nebula-common = { $first } points pour le premier, { $later } pour les suivants.
pages-cards-nebula-advanced = Chaque fois qu’il est rempli : { $first }, { $second } ou { $third } points si son jeton est 1er, 2e ou 3e ; sinon rien.
pages-cards-nebula-token-stars = Chaque étoile de cette couleur : { $first }, { $second } ou { $third } points au 1er, 2e ou 3e rang ; sinon rien.
pages-cards-nebula-token-constellations = Cette constellation complète : { $first }, { $second } ou { $third } points au 1er, 2e ou 3e rang ; sinon { $base }.
pages-cards-nebula-token-advanced = L’objectif avancé de cet emplacement, chaque fois : { $first }, { $second } ou { $third } points au 1er, 2e ou 3e rang ; sinon rien.
pages-cards-comet-does = { $when } : { $what }.
pages-cards-comet-exhausts = { $when }, épuisez cette carte : { $what }.
pages-cards-comet-once = { $when }, puis défaussez cette carte : { $what }.
pages-cards-by-rank = selon le rang

pages-part-name = nom
pages-part-deck = paquet
pages-part-type = sorte de carte
pages-part-tags = catégories
pages-part-copies = nombre d’exemplaires
pages-part-symbols = symboles
pages-part-nest_distance = nid
pages-part-rescue_points = points
pages-part-egg = couleur de l’œuf
pages-part-ability = capacité
pages-part-scoring = décompte
pages-part-condition = ce qu’elle demande
pages-part-number = quantité
pages-part-points = points
pages-part-some = des parties du texte
pages-part-whole = la carte

pages-origin-rulebook-why = Imprimé dans un livret du jeu.
pages-origin-public-why = Plusieurs sources publiques s’accordent là-dessus.
pages-origin-deduced-why = Cela découle, par le compte, de ce qui est imprimé.
pages-origin-reconstructed-why = De nous : la carte imprimée n’est pas publique. Elle s’accorde avec tout ce qui est connu, et vous pouvez la remplacer par un fichier.

## Crédits

pages-credits-games = Les jeux
pages-credits-game = Un jeu de { $designers }, illustré par { $artists }, publié par { $publishers }.
pages-credits-ours = Ce qui est à nous
pages-credits-ours-text = Mots, plateaux, cartes, bots et moteur sont de nous, sous Apache License 2.0 ; aucune image ni aucune phrase ne vient d’un livret ou d’une carte.
pages-credits-work = Œuvre
pages-credits-by = Par
pages-credits-licence = Licence
pages-credits-art = Polices et silhouettes
pages-credits-browser = Dans le navigateur
pages-credits-server = Sur le serveur et dans le terminal
pages-credits-tools = Construire et tester
