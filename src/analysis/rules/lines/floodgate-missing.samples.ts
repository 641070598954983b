import type { LineSamples } from "../samples.ts";

export default {
  samples: [
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
