import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [Minecraft-Client] Reported exception thrown!\nnet.minecraft.util.ReportedException: Initializing game\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:430)\nCaused by: java.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.checkForComodification(ArrayList.java:909)\n\tat java.util.Collections.sort(Collections.java:143)\n\tat cpw.mods.fml.common.toposort.TopologicalSort.topologicalSort(TopologicalSort.java:173)",
      parameters: {},
    },
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] Unable to launch\njava.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.checkForComodification(ArrayList.java:901)",
      parameters: {},
    },
  ],
  counterSamples: [
    "java.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.checkForComodification(ArrayList.java:901)\n\tat org.example.lamps.Lamps.tick(Lamps.java:4)",
    "[10:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.reflect.InvocationTargetException",
  ],
} satisfies LineSamples;
