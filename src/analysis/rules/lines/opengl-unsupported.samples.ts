import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Could not start\njava.lang.IllegalStateException: GLFW error 65542: Vulkan: Loader not found",
      parameters: { wanted: "vulkan" },
    },
    {
      text: "java.lang.IllegalStateException: There is no OpenGL context current in the current thread.\n\tat org.lwjgl.opengl.GL.createCapabilities(GL.java:404)",
      parameters: { wanted: "context" },
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
    {
      text: "[10:00:00] [main/ERROR] [EARLYDISPLAY/]: Failed to find any valid GLFW profile. Trying 4.6: GLFW error: [0x10007]WGL: Driver does not support OpenGL version 4.6",
      parameters: {},
    },
    {
      text: "java.lang.IllegalStateException: Failed to find a valid GLFW profile.\nWe tried 4.6, 3.2 but none of them worked.\nTrying 4.6: GLFW error: [0x10008]NSGL: Failed to create OpenGL context",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/TRACE] [EARLYDISPLAY/]: Trying 4.2: GLFW error: [0x10007]Requested OpenGL version 4.2, got version 4.0",
    "[10:00:00] [Server thread/INFO]: <Alex> The driver does not appear to support OpenGL",
    "GLFW error 65544: Cocoa: Failed",
    "[10:00:00] [Render thread/INFO]: OpenGL Version: 4.6.0",
  ],
} satisfies LineSamples;
