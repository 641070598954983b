import { meaningOf } from "../../traces/meanings/meanings.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** A crash dump of PocketMine and its forks: the error, where it stands, and the plugin that PocketMine blames. */
export default wholeLogFinding({
  codes: ["plugin-crash", "crash-unknown"],
  severity: "fatal",
  role: "crash",
  confidence: 0.95,
  find({ lines, software, owners }) {
    if (software.kind !== "crash-report" || !/^(?:pocketmine|genisys)\//.test(software.id)) return [];
    const text = lines.text.slice(0, 60_000);
    const error = /^Error: ([^\n]{1,600})/m.exec(text);
    if (!error) return [];
    const of = (name: string) => new RegExp(`^${name} ?: ([^\\n\\r]{1,300})`, "m").exec(text)?.[1]?.trim();
    const [type, file, line] = [of("Type") ?? "Error", of("File"), of("Line")];
    const blamed =
      of("BAD PLUGIN")?.replace(/ v?\d[\w.]{0,30}$/, "") ?? /plugins[\\/]([^\\/]{1,100})[\\/]/.exec(file ?? "")?.[1];
    const thrown = { type, message: error[1]!.trim() };
    const firstLine = lines.at(error.index);
    const name = file?.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
    const place = name && line ? `${name}:${line}` : name;
    const shared = { meaning: meaningOf(thrown)?.term, place };
    const where = { firstLine, endLine: Math.min(lines.count, firstLine + 4) };
    if (!blamed)
      return [{ ...where, code: "crash-unknown", parameters: { ...shared, exception: `${type}: ${thrown.message}` } }];
    const plugin = owners.ofPlugin(blamed.replace(/\.phar$/, ""));
    return [{ ...where, parameters: { ...shared, plugin: plugin.name, cause: `${type}: ${thrown.message}` } }];
  },
});
