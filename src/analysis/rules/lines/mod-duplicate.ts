import { finding } from "../../model/finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

const file = (path: string) => fileName(path.trim());

/** `optional mod 'lamps' (2 sources)`, and below it `- version 1.0 loaded from /srv/mods/lamps-1.0.jar` for each. */
function twiceIn(text: string): { mod: string; files: string[] } | null {
  const [head, ...below] = text.split("\n", 60);
  const at = below.findIndex((line) => / \([2-9] sources\)/.test(line.slice(0, 200)));
  const mod = /mod '([\w.-]{1,64})' \(/.exec(below[at]?.slice(0, 200) ?? "")?.[1];
  const end = below.findIndex((line, i) => i > at && !/^\s{0,8}- version /.test(line));
  const files = below.slice(at + 1, end === -1 ? undefined : end).map((line) => file(line.slice(0, 600)));
  return head && mod && new Set(files).size > 1 ? { mod, files: [...new Set(files)] } : null;
}

export default finding({
  code: "mod-duplicate",
  severity: "fatal",
  confidence: 0.98,
  pattern:
    / from mod files: |Found a duplicate mod |Duplicate versions for mod ID '|Duplicate mod ID: |' from files: |FindException: Two versions of module |Duplicate mandatory mod|uplicate mods found|fml\.modloadingissue\.duplicate_mod| is present in multiple files: |Unhandled error involving mods |Multiple entries with same key: \w[\w.-]{0,60}=FMLMod:/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const forge = /Mod ID: '([^'\n]{1,100})' from mod files: ([^\n]{1,2000})/.exec(line);
    if (forge) return { mod: forge[1]!, files: forge[2]!.split(", ").map(file) };
    const neo =
      /(?:duplicate_mod \[([\w.-]{1,64}); ?([^\]\n]{1,2000})|Mod ([\w.-]{1,64}) is present in multiple files: ([^\n]{1,2000}))/.exec(
        line,
      );
    if (neo) return { mod: (neo[1] ?? neo[3])!, files: (neo[2] ?? neo[4])!.split(", ").map(file) };
    const listed = /same key: ([\w.-]{1,64})=FMLMod:/.exec(line);
    if (listed) return isRepeated(place, listed[0]) ? null : { mod: listed[1]! };
    const old = /Found a duplicate mod ((?:(?! at )[^\n]){1,100}) at \[?([^\n]{1,2000})/.exec(line);
    if (old) return { mod: old[1]!, files: old[2]!.trim().replace(/\]$/, "").split(", ").map(file) };
    const fabric = /Duplicate versions for mod ID '([^'\n]{1,100})': ?([^\n]{1,2000})/.exec(line);
    if (fabric) {
      const files = fabric[2]!.split("]").flatMap((one) => {
        const at = one.indexOf(" at ");
        return at === -1 ? [] : [file(one.slice(at + 4))];
      });
      return { mod: fabric[1]!, files };
    }
    const plain = /Duplicate mod ID: '?([^'!\s]{1,100})'?!? ?\(?([^\n)]{0,1000})/.exec(line);
    if (plain)
      return {
        mod: plain[1]!,
        files: plain[2]!
          .split(/, | and /)
          .map(file)
          .filter(Boolean),
      };
    const library = /Library: '([^'\n]{1,100})' from files: ([^\n]{1,2000})/.exec(line);
    if (library) return { mod: library[1]!, files: library[2]!.split(", ").map(file) };
    const module =
      /Two versions of module ([\w.$-]{1,100}) found in (?:(?! \()[^\n]){1,300} \(((?:(?! and )[^\n]){1,200}) and ([^\n)]{1,200})\)/.exec(
        line,
      );
    if (module) return { mod: module[1]!, files: [file(module[2]!), file(module[3]!)] };
    const quilt = /Duplicate mandatory mods?(?: ids?)? ?(?:\[|')([^\]'\n]{1,200})(?:\]|')/.exec(line);
    if (quilt) {
      // The files stand in the list directly below; further down is the table of all mods.
      const list = place.upTo(4000).split(/\n\s{0,4}\n|\n-- /, 1)[0]!;
      const jars = list.match(/(?<![^\s\\/'"])[^\s\\/'"]{1,120}\.jar/g) ?? [];
      return { mod: quilt[1]!, files: [...new Set(jars)] };
    }
    // Quilt has no words for it: each module of the one stands beside the same module of the other.
    if (/^[^\n]{0,200}Unhandled error involving mods /.test(line)) {
      const below = place.upTo(4000);
      if (/'Quilted Fabric[^\n]{1,80}'/.test(line) && / \(2 sources\)/.test(below))
        return { mod: "Fabric API", files: ["Fabric API", "Quilted Fabric API"] };
      return twiceIn(below);
    }
    // Forge 1.13 to 1.18 names it only on its screen.
    const isNameless =
      /EarlyLoadingException: Duplicate mods found/.test(line) && !isRepeated(place, "Duplicate mods found");
    return isNameless && !place.mentions(" from mod files: ") && !place.mentions("Found a duplicate mod ") ? {} : null;
  },
});
