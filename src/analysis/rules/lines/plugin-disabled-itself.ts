import { finding } from "../../model/finding.ts";
import { withoutFrame } from "../matching/framed-notices.ts";
import { withoutColourCodes } from "../matching/match-text.ts";
import { subjectOf } from "../matching/plugin-subjects.ts";

/** A plugin says why shortly before. */
const linesAbove = 12;
const maxReason = 300;
/** Somebody wanted it: then plugins are disabled one after another. */
const asked =
  /Stopping (?:the )?server|Closing [Ss]erver|Stopping!|issued server command: \/(?:stop|restart|reload|rl|plugman|pm |bukkit:|minecraft:stop)|\b[Rr]eload|\b[Rr]estart|Server shutdown|Shutting down|stopped responding/;
const complaint = /(?:WARN|WARNING|ERROR|SEVERE|FATAL)\]:? (?:\[[\w-]{1,40}\/[\w-]{0,40}\]: )?/;
/** Says no more than that it goes. */
const onlyGoing =
  /^[^\n]{0,40}(?:\b[Dd]isabl(?:ed?|ing)\b|[Dd]e[sz]activ|[Dd]ésactiv|[Dd]eaktiv|[Dd]esabilit|[Ww]yłącz|[Оо]тключ|[Вв]ыключ|禁用|停用|关闭|關閉)[^\n]{0,20}$/;
const error = /(?:ERROR|SEVERE|FATAL)\]/;

/** What the plugin itself complained of, the first of it: what it calls an error, if there is something. */
function complaintsOf(plugin: string, before: string): string[] {
  const prefix = `[${plugin}] `;
  const all = before
    .split("\n")
    .slice(-linesAbove)
    .flatMap((raw) => {
      const line = withoutColourCodes(raw.slice(0, 1000));
      const at = line.indexOf(prefix);
      if (at === -1 || at > 150 || !complaint.test(line.slice(0, at))) return [];
      const said = line
        .slice(at)
        .replaceAll(prefix, "")
        .replace(/^[-:\s]{1,4}/, "")
        .trim();
      return { said, isError: error.test(line.slice(0, at)) };
    });
  const errors = all.filter(({ said, isError }) => isError && !onlyGoing.test(said));
  return (errors.length > 0 ? errors : all).map(({ said }) => said);
}

/** The first that says more than that it goes; where it stands in a frame of asterisks, all that is in it. */
function reasonIn(complaints: readonly string[]): string | undefined {
  const frame = complaints.findIndex((one) => withoutFrame(one) === "");
  if (frame !== -1) {
    const framed = complaints.slice(frame + 1).map(withoutFrame);
    return framed.filter((one) => one !== "").join(" ");
  }
  return complaints.find((one) => !onlyGoing.test(one)) ?? complaints[0];
}

/** Where it says what it is made for, there is nothing else to look for. */
function reasonKind(reason: string): "version" | undefined {
  return subjectOf(reason) === "version" ? "version" : undefined;
}

const thrownLine = /(?:^|[\]:] )((?:[a-z][\w$]{0,40}\.){1,8}[A-Z][\w$]{1,60}(?:Exception|Error)(?:: [^\n]{1,300})?)/;

/** The first exception between its being enabled and now: nothing else happens there. */
function thrownSinceEnabled(plugin: string, before: string): string | undefined {
  const lines = before.split("\n");
  const enabled = lines.findLastIndex((line) => line.slice(0, 300).includes(`[${plugin}] Enabling ${plugin} v`));
  if (enabled === -1) return undefined;
  const [first] = lines.slice(enabled + 1).flatMap((line) => thrownLine.exec(line.slice(0, 500)) ?? []);
  return first === undefined ? undefined : thrownLine.exec(first)?.[1]?.trim();
}

export default finding({
  code: "plugin-disabled-itself",
  severity: "error",
  confidence: 0.8,
  pattern: /^[^\n<]{0,200}?\[([^\][\n/]{1,80})\] Disabling ([^\n\r]{1,80}?) v[^\s]{1,60}/,
  parameters(match, place) {
    const [, plugin, said] = match;
    const near = place.before.split("\n").slice(-linesAbove).join("\n");
    if (plugin !== said || asked.test(place.before)) return null;
    // The server disabled it, or disables everything.
    if (near.includes("Error occurred ") || /\] Disabling [^\n]{1,80}? v\S/.test(near)) return null;
    const reason = reasonIn(complaintsOf(plugin!, place.before));
    if (reason) return { plugin: plugin!, reason: reason.slice(0, maxReason), why: reasonKind(reason) };
    const thrown = thrownSinceEnabled(plugin!, place.before);
    return thrown ? { plugin: plugin!, thrown: thrown.slice(0, maxReason) } : null;
  },
});
