import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

const loaded = " loaded a new chunk ";

/** Forge 1.12 sees a mod that makes the next chunk while it fills one. */
export default finding({
  code: "worldgen-cascading",
  severity: "notice",
  role: "environment",
  pattern: /^[^\n<]{0,200}? loaded a new chunk [[(]/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const before = line.slice(0, line.indexOf(loaded));
    const mod = before.slice(before.lastIndexOf("]") + 1).replace(/^:? {1,2}/, "");
    return mod.length > 1 && mod.length <= 80 ? { mod } : null;
  },
});
