# La page en français.

orrery = Orrery
failed = Une erreur s’est produite : { $reason }

offline = Pas de connexion. La page reprendra d’elle-même à son retour.

## La barre du haut

bar-home = Orrery, retour à l’accueil
bar-online = connecté
bar-offline = hors ligne
bar-copy = Copier le lien de cette table
bar-copied = Copié
copy-by-hand = Copiez-le d’ici :
bar-sound = Son
bar-sound-on = Son activé
bar-sound-off = Son coupé
bar-notices = Notifications
bar-notices-on = Les notifications sont activées
bar-notices-off = Me prévenir quand c’est mon tour
bar-notices-barred = Ce navigateur bloque les notifications de cette page
bar-theme = Thème clair ou sombre
bar-menu = Menu
bar-learn = Apprendre à jouer
bar-about = Aide et crédits
bar-language = Langue
bar-rules = Règles
bar-cards = Cartes
bar-rules-of = Règles : { $game }
bar-cards-of = Cartes : { $game }

menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-device = Changer d’appareil
menu-undo = Demander à annuler mon choix
menu-leave = Quitter ma place
menu-fair = Vérifier que personne n’a triché
menu-replay = Revoir la partie depuis le début

## Les réglages

settings-title = Réglages
settings-pace = Rythme des coups montrés
settings-pace-calm = Calme
settings-pace-brisk = Vif
settings-pace-instant = Immédiat
settings-theme = Thème
settings-theme-system = Celui du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sounds = Sons
settings-confirm-end = Demander avant de finir mon tour
settings-end-alone = Finir mon tour quand il n’y a plus rien à faire

## L’accueil

lobby-title = { $games ->
    [0] Les étoiles vous attendent.
    [1] Un monde, une table.
    [2] Deux mondes, une table.
    [3] Trois mondes, une table.
    [4] Quatre mondes, une table.
   *[other] { $games } mondes, une table.
 }
lobby-lead = Choisissez un jeu et jouez tout de suite, ou ouvrez une table et invitez vos amis par son lien. Sans compte, rien à installer.
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
lobby-listing = Mes nouvelles tables
lobby-listed = Publiques, visibles à l’accueil
lobby-unlisted = Privées, par lien seulement
lobby-learn = Première fois ? Jouez une partie guidée
game-and-world = { $game } · { $world }
lobby-own = Vos tables
lobby-own-turn = À vous de jouer : { $game }
lobby-asked = { $count ->
    [one] On attend { $names }
   *[other] On attend { $names }
 }
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte. Ouvrez-en une et envoyez son lien.
lobby-running = Parties en cours
lobby-running-none = Aucune partie publique en ce moment.
lobby-finished = Parties à revoir
lobby-finished-none = Les parties terminées apparaîtront ici.
lobby-played = Vos parties
lobby-played-all = Tout voir ({ $count })
lobby-go-on = Continuer
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-replay = Revoir
lobby-nobody = encore personne

nebula-card-meta = { $least }–{ $most } joueurs · 40 min · moyen
nebula-card-line = Tournez les horloges, prenez des étoiles et bâtissez votre galaxie.
comet-card-meta = { $least }–{ $most } joueurs · 60 min · moyen
comet-card-line = Faites éclore des animaux et menez-les à la caverne avant l’arrivée de la Comète.

## Avant le début

waiting-title = Qui joue ?
waiting-host = Envoyez le lien, ou laissez les bots prendre les places libres. Vous lancez la partie quand tout le monde est prêt.
waiting-guest = Indiquez que la partie peut commencer pour vous. L’hôte la lancera.
waiting-stranger = Prenez une place, ou restez pour regarder.
waiting-full = Toutes les places sont prises. Restez pour regarder : la partie s’affichera ici.
waiting-empty = Place libre
waiting-strength = Niveau ({ $name })
waiting-ready = c’est bon
waiting-not-ready = pas encore
waiting-sit = S’asseoir ici
waiting-add-bot = Ajouter un bot
waiting-remove-bot = Retirer le bot
waiting-size = Places
waiting-im-ready = C’est bon pour moi
waiting-unready = Finalement, attendez-moi
waiting-start = Lancer la partie
waiting-start-ready = En attente de tous les joueurs
waiting-start-seats = Remplissez d’abord les places libres
waiting-more = Points de règle
waiting-own-mix = mon mélange
waiting-auto = automatique : { $value }
waiting-seat-number = place { $number }
waiting-leave = Quitter la place
waiting-link = Inviter des amis
waiting-link-hint = Toute personne qui ouvre ce lien peut prendre une place ou regarder.
waiting-link-where = Des amis ailleurs ?
waiting-link-local = Ce lien ne fonctionne que sur cet ordinateur. La page d’aide dit comment laisser entrer les autres.
waiting-as-printed = Selon la règle imprimée.
waiting-listed = Cette table est visible à l’accueil.
waiting-unlisted = Seules les personnes qui ont le lien trouvent cette table.
waiting-copy = Copier
waiting-options = Options

