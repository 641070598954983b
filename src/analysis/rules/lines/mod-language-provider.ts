import { finding } from "../../model/finding.ts";
import { fileName, lineOf, withoutColourCodes } from "../matching/match-text.ts";
import { modName } from "../matching/requirements.ts";
import { versionRange } from "../matching/version-ranges.ts";

export default finding({
  code: "mod-language-provider",
  severity: "fatal",
  confidence: 0.98,
  pattern:
    /needs language provider |Missing language [\w.-]{1,64} version [^\n]{1,120} wanted by |Could not find adapter '\w{1,40}' \(mod [\w-]{1,64}!?\)/,
  parameters: (_, place) => {
    const adapter = /Could not find adapter '(\w{1,40})' \(mod ([\w-]{1,64})!?\)/.exec(lineOf(place));
    if (adapter) {
      const [, language, mod] = adapter;
      return { mod: mod!, required: language === "kotlin" ? modName("fabric-language-kotlin") : language! };
    }
    const wanted = /Missing language ([\w.-]{1,64}) version ([^\s]{1,120}) wanted by ([^\n]{1,280})/.exec(
      withoutColourCodes(place.upTo(1000)),
    );
    const [wantedBy, instead] = (wanted?.[3] ?? "").trim().split(", found ", 2);
    const found = wanted
      ? [wanted[0], wantedBy, wanted[1], wanted[2], instead]
      : /Mod File ((?:(?! needs language)[^\n]){1,200}) needs language provider ([\w.-]{1,64}):([^\n]{0,60}?) to load(?:[^\n]{0,40}\r?\n[^\n]{0,80}?We have found ([^\s,]{0,80}))?/.exec(
          withoutColourCodes(place.upTo(2000)),
        );
    if (!found) return null;
    const [, file, provider, versions, installed] = found;
    // A file for another loader has a finding of its own.
    if (/[-_.+](?:fabric|quilt)\b/i.test(file!)) return null;
    const isForge = (provider === "javafml" || provider === "lowcodefml") && !place.software.id.startsWith("neoforge/");
    const name = isForge ? "Forge" : modName(provider!);
    const range = versions!.trim();
    return {
      mod: fileName(file!),
      required: range === "" ? name : { term: "named-version", parameters: { name, versions: versionRange(range) } },
      installed: installed === "-" ? undefined : installed,
    };
  },
  causedBy: ["mod-toml-invalid"],
  // Where many are made for another version, the version is wrong, not they.
  merge: {
    least: 3,
    key: ({ required, installed, mod }) => JSON.stringify(installed ? [required, installed] : [required, mod]),
    parameters: (all) => {
      const mods = [...new Set(all.flatMap(({ mod }) => [mod ?? []].flat()))];
      return mods.length > 1 ? { mods, of: "all" } : {};
    },
  },
});
