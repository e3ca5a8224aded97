# La page en français.

orrery = Orrery
failed = Cela n’a pas marché : { $reason }

offline = Pas de connexion. La page reprendra d’elle-même à son retour.

## La barre du haut

bar-home = Orrery, vers l’accueil
bar-online = connecté
bar-offline = hors ligne
bar-copy = Copier le lien de cette table
bar-copied = Copié
copy-by-hand = Copiez-le d’ici :
bar-sound = Son
bar-sound-on = Son activé
bar-sound-off = Son coupé
bar-notices = Avis quand c’est à vous
bar-notices-on = On vous prévient quand c’est à vous
bar-notices-off = Me prévenir quand c’est à moi
bar-notices-barred = Ce navigateur n’autorise pas les avis d’ici
bar-theme = Clair ou sombre
bar-menu = Menu
bar-learn = Apprendre à jouer
bar-about = Aide et crédits
bar-language = Langue
bar-rules = Règles
bar-cards = Cartes
bar-rules-of = Règles : { $game }
bar-cards-of = Cartes : { $game }

menu-pause = Mettre en pause
menu-resume = Reprendre
menu-device = Changer d’appareil
menu-undo = Demander à annuler mon choix
menu-leave = Quitter ma place
menu-fair = Vérifier le hasard
menu-replay = Revoir la partie du début

## L’accueil

lobby-title = { $games ->
    [0] Les étoiles vous attendent.
    [1] Un monde, une table.
    [2] Deux mondes, une table.
    [3] Trois mondes, une table.
    [4] Quatre mondes, une table.
   *[other] { $games } mondes, une table.
 }
lobby-lead = Choisissez un jeu et jouez tout de suite, ou envoyez le lien à vos amis. Sans compte, rien à installer.
lobby-you = Vous êtes
lobby-guest = Invité
lobby-guest-number = Invité { $number }
lobby-rivals = Contre
lobby-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
 }
lobby-games = Jeux
lobby-play-now = Jouer contre les bots
lobby-open-table = Ouvrir une table
lobby-listing = Vos tables
lobby-listed = visibles à l’accueil
lobby-unlisted = par lien seulement
lobby-learn = Première fois ? Partie guidée
lobby-own = Vos tables
lobby-own-turn = À vous de jouer : { $game }
lobby-asked = { $count ->
    [one] choix attendu : { $names }
   *[other] choix attendus : { $names }
 }
lobby-open = Rejoindre une table
lobby-open-none = Aucune table ouverte. Ouvrez-en une et envoyez son lien.
lobby-running = En cours
lobby-running-none = Aucune partie publique en ce moment.
lobby-finished = Rediffusions
lobby-finished-none = Les parties terminées apparaîtront ici.
lobby-played = Vos parties
lobby-played-all = Tout voir ({ $count })
lobby-go-on = Continuer
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-replay = Revoir
lobby-nobody = personne encore

nebula-card-meta = { $least }–{ $most } joueurs · 40 min
nebula-card-line = Tournez les horloges, cueillez des étoiles, dessinez votre galaxie.
comet-card-meta = { $least }–{ $most } joueurs · 60 min
comet-card-line = Faites-les éclore et menez-les à l’abri avant que la comète ne tombe.

## Avant le début

waiting-title = Qui joue ?
waiting-host = Envoyez le lien, ou laissez les places libres aux bots. Vous lancez la partie quand tout le monde est prêt.
waiting-guest = Dites quand vous êtes prêt. L’hôte lance la partie.
waiting-stranger = Prenez une place, ou restez regarder.
waiting-full = Toutes les places sont prises. Restez regarder : la partie s’affichera ici.
waiting-empty = Place libre
waiting-bot = { $bot ->
    [greedy] bot, prend ce qui rapporte le plus
    [random] bot, joue au hasard
   *[other] bot
}
waiting-ready = prêt
waiting-not-ready = pas encore prêt
waiting-sit = S’asseoir ici
waiting-add-bot = Ajouter un bot
waiting-remove-bot = Retirer le bot
waiting-size = Places
waiting-im-ready = Je suis prêt
waiting-unready = Finalement pas prêt
waiting-start = Lancer la partie
waiting-start-ready = En attente que tous soient prêts
waiting-start-seats = Remplissez d’abord les places
waiting-more = Autres points de règle
waiting-own-mix = mon propre mélange
waiting-seat-number = place { $number }
waiting-leave = Quitter la place
waiting-link = Inviter des amis
waiting-link-hint = Qui ouvre ce lien peut prendre une place ou regarder.
waiting-link-local = Il ne marche que sur cet ordinateur : vos amis ont besoin de son adresse dans leur réseau (démarrez avec --host 0.0.0.0).
waiting-listed = Cette table est visible de tous à l’accueil.
waiting-unlisted = Cette table ne se trouve que par son lien.
waiting-copy = Copier
waiting-options = Options

