import { finding } from "../finding.ts";

export default finding({
  code: "watchdog-warning",
  severity: "warning",
  confidence: 0.85,
  needles: ["The server has not responded for "],
  pattern: /^[^\n<]{0,250}?The server has not responded for (\d{1,6}) seconds/,
  // Repeated every five seconds: in steps, so that one stall is not ten findings.
  parameters(match) {
    const seconds = Number(match[1]);
    return { seconds: String([60, 30, 10].find((step) => seconds >= step) ?? seconds) };
  },
  message: {
    en: "The server hung for {seconds} seconds or more.",
    "zh-CN": "服务器卡住了至少 {seconds} 秒。",
  },
  advice: {
    en: [
      "Look in the thread dump that follows, under “Server thread”, for the name of a plugin: it is what the server was waiting for.",
      "If there is none, the disk or the processor was too slow, often while chunks were loaded or saved: check the load of the computer.",
    ],
    "zh-CN": [
      "在随后的线程转储中查看 “Server thread” 部分有没有插件名称：那就是服务器当时在等待的内容。",
      "如果没有，通常是加载或保存区块时硬盘或处理器过慢：请检查电脑负载。",
    ],
  },
  causedBy: ["out-of-memory"],
  samples: [
    {
      text: "[12:00:01] [Paper Watchdog Thread/ERROR]: The server has not responded for 10 seconds! Creating thread dump",
      parameters: { seconds: "10" },
    },
    {
      text: "[12:00:01 ERROR]: The server has not responded for 15 seconds! Creating thread dump",
      parameters: { seconds: "10" },
    },
  ],
  counterSamples: [
    "<Alex> The server has not responded for 10 seconds",
    "[12:00:01] [Server thread/INFO]: The server has not responded for a while",
  ],
});
