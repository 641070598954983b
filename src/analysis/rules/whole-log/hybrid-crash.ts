import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { Owners } from "../../owners/owners.ts";
import { causeText, culpritFor, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** Servers that put Bukkit into the code of a game with mods. */
const hybrid =
  /^(?:mohist|magma|arclight|catserver|thermos|k?cauldron|banner|youer|ketting|crucible|mcpc\+|cardboard)\//;
const gamesOwn = /^(?:net\.minecraft\.|[a-z]{1,4}\.)/;
const bukkit = /\borg\.bukkit\.|\bcraftbukkit\b|\bCraft(?:World|Block|Entity|Player|Server|Inventory|Item)\w{0,40}\b/;
/** Bukkit knows the worlds of servers alone; mods make others. */
const notOfServer =
  /cannot be cast to (?:class )?net\.minecraft\.(?:server\.level\.ServerLevel|world\.(?:server\.ServerWorld|WorldServer)|class_3218)\b/;
const worldMade = /^net\.minecraft\.(?:world\.(?:level\.Level|World)|class_1937)\.<init>$/;
/** How servers call plugins. */
const forPlugins = /^org\.bukkit\.(?:plugin|command)\.|\.scheduler\.CraftTask\./;
const maxCrashes = 3;
const maxClasses = 5;

/** Whether it failed in what the server adds to the game: the game itself knows nothing of Bukkit, nor mods of its code. */
function isOwnChange({ root, frames }: ExceptionGroup): boolean {
  const [first] = frames;
  if (!first) return false;
  if (/^org\.bukkit\.craftbukkit\./.test(first.method)) return true;
  return (
    gamesOwn.test(first.method) &&
    (bukkit.test(root.message) || (worldMade.test(first.method) && notOfServer.test(root.message)))
  );
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
    if (!hybrid.test(software.id)) return [];
    return crashExceptions(evidence)
      .slice(0, maxCrashes)
      .filter((group) => isOwnChange(group) && !isOfPlugin(group, owners))
      .map((group) => {
        const { firstLine, endLine, lines, count } = group;
        const parameters = {
          server: software.name,
          neighbour: neighbourOf(group, owners, software.name),
          cause: causeText(rootOf(group, null)),
        };
        return { parameters, firstLine, endLine, lines, count, group };
      });
  },
});
