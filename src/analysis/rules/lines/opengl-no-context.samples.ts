import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "FATAL ERROR in native method: Thread[#71,BeltWorker,5,main]: No context is current or a function that is not available in the current context was called. The JVM will abort execution.\n\tat org.lwjgl.opengl.GL11C.glGenTextures(Native Method)\n\tat com.example.belts.BeltCache.upload(BeltCache.java:44)\n\tat java.lang.Thread.run(java.base@21.0.5/Thread.java:1583)",
      parameters: { class: "com.example.belts.BeltCache.upload", suspect: "belts" },
    },
    {
      text: "FATAL ERROR in native method: Thread[#31,Render thread,10,main]: No context is current or a function that is not available in the current context was called. The JVM will abort execution.",
      parameters: {},
    },
    {
      text: "FATAL ERROR in native method: No context is current or a function that is not available in the current context was called.",
      parameters: {},
    },
    {
      text: "java.lang.IllegalStateException: No GLCapabilities instance set for the current thread. Possible solutions:\n\ta) Call GL.createCapabilities() after making a context current in the current thread.\n\tat org.lwjgl.opengl.GL.getCapabilities(GL.java:1)\n\tat com.example.belts.BeltCache.upload(BeltCache.java:44)",
      parameters: { suspect: "belts" },
    },
  ],
  counterSamples: [
    "\tGL Caps: ~~ERROR~~ RuntimeException: No OpenGL context found in the current thread.",
    "<Alex> No context is current or a function that is not available in the current context was called",
    "No context",
  ],
} satisfies LineSamples;