clock-label = temps de réflexion
clock-none = sans limite
clock-move = { $seconds } secondes par coup
clock-game = { $minutes } minutes par partie
clock-then = quand le temps est écoulé
clock-then-bot = un bot joue
clock-then-pass = on passe
clock-own = Votre temps

## Une liste de cartes à soi

list-title = Liste de cartes
list-shipped = Cette table utilise la liste de cartes intégrée.
list-own = { $count ->
    [one] Cette table utilise sa propre liste de cartes : { $count } valeur diffère.
   *[other] Cette table utilise sa propre liste de cartes : { $count } valeurs diffèrent.
 }
list-own-short = { $count ->
    [one] liste propre : { $count } valeur
   *[other] liste propre : { $count } valeurs
 }
list-hint = Si vous possédez le jeu imprimé, notez ce que disent vos cartes et jouez avec. Votre fichier n’a besoin que de ce qui diffère.
list-use = Utiliser ma liste
list-paste = Plutôt la coller
list-paste-label = Le texte d’une liste de cartes
list-paste-use = Utiliser ce texte
list-template = Télécharger la liste intégrée comme modèle
list-back = Revenir à la liste intégrée
list-wrong = { $count ->
    [one] Il y a { $count } erreur dans cette liste. Rien n’a été changé.
   *[other] Il y a { $count } erreurs dans cette liste. Rien n’a été changé.
 }
list-line = ligne { $line }
list-whole = toute la liste
list-too-big = Le fichier est trop gros : { $size } ko au plus.
list-used = La table utilise maintenant cette liste.

## À la table

title-your-turn = ● À vous · Orrery
title-table = { $game } · Orrery
notice-your-turn = À vous de jouer : { $game }
notice-why = Les autres ont choisi.
where = { $over ->
    [yes] partie finie
   *[no] manche { $round }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } spectateur
       *[other] {" "}· { $watchers } spectateurs
     }
 }
where-turn = { $over ->
    [yes] partie finie
   *[no] { $game ->
       *[other] tour
     } { $turn }{ $watchers ->
        [0] {""}
        [one] {" "}· { $watchers } spectateur
       *[other] {" "}· { $watchers } spectateurs
     }
 }
where-waiting = en attente de joueurs
where-from = suite d’une autre partie, choix { $choices }

tabs-label = Zones de la table
talk-label = Journal, tchat et choix
talk-log = Journal
talk-chat = Tchat
talk-choices = Choix
log-label = Ce qui s’est passé
table-undid = { $seat-you ->
    [yes] Vous annulez le dernier choix.
   *[no] { $seat } annule le dernier choix.
 }
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Votre temps est écoulé : un bot continue pour vous.
       *[no] Temps écoulé : un bot continue pour { $seat }.
     }
    [pass] { $seat-you ->
        [yes] Votre temps est écoulé : vous passez.
       *[no] Temps écoulé : { $seat } passe.
     }
   *[bot] { $seat-you ->
        [yes] Votre temps est écoulé : un bot a joué pour vous.
       *[no] Temps écoulé : un bot a joué pour { $seat }.
     }
 }
table-stand-in = { $asker-you ->
    [yes] Vous laissez un bot jouer pour { $seat }.
   *[no] { $asker } laisse un bot jouer pour { $seat }.
 }
table-left = { $seat-you ->
    [yes] Vous partez ; un bot continue pour vous.
   *[no] { $seat } part ; un bot continue.
 }
table-back = { $seat-you ->
    [yes] Vous voilà de retour.
   *[no] { $seat } est de retour.
 }
log-empty = Il ne s’est encore rien passé.
chat-label = Discussion à la table
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
since-mark = Depuis votre dernier tour
since-label = { $count ->
    [one] Il s’est passé { $count } chose depuis votre dernier tour. La montrer
   *[other] Il s’est passé { $count } choses depuis votre dernier tour. Les montrer
 }
since-chip = { $count } depuis votre tour
choices-label = Tout ce que vous pouvez faire maintenant
choices-none = Rien à faire pour vous maintenant.

seat-own = vous
seat-bot = bot
seat-away = hors ligne
seat-left = est parti, un bot joue
seat-sealed = a choisi

prompt-label = Que faire
prompt-sending = envoi
prompt-hint = Conseil : que ferait le meilleur bot ?
prompt-undo = Annuler
prompt-paused = La partie est en pause.

banner-connecting = Connexion …
banner-lost = { $seconds ->
    [one] Pas de connexion. Vos choix sont gardés, nouvel essai dans { $seconds } seconde.
   *[other] Pas de connexion. Vos choix sont gardés, nouvel essai dans { $seconds } secondes.
 }
