import type { LineSamples } from "../samples.ts";

const read =
  "\tat java.util.stream.Collectors.duplicateKeyException(Collectors.java:135)\n\tat net.neoforged.fml.earlydisplay.DisplayWindow.initialize(DisplayWindow.java:140)";

export default {
  samples: [
    {
      text: `Exception in thread "main" java.lang.IllegalStateException: Duplicate key key_key.lamps.glow (attempted merging values key.keyboard.g and key.keyboard.g)\n${read}`,
      parameters: { name: "key_key.lamps.glow", suspect: "lamps" },
    },
    {
      text: `Exception in thread "main" java.lang.IllegalStateException: Duplicate key lang (attempted merging values en_us and en_us)\n${read}`,
      parameters: { name: "lang", suspect: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR]: x\njava.lang.IllegalStateException: Duplicate key lamps (attempted merging values 1 and 2)\n\tat org.example.lamps.Lamps.read(Lamps.java:3)",
  ],
} satisfies LineSamples;
