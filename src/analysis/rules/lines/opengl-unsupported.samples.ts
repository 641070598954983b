import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Could not start\njava.lang.IllegalStateException: GLFW error 65542: Vulkan: Loader not found",
      parameters: { wanted: "vulkan" },
    },
    {
      text: "java.lang.IllegalStateException: Failed to create backend OpenGL: Driver does not support OpenGL 3.3",
      parameters: {},
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: ########## GL ERROR ##########\njava.lang.IllegalStateException: GLFW error 65542: WGL: The driver does not appear to support OpenGL",
      parameters: {},
    },
    {
      text: "GLFW error 65543: WGL: OpenGL profile requested but WGL_ARB_create_context_profile is unavailable",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> The driver does not appear to support OpenGL",
    "GLFW error 65544: Cocoa: Failed",
    "[10:00:00] [Render thread/INFO]: OpenGL Version: 4.6.0",
  ],
} satisfies LineSamples;
