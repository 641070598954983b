/** Packages of Java, Minecraft, servers, loaders and libraries. What they throw is mostly somebody else's fault. */

const packages = {
  java: "java javax jdk sun com.sun netscape org.w3c org.xml org.omg java.base com.ibm.jvm",
  // OptiFine's runs the game's own code for whatever the server sends.
  minecraft: "net.minecraft com.mojang Launch net.optifine.util.PacketRunnable",
  server: `org.bukkit org.spigotmc io.papermc com.destroystokyo puregero.multipaper net.md_5 co.aikar
    ca.spottedleaf.concurrentutil ca.spottedleaf.dataconverter ca.spottedleaf.moonrise ca.spottedleaf.leafprofiler org.purpurmc gg.pufferfish
    net.pl3x.purpur org.sugarcanemc org.leavesmc top.leavesmc org.dreeam org.galemc com.velocitypowered
    io.github.waterfallmc net.glowstone com.mohistmc red.mohist org.magmafoundation io.izzel.arclight catserver foxlaunch
    kcauldron thermos za.co.mcportcentral org.kettingpowered com.tuinity com.javazilla.bukkitfabric net.minestom.server
    pocketmine cn.nukkit org.powernukkitx org.fusesource.jansi org.geysermc me.lucko.spark.paper alternate.current
    org.cardboardpowered org.spongepowered.api org.spongepowered.common org.spongepowered.forge org.spongepowered.mod
    org.spongepowered.vanilla org.spongepowered.plugin org.spongepowered.server net.canarymod`,
  loader: `net.minecraftforge net.neoforged cpw.mods net.fabricmc.accesswidener net.fabricmc.api net.fabricmc.classtweaker
    net.fabricmc.devlaunchinjector net.fabricmc.installer net.fabricmc.loader net.fabricmc.mapping net.fabricmc.fabric
    net.fabricmc.tinyremapper net.legacyfabric org.quiltmc.loader org.quiltmc.parsers org.quiltmc.qsl org.quiltmc.qkl
    org.quiltmc.quilt org.spongepowered.asm org.spongepowered.include org.spongepowered.tools com.llamalad7.mixinextras
    com.bawnorton.mixinsquared net.jodah.typetools net.lenni0451.reflect io.github.zekerzhayard.forgewrapper
    org.prismlauncher org.multimc org.polymc com.modrinth.theseus com.atlauncher com.tungsten.fcl org.tlauncher
    git.artdeell.arcdns com.lunarclient com.moonsworth.lunar net.badlion net.digitalingot net.labymod net.kdt.pojavlaunch
    moe.yushi.authlibinjector oolloo.jlw juuxel.unionrelauncher dev.architectury.transformer
    me.shedaniel.architectury.transformer org.sinytra dev.su5ed.sinytra gg.essential.loader com.cleanroommc.bouncepad
    com.cleanroommc.loader com.cleanroommc.common com.cleanroommc.client com.cleanroommc.kirino
    com.mumfrey.liteloader com.mumfrey.webprefs org.dimdev.rift top.outlands.foundation xyz.bluspring.kilt GradleStart
    GradleStartServer net.minecraftforge.gradle mcp.client Start org.zeroturnaround com.intellij.rt org.gradle
    org.objectweb.asm MojangTricksIntelDriversForPerformance_javaw net.minecraftforge.legacydev worker.org.gradle
    thedarkcolour.kotlinforforge net.fabricmc.language org.groovymc.gml com.gtnewhorizons.retrofuturabootstrap pro.gravit
    net.technicpack.launcher net.technicpack.launchercore net.technicpack.legacywrapper net.technicpack.minecraftcore
    net.technicpack.platform net.technicpack.rest net.technicpack.ui net.technicpack.utilslib com.skcraft.launcher
    org.jackhuang com.movtery
    org.to2mbn.authlibinjector net.covers1624.devlogin me.djtheredstoner.devauth nilloader`,
  library: `io.netty com.google org.apache it.unimi org.lwjgl org.lwjglx kotlin kotlinx scala groovy org.codehaus org.slf4j
    com.electronwill joptsimple oshi org.joml org.yaml org.json com.fasterxml org.sqlite com.mysql org.mariadb
    org.postgresql com.mongodb org.h2 org.hsqldb com.zaxxer redis com.ibm paulscode net.java org.eclipse org.jetbrains
    org.intellij org.checkerframework org.reactivestreams reactor rx io.reactivex okhttp3 okio org.jline jline
    org.fusesource com.typesafe org.spongepowered.configurate org.spongepowered.math ninja.leaping net.kyori com.lmax
    org.ow2 org.jctools org.tukaani com.github.luben net.jpountz org.glassfish jakarta javassist net.bytebuddy
    com.github.benmanes org.openjdk com.ctc org.dom4j org.jdom nu.xom lzma gnu com.jcraft org.newsclub com.github.oshi
    com.oracle org.graalvm dev.latvian.mods.rhino org.mozilla org.luaj org.quartz ch.qos com.esotericsoftware org.agrona
    org.reflections org.hibernate com.datastax com.rabbitmq io.lettuce org.bson junit org.junit org.junit5 net.minecrell
    com.rollbar io.sentry org.bstats org.mcstats clojure org.jruby org.python com.squareup io.grpc io.vertx
    com.nukkitx.natives com.nukkitx.protocol com.nukkitx.network com.nukkitx.nbt com.nukkitx.blockstateupdater org.cloudburstmc com.jagrosh argo cglib cloud.commandframework club.minnced.discord
    com.alessiodp.libby com.avaje.ebean com.bulletphysics com.craftaro.core com.cryptomorin.xseries com.ezylang.evalex
    com.flowpowered.math com.github.stefvanschie com.github.steveice10 com.github.zafarkhaja
    com.jamieswhiteshirt.reachentityattributes com.jcabi com.jme3 com.maxmind com.moandjiezana.toml com.neovisionaries
    com.songoda.core com.tcoded.folialib com.tterrag.registrate com.tterrag.registrate_fabric com.udojava.evalex
    de.tr7zw.changeme.nbtapi de.tr7zw.nbtapi de.maxhenkel.corelib io.github.douira.glsl_transformer dev.jorel.commandapi dev.rosewood.rosegarden dev.triumphteam ibxm imgui
    io.github.fabricators_of_create io.leangen.geantyref io.papermc.lib lombok me.lucko.fabric.api me.eigenraven.lwjgl3ify
    me.lucko.helper me.lucko.jarrelocator net.byteflux net.dv8tion.jda net.objecthunter net.raphimc.viaproxy
    net.raphimc.vialegacy net.raphimc.viabedrock net.raphimc.viaaprilfools net.raphimc.mcauth net.raphimc.minecraftauth
    net.royawesome.jlibnoise org.antlr org.apiguardian org.bouncycastle org.enginehub.linbus org.enginehub.piston
    org.incendo.cloud org.lanternpowered.lmbda org.iq80.leveldb org.java_websocket org.joda org.mariuszgromada org.mineacademy.fo
    org.squiddev.cobalt retrofit2 team.reborn.energy`,
} as const;

