import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** `@` is what a command block is called that nobody has given a name: whoever types a command has another. */
const said = ["[@: Summoned new ", "[@: Object successfully summoned]"] as const;
/** Then it is more than a farm that somebody has built. */
const overloaded = "Can't keep up!";
const maxLine = 300;
const maxPlaces = 5000;
/** A map may summon what it needs, and a player may press a button again and again. */
const fewest = 100;
const maxLines = 100;

/** A command block that summons one entity after the other, until the server can keep up with them no more. */
export default wholeLogFinding({
  codes: ["command-block-summoning"],
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  literals: [...said, overloaded],
  find({ lines }) {
    const byWhat = new Map<string, number[]>();
    for (const literal of said) {
      for (const { line } of placesOutsideChat(lines, literal, { most: maxPlaces })) {
        const what = /\[@: Summoned new ([^\n\]]{1,60})\]/.exec(lines.get(line, maxLine))?.[1] ?? "";
        const places = byWhat.get(what);
        if (places) places.push(line);
        else byWhat.set(what, [line]);
      }
    }
    if (byWhat.size === 0) return [];
    const severity = lines.has(overloaded) ? "warning" : "notice";
    return [...byWhat]
      .filter(([, places]) => places.length >= fewest)
      .map(([what, places]) => ({
        severity,
        firstLine: places[0]!,
        endLine: places[0]! + 1,
        lines: places.slice(0, maxLines),
        count: places.length,
        parameters: { what: what === "" ? undefined : what, count: String(places.length) },
      }));
  },
});
