import type { WholeLogSamples } from "../samples.ts";

const late = (seconds: number, i: number) => {
  const at = 12 * 3600 + i * seconds;
  const time = [at / 3600, (at / 60) % 60, at % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  return `[${time}] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`;
};
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
  ],
  counterSamples: [
    // Once in five minutes.
    [start, ...Array.from({ length: 12 }, (_, i) => late(300, i))].join("\n"),
    [start, ...Array.from({ length: 7 }, (_, i) => late(20, i))].join("\n"),
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
} satisfies WholeLogSamples;
