import { finding } from "../../model/finding.ts";
import { fileName, lineOf } from "../matching/match-text.ts";

const fileOf = (path: string) => fileName(path.trim());

/** NeoForge's keys for files that are not for it, where it has no words for them: servers, and while the game loads. */
const ofKey: Readonly<Record<string, string>> = {
  oldforge: "Forge",
  minecraft_forge: "Forge",
  fabric: "Fabric",
  quilt: "Quilt",
  liteloader: "LiteLoader",
  bukkit: "Bukkit",
};
const key = /modloadingissue\.brokenfile\.(\w{3,40})/;

export default finding({
  code: "mod-wrong-loader",
  severity: "error",
  confidence: 0.95,
  pattern: / and cannot be loaded| non-fabric mod| needs language provider |modloadingissue\.brokenfile\./,
  parameters: (match, place) => {
    if (match[0] === " non-fabric mod") {
      if (!/Found \d{1,5} non-fabric mods?:/.test(lineOf(place))) return null;
      const files: string[] = [];
      for (const [, file] of place.text.matchAll(/^[ \t]{1,8}- ([^\n\r]{1,200})/gm)) {
        files.push(fileOf(file!));
        if (files.length === 30) break;
      }
      return files.length > 0 ? { files, loader: { term: "other-loader" } } : null;
    }
    const ofOther = ofKey[key.exec(match[0] + place.upTo(200).split(match[0], 2)[1])?.[1] ?? ""];
    if (ofOther) {
      const file = /Mod [Ff]ile: ((?!NO FILE INFO|<)[^\n]{3,300})/.exec(place.before.split("\n-- ").at(-1)!)?.[1];
      return { files: file ? [fileOf(file)] : undefined, loader: ofOther };
    }
    if (match[0] === " needs language provider ") {
      const [, file = ""] = /Mod File ((?:(?! needs language)[^\n]){1,300}) needs language/.exec(lineOf(place)) ?? [];
      const [, loader] = /[-_.+](fabric|quilt)\b/i.exec(file) ?? [];
      return loader ? { files: [fileOf(file)], loader: loader.toLowerCase() === "quilt" ? "Quilt" : "Fabric" } : null;
    }
    // Connector loads them all the same.
    if (place.mentions("org.sinytra.connector") || place.mentions("dev.su5ed.sinytra")) return null;
    const found =
      /File ((?:(?! is [af])[^\n]){1,120}) is (?:a |an |for )(Fabric|Quilt|LiteLoader|Bukkit|Minecraft Forge|(?:an )?old(?:er)?(?: version of)? (?:Minecraft )?Forge|NeoForge)[^\n]{0,50}? and cannot be loaded/.exec(
        lineOf(place),
      );
    return found ? { files: [fileOf(found[1]!)], loader: found[2]!.replace(/^an /, "") } : null;
  },
});
