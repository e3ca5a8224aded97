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
lobby-strength = Niveau
bot-name = { $bot ->
    [random] Hasard
    [newcomer] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
    [greedy] Glouton
   *[other] { $bot }
 }
bot-about = { $bot ->
    [random] Joue au hasard.
    [newcomer] Connaît les règles, ne voit que ce qu’il a sous les yeux, et oublie.
    [casual] Joue des tours sensés, mais sans voir loin ni vous surveiller.
    [club] Prépare bien ses tours et garde un œil sur les autres.
    [expert] Voit loin et ne laisse rien passer.
    [greedy] Prend ce qui rapporte le plus tout de suite, quoi que fassent les autres.
   *[other] Un bot ajouté par la personne qui gère ce serveur.
 }
bot-others = Autres bots
lobby-games = Jeux
lobby-role = Vous voulez
lobby-play-now = Jouer contre les bots
lobby-open-table = Ouvrir une table
lobby-listing = Vos tables
lobby-listed = visibles à l’accueil
lobby-unlisted = par lien seulement
lobby-learn = Première fois ? Partie guidée
game-and-world = { $game } · { $world }
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
waiting-strength = Niveau de { $name }
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
waiting-auto = automatique : { $value }
waiting-seat-number = place { $number }
waiting-leave = Quitter la place
waiting-link = Inviter des amis
waiting-link-hint = Qui ouvre ce lien peut prendre une place ou regarder.
waiting-link-where = Des amis ailleurs ?
waiting-link-local = Il ne marche que sur cet ordinateur : vos amis ont besoin de son adresse dans leur réseau (démarrez avec --host 0.0.0.0).
waiting-as-printed = On joue comme le dit la règle.
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
clock-window = Fin de ce moment ; il dure autant, que l’on soit interrogé ou non
hints-label = Des conseils ?
hints-about = Un conseil dit ce que ferait un bon bot, et pourquoi. Quand plusieurs personnes jouent, toutes voient qui en a demandé un.
hints-yes = oui, au su de tous
hints-no = non
window-label = chaque moment pour les cartes
window-about = Quand plusieurs personnes jouent, chaque moment pour les cartes dure exactement ce temps, que l’on soit interrogé ou non : personne ne voit qui aurait pu en jouer une. Qui n’a pas répondu à temps n’en joue aucune.
window-seconds = { $seconds } secondes

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
table-hint = { $seat-you ->
    [yes] Vous demandez un conseil.
   *[no] { $seat } demande un conseil.
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
chat-watcher = { $name } (spectateur)
chat-watcher-nameless = Un spectateur
since-mark = Depuis votre dernier tour
since-label = { $count ->
    [one] Il s’est passé { $count } chose depuis votre dernier tour. La montrer
   *[other] Il s’est passé { $count } choses depuis votre dernier tour. Les montrer
 }
since-chip = { $count } depuis votre tour
advice-label = Ce que ferait un bon bot
advice-close = Fermer le conseil
choices-label = Tout ce que vous pouvez faire maintenant
choices-none = Rien à faire pour vous maintenant.

seat-own = vous
seat-bot = { $bot ->
    [random] bot, hasard
    [newcomer] bot débutant
    [casual] bot amateur
    [club] bot de club
    [expert] bot expert
   *[other] bot
 }
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
over-fair = Vérifier que personne n’a triché
over-record = Télécharger la partie
over-lobby = À l’accueil
over-you-first = Vous gagnez, avec { $margin } { $margin ->
    [one] point
   *[other] points
 } d’avance sur { $seat }.
over-you-first-tied = Vous gagnez au départage, à égalité avec { $seat }.
over-you-shared = Vous partagez la victoire.
over-you-place = Vous êtes { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] septième
 }, à { $margin } { $margin ->
    [one] point
   *[other] points
 } de { $seat }.
over-you-place-tied = Vous êtes { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] septième
 }, à égalité avec { $seat } mais derrière au départage.
over-course = Le score au fil de la partie
over-course-hint = Choisissez un moment pour y aller
over-course-at = Choix { $at } sur { $of } : { $scores }
over-share = Partager
over-shared = Lien copié
over-more = Plus
over-picture = Enregistrer une image

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

## La première partie guidée

guide-label = Votre première partie
guide-leave = Quitter le guide, continuer à jouer
guide-go = Continuer

## Pourquoi la table refuse

refused-away = un bot joue pour vous ; reprenez d’abord votre place
refused-bad-clock = une horloge est absente, ou compte des secondes par coup ou par partie
refused-bad-link = ce lien a déjà servi, est trop ancien ou n’est pas de nous ; faites-en un nouveau là où vous jouez
refused-bad-name = un nom demande au moins une lettre et tient sur une ligne
refused-bad-options = ces options ne vont pas ensemble
refused-bad-seat = cette place ne peut pas être changée ainsi
refused-bad-seats = le jeu n’est pas prévu pour ce nombre
refused-bad-text = dites quelque chose, en 500 caractères au plus
refused-bad-window = un moment pour les cartes dure de 3 à 300 secondes
refused-conflict = la table a continué ailleurs ; rechargez la page
refused-damaged = le journal de cette table est illisible ; rien n’en a été changé
refused-damaged-store = le stockage du serveur est endommagé ; une partie peut en être perdue
refused-fault = le serveur a commis une erreur, notée dans son journal ; réessayez ou prévenez qui s’en occupe
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
refused-too-many = trop de demandes à la fois ; réessayez dans un petit moment
refused-unavailable = le serveur ne peut rien enregistrer pour l’instant ; réessayez dans un moment
refused-wrong-time = ce n’est pas possible en ce moment

## Jeux d’autres paquets

plain-table = Table
plain-log = Journal
plain-yours = À vous de choisir.
plain-waiting = En attente de { $seat }.
