import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

const said = [
  "saved with newer version of minecraft",
  "This world was created by an incompatible version",
  "Paper.ignoreWorldDataVersion",
  "was saved in a newer version",
  "This world was last played in a newer version",
  "World was saved by a newer version",
];

export default finding({
  code: "world-newer-version",
  severity: "fatal",
  confidence: 0.95,
  needles: said,
  pattern:
    /^[^\n<]{0,300}(?:(?:attempted|Attempting|Attempted) to load (?:chunk|world|level|region|player)[^\n]{0,120} ?saved with newer version of minecraft|This world was created by an incompatible version|(?:World|Level|Chunk|Server)[^\n]{0,200}Paper\.ignoreWorldDataVersion|(?:World|world|Chunk|Level|level)[^\n]{0,120} was (?:saved in a newer version|last played in a newer version)|World was saved by a newer version)/,
  parameters: (match, place) => (said.some((one) => match[0].includes(one) && isRepeated(place, one)) ? null : {}),
  message: {
    en: "The world was saved with a newer version of Minecraft than this one, and cannot be loaded.",
    "zh-CN": "该世界由更新版本的 Minecraft 保存，当前版本无法加载。",
  },
  advice: {
    en: [
      "Use the version of the game or server that the world was last played with, or a newer one.",
      "Or restore a backup of the world that was made before the update: worlds cannot be converted back.",
      "Or let a new world be generated (move the old world's folder away first).",
    ],
    "zh-CN": [
      "使用该世界上次所用的游戏或服务端版本，或更新的版本。",
      "或者恢复升级之前的世界备份：世界无法降级转换。",
      "或者生成新的世界（先把旧世界文件夹移走）。",
    ],
  },
  samples: [
    {
      text: "java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 3700 > 3465\n\tat net.minecraft.world.level.chunk.storage.ChunkSerializer.loadChunk(ChunkSerializer.java:99)",
      parameters: {},
    },
    { text: "[10:00:00] [main/INFO]: This world was created by an incompatible version.", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> This world was created by an incompatible version.",
    "[10:00:00] [main/INFO]: Upgrading world from version 3465 to 3700",
  ],
});
