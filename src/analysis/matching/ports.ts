import type { MatchContext } from "../finding.ts";

const address =
  /(?:(?:[\d*]{1,3}\.){3}[\d*]{1,3}|\*|0:0:0:0:0:0:0:0(?:%\d)?|\[[0-9a-f:]{2,40}\]|localhost):(\d{2,5})\b/;

/** The port that could not be opened ; `undefined` where the log does not say. */
export function portOf(place: MatchContext): string | undefined {
  const own =
    address.exec(place.entry.slice(0, 4000))?.[1] ?? /\bport:? \[?(\d{2,5})\b/i.exec(place.entry.slice(0, 2000))?.[1];
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

/** Something beside the game: RCON, query, a web server or a vote listener of a plugin. */
export function isService(place: MatchContext): boolean {
  const head = place.entry.slice(0, 1000);
  return (
    /RCON|[Qq]uery|[Vv]otifier|[Vv]ote|[Dd]ynmap|[Ww]eb ?[Ss]erver|BlueMap|squaremap|Pl3xMap|Prometheus|HTTP|[Jj]etty|metrics|Discord|simple-voice-chat|\[voicechat\]|[Vv]oice chat/.test(
      head,
    ) && !/The exception was: |Could not bind to host|Failed to bind to port/.test(head)
  );
}
