import { garbledPlaces } from "../../text/garbled.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** More tell nothing new. */
const maxPlaces = 400;
/** A name with one foreign letter is no damaged log. */
const leastPlaces = 3;
/** Whatever reads its characters as another encoding's does so in every line that has some. */
const maxLines = 50;

/** What somebody wrote in their own language cannot be read any more, and looks like a fault of whoever shows it. */
export default wholeLogFinding({
  codes: ["text-garbled"],
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  find({ lines }) {
    const places = garbledPlaces(lines.text, maxPlaces);
    if (places.length < leastPlaces) return [];
    const all = [...new Set(places.map((place) => lines.at(place)))];
    const firstLine = all[0]!;
    return [{ firstLine, endLine: firstLine + 1, lines: all.slice(0, maxLines), count: all.length, parameters: {} }];
  },
});
