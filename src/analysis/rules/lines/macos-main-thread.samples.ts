import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.IllegalStateException: GLFW may only be used on the main thread and that thread must be the first thread in the process. Please run the JVM with -XstartOnFirstThread.",
      parameters: {},
    },
    {
      text: "java.lang.ExceptionInInitializerError\n\tat org.lwjgl.glfw.GLFW.glfwCreateWindow(GLFW.java:1700)\nCaused by: java.lang.IllegalStateException: GLFW windows may only be created on the main thread and that thread must be the first thread in the process. Please run the JVM with -XstartOnFirstThread. For offscreen rendering, make sure another window toolkit (e.g. AWT or JavaFX) is initialized before GLFW.\n\tat org.lwjgl.glfw.EventLoop$OffScreen.<clinit>(EventLoop.java:39)",
      parameters: {},
    },
    {
      text: "java.lang.IllegalStateException: Please run the JVM with -XstartOnFirstThread and make sure a window toolkit other than GLFW (e.g. AWT or JavaFX) is not initialized.",
      parameters: {},
    },
    {
      text: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'NSWindow drag regions should only be invalidated on the Main Thread!'",
      parameters: {},
    },
  ],
  counterSamples: ["	JVM Flags: 1 total; -XstartOnFirstThread", "<Alex> GLFW may only be used on the main thread"],
} satisfies LineSamples;
