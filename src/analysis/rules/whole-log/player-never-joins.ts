import { placesOutsideChat } from "../../read/chat-lines.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const lost = " lost connection: ";
const maxTried = 2000;
const fewest = 3;
const maxPlayers = 3;
const maxLine = 600;
const nobodysReason =
  /^(?:Disconnected|Timed out|Took too long to log in|Connection (?:closed|reset))[.!]?[ \t\r]{0,4}$/;

/**
 * `Alex (/192.0.2.1:50000)`, and before 1.20.2 `GameProfile@5f[id=…,name=Alex,…] (/192.0.2.1:50000)`: of whoever is in a world, nothing
 * but the name is said.
 */
function playerOutside(told: string): string | undefined {
  const address = told.lastIndexOf(" (/");
  if (address === -1 || !told.endsWith(")")) return undefined;
  const who = told.slice(0, address);
  return (/GameProfile@[^\n]{1,120}?,name=([\w.*]{2,32}),/.exec(who) ?? /[\]:] ([\w.*]{2,32})$/.exec(who))?.[1];
}

interface Tries {
  lines: number[];
  said: string;
}

/** A player of a server with mods who tries again and again, and whose game goes away each time before it is in the world. */
export default wholeLogFinding({
  codes: ["player-never-joins"],
  severity: "warning",
  role: "unknown",
  confidence: 0.6,
  literals: [lost],
  causedBy: ["mod-list-mismatch", "server-overloaded-often"],
  find({ lines, runs, software, facts }) {
    const last = runs.at(-1);
    if (software.kind !== "server" || facts.mods.length === 0 || !last) return [];
    const tries = new Map<string, Tries>();
    for (const { line } of placesOutsideChat(lines, lost, { from: lines.start(last.firstLine), most: maxTried })) {
      const [told, said] = lines.get(line, maxLine).split(lost, 2);
      const player = nobodysReason.test(said ?? "") ? playerOutside(told!) : undefined;
      if (!player) continue;
      const known = tries.get(player) ?? { lines: [], said: said!.trim() };
      known.lines.push(line);
      tries.set(player, known);
    }
    const often = [...tries].filter(([, { lines: all }]) => all.length >= fewest).slice(0, maxPlayers);
    return often.flatMap(([player, { lines: all, said }]): WholeLogMatch[] => {
      const isIn = [`${player}[/`, `${player} joined the game`].some((mark) => lines.text.includes(mark));
      if (isIn) return [];
      const parameters = { player, count: String(all.length), said };
      return [{ parameters, firstLine: all[0]!, endLine: all[0]! + 1, lines: all.slice(0, 100), count: all.length }];
    });
  },
});
