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
