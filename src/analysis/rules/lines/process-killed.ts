import { finding } from "../../model/finding.ts";
import { isPlayers } from "../../model/model.ts";

/** A launcher says how the game ended, a shell that it did. Panels say it too, but there somebody may have pressed the button. */
export default finding({
  code: "process-killed",
  severity: "fatal",
  role: "general",
  confidence: 0.75,
  needles: ["code 137", "Killed"],
  pattern:
    /^(?:[^\n<]{0,60}?(?:Process (?:exited|crashed) with (?:exit ?code|code)|Minecraft exit with code|Process finished with exit code) (137)\b|(?:[^\n:]{1,60}: line \d{1,4}:\s{1,4}\d{1,9} )?Killed(?:\s{1,20}(?:\S{0,60}\/)?java [^\n]{0,400})?[ \t\r]{0,4}(?:\n|$))/,
  parameters: (match, place) => {
    if (!isPlayers(place.software) || /killed by (?:the )?user/i.test(place.before.slice(-600))) return null;
    return { exitCode: match[1] };
  },
  oneFor: [],
  causedBy: ["out-of-memory", "out-of-memory-native"],
});
