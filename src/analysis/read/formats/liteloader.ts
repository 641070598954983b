import { format, stated } from "./format.ts";
import { forgeVersion, report } from "./sources.ts";

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
    ...forgeVersion,
    ...stated("LiteLoader version", [
      ["LiteLoader Brand: ", /LiteLoader Brand: (\d[\w.-]{1,40})/],
      ["LiteLoader ", /\bLiteLoader (\d[\w.-]{1,40}) starting up/],
    ]),
    ...stated("Minecraft version", [
      ["LiteLoader ", /\bLiteLoader (\d\.\d{1,2}(?:\.\d{1,2})?)[\w.-]{0,40} starting up/],
      ["--version, ", /--version, (\d\.\d{1,2}(?:\.\d{1,2})?)\b/],
    ]),
  ],
});