clock-label = Temps de réflexion
clock-none = Sans limite
clock-move = { $seconds } secondes par coup
clock-game = { $minutes } minutes par partie
clock-then = Quand le temps est écoulé
clock-then-bot = Un bot joue
clock-then-pass = On passe
clock-own = Votre temps
clock-window = Temps avant la fin de cette étape. Il est le même pour tous.
hints-label = Des conseils ?
hints-about = Un conseil dit ce que ferait un bon bot, et pourquoi. Quand plusieurs personnes jouent, toutes voient qui en a demandé un.
hints-yes = oui, au su de tous
hints-no = non
window-label = Temps pour jouer une carte
window-about = Quand plusieurs personnes jouent, on a toujours ce temps pour jouer une carte : personne ne sait ainsi qui aurait pu en jouer une. Sans réponse à temps, vous n’en jouez aucune. Sans temps fixé, tout s’arrête à la dernière réponse, ce qui montre qui pouvait jouer.
window-none = aucun : fini à la dernière réponse
window-seconds = { $seconds } secondes

## Une liste de cartes à soi

list-title = Liste de cartes
list-shipped = Cette table utilise la liste de cartes intégrée.
list-own = { $count ->
    [one] Cette table utilise sa propre liste de cartes : { $count } valeur diffère.
   *[other] Cette table utilise sa propre liste de cartes : { $count } valeurs diffèrent.
 }
list-own-short = { $count ->
    [one] liste personnalisée : { $count } valeur
   *[other] liste personnalisée : { $count } valeurs
 }
list-hint = Si vous possédez le jeu imprimé, notez ce que disent vos cartes et jouez avec. Votre fichier ne contient que ce qui diffère.
list-use = Utiliser ma liste
list-paste = La coller comme texte
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
where-from = suite d’une autre partie, à partir du choix { $choices }

tabs-label = Zones de la table
talk-label = Journal, discussion et tous les coups
talk-log = Journal
talk-chat = Discussion
talk-choices = Tous les coups
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
        [yes] Votre temps est écoulé : un bot joue désormais pour vous.
       *[no] Temps écoulé : un bot joue désormais pour { $seat }.
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
    [yes] Vous avez quitté la table ; un bot joue pour vous.
   *[no] { $seat } a quitté la table ; un bot joue.
 }
table-back = { $seat-you ->
    [yes] Vous voilà de retour.
   *[no] { $seat } est de retour.
 }
log-empty = Il ne s’est encore rien passé.
chat-label = Discussion de la table
chat-empty = Aucun message pour le moment.
chat-write = Écrire un message
chat-send = Envoyer
chat-watcher = { $name } (spectateur)
chat-watcher-nameless = Un spectateur
since-mark = Depuis votre dernier tour
since-label = { $count ->
    [one] Il s’est passé { $count } chose depuis votre dernier tour. La montrer
   *[other] Il s’est passé { $count } choses depuis votre dernier tour. Les montrer
 }
since-chip = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
 }
advice-label = Ce que ferait un bon bot
advice-close = Fermer le conseil
choices-label = Tout ce que vous pouvez faire maintenant
choices-none = Vous n’avez rien à faire pour le moment.

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
seat-left = a quitté la table ; un bot joue
seat-sealed = a choisi

prompt-label = Que faire maintenant
board-enlarge = Agrandir le plateau
prompt-sending = envoi
prompt-hint = Conseil : que ferait le meilleur bot ?
prompt-hint-short = Conseil
prompt-undo = Annuler
prompt-end-sure = Finir le tour ?
prompt-paused = La partie est en pause.

banner-connecting = Connexion…
banner-lost = { $seconds ->
    [one] Pas de connexion. Vos choix sont conservés ; nouvel essai dans { $seconds } seconde.
   *[other] Pas de connexion. Vos choix sont conservés ; nouvel essai dans { $seconds } secondes.
 }
