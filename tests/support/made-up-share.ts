import { analyse } from "../../src/analysis/analyse.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import type { BundleView } from "../../src/http/site/bundle/bundle-view.ts";
import type { LogId } from "../../src/logs/ports.ts";

/** A share of these files as its page and its summaries get it. Their ids are `file0`, `file1` and so on. */
export function madeUpShare(files: Record<string, string>) {
  const read = Object.entries(files).map(([name, text]) => ({ name, text, analysis: analyse(text) }));
  const explanation = explainBundle(read);
  const withIds = read.map((file, at) => ({ ...file, id: `file${at}` as LogId, software: file.analysis.software }));
  const shown = { order: explanation.order, shown: 0, explanation, known: null };
  const view: BundleView = { id: "share" as LogId, files: withIds, ...shown };
  return { explanation, files: withIds, view };
}

/** A mod that misses a library: the log says which, the report that the game died of it. */
export const lanternFiles = {
  "latest.log": `[18:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[18:00:04] [Render thread/INFO]: Setting user: Mirabel
[18:00:09] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod 'Stonework' (stonework) 3.0.1 requires any version of quarrylib, which is missing!
`,
  "launcher.log": `[18:00:00] [Launcher] Starting Minecraft 1.20.4
Process exited with code 1
`,
};

/** Whatever a hostile file can have in a name or a line. */
export function hostileShare(piece: string) {
  return madeUpShare({
    [`${piece}.log`]: `[18:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[18:00:09] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod '${piece}' (${piece}) 3.0.1 requires any version of ${piece}, which is missing!
`,
    [`other ${piece}.txt`]: `${piece}\n`,
  });
}
