import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00.690] [Server thread/EMERGENCY]: Fatal error: Cannot declare class alex\\lamps\\Lamp, because the name is already in use in plugins/Lamps/src/alex/lamps/Lamp.php on line 12\n[10:00:00.696] [Server thread/CRITICAL]: Unable to create crash file: Cannot assign null to property pocketmine\\crash\\CrashDumpData::$thread of type string",
      parameters: {
        plugin: "Lamps",
        place: "Lamp.php:12",
        said: "Cannot declare class alex\\lamps\\Lamp, because the name is already in use",
      },
    },
    {
      text: 'PHP Parse error:  syntax error, unexpected token "}" in phar:///srv/pocketmine/plugins/Ropes.phar/src/alex/Rope.php on line 7',
      parameters: { plugin: "Ropes", place: "Rope.php:7" },
    },
  ],
  counterSamples: [
    "[10:00:00.690] [Server thread/INFO]: <Alex> PocketMine says Fatal error: no lamps in lamp.php on line 3",
    "PHP Fatal error:  Uncaught Error in /var/www/html/shop.php on line 3",
  ],
} satisfies LineSamples;
