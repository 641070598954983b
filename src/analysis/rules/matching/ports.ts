import type { MatchContext } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";

const address =
  /(?:(?:[\d*]{1,3}\.){3}[\d*]{1,3}|\*|0:0:0:0:0:0:0:0(?:%\d)?|\[[0-9a-f:]{2,40}\]|localhost):(\d{2,5})\b/;

/** Also by the number that Linux or macOS has for it, in whatever language. */
const taken = new RegExp(`${systemMessage("portTaken")}|failed with error\\(-(?:98|48)\\)`);
const foreign = [
  new RegExp(`${systemMessage("addressUnusable")}|failed with error\\(-(?:99|49|13)\\)`),
  new RegExp(`${systemMessage("accessDenied")}|[Uu]nresolved ?[Aa]ddress|UnknownHost|unreachable|Protocol family`),
];

/** Why an address could not be opened: another program has its port, or this computer may not use it. */
export function bindReason(text: string): "taken" | "foreign" | null {
  if (taken.test(text)) return "taken";
  return foreign.some((one) => one.test(text)) ? "foreign" : null;
}

const saidPort = /\bport:? \[?(\d{2,5})\b/i;

function ownPort(place: MatchContext): string | undefined {
  return address.exec(place.entry.slice(0, 4000))?.[1] ?? saidPort.exec(place.entry.slice(0, 2000))?.[1];
}

/** The port of something beside the game: what its own entry says, or what it has said itself shortly before. */
export function portOfService(place: MatchContext, service: string | undefined): string | undefined {
  const said = service === undefined ? [] : place.before.split("\n").filter((line) => line.includes(service));
  const last = said.at(-1) ?? "";
  return ownPort(place) ?? address.exec(last)?.[1] ?? saidPort.exec(last)?.[1];
}

/** The port that could not be opened ; `undefined` where the log does not say. */
export function portOf(place: MatchContext): string | undefined {
  const own = ownPort(place);
  if (own) return own;
  const before = place.before.split("\n").reverse();
  for (const line of before) {
    const said = /(?:Starting [Mm]inecraft server on|Opening server on) [^\s]{0,100}?:(\d{1,5})\b/.exec(line)?.[1];
    if (said) return said;
  }
  for (const line of before.slice(0, 6)) {
    const said = address.exec(line)?.[1];
    if (said) return said;
  }
  return undefined;
}

/** Software beside the game whose own frames stand below a port that could not be opened. */
const openers: readonly [frame: RegExp, service: string][] = [
  [/\bat [^\n]{0,60}org\.geysermc\.(?:geyser|connector)\./, "Geyser"],
  [/\bat [^\n]{0,60}de\.maxhenkel\.voicechat\./, "Simple Voice Chat"],
  [/\bat [^\n]{0,60}su\.plo\.voice\./, "Plasmo Voice"],
  [/\bat [^\n]{0,60}org\.dynmap\./, "Dynmap"],
  [/\bat [^\n]{0,60}de\.bluecolored\.bluemap\./, "BlueMap"],
  [/\bat [^\n]{0,60}com\.vexsoftware\.votifier\./, "Votifier"],
];

/** Whose code opened it, where that is not the server itself. */
export function openerOf(place: MatchContext): string | undefined {
  const trace = place.upTo(8000).split(/\nA detailed walkthrough|\n-- \w/, 1)[0]!;
  return openers.find(([frame]) => frame.test(trace))?.[1];
}

/** Something beside the game: RCON, query, a web server or a vote listener of a plugin, or whatever a plugin opens itself. */
export function isService(place: MatchContext): boolean {
  const head = place.entry.slice(0, 1000);
  if (pluginOpening(head)) return true;
  // A server goes on without its players of Bedrock.
  if (/Failed to start Geyser on /.test(head) && !place.software.id.startsWith("geyser/")) return true;
  return (
    /RCON|[Qq]uery|[Vv]otifier|[Vv]ote|[Dd]ynmap|[Ww]eb ?[Ss]erver|BlueMap|squaremap|Pl3xMap|Prometheus|HTTP|[Jj]etty|metrics|Discord|simple-voice-chat|\[voicechat\]|[Vv]oice chat/.test(
      head,
    ) && !/The exception was: |Could not bind to host|Failed to bind to port/.test(head)
  );
}

/** The plugin during whose start or task it failed: the server's own port is opened by nobody's plugin but Geyser's. */
function pluginOpening(head: string): string | undefined {
  const line = head.split("\n", 1)[0]!;
  return /(?:while enabling|[Tt]ask #\d{1,12} for|Plugin) ([A-Za-z](?:(?! v)[\w .-]){1,60}) v\d[^\n]{0,60}?(?:\(Is it up to date\?\)|generated an exception)/.exec(
    line,
  )?.[1];
}

/** `[dynmap] Failed to start WebServer`: who says it. */
export function serviceOf(place: MatchContext): string | undefined {
  const line = place.entry.slice(0, 1000).split("\n", 1)[0]!;
  if (/initiali[sz]e RCON/i.test(line)) return "RCON";
  const plugin = pluginOpening(line);
  if (plugin) return plugin;
  return /\]:? (?:\[[\w-]{1,40}\/[\w-]{0,40}\]: )?\[([A-Za-z][\w .-]{1,40})\] /.exec(line)?.[1];
}
