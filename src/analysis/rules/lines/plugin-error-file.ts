import { finding, type MatchContext } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** Of a plugin that had been disabled before, and was used all the same. */
const follows = /while not enabled|[Pp]lugin (?:is )?already disabled|zip file closed/;
/** The kind of thing that was thrown says nothing where its name was made unreadable. */
const readable = /^[A-Z]\w{6,80}(?:Exception|Error)$/;

/**
 * A file to which one plugin writes its own errors, as the Foundation library does for all plugins that are built on it:
 * a frame, who failed with what, what it ran on, then what it was about.
 */
export default finding({
  code: "plugin-error-file",
  severity: "error",
  severityAt: (_, place) => (follows.test(blockAt(place)) ? "warning" : undefined),
  confidence: 0.9,
  pattern:
    /^([A-Z][\w .+-]{1,60}?)(?: v?(\d[\w.+-]{0,40}))? encountered an? ([\w$.]{1,120})\r?\nRunning (?=[^\n]{3,200}? and Java \d)/,
  parameters(match, place) {
    const [, plugin, version, type] = match;
    if (lineOf(place) !== match[0].split(/\r?\n/, 1)[0]) return null;
    const said = /\nMore Information: ?\r?\n([^\n\r]{3,300})/.exec(blockAt(place))?.[1]?.trim();
    return { plugin, version, said, error: readable.test(type!) ? type : undefined };
  },
  oneFor: ["plugin", "said", "error"],
});

/** Up to the frame of the next error. */
function blockAt(place: MatchContext): string {
  return place.upTo(8000).split(/\n-{20,80}\[ /, 1)[0]!;
}
