import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
    { text: "[10:00:00 WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
  ],
  counterSamples: [
    "<Alex> **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE",
    "[10:00:00] [Server thread/INFO]: Converting old player directory",
  ],
} satisfies LineSamples;
