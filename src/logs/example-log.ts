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

const plugins = ["LuckPerms v5.4.102", "Vault v1.7.3", "EssentialsX v2.20.1", "WorldGuard v7.0.9", "ShopKeeper v2.1.0"];
const players = ["Alex", "Robin", "Noor", "Mika", "Kim"];
const words = ["village", "anvil", "beacon", "furnace", "torch", "chunk", "wolf"];

/** A server's morning with a plugin that misses another one, an event that fails again and again, and a slow disk. */
function exampleText(): string {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const lines: string[] = [];
  let second = 8 * 3600;
  const say = (level: string, text: string, thread = "Server thread") => {
    const clock = [second / 3600, (second / 60) % 60, second % 60].map((part) =>
      String(Math.floor(part)).padStart(2, "0"),
    );
    lines.push(`[${clock.join(":")}] [${thread}/${level}]: ${text}`);
  };
  const trace = (...frames: string[]) => lines.push(...frames);
  say("INFO", "Starting minecraft server version 1.20.4");
  say(
    "INFO",
    "This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)",
  );
  say(
    "INFO",
    "Running Java 17 (OpenJDK 64-Bit Server VM 17.0.9+9; Eclipse Adoptium Temurin-17.0.9+9) on Linux 6.1.0 (amd64)",
    "main",
  );
  second += 4;
  for (const plugin of plugins) say("INFO", `[${plugin.split(" ")[0]}] Loading server plugin ${plugin}`);
  say("ERROR", "Could not load 'plugins/worldguard-bukkit-7.0.9.jar' in folder 'plugins'");
  trace(
    "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [WorldEdit]. Please download and install these plugins to run 'WorldGuard'.",
    "\tat io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:82) ~[paper-1.20.4.jar:git-Paper-496]",
    "\tat io.papermc.paper.plugin.storage.SimpleProviderStorage.enter(SimpleProviderStorage.java:39) ~[paper-1.20.4.jar:git-Paper-496]",
    "\tat io.papermc.paper.plugin.entrypoint.LaunchEntryPointHandler.enter(LaunchEntryPointHandler.java:36) ~[paper-1.20.4.jar:git-Paper-496]",
    "\tat net.minecraft.server.Main.main(Main.java:225) ~[paper-1.20.4.jar:git-Paper-496]",
    "\tat java.lang.Thread.run(Thread.java:840) ~[?:?]",
  );
  second += 9;
  say("INFO", 'Done (12.482s)! For help, type "help"');
  for (let event = 0; event < 900; event++) {
    second += Math.floor(random() * 12);
    const chance = random();
    const player = pick(players);
    if (chance < 0.5)
      say("INFO", `<${player}> is the ${pick(words)} near the ${pick(words)} yours?`, "Async Chat Thread - #2");
    else if (chance < 0.7) say("INFO", `${player} joined the game`);
    else if (chance < 0.86) say("INFO", `${player} left the game`);
    else if (chance < 0.93)
      say(
        "WARN",
        `Can't keep up! Is the server overloaded? Running ${2000 + Math.floor(random() * 4000)}ms or ${40 + Math.floor(random() * 80)} ticks behind`,
      );
    else if (event > 300) {
      say("ERROR", "Could not pass event PlayerInteractEvent to ShopKeeper v2.1.0");
      trace(
        'java.lang.NullPointerException: Cannot invoke "com.example.shop.Offer.price()" because "offer" is null',
        "\tat com.example.shop.ShopListener.onInteract(ShopListener.java:57) ~[ShopKeeper-2.1.0.jar:?]",
        "\tat com.destroystokyo.paper.event.executor.MethodHandleEventExecutor.execute(MethodHandleEventExecutor.java:40) ~[paper-1.20.4.jar:git-Paper-496]",
        "\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70) ~[paper-api-1.20.4.jar:?]",
        "\tat net.minecraft.server.level.ServerPlayerGameMode.useItemOn(ServerPlayerGameMode.java:520) ~[paper-1.20.4.jar:git-Paper-496]",
        "\tat net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:1290) ~[paper-1.20.4.jar:git-Paper-496]",
        "\tat java.lang.Thread.run(Thread.java:840) ~[?:?]",
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

/** The same numbers every time, between 0 and 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
