/** Words that stand before numbers with dots, and what they say of them. All in lower case. */

const list = (words: string) => new Set(words.split(/\s+/));

export const ipWords = list(
  `ip ips ipv address addresses addr host hostname peer endpoint subnet gateway dns pinged pinging inet
  remoteaddress localaddress socketaddress inetaddress ipaddress ipaddr serverip playerip clientip hostip remoteip
  publicip externalip userip bindip loginip lastip regip myip quickplaymultiplayer traceroute banned unbanned blocked unblocked blacklisted whitelisted`,
);

/** "connected to", "listening on": with one of these verbs before them they lead to an address. */
export const prepositions = list("to from by with on at via in");

export const connectingVerbs =
  /^(?:(?:dis|re)?connect(?:ed|ing|ions?|s)?|ping(?:ed|ing|s)?|listening|bound|bind(?:ing)?|login|joined|joining|logged|logging|comes?|came|coming|denied|handshake|requests?|requested|packets?|traffic|query|queried|proxied|forwarded|kicked|attempts?|sessions?)$/;

/** Words that may stand between: "the ip of the player is". */
export const fillers = list("is was are of the for and or a an as player client user");

export const versionWords = list(
  `version versions ver v java jdk jre jvm openjdk temurin zulu corretto graalvm forge neoforge fabric fabricloader
  loader quilt lwjgl minecraft mc bedrock paper purpur spigot bukkit velocity waterfall driver drivers nvidia amd radeon
  intel geforce opengl gl vulkan mesa directx build release revision rev update updated chrome chromium cef firefox edge
  electron safari applewebkit mozilla gecko opera discord obs api sdk windows macos linux kernel openssl netty kotlin
  scala gradle maven mixin mod mods plugin plugins library requires required above below between newer older than least
  most since before after until steam launcher curseforge optifine iris sodium`,
);

/**
 * Words that somewhere before the numbers, in the same line, say that these are addresses. In the languages of those
 * who write plugins. None is part of the name of a program, or of what loggers write at the beginning of each line.
 */
export const addressBefore =
  /(?<![\p{L}\p{N}_.])(?:ips?|ipv4|vpn|proxy|proxies|pings?|pinging|pinged|traceroute|tracert|whois|geo-?ip|lookup|address(?:es)?|adressen?|adresses|direcci[oó]n(?:es)?|endere[cç]os?|адрес\p{L}{0,3}|x-forwarded-for|x-real-ip|forwarded|remote|peer|client(?=[:=])|(?:client|host)[:=]|connect(?:s|ed|ing|ion|ions)?|disconnect(?:ed|ing)?|verbind(?:e|en|et|ung|ungen)|verbunden|connexion|connect[eé]e?|conexi[oó]n|conectad[oa]|conectando|conex[aã]o|подключ\p{L}{0,8}|соединени\p{L}{0,2}|reach|unreachable|firewall|iptables|ufw|fail2ban|banip|ban-ip|tempbanip|ipban|pardon-ip|unbanip|alts?|dupeip|upnp|ssh|spf|dnsbl|a record|dns|icmp|bytes from|reply from|join my|my server|servidor:|banned|blocked|blacklist(?:ed)?|whitelist(?:ed)?)(?![\p{L}\p{N}_])|(?:地址|来自|來自|连接|連接|登录|登錄|封禁|代理|主机|从|從|зашёл|зашел|вошёл|вошел|depuis|desde|angemeldet|hat sich von)|\d ms[ \t]{1,8}$|@['"`]$/iu;

/** The same behind the numbers. */
export const addressBehind =
  /^[\])}"'’]{0,3}[,:;]?[ \t]{0,3}(?:[^\r\n]{0,32}(?<![\p{L}_])(?:vpns?|proxy|proxies|прокси)(?![\p{L}_])|[^\r\n]{0,16}代理|(?:was|is|has been|got)[ \t](?:kicked|banned|blocked|blacklisted|whitelisted|disconnected|timed out|unreachable)|logged|joined|left the|(?:dis|re)?connected|lost connection|timed? ?out|timeout|port[: ]{1,2}\d|icmp|bytes[= ]|country|登录|登錄|的连接|的連接|的玩家|加入|超时|超時|angemeldet|abgelehnt|beigetreten|refus|rechazad|recusad|отклон)|^\] ?<\w|^[ \t]{0,2}(?:→|->)[ \t]{0,2}(?:\d|[A-Z])/iu;

/** "joined with client 1.21.2.3": a version of the game, though people connect before it. */
export const versionBefore =
  /(?:(?<![\p{L}_])(?:version|versions|versión|versão|версия|версии|ver|build|update|updated|release|mod|plugin|loader|forge|fabric|java|driver)|版本|バージョン)[ \t]{0,2}[:：=([]{0,2}[ \t]{0,2}$|\|[ \t]{0,30}$|\.(?:dll|exe|so|drv|sys|jar)\b[^\r\n]{0,48}$/iu;
