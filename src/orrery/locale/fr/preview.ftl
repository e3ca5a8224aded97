# Ce qu’une page dit d’elle-même aux moteurs de recherche et dans l’aperçu d’un lien, en français.

preview-locale = fr_FR
preview-lobby-title = Orrery : des jeux de société dans votre navigateur
preview-lobby = { $games } : jouez tout de suite contre des bots ou envoyez le lien à vos amis. Sans compte, rien à installer.
preview-rules = Les règles de { $game } en mots simples, numérotées et faciles à parcourir, avec nos décisions là où le livret se tait.
preview-cards = Toutes les cartes de { $game } : ce qu’elles font en mots simples, la règle dont elles dépendent et comment nous les connaissons.
preview-learn = Une première partie contre un bot, expliquée pas à pas pendant que vous jouez. Sans compte, rien à installer.
preview-about = Les touches, les jeux imprimés et leurs auteurs, et les travaux sur lesquels Orrery repose.
preview-free = { $count ->
    [one] { $game } : une place est libre
   *[other] { $game } : { $count } places sont libres
 }
preview-free-text = Prenez place et jouez dans votre navigateur. Sans compte, rien à installer.
preview-full = { $game } : la partie va commencer
preview-full-text = Toutes les places sont prises. Venez regarder dans votre navigateur.
preview-running = { $game } : une partie en cours
preview-running-text = Suivez-la en direct dans votre navigateur. Le public ne voit que ce qui est visible de tous.
preview-over = { $game } : une partie terminée
preview-over-text = Revoyez-la coup par coup, du point de vue de chaque joueur, ou reprenez-la à n’importe quel moment.
preview-take = Une place pour cet appareil
preview-take-text = Ouvrez ce lien sur l’appareil où vous voulez jouer. Il y déplace la place d’un joueur, une seule fois.
