import { brand, format, knownBrand, ownLogOfKubeJs } from "./format.ts";
import { fabricVersions, game } from "./sources.ts";

/** Fabric Loader, on clients and servers. */
export const fabric = format({
  software: "fabric",
  name: "Fabric",
  kind: "game",
  markers: [
    brand("fabric"),
    ownLogOfKubeJs("fabric"),
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
    // An entity as it names itself: `class_1646['Farmer'/82, l='ServerLevel[world]', …`.
    { needle: "class_", pattern: /\bclass_\d{2,5}\['/ },
  ],
  sources: [...fabricVersions, ...game],
});
