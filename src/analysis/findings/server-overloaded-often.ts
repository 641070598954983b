import { finding } from "../finding.ts";

export default finding({
  code: "server-overloaded-often",
  severity: "warning",
  confidence: 0.85,
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)/,
  parameters(_, place) {
    const others = place.before.split("Can't keep up! ").length - 1;
    return others >= 4 ? {} : null;
  },
  message: {
    en: "The server falls behind again and again: something in it takes too much time in every tick.",
    "zh-CN": "服务器反复出现卡顿：每一刻都有内容耗时过长。",
  },
  advice: {
    en: [
      "Install the profiler spark, run /spark profiler start while it lags, and look what takes the most time: a plugin, a mod, entities or world generation.",
      "Lower view-distance and simulation-distance in server.properties, and generate the world in advance with Chunky.",
      "If the processor of the host is the limit, move to one with a faster core.",
    ],
    "zh-CN": [
      "安装性能分析工具 spark，在卡顿时执行 /spark profiler start，查看最耗时的是插件、模组、实体还是世界生成。",
      "在 server.properties 中调低 view-distance 和 simulation-distance，并用 Chunky 提前生成世界区块。",
      "如果瓶颈在主机处理器，请换用单核性能更强的主机。",
    ],
  },
  causedBy: ["watchdog-stall"],
  samples: [
    {
      text: Array.from(
        { length: 5 },
        (_, i) =>
          `[12:0${i}:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`,
      ).join("\n"),
      parameters: {},
    },
    {
      text: Array.from(
        { length: 6 },
        (_, i) =>
          `2012-02-02 12:0${i}:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?`,
      ).join("\n"),
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
});
