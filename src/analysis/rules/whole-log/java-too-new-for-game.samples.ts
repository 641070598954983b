import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2025-01-01 10:00:00\nDescription: Mod loading error has occurred\n\njava.lang.SecurityException: setContextClassLoader\n\tat java.base/java.lang.Thread.setContextClassLoader(Thread.java:1)\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n\tat net.minecraftforge.fml.A.b(A.java:1)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tJava Version: 23.0.2, Example\n\tForge: net.minecraftforge:47.3.0\n",
      parameters: { used: "23", supported: "17" },
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: x\n\njava.lang.SecurityException: setContextClassLoader\n\tat org.example.lamps.Lamps.init(Lamps.java:3)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tJava Version: 17.0.2, Example\n\tForge: net.minecraftforge:47.3.0\n",
  ],
} satisfies WholeLogSamples;
