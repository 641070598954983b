import type { WholeLogSamples } from "../samples.ts";

const late = (seconds: number, i: number) => {
  const at = 12 * 3600 + i * seconds;
  const time = [at / 3600, (at / 60) % 60, at % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  return `[${time}] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`;
};
const behind = (at: string, ms: number) =>
  `[${at}] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running ${ms}ms or ${Math.floor(ms / 50)} ticks behind`;
const up = (seconds: number, spawnMs: number) =>
  [
    "[11:50:00] [Server thread/INFO]: Starting minecraft server version 1.16.5",
    `[11:53:00] [Server thread/INFO]: Time elapsed: ${spawnMs} ms`,
    `[11:53:01] [Server thread/INFO]: Done (${seconds}.5s)! For help, type "help"`,
  ].join("\n");
const joins = "[11:53:10] [Server thread/INFO]: Alex joined the game";
const start = "[11:59:00] [Server thread/INFO]: Starting minecraft server version 1.20.4";

export default {
  samples: [
    {
      text: [start, ...Array.from({ length: 9 }, (_, i) => late(45, i))].join("\n"),
      only: ["server"],
      parameters: { count: "9" },
    },
    {
      text: Array.from(
        { length: 12 },
        (_, i) =>
          `2012-02-02 12:${10 + i}:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?`,
      ).join("\n"),
      only: ["server"],
      parameters: { count: "12" },
    },
    // Two that take most of a minute, with nobody there.
    {
      text: [up(170, 120_000), behind("11:53:30", 24_000), behind("11:54:05", 22_000)].join("\n"),
      only: ["server"],
      parameters: { kind: "empty", start: "170", behind: "46" },
    },
    {
      text: [up(12, 5_000), behind("11:53:30", 24_000), behind("11:54:05", 22_000)].join("\n"),
      only: ["server"],
      parameters: { kind: "empty", start: null, behind: "46" },
    },
    {
      text: [up(80, 70_000), joins, ...Array.from({ length: 9 }, (_, i) => late(45, i))].join("\n"),
      only: ["server"],
      parameters: { kind: "slow", start: "80", worst: "4" },
    },
    // Past midnight, too.
    {
      text: [up(12, 5_000), joins, behind("23:59:30", 30_000), behind("00:00:10", 31_000)].join("\n"),
      only: ["server"],
      parameters: { count: "2", kind: null },
    },
    // At the saves.
    {
      text: [
        up(12, 5_000),
        joins,
        ...[1, 6, 11, 16, 21].map((m) => behind(`12:${String(m).padStart(2, "0")}:07`, 14_000)),
      ].join("\n"),
      only: ["server"],
      parameters: { kind: "saving", count: "5", worst: "14" },
    },
    // An earlier start in which it was worse, and one in which it goes on.
    {
      text: [
        up(12, 5_000),
        joins,
        ...Array.from({ length: 9 }, (_, i) => late(45, i)),
        up(12, 5_000).replaceAll("[11:", "[13:"),
        behind("14:00:00", 3000),
        behind("14:30:00", 5000),
      ].join("\n"),
      only: ["server"],
      parameters: { count: "11" },
    },
  ],
  counterSamples: [
    // Short, or long and once.
    [up(12, 5_000), joins, behind("11:53:30", 4000), behind("11:54:05", 5000)].join("\n"),
    [up(12, 5_000), joins, behind("11:54:05", 45_000)].join("\n"),
    // A computer that slept.
    [up(12, 5_000), joins, behind("12:54:05", 3_600_000), behind("14:54:05", 3_600_000)].join("\n"),
    // Better since.
    [
      up(12, 5_000),
      ...Array.from({ length: 9 }, (_, i) => late(45, i)),
      up(12, 5_000).replaceAll("[11:", "[13:"),
      behind("14:00:00", 3000),
    ].join("\n"),
    // Once in five minutes.
    [start, ...Array.from({ length: 12 }, (_, i) => late(300, i))].join("\n"),
    [start, ...Array.from({ length: 7 }, (_, i) => late(20, i))].join("\n"),
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
} satisfies WholeLogSamples;
