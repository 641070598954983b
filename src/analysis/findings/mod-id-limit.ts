import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mod-id-limit",
  severity: "fatal",
  confidence: 0.95,
  needles: ["maximum id range exceeded"],
  pattern: /maximum id range exceeded/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
  samples: [
    { text: "java.lang.RuntimeException: Invalid id 4096 - maximum id range exceeded.", parameters: {} },
    {
      text: "[10:00:00] [main/FATAL] [FML]: Invalid id 256 - maximum id range exceeded.\n\tat net.minecraftforge.registries.ForgeRegistry.add(ForgeRegistry.java:295)",
      parameters: {},
    },
  ],
  counterSamples: ["<Steve> maximum id range exceeded lol", "[10:00:00] [main/INFO]: The id range is 4096"],
});
