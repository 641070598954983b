import { finding } from "../finding.ts";

export default finding({
  code: "macos-main-thread",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "GLFW may only be used on the main thread",
    "NSWindow drag regions should only be invalidated on the Main Thread",
    "run with -XstartOnFirstThread",
  ],
  pattern:
    /^[^\n<]{0,300}(?:GLFW may only be used on the main thread|NSWindow drag regions should only be invalidated on the Main Thread|run with -XstartOnFirstThread)/,
  message: {
    en: "On macOS, the game's window was opened from the wrong thread.",
    "zh-CN": "在 macOS 上，游戏窗口在错误的线程中打开。",
  },
  advice: {
    en: [
      "For Minecraft 1.13 and later, start with the Java argument -XstartOnFirstThread (launchers do this themselves; remove own arguments that replace theirs).",
      "For Minecraft 1.12.2 and earlier, use a Java 8 older than 8u261, or the launcher's own Java 8.",
      "Remove mods that open windows of their own.",
    ],
    "zh-CN": [
      "Minecraft 1.13 及以上请使用 Java 参数 -XstartOnFirstThread 启动（启动器会自动添加；请去掉覆盖它的自定义参数）。",
      "Minecraft 1.12.2 及以下请使用 8u261 之前的 Java 8，或启动器自带的 Java 8。",
      "移除会自行打开窗口的模组。",
    ],
  },
  samples: [
    {
      text: "java.lang.IllegalStateException: GLFW may only be used on the main thread and that thread must be the first thread in the process. Please run the JVM with -XstartOnFirstThread.",
      parameters: {},
    },
    {
      text: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'NSWindow drag regions should only be invalidated on the Main Thread!'",
      parameters: {},
    },
  ],
  counterSamples: ["	JVM Flags: 1 total; -XstartOnFirstThread", "<Alex> GLFW may only be used on the main thread"],
});
