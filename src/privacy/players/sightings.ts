import type { Place } from "../private-match.ts";

/** Where a log names a player, in a way that says that it is one. */
export interface Sighting extends Place {
  isId: boolean;
}

const name = String.raw`[.*]?[\p{L}\p{N}_]{2,20}`;
const id = "[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}";

/** What a name stands before. It is looked for behind it, and then the name in front of it. */
const behindNames =
  / (?:(?:joined|left) the game(?![a-z])|lost connection: |logged in with entity id|issued server command: |has (?:made the advancement|completed the challenge|reached the goal) \[|moved (?:too quickly|wrongly)!|\(formerly known as )|\[\/[\d[*]| ?(?:加入|退出|离开)了游戏|\|\/[\d[*]/g;
const nameBefore = new RegExp(`(?:§[0-9a-fk-or])?(${name})$`, "u");
const longestBefore = 26;

/** What a name stands behind. */
const beforeNames = new RegExp(
  `(?:${[
    "UUID of player ",
    "Setting user: ",
    `--username["',: =]{1,5}`,
    "Disconnecting (?:player )?",
    "Player name: ",
    String.raw`GameProfile[^\r\n]{1,80}?name=`,
    String.raw`[Pp]layer\w{0,16}\['`,
    String.raw`class_(?:3222|742|745|746)\['`,
    String.raw`(?:\]: |\[CHAT\] |\[Not Secure\] )<`,
    "(?:Kicked|Banned|Unbanned|Opped|De-opped|Pardoned) (?=\\S+$)",
    String.raw`\[(?:connected player|initial connection)\] `,
  ].join("|")})(${name})(?![\\p{L}\\p{N}_])`,
  "gmu",
);

/** "Made Anna a server operator", "[Anna: Gave 1 [Torch] to Anna]" and how somebody dies, in messages that begin with it. */
const aroundNames = new RegExp(
  `(?:Made (?=[^ ]{2,20} (?:a|no longer a) server operator)|\\]: \\[(?=[^ :]{2,20}: [A-Z])|(?:\\]: |\\[CHAT\\] )(?=[^ ]{2,24} (?:was (?:slain|shot|killed|blown up|fireballed|pummeled|impaled|squashed|burnt|pricked|doomed|stung|struck) |fell (?:from|off|out|into) |hit the ground too hard|drowned|burned to death|went up in flames|tried to swim in lava|suffocated in|starved to death|withered away|froze to death|blew up|discovered the floor was lava|experienced kinetic energy)))(${name})(?![\\p{L}\\p{N}_])`,
  "gu",
);

const ids = new RegExp(
  String.raw`(?:UUID of player [^ \r\n]{1,20} is |--uuid["',: =]{1,5}|GameProfile[^\r\n]{0,20}?id=|(?:playerdata|stats|advancements|players)[/\\])(${id})(?![0-9a-z-])`,
  "gi",
);

/** In the order in which they stand. */
export function sightingsIn(text: string): Sighting[] {
  const found: Sighting[] = [];
  for (const { index } of text.matchAll(behindNames)) {
    const [, before] = nameBefore.exec(text.slice(Math.max(0, index - longestBefore), index)) ?? [];
    if (before !== undefined) add(found, text, index - before.length, index, false);
  }
  for (const pattern of [beforeNames, aroundNames, ids]) {
    for (const { index, 0: all, 1: last } of text.matchAll(pattern))
      add(found, text, index + all.length - last!.length, index + all.length, pattern === ids);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What stands in for a player already, and what is masked. */
const standIn = /^(?:Player\d+|0{8}-?(?:0{4}-?){3}\d{12})$/;

function add(found: Sighting[], text: string, start: number, end: number, isId: boolean): void {
  const seen = text.slice(start, end);
  if (standIn.test(seen) || (!isId && (seen.includes("**") || /^[\d.]+$/.test(seen)))) return;
  const isInWord = /[\p{L}\p{N}_.]$/u.test(text.slice(Math.max(0, start - 1), start)) && text.charAt(start - 2) !== "§";
  if (!isInWord || isId) found.push({ start, end, isId });
}
