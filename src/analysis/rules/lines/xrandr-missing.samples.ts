import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR]: x\njava.lang.ExceptionInInitializerError\nCaused by: java.lang.ArrayIndexOutOfBoundsException: 0\n\tat org.lwjgl.opengl.LinuxDisplay.getAvailableDisplayModes(LinuxDisplay.java:951)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/INFO]: <Alex> at org.lwjgl.opengl.LinuxDisplay.getAvailableDisplayModes"],
} satisfies LineSamples;
