import { format } from "./format.ts";
import { report } from "./sources.ts";

/** Forge may run below it: then the log is Forge's. */
const without = ["Forge Mod Loader version ", "MinecraftForge v", "FMLTweaker", "FML: MCP", "Powered by Forge "];

/** LiteLoader: a loader for mods of the client, for Minecraft up to 1.12. */
export const liteloader = format({
  software: "liteloader",
  name: "LiteLoader",
  kind: "game",
  markers: [
    { needle: "LiteLoader Brand: ", without },
    { needle: "LiteLoader Mods: ", without },
    { needle: "LiteLoaderTweaker", without },
    { needle: "com.mumfrey.liteloader.", without },
    { needle: "brand changed to 'LiteLoader", without },
    { needle: "LiteLoader ", pattern: /\bLiteLoader \d[\w.-]{0,40} starting up\.\.\./, without },
  ],
  sources: [
    ...report,
    {
      label: "Minecraft version",
      needle: "LiteLoader ",
      pattern: /\bLiteLoader (\d\.\d{1,2}(?:\.\d{1,2})?)[\w.-]{0,40} starting up/,
    },
    { label: "Minecraft version", needle: "--version, ", pattern: /--version, (\d\.\d{1,2}(?:\.\d{1,2})?)\b/ },
  ],
  version: "Minecraft version",
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Loading tweak class name com.mumfrey.liteloader.launch.LiteLoaderTweaker\n[10:00:01] [main/INFO]: LiteLoader 1.12.2 starting up...\n[10:00:04] [Client thread/INFO]: Setting user: Alex",
      id: "liteloader/client",
      version: "1.12.2",
    },
    {
      text: "[10:00:01] [main/INFO]: LiteLoader 1.12.2-SNAPSHOT starting up...\n[10:00:04] [Client thread/INFO]: Setting user: Alex",
      id: "liteloader/client",
      version: "1.12.2",
    },
  ],
});
