import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '2021-06-01 [10:00:01.250] [Server thread/ERROR]: Could not load world "lobby": Corruption detected: Corruption: CURRENT points to a non-existent file',
      parameters: { world: "lobby", reason: "Corruption detected: Corruption: CURRENT points to a non-existent file" },
    },
    {
      text: '2021-06-01 [10:00:01.250] [Server thread/ERROR]: Could not load world "isles": Unknown generator "skies"\n2021-06-01 [10:00:01.260] [Server thread/ERROR]: Could not load world "reefs": Unknown generator "skies"',
      parameters: { world: ["isles", "reefs"], generator: "skies", why: "generator", reason: null },
    },
    {
      text: "[10:00:00.123] [Server thread/EMERGENCY]: No default world has been loaded",
      parameters: { world: null },
    },
    {
      text: '23:20:10 [ERROR] level  "lamps" is not loaded : Caused by java.lang.reflect.InvocationTargetException\n        at java.lang.reflect.Constructor.newInstance(Unknown Source)\nCaused by: cn.nukkit.utils.LevelException: Invalid level.dat',
      parameters: { world: "lamps", reason: "LevelException: Invalid level.dat" },
    },
  ],
  counterSamples: ['2021-06-01 [10:00:01.250] [Server thread/INFO]: Loading world "lobby"'],
} satisfies LineSamples;
