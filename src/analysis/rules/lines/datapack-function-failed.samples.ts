import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Worker-Main-2/ERROR]: Failed to load function quest:start\njava.util.concurrent.CompletionException: java.lang.IllegalArgumentException: Whilst parsing command on line 3: Unknown block type 'minecraft:gras'",
      parameters: {
        function: "quest:start",
        datapack: "quest",
        reason: "Whilst parsing command on line 3: Unknown block type 'minecraft:gras'",
      },
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to load function quest:end",
      parameters: { function: "quest:end" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't read custom function quest:end from world/data/functions/quest/end.mcfunction\njava.nio.charset.MalformedInputException: Input length = 1",
      parameters: { function: "quest:end", datapack: "quest" },
    },
  ],
  counterSamples: ["<Steve> : Failed to load function a:b", "[10:00:00] [main/INFO]: Loaded 12 functions"],
} satisfies LineSamples;