banner-refused = Ce n’était pas possible : { $reason }
banner-close = Fermer
banner-undo-asked = Vous avez demandé à annuler votre choix. Les autres décident.
banner-undo = { $seat } demande à annuler le dernier choix.
banner-undo-yes = Accepter
banner-undo-no = Non
banner-away = Un bot joue pour vous.
banner-back = La reprendre
banner-gone = { $seat } n’est plus là.
banner-stand-in = Laisser un bot jouer pour { $seat }
banner-device = Ouvrez ce lien sur l’autre appareil ; votre place vous y suivra :
banner-moved = Votre place est passée sur un autre appareil ; ici vous regardez. Pour la ramener, faites de même depuis cet appareil.

tip-rule = Règle { $rule }

origin-rulebook = imprimé
origin-public = public
origin-deduced = déduit
origin-reconstructed = reconstitué

score-live = Score en direct
score-final = Feuille de score
over-rematch = Rejouer
over-rematch-waiting = En attente des autres
over-next = À la partie suivante
over-replay = Revoir la partie
over-fair = Vérifier le hasard
over-record = Télécharger la partie
over-lobby = À l’accueil

## Rediffusion

replay-label = Rediffusion
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-eyes = Point de vue
replay-eyes-spectator = d’un spectateur
replay-eyes-own = le mien
replay-eyes-all = tout dévoilé
replay-eyes-of = vue : { $name }
replay-link = Copier un lien vers ce moment
replay-copied = Copié
replay-now = Revenir au présent
replay-end = Au résultat
replay-on = Jouer à partir d’ici
replay-on-why = Une nouvelle table à partir de ce moment : vous remplacez { $name }, des bots jouent les autres, le hasard est neuf.

## Vérifier le hasard

fair-title = Le hasard était-il honnête ?
fair-lead = Personne ici ne peut choisir le hasard d’une partie : ni le serveur, ni un joueur. Cette page refait les calculs, dans votre navigateur.
fair-table = La table : { $game }
fair-before = Avant la partie
fair-before-text = Le serveur invente un secret et en montre le SHA-256 avant que quiconque s’assoie. Il ne peut plus échanger ce secret.
fair-commitment = Ce qui a été montré : l’engagement
fair-not-yet = Le secret est montré quand la partie est finie ; cette page peut alors le vérifier.
fair-after = Après la partie
fair-secret = Le secret
fair-digest = SHA-256 du secret, calculé à l’instant par votre navigateur
fair-kept = Ils sont égaux : c’est bien le secret auquel le serveur s’était engagé.
fair-broken = Ils diffèrent : ce n’est pas le secret auquel le serveur s’était engagé.
fair-no-crypto = Votre navigateur ne fait de tels calculs que sur des pages venues par https ou de cette machine. La commande ci-dessous le fait partout.
fair-nonces = Ce que les joueurs ont ajouté
fair-nonces-text = Chaque navigateur ajoute un texte aléatoire quand quelqu’un s’assoit. Les textes de ceux qui se sont assis après l’engagement montré empêchent le serveur d’inventer un secret à sa convenance.
fair-no-nonce = rien : un bot
fair-inherited = { $count ->
    [one] Cette partie en continue une autre : son premier choix a eu le hasard de celle-ci et s’y vérifie.
   *[other] Cette partie en continue une autre : ses { $count } premiers choix ont eu le hasard de celle-ci et s’y vérifient.
 }
fair-inherited-link = Vérifier cette autre partie
fair-draw = Comment se fait un tirage
fair-draw-text = Les choix d’une partie sont numérotés. Quand c’est à la nature, le numéro du choix et ce qui est ci-dessus font un ticket ; son reste par la somme des poids dit ce qui est tiré. Un choix annulé retrouve ainsi le même hasard.
fair-number = Numéro du choix
fair-seed = Ce qui est signé avec le secret
fair-ticket = Le ticket : son HMAC-SHA256
fair-whole = Tout vérifier
fair-whole-text = Téléchargez l’enregistrement et laissez le programme rejouer toute la partie : il calcule chaque ticket et compare chaque étoile, carte et jeton tirés. Il n’a besoin d’aucune connexion à ce serveur.
fair-download = Télécharger l’enregistrement

## Autres pages

lost-page = Il n’y a rien ici
lost-page-text = L’adresse a peut-être été tronquée.
lost-table = Cette table n’existe pas
lost-table-text = Elle a pu être fermée, ou le lien a été tronqué.
lost-damaged = Cette table est illisible
lost-damaged-text = Son journal sur le serveur est abîmé. Rien n’en a été changé ; qui tient le serveur peut encore le réparer.
lost-game = Ce jeu n’existe pas
lost-game-text = L’adresse a peut-être été tronquée. Tous les jeux sont à l’accueil.
lost-link = Ce lien ne déplace plus de place
lost-link-text = Il a déjà servi, ou il est trop ancien. Faites-en un nouveau sur l’appareil où vous jouez.
lost-home = À l’accueil
take-again = Réessayer
learn-opening = Mise en place de votre première partie …

