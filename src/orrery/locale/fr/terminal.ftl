# Le terminal en français.

## Joindre les mots, et les places

list-empty = rien
list-pair = { $first } et { $second }
list-more = { $first }, { $rest }
seat-you = vous
seat-name = Place { $number }

## La ligne de commande

terminal-about = Des jeux de société modernes à information cachée, joués par un seul moteur exact.
terminal-compiled = compilé
terminal-uncompiled = non compilé
terminal-about-play = jouer contre des bots dans ce terminal
terminal-about-games = lister les jeux et leurs options
terminal-about-rules = montrer les règles numérotées d’un jeu, le code qui en réalise une et les tests qui la montrent
terminal-about-rules-wanted = des numéros comme N58, ou des mots qu’un énoncé contient ; sans rien, les sections
terminal-about-perft = compter les suites possibles d’une position
terminal-about-replay = raconter pas à pas une partie enregistrée
terminal-about-bench = mesurer la vitesse du moteur
terminal-about-train = faire jouer les bots d’un jeu pour améliorer leurs coefficients
terminal-about-train-out = un dossier pour les parties et les coefficients
terminal-about-train-rounds = combien de fois les coefficients sont améliorés (2 par défaut)
terminal-about-train-batches = combien de lots de parties par étape (20 par défaut)
terminal-about-train-games = combien de parties par lot (50 par défaut)
terminal-about-train-resume = reprendre le dossier de --out
terminal-about-arena = faire jouer des bots entre eux : lequel est le plus fort, et avec quelle certitude
terminal-about-arena-bots = les bots, séparés par des virgules : des noms, ou module:Classe
terminal-about-arena-games = nombre minimal de parties par paire (100 par défaut) ; avec --until, le nombre maximal
terminal-about-arena-seed = un texte quelconque ; la même graine répète toutes les parties (0 par défaut)
terminal-about-arena-workers = nombre de processus qui jouent (par défaut un par cœur) ; les résultats n’en dépendent pas
terminal-about-arena-mirrors = chaque bot joue aussi contre lui-même, ce qui montre ce que vaut un camp entre égaux
terminal-about-arena-until = faire jouer le premier bot contre le second jusqu’à ce que l’intervalle à 95 % de sa part de victoires exclue ce pourcentage ; au-delà de deux camps, la part dont la cote est la même face à une part équitable
terminal-about-arena-until-share = de même, mais pour la part de victoires elle-même
terminal-about-arena-side = avec --until : seulement les parties de ce camp, à partir de 0 ; peut être donné plusieurs fois
terminal-about-arena-out = un fichier pour les parties, une ligne pour chacune dès sa fin
terminal-about-arena-resume = reprendre le fichier de --out
terminal-about-arena-html = un fichier pour les résultats sous forme de page
terminal-about-game = le jeu, par exemple nebula
terminal-about-seats = le nombre de joueurs
terminal-about-bots = les bots des autres places, séparés par des virgules, pris à tour de rôle (par défaut : club)
terminal-about-seat = la place que vous prenez, à partir de 0 (par défaut : 0)
terminal-about-seed = un texte quelconque ; la même graine répète tous les tirages
terminal-about-world = quel monde du jeu : une planète, un côté du plateau, des règles (voir : orrery games)
terminal-about-variant = quelle variante des règles on joue
terminal-about-option = une option du jeu ; « { $command } games » les liste
terminal-about-content = un fichier qui remplace cartes ou plateaux, en tout ou en partie
terminal-about-load = une partie enregistrée à reprendre
terminal-about-version = la version, et si le moteur est compilé
terminal-about-language = la langue de tous les textes : { $languages } (par défaut : celle du système, ou l’anglais)
terminal-about-plain = dessiner avec des signes simples, pour une police sans les signes fins
terminal-about-depth = sur combien de choix compter
terminal-about-perft-seed = la graine de la partie au hasard que suit --after
terminal-about-after = compter depuis la position atteinte après tant de choix d’une partie au hasard
terminal-about-position = compter depuis une position exportée
terminal-about-record = une partie enregistrée ou un autre enregistrement
terminal-about-eyes = la raconter telle que cette place l’a vue
terminal-about-spectator = la raconter telle qu’un spectateur l’a vue
terminal-about-step = ne montrer la table qu’après ce pas
terminal-about-json = afficher des chiffres pour les machines
terminal-about-seconds = la durée de chaque mesure
terminal-about-only = ne mesurer que ce jeu parmi les nôtres ; peut être donné plusieurs fois
terminal-seats = De { $least } à { $most } joueurs.
terminal-option-bounds = un nombre entier de { $low } à { $high }

## Les règles numérotées

terminal-rules-count = { $count ->
    [one] Un énoncé numéroté.
   *[other] { $count } énoncés numérotés.
 }
terminal-rules-more = « { $command } rules { $game } { $rule } » montre un énoncé, le code qui le réalise et les tests qui le montrent. Avec un mot à la place du numéro, on trouve les énoncés qui contiennent ce mot.
terminal-rules-section = Section : { $section }
terminal-rules-implemented = Réalisé dans :
terminal-rules-shown = Montré par ces tests :
terminal-rules-for-people = Il s’adresse aux personnes : aucun code ne peut le réaliser.
terminal-rules-no-tests = Les tests viennent avec le code source, pas avec un paquet installé.

