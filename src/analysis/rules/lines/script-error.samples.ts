import type { LineSamples } from "../samples.ts";

export default {
  samples: [
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
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Skript] Line 7: (warp.sk)\n[10:00:00] [Server thread/INFO]:     It is advised to give the variable another name\n[10:00:00] [Server thread/INFO]:     Line: set {a} to 1",
    "[10:00:00] [Server thread/INFO]: [Helper] Can't understand this question: how do I craft",
    "[10:00:00] [main/INFO] [KubeJS Server/]: Loaded script server_scripts:recipes.js in 0.1 s",
    "[10:00:00] [Server thread/INFO]: <Alex> server_scripts:recipes.js#42: Error",
  ],
} satisfies LineSamples;
