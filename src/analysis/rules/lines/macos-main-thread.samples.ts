import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
