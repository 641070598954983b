import { crashExceptions, isAnnouncement } from "../../evidence/crash-exception.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { Owners } from "../../owners/owners.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { causeText, culpritFor, placeInCode, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** Servers that put Bukkit into the code of a game with mods. */
const hybrid =
  /^(?:mohist|magma|arclight|catserver|thermos|k?cauldron|banner|youer|ketting|crucible|mcpc\+|cardboard|sponge)\//;
/** Servers for plugins alone that change the game far more than Bukkit does. */
const fork = /^(?:paper|purpur|folia|leaf|leaves|pufferfish)\//;
const gamesOwn = /^(?:net\.minecraft\.|[a-z]{1,4}\.)/;
const bukkit =
  /\borg\.(?:bukkit|spongepowered\.(?:api|common|mod))\.|\bio\.izzel\.arclight\.|\bcraftbukkit\b|\bCraft(?:World|Block|Entity|Player|Server|Inventory|Item)\w{0,40}\b/;
/** What Arclight and Sponge add to the game's classes for themselves. */
const bridge = /\.bridge\$\w{1,80}$/;
/** Their own code, and not what they hand on to plugins. */
const hybridsOwn =
  /^(?:com\.mohistmc|red\.mohist|org\.magmafoundation|io\.izzel\.arclight|catserver|foxlaunch|org\.kettingpowered|org\.bukkit\.craftbukkit)\./;
const forksOwn =
  /^(?:ca\.spottedleaf|io\.papermc\.paper|com\.destroystokyo\.paper|org\.purpurmc|net\.pl3x\.purpur|gg\.pufferfish|org\.leavesmc|top\.leavesmc|org\.dreeam|org\.galemc)\./;
/** What calls plugins, and what looks whether they may do what they do. */
const forOthers = /\.(?:plugin|event|command|configuration)\.|\.TickThread\./;
/** What the machine, a disk or damaged data did. */
const fromOutside =
  /(?:EOF|Zip|DataFormat|Bind|FileSystem|NoSuchFile|AccessDenied|Reported)Exception$|java\.io\.IOException$|OutOfMemoryError$|StackOverflowError$|java\.lang\.Error$/;
/** Bukkit knows the worlds of servers alone; mods make others. */
const notOfServer =
  /cannot be cast to (?:class )?net\.minecraft\.(?:server\.level\.ServerLevel|world\.(?:server\.ServerWorld|WorldServer)|class_3218)\b/;
const worldMade = /^net\.minecraft\.(?:world\.(?:level\.Level|World)|class_1937)\.<init>$/;
/** How servers call plugins. */
const forPlugins = /^org\.bukkit\.(?:plugin|command)\.|\.scheduler\.CraftTask\./;
const maxCrashes = 3;
const maxClasses = 5;

/** Whether it failed in what the server adds to the game: the game itself knows nothing of Bukkit, nor mods of its code. */
function isOwnChange({ root, frames }: ExceptionGroup, server: string): boolean {
  const first = frames.find(({ method }) => platformOf(method) !== "java");
  if (!first) return false;
  if (hybridsOwn.test(first.method) || first.handler === server.toLowerCase() || bridge.test(first.method)) return true;
  return (
    gamesOwn.test(first.method) &&
    (bukkit.test(root.message) || (worldMade.test(first.method) && notOfServer.test(root.message)))
  );
}

function isOfFork({ root, frames }: ExceptionGroup): boolean {
  const first = frames.find(({ method }) => platformOf(method) !== "java");
  return !!first && forksOwn.test(first.method) && !forOthers.test(first.method) && !fromOutside.test(root.type);
}

/** A plugin that hands over something wrong is at fault itself. */
function isOfPlugin({ frames, outerFrames }: ExceptionGroup, owners: Owners): boolean {
  return [...frames, ...outerFrames].some(
    (frame) => forPlugins.test(frame.method) || owners.ofFrame(frame)?.kind === "plugin",
  );
}

/** The mod whose code ran there, or of which the message speaks. The server may be in the list of mods itself. */
function neighbourOf(group: ExceptionGroup, owners: Owners, server: string): string | undefined {
  const classes = group.root.message.match(/(?<![\w.$])(?:[a-z]\w{0,40}\.){2,8}[A-Z]\w{0,80}/g) ?? [];
  const met = [
    culpritFor(group, owners)?.owner,
    ...classes.slice(0, maxClasses).map((name) => owners.ofClass(`${name}.a`)),
  ];
  return met.find((one) => one?.kind === "mod" && !one.name.includes(server))?.name;
}

export default wholeLogFinding({
  codes: ["hybrid-crash"],
  severity: "fatal",
  confidence: 0.85,
  find(evidence) {
    const { software, owners } = evidence;
    const isFork = fork.test(software.id);
    if (!isFork && !hybrid.test(software.id)) return [];
    const isOwn = (group: ExceptionGroup) => (isFork ? isOfFork(group) : isOwnChange(group, software.name));
    return crashExceptions(evidence)
      .slice(0, maxCrashes)
      .filter((group) => isOwn(group) && !isAnnouncement(group) && !isOfPlugin(group, owners))
      .map((group) => {
        const { firstLine, endLine, lines, count } = group;
        const parameters = {
          of: isFork ? "fork" : undefined,
          server: software.name,
          neighbour: neighbourOf(group, owners, software.name),
          cause: causeText(rootOf(group, null)),
          place: isFork ? placeInCode(group.frames.find(({ method }) => forksOwn.test(method))!) : undefined,
        };
        return { parameters, firstLine, endLine, lines, count, group };
      });
  },
});
