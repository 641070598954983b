import { brand, format, knownBrand } from "./format.ts";
import { fabricModList, launcherJava, launcherMinecraft, report, serverMinecraft } from "./sources.ts";

/** Quilt Loader, which runs Fabric mods as well, on clients and servers. */
export const quilt = format({
  software: "quilt",
  name: "Quilt",
  kind: "game",
  markers: [
    brand("quilt"),
    { needle: " with Quilt Loader " },
    { needle: "quilt_loader" },
    { needle: "org.quiltmc.loader." },
    { needle: "---- Quilt Loader: " },
    { needle: "Quilt Loader Version: " },
    { needle: "(Quilt Loader", pattern: /\/[A-Z]{4,5}\] \(Quilt Loader/ },
  ],
  traces: [knownBrand("quilt"), { needle: "org.quiltmc." }],
  sources: [
    {
      label: "Minecraft version",
      needle: " with Quilt Loader ",
      pattern: /Loading Minecraft (\w[^\n]{0,40}?) with Quilt Loader/,
    },
    { label: "Quilt loader version", needle: " with Quilt Loader ", pattern: / with Quilt Loader (\d[\w.+-]{0,40})/ },
    {
      label: "Quilt loader version",
      needle: "quilt_loader",
      pattern: /\bquilt_loader(?: \| |: Quilt Loader |[ @])(\d[\w.+-]{0,40})/,
    },
    {
      label: "Quilt loader version",
      needle: "Quilt Loader",
      pattern: /\bQuilt Loader[ |]{1,40}quilt_loader[ |]{1,40}(\d[\w.+-]{0,40})/,
    },
    {
      label: "Minecraft version",
      needle: "| minecraft ",
      pattern: /\| Minecraft {1,80}\| minecraft {1,80}\| (\d[\w.+-]{0,40})/,
    },
    {
      label: "Quilt loader version",
      needle: "Quilt Loader Version: ",
      pattern: /^Quilt Loader Version: (\d[\w.+-]{0,40})/,
    },
    { label: "Minecraft version", needle: "minecraft@", pattern: /\bminecraft@(\w[\w.+-]{0,40})/ },
    ...fabricModList,
    ...report,
    ...serverMinecraft,
    ...launcherJava,
    ...launcherMinecraft,
  ],
  version: "Minecraft version",
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.26.0\n[10:00:01] [main/ERROR]: Partial Report:\n---- Quilt Loader: Failed to load ----\nQuilt Loader Version: 0.26.0\n\n-- Error 1 --\n\nHats requires any version of lamps, which is missing!",
      id: "quilt/server",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.18.2 with Quilt Loader 0.16.1-beta.3\n[10:00:00] [main/INFO]: Loading 3 mods:\n\t- java 17\n\t- minecraft 1.18.2\n\t- quilt_loader 0.16.1-beta.3",
      id: "quilt/server",
      version: "1.18.2",
      statements: { "Quilt loader version": "0.16.1-beta.3", "Java version": "17" },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.19.2\n[10:00:05] [Render thread/INFO]: Setting user: Alex",
      id: "quilt/client",
      version: "1.20.1",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.20.4\n\tIs Modded: Definitely; Server brand changed to 'quilt'",
      id: "quilt/crash-report",
      version: "1.20.4",
    },
  ],
});
