import { finding } from "../finding.ts";

export default finding({
  code: "world-level-dat-corrupt",
  severity: "error",
  confidence: 0.9,
  needles: [
    "level.dat",
    "World files may be corrupted",
    "Failed to load world data from ",
    "Failed to read level data",
    "Unable to read or access folder where game worlds are saved",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Exception reading [^\n]{0,300}level\.dat(?:_old)?|(?:Failed to (?:read|load|parse|open)|Couldn't (?:read|load)|Could not (?:read|load)|Error (?:reading|loading)) [^\n]{0,200}level\.dat|World files may be corrupted|Failed to load world data from |Failed to read level data|level\.dat[^\n]{0,80}(?:is corrupt|is damaged|corrupted))/,
  parameters: (_, place) => {
    // The attempt with the old copy follows the first one.
    const before = place.before.slice(-6000);
    return /(?:Exception reading [^\n]{0,300}level\.dat|Failed to load world data from |Failed to read level data)/.test(
      before,
    )
      ? null
      : {};
  },
  message: {
    en: "The file level.dat of the world is damaged or unreadable.",
    "zh-CN": "世界的 level.dat 文件已损坏或无法读取。",
  },
  advice: {
    en: [
      "Stop the server, make a copy of the world, then replace level.dat by level.dat_old (rename it to level.dat).",
      "If both are damaged, restore them from a backup, or take the level.dat of a new world with the same seed and version.",
      "Check that the disk is not full and that files may be written.",
    ],
    "zh-CN": [
      "停止服务器并复制一份世界，然后用 level.dat_old 替换 level.dat（重命名为 level.dat）。",
      "如果两者都已损坏，请从备份恢复，或使用相同种子和版本的新世界的 level.dat。",
      "检查磁盘是否已满、文件是否可写。",
    ],
  },
  causedBy: ["disk-full", "file-permission", "world-newer-version", "world-overworld-settings"],
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Exception reading ./world/level.dat\njava.io.EOFException: Unexpected end of ZLIB input stream",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to load world data from ./world/level.dat and ./world/level.dat_old. World files may be corrupted. Shutting down.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN] [FML/]: Forge Mod Loader detected that the backup level.dat is being used.",
    "[10:00:00] [Server thread/INFO]: <Alex> Exception reading level.dat",
    "[10:00:00] [Server thread/INFO]: Saved level.dat",
  ],
});
