import { finding } from "../finding.ts";

export default finding({
  code: "world-old-player-directory",
  severity: "fatal",
  confidence: 1,
  needles: ["DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE"],
  pattern: /^[^\n<]{0,200}\*{2,6} DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE/,
  message: {
    en: "The server stopped because the world still has the old folder of player data (players), whose conversion failed.",
    "zh-CN": "服务器停止，因为世界中仍有旧的玩家数据文件夹（players），其转换失败。",
  },
  advice: {
    en: [
      "Restart the server once. If it stops again, make a backup and delete (or rename) the folder players in the world's folder.",
    ],
    "zh-CN": ["先重启服务器一次。如果再次停止，请备份后删除（或重命名）世界文件夹中的 players 文件夹。"],
  },
  samples: [
    { text: "[10:00:00] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
    { text: "[10:00:00 WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
  ],
  counterSamples: [
    "<Alex> **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE",
    "[10:00:00] [Server thread/INFO]: Converting old player directory",
  ],
});