export type PlatformKind = keyof typeof packages;

const owners = new Map<string, PlatformKind>();
for (const owner of Object.keys(packages) as PlatformKind[]) {
  for (const name of packages[owner].split(/\s+/)) owners.set(name, owner);
}
const maxDepth = 4;

/** `null`: somebody's own, most likely a mod's or a plugin's. The longest package that is known decides. */
export function platformOf(method: string): PlatformKind | null {
  // PHP: `pocketmine\Server->tick`
  const separator = method.includes("\\") ? "\\" : ".";
  let found: PlatformKind | null = null;
  for (let at = method.indexOf(separator), depth = 0; at !== -1 && depth < maxDepth; depth++) {
    const owner = owners.get(separator === "." ? method.slice(0, at) : method.slice(0, at).replaceAll("\\", "."));
    if (owner) found = owner;
    at = method.indexOf(separator, at + 1);
  }
  if (found) return found;
  // `gfj.<init>`, `a$b.c`: no package and a short name, so one of Minecraft's obfuscated classes.
  return separator === "." && /^[a-z]{1,4}(?:\$[\w$/]{0,60})?\.[\w$<>]{1,60}$/.test(method) ? "minecraft" : null;
}

const injected =
  /\.(?:handler|redirect|modify|args|localvar|constant|wrapOperation|wrapMethod|wrapWithCondition|modifyExpressionValue|modifyReturnValue|modifyReceiver)\$[a-z]{3}[0-9a-f]{3}\$(?:unknown_owner\$)?\w{1,200}$/;

/** `Player.handler$zcb000$defineData`: a method that a mixin has added to a class of the game. */
export function isInjected(method: string): boolean {
  return injected.test(method);
}
