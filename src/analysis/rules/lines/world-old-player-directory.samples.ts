import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
    { text: "[10:00:00 WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
    {
      text: "[10:00:00] [Server thread/WARN]: **** FAILED TO START THE SERVER AFTER ACCOUNT CONVERSION!\n[10:00:00] [Server thread/WARN]: ** please remove the following files and restart the server:\n[10:00:00] [Server thread/WARN]: * ops.txt",
      parameters: { file: "ops.txt" },
    },
  ],
  counterSamples: [
    "<Alex> **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE",
    "[10:00:00] [Server thread/INFO]: Converting old player directory",
    "[10:00:00] [Server thread/INFO]: [Backup] * ops.txt",
  ],
} satisfies LineSamples;
