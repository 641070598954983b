import type { WholeLogSamples } from "../samples.ts";

const pocketmine = (...lines: string[]) =>
  ["[10:00:00.000] [Server thread/INFO]: This server is running PocketMine-MP version 5.18.0", ...lines, ""].join("\n");
const critical = (said: string) => pocketmine(`[10:00:01.000] [Server thread/CRITICAL]: ${said}`);

export default {
  samples: [
    {
      text: critical(
        "Tidak dapat memuat plugin 'Lamps':Versi API yang tidak kompatibel (plugin memerlukan satu dari: 4.0.0)",
      ),
      only: [],
      code: "plugin-incompatible",
      parameters: { plugin: "Lamps" },
    },
    {
      text: critical(
        "\u65e0\u6cd5\u52a0\u8f7d\u63d2\u4ef6 'Lamps'\uff1a\u6ca1\u6709\u627e\u5230\u4f9d\u8d56\uff1aLanterns",
      ),
      only: [],
      parameters: { plugin: "Lamps" },
    },
    {
      text: critical("Невозможно загрузить плагин 'Lamps': Несовместимая версия API"),
      only: [],
      code: "plugin-incompatible",
      parameters: { plugin: "Lamps" },
    },
    {
      text: '10:00:00 [INFO] Loading nukkit.yml ...\n10:00:01 [ERROR] "Lamps.jar" im Ordner "/srv/plugins" konnte nicht geladen werden: java.lang.NullPointerException\n        at cn.nukkit.plugin.PluginDescription.loadMap(PluginDescription.java:140)\n        at cn.nukkit.plugin.PluginManager.loadPlugins(PluginManager.java:159)\n        at cn.nukkit.Nukkit.main(Nukkit.java:139)\n',
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException" },
    },
  ],
  counterSamples: [
    // Said by a plugin, and of its own matters.
    critical("[Lamps] No se encontró 'Lanterns': nada"),
    pocketmine("[10:00:01.000] [Server thread/INFO]: Cargando plugin 'Lamps': listo"),
    critical("Unhandled exception executing command 'lamp' in lamp: Undefined variable"),
  ],
} satisfies WholeLogSamples;
