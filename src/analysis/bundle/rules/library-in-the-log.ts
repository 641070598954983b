import { nativePart } from "../../rules/matching/native-libraries.ts";
import { ownerParameters } from "../../traces/meanings/explained.ts";
import type { FileSigns } from "../file-signs.ts";
import type { JoinedOwners } from "../joined-owners.ts";
import type { BundleEvidence } from "../model.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const maxSearched = 4_000_000;
const maxPlaces = 5;
const maxWords = 20;

/** The JVM died in a library of nobody known, and a log has the line of the mod that unpacked or loaded it. */
export const libraryInTheLog: BundleRule = {
  // It has words and a rule for single logs.
  codes: [],
  find({ candidates, run, joined }) {
    const one = candidates.find(({ finding }) => finding.code === "jvm-crash");
    const library = one?.finding.parameters["module"];
    if (!one || typeof library !== "string" || one.finding.parameters["suspect"] !== undefined) return [];
    if (!/\.(?:dll|so|dylib|jnilib)\b/i.test(library) || nativePart(library) !== null) return [];
    for (const signs of run.files.filter(({ isReport }) => !isReport)) {
      const named = namedWith(signs, library, joined);
      if (!named) continue;
      const parameters = { ...one.finding.parameters, ...named.parameters };
      const at = one.signs.file.text.indexOf(library);
      const frame = at === -1 ? [] : [one.signs.evidenceAt(at, "cause")];
      const evidence = [...one.evidence, ...frame, named.evidence];
      return [betterMatch(run.files, one, { parameters, weight: 4.5, evidence, group: one.group })];
    }
    return [];
  },
};

function namedWith(signs: FileSigns, library: string, joined: JoinedOwners) {
  const text = signs.file.text.slice(0, maxSearched);
  let at = text.indexOf(library);
  for (let places = 0; at !== -1 && places < maxPlaces; places++, at = text.indexOf(library, at + library.length)) {
    const line = signs.lineAt(at);
    // Loggers, prefixes and folders are called like the mod.
    for (const word of (signs.textAt(line).match(/[\w-]{3,60}/g) ?? []).slice(0, maxWords)) {
      const owner = joined.owners.ofId(word);
      if (!owner || !joined.listing(owner, signs.index)) continue;
      const evidence: BundleEvidence = signs.evidence(line, "before");
      return { parameters: ownerParameters("suspect", owner), evidence };
    }
  }
  return null;
}
