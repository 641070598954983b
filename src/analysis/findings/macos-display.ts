import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "macos-display",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Cocoa: Failed to find service port for display"],
  pattern: /^[^\n<]{0,300}Cocoa: Failed to find service port for display/,
  parameters: (_, place) => (isRepeated(place, "Cocoa: Failed to find service port for display") ? null : {}),
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
