import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] Unable to launch\njava.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.checkForComodification(ArrayList.java:901)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.reflect.InvocationTargetException",
  ],
} satisfies LineSamples;
