import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mixin-version-too-old",
  severity: "error",
  confidence: 0.95,
  needles: ["requires mixin subsystem version "],
  pattern:
    /[Mm]ixin config ([\w.$/+-]{1,150}) requires mixin subsystem version ([\w.+-]{1,40}) but ([\w.+-]{1,40}) was found/,
  parameters: (match, place) =>
    isRepeated(place, "requires mixin subsystem version ")
      ? null
      : { config: match[1]!, required: match[2]!, installed: match[3]! },
  samples: [
    {
      text: "[main/ERROR] [mixin/]: Mixin config ringcraft.mixins.json requires mixin subsystem version 0.8.5 but 0.8.2 was found. The mixin config will not be applied.",
      parameters: { config: "ringcraft.mixins.json", required: "0.8.5", installed: "0.8.2" },
    },
  ],
  counterSamples: [
    "[main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5 Source=file:/a.jar",
    "<a> requires mixin subsystem version 1",
  ],
});
