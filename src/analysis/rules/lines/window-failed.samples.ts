import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.IllegalStateException: Failed to create window: unknown. Please make sure you have up-to-date drivers (see aka.ms/mcdriver for instructions).",
      parameters: {},
    },
    {
      text: "[main/ERROR] [EARLYDISPLAY/]: ERROR DISPLAY\nFailed to initialize graphics window with current settings.\n\n\nFailure details:\nSomething",
      parameters: {},
    },
    {
      text: "java.lang.IllegalStateException: Failed to initialize GLFW, errors: GLFW error during init: [0x1000E]Failed to detect any supported platform",
      parameters: {},
    },
    {
      text: "[main/ERROR] [EARLYDISPLAY/]: ERROR DISPLAY\nFailed to initialize the mod loading system and display.\n\n\nFailure details:\nSomething",
      parameters: {},
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Failed to create window: \nnet.minecraft.class_1041$class_4716: GLFW error 65537: The lamp is off\n\tat net.minecraft.class_1041.method_4501(class_1041.java:216)\n",
      parameters: { cause: "net.minecraft.class_1041$class_4716: GLFW error 65537: The lamp is off" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: The game stopped\njava.lang.IllegalStateException: GLFW error before init: [0x1000C]Wayland: The platform does not provide the window position\n\tat com.mojang.blaze3d.platform.Window.checkGlfwError(Window.java:89)\n",
      parameters: { meaning: { term: "meaning-wayland", parameters: {} } },
    },
  ],
  counterSamples: [
    "[main/INFO] [EARLYDISPLAY/]: Trying GL version 4.6",
    "java.lang.IllegalStateException: GLFW error before init: [0x10008]Cocoa: Failed to find service port for display",
    "[10:00:00] [Server thread/INFO]: <Alex> Failed to create window",
  ],
} satisfies LineSamples;
