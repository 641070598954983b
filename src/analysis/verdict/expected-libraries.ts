import type { ExceptionGroup } from "../model/exception-group.ts";
import type { MaybeParameters } from "../model/finding.ts";
import type { ParameterValue, Software, Statement } from "../model/model.ts";
import { gameVersionOf } from "../model/platforms.ts";
import { javaFor, majorOf } from "../rules/matching/java-versions.ts";

/** Libraries that mods expect somebody else to bring. */
const libraryNames: readonly (readonly [prefix: string, name: ParameterValue])[] = [
  ["javax.xml.bind.", "JAXB"],
  ["javafx.", "JavaFX"],
  ["jdk.nashorn.", "Nashorn (JavaScript)"],
  ["kotlin.", { term: "library-kotlin" }],
  ["kotlinx.", { term: "library-kotlinx" }],
  ["scala.", { term: "library-scala" }],
  ["net.fabricmc.fabric.api.", "Fabric API"],
  ["org.quiltmc.qsl.", "Quilted Fabric API"],
  ["cpw.mods.fml.", { term: "library-old-forge" }],
  ["sun.misc.Unsafe", { term: "library-java" }],
  ["java.lang.", { term: "library-java" }],
  ["java.util.", { term: "library-java" }],
  ["java.nio.", { term: "library-java" }],
  ["java.io.", { term: "library-java" }],
];
/** Parts of older Javas, and the first version that has them no more. */
const removedParts: readonly (readonly [prefix: string, part: string, since: number])[] = [
  ["javax.xml.bind.", "JAXB", 11],
  ["javax.xml.ws.", "JAX-WS", 11],
  ["javax.activation.", "JavaBeans Activation", 11],
  ["javax.annotation.", "javax.annotation", 11],
  ["org.omg.", "CORBA", 11],
  ["javafx.", "JavaFX", 11],
  ["jdk.nashorn.", "Nashorn (JavaScript)", 15],
  ["java.util.jar.Pack200", "Pack200", 14],
  ["sun.misc.BASE64", "sun.misc.BASE64", 9],
  ["sun.misc.Launcher", "sun.misc.Launcher", 9],
];
/** The one that has all of them, and the one that many have beside newer ones. */
const olderJavas = [11, 8];

/** What a missing class was a part of until some Java, and which Java still has it, if the game runs on that. */
export function removedFromJava(className: string, statements: readonly Statement[]): MaybeParameters | null {
  const found = removedParts.find(([prefix]) => className.startsWith(prefix));
  if (!found) return null;
  const [, part, since] = found;
  const java = statements.find(({ label }) => label === "Java version")?.value;
  // Few builds of any Java bring JavaFX.
  if (java ? majorOf(java) < since : part === "JavaFX") return null;
  const minecraft = statements.find(({ label }) => label === "Minecraft version")?.value;
  const least = (minecraft ? javaFor(minecraft) : null) ?? 0;
  const fitting = olderJavas.filter((one) => one < since && one >= least);
  const older = fitting.length > 0 ? String(Math.min(...fitting)) : undefined;
  return { why: "removed", provider: part, since: String(since), older };
}

/** On Fabric and Quilt, Forge's and NeoForge's way of configuration comes with a library. */
const portedConfig =
  /^net\.(?:minecraftforge|neoforged)\.(?:\w{1,40}\.){0,6}(?:(?:Forge|Mod)ConfigSpec\b|config\.)|^net\.minecraftforge\.api\./;

/** The loader of Forge had another package then. */
const ofOldPackage = /^1\.[4-7](?:\.\d{1,2})?$/;

/** What brings a class that is missing, where it is no mod of its own. */
export function libraryWith(className: string, software: Software): ParameterValue | undefined {
  const { id } = software;
  if (/^(?:fabric|quilt)\//.test(id) && portedConfig.test(className)) return "Forge Config API Port";
  if (className.startsWith("net.minecraftforge.fml.") && ofOldPackage.test(gameVersionOf(software) ?? "")) {
    return { term: "library-newer-forge" };
  }
  return libraryNames.find(([prefix]) => className.startsWith(prefix))?.[1];
}

/** Whether a mod wants what only other versions of the game have. A plugin may look for mods. */
export function isOtherForge(library: ParameterValue, group: ExceptionGroup | null): boolean {
  const isTerm = typeof library === "object" && "term" in library;
  const frames = group ? [...group.frames, ...group.outerFrames] : [];
  const isOfPlugin = frames.some(({ method }) => method.startsWith("org.bukkit.plugin."));
  return isTerm && /^library-(?:old|newer)-forge$/.test(library.term) && !isOfPlugin;
}

/** What is part of a platform in other versions of it than the one that runs. */
const platforms: readonly (readonly [of: RegExp, where: RegExp, name: string])[] = [
  [/^(?:net\.minecraft|com\.mojang)\.|^org\.bukkit\./, /./, "Minecraft"],
  // Libraries that every version of the game brings in versions of its own.
  [
    /^(?:com\.google\.(?:common|gson)|io\.netty|org\.apache\.(?:commons\.(?:lang3?|io|codec)|logging\.log4j)|it\.unimi\.dsi\.fastutil|org\.joml)\./,
    /^(?!velocity\/|bungeecord\/|waterfall\/|unknown)/,
    "Minecraft",
  ],
  [
    /^net\.minecraftforge\./,
    /^(?:forge|mohist|magma|arclight|catserver|ketting|thermos|cauldron|kcauldron|crucible|mcpc\+|spongeforge|unknown)\//,
    "Forge",
  ],
  [/^net\.neoforged\./, /^(?:neoforge|youer|arclight|unknown)\//, "NeoForge"],
  [/^(?:io\.papermc|com\.destroystokyo)\.paper\./, /./, "Paper"],
  [/^org\.purpurmc\./, /./, "Purpur"],
  [/^org\.spigotmc\./, /./, "Spigot"],
  [/^com\.velocitypowered\./, /./, "Velocity"],
  [/^net\.md_5\.bungee\./, /^(?:bungeecord|waterfall)\//, "BungeeCord"],
  [/^net\.fabricmc\.loader\./, /./, "Fabric Loader"],
  [/^cn\.nukkit\./, /./, "Nukkit"],
  [/^org\.spongepowered\.api\./, /./, "Sponge"],
];

export function platformWith(className: string, { id }: Software): string | undefined {
  return platforms.find(([of, where]) => of.test(className) && where.test(id))?.[2];
}

/** The launcher of Forge up to 1.12 does not try a class twice: what was wrong with it was told the first time. */
export function hasFailedBefore({ frames: [first] }: ExceptionGroup): boolean {
  return first?.method === "net.minecraft.launchwrapper.LaunchClassLoader.findClass" && first.line === 101;
}
