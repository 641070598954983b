import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Client thread/ERROR]: SplashProgress has detected a error loading Minecraft. This can sometimes be caused by bad video drivers.",
      parameters: {},
    },
    {
      text: "[12:00:05] [Client thread/ERROR]: x\njava.lang.IllegalStateException: Splash thread\nCaused by: java.lang.RuntimeException: Couldn't draw\n\tat org.lwjgl.opengl.A.b(A.java:1)\n\tat net.minecraftforge.fml.client.SplashProgress$3.run(SplashProgress.java:210)",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> SplashProgress",
    "java.lang.NullPointerException\n\tat org.example.lamps.A.b(A.java:1)\n\tat net.minecraftforge.fml.client.SplashProgress$3.run(SplashProgress.java:210)",
  ],
} satisfies LineSamples;
