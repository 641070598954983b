import { brand, format, knownBrand } from "./format.ts";
import { fabricModList, launcherJava, launcherMinecraft, report, serverMinecraft } from "./sources.ts";

/** Fabric Loader, on clients and servers. */
export const fabric = format({
  software: "fabric",
  name: "Fabric",
  kind: "game",
  markers: [
    brand("fabric"),
    { needle: " with Fabric Loader " },
    { needle: "[FabricLoader", pattern: /\[FabricLoader[\w/]{0,40}\]/ },
    { needle: "(FabricLoader" },
    { needle: "Loading for game Minecraft " },
    { needle: "Fabric Mods (" },
    { needle: "Service=Knot/Fabric" },
    { needle: "Fabric Mods:" },
    { needle: "fabricloader" },
    { needle: "net.fabricmc.loader." },
  ],
  traces: [
    knownBrand("fabric"),
    { needle: "net.fabricmc." },
    { needle: "Fabric Loader" },
    { needle: "net.minecraft.class_", pattern: /\bnet\.minecraft\.class_\d/ },
  ],
  sources: [
    {
      label: "Minecraft version",
      needle: " with Fabric Loader ",
      pattern: /Loading Minecraft (\w[^\n]{0,40}?) with Fabric Loader/,
    },
    {
      label: "Minecraft version",
      needle: "Loading for game Minecraft ",
      pattern: /Loading for game Minecraft (\w[\w. -]{0,40})/,
    },
    { label: "Minecraft version", needle: "minecraft@", pattern: /\bminecraft@(\w[\w.+-]{0,40})/ },
    {
      label: "Fabric loader version",
      needle: " with Fabric Loader ",
      pattern: / with Fabric Loader (\d[\w.+-]{0,40})/,
    },
    { label: "Fabric loader version", needle: "fabricloader@", pattern: /\bfabricloader@(\d[\w.+-]{0,40})/ },
    {
      label: "Fabric loader version",
      needle: "fabricloader: ",
      pattern: /\bfabricloader: Fabric Loader (\d[\w.+-]{0,40})/,
    },
    { label: "Fabric loader version", needle: "- fabricloader ", pattern: /- fabricloader (\d[\w.+-]{0,40})/ },
    ...fabricModList,
    ...report,
    ...serverMinecraft,
    ...launcherJava,
    ...launcherMinecraft,
  ],
  version: "Minecraft version",
  splitting: "headers",
});
