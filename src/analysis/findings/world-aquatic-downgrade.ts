import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "world-aquatic-downgrade",
  severity: "fatal",
  confidence: 0.9,
  needles: ["ChunkNibbleArrays should be 2048 bytes not: 0"],
  pattern: /^[^\n<]{0,300}ChunkNibbleArrays should be 2048 bytes not: 0/,
  parameters: (_, place) => (isRepeated(place, "ChunkNibbleArrays should be 2048 bytes not: 0") ? null : {}),
  message: {
    en: "The world was saved with Minecraft 1.13 or later (Update Aquatic) and cannot be loaded by an older version.",
    "zh-CN": "该世界由 Minecraft 1.13（水域更新）或更高版本保存，旧版本无法加载。",
  },
  advice: {
    en: [
      "Use Minecraft 1.13 or later, the version the world was last played with.",
      "Or restore a backup of the world from before the update, or let a new world be generated.",
    ],
    "zh-CN": [
      "使用 Minecraft 1.13 或更高版本，即该世界上次所用的版本。",
      "或者恢复升级之前的世界备份，或生成新的世界。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't load chunk\njava.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0\n\tat net.minecraft.server.v1_12_R1.NibbleArray.<init>(SourceFile:17)",
      parameters: {},
    },
    {
      text: "Caused by: java.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0",
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 4096",
    "<Alex> ChunkNibbleArrays should be 2048 bytes not: 0",
  ],
});
