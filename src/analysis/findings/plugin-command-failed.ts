import { finding } from "../finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

/** A trace, and none that names the plugin in its own head. */
function isOwnedBelow(text: string): boolean {
  const trace = text.slice(text.indexOf("\n") + 1, 4000);
  return /^\s{1,4}at /m.test(trace) && !/(?:Unhandled exception executing|Cannot execute command) /.test(trace);
}

export default finding({
  code: "plugin-command-failed",
  severity: "error",
  joins: ["plugin", "cause"],
  role: "general",
  needles: [
    "Unhandled exception executing command '",
    "Cannot execute command '",
    "Unhandled exception during tab completion for command '",
    "CommandException: Unhandled exception executing '",
    'Unhandled exception executing command "',
    "Command exception: /",
    "Error in dispatching command: ",
  ],
  pattern:
    /^[^\n<]{0,160}?(?:(?:Unhandled exception executing command|Cannot execute command|Unhandled exception during tab completion for command) ['"]\/?([^\s'"]{1,80})(?![^\s'"])[^\n'"]{0,250}['"] in (?:plugin )?([^\n\r:]{1,150})|CommandException: Unhandled exception executing '\/?([^\s']{1,80})(?![^\s'])(?:(?!' in )[^\n]){0,250}' in (?:[\w.$]{0,80}PluginCommand\([^,\n]{1,80}, ([^\s)]{1,80})|([\w.$]{3,150}))|(?:Command exception: \/|Error in dispatching command: \/?)([^\s]{1,80}))/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/(?:Unhandled exception|Cannot execute command)[^\n]{0,60}'/.test(before)) return null;
    // Only the trace below says whose command it is.
    if (match[6]) return isOwnedBelow(place.text) ? { command: match[6] } : null;
    const plugin = (match[2] && withoutVersion(match[2])) ?? (match[4] ?? match[5])!;
    const command = (match[1] ?? match[3])!;
    // PocketMine and Nukkit name the command again; whose it is stands in the trace, if anywhere.
    return plugin.toLowerCase() === command.toLowerCase() && !match[0].includes(" in plugin ")
      ? { command }
      : { plugin, command };
  },
  samples: [
    {
      text: "[16:00:00] [Server thread/ERROR]: Command exception: /tents list\njava.lang.IllegalStateException: x\n\tat org.example.camp.Tents.run(Tents.java:9) ~[TentCamp-0.9.jar:?]\n\tat com.mojang.brigadier.CommandDispatcher.execute(CommandDispatcher.java:253) ~[brigadier-1.3.10.jar:?]",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: '16:00:00 [ERROR] Unhandled exception executing command "tents" in tents: null',
      parameters: { command: "tents" },
    },
    {
      text: '[16:00:00] [Server thread/CRITICAL]: Unhandled exception executing command \'tents join\' in tents: Undefined array key 1\n[16:00:00] [Server thread/CRITICAL]: ErrorException: "Undefined array key 1" (EXCEPTION) in "plugins/FormAPI/src/acme/FormAPI/Form" at line 40\n[16:00:00] [Server thread/CRITICAL]: #0 plugins/TentCamp/src/TentCamp/TentCommand(55): acme\\FormAPI\\Form->send(array[0])\n[16:00:00] [Server thread/CRITICAL]: #1 pmsrc/src/command/SimpleCommandMap(240): TentCamp\\TentCommand->execute(object pocketmine\\player\\Player#1, string[5] tents, array[1])',
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Server thread/ERROR]: Command exception: /tents list\norg.bukkit.command.CommandException: Unhandled exception executing command 'tents' in plugin TentCamp v0.9\n\tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:47)",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Server thread/ERROR]: null\norg.bukkit.command.CommandException: Cannot execute command 'tents' in plugin TentCamp v0.9 - plugin is disabled.",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Server thread/ERROR]: Exception when Steve attempted to tab complete tents \norg.bukkit.command.CommandException: Unhandled exception during tab completion for command '/tents a' in plugin TentCamp v0.9",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Server thread/WARN]: Unexpected exception while parsing console command \"camp go\"\norg.bukkit.command.CommandException: Unhandled exception executing 'camp go' in org.example.camp.CampCommand(camp)",
      parameters: { plugin: "org.example.camp.CampCommand", command: "camp" },
    },
  ],
  counterSamples: [
    "<Alex> Unhandled exception executing command 'tents' in plugin TentCamp v0.9",
    "[16:00:00] [Server thread/INFO]: Steve issued server command: /tents",
    "[16:00:00] [Server thread/INFO]: Cannot execute command 'tents' twice",
    "[16:00:00] [Server thread/INFO]: Command exception: /tents list",
  ],
});