banner-refused = Impossible : { $reason }
banner-close = Fermer
banner-undo-asked = Vous avez demandé à annuler votre choix. Les autres décident.
banner-undo = { $seat } demande à annuler le dernier choix.
banner-undo-yes = Accepter
banner-undo-no = Refuser
banner-away = Un bot joue pour vous.
banner-back = Reprendre ma place
banner-gone = { $seat } n’est plus là.
banner-stand-in = Laisser un bot jouer pour { $seat }
banner-device = Ouvrez ce lien sur l’autre appareil pour y déplacer votre place :
banner-moved = Votre place est maintenant sur un autre appareil ; ici, vous regardez. Pour la ramener, faites de même depuis cet appareil.

tip-rule = Règle { $rule }

origin-rulebook = imprimé
origin-public = public
origin-deduced = déduit
origin-reconstructed = reconstitué

score-live = Score en direct
score-final = Feuille de score
# Beside the points that everybody sees: a secret goal may add to them.
score-and-secret = + secret
over-rematch = Rejouer
over-rematch-waiting = En attente des autres
over-rematch-asked = { $seat-count ->
    [one] { $seat } veut rejouer.
   *[other] { $seat } veulent rejouer.
 }
over-next = Partie suivante
over-replay = Revoir la partie
over-fair = Vérifier que personne n’a triché
over-record = Télécharger la partie
over-lobby = Retour à l’accueil
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
 }, { $seat } devant vous ({ $margin } { $margin ->
    [one] point
   *[other] points
 } d’écart).
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

replay-label = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
# The key.
replay-space = Espace
replay-moment = Moment de la partie
replay-eyes = Point de vue
replay-eyes-spectator = Vu par le public
replay-eyes-own = Vu par moi
replay-eyes-all = Toutes cartes visibles
replay-eyes-of = Vu par { $name }
replay-link = Copier un lien vers ce moment
replay-copied = Copié
replay-now = Revenir au présent
replay-end = Voir le résultat
replay-on = Jouer à partir d’ici
replay-on-why = Une nouvelle table à partir d’ici : vous jouez pour { $name }, des bots jouent les autres, et les tirages sont nouveaux.

## Vérifier le hasard

fair-title = Les tirages étaient-ils honnêtes ?
fair-lead = Personne ne peut choisir ce qui est tiré : ni le serveur, ni un joueur. Cette page le vérifie dans votre navigateur.
fair-table = La table : { $game }
fair-before = Avant la partie
fair-before-text = Le serveur invente un secret et en montre l’empreinte (SHA-256) avant que quiconque prenne place. Dès lors, il ne peut plus changer de secret.
fair-commitment = Ce qui a été montré : l’empreinte
fair-not-yet = Le secret est montré quand la partie est finie ; cette page peut alors le vérifier.
fair-after = Après la partie
fair-secret = Le secret
fair-digest = Empreinte du secret (SHA-256), calculée à l’instant par votre navigateur
fair-kept = Elles sont identiques : c’est bien le secret que le serveur avait fixé avant la partie.
fair-broken = Elles diffèrent : ce n’est pas le secret que le serveur avait fixé avant la partie.
fair-no-crypto = Votre navigateur ne fait ce calcul que sur des pages ouvertes par https ou sur cet ordinateur. La commande ci-dessous fonctionne partout.
fair-nonces = Ce que les joueurs ont ajouté
fair-nonces-text = Chaque navigateur ajoute un texte aléatoire quand quelqu’un prend place. Les textes ajoutés après la publication de l’empreinte empêchent le serveur de choisir un secret à sa convenance.
fair-no-nonce = rien : un bot
fair-inherited = { $count ->
    [one] Cette partie en continue une autre : son premier choix y a été tiré et s’y vérifie.
   *[other] Cette partie en continue une autre : ses { $count } premiers choix y ont été tirés et s’y vérifient.
 }
fair-inherited-link = Vérifier cette autre partie
fair-draw = Comment se fait un tirage
fair-draw-text = Chaque tirage est calculé à partir du secret, des textes des joueurs et du numéro du choix. Annuler un choix redonne donc le même tirage.
fair-number = Numéro du choix
fair-seed = Ce qui est signé avec le secret
fair-ticket = Le résultat : son HMAC-SHA256 ; le reste de sa division par la somme des poids dit ce qui est tiré
fair-whole = Tout vérifier
fair-whole-text = Téléchargez l’enregistrement et laissez le programme rejouer toute la partie. Il calcule chaque tirage et compare chaque étoile, carte et jeton, sans connexion à ce serveur.
fair-download = Télécharger l’enregistrement

