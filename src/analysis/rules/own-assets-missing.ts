import { rule } from "../rule.ts";

const missing =
  /(?:Using missing texture, unable to load |Unable to load model: '|Missing textures? in model |Exception loading model for variant |Exception loading blockstate definition:? '?)([a-z0-9_.-]{2,64}):([\w/.#-]{1,160})/;
const needles = [
  "Using missing texture, unable to load ",
  "Unable to load model: '",
  "Missing textures in model ",
  "Exception loading model for variant ",
];
const maxNamed = 12;
const maxTried = 2000;

/** Textures and models that a developer's own mod names and does not have. In a finished game that is everyday noise. */
export default rule({
  codes: ["own-assets-missing"],
  severity: "warning",
  role: "environment",
  confidence: 0.8,
  find({ isDevelopment, lines, owners }) {
    const own = owners.parts.filter(({ isOwn }) => isOwn);
    if (!isDevelopment || own.length === 0) return [];
    const files = new Map<string, Set<string>>();
    const found: number[] = [];
    for (const needle of needles) {
      let tried = 0;
      for (
        let at = lines.text.indexOf(needle);
        at !== -1 && tried < maxTried;
        at = lines.text.indexOf(needle, at + 1)
      ) {
        tried++;
        const match = missing.exec(lines.text.slice(at, at + 400));
        const part = match ? own.find(({ id }) => id.toLowerCase() === match[1]) : undefined;
        if (!part) continue;
        const set = files.get(part.name) ?? new Set();
        files.set(part.name, set.add(match![2]!));
        found.push(lines.at(at));
      }
    }
    return [...files].map(([mod, set]) => ({
      parameters: { mod, files: [...set].slice(0, maxNamed) },
      firstLine: found[0]!,
      endLine: found[0]! + 1,
      lines: found.sort((a, b) => a - b),
      count: found.length,
    }));
  },
  samples: [
    {
      text: "[10:00:00] [main/INFO] [GradleStart]: x\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.10.99.99 for Minecraft 1.7.10 loading\n[10:00:01] [Client thread/INFO] [FML]: x\n\tUCHIJA\tlamps{1.0} [Bright Lamps] (bin) \n[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
      parameters: { mod: "Bright Lamps", files: ["textures/items/bulb.png"] },
    },
  ],
  counterSamples: [
    "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
  ],
});
