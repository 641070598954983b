import { packSync } from "./content.ts";
import { type LogCounts, type LogId, noDetails, type StoredLog } from "./ports.ts";

/** A log to look at, for who has none: it is there on every server, and stored on none. */
export const exampleId = "ExampLeRun" as LogId;
export const exampleDetails = noDetails;

let made: StoredLog | null = null;

/** A copy of its own for everybody: other threads are given its bytes for good. */
export function exampleLog(): StoredLog {
  made ??= {
    id: exampleId,
    name: "latest.log",
    createdAt: Date.UTC(2026, 0, 15, 12),
    ...packSync(new TextEncoder().encode(exampleText())),
  };
  return { ...made, packed: Uint8Array.from(made.packed) };
}

/** It is nobody's, so nobody counts who looks at it. */
export function exampleCounts(): LogCounts {
  const { id, name, createdAt, size } = exampleLog();
  return { id, name, createdAt, size, views: 0, uniqueViews: 0 };
}

/** Id, name and version. */
const mods = [
  ["fabric-api", "Fabric API", "0.92.2+1.20.1"],
  ["fabricloader", "Fabric Loader", "0.15.11"],
  ["gearworks", "Gearworks", "2.3.0"],
  ["kettlelib", "Kettle Lib", "1.4.1"],
  ["lanternlight", "Lantern Light", "3.0.2"],
  ["minecraft", "Minecraft", "1.20.1"],
  ["mossygardens", "Mossy Gardens", "1.8.0"],
  ["papermaps", "Paper Maps", "0.9.5"],
  ["quietwolves", "Quiet Wolves", "1.1.3"],
  ["tidychests", "Tidy Chests", "4.2.0"],
] as const;
const players = ["Alex", "Robin", "Noor", "Mika", "Kim"];
const words = ["village", "anvil", "beacon", "furnace", "torch", "chunk", "wolf"];

/** An afternoon with mods: a library that is too old for one of them ends it. Sounds and textures are missing, too. */
function exampleText(): string {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const lines: string[] = [];
  let second = 15 * 3600;
  const say = (level: string, text: string, thread = "Render thread") => {
    const clock = [second / 3600, (second / 60) % 60, second % 60].map((part) =>
      String(Math.floor(part)).padStart(2, "0"),
    );
    lines.push(`[${clock.join(":")}] [${thread}/${level}]: ${text}`);
  };
  say("INFO", "Loading Minecraft 1.20.1 with Fabric Loader 0.15.11", "main");
  say("INFO", `Loading ${mods.length} mods:`, "main");
  for (const [id, , version] of mods) lines.push(`\t- ${id} ${version}`);
  second += 6;
  say("INFO", "SpongePowered MIXIN Subsystem Version=0.8.5 Service=Knot/Fabric Env=CLIENT", "main");
  second += 14;
  say("INFO", "Setting user: Alex");
  say("INFO", "Backend library: LWJGL version 3.3.1 SNAPSHOT");
  say("WARN", "Missing sound for event: mossygardens:block.moss.hum");
  say("INFO", "OpenAL initialized on device OpenAL Soft on Built-in Audio", "Sound engine");
  second += 31;
  say("INFO", "Starting integrated minecraft server version 1.20.1", "Server thread");
  for (let event = 0; event < 800; event++) {
    second += Math.floor(random() * 9);
    const chance = random();
    const player = pick(players);
    if (chance < 0.62) say("INFO", `[System] [CHAT] <${player}> is the ${pick(words)} near the ${pick(words)} yours?`);
    else if (chance < 0.76) say("INFO", `${player} joined the game`, "Server thread");
    else if (chance < 0.9) say("INFO", `${player} left the game`, "Server thread");
    else if (chance < 0.97)
      say("WARN", `Ambiguity between arguments [teleport, ${pick(words)}] and [teleport, targets]`, "Server thread");
    else say("ERROR", `Using missing texture, unable to load lanternlight:textures/block/${pick(words)}.png`);
  }
  second += 2;
  say("ERROR", "Reported exception thrown!");
  lines.push(...crashReport(`2026-01-15 ${lines.at(-1)!.slice(1, 9)}`), "");
  say("INFO", "Stopping!");
  say("INFO", "Stopping server", "Server thread");
  return `${lines.join("\n")}\n`;
}

function crashReport(time: string): string[] {
  const thrown = "java.lang.NoSuchMethodError: 'void net.kettlelib.api.Boiler.setPressure(net.kettlelib.api.Pressure)'";
  const frames = [
    "\tat net.gearworks.machine.SteamEngine.tick(SteamEngine.java:118)",
    "\tat net.gearworks.machine.SteamEngineBlockEntity.serverTick(SteamEngineBlockEntity.java:64)",
    "\tat net.minecraft.class_2818$class_5563.method_31703(class_2818.java:692)",
    "\tat net.minecraft.class_2818$class_5564.method_31703(class_2818.java:736)",
    "\tat net.minecraft.class_1937.method_18471(class_1937.java:447)",
    "\tat net.minecraft.class_3218.method_18765(class_3218.java:348)",
    "\tat net.minecraft.server.MinecraftServer.method_3813(MinecraftServer.java:898)",
    "\tat java.base/java.lang.Thread.run(Thread.java:840)",
  ];
  return [
    "---- Minecraft Crash Report ----",
    "// Everything's going to plan. No, really, that was supposed to happen.",
    "",
    `Time: ${time}`,
    "Description: Ticking block entity",
    "",
    thrown,
    ...frames,
    "",
    "-- Block entity being ticked --",
    "Details:",
    "\tName: gearworks:steam_engine // net.gearworks.machine.SteamEngineBlockEntity",
    "\tBlock: Block{gearworks:steam_engine}",
    "\tBlock location: World: (112,64,-38)",
    "",
    "-- System Details --",
    "Details:",
    "\tMinecraft Version: 1.20.1",
    "\tOperating System: Linux (amd64) version 6.1.0",
    "\tJava Version: 17.0.9, Eclipse Adoptium",
    "\tMemory: 1288490188 bytes (1228 MiB) / 2684354560 bytes (2560 MiB) up to 4294967296 bytes (4096 MiB)",
    "\tFabric Mods: ",
    ...mods.map(([id, name, version]) => `\t\t${id}: ${name} ${version}`),
    "\tIs Modded: Definitely; Client brand changed to 'fabric'",
  ];
}

/** The same numbers every time, between 0 and 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
