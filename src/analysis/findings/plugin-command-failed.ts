import { finding } from "../finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "plugin-command-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  needles: [
    "Unhandled exception executing command '",
    "Cannot execute command '",
    "Unhandled exception during tab completion for command '",
    "CommandException: Unhandled exception executing '",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:(?:Unhandled exception executing command|Cannot execute command|Unhandled exception during tab completion for command) '\/?([^\s']{1,80})[^\n']{0,250}' in (?:plugin )?([^\n\r]{1,80}?)(?: v[\w.]|:|\r?\n|$)|CommandException: Unhandled exception executing '\/?([^\s']{1,80})[^\n]{0,250}?' in (?:[\w.$]{0,80}PluginCommand\([^,\n]{1,80}, ([^\s)]{1,80})|([\w.$]{3,150})))/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/(?:Unhandled exception|Cannot execute command)[^\n]{0,60}'/.test(before)) return null;
    return { plugin: (match[2] ?? match[4] ?? match[5])!, command: (match[1] ?? match[3])! };
  },
  samples: [
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
  ],
});
