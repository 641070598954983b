import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
