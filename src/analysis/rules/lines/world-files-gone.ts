import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";

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
  "Failed to synchronize chunks",
  "Failed to read chunk data for task",
];
const gone = new RegExp(
  `${systemMessage("fileMissing")}|Stale (?:NFS )?file handle|Transport endpoint is not connected|Host is down`,
);
const thrown = /^[^\n]{0,60}?(?:IO|FileNotFound|FileSystem|(NoSuchFile))Exception: ([^\n\r]{1,300})/;

export default finding({
  code: "world-files-gone",
  severity: "error",
  confidence: 0.85,
  needles,
  pattern: new RegExp(
    `^[^\\n<]{0,150}?(?:${needles.join("|")})[^\\n]{0,300}\\n(?:[^\\n]{0,20}Caused by: )?([^\\n]{1,400})`,
  ),
  parameters(match) {
    const [, isNamed, message = ""] = thrown.exec(match[1]!) ?? [];
    const said = gone.exec(message);
    if (!said) return isNamed ? { file: message.trim(), said: "No such file or directory" } : null;
    const file = message.slice(0, said.index).split(/ ?[(:] ?$/, 1)[0]!;
    return { file: file.trim(), said: said[0] };
  },
  oneFor: ["said"],
});
