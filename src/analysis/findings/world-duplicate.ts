import { finding } from "../finding.ts";

export default finding({
  code: "world-duplicate",
  severity: "error",
  confidence: 1,
  needles: ["is a duplicate of another world and has been prevented from loading"],
  pattern: /^[^\n<]{0,200}?World ([^\n]{1,160}?) is a duplicate of another world and has been prevented from loading/,
  parameters: (match) => ({ world: match[1]! }),
  message: {
    en: "The world {world} was not loaded because it is a copy of another world (both have the same id).",
    "zh-CN": "世界 {world} 未被加载，因为它是另一个世界的副本（两者标识相同）。",
  },
  advice: {
    en: [
      "Delete the file uid.dat in the folder of the world {world}, and start the server again.",
      "If you do not need the copy, remove the folder of {world}.",
    ],
    "zh-CN": [
      "删除世界 {world} 文件夹中的 uid.dat 文件，然后重新启动服务器。",
      "如果不需要这个副本，请删除 {world} 的文件夹。",
    ],
  },
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