about-title = Aide et crédits
about-lead = Orrery porte à l’écran des jeux de société modernes, exactement selon leurs livrets de règles. Qui a le lien peut jouer ; les bots prennent les places libres.
about-keys = Touches
about-key-tab = passe d’une zone de la table à l’autre
about-key-arrows = parcourent la table, avec Maj. ce qui peut être choisi ; tournent une horloge ou parcourent une rediffusion
about-key-enter = choisit, ou termine ce qui est demandé ; dit pourquoi une chose ne peut pas être choisie
about-key-esc = revient d’un pas
about-key-numbers = choisissent la première à la neuvième de vos étoiles ou cartes
about-key-help = explique ce qui est sélectionné, ou pourquoi on ne peut pas le choisir
about-credits = Crédits
about-nebula = Nebula est un jeu de Cristian Bustos et Bernardo Vásquez, illustré par Luna Vargas, publié par Fractal Juegos. Les mots et les dessins d’ici sont les nôtres ; achetez la boîte, elle est magnifique.
about-comet = Comet est un jeu de Peter Prinz, illustré par Hendrik Noack, publié par Funtails et HUCH!. Les mots et les dessins d’ici sont les nôtres ; achetez la boîte, ses animaux le méritent.
about-texts = Chaque élément des plateaux et des cartes indique s’il est imprimé dans les règles, public, déduit ou reconstitué.
about-fonts = Polices : Onest de Dmitri Voloshin et Andrey Kudryavtsev, Spectral de Production Type, toutes deux sous SIL Open Font License.
about-drawings = Étoiles, plateaux et icônes sont dessinés pour cette page.
about-icons = Silhouettes d’animaux, de lieux et d’objets : game-icons.net par Lorc, Delapouite, Skoll, sbed et d’autres contributeurs, sous CC BY 3.0, recolorées ici.
about-made = Fait avec Svelte, Vite et Fluent.

## Nebula à la table

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
    [one] Gardez { $count } des étoiles tirées.
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
nebula-over-galaxies = Voir les galaxies

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
nebula-tip-centre = Le centre lumineux. Votre première étoile va ici.
nebula-tip-forbidden = À côté de { $star-the } { $cell-at }
nebula-tip-forbidden-why = Deux couleurs identiques ne se touchent jamais.
nebula-tip-no-star = aucune étoile
nebula-tip-crescent = Le croissant : étoile prise ici au tour précédent.
nebula-tip-too-far = Trop loin pour les pas restants.
nebula-tip-bright = L’{ $star } brille
nebula-tip-bright-why = Qui place cette couleur peut placer { $stars } étoiles dans le tour.
nebula-tip-track = Jeton noir : case { $at } sur { $last }
nebula-tip-track-why = Il avance à chaque étoile noire placée. Sur une case scintillante, l’étoile brillante change ; la dernière case termine la partie.
nebula-tip-black = Les étoiles noires vont sur votre piste des étoiles noires.
nebula-tip-blacks = Le nombre derrière votre dernière étoile noire est ce que marque la piste.

nebula-meters = La fin approche-t-elle ?
nebula-meter-track = Jeton noir
nebula-meter-track-why = Sur la dernière case, il termine la partie après cette manche.
nebula-meter-constellations = Constellations
nebula-meter-constellations-why = Le plus de constellations complétées par un joueur ; la troisième termine la partie après cette manche.
nebula-meter-markers = Marqueurs
nebula-meter-markers-why = Marqueurs sur les objectifs communs ; s’il y en a assez, la partie se termine après cette manche.
nebula-meter-bag = Dans le sac
nebula-meter-bag-why = Un sac vide termine la partie après cette manche.

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

## La première partie guidée

