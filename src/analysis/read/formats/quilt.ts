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
});
