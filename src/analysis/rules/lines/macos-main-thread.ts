import { finding } from "../../model/finding.ts";

export default finding({
  code: "macos-main-thread",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,300}(?:GLFW may only be used on the main thread|NSWindow drag regions should only be invalidated on the Main Thread|run (?:the JVM )?with -XstartOnFirstThread)/,
});