guide-label = Votre première partie
guide-leave = Quitter le guide, continuer à jouer
guide-go = Continuer
nebula-guide-about = La plus belle galaxie
nebula-guide-about-text = À chaque tour, vous prenez des étoiles de trois amas et les posez dans votre galaxie. Constellations, objectifs et étoiles noires rapportent des points. Dès que quelqu’un a trois constellations, ou qu’il manque d’étoiles ou d’objectifs, le plus de points gagne.
guide-goal = Un objectif secret
guide-goal-text = Vous gardez l’une de ces deux cartes. À la fin, elle donne 14 points si votre galaxie montre ce qu’elle demande. Les anneaux dorés sont les cases dont elle parle. Prenez celle qui vous plaît ; aucune n’est mauvaise.
guide-wait = Le bot joue
guide-wait-text = Regardez le journal et les amas. Ce que les autres prennent a disparu jusqu’à la recharge. Cliquez sur un joueur pour voir sa galaxie en grand.
guide-collect = Collecte : tournez les horloges
guide-collect-text = Trois horloges, cinq pas en tout, en avant ou en arrière. Vous prenez l’étoile en face de chaque horloge, même de celle qui ne bouge pas. Cliquez sur une étoile pour y pointer son horloge, ou tirez une aiguille.
guide-collect-again = Nouvelle collecte
guide-collect-again-text = Regardez d’abord vos objectifs : quelles couleurs vous faut-il ? Les anneaux dorés montrent ce que vous prendriez. Avec une étoile en réserve, vous pouvez aussi appeler le chaos et tirer du sac.
guide-steps = Dépensez les cinq pas
guide-steps-text = Il faut exactement cinq pas. Une horloge ne revient jamais en arrière dans un tour, mais avant de confirmer vous pouvez tout changer. Cliquez de nouveau sur la même étoile pour y aller par l’autre côté.
guide-take = Prenez-les
guide-take-text = Cinq sur cinq. Les étoiles entourées sont à vous dès que vous appuyez sur le bouton.
guide-chaos = Chaos
guide-chaos-text = Sacrifiez une étoile de votre réserve, tirez-en cinq du sac, gardez-en deux. Utile quand les amas n’offrent rien de bon.
guide-keep = Gardez-en deux
guide-keep-text = Cliquez sur les deux étoiles voulues. Les trois autres quittent la partie.
guide-centre = Votre première étoile
guide-centre-text = Toute galaxie commence en son centre. Choisissez une étoile de votre réserve, en bas, et posez-la là. Le centre est lumineux, et certains objectifs comptent les cases lumineuses.
guide-choose = Deux étoiles par tour
guide-choose-text = Vous pouvez placer deux étoiles de couleurs différentes. Si l’une a la couleur de l’étoile brillante, au milieu de la nébuleuse, vous pouvez en placer une troisième.
guide-place = Près d’une étoile, jamais de sa couleur
guide-place-text = Les cases entourées sont ouvertes à cette étoile : elles touchent une de vos étoiles par un trait, un pointillé ou le long d’une orbite. Deux couleurs égales ne se touchent jamais. Pointez une autre case pour voir ce qui l’interdit.
guide-place-more = Voyez plus loin
guide-place-more-text = Une constellation pleine vaut 6 points, les objectifs communs valent plus pour le premier. Un anneau en tirets signifie que vous remplaceriez l’étoile qui s’y trouve.
guide-black = Une étoile noire
guide-black-text = Les étoiles noires vont sur votre piste, au-dessus de la galaxie ; le nombre derrière la dernière est son score. Chacune fait aussi avancer le jeton noir de la nébuleuse vers la fin de la partie.
guide-push = Poussez un jeton
guide-push-text = Avancez un jeton d’une case vers la droite. Un meilleur rang donne plus de valeur à sa couleur, sa constellation ou son objectif, pour tout le monde.
guide-done = Votre tour est fini
guide-done-text = Appuyez sur « Finir le tour ». Les objectifs atteints reçoivent votre marqueur, et les amas presque vides sont rechargés. D’ici là, « Annuler » reprend vos étoiles.
guide-over = Voilà une partie complète
guide-over-text = La feuille montre d’où viennent les points. Dans le jeu complet, un plateau des valeurs décide de ce que valent couleurs et constellations. Rejouez, ou tentez votre chance contre deux bots.

## Pourquoi la table refuse

refused-away = un bot joue pour vous ; reprenez d’abord votre place
refused-bad-clock = une horloge est absente, ou compte des secondes par coup ou par partie
refused-bad-link = ce lien n’est pas de nous ou est trop ancien ; faites-en un nouveau là où vous jouez
refused-bad-name = un nom demande au moins une lettre et tient sur une ligne
refused-bad-options = ces options ne vont pas ensemble
refused-bad-seat = cette place ne peut pas être changée ainsi
refused-bad-seats = le jeu n’est pas prévu pour ce nombre
refused-bad-text = dites quelque chose, en 500 caractères au plus
refused-conflict = la table a continué ailleurs ; rechargez la page
refused-damaged = le journal de cette table est illisible ; rien n’en a été changé
refused-fault = le serveur s’est trompé ; rien de ce qui a été confirmé n’est perdu, réessayez
refused-here = cette personne est là
refused-host-only = seul l’hôte peut faire cela
refused-no-game = ce jeu n’existe pas ici
refused-no-connection = pas de connexion
refused-no-guest = ce navigateur n’a pas envoyé de cookie ; autorisez les cookies pour cette page et rechargez-la
refused-no-table = cette table n’existe pas ; le lien a peut-être été tronqué
refused-not-ready = tout le monde n’est pas encore là et prêt
refused-not-seated = prenez d’abord une place
refused-not-yours = tant que la partie dure, vous ne voyez que ce que votre place peut savoir
refused-nothing = vous n’avez encore rien choisi
refused-seated = vous êtes déjà à cette table
refused-taken = quelqu’un est assis là
refused-too-soon = cette personne peut encore revenir ; attendez un peu
refused-too-big = c’est trop à la fois
refused-wrong-time = ce n’est pas possible en ce moment

