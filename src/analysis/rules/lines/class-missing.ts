import { finding, type MatchContext } from "../../model/finding.ts";
import { nameOfJar } from "../../owners/names.ts";
import { clientClasses, isLoadersClientClass } from "../matching/client-classes.ts";
import { coremodBefore } from "../matching/coremods.ts";
import { comesOfDamagedJar } from "../matching/damaged-jars.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { classesIn, isDebug, isLast } from "../matching/match-text.ts";
import { platformOfFailed } from "../matching/plugin-platforms.ts";

const isClient = /^net[./]minecraft[./]client[./]|^com[./]mojang[./]blaze3d[./]/;
const isFabricClient = /^net[./]fabricmc[./]fabric[./]api[./]client[./]/;
/** The server's own code, under the name that it has in one version. */
const isVersioned = /^(?:net\.minecraft\.server|org\.bukkit\.craftbukkit)\.v1_\d/;

const stopping = /Server Shutdown Thread|\bDisabling \S{1,60} v\d|Saving (?:players|worlds)|Stopping (?:the )?server/;

/** Code that does not find what is in its own jar, while the server stops: its loader is closed already, and nobody misses it. */
function isClosedAlready(name: string, place: MatchContext): boolean {
  if (!stopping.test(place.before.slice(-3000))) return false;
  const [caller] = classesIn(`${place.upTo(2000)}\n${place.behind}`);
  const packageOf = (one: string) => one.split(".", 2).join(".");
  return caller !== undefined && packageOf(caller) === packageOf(name);
}

export default finding({
  code: "class-missing",
  severity: "error",
  joins: ["suspect", "provider"],
  confidence: 0.7,
  pattern: /^[^\n<]{0,300}java\.lang\.NoClassDefFoundError: (?:Failed resolution of: L)?([\w$/.-]{3,250})(?:;|\s|$)/,
  parameters: (match, place) => {
    const name = match[1]!.replaceAll("/", ".");
    if (isDebug(place)) return null;
    // EMI prints every part of a class in a line of its own: the first says nothing.
    if (/^(?:net|com|org|io|me|dev|de|eu)$/.test(name)) return null;
    if (name === "Could" || name === "null" || isClient.test(name) || isLoadersClientClass(name, place)) return null;
    // On a server that is a mod for the client.
    if (isFabricClient.test(name) && place.software.kind !== "client" && !place.mentions("KnotClient")) return null;
    // A class of the game that a dedicated server does not have.
    const obfuscated = /^net\.minecraft\.class_(\d{1,6})$/.exec(name)?.[1];
    if (obfuscated && place.software.kind === "server" && clientClasses.has(obfuscated)) return null;
    // Another says what the plugin was made for: other software, another version of the server.
    if (failedPlugin(place) && (isVersioned.test(name) || platformOfFailed(place.entry.slice(0, 12_000)))) return null;
    // WorldEdit tries its parts for all versions of the server, one after another.
    if (/^[^\n]{0,300}Failed to load the Bukkit adapter class '/.test(place.entry)) return null;
    // OptiFine looks for what other mods have, and prints what it does not find.
    if (/^[^\n]{0,80}\[net\.optifine\.reflect\./.test(place.entry)) return null;
    if (!isLast(place, /java\.lang\.NoClassDefFoundError: /) || isClosedAlready(name, place)) return null;
    if (comesOfDamagedJar(place.upTo(12_000))) return null;
    // Old Forge tells which file it looks into before a coremod in it fails.
    const { file } = /^(?:cpw\.mods|net\.minecraftforge)\.fml\./.test(name) ? coremodBefore(place) : {};
    return { class: name, suspect: file ? nameOfJar(file) : undefined };
  },
  causedBy: [
    "plugin-dependency-missing",
    "mod-dependency-missing",
    "java-too-old",
    "java-too-new",
    "client-class-on-server",
    "loader-incomplete",
    "mixin-failed",
    "mod-other-loader",
  ],
});
