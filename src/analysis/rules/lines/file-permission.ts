import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { isRepeated } from "../matching/match-text.ts";

/** Folders that a program copies elsewhere, and holds while it does. */
const cloud = /[\\/](OneDrive|Dropbox|Google Drive|iCloudDrive|iCloud Drive)(?: - [^\\/]{1,80})?[\\/]/;
const cloudOf = (file: string | undefined) => (file ? cloud.exec(file)?.[1] : undefined);

const denied = new RegExp(` ?\\((?:${systemMessage("accessDenied")})[.。]?\\)`);

export default finding({
  code: "file-permission",
  severity: "error",
  confidence: 0.9,
  pattern: new RegExp(
    [
      "^[^\\n<]{0,300}(?:(?<![\\w$])[a-z_]{4,24}\\(([^\\n()]{0,300})\\): (?:[Ff]ailed to open (?:stream|dir): )?Permission denied",
      "java\\.nio\\.file\\.AccessDeniedException: ([^\\n\\r]{1,400})",
      "java\\.io\\.FileNotFoundException: ([^\\n\\r]{1,500})",
      "(?<![\\w.])java\\.[\\w.]{1,60}: ([^\\n\\r:]{1,300}): Read-only file system",
      "java\\.io\\.IOException: (Permission denied)",
      "java\\.nio\\.file\\.(ReadOnlyFileSystem)Exception)",
      // Of the system's own commands, and of containers that look before they start.
      "^[^\\n<]{0,60}?(?<![^\\s:])(?:(?:mkdir|cp|mv|rm|touch|ln|tee): (?:cannot|can't) [a-z ]{3,40}['\"‘]([^\\n'\"’]{1,160})['\"’]: (?:Permission denied|Operation not permitted|Read-only file system)",
      "(?:chown|chmod): (?:changing (?:ownership|permissions) of ['\"‘]?([^\\n'\"’]{1,160}?)['\"’]?|([^\\n:]{1,160})): (?:Permission denied|Operation not permitted|Read-only file system)",
      "(/[\\w./-]{1,80}) is not writable\\b)",
    ].join("|"),
  ),
  parameters: (match, place) => {
    const reason = match[3]?.search(denied);
    if (reason !== undefined && reason <= 0) return null;
    const said = match[1] ?? match[2] ?? match[3]?.slice(0, reason) ?? match[4] ?? match.slice(7).find(Boolean);
    if (["AccessDeniedException: ", "(Permission denied)", "(Access is denied)"].some((one) => isRepeated(place, one)))
      return null;
    // `a -> b: reason`
    const [file] = said?.split(" -> ", 1) ?? [];
    return {
      cloud: cloudOf(file),
      file: file?.replace(/: (?:Operation not permitted|Access is denied\.?)$/, "").trim(),
    };
  },
});
