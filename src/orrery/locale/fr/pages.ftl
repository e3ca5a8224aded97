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
pages-rules-about = À propos de ces règles
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

## How to play in three minutes

pages-primer = Jouer en trois minutes
pages-primer-nebula-aim = Le but
pages-primer-nebula-aim-text = Chaque joueur remplit une galaxie d’étoiles de six couleurs. Objectifs, constellations et étoiles noires rapportent des points ; le joueur qui a le plus de points gagne.
pages-primer-nebula-setup = Mise en place
pages-primer-nebula-setup-text = Les amas se remplissent du sac, quatre objectifs communs sont posés. Chacun garde un objectif secret sur deux : 14 points à la fin.
pages-primer-nebula-collect = Collecte
pages-primer-nebula-collect-text = Dépensez exactement cinq pas sur les trois horloges, dans un sens ou dans l’autre. Vous prenez l’étoile que montre chaque horloge.
pages-primer-nebula-chaos = Ou le chaos
pages-primer-nebula-chaos-text = Ou bien sacrifiez une étoile de votre réserve, tirez-en cinq du sac et gardez-en deux.
pages-primer-nebula-place = Placement
pages-primer-nebula-place-text = Placez jusqu’à deux étoiles de couleurs différentes, trois si l’une a la couleur brillante. Une étoile va près des vôtres, par un trait ou une orbite, jamais près de sa couleur.
pages-primer-nebula-black = Étoiles noires
pages-primer-nebula-black-text = Elles vont sur votre piste : le nombre sous la dernière donne vos points. Dans le jeu complet, chacune pousse aussi un jeton : une couleur, une constellation ou un objectif rapporte plus à tous.
pages-primer-nebula-goals = Objectifs et recharge
pages-primer-nebula-goals-text = Le premier qui atteint un objectif commun pose un marqueur sur le plus grand nombre, les suivants sur le plus petit. Puis les amas presque vides se rechargent.
pages-primer-nebula-end = La fin
pages-primer-nebula-end-text = Trois constellations d’un joueur, le jeton Étoile noire au bout, assez de marqueurs ou un sac vide : la partie finit après la manche. On compte alors tout.
pages-primer-notalone-aim = Le but
pages-primer-notalone-aim-text = Un joueur est la Créature, les autres sont les Traqués. Les Traqués gagnent si le pion Secours atteint l’étoile en premier, la Créature si c’est l’Assimilation.
pages-primer-notalone-setup = Mise en place
pages-primer-notalone-setup-text = Dix lieux forment la planète. Chaque Traqué a les cartes des lieux 1 à 5, 3 Volontés et une carte Survie ; la Créature a trois cartes Traque.
pages-primer-notalone-hide = Phase 1 : se cacher
pages-primer-notalone-hide-text = Chaque Traqué joue un lieu face cachée. Les cartes défaussées sont visibles : la Créature sait où vous n’êtes pas.
pages-primer-notalone-catch = Phase 2 : traquer
pages-primer-notalone-catch-text = La Créature place son jeton sur un lieu, parfois d’autres jetons ou une carte Traque. Un Traqué attrapé perd 1 Volonté et l’Assimilation avance.
pages-primer-notalone-explore = Phase 3 : résolution
pages-primer-notalone-explore-text = Les lieux sont révélés. Qui n’a pas été trouvé utilise son lieu, ou reprend à la place une carte de sa défausse.
pages-primer-notalone-cards = Cartes Survie et Traque
pages-primer-notalone-cards-text = Elles se jouent pendant la phase imprimée dessus. Un Traqué en joue au plus une par tour, la Créature aussi.
pages-primer-notalone-back = Reprendre des cartes
pages-primer-notalone-back-text = À la fin du tour, les lieux joués sont défaussés et le pion Secours avance. Avant de vous cacher : résister, 1 Volonté pour deux cartes, ou lâcher prise, tout revient mais l’Assimilation avance.
pages-primer-comet-aim = Le but
pages-primer-comet-aim-text = Faites éclore des animaux préhistoriques et menez-les à la caverne, en haut du plateau, avant la Comète. Le joueur qui a le plus de points gagne.
pages-primer-comet-cards = Votre main
pages-primer-comet-cards-text = Vous commencez avec cinq cartes, trois Sauveteurs et un héros. À chaque tour, une action : Éclosion, Déplacement ou Repos.
pages-primer-comet-hatch = Éclosion
pages-primer-comet-hatch-text = Posez un animal près d’un Sauveteur libre, et placez celui-ci sur un nid libre de ce numéro. C’est la distance à la caverne.
pages-primer-comet-move = Déplacement
pages-primer-comet-move-text = Jouez une carte pour ses symboles : chacun est un pas vers un champ de cette zone. On saute gratuitement par-dessus les jetons, et tout symbole mène dans la caverne.
pages-primer-comet-wild = Jokers
pages-primer-comet-wild-text = On peut ajouter des cartes à joker, autant qu’on veut : un pas chacune, vers n’importe quelle zone.
pages-primer-comet-rest = Repos
pages-primer-comet-rest-text = Rendez disponibles les cartes épuisées, défaussez, prenez une carte Or et piochez jusqu’à votre limite de main.
pages-primer-comet-score = Animaux sauvés
pages-primer-comet-score-text = Un animal dans la caverne rapporte ses points et sa capacité aide désormais. Quand la pioche est vide, la phase de la Comète commence : chacun joue ce qu’il a, et les animaux sur le plateau ne rapportent rien.
