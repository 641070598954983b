import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mod-confirm-needed",
  severity: "error",
  confidence: 0.95,
  needles: ["Run the command /fml confirm"],
  pattern: /Run the command \/fml confirm/,
  parameters: (_, place) => (isSaid(place) ? null : {}),
  message: {
    en: "The server is waiting: Forge asks whether the world may really be loaded, because something in it is damaged or missing.",
    "zh-CN": "服务器正在等待确认：Forge 询问是否真的要加载世界，因为其中有内容损坏或缺失。",
  },
  advice: {
    en: [
      "Make a backup of the world, then type /fml confirm in the server console to go on, or /fml cancel to stop.",
      "If mods were removed by mistake, cancel and put them back: after confirming, their blocks and items are lost for good.",
      "Where there is no console, start the server once with -Dfml.queryResult=confirm.",
    ],
    "zh-CN": [
      "先备份世界，然后在服务器控制台输入 /fml confirm 继续，或输入 /fml cancel 停止。",
      "如果是误删了模组，请取消并放回模组：确认之后，这些模组的方块和物品将永久丢失。",
      "如果没有控制台，可以用 -Dfml.queryResult=confirm 参数启动一次服务器。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing blocks/items.\n\nThere are 12 missing blocks and items in this save.\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Steve> Run the command /fml confirm",
    "[10:00:00] [Server thread/INFO]: confirmed",
  ],
});
