import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const needle = "Couldn't get pack info for: ";
const lacking = /Couldn't get pack info for: [\w.$]{3,160}: '?pack\.mcmeta'? in ResourcePack '([^'\n]{1,300})/;
const missing = "Missing data pack mod";
const mods = /Missing data pack mod[:/]([\w.-]{1,64})/;
const maxFound = 50;
const maxLine = 1000;

/** A mod that is being developed and has no `pack.mcmeta`: the game leaves out all that it has of resources and data. */
export default wholeLogFinding({
  codes: ["mod-pack-metadata-missing"],
  severity: "warning",
  confidence: 0.85,
  literals: [needle],
  find({ lines, isDevelopment }) {
    if (!isDevelopment) return [];
    const read = (what: string, pattern: RegExp) =>
      [...placesOutsideChat(lines, what, { most: maxFound })].flatMap(({ line }) => {
        const value = pattern.exec(lines.get(line, maxLine))?.[1];
        return value ? [{ line, value }] : [];
      });
    const found = read(needle, lacking);
    const [first] = found;
    if (!first) return [];
    const mod = read(missing, mods)[0]?.value;
    const all = found.map(({ line }) => line);
    return [{ firstLine: first.line, endLine: first.line + 1, lines: all, count: all.length, parameters: { mod } }];
  },
});
