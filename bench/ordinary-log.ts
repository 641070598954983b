import { type Random, seededRandom } from "./sample-log.ts";

/**
 * The log of a modded server's day, for measuring the analyser: mostly single lines, now and then a stack trace, and
 * traces that come again, as they do. (`sample-log.ts` makes texts that hardly repeat, for measuring storage.)
 */
export function ordinaryLog(seed: number, bytes: number): string {
  const random = seededRandom(seed);
  const traces = Array.from({ length: 25 }, () => trace(random));
  const parts: string[] = [
    "[08:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n",
    "[08:00:05] [Server thread/INFO]: Starting minecraft server version 1.20.1\n",
  ];
  let length = 0;
  for (let second = 0; length < bytes; second++) {
    const part = event(random, clock(second), traces);
    parts.push(part);
    length += part.length;
  }
  return parts.join("").slice(0, bytes);
}

const words = "chunk region entity player village loot recipe packet biome torch anvil beacon wolf furnace".split(" ");
const names = ["Alex", "Sam", "Robin", "Kim", "Noor", "Mika"];

function event(random: Random, time: string, traces: string[]): string {
  const kind = random();
  const word = () => pick(random, words);
  const player = `${pick(random, names)}${Math.floor(random() * 90)}`;
  if (kind < 0.35) return `[${time}] [Server thread/INFO]: <${player}> ${word()} ${word()} at the ${word()}\n`;
  if (kind < 0.55) return `[${time}] [Server thread/INFO]: ${player} joined the game\n`;
  if (kind < 0.75) {
    const [x, z] = [random() * 4000 - 2000, random() * 4000 - 2000];
    return `[${time}] [Server thread/INFO]: ${player}[/203.0.113.9:50123] logged in with entity id 912 at (${x}, 64.0, ${z})\n`;
  }
  if (kind < 0.9) return `[${time}] [Worker-Main-3/INFO] [${word()}/]: Saved ${word()} ${Math.floor(random() * 9e5)}\n`;
  if (kind < 0.985)
    return `[${time}] [Server thread/WARN]: Unable to resolve ${word()} reference: #${word()} in ${word()}\n`;
  return `[${time}] [Server thread/ERROR]: Error while handling ${word()}\n${pick(random, traces)}`;
}

function trace(random: Random): string {
  const frames = Array.from({ length: 6 + Math.floor(random() * 14) }, () => {
    const [mod, part] = [pick(random, words), pick(random, words)];
    return `\tat com.example.${mod}.${part}.Handler.on${part}(Handler.java:${Math.floor(random() * 900)}) ~[${mod}-1.2.jar:?]\n`;
  });
  const cause = `Caused by: java.lang.IllegalStateException: no ${pick(random, words)}\n${frames.slice(0, 3).join("")}\t... 5 more\n`;
  return `java.lang.RuntimeException: ${pick(random, words)}\n${frames.join("")}${cause}`;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

function clock(second: number): string {
  const parts = [8 + Math.floor(second / 14_400), Math.floor(second / 240) % 60, Math.floor(second / 4) % 60];
  return parts.map((part) => String(part % 60).padStart(2, "0")).join(":");
}
