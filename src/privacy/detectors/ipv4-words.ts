/** Words that stand before numbers with dots, and what they say of them. All in lower case. */

const list = (words: string) => new Set(words.split(/\s+/));

export const ipWords = list(
  `ip ips ipv address addresses addr host hostname peer endpoint subnet gateway broadcast dns pinged pinging inet
  remoteaddress localaddress socketaddress inetaddress ipaddress ipaddr serverip playerip clientip hostip remoteip
  publicip externalip userip bindip loginip lastip regip myip quickplaymultiplayer traceroute banned unbanned blocked unblocked blacklisted whitelisted`,
);

/** `lastLoginAddress`, `realIp`, `remoteAddr`, `socksProxyHost` */
export const ipKey = /(?:[Aa]ddress|ADDRESS|[a-z](?:Addr|I[Pp]|Host))$/;

/** "connected to", "listening on": with one of these verbs before them they lead to an address. */
export const prepositions = list("to from by with on at via in out");

export const connectingVerbs =
  /^(?:(?:dis|re)?connect(?:ed|ing|ions?|s)?|ping(?:ed|ing|s)?|listening|bound|bind(?:ing)?|login|joined|joining|logged|logging|comes?|came|coming|denied|handshake|requests?|requested|packets?|traffic|query|queried|proxied|forwarded|kicked|attempts?|sessions?|rcon)$/;

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

/** Programs whose version follows their name: "Connected to MySQL 8.0.36.1". */
export const programs = list(
  "mysql mariadb redis postgresql postgres mongodb sqlite h2 hikaricp jedis lettuce rabbitmq docker nginx apache",
);

/** What machines are administered as. Before any other `@` there is a mod: `jei@15.2.0.27`. */
export const logins = list(
  "root admin administrator ubuntu debian centos fedora ec2-user opc azureuser pi steam minecraft mcserver pterodactyl amp",
);

/** Endings of names of hosts that no class and no program ends with. */
export const topLevel =
  "(?:com|net|org|de|gg|eu|fr|ru|xyz|pl|nl|uk|online|club|host|tk|us|cz|br|cn|at|ch|se|dev|pro|games?|world|info|biz|hu|ro|jp|kr|tw|vn|au|ca|fi|dk|ua|io|me)";

/** `play.example.net/5.9.12.44`, as Java writes it: the name that was looked up stands before the slash. */
export const lookedUp = new RegExp(`(?:^|[\\s"'\`[({<=,:;|])(?:[a-z\\d][a-z\\d-]{0,40}\\.){1,6}${topLevel}\\.?/$`, "i");

/** Names of which an address is the first part, whatever its numbers: those of data centres, and of name servers. */
export const namesOfAddresses =
  /\.(?:clients\.your-server\.de|vultrusercontent\.com|bc\.googleusercontent\.com|(?:nip|sslip|xip)\.io)(?![\w-])/iy;

const addressWords = String.raw`ips?|ipv4|vpn|proxy|proxies|traceroute|tracert|whois|address(?:es)?|adressen?|adresses|direcci[oó]n(?:es)?|endere[cç]os?|адрес\p{L}{0,3}|x-forwarded-for|x-real-ip|fail2ban|banip|ban-ip|tempbanip|ipban|pardon-ip|unbanip|dupeip|ssh|a record|bytes from|reply from|join my|my server`;

const connectionWords = String.raw`pings?|pinging|pinged|geo-?ip|lookup|forwarded|remote|peer|client(?=[:=])|(?:client|host)[:=]|connect(?:s|ed|ing|ion|ions)?|disconnect(?:ed|ing)?|verbind(?:e|en|et|ung|ungen)|verbunden|connexion|connect[eé]e?|conexi[oó]n|conectad[oa]|conectando|conex[aã]o|подключ\p{L}{0,8}|соединени\p{L}{0,2}|reach|unreachable|firewall|iptables|ufw|alts?|upnp|spf|dnsbl|dns|icmp|servidor:|banned|blocked|blacklist(?:ed)?|whitelist(?:ed)?`;

