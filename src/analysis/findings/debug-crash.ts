import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "debug-crash",
  severity: "fatal",
  confidence: 1,
  needles: ["Manually triggered debug crash"],
  pattern: /^[^\n<]{0,300}Manually triggered debug crash/,
  parameters: (_, place) =>
    isRepeated(place, "Manually triggered debug crash") ||
    place.before.slice(-2000).includes("Manually triggered debug crash")
      ? null
      : {},
  message: {
    en: "The crash was triggered by hand: F3 and C were held for ten seconds.",
    "zh-CN": "这次崩溃是手动触发的：按住 F3 + C 达十秒。",
  },
  advice: {
    en: ["Nothing is broken. Start the game again, and do not hold F3 and C together for so long."],
    "zh-CN": ["没有任何损坏。重新启动游戏即可，不要长时间同时按住 F3 和 C。"],
  },
  samples: [
    {
      text: "Description: Manually triggered debug crash\n\njava.lang.Throwable: Manually triggered debug crash",
      parameters: {},
    },
    {
      text: "java.lang.Throwable: Manually triggered debug crash\n\tat net.minecraft.client.KeyboardHandler.tick(KeyboardHandler.java:466)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Manually triggered debug crash",
    "Description: Unexpected error",
  ],
});
