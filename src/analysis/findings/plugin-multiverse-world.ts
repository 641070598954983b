import { finding } from "../finding.ts";

export default finding({
  code: "plugin-multiverse-world",
  severity: "error",
  confidence: 0.97,
  needles: [
    "could NOT be loaded because",
    "can't load this world because the folder was deleted/moved: ",
    "[Multiverse-Core] Failed to load world",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:The world '([^'\n]{1,100})' could NOT be loaded because|WorldManager can't load this world because the folder was deleted\/moved: ([^\n\r]{1,100})|\[Multiverse-Core\] Failed to load world '?([^\s':]{1,100}))/,
  parameters: (match) => ({ world: (match[1] ?? match[2] ?? match[3])!.trim() }),
  message: {
    en: "Multiverse could not load the world {world}.",
    "zh-CN": "Multiverse 无法加载世界 {world}。",
  },
  advice: {
    en: [
      "Check that the folder {world} is there, belongs to a Minecraft world (level.dat inside) and is not a copy of another world (if it is, delete uid.dat in it).",
      "If the world is damaged, put a backup of the folder {world} back.",
      "If the world is gone for good, take it out of the list with /mv remove {world}.",
    ],
    "zh-CN": [
      "检查文件夹 {world} 是否存在、是否为 Minecraft 世界（内有 level.dat），并确认它不是另一个世界的副本（如果是，请删除其中的 uid.dat）。",
      "如果世界已损坏，请恢复 {world} 文件夹的备份。",
      "如果该世界已不再需要，请用 /mv remove {world} 将其从列表中移除。",
    ],
  },
  causedBy: ["world-duplicate", "world-level-dat-corrupt", "world-newer-version"],
  samples: [
    {
      text: "[18:15:20] [Server thread/ERROR]: [Multiverse-Core] The world 'mines' could NOT be loaded because it contains errors and is probably corrupt!",
      parameters: { world: "mines" },
    },
    {
      text: "[18:15:20] [Server thread/ERROR]: [Multiverse-Core] The world 'the_end_2' could NOT be loaded because the server didn't like it!",
      parameters: { world: "the_end_2" },
    },
    {
      text: "[18:15:20] [Server thread/WARN]: [Multiverse-Core] WorldManager can't load this world because the folder was deleted/moved: hub",
      parameters: { world: "hub" },
    },
  ],
  counterSamples: [
    "<Alex> The world 'mines' could NOT be loaded because it contains errors",
    "[18:15:20] [Server thread/INFO]: [Multiverse-Core] 3 - World(s) loaded.",
  ],
});
