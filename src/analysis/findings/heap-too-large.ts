import { finding } from "../finding.ts";

export default finding({
  code: "heap-too-large",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "Could not reserve enough space for ",
    "Could not allocate metaspace: ",
    "Failed to allocate initial concurrent mark overflow mark stack",
    "Unable to allocate ",
  ],
  pattern:
    /^[^\n<]{0,200}(?:Could not reserve enough space (?:for|in) (?:(\d{1,12} ?[KMG]?B?) )?(?:object heap|code cache|card marking array|CollectedHeap)|Could not allocate metaspace: \d|Failed to allocate initial concurrent mark overflow mark stack|Unable to allocate \d{1,12}[KMG]?B? bitmaps for parallel garbage collection)/,
  parameters: (match) => ({ size: match[1] ?? "?" }),
  message: {
    en: "Java did not start: it could not get the memory it was told to take (size: {size}).",
    "zh-CN": "Java 未能启动：无法取得指定的内存（大小：{size}）。",
  },
  advice: {
    en: [
      "Assign less memory: lower -Xmx and -Xms to at most half to two thirds of the memory of the machine.",
      "If you have enough memory, the Java is probably a 32-bit one, which can take little more than 1 GB: install a 64-bit Java and choose it.",
      "Close other programs, and on Windows let the system manage the size of the paging file.",
    ],
    "zh-CN": [
      "减少分配的内存：将 -Xmx 和 -Xms 降到机器内存的一半至三分之二以内。",
      "如果内存充足，很可能用了 32 位 Java（只能使用略多于 1 GB）：请安装并选用 64 位 Java。",
      "关闭其他程序；在 Windows 上让系统自动管理分页文件大小。",
    ],
  },
  causedBy: ["java-32-bit"],
  samples: [
    {
      text: "Error occurred during initialization of VM\nCould not reserve enough space for 4194304KB object heap",
      parameters: { size: "4194304KB" },
    },
    {
      text: "Could not reserve enough space for object heap\nError: Could not create the Java Virtual Machine.",
      parameters: { size: "?" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: [Plots] Could not reserve enough space for a plot",
    "<Alex> Could not reserve enough space for object heap",
  ],
});
