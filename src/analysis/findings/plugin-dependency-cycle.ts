import type { MatchContext } from "../finding.ts";
import { finding } from "../finding.ts";

/** Paper writes each line with a head of its own. */
function chainBelow({ entry }: MatchContext): string | undefined {
  return /(?:Circular[^\n]{0,120}\n)[^\n]{0,80}?\d{1,3}\) ([^\n\r]{3,200})/.exec(entry.slice(0, 2000))?.[1];
}

export default finding({
  code: "plugin-dependency-cycle",
  severity: "error",
  needles: ["Circular plugin loading", "Circular dependency detected: "],
  pattern:
    /^[^\n<]{0,200}?(?:Circular plugin loading (?:detected|from plugins)[^\n]{0,200}|Circular dependency detected: ([^\n\r]{3,200}))/,
  parameters: (match, place) => {
    if (/Circular plugin loading/.test(place.before.slice(-600))) return null;
    const chain = match[1] ?? /\d{1,3}\) ([^\n\r]{3,200})/.exec(place.text.slice(0, 2000))?.[1] ?? chainBelow(place);
    return { plugins: chain ? [...new Set(chain.split(/ ?-> ?/).map((one) => one.trim()))] : undefined };
  },
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: Circular plugin loading detected:\n[12:00:05] [Server thread/ERROR]: 1) Alpha -> Beta -> Alpha",
      parameters: {},
    },
    {
      text: "10:00:00 [WARNING] Circular dependency detected: Alpha -> Beta",
      parameters: { plugins: ["Alpha", "Beta"] },
    },
  ],
  counterSamples: ["<Alex> Circular plugin loading detected!"],
});
