import { brand, format, knownBrand, stated } from "./format.ts";
import { game } from "./sources.ts";

/** Quilt Loader, which runs Fabric mods as well, on clients and servers. */
export const quilt = format({
  software: "quilt",
  name: "Quilt",
  kind: "game",
  markers: [
    brand("quilt"),
    { needle: " with Quilt Loader " },
    // Mods that run on both recommend it to everybody.
    { needle: "quilt_loader", without: [" with Fabric Loader "] },
    { needle: "org.quiltmc.loader." },
    { needle: "---- Quilt Loader: " },
    { needle: "Quilt Loader Version: " },
    { needle: "(Quilt Loader", pattern: /\/[A-Z]{4,5}\] \(Quilt Loader/ },
  ],
  traces: [knownBrand("quilt"), { needle: "org.quiltmc." }],
  sources: [
    ...stated("Minecraft version", [[" with Quilt Loader ", /Loading Minecraft (\w[^\n]{0,40}?) with Quilt Loader/]]),
    ...stated("Quilt loader version", [
      [" with Quilt Loader ", / with Quilt Loader (\d[\w.+-]{0,40})/],
      ["quilt_loader", /\bquilt_loader(?: \| |: Quilt Loader |[ @])(\d[\w.+-]{0,40})/],
      ["Quilt Loader", /\bQuilt Loader[ |]{1,40}quilt_loader[ |]{1,40}(\d[\w.+-]{0,40})/],
    ]),
    ...stated("Minecraft version", [["| minecraft ", /\| Minecraft {1,80}\| minecraft {1,80}\| (\d[\w.+-]{0,40})/]]),
    ...stated("Quilt loader version", [["Quilt Loader Version: ", /^Quilt Loader Version: (\d[\w.+-]{0,40})/]]),
    ...stated("Minecraft version", [["minecraft@", /\bminecraft@(\w[\w.+-]{0,40})/]]),
    ...game,
  ],
});
