import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2013-11-04 10:00:00 [SEVERE] [ForgeModLoader] There is a binary discrepency between the expected input class net.minecraft.client.Minecraft (ats) and the actual class. Checksum on disk is 1a2b3c4d, in patch 5e6f7a8b. Things are probably about to go very wrong. Did you put something into the jar file?",
      parameters: { class: "Minecraft" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] [FML]: Found valid fingerprint for Minecraft. Certificate fingerprint 1a2b3c4d",
  ],
} satisfies LineSamples;
