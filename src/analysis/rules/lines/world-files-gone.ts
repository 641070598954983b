import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { isRepeated } from "../matching/match-text.ts";

/** What the game says when it can neither write nor close what it has open all the time. */
const needles = [
  "Failed to close storage",
  "Failed to store chunk ",
  "Failed to save chunk ",
  "Couldn't save chunk",
  "Couldn't save level",
  "Failed to save level",
  "Failed to save player data for ",
  "Could not save data ",
  "Couldn't save stats",
  "Couldn't save player advancements",
  "Failed to synchronize chunks",
  "Failed to read chunk data for task",
];
/** Until 1.13 the game reads the lock again before it saves: this is what it says if it cannot. */
const unlocked = "Failed to check session lock";
const gone = new RegExp(
  `${systemMessage("fileMissing")}|Stale (?:NFS )?file handle|Transport endpoint is not connected|Host is down`,
);
const thrown = /^[^\n]{0,60}?(?:IO|FileNotFound|FileSystem|(NoSuchFile))Exception: ([^\n\r]{1,300})/;

export default finding({
  code: "world-files-gone",
  severity: "error",
  confidence: 0.85,
  needles: [...needles, unlocked],
  pattern: new RegExp(
    `^[^\\n<]{0,150}?(?:(?<!RuntimeException: )(${unlocked})|(?:${needles.join("|")})[^\\n]{0,300}\\n(?:[^\\n]{0,20}Caused by: )?([^\\n]{1,400}))`,
  ),
  parameters(match, place) {
    if (match[1]) return isRepeated(place, unlocked) ? null : { file: "session.lock", said: unlocked };
    const [, isNamed, message = ""] = thrown.exec(match[2]!) ?? [];
    const said = gone.exec(message);
    if (!said) return isNamed ? { file: message.trim(), said: "No such file or directory" } : null;
    const file = message.slice(0, said.index).split(/ ?[(:] ?$/, 1)[0]!;
    return { file: file.trim(), said: said[0] };
  },
  // One folder that is gone is told once.
  oneFor: [],
});