## Comet à la table

comet-first-player = a commencé
comet-tab-valley = Vallée
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
comet-card-once = Une fois
comet-hero-word = Héros
comet-card-hidden = une carte cachée
comet-egg-label = œuf { $egg }
comet-egg-nest = œuf { $egg }, nid { $nest }
comet-symbols-left = Symboles restants
    .why = Chacun vaut un pas d’un sauveur vers une case libre de ce milieu, le violet vers n’importe lequel ; tous mènent dans la caverne. Ce qui reste à la fin du tour est perdu.
    .rule = C25
comet-enter-by = Entrer avec quel symbole ?
comet-helpers = Peuvent aider
comet-look-own = Revoir les miens
comet-look-acting = Voir qui joue
comet-over-valley = Voir la vallée
comet-beside = { $token } : à côté du plateau
    .why = Ce jeton n’appartient à personne. Une carte Chevaucheur le pose sur un milieu ou un nid libre, où chacun le saute gratuitement comme un sauveur.
    .rule = C65
comet-hint = Conseil : { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat } choisit Éclosion, Déplacement ou Repos.
    [hatch] { $seat } fait éclore un animal.
    [nest] { $seat } choisit un nid.
    [move] { $seat } se déplace.
    [glide] { $seat } se déplace.
    [discarding] { $seat } se repose.
    [taking] { $seat } prend une carte Or.
    [drawing] { $seat } se repose.
    [between] { $seat } peut utiliser un animal entre deux tours.
    [parrot] { $seat } se déplace avec une carte qui vient d’être jouée.
    [comet-choice] { $seat } choisit : piocher ou rendre disponible.
   *[other] { $seat } : { $phase }.
 }
comet-prompt-nature = Un instant : { $phase }.
comet-prompt-over-small = Cliquez sur une ligne du journal pour revoir ce moment.
comet-prompt-comet-small = La Comète est là : il n’y a plus de Repos.
comet-prompt-turn = { $comet ->
    [yes] À vous : Éclosion, Déplacement, ou ne plus jouer.
   *[no] À vous : Éclosion, Déplacement ou Repos.
 }
comet-prompt-turn-small = Cliquez sur l’œuf d’une carte pour l’éclosion, sur ses symboles pour le déplacement.
comet-prompt-turn-only = { $comet ->
    [yes] Ni Éclosion ni Déplacement possibles.
   *[no] Ni Éclosion ni Déplacement possibles : reposez-vous et piochez.
 }
comet-prompt-hatch = { $hatches ->
    [0] C’est éclos. Utilisez un animal qui aide, ou terminez votre tour.
    [one] Vous pouvez faire éclore { $hatches } animal de plus.
   *[other] Vous pouvez faire éclore { $hatches } animaux de plus.
 }
comet-prompt-hatch-small = Les animaux qui aident à l’Éclosion sont marqués.
comet-prompt-nest = Choisissez un nid numéro { $wanted }.
comet-prompt-nest-small = Le numéro est le chemin jusqu’à la caverne, pas à pas.
comet-prompt-nest-higher = Le nid { $wanted } est pris : le prochain plus grand qui soit libre est { $open }.
comet-prompt-amount = De combien réduisez-vous la Distance du Nid ?
comet-prompt-amount-small = Un numéro plus petit est plus près de la caverne.
comet-prompt-move = Déplacez le Sauveteur { $savior }, { $name } : cliquez sur un champ lumineux.
comet-prompt-move-small = { $others ->
    [yes] Les points sont les symboles dépensés. Cliquez sur un autre Sauveteur pour le déplacer.
   *[no] Les points sont les symboles dépensés.
 }
comet-prompt-cavern = { $steps ->
    [one] La caverne est à { $steps } pas : { $name }, animal sauvé, { $points } points.
   *[other] La caverne est à { $steps } pas : { $name }, animal sauvé, { $points } points.
 }
