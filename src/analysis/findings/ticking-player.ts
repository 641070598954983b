import { finding } from "../finding.ts";
import { firstForeignFrame } from "./class-missing.ts";

export default finding({
  code: "ticking-player",
  severity: "fatal",
  confidence: 0.9,
  needles: ["Ticking player"],
  pattern:
    /^[^\n<]{0,200}?(?:Description: Ticking player\s{0,5}(?:\n|$)|(?:^|\]: |Caused by: |\n)[\w.$]{0,160}(?:ReportedException|CrashException|class_148): Ticking player\s{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    if (!match[0].includes("Description") && place.before.slice(-3000).includes("Description: Ticking player"))
      return null;
    const at = place.text.indexOf("-- Player being ticked --");
    const player = at === -1 ? null : /Entity Name: ([^\n\r]{1,100})/.exec(place.text.slice(at, at + 3000));
    return { player: player?.[1]?.trim() ?? "?", suspect: firstForeignFrame(place.text) };
  },
  message: {
    en: "The game broke while it updated a player ({player}); the first code that is not the game's own: {suspect}.",
    "zh-CN": "游戏在更新玩家（{player}）时出错；第一处不属于游戏本体的代码：{suspect}。",
  },
  advice: {
    en: [
      "Update or remove the mod the stack trace names ({suspect}): something the player holds, wears or stands near makes it fail.",
      "If only one player is affected, make a backup and remove their file from playerdata: they lose inventory and position.",
    ],
    "zh-CN": [
      "更新或移除堆栈中提到的模组（{suspect}）：玩家手持、穿戴或附近的某样东西使它出错。",
      "如果只有一名玩家受影响，先备份，再删除其 playerdata 文件：该玩家会失去物品和位置。",
    ],
  },
  causedBy: ["class-missing", "method-missing", "client-class-on-server", "mixin-failed"],
  samples: [
    {
      text: "Description: Ticking player\n\njava.lang.NullPointerException\n\tat com.example.belts.Belt.tick(Belt.java:3) ~[belts-2.jar:?]",
      parameters: { player: "?", suspect: "belts-2.jar" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Ticking player\n\tat net.minecraft.server.X.a(X.java:1)",
      parameters: { player: "?", suspect: "?" },
    },
  ],
  counterSamples: [
    "Description: Ticking entity",
    "[10:00:00] [Server thread/INFO]: <Alex> ReportedException: Ticking player",
  ],
});
