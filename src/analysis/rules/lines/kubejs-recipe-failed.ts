import { finding } from "../../model/finding.ts";
import { withoutColourCodes } from "../matching/match-text.ts";

const maxReason = 200;
const maxHead = 300;
const exception = /^(?:[\w$]{1,60}\.){1,10}[A-Z][\w$]{1,60}(?:Exception|Error): ?/;

/** What stands behind the recipe, which is written out as JSON; Java's names of what was thrown say less. */
function reasonIn(said: string): string | undefined {
  const from = said.lastIndexOf("}: ");
  const text = (from === -1 ? said : said.slice(from + 3)).trim();
  // One that is longer than what can be read at once has no end.
  if (text.startsWith("{")) return undefined;
  return text.replace(exception, "").replace(/[.!]$/, "").slice(0, maxReason).trim() || undefined;
}

export default finding({
  code: "kubejs-recipe-failed",
  severity: "warning",
  confidence: 0.9,
  needles: ["Error parsing recipe "],
  // KubeJS names the type behind the recipe; the game itself does not.
  pattern:
    /^[^\n<]{0,200}?Error parsing recipe ([\w.-]{1,80}:[\w./-]{1,200})\[[\w.-]{1,80}:[\w./-]{1,120}\]: ([^\n]{2,1900})/,
  parameters([before, recipe, said]) {
    // With a script and its line, another finding tells it.
    if (/\.[jt]s#\d{1,6}: Error parsing/.test(before.slice(0, maxHead))) return null;
    return { recipe: recipe!, reason: reasonIn(withoutColourCodes(said!)) };
  },
  oneFor: [],
  gathers: "recipe",
});
