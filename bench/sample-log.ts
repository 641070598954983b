/** Texts that look and compress like server logs. The same seed gives the same text, on every machine. */

export type Random = () => number;

/** A log of exactly that many bytes, all ASCII. */
export function sampleLog(seed: number, bytes: number): string {
  const random = seededRandom(seed);
  const parts: string[] = [];
  let length = 0;
  let second = Math.floor(random() * 80_000);
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  if (bytes > 2000) add(beginning(random, second));
  while (length < bytes) {
    second += Math.floor(random() * 20);
    add(event(random, clock(second)));
  }
  return `${parts.join("").slice(0, bytes - 1)}\n`;
}

/** A log as the JSON body of an upload. */
export function uploadBody(content: string): string {
  return JSON.stringify({ content, name: "latest.log" });
}

/** mulberry32: small, quick, and good enough to vary a text. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function beginning(random: Random, second: number): string {
  const time = clock(second);
  const mods = Array.from({ length: 20 + whole(random, 30) }, () => {
    const version = `${whole(random, 9)}.${whole(random, 20)}.${whole(random, 10)}`;
    return `\t- ${pick(random, modNames)}-${pick(random, modNames)} ${version}\n`;
  });
  return [
    `[${time}] [main/INFO]: Loading Minecraft 1.21.${whole(random, 5)} with Fabric Loader 0.16.${whole(random, 15)}\n`,
    `[${time}] [main/INFO]: Loading ${mods.length} mods:\n`,
    ...mods,
    `[${time}] [Server thread/INFO]: Starting minecraft server on *:25565\n`,
    `[${time}] [Server thread/INFO]: Preparing level "world"\n`,
    `[${time}] [Server thread/INFO]: Done (${(random() * 60).toFixed(3)}s)! For help, type "help"\n`,
  ].join("");
}

function event(random: Random, time: string): string {
  const chance = random();
  const info = `[${time}] [Server thread/INFO]:`;
  const player = pick(random, playerNames) + whole(random, 100);
  if (chance < 0.2) return `${info} <${player}> ${sentence(random)}\n`;
  if (chance < 0.35) {
    const at = `${coordinate(random)}, ${(60 + random() * 40).toFixed(4)}, ${coordinate(random)}`;
    return (
      `[${time}] [User Authenticator #${whole(random, 30)}/INFO]: UUID of player ${player} is ${uuid(random)}\n` +
      `${info} ${player}[/203.0.113.${whole(random, 255)}:${whole(random, 65536)}] logged in with entity id ${whole(random, 1e6)} at (${at})\n` +
      `${info} ${player} joined the game\n`
    );
  }
  if (chance < 0.5) return `${info} ${player} lost connection: Disconnected\n${info} ${player} left the game\n`;
  if (chance < 0.6) return `${info} ${player} has made the advancement [${sentence(random)}]\n`;
  if (chance < 0.72) {
    return `[${time}] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running ${whole(random, 20_000)}ms or ${whole(random, 400)} ticks behind\n`;
  }
  if (chance < 0.8) {
    const id = `${pick(random, modNames)}:${pick(random, words)}_${pick(random, words)}`;
    return `[${time}] [Worker-Main-${whole(random, 8)}/WARN]: Unable to resolve texture reference: #${pick(random, words)} in ${id}\n`;
  }
  if (chance < 0.84) return stackTrace(random, time);
  return `[${time}] [Server thread/INFO] [${pick(random, modNames)}/]: ${sentence(random)} ${whole(random, 1e5)}\n`;
}

function stackTrace(random: Random, time: string): string {
  const frames = Array.from({ length: 6 + whole(random, 14) }, () => {
    const type = pick(random, words);
    return `\tat com.${pick(random, modNames)}.${type}.${type}Handler.on${pick(random, words)}(${type}Handler.java:${whole(random, 900)}) ~[?:?]\n`;
  });
  const cause = `java.lang.NullPointerException: Cannot invoke "${pick(random, words)}.get()" because "${pick(random, words)}" is null\n`;
  return `[${time}] [Server thread/ERROR]: Exception ticking ${pick(random, words)}\n${cause}${frames.join("")}`;
}

function sentence(random: Random): string {
  return Array.from({ length: 2 + whole(random, 8) }, () => pick(random, words)).join(" ");
}

function clock(second: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(second / 3600) % 24)}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

function uuid(random: Random): string {
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(random, 16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

function coordinate(random: Random): string {
  return (random() * 4000 - 2000).toFixed(4);
}

function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

function pick(random: Random, from: string[]): string {
  return from[whole(random, from.length)]!;
}

const playerNames = ["Alex", "Steve", "Notch", "Herobrine", "Miner", "Builder", "Creeper", "Ender", "Fox", "Redstone"];
const modNames = [
  "sodium",
  "lithium",
  "create",
  "jei",
  "fabric",
  "botania",
  "worldedit",
  "luckperms",
  "geyser",
  "mekanism",
];
const words =
  "block entity chunk world spawn redstone diamond portal nether village armor recipe texture model loot biome dragon server packet region inventory furnace torch bucket wolf anvil crafting minecart beacon shulker".split(
    " ",
  );
