import { finding } from "../finding.ts";

export default finding({
  code: "heap-settings-invalid",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "Initial heap size set to a larger value than the maximum heap size",
    "Incompatible minimum and maximum heap sizes specified",
    "Incompatible initial and maximum heap sizes specified",
    "Too small maximum heap",
    "Too small initial heap",
    "Invalid maximum heap size: ",
    "Invalid initial heap size: ",
  ],
  pattern:
    /^[^\n<]{0,200}(Initial heap size set to a larger value than the maximum heap size|Incompatible (?:minimum|initial) and maximum heap sizes specified|Too small (?:maximum|initial) heap(?: size)?|Invalid (?:maximum|initial) heap size: [^\s]{1,40})/,
  parameters: (match) => ({ reason: match[1]! }),
  message: {
    en: "Java did not start: the memory settings are wrong ({reason}).",
    "zh-CN": "Java 未能启动：内存设置有误（{reason}）。",
  },
  advice: {
    en: [
      "Check -Xms and -Xmx: -Xms must not be larger than -Xmx, and both are a number with M or G right behind it, for example -Xms1G -Xmx4G.",
      "If the values look right, a 32-bit Java may be in use, which can take little more than 1 GB: install a 64-bit Java.",
    ],
    "zh-CN": [
      "检查 -Xms 和 -Xmx：-Xms 不能大于 -Xmx，两者都应为数字后紧跟 M 或 G，例如 -Xms1G -Xmx4G。",
      "如果数值没有问题，可能用了 32 位 Java（只能使用略多于 1 GB）：请安装 64 位 Java。",
    ],
  },
  causedBy: ["java-32-bit"],
  samples: [
    {
      text: "Error occurred during initialization of VM\nInitial heap size set to a larger value than the maximum heap size",
      parameters: { reason: "Initial heap size set to a larger value than the maximum heap size" },
    },
    {
      text: "Invalid maximum heap size: -Xmx4GB\nError: Could not create the Java Virtual Machine.",
      parameters: { reason: "Invalid maximum heap size: -Xmx4GB" },
    },
    {
      text: "Error occurred during initialization of VM\nToo small maximum heap",
      parameters: { reason: "Too small maximum heap" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Too small maximum heap",
    "[10:00:00] [main/INFO]: Maximum heap: 4096 MB",
  ],
});
