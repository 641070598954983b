import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:02] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[10:00:02 ERROR]: Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionized multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[10:00:02] [ServerMain/ERROR]: [ServerPluginProviderStorage] Could not load plugin 'Lanterns' as it is not marked as supporting Folia!",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[10:00:02] [Server thread/ERROR]: Error occurred while enabling Lanterns v0.2 (Is it up to date?)\njava.lang.UnsupportedOperationException: null\n\tat org.bukkit.craftbukkit.scheduler.CraftScheduler.handle(CraftScheduler.java:521) ~[folia-1.21.4.jar:?]\n\tat org.example.lanterns.Lanterns.onEnable(Lanterns.java:31) ~[Lanterns-0.2.jar:?]",
      codes: ["plugin-folia-unsupported"],
      parameters: { plugin: "Lanterns" },
    },
  ],
  counterSamples: [
    "java.lang.UnsupportedOperationException\n\tat java.util.Collections$UnmodifiableList.add(Collections.java:1)\n\tat org.bukkit.craftbukkit.scheduler.CraftScheduler.run(CraftScheduler.java:2)",
    "<Alex> Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
    "[10:00:02] [Server thread/INFO]: it is not marked as supporting regions",
  ],
} satisfies LineSamples;