## Jouer

terminal-welcome = Bienvenue dans { $game }. Graine { $seed }. Tapez help à tout moment.
terminal-prompt = >
terminal-person = Humain
terminal-more = { $count ->
    [one] Encore { $count } choix ; tapez more pour le voir.
   *[other] Encore { $count } choix ; tapez more pour les voir.
 }
terminal-no-such-number = Tapez un nombre de 1 à { $last }, ou une commande.
terminal-unclear = { $count ->
    [0] Aucun choix ne contient « { $word } ». Tapez un numéro, ou des mots d’une ligne.
   *[other] « { $word } » convient à { $count } choix. Précisez, ou tapez le numéro.
 }
terminal-choose = Votre choix :
terminal-refused = Impossible : { $reason }.
terminal-undone = Annulé.
terminal-no-undo = Il n’y a rien à annuler : seul votre dernier choix peut l’être, et seulement tant qu’il ne vous a rien appris.
terminal-no-rules = La page des règles n’est pas livrée avec cette installation.
terminal-rules-form = Dites quelle règle, par exemple : rules { $rule }.
terminal-no-rule = Il n’y a pas de règle { $rule }. Les règles sont numérotées comme { $example }.
terminal-save-form = Dites où, par exemple : save soiree.json.
terminal-saved = Enregistré dans { $file }.
terminal-cannot-save = Impossible d’enregistrer dans { $file } : { $reason }.
terminal-load-form = Dites quel fichier, par exemple : load soiree.json.
terminal-loaded = Reprise de { $file }.
terminal-log-form = Dites combien de lignes, par exemple : log 50.
terminal-view-form = Dites de qui est le plateau, une place de 0 à { $last }, par exemple : view 1.
terminal-hint = Conseil : { $action }.
terminal-hint-reason = • { $reason }
terminal-left = La partie est enregistrée. Pour la reprendre : { $command } play --load { $file }
terminal-ended = La partie est enregistrée. Pour la revoir : { $command } replay { $file }
terminal-left-unsaved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.

## Aide

terminal-help-choices = Tapez le numéro d’un choix, ou sa forme courte ; « back » revient à tous les choix, « more » montre ceux qui manquent.
terminal-help-commands = « table » montre de nouveau la table, « score » la feuille de score, « view 1 » le plateau d’un autre joueur, « log » ce qui s’est passé, « rules { $rule } » une règle.
terminal-help-undo = « undo » annule votre dernier choix, tant qu’il ne vous a rien appris.
terminal-help-files = « save FICHIER » et « load FICHIER » enregistrent une partie et la reprennent ; « quit » s’en va, et enregistre aussi la partie.
terminal-help-others = « hint » dit ce que ferait le bot le plus fort à votre place.

## Servir et vérifier

terminal-about-serve = ouvrir Orrery dans le navigateur : servir des tables jusqu’à l’arrêt
terminal-about-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les autres (par défaut 127.0.0.1)
terminal-about-port = le port d’écoute (par défaut 8000)
terminal-about-store = où les parties sont gardées : sqlite:FICHIER ou postgresql://... (par défaut sqlite:orrery.sqlite3)
terminal-about-bot-workers = dans combien de processus les bots réfléchissent (par défaut 1)
terminal-about-bot-pause = combien de secondes un bot attend avant chaque choix (par défaut 0.6)
terminal-about-window-pause = combien de secondes reste ouverte chaque fenêtre de réponses secrètes quand plusieurs personnes jouent, sauf si l’hôte de la table en décide autrement (par défaut 10)
terminal-about-patience = au bout de combien de secondes les autres peuvent laisser un bot jouer pour une personne partie
terminal-about-metrics-address = où proposer les métriques pour Prometheus, sous la forme HOST:PORT (par défaut : nulle part) ; les joueurs ne doivent pas pouvoir y accéder
terminal-about-limits = largeur des limites par adresse et par invité : 1 suffit à un grand groupe, 10 vaut dix fois plus, 0 les supprime (par défaut 1)
terminal-about-proxy = adresses des proxys inverses, séparées par des virgules, dont les en-têtes X-Forwarded-For et X-Forwarded-Proto font foi (par défaut : aucune)
terminal-about-verify = vérifier que les tirages d’une partie enregistrée découlent de son secret
terminal-verified = { $count ->
    [one] L’unique tirage découle bien du secret fixé avant la partie.
   *[other] Les { $count } tirages découlent tous du secret fixé avant la partie.
 }
terminal-verified-inherited = { $count ->
    [one] Son premier choix vient d’une autre partie, avec les tirages de celle-ci.
   *[other] Ses { $count } premiers choix viennent d’une autre partie, avec les tirages de celle-ci.
 }

why-not-nature = cela ne peut pas être tiré maintenant : ce n’est pas parmi les issues possibles
why-not-listed = ce choix n’est pas possible maintenant
