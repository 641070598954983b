import { finding } from "../../model/finding.ts";

/** A `sounds.json` that names files that are not there. What stands under `minecraft` is a resource pack's. */
export default finding({
  code: "sounds-missing",
  severity: "notice",
  role: "environment",
  needles: [".ogg does not exist, cannot add it to event "],
  pattern:
    /^[^\n<]{0,200}?File ([a-z0-9_.-]{1,64}):sounds\/([\w./-]{1,160}\.ogg) does not exist, cannot add it to event /i,
  parameters: ([, namespace, file]) =>
    namespace === "minecraft" ? { file: file!, of: "pack" } : { mod: namespace!, file: file! },
  oneFor: ["mod", "of"],
  gathers: "file",
});
