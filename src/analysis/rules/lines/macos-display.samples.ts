import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
