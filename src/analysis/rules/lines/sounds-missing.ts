import { finding } from "../../model/finding.ts";

/**
 * A `sounds.json` that names files that are not there. A file without a namespace is looked for under `minecraft`; then the sound
 * says whose it is. What stands there under `minecraft`, too, is a resource pack's.
 */
export default finding({
  code: "sounds-missing",
  severity: "notice",
  role: "environment",
  needles: [".ogg does not exist, cannot add it to event "],
  pattern:
    /^[^\n<]{0,200}?File ([a-z0-9_.-]{1,64}):sounds\/([\w./-]{1,160}\.ogg) does not exist, cannot add it to event (?:([a-z0-9_.-]{1,64}):)?/i,
  parameters: ([, namespace, file, of = "minecraft"]) => {
    const mod = namespace === "minecraft" ? of : namespace!;
    return mod === "minecraft" ? { file: file!, of: "pack" } : { mod, file: file! };
  },
  oneFor: ["mod", "of"],
  gathers: "file",
});