const anywhere = (words: string, others: string) =>
  new RegExp(
    String.raw`(?:^|[^\p{L}\p{N}_.])(?:${words})(?![\p{L}\p{N}_])|(?:${others})|\d ms[ \t]{1,8}$|@['"\x60]$`,
    "iu",
  );

const others =
  "地址|来自|來自|登录|登錄|封禁|代理|主机|从|從|зашёл|зашел|вошёл|вошел|depuis|desde|angemeldet|hat sich von";

/**
 * Words that somewhere before the numbers, in the same line, say that these are addresses. In the languages of those
 * who write plugins. None is part of the name of a program, or of what loggers write at the beginning of each line.
 */
export const connectionBefore = anywhere(`${addressWords}|${connectionWords}`, `${others}|连接|連接`);

/** Those words that are in no name of a mod, and do not stand before the version of whoever connects. */
export const addressBefore = anywhere(addressWords, others);

/** The ends of what `phraseBefore` matches. Most lines are turned down here. */
export const phraseEnd = /(?:from|on|to|as|registered|in|out|password|a) {1,2}\(?$|["=\t]$/i;

/** What leads to an address: "Kicked Steve from", "Last login: Mon Jan 12 12:00:00 2026 from", "2 accounts on". */
export const phraseBefore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:kicked|log(?:ged|in)|banned)[^\r\n]{1,40} from|(?:accounts?|scanning|session)(?: [^\r\n]{1,32})? on) $`,
    String.raw`\[AuthMe\] [\w.*]{2,24} (?:registered|logged (?:in|out)|used the wrong password) \(?$`,
    String.raw`(?<!\p{L})resol\p{L}{2,5} [a-z\d.-]{1,48}\.${topLevel}\.? (?:to|as) $`,
    String.raw`(?<!\p{L})(?:src|dst|ssh_client|ssh_connection)=$|"query\\?": ?\\?"$|(?<!\p{L})IN[ \t]{1,8}A[ \t]{1,2}$`,
  ].join("|"),
  "iu",
);

/** What says behind the numbers that they are an address. */
export const addressBehind =
  /^[\])}"'’]{0,3}[,:;]?[ \t]{0,3}(?:[^\r\n]{0,32}(?<![\p{L}_])(?:vpns?|proxy|proxies|прокси)(?![\p{L}_])|[^\r\n]{0,16}代理|(?:was|is|has been|got)[ \t](?:kicked|banned|blocked|blacklisted|whitelisted|disconnected|timed out|unreachable)|logged|joined|tried to (?:connect|join|log)|left the|(?:dis|re)?connected|lost connection|timed? ?out|timeout|port[: ]{1,2}\d|icmp|bytes[= ]|country|登录|登錄|的连接|的連接|的玩家|加入|超时|超時|angemeldet|abgelehnt|beigetreten|refus|rechazad|recusad|отклон)|^\] ?<\w|^[ \t]{0,2}(?:→|->)[ \t]{0,2}(?:\d|[A-Z])/iu;

/** "joined with client 1.21.2.3": a version of the game, though people connect before it. */
export const versionBefore =
  /(?:(?:^|[^\p{L}_])(?:version|versions|versión|versão|версия|версии|ver|build|update|updated|release|mod|plugin|loader|forge|fabric|java|driver)|版本|バージョン)[ \t]{0,2}[:：=([]{0,2}[ \t]{0,2}$|\|[ \t]{0,30}$|\.(?:dll|exe|so|drv|sys|jar)\b[^\r\n]{0,48}$|\w\{$|[a-z]Version=$|(?:Current|Target): $|-(?:latest|recommended)": ?"$|^\t{1,3}(?:- [a-z][a-z\d_-]{1,40}|[a-z][a-z\d_-]{1,40}: [A-Z][\w ']{1,40}) $/iu;

/** "Whitelist 1.0.2.3 enabled" */
export const versionBehind = /^[\])]? (?:enabled|disabled|loaded)(?!\p{L})|^ \{depends |^\} \[|^, ?(?:∞|\))/iu;

/** Before numbers that could be no others: "version 64.100.12.3". */
export const calledVersion = /(?:^|[^\p{L}])(?:versions?|ver|build|revision|release|cef|chromium)[ :=]{1,3}["']?$/iu;
