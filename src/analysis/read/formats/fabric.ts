import { brand, format, knownBrand, stated } from "./format.ts";
import { fabricModList, game } from "./sources.ts";

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
    ...stated("Minecraft version", [
      [" with Fabric Loader ", /Loading Minecraft (\w[^\n]{0,40}?) with Fabric Loader/],
      ["Loading for game Minecraft ", /Loading for game Minecraft (\w[\w. -]{0,40})/],
      ["minecraft@", /\bminecraft@(\w[\w.+-]{0,40})/],
    ]),
    ...stated("Fabric loader version", [
      [" with Fabric Loader ", / with Fabric Loader (\d[\w.+-]{0,40})/],
      ["fabricloader@", /\bfabricloader@(\d[\w.+-]{0,40})/],
      ["fabricloader: ", /\bfabricloader: Fabric Loader (\d[\w.+-]{0,40})/],
      ["- fabricloader ", /- fabricloader (\d[\w.+-]{0,40})/],
    ]),
    ...fabricModList,
    ...game,
  ],
});
