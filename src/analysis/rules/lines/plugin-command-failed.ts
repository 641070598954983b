import { finding, type Merging } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

/** A trace, and none that names the plugin in its own head. */
function isOwnedBelow(text: string): boolean {
  const trace = text.slice(text.indexOf("\n") + 1, 4000);
  return /^\s{1,4}at /m.test(trace) && !/(?:Unhandled exception executing|Cannot execute command) /.test(trace);
}

const ofPlugin =
  /\sat (?!java|jdk|sun\.|net\.md_5\.|io\.github\.waterfallmc|io\.netty|org\.yaml|com\.google)[\w$]{1,60}\./;

/** `org.example.lamps.LampCommand(lamp)`, `LampCommand@1a2b3c`: a command that is no plugin's by itself has its class there. */
const ofClass = /^(?:[a-z_]\w{0,60}\.){1,20}[\w$]{1,120}|^[\w$.]{1,150}@[0-9a-f]{1,8}(?!\w)/;

/** What the server thinks of a command that was typed while it had no world yet. */
const withoutWorld = /\b(?:getLevel|getWorld|level|overworld)(?:\(\))?" is null/;
const typedIn = /\b(?:handleConsoleInputs?|handleCommandQueue|executePendingCommands)\(/;

function isTooEarly(text: string): boolean {
  return withoutWorld.test(text) && typedIn.test(text);
}

/** All commands of a plugin that is off, and all that were typed too early, fail for the same reason. */
const sameReason: Merging = {
  least: 2,
  key: ({ why, plugin }) => (why === undefined ? null : JSON.stringify([why, plugin])),
  parameters: (all) => {
    const commands = [...new Set(all.map(({ command }) => `/${command}`))];
    // What was thrown names one of them.
    return commands.length > 1 ? { commands, cause: undefined, meaning: undefined } : {};
  },
};

export default finding({
  code: "plugin-command-failed",
  severity: "error",
  severityAt: (match, place) => (match[6] && isTooEarly(place.upTo(4000)) ? "notice" : undefined),
  joins: ["plugin", "cause"],
  merge: sameReason,
  role: "general",
  needles: [
    "Unhandled exception executing command '",
    "Cannot execute command '",
    "Unhandled exception during tab completion for command '",
    "CommandException: Unhandled exception executing '",
    'Unhandled exception executing command "',
    "Command exception: /",
    "Error in dispatching command",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:(?:Unhandled exception executing command|Cannot execute command|Unhandled exception during tab completion for command) ['"]\/?([^\s'"]{1,80})(?![^\s'"])[^\n'"]{0,250}['"] in (?:plugin )?([^\n\r:]{1,150})|CommandException: Unhandled exception executing '\/?([^\s']{1,80})(?![^\s'])(?:(?!' in )[^\n]){0,250}' in (?:[\w.$]{0,80}PluginCommand\([^,\n]{1,80}, ([^\s)]{1,80})|([\w.$]{3,150}))|(?:Command exception: \/|Error in dispatching command: \/?)([^\s]{1,80})|(Error in dispatching command)\r?(?:\n|$))/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/(?:Unhandled exception|Cannot execute command)[^\n]{0,60}'/.test(before)) return null;
    // Only the trace below says whose command it is.
    if (match[6] && isTooEarly(place.upTo(4000))) return { command: match[6], why: "too-early" };
    if (match[6]) return isOwnedBelow(place.text) ? { command: match[6] } : null;
    // BungeeCord does not say which.
    if (match[7]) return ofPlugin.test(`${place.upTo(4000)}\n${place.behind}`) ? {} : null;
    const plugin = (match[2] && withoutVersion(match[2])) ?? (match[4] ?? match[5])!;
    const command = (match[1] ?? match[3])!;
    // PocketMine and Nukkit name the command again; whose it is stands in the trace, if anywhere.
    if (ofClass.test(plugin)) return { command };
    if (plugin.toLowerCase() === command.toLowerCase() && !match[0].includes(" in plugin ")) return { command };
    return match[2]?.includes(" - plugin is disabled") ? { plugin, command, why: "disabled" } : { plugin, command };
  },
});