## Autres pages

lost-page = Il n’y a rien ici
lost-page-text = L’adresse est peut-être incomplète.
lost-table = Cette table n’existe pas
lost-table-text = Elle a pu être fermée, ou le lien est incomplet.
lost-damaged = Cette table est illisible
lost-damaged-text = Son journal sur le serveur est abîmé. Rien n’a été changé ; le responsable du serveur peut peut-être le réparer.
lost-game = Ce jeu n’existe pas
lost-game-text = L’adresse est peut-être incomplète. Tous les jeux sont à l’accueil.
lost-link = Ce lien n’est plus valable
lost-link-text = Il a déjà servi, ou il est trop ancien. Faites-en un nouveau sur l’appareil où vous jouez.
lost-home = Retour à l’accueil
lost-link-label = Lien d’une table
lost-link-go = Ouvrir
lost-link-vain = Ce n’est pas le lien d’une table.
take-again = Réessayer
learn-opening = Mise en place de votre première partie…

about-title = Aide et crédits
about-lead = Orrery porte à l’écran des jeux de société modernes, exactement selon leurs règles. Toute personne qui a le lien peut jouer ; les bots prennent les places libres.
about-keys = Touches
about-key-tab = passe d’une zone de la table à l’autre
about-key-arrows = parcourent la table, avec Maj. seulement ce que vous pouvez choisir ; tournent une horloge ou parcourent une partie à revoir
about-key-enter = choisit ou valide ; dit pourquoi une chose ne peut pas être choisie
about-key-esc = annule un pas
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
guide-leave = Quitter le guide, jouer librement
guide-go = Continuer
guide-progress = { $number } sur { $of }
guide-play-on = Continuer à jouer
guide-real-game = Une vraie partie
guide-not-now = Les règles le permettent. Cette leçon montre autre chose : suivez l’anneau.

## Pourquoi la table refuse

refused-away = un bot joue pour vous ; reprenez d’abord votre place
refused-bad-clock = choisissez sans limite, un temps par coup ou un temps par partie
refused-bad-link = ce lien a déjà servi, est trop ancien ou ne vient pas d’ici ; créez-en un nouveau là où vous jouez
refused-bad-name = un nom tient sur une ligne et compte au moins une lettre
refused-bad-options = ces options ne vont pas ensemble
refused-bad-seat = cette place ne peut pas être changée ainsi
refused-bad-seats = le jeu ne se joue pas à ce nombre
refused-bad-text = écrivez un message de 500 caractères au plus
refused-bad-window = le temps pour jouer une carte est 0, ou va de 3 à 300 secondes
refused-conflict = la table a continué dans une autre fenêtre ; rechargez la page
refused-damaged = le journal de cette table est illisible ; rien n’a été changé
refused-damaged-store = le stockage du serveur est endommagé ; une partie peut en être perdue
refused-fault = le serveur a commis une erreur, notée dans son journal ; réessayez ou prévenez son responsable
refused-here = cette personne est là
refused-host-only = seul l’hôte peut faire cela
refused-no-game = ce jeu n’existe pas ici
refused-no-connection = pas de connexion
refused-no-guest = ce navigateur n’a pas envoyé de cookie ; autorisez les cookies pour cette page et rechargez-la
refused-no-table = cette table n’existe pas ; le lien est peut-être incomplet
refused-not-ready = tout le monde n’est pas encore là
refused-not-seated = prenez d’abord une place
refused-not-yours = tant que la partie dure, vous ne voyez que ce que votre place peut savoir
refused-nothing = vous n’avez encore rien choisi
refused-seated = vous êtes déjà à cette table
refused-taken = cette place est prise
refused-too-soon = cette personne peut encore revenir ; attendez un peu
refused-too-big = c’est trop à la fois
refused-too-many = trop de demandes d’ici ; réessayez dans un instant
refused-unavailable = le serveur ne peut rien enregistrer pour l’instant ; réessayez dans un moment
refused-wrong-time = ce n’est pas possible maintenant

## Jeux d’autres paquets

plain-table = Table
plain-log = Journal
plain-yours = À vous de choisir.
plain-waiting = On attend { $seat }.
