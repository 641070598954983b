import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Thread-7/INFO]: [STDERR]: java.lang.NullPointerException\n[10:00:00] [Thread-7/INFO]: [STDERR]:         at java.nio.file.Files.provider(Unknown Source)\n[10:00:00] [Thread-7/INFO]: [STDERR]:         at org.geysermc.floodgate.util.EncryptionUtil.getKeyFromFile(EncryptionUtil.java:92)",
      parameters: {},
    },
    {
      text: "[10:00:02 ERROR] Auth-type set to Floodgate but Floodgate is not installed! Disabling...",
      parameters: {},
    },
    {
      text: "[10:00:02 ERROR] Error while reading Floodgate key file\njava.nio.file.NoSuchFileException: key.pem",
      parameters: {},
    },
    {
      text: "[10:00:02 ERROR]: [Geyser-Spigot] Auth-type set to floodgate and the public key is missing!",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:02 INFO] <Alex> Auth-type set to Floodgate but Floodgate is not installed!"],
} satisfies LineSamples;