comet-prompt-move-none = Aucun symbole ne mène plus loin.
comet-prompt-move-end = Ajoutez une carte, utilisez un animal, ou terminez votre tour.
comet-prompt-move-help = Ajoutez une carte ou utilisez un animal.
comet-prompt-walking = Le Sauveteur { $savior } est en chemin.
comet-prompt-stopped = Le chemin n’est plus ouvert ; Sauveteur et symboles restent comme vous les voyez.
comet-prompt-enter = Avec quel symbole entrez-vous en { $field } ?
comet-prompt-enter-small = Gardez celui dont un autre Sauveteur a encore besoin.
comet-prompt-glide = Choisissez où va le Sauveteur.
comet-prompt-glide-small = Il ne faut pas de symbole, et rien n’est ignoré.
comet-prompt-scout = Quel Sauveteur peut ignorer ces champs ce tour ?
comet-prompt-scout-small = Cliquez dessus dans la vallée.
comet-prompt-place = Placez { $token-the } sur un champ libre.
comet-prompt-place-small = Chacun peut l’ignorer : un gué pour vous, ou pour eux.
comet-prompt-duplicate = Quel symbole copiez-vous ?
comet-prompt-discard = Repos : défaussez les cartes dont vous ne voulez pas.
comet-prompt-discard-small = Ensuite vous prenez une carte Or et piochez jusqu’à votre limite de main.
comet-prompt-take = Prenez une carte Or de la rivière.
comet-prompt-take-small = Elle compte dans votre limite de main.
comet-prompt-draw = Piochez une carte Argent, ou prenez une carte Or à la place.
comet-prompt-draw-small = Seulement dans la rivière, face visible.
comet-prompt-comet = La Comète est là : piocher, ou rendre disponibles toutes vos cartes ?
comet-prompt-comet-choice-small = Désormais plus personne ne peut se reposer.
comet-prompt-between = Entre deux tours, vous pouvez utiliser un animal.
comet-prompt-between-small = Cliquez sur une carte qui vient d’être jouée, ou refusez.

comet-act-end = Finir le tour
comet-act-decline = Refuser
comet-act-discarded = Continuer
comet-act-rest = Repos
comet-act-stop = Ne plus jouer
comet-act-bonus = Utiliser la réduction
comet-act-by = de { $amount }
comet-act-scout = Sauveteur { $savior }
comet-act-duplicate = copier : { $symbol }
comet-act-draw-silver = Piocher Argent
comet-act-draw-up = Piocher
comet-act-ready-all = Rendre disponible
comet-pass = Passer jusqu’à mon tour
comet-passing = Passe jusqu’à mon tour
comet-passing-off = Me redemander

comet-hatch = Éclosion
comet-hatch-label = Faire éclore { $card } : nid { $nest }
comet-move = Déplacer
comet-move-label = Se déplacer avec { $card }
comet-utility = Utiliser
comet-utility-label = Utiliser { $card } : { $text }
comet-discard = Défausser
comet-discard-label = Défausser { $card }
comet-take = Prendre
comet-take-label = Prendre { $card }
comet-copy = Se déplacer avec
comet-copy-label = Se déplacer avec : { $card }
comet-chip-use = Utiliser :

comet-hand-of = { $seat-you ->
    [yes] Votre main
   *[no] Main : { $seat }
 }
comet-hand-size = { $count } sur { $limit }
comet-hand-both = œuf : éclosion · symboles : déplacement
comet-hand-discard = cliquez sur une carte pour la défausser
comet-hand-more = d’autres cartes peuvent s’ajouter
comet-hand-empty = aucune carte en main
comet-display = Rivière Or
comet-display-aside = { $comet ->
    [yes] { $left } dans la pioche
   *[no] 1 à prendre au Repos · { $left } dans la pioche
 }
comet-display-empty = plus de carte Or
comet-played-title = Joué à l’instant pour le déplacement
comet-played-aside = entre deux tours
comet-rescued-of = { $seat-you ->
    [yes] Votre Héros et vos animaux sauvés
   *[no] Héros et animaux sauvés : { $seat }
 }

comet-saviors = Sauveteurs
comet-savior-left = { $distance ->
    [one] { $distance } pas jusqu’à la caverne
   *[other] { $distance } pas jusqu’à la caverne
 }
comet-savior-skips = peut ignorer { $areas-the }
comet-savior-free = libre : faites éclore un animal
comet-card-tip = Nid : { $nest }. Points : { $points }. Déplacement : { $areas }.
comet-savior-tip = { $distance } pas jusqu’à la caverne ; { $points } points si l’animal est sauvé.

comet-seat-line = { $out ->
    [yes] ne joue plus · { $name }
   *[no] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
     } · { $name }
 }
comet-seat-none = aucun animal sauvé

comet-valley = La vallée
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
comet-tip-nest = Les animaux éclosent ici. Personne n’entre sur un nid par un symbole.
comet-tip-cavern = N’importe quel symbole y mène. L’animal est sauvé, le Sauveteur de nouveau libre.
comet-tip-area = On y entre avec un symbole « { $area } » ou un joker. Un jeton posé ici peut être ignoré gratuitement.

