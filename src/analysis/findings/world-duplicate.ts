import { finding } from "../finding.ts";

export default finding({
  code: "world-duplicate",
  severity: "error",
  confidence: 1,
  needles: ["is a duplicate of another world and has been prevented from loading"],
  pattern: /^[^\n<]{0,200}?World ([^\n]{1,120}?) is a duplicate of another world and has been prevented from loading/,
  parameters: (match) => ({ world: match[1]! }),
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
});
