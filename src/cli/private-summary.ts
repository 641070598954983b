import type { PrivateKind, PrivateMatch } from "../privacy/redact.ts";

const words: Record<PrivateKind, [one: string, many: string]> = {
  ipv4: ["IPv4 address", "IPv4 addresses"],
  ipv6: ["IPv6 address", "IPv6 addresses"],
  "host-name": ["name of a machine", "names of machines"],
  "mac-address": ["MAC address", "MAC addresses"],
  "user-name": ["name of a user or person", "names of users and people"],
  token: ["token", "tokens"],
  email: ["e-mail address", "e-mail addresses"],
  discord: ["Discord account or secret", "Discord accounts and secrets"],
  "api-key": ["API key", "API keys"],
  password: ["password", "passwords"],
  "account-id": ["id of an account or device", "ids of accounts and devices"],
  place: ["place of somebody", "places of somebody"],
  phone: ["telephone number", "telephone numbers"],
  birthday: ["birthday", "birthdays"],
  "possible-address": ["possible address", "possible addresses"],
  "own-words": ["word of yours", "words of yours"],
  "player-name": ["name of a player", "names of players"],
  "player-id": ["id of a player", "ids of players"],
  chat: ["line of chat", "lines of chat"],
  coordinates: ["place in a world", "places in a world"],
};

/** Enough to look a few of them up. */
const linesShown = 4;

export interface PrivateGroup {
  kind: PrivateKind;
  count: number;
  /** The first lines that have one, counted from 1. */
  lines: number[];
  hasMore: boolean;
}

/** Matches by kind, most first. They must be sorted. */
export function groupPrivate(text: string, matches: readonly PrivateMatch[]): PrivateGroup[] {
  const groups = new Map<PrivateKind, PrivateGroup>();
  let line = 1;
  let at = 0;
  for (const { kind, start } of matches) {
    for (let next = text.indexOf("\n", at); next !== -1 && next < start; next = text.indexOf("\n", at)) {
      line++;
      at = next + 1;
    }
    let group = groups.get(kind);
    if (!group) {
      group = { kind, count: 0, lines: [], hasMore: false };
      groups.set(kind, group);
    }
    group.count++;
    if (group.lines.at(-1) === line) continue;
    if (group.lines.length < linesShown) group.lines.push(line);
    else group.hasMore = true;
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** What was masked, for people; `""` where there was nothing. */
export function privateSummary(label: string, groups: readonly PrivateGroup[], isMasked: boolean): string {
  if (groups.length === 0) return "";
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const head = isMasked
    ? `${label}: masked ${total} private ${total === 1 ? "text" : "texts"} before sending (--no-redact sends them)`
    : `${label}: is sent with ${total} private ${total === 1 ? "text" : "texts"}, because of --no-redact`;
  const rows = groups.map(({ kind, count, lines, hasMore }) => {
    return `  ${String(count).padStart(String(groups[0]!.count).length)} ${words[kind][count === 1 ? 0 : 1].padEnd(21)} ${where({ lines, hasMore })}`;
  });
  return `${[head, ...rows].join("\n")}\n`;
}

function where({ lines, hasMore }: Pick<PrivateGroup, "lines" | "hasMore">): string {
  return `${lines.length === 1 && !hasMore ? "line" : "lines"} ${lines.join(", ")}${hasMore ? " …" : ""}`;
}

/** What could be private, and is sent all the same; `""` where there is nothing. */
export function possibleSummary(label: string, groups: readonly PrivateGroup[]): string {
  const [group] = groups;
  if (!group) return "";
  const places = group.count === 1 ? "1 place" : `${group.count} places`;
  const verb = group.count === 1 ? "looks" : "look";
  return `${label}: ${places} ${verb} like addresses but could be versions, and stay (--strict masks them): ${where(group)}\n`;
}
