/** Logs for the tests of a log's page, made up. Lines are counted from 1, as people see them. */

const clock = (second: number) => new Date(43_200_000 + second * 1000).toISOString().slice(11, 19);

/** A modded server with everything that the page knows how to show. */
export function moddedServerLog(): SampleLog {
  const log = new SampleLog();
  log.info("modloading-worker-0", "loading/ModSorter", "ModLauncher running: args [--launchTarget, forgeserver]");
  log.info(
    "main",
    "cp.mo.mo.Launcher/MODLAUNCHER",
    "ModLauncher 10.0.9 starting: java version 17.0.8 by Eclipse Adoptium",
  );
  log.info("main", "ne.mi.fm.lo.mo.ModDiscoverer/SCAN", "Mod List:");
  for (const [file, name, id, version] of [
    ["create-1.20.1-0.5.1.jar", "Create", "create", "0.5.1"],
    ["jei-1.20.1-15.2.jar", "Just Enough Items", "jei", "15.2.0.27"],
    ["lamplights-2.0.jar", "Lamp Lights", "lamplights", "2.0"],
  ]) {
    log.add(
      `\t\t${file!.padEnd(40)}|${name!.padEnd(30)}|${id!.padEnd(30)}|${version!.padEnd(20)}|DONE      |Manifest: NOSIGNATURE`,
    );
  }
  log.info("Server thread", "minecraft/DedicatedServer", "Starting minecraft server version 1.20.1");
  log.mark("coloured");
  log.info(
    "Server thread",
    "minecraft/DedicatedServer",
    "\x1b[31mred words\x1b[0m and §agreen words§r and plain words",
  );
  log.mark("unseen");
  log.info("Server thread", "minecraft/DedicatedServer", "bell \x07 and override \u202eesrever\u202c end");
  for (let chunk = 0; chunk < 40; chunk++) {
    log.info("Worker-Main-1", "minecraft/ChunkMap", `Prepared chunk ${chunk * 7} of the spawn area`);
  }
  log.mark("debug");
  log.write("DEBUG", "Netty Epoll Server IO #1", "minecraft/Connection", "Handshake from a player begins");
  log.mark("repeated");
  for (let times = 0; times < 25; times++) {
    log.write("WARN", "Server thread", "minecraft/MinecraftServer", "Can't keep up! Is the server overloaded?");
  }
  log.mark("trace");
  log.write("ERROR", "Server thread", "lamplights/Lamps", "A lamp could not be lit");
  log.add("java.lang.IllegalStateException: The lamp at 12 64 -7 has no oil");
  log.add("\tat java.base/java.util.Optional.orElseThrow(Optional.java:403)");
  for (let frame = 0; frame < 7; frame++) {
    log.add(
      `\tat net.minecraft.server.level.ServerLevel.tick${frame}(ServerLevel.java:${300 + frame}) ~[server.jar:?]`,
    );
  }
  log.add("\tat com.example.lamplights.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar:2.0]");
  for (let frame = 0; frame < 5; frame++) {
    log.add(
      `\tat net.minecraft.server.MinecraftServer.run${frame}(MinecraftServer.java:${600 + frame}) ~[server.jar:?]`,
    );
  }
  for (let player = 0; player < 300; player++) {
    log.info("Server thread", "minecraft/PlayerList", `Player number ${player} joined the game`);
  }
  log.mark("second error");
  log.write("ERROR", "Worker-Main-1", "minecraft/ChunkMap", "Chunk file at [3, 4] is missing level data, skipping");
  log.info("Server thread", "minecraft/DedicatedServer", "Stopping the server");
  log.mark("last");
  log.info("Server thread", "minecraft/DedicatedServer", "ThreadedAnvilChunkStorage: All dimensions are saved");
  return log;
}

/** A server with a plugin that misses another. Its title is the finding. */
export function pluginServerLog(lines = 60): SampleLog {
  const log = new SampleLog();
  log.add("[12:00:00] [main/INFO]: Starting minecraft server version 1.20.4");
  log.add(
    "[12:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)",
  );
  log.mark("finding");
  log.add(
    "[12:00:02] [Server thread/ERROR]: [DirectoryProviderSource] Error loading plugin: Could not load 'plugins/worldguard.jar' in folder 'plugins'",
  );
  log.add(
    "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [WorldEdit]. Please download and install these plugins to run 'WorldGuard'.",
  );
  log.add(
    "\tat io.papermc.paper.plugin.entrypoint.strategy.LegacyPluginLoadingStrategy.loadProviders(LegacyPluginLoadingStrategy.java:180)",
  );
  while (log.lines.length < lines)
    log.add(
      `[12:00:${String(log.lines.length % 60).padStart(2, "0")}] [Server thread/INFO]: Steve${log.lines.length} joined the game`,
    );
  return log;
}

export class SampleLog {
  readonly lines: string[] = [];
  private readonly marks = new Map<string, number>();
  private second = 0;

  get text(): string {
    return `${this.lines.join("\n")}\n`;
  }

  /** The number of the line that follows a mark. */
  at(mark: string): number {
    return this.marks.get(mark)!;
  }

  mark(name: string): void {
    this.marks.set(name, this.lines.length + 1);
  }

  add(line: string): void {
    this.lines.push(line);
  }

  info(thread: string, logger: string, message: string): void {
    this.write("INFO", thread, logger, message);
  }

  write(level: string, thread: string, logger: string, message: string): void {
    this.second++;
    this.add(`[${clock(this.second)}] [${thread}/${level}] [${logger}]: ${message}`);
  }
}

const tenMegabytes = 10 * 1024 * 1024;

/** As large as a log may be, as talkative as a busy server. One line in it is like no other. */
export function largeLog(): { text: string; lines: number } {
  const lines: string[] = [];
  const rare = "[12:00:00] [Server thread/WARN]: The only lamp of the village went out";
  for (let bytes = rare.length + 1; ; ) {
    const at = lines.length;
    const player = `Player${(at * 7919) % 1000}`;
    const line = `[${clock(at % 40_000)}] [Server thread/INFO]: ${player} moved to ${at % 512}, 64, ${(at * 31) % 512} and looked around`;
    bytes += line.length + 1;
    if (bytes > tenMegabytes) break;
    lines.push(line);
  }
  lines.splice(Math.floor(lines.length * 0.8), 0, rare);
  return { text: `${lines.join("\n")}\n`, lines: lines.length };
}
