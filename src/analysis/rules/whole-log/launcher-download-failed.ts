import type { Lines } from "../../text/lines.ts";
import { updateFailed, updateRefusal } from "../matching/instance-update.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** How launchers write of a file that they download: what stands before the mark, and what says that it failed, and why. */
interface Form {
  mark: string;
  before: RegExp;
  reason: RegExp;
}
const forms: readonly Form[] = [
  // PCL
  { mark: "[Download] ", before: /^\[[\d:. ]{5,20}\] $/, reason: /\u51FA\u9519\uFF0C([^\n\r]{3,300})/ },
  // Prism Launcher, MultiMC and what they became
  {
    mark: "[launcher.task.net.download",
    before: /^[\d. ]{3,16}[A-Z] \| $/,
    reason: /" {1,2}with reason {1,2}([\w:]{3,80})/,
  },
];
/** What updaters that somebody wrote for a pack have in common, whatever their language: a file, and how the server answered. */
const ofAnybody: Form = { mark: ".jar", before: /^/, reason: /\b(404(?: Not Found)?|Not ?Found)\b/ };
const absent = /\b404\b|Not ?Found/;
const address = /https?:\/\/([\w.-]{3,80})\//;
const limited = /\b429\b|Too Many Requests/i;
/** What packs and news show on their pages: nobody needs it to play. */
const picture = /\.(?:png|gif|jpe?g|webp|svg|ico)(?:\?[^\s"]{0,100})?"/i;
/** News, icons and one file of thousands fail every day. */
const fewest = 5;
const maxRead = 20_000;
const maxLine = 800;

/** Files of the game that a launcher could not get. */
export default wholeLogFinding({
  codes: ["launcher-download-failed"],
  severity: "error",
  confidence: 0.85,
  literals: [...forms.map(({ mark }) => mark), updateFailed],
  find({ lines, software }) {
    const refusal = updateRefusal(lines);
    const update = refusal?.isDownload ? refusal : null;
    const folder = update?.folder;
    for (const form of software.kind === "unknown" ? [...forms, ofAnybody] : forms) {
      const { failures, hosts } = downloadsIn(lines, form);
      if (failures.length < fewest) continue;
      const reason = mostOf(failures.map((one) => one.reason)).replace(/^QNetworkReply::|\.$/g, "");
      const server = mostOf(failures.flatMap(({ host }) => host ?? [])) || mostOf(hosts);
      const at = failures.map(({ line }) => line);
      const isAbsent = absent.test(reason) && server !== "";
      const parameters = limited.test(reason)
        ? { limited: server }
        : isAbsent
          ? { absent: server, folder }
          : { host: server, reason, folder };
      return [{ parameters, firstLine: at[0]!, endLine: at[0]! + 1, lines: at, count: failures.length }];
    }
    if (!update) return [];
    const { said, line } = update;
    return [{ parameters: { said, folder }, severity: "fatal", firstLine: line, endLine: line + 1 }];
  },
});

interface Failure {
  line: number;
  reason: string;
  host: string | undefined;
}

function downloadsIn(lines: Lines, { mark, before, reason }: Form): { failures: Failure[]; hosts: string[] } {
  const failures: Failure[] = [];
  const hosts: string[] = [];
  let read = 0;
  for (const at of lines.placesOf(mark)) {
    if (read++ === maxRead) break;
    const line = lines.at(at);
    const text = lines.get(line, maxLine);
    if (!before.test(text.slice(0, at - lines.start(line))) || picture.test(text)) continue;
    const host = address.exec(text)?.[1];
    if (host) hosts.push(host);
    const why = reason.exec(text)?.[1];
    if (why) failures.push({ line, reason: why.trim(), host });
  }
  return { failures, hosts };
}

function mostOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0])[0];
}
