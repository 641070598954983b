import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[Warning: 2024-04-02 10:00:00.1: GameVersionManager.cpp(274)] Version 1.19.2-Lamps doesn't have a json file.",
      parameters: { version: "1.19.2-Lamps" },
    },
    {
      text: "[10:00:00.640] 版本 json 可用性检查失败（D:\\.minecraft\\versions\\1.18.2\\）：未找到版本 json 文件：D:\\.minecraft\\versions\\1.18.2\\1.18.2.json",
      parameters: { version: "1.18.2" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Read the json of lamps",
    "[10:00:00] [main/INFO]: It doesn't have a json file",
  ],
} satisfies LineSamples;
