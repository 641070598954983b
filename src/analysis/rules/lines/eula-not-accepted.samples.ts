import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:00] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
      parameters: {},
    },
    {
      text: "[init] [ERROR] Please accept the Minecraft EULA at\n[init] [ERROR]   https://account.mojang.com/documents/minecraft_eula",
      parameters: {},
    },
    {
      text: "Please accept the Minecraft EULA at\n  https://account.mojang.com/documents/minecraft_eula\nby adding the following immediately after 'docker run':\n  -e EULA=TRUE",
      parameters: {},
    },
    {
      text: "EULA must be set to TRUE to indicate agreement with the Minecraft End User License",
      parameters: {},
    },
    { text: "[init] ERROR: EULA environment variable must be set to TRUE", parameters: {} },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: Loaded eula.txt",
    "<Steve> I agree to the EULA",
    "<Steve> Please accept the Minecraft EULA at once",
  ],
} satisfies LineSamples;
