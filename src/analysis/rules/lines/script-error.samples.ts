import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00.100][ERROR]: lamps.zs:2:0: lamps.zs:2:0: No such member: addGlow",
      parameters: { file: "lamps.zs", line: "2", message: "No such member: addGlow" },
    },
    {
      text: "[10:00:00.100][ERROR]: Error while compiling scripts: \norg.openzen.zencode.shared.CompileException: lamps.zs:1:0: Could not find type mods.lamps.Glow\n\tat org.openzen.zenscript.parser.ParsedFile.loadImports(ParsedFile.java:337)",
      parameters: { file: "lamps.zs", line: "1", message: "Could not find type mods.lamps.Glow" },
    },
    {
      // Since 2.7 what is wrong stands in the same entry, and the next one is of another line.
      text: "[10:00:00 ERROR]: [Skript] Line 3: (warp.sk)\n    Can't understand this condition/effect: telport player to spawn\n    Line: telport player to spawn\n \n[10:00:00 ERROR]: [Skript] Line 9: (warp.sk)\n    'lamp' is not an item type\n    Line: give lamp to player\n ",
      parameters: { file: "warp.sk", message: "Can't understand this condition/effect: telport player to spawn" },
    },
    {
      text: "[10:00:00 ERROR]: [Skript] Line 3: (warp.sk)\n[10:00:00 ERROR]: [Skript]     Can't understand this condition/effect: telport player to spawn",
      parameters: {
        file: "warp.sk",
        line: "3",
        message: "Can't understand this condition/effect: telport player to spawn",
      },
    },
    {
      text: "[10:00:00 ERROR]: [Skript] Can't understand this condition/effect: telport player (warp.sk, line 3: telport player')",
      parameters: { file: "warp.sk", line: "3", message: "Can't understand this condition/effect: telport player" },
    },
    {
      text: "[10:00:00] [Worker-Main-2/ERROR] [KubeJS Server/]: server_scripts:recipes.js#42: Error in 'ServerEvents.recipes': TypeError: Cannot find function smelt in object",
      parameters: { file: "recipes.js", line: "42" },
    },
    {
      text: "[10:00:00] [main/INFO] [net.minecraft.client.gui.GuiNewChat]: [CHAT] ERROR: lamps.zs:7: Could not resolve <lamps : bulb : 2>",
      parameters: { file: "lamps.zs", line: "7", message: "Could not resolve <lamps : bulb : 2>", folder: "scripts" },
    },
    {
      text: "[10:00:00] [Client thread/INFO]: [CHAT] ERROR: \\scripts\\lamps.zs:8: Could not resolve <Lamps : bulb>\n[10:00:00] [Client thread/INFO]: [CHAT] ERROR: \\scripts\\Wires.zs:3: Could not resolve <Wires : coil>\n[10:00:00] [Client thread/INFO]: [CHAT] ERROR: Error executing MineTweakerRecipeMaker: null",
      parameters: {
        files: ["lamps.zs", "Wires.zs"],
        message: "Could not resolve <Lamps : bulb>",
        file: null,
        line: null,
      },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [CraftTweaker]: recipes.zs:17 > Could not resolve <lamps:bulb>",
      parameters: { file: "recipes.zs", line: "17" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [KubeJS Server/]: my_recipes.js#12: Error in 'ServerEvents.recipes': TypeError: Cannot call method",
      parameters: { file: "my_recipes.js", line: "12" },
    },
    {
      text: '[10:00:00] [Server thread/ERROR] [KubeJS Server/]: …rhino.EcmaError: TypeError: Cannot call method "smelting" of undefined (server_scripts:recipes.js#42)\n[10:00:00] [Server thread/ERROR] [KubeJS Server/]: recipes.js#42: Error in \'ServerEvents.recipes\': TypeError: Cannot call method "smelting" of undefined',
      parameters: {
        file: "recipes.js",
        line: "42",
        message: 'TypeError: Cannot call method "smelting" of undefined',
      },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Skript] Line 7: (warp.sk)\n[10:00:00] [Server thread/INFO]:     indentation error: expected 4 spaces, but found 2 spaces\n[10:00:00] [Server thread/INFO]:     Line: teleport player to spawn\n[10:00:00] [Server thread/INFO]:  ",
      parameters: {
        file: "warp.sk",
        line: "7",
        message: "indentation error: expected 4 spaces, but found 2 spaces",
      },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Skript] \u7B2C7\u884C\uFF1A\uFF08warp.sk\uFF09\n[10:00:00] [Server thread/INFO]:     Can't understand this condition: telport\n[10:00:00] [Server thread/INFO]:     \u884C\uFF1Atelport",
      parameters: { file: "warp.sk", line: "7", folder: "plugins/Skript/scripts" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Skript] Satr 7: (warp.sk)\n[10:00:00] [Server thread/INFO]:     There's no player in a script load event\n[10:00:00] [Server thread/INFO]:     Satr: send player",
      parameters: { file: "warp.sk", line: "7", message: "There's no player in a script load event" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: The script 'shop.sk' encountered an error while executing the 'set' effect:\n[10:00:00] [Server thread/INFO]:     The price is not a number.\n[10:00:00] [Server thread/INFO]:     Line 41: set {_price} to {_a}",
      parameters: { file: "shop.sk", line: "41", message: "The price is not a number" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]:  ERROR in script 'lamp_world' in queue 'LAMP_3_Abc' while executing command 'NARRATE' in file 'lamps/world.dsc' on line '14' with player 'Alex'!\n                     Error Message: Tag <player.lamps> is invalid!",
      parameters: { file: "lamps/world.dsc", line: "14", message: "Tag <player.lamps> is invalid!" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [MythicMobs] \u2717 Config Error for Mechanic line 'skill{s=Glow}' in 'lamps.yml': Could not find MetaSkill Glow",
      parameters: { file: "lamps.yml", message: "Could not find MetaSkill Glow (Mechanic line 'skill{s=Glow}')" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [crafttweaker]: [crafttweaker | CLIENT]: Error parsing lamps.zs:13 -- ] or , expected",
      parameters: { file: "lamps.zs", line: "13", message: "] or , expected" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [crafttweaker]: [crafttweaker | CLIENT]: Could not load script {[0:crafttweaker]: lamps.zs}: no such file",
      parameters: { file: "lamps.zs", message: "no such file", folder: "scripts" },
    },
    {
      text: "[10:00:00] [main/ERROR] [KubeJS Startup/]: Failed to pre-load script file 'startup_scripts:lamps.js': not UTF-8",
      parameters: { file: "lamps.js", message: "not UTF-8", folder: "kubejs" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [groovyscript]: Throwing\norg.codehaus.groovy.control.MultipleCompilationErrorsException: startup failed:\n/home/alex/.minecraft/groovy/postInit/lamps.groovy: 14: Unexpected input: '(' @ line 14, column 8.",
      parameters: { file: "lamps.groovy", line: "14", folder: "groovy" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Skript] Loaded 3 scripts, see warp.sk (12 ms)",
    "[10:00:00] [Server thread/INFO]: [Skript] Line 7: (warp.sk)\n[10:00:00] [Server thread/INFO]:     It is advised to give the variable another name\n[10:00:00] [Server thread/INFO]:     Line: set {a} to 1",
    "[10:00:00] [Server thread/INFO]: [Helper] Can't understand this question: how do I craft",
    "[10:00:00] [main/INFO] [KubeJS Server/]: Loaded script server_scripts:recipes.js in 0.1 s",
    "[10:00:00] [Server thread/INFO]: <Alex> server_scripts:recipes.js#42: Error",
  ],
} satisfies LineSamples;
