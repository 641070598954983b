import { finding } from "../finding.ts";

/** Steps, so that a hundred different delays do not make a hundred findings. */
const steps = [60_000, 30_000, 10_000, 5000, 2000];

export default finding({
  code: "server-overloaded",
  severity: "notice",
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)(?: Running (\d{1,9})ms)?/,
  parameters(match) {
    const late = Number(match[1] ?? 2000);
    const step = steps.find((one) => late >= one) ?? late;
    return { ms: String(step), ticks: String(Math.floor(step / 50)) };
  },
  message: {
    en: "The server could not keep up: it ran at least {ms} ms ({ticks} ticks) behind.",
    "zh-CN": "服务器跟不上运行进度：至少落后 {ms} 毫秒（{ticks} 刻）。",
  },
  advice: {
    en: [
      "Once or twice right after the start this is normal. If it comes again and again, find what takes the time with the profiler spark.",
      "Lower view-distance and simulation-distance in server.properties, and reduce entities, hoppers and farms.",
      "Give the server enough memory (not all of the computer's) and a faster processor core; generate the world in advance.",
    ],
    "zh-CN": [
      "启动后出现一两次属于正常现象。如果反复出现，请用性能分析工具 spark 查找原因。",
      "在 server.properties 中调低 view-distance 和 simulation-distance，并减少实体、漏斗和刷怪农场。",
      "为服务器分配足够的内存（但不要占满整台电脑），使用单核性能更强的处理器，并提前生成世界区块。",
    ],
  },
  causedBy: ["watchdog-stall"],
  samples: [
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
      parameters: { ms: "2000", ticks: "40" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Did the system time change, or is the server overloaded? Running 12345ms behind, skipping 246 tick(s)",
      parameters: { ms: "10000", ticks: "200" },
    },
    {
      text: "2012-02-02 12:00:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?",
      parameters: { ms: "2000", ticks: "40" },
    },
  ],
  counterSamples: [
    "<Alex> Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "[12:00:01] [Server thread/INFO]: Can't keep up! with this",
  ],
});
