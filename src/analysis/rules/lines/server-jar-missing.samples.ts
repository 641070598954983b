import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "Error: Unable to access jarfile paper-1.21.jar", parameters: { file: "paper-1.21.jar" } },
    {
      text: "Error: Could not find or load main class net.minecraft.client.main.Main\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.main.Main",
      parameters: { file: "net.minecraft.client.main.Main" },
    },
  ],
  counterSamples: [
    "Error: Could not find or load main class @user_jvm_args.txt",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Unable to access jarfile x.jar",
  ],
} satisfies LineSamples;
