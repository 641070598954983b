import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "world-overworld-settings",
  severity: "fatal",
  confidence: 1,
  needles: ["Overworld settings missing"],
  pattern: /^[^\n<]{0,300}IllegalStateException: Overworld settings missing/,
  parameters: (_, place) => (isRepeated(place, "Overworld settings missing") ? null : {}),
  causedBy: ["datapack-mod-missing", "world-mod-missing"],
  samples: [
    {
      text: "java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/WARN]: Failed to load datapacks, can't proceed with server load.\njava.lang.IllegalStateException: Overworld settings missing",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> java.lang.IllegalStateException: Overworld settings missing",
    "java.lang.IllegalStateException: Nether settings missing",
  ],
});
