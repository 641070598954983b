import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:01.299] [Client thread/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: Failed to initialize mod containers",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:01] [Client thread/INFO]: [CHAT] <Alex> Failed to initialize mod containers"],
} satisfies LineSamples;
