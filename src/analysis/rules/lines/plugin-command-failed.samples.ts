import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[16:00:00] [Server thread/ERROR]: null\norg.bukkit.command.CommandException: Unhandled exception executing 'tents list' in org.example.camp.TentsCommand(tents)\n\tat org.bukkit.command.SimpleCommandMap.dispatch(SimpleCommandMap.java:168) ~[server.jar:?]\nCaused by: java.lang.IllegalStateException: x\n\tat org.example.camp.TentsCommand.execute(TentsCommand.java:9) ~[TentCamp-0.9.jar:?]\n\t... 3 more",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Netty Worker IO Thread #1/WARN]: Error in dispatching command\njava.lang.IllegalStateException: x\n\tat org.example.camp.Tents.execute(Tents.java:9) ~[TentCamp-0.9.jar:?]\n\tat net.md_5.bungee.api.plugin.PluginManager.dispatchCommand(PluginManager.java:200)",
      parameters: { plugin: "TentCamp" },
    },
    {
      text: "[16:00:00] [Server thread/ERROR]: Command exception: /tents list\njava.lang.IllegalStateException: x\n\tat org.example.camp.Tents.run(Tents.java:9) ~[TentCamp-0.9.jar:?]\n\tat com.mojang.brigadier.CommandDispatcher.execute(CommandDispatcher.java:253) ~[brigadier-1.3.10.jar:?]",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: '16:00:00 [ERROR] Unhandled exception executing command "tents" in tents: null',
      parameters: { command: "tents" },
    },
    {
      text: '2018-06-01 [16:00:00] [Server thread/CRITICAL]: Unhandled exception executing command \'tents\' in tents: Call to undefined method tents\\Tent::open()\n2018-06-01 [16:00:00] [Server thread/CRITICAL]: Error: "Call to undefined method tents\\Tent::open()" (EXCEPTION) in "/plugins/TentCamp/src/TentCamp/TentCommand" at line 40',
      parameters: { plugin: "TentCamp", command: "tents" },
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
      parameters: { plugin: "TentCamp", command: "tents", why: "disabled" },
    },
    {
      text: `[16:00:00] [Server thread/ERROR]: Command exception: /tents open
java.lang.NullPointerException: Cannot invoke "net.minecraft.server.level.ServerLevel.getGameRules()" because the return value of "net.minecraft.commands.CommandSourceStack.getLevel()" is null
\tat net.minecraft.commands.Commands.performCommand(Commands.java:300)
\tat net.minecraft.server.dedicated.DedicatedServer.handleConsoleInputs(DedicatedServer.java:500)`,
      parameters: { command: "tents", why: "too-early" },
    },
    {
      // All commands of a plugin that is off are one finding.
      text: `[16:00:00] [Server thread/ERROR]: Command exception: /tents
org.bukkit.command.CommandException: Cannot execute command 'tents' in plugin TentCamp v0.9 - plugin is disabled.
\tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:37)
[16:00:09] [Server thread/ERROR]: Command exception: /camp
org.bukkit.command.CommandException: Cannot execute command 'camp' in plugin TentCamp v0.9 - plugin is disabled.
\tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:37)`,
      parameters: { plugin: "TentCamp", commands: ["/tents", "/camp"], why: "disabled" },
    },
    {
      text: "[16:00:00] [Server thread/ERROR]: Exception when Steve attempted to tab complete tents \norg.bukkit.command.CommandException: Unhandled exception during tab completion for command '/tents a' in plugin TentCamp v0.9",
      parameters: { plugin: "TentCamp", command: "tents" },
    },
    {
      text: "[16:00:00] [Server thread/WARN]: Unexpected exception while parsing console command \"camp go\"\norg.bukkit.command.CommandException: Unhandled exception executing 'camp go' in org.example.camp.CampCommand(camp)",
      parameters: { command: "camp" },
    },
  ],
  counterSamples: [
    "10:00:00 [WARNING] Error in dispatching command\njava.lang.RuntimeException: x\n\tat net.md_5.bungee.conf.YamlConfig.load(YamlConfig.java:1)",
    "<Alex> Unhandled exception executing command 'tents' in plugin TentCamp v0.9",
    "[16:00:00] [Server thread/INFO]: Steve issued server command: /tents",
    "[16:00:00] [Server thread/INFO]: Cannot execute command 'tents' twice",
    "[16:00:00] [Server thread/INFO]: Command exception: /tents list",
  ],
} satisfies LineSamples;