comet-gauge = { $left } cartes sur { $of } avant la comète
comet-gauge-why = Quand la pioche est vide, la comète tombe : { $comet } cartes Argent entrent encore en jeu, et il n’y a plus de Repos.
comet-gauge-here = La Comète est là ; { $left } cartes dans la pioche
comet-gauge-here-why = Plus personne ne peut se reposer. Qui ne peut ou ne veut plus agir ne joue plus ; puis on compte.
comet-gauge-left = { $left ->
    [one] carte restante
   *[other] cartes restantes
 }

## Comet, la première partie guidée

comet-guide-about = Avant que la comète tombe
comet-guide-about-text = Faites éclore des animaux sur leurs nids et menez-les par la vallée jusqu’à la caverne. Qui arrive rapporte des points et vous aide. Quand les cartes s’épuisent, la comète tombe : le plus de points gagne.
comet-guide-first = Votre première éclosion
comet-guide-first-text = Chaque carte est un animal à faire éclore, ou un moyen de se déplacer. Le nombre dans l’œuf dit à quelle distance de la caverne il éclôt ; les grands nombres donnent plus de points et plus d’aide. Cliquez sur l’œuf d’une carte.
comet-guide-nest = Choisissez son nid
comet-guide-nest-text = Votre Sauveteur part d’un nid de ce numéro. S’ils sont tous pris, c’est le prochain plus grand. Regardez les champs du chemin : quels symboles vous faudra-t-il ?
comet-guide-hatched = C’est éclos
comet-guide-hatched-text = L’animal attend à côté de votre Sauveteur. Sa capacité ne compte qu’une fois l’animal sauvé. Terminez votre tour.
comet-guide-turn = Éclosion, Déplacement, Repos
comet-guide-turn-text = L’un des trois à chaque tour. Trois Sauveteurs peuvent être en chemin à la fois. Cliquez sur les symboles au bas d’une carte pour vous déplacer avec elle : chaque symbole est un pas sur un tel champ.
comet-guide-move = En route
comet-guide-move-text = Les champs entourés sont à portée de vos symboles ; pointez-en un pour voir le chemin. Les jetons sur le chemin sont ignorés gratuitement, les autres vous servent donc de gué. N’importe quel symbole mène dans la caverne.
comet-guide-on = Utilisez ce qui reste
comet-guide-on-text = Les symboles peuvent être répartis entre vos Sauveteurs. On peut ajouter des cartes à l’empreinte violette, autant qu’on veut : chacune est un pas sur n’importe quelle zone.
comet-guide-end = Déplacement fini
comet-guide-end-text = Appuyez sur « Finir le tour ». D’ici là, « Annuler » reprend vos pas. Les symboles restants sont perdus.
comet-guide-rest = L’heure du Repos
comet-guide-rest-text = Reposez-vous pour rendre disponible ce qui est épuisé, jeter ce dont vous ne voulez pas, prendre une carte Or et piocher jusqu’à votre limite.
comet-guide-discard = Jetez ce qui n’aide pas
comet-guide-discard-text = Cliquez sur les cartes dont vous ne voulez pas ; moins vous en gardez, plus vous piochez. Puis continuez.
comet-guide-gold = Une carte Or
comet-guide-gold-text = Les animaux Or peuvent plus ou valent plus. Les cartes marquées « Une fois » se jouent de la main puis s’en vont.
comet-guide-between = Entre deux tours
comet-guide-between-text = Certains animaux agissent quand quelqu’un vient de se déplacer : prenez cette carte, ou déplacez-vous avec ses symboles. Vous pouvez toujours refuser.
comet-guide-comet-choice = La comète tombe
comet-guide-comet-choice-text = Les dernières cartes entrent en jeu. Piochez jusqu’à votre limite, ou rendez disponible tout ce qui est épuisé.
comet-guide-comet = Les derniers tours
comet-guide-comet-text = Il n’y a plus de Repos : votre main est tout ce que vous avez. Mettez à l’abri qui vous pouvez ; les animaux encore en chemin ne rapportent rien.
comet-guide-help = Un animal aide
comet-guide-help-text = Choisissez sur le plateau ou dans la consigne ce qu’il fait. Il est ensuite épuisé, jusqu’à votre Repos.
comet-guide-wait = Le bot joue
comet-guide-wait-text = Regardez où vont les autres : leurs jetons sont des pierres par-dessus lesquelles sauter. Cliquez sur un joueur pour voir qui est sauvé.
comet-guide-over = Voilà une partie complète
comet-guide-over-text = La feuille montre d’où viennent les points. Vigognes, Lézards et Héros méritent un plan dès le début. Rejouez, ou essayez l’autre côté du plateau.
