import type { Detector } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isFilledIn } from "./secret-values.ts";

/**
 * A secret that a line gives a name, `T=X`, and a command below uses where one belongs: `-H "Authorization: Bearer $T"`. Asked
 * at the use; what was assigned stands before it.
 */
export const shellVariables: Detector = {
  anchors: ["r $", "n $", ": $", "d $", "s $", "=$", ":$", 'd "$', 's "$', "-p$", "r %", "n %", '-p"$'],
  look(text, at, report) {
    const used = matchAt(use, text, at);
    if (!used || !beforeUse.test(text.slice(Math.max(0, at - 40), at + used[1]!.length))) return at + 1;
    const from = Math.max(0, at - farthest);
    const assigned = new RegExp(
      `(?:^|[\\n;&]|\\$ |> )(?:export |set |setx |local |declare |readonly |\\$env:|\\$)?${used[2] ?? used[3]} ?= ?["']?([^\\s"';&|$(]{6,512})`,
      "g",
    );
    for (const found of text.slice(from, at).matchAll(assigned)) {
      const end = from + found.index + found[0].length;
      if (isFilledIn(found[1]!)) report("token", end - found[1]!.length, end);
    }
    return at + used[0].length;
  },
};

/** As far as lines of a shell belong together. */
const farthest = 1024;
const use = /([=:] ?"?|[a-z] "?|-p"?)(?:\$\{?(?:env:)?([A-Za-z_]\w{0,31})\}?|%([A-Za-z_]\w{0,31})%)/y;
const beforeUse =
  /(?:bearer|authorization: ?(?:token|bot|apikey|basic)?|authorization|tokens?|[-_]key|--pass(?:word)?|--\w{2,12}-pass(?:word)?|-u [\w.-]{1,32}|secret|auth)(?:[=:]|:? "?)$|-p"?$/i;
