import { endOfRun, isAt, isTokenStart, lineBefore, tokenPart } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { type Prefix, prefixes } from "./key-prefixes.ts";

interface Placed {
  prefix: Prefix;
  /** Where in the prefix its anchor is: at its end, unless that is too common. */
  offset: number;
  first: number;
}

const anchorOf = ({ text, anchor }: Prefix) => anchor ?? text.slice(-4);
const codeOf = (pair: string, at: number) => (pair.charCodeAt(at) << 7) | pair.charCodeAt(at + 1);

const byAnchor: (readonly Placed[] | undefined)[] = [];
for (const prefix of prefixes) {
  const anchor = anchorOf(prefix);
  const code = codeOf(anchor, 0);
  byAnchor[code] = [
    ...(byAnchor[code] ?? []),
    { prefix, offset: prefix.text.lastIndexOf(anchor), first: prefix.text.charCodeAt(0) },
  ];
}

/** Keys that say by their first characters whose they are. */
export const keysWithPrefix: Detector = {
  anchors: prefixes.map(anchorOf),
  rulesOut(bytes, at) {
    const placed = byAnchor[(bytes[at]! << 7) | bytes[at + 1]!];
    if (placed === undefined) return false;
    for (let i = 0; i < placed.length; i++) if (bytes[at - placed[i]!.offset] === placed[i]!.first) return false;
    return true;
  },
  look(text, at, report) {
    const placed = byAnchor[codeOf(text, at)]!;
    let isPrefix = false;
    for (let i = 0; i < placed.length; i++) {
      const { prefix, offset, first } = placed[i]!;
      const from = at - offset;
      if (text.charCodeAt(from) !== first || !text.startsWith(prefix.text, from)) continue;
      isPrefix = true;
      if (!isTokenStart(text, from) || text.charAt(from - 1) === "-") continue;
      const start = from + prefix.text.length;
      const end = endOfRun(text, start, tokenPart);
      const isKey = end - start >= prefix.atLeast && end - start <= (prefix.atMost ?? Number.POSITIVE_INFINITY);
      // `sk-` also begins names of languages and mods; a key has a digit somewhere.
      if (isKey && /\d/.test(text.slice(start, end))) report("api-key", start, end);
      return end;
    }
    return isPrefix ? at + 1 : ~(at + 1);
  },
};

/** Keys of the CurseForge interface, which look like hashed passwords. */
export const curseForgeKeys = detectorOf({
  anchors: ["$2"],
  kind: "api-key",
  pattern: /\$2[aby]\$\d\d\$[A-Za-z0-9./]{53}/y,
  isHere: (text, _, end) => !isAt(text, end, tokenPart),
});

/** The secret part of Slack's webhooks. */
export const slackWebhooks = detectorOf({
  anchors: ["s/T", "s\\/T", "s%2F", "s%2f"],
  kind: "api-key",
  pattern: /s(?:\\?\/|%2[Ff])[TE]\w{6,14}(?:\\?\/|%2[Ff])\w{6,20}(?:(?:\\?\/|%2[Ff])\w{4,40}){1,2}/y,
  skipped: "s/".length,
  isHere: (text, start) =>
    /hooks\.slack\.com(?:\\?\/|%2[Ff])(?:service|workflow|trigger)$/.test(lineBefore(text, start, 40)),
});
