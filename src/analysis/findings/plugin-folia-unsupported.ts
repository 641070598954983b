import { finding } from "../finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-folia-unsupported",
  severity: "error",
  joins: ["plugin"],
  confidence: 1,
  needles: [
    "is not marked as supporting region",
    "as it is not marked as supporting Folia",
    "java.lang.UnsupportedOperationException",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Plugin ([^\n]{1,120}?) is not marked as supporting regioni[sz]ed multithreading|Could not load plugin '([^'\n]{1,140})' as it is not marked as supporting Folia|java\.lang\.UnsupportedOperationException[^\n]{0,20}\n\s{0,8}at org\.bukkit\.craftbukkit\.(?:v\w{1,20}\.)?scheduler\.CraftScheduler\.)/,
  // Without a name: it asked for the one scheduler that Folia does not have.
  parameters: (match) => ({ plugin: withoutVersion(match[1] ?? match[2] ?? "") }),
  samples: [
    {
      text: "[04:24:12] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[04:24:12 ERROR]: Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionized multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[04:24:12] [ServerMain/ERROR]: [ServerPluginProviderStorage] Could not load plugin 'Lanterns' as it is not marked as supporting Folia!",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[04:24:12] [Server thread/ERROR]: Error occurred while enabling Lanterns v0.2 (Is it up to date?)\njava.lang.UnsupportedOperationException: null\n\tat org.bukkit.craftbukkit.scheduler.CraftScheduler.handle(CraftScheduler.java:521) ~[folia-1.21.4.jar:?]\n\tat org.example.lanterns.Lanterns.onEnable(Lanterns.java:31) ~[Lanterns-0.2.jar:?]",
      codes: ["plugin-folia-unsupported", "plugin-enable-failed"],
      parameters: { plugin: "Lanterns" },
    },
  ],
  counterSamples: [
    "java.lang.UnsupportedOperationException\n\tat java.util.Collections$UnmodifiableList.add(Collections.java:1)\n\tat org.bukkit.craftbukkit.scheduler.CraftScheduler.run(CraftScheduler.java:2)",
    "<Alex> Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
    "[04:24:12] [Server thread/INFO]: it is not marked as supporting regions",
  ],
});
