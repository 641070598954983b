/** Whose a class is, by its name. What Java, Minecraft, servers, loaders and libraries throw is mostly somebody else's fault. */

const packages = {
  java: "java javax jdk sun com.sun jdk.internal netscape org.w3c org.xml org.omg java.base",
  minecraft: "net.minecraft com.mojang Launch net.minecraft.launchwrapper",
  server: `org.bukkit org.spigotmc io.papermc com.destroystokyo net.md_5 co.aikar ca.spottedleaf org.purpurmc
    gg.pufferfish net.pl3x.purpur org.sugarcanemc org.leavesmc com.velocitypowered io.github.waterfallmc net.glowstone
    com.mohistmc org.magmafoundation io.izzel.arclight pocketmine org.fusesource.jansi net.minecrell.terminalconsole
    org.geysermc me.lucko.spark.paper alternate.current gnu.trove org.cardboardpowered`,
  loader: `net.minecraftforge cpw.mods net.neoforged net.fabricmc org.quiltmc org.spongepowered.asm
    org.spongepowered.include org.spongepowered.tools com.llamalad7.mixinextras net.jodah.typetools net.lenni0451.reflect
    io.github.zekerzhayard.forgewrapper org.prismlauncher org.multimc com.modrinth.theseus org.polymc
    oolloo.jlw org.objectweb.asm org.sinytra.adapter`,
  library: `io.netty com.google org.apache it.unimi org.lwjgl kotlin kotlinx scala groovy org.codehaus org.slf4j
    com.electronwill joptsimple oshi org.joml org.yaml org.json com.fasterxml org.sqlite com.mysql org.mariadb
    org.postgresql com.mongodb org.h2 org.hsqldb com.zaxxer redis com.ibm paulscode net.java org.eclipse org.jetbrains
    org.intellij org.checkerframework org.reactivestreams reactor rx io.reactivex okhttp3 okio org.jline jline
    org.fusesource com.typesafe org.spongepowered.configurate ninja.leaping net.kyori com.lmax org.ow2 org.jctools
    org.tukaani com.github.luben net.jpountz org.glassfish jakarta javassist net.bytebuddy com.github.benmanes
    org.openjdk com.ctc org.dom4j org.jdom nu.xom lzma gnu com.jcraft org.newsclub com.github.oshi com.oracle
    org.graalvm dev.latvian.mods.rhino org.mozilla org.luaj org.quartz ch.qos com.esotericsoftware org.agrona
    org.reflections org.hibernate com.datastax com.rabbitmq io.lettuce org.bson junit org.junit org.junit5
    net.minecrell com.rollbar io.sentry org.bstats org.mcstats clojure org.jruby org.python com.squareup io.grpc io.vertx
    com.nukkitx.natives org.cloudburstmc oshi.hardware paulscode.sound com.jagrosh`,
} as const;

export type Owner = keyof typeof packages;

const owners = new Map<string, Owner>();
for (const owner of Object.keys(packages) as Owner[]) {
  for (const name of packages[owner].split(/\s+/)) owners.set(name, owner);
}
const maxDepth = 4;

/** `null`: somebody's own, most likely a mod's or a plugin's. */
export function ownerOf(method: string): Owner | null {
  // PHP: `pocketmine\Server->tick`
  const separator = method.includes("\\") ? "\\" : ".";
  for (let at = method.indexOf(separator), depth = 0; at !== -1 && depth < maxDepth; depth++) {
    const owner = owners.get(separator === "." ? method.slice(0, at) : method.slice(0, at).replaceAll("\\", "."));
    if (owner) return owner;
    at = method.indexOf(separator, at + 1);
  }
  // `gfj.<init>`, `a$b.c`: no package, so one of Minecraft's obfuscated classes. Longer names without one tell nothing.
  if (separator === "." && method.indexOf(".") === method.lastIndexOf(".")) return "minecraft";
  return null;
}

/** `net.minecraft.class_310.method_1514`, `func_71190_q`, `m_8107_`: a name that no mod made up. */
export function isMappedName(name: string): boolean {
  return /^(?:method_\d{1,8}|func_\d{1,8}_\w{1,8}|m_\d{1,10}_|lambda\$\S{0,200}|<init>|<clinit>|\w{1,3})$/.test(name);
}
