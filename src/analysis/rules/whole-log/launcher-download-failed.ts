import { wholeLogFinding } from "../whole-log-finding.ts";

/** How launchers say that a file could not be downloaded. The first group is the address, where they give it there; the last one why. */
const forms: readonly { mark: string; failed: RegExp }[] = [
  // PCL
  {
    mark: "[Download] ",
    failed:
      /\[Download\] [^\n]{1,120}?#(?:()\uFF1A\u51FA\u9519\uFF0C|()[^\n]{0,20}\u5931\u8D25\uFF0C)([^\n\r]{3,300})/gm,
  },
  // Prism Launcher, MultiMC and what they became
  {
    mark: "[launcher.task.net.",
    failed:
      /^[\d. ]{3,16}[A-Z] \| \[launcher\.task\.net\.\w{1,20}\]: "\{[\w-]{1,60}\}" Failed {1,2}"https?:\/\/([\w.-]{3,80})[^"\n]{0,400}" {1,2}with reason {1,2}()([\w:]{3,80})/gm,
  },
];
const host = /https?:\/\/([\w.-]{3,80})\//g;
const limited = /\b429\b|Too Many Requests/i;
/** News, icons and one file of thousands fail every day. */
const fewest = 5;
const maxLooked = 2_000_000;

/** Files of the game that a launcher could not get. */
export default wholeLogFinding({
  codes: ["launcher-download-failed"],
  severity: "error",
  confidence: 0.85,
  find({ lines }) {
    const text = lines.text.length > maxLooked ? lines.text.slice(-maxLooked) : lines.text;
    const form = forms.find(({ mark }) => text.includes(mark));
    const failures = form ? [...text.matchAll(form.failed)] : [];
    if (failures.length < fewest) return [];
    const offset = lines.text.length - text.length;
    const at = failures.map(({ index }) => lines.at(offset + index));
    const reason = mostOf(failures.map((match) => match[3]!.trim().replace(/^QNetworkReply::|\.$/g, "")));
    const server = failures[0]![1] || mostOf([...text.matchAll(host)].map((match) => match[1]!));
    const parameters = limited.test(reason) ? { limited: server } : { host: server, reason };
    return [{ parameters, firstLine: at[0]!, endLine: at[0]! + 1, lines: at, count: failures.length }];
  },
});

function mostOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0])[0];
}
