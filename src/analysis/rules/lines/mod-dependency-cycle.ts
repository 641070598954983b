import { finding } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "mod-dependency-cycle",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /Detected Cycles: |There was a cycle detected in the input graph|A dependency cycle was detected in the input mod set|FML\]: The first mod in the cycle is |Detected a mod dependency cycle: /,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const first = /The first mod in the cycle is ([\w.|-]{1,64})/.exec(lineOf(place))?.[1];
    if (first) return { mods: [first] };
    // A line below names one of them.
    if (match[0].startsWith("A dependency") && place.mentions("The first mod in the cycle is ")) return null;
    // The exception says again what the log has said.
    if (
      /^[^\n]{0,200}(?:ModSortingException|LoaderException)/.test(place.text) &&
      place.before.includes("A dependency cycle was")
    )
      return null;
    const found = /(?:Detected Cycles: \[{1,2}|Detected a mod dependency cycle: )([^\n\]]{1,400})/.exec(lineOf(place));
    const mods = found
      ? found[1]!
          .split(",")
          .map((one) => one.trim().replace(/^[\w.]{0,80}ModInfo@\w{1,16}$/, ""))
          .filter(Boolean)
      : [];
    return { mods: mods.length > 0 ? mods : [] };
  },
});
