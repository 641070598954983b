import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[18:00:00] [Server thread/INFO]: World arena_2 is a duplicate of another world and has been prevented from loading. Please delete the uid.dat file from arena_2's world directory if you want to be able to load the duplicate world.",
      parameters: { world: "arena_2" },
    },
    {
      text: "[18:00:00 ERROR]: World lobby is a duplicate of another world and has been prevented from loading. Please delete the uid.dat file from lobby's world directory if you want to be able to load the duplicate world.",
      parameters: { world: "lobby" },
    },
  ],
  counterSamples: [
    "[18:00:00] [Server thread/INFO]: <Alex> World a is a duplicate of another world and has been prevented from loading",
    '[18:00:00] [Server thread/INFO]: Preparing level "world"',
  ],
} satisfies LineSamples;
