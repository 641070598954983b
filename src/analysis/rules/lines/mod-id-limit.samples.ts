import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "java.lang.RuntimeException: Invalid id 4096 - maximum id range exceeded.", parameters: {} },
    {
      text: "[10:00:00] [main/FATAL] [FML]: Invalid id 256 - maximum id range exceeded.\n\tat net.minecraftforge.registries.ForgeRegistry.add(ForgeRegistry.java:295)",
      parameters: {},
    },
  ],
  counterSamples: ["<Steve> maximum id range exceeded lol", "[10:00:00] [main/INFO]: The id range is 4096"],
} satisfies LineSamples;
