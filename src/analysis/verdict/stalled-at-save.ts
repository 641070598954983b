import type { Lines } from "../text/lines.ts";

/** How often the world is saved, in ticks: 900 in the game up to 1.13, 6000 by Bukkit's setting. Whoever sets it otherwise, sets some minutes. */
const leastBetween = 900;
const linesBelow = 4;
const maxRead = 200;
const tickNumber = /Server Tick #(\d{1,12})/;

/**
 * Whether a server stood still at its automatic saves: the watchdog of Cauldron says in which ticks, and all of them are multiples
 * of one large number.
 */
export function isAtSaves(stalls: readonly number[], lines: Lines): boolean {
  const ticks = new Set<number>();
  for (const line of stalls.slice(0, maxRead)) {
    const [, tick] = tickNumber.exec(lines.range(line, Math.min(line + linesBelow, lines.count)).slice(0, 2000)) ?? [];
    if (tick) ticks.add(Number(tick));
  }
  return ticks.size > 1 && [...ticks].reduce(commonDivisor) >= leastBetween;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
