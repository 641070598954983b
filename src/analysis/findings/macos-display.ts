import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "macos-display",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Cocoa: Failed to find service port for display"],
  pattern: /^[^\n<]{0,300}Cocoa: Failed to find service port for display/,
  parameters: (_, place) => (isRepeated(place, "Cocoa: Failed to find service port for display") ? null : {}),
  message: {
    en: "On this Mac, the game's window library (GLFW) does not recognise the display.",
    "zh-CN": "在这台 Mac 上，游戏的窗口库（GLFW）无法识别显示器。",
  },
  advice: {
    en: [
      "On Apple silicon, use a launcher with native ARM support (the official one for 1.19 and later, or Prism Launcher) with an arm64 Java.",
      "For older versions, run Java and the launcher with Rosetta, or use the launcher's replaced (newer) LWJGL libraries.",
    ],
    "zh-CN": [
      "在 Apple 芯片上，使用原生支持 ARM 的启动器（1.19 及以上可用官方启动器，或 Prism Launcher、HMCL），并使用 arm64 的 Java。",
      "对于更旧的版本，用 Rosetta 运行 Java 和启动器，或使用启动器提供的新版 LWJGL 库。",
    ],
  },
  samples: [
    {
      text: "java.lang.IllegalStateException: GLFW error before init: [0x10008]Cocoa: Failed to find service port for display",
      parameters: {},
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: GLFW error during init: [0x10008]Cocoa: Failed to find service port for display",
      parameters: {},
    },
  ],
  counterSamples: [
    "GLFW error 65544: X11: Failed to open display :0",
    "<Alex> Cocoa: Failed to find service port for display",
  ],
});
