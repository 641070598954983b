import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const codes = (text: string) => analyse(text).findings.map(({ code }) => code);
const head = "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\n";
const details = (more = "") => `\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n${more}`;

describe("the order of findings is the verdict", () => {
  test("what says what is wrong comes before who crashed, and nobody is told that it is not understood", () => {
    const text = `${head}Description: Ticking block entity\n\njava.lang.StackOverflowError: Ticking block entity\n\tat org.example.pipes.Pipe.push(Pipe.java:80) ~[pipes-1.0.jar:?]\n\tat org.example.pipes.Pipe.push(Pipe.java:84) ~[pipes-1.0.jar:?]\n${details()}`;
    const found = codes(text);
    expect(found[0]).toBe("stack-overflow");
    expect(found).not.toContain("mod-crash");
    expect(found).not.toContain("crash-unknown");
  });

  test("whom the loader names for a method that another's listener misses is not told of", () => {
    const text = `${head}Description: There was a severe problem during mod loading that has caused the game to fail\n\nnet.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Pipes (pipes)\nCaused by: java.lang.NoSuchMethodError: net.minecraft.item.ItemStack.getItem()Lnet/minecraft/item/Item;\n\tat org.example.lamps.Listener.onStack(Listener.java:84)\n\tat net.minecraftforge.fml.common.eventhandler.EventBus.post(EventBus.java:182)\n\tat net.minecraft.item.ItemStack.<init>(ItemStack.java:75)\n\tat org.example.pipes.Pipe.<clinit>(Pipe.java:25)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2854 2 mods loaded, 2 mods active\n\t| State | ID | Version | Source | Signature |\n\t| LC | lamps | 1.0 | lamps-1.0.jar | None |\n\t| LCE | pipes | 1.0 | pipes-1.0.jar | None |\n`;
    const { findings } = analyse(text);
    expect(findings.map(({ code }) => code)).toEqual(["method-missing"]);
    expect(findings[0]!.parameters["suspect"]).toBe("lamps");
  });

  test("a line that ends the run for what was told above comes behind that", () => {
    const text =
      "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:02] [Server thread/WARN]: [AuthMe] Can't connect to the MySQL database:\n[java.sql.SQLSyntaxErrorException]: Unknown database 'lamps'\n[10:00:02] [Server thread/WARN]: [AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!\n[10:00:03] [Server thread/INFO]: Stopping the server\n";
    expect(codes(text).slice(0, 2)).toEqual(["plugin-database-failed", "plugin-authme-shutdown"]);
    expect(analyse(text).findings[0]!.severity).toBe("fatal");
  });

  test("a remark on the environment never stands above a fatal", () => {
    const text = `${head}Description: Initializing game\n\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[lamps-1.0.jar:?]\n${details("\tJava VM Version: Java HotSpot(TM) Client VM (mixed mode), Oracle Corporation\n\tJava is 32-bit: 32\n")}`;
    expect(codes(text)[0]).toBe("mod-crash");
  });

  test("of what kept old runs from starting, what did so several times comes before what did once, and later", () => {
    const done = '[10:00:09] [Server thread/INFO]: Done (7.1s)! For help, type "help"';
    const run = (...lines: readonly string[]) =>
      ["[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4", ...lines, ""].join("\n");
    const port = run(
      "[10:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
    );
    const java = run(
      "[10:00:01] [Server thread/ERROR]: x\njava.lang.UnsupportedClassVersionError: org/example/kites/Kites : Unsupported major.minor version 65.0\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
    );
    expect(codes(java + java + port + run(done) + run(done)).slice(0, 2)).toEqual(["java-too-old", "port-in-use"]);
    expect(codes(java + port + run(done) + run(done)).slice(0, 2)).toEqual(["port-in-use", "java-too-old"]);
  });

  test("a mod that fails while a server stops, because another one did not start, is a remark", () => {
    const text = [
      "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2854 for Minecraft 1.12.2 loading",
      "[10:00:05] [Server thread/ERROR] [net.minecraft.server.MinecraftServer]: Encountered an unexpected exception",
      "net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Bright Lamps (lamps)",
      "Caused by: java.lang.IllegalStateException: no oil",
      "\tat org.example.lamps.Lamps.init(Lamps.java:7) ~[Lamps.class:?]",
      "[10:00:05] [Server thread/ERROR] [net.minecraft.server.MinecraftServer]: This crash report has been saved to: /srv/crash-reports/crash-2024-01-01_10.00.05-server.txt",
      "[10:00:05] [Server thread/INFO] [net.minecraft.server.MinecraftServer]: Stopping server",
      "[10:00:06] [Server thread/WARN] []: net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Long Pipes (pipes)",
      "[10:00:06] [Server thread/WARN] []: Caused by: java.lang.NullPointerException",
      "[10:00:06] [Server thread/WARN] []: \tat org.example.pipes.Pipes.serverStopped(Pipes.java:271)",
    ].join("\n");
    const { findings } = analyse(text);
    expect(findings.filter(({ severity }) => severity !== "notice").map(({ parameters }) => parameters["mod"])).toEqual(
      ["Bright Lamps"],
    );
  });

  test("what broke the loader comes before what fails once it has given up", () => {
    const text = [
      "[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.mcVersion, 1.18.2]",
      "[10:00:05] [Render thread/FATAL] [net.minecraftforge.fml.ModLoader/]: Failed to initialize mod containers",
      "net.minecraftforge.fml.ModLoadingException: mods.toml missing metadata for modid lampslib",
      "\tat net.minecraftforge.fml.ModLoader.buildMods(ModLoader.java:234) ~[fmlcore.jar:?]",
      "[10:00:06] [Render thread/ERROR] [net.minecraftforge.fml.ModLoader/]: Cowardly refusing to send event net.minecraftforge.client.event.sound.SoundLoadEvent to a broken mod state",
      "[10:00:08] [Render thread/FATAL] [mixin/]: Mixin apply failed pipes.mixins.json:PipeMixin -> org.example.Pipe: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Invalid descriptor on pipes.mixins.json:PipeMixin",
      "[10:00:09] [Render thread/FATAL] [net.minecraft.client.Minecraft/]: Unreported exception thrown!",
      "java.lang.RuntimeException: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered",
    ].join("\n");
    expect(codes(text).slice(0, 2)).toEqual(["mod-classes-missing", "mixin-failed"]);
  });

  test("what ended the last run comes before what older runs show", () => {
    const run = (line: string) =>
      `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${line}\n`;
    const eula =
      "[10:00:01] [ServerMain/WARN]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.";
    const port =
      "[10:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind";
    expect(codes(run(eula) + run(port))[0]).toBe("port-in-use");
    expect(codes(run(port) + run(eula))[0]).toBe("eula-not-accepted");
  });

  test("what kept an old run from starting comes behind what failed later, once the server came up again", () => {
    const port =
      "[10:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind";
    const done = '[10:00:09] [Server thread/INFO]: Done (7.1s)! For help, type "help"';
    const run = (...lines: readonly string[]) =>
      ["[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4", ...lines, ""].join("\n");
    const failed = run(done, passed(1));
    expect(codes(run(port) + failed + run(done))[0]).toBe("plugin-runtime-error");
    expect(codes(failed + run(port) + run(done))[0]).toBe("port-in-use");
  });

  test("what hundreds of lines say in all runs is of the last one, too", () => {
    const run = (fails: number) =>
      [
        "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.20-R0.3-SNAPSHOT:abcdef0:1800",
        ...Array.from(
          { length: fails },
          (_, i) => `10:01:${10 + (i % 50)} [WARNING] [Alex${i}] <-> ServerConnector [arena] - read timed out`,
        ),
        "",
      ].join("\n");
    const [first] = analyse(run(150) + run(3)).findings;
    expect(first).toMatchObject({ code: "proxy-backend-unreachable", count: 153, isFromEarlierRun: false });
    expect(first!.lines).toHaveLength(100);
  });

  const started = [
    "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4",
    "[10:00:02] [Server thread/ERROR]: Cannot load plugins/Ledger/config.yml",
    "org.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here",
    '[10:00:09] [Server thread/INFO]: Done (7.1s)! For help, type "help"',
  ];
  const passed = (second: number) =>
    `[10:01:${10 + second}] [Server thread/ERROR]: Could not pass event PlayerInteractEvent to Lamps v1.0\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamps.click(Lamps.java:7) ~[Lamps-1.0.jar:?]`;

  test("what fails all the time while the server runs comes before what failed once in its start", () => {
    const often = [0, 1, 2, 3, 4, 5].map(passed);
    expect(codes([...started, ...often].join("\n"))[0]).toBe("plugin-runtime-error");
    expect(codes([...started, passed(0)].join("\n"))[0]).toBe("plugin-config-invalid");
  });

  test("a crash that a line of its own trace explains is told once", () => {
    const locked = `[10:00:01] [main/ERROR]: Failed to start the minecraft server
java.io.IOException: The process cannot access the file because another process has locked a portion of the file
\tat sun.nio.ch.FileDispatcherImpl.write0(Native Method) ~[?:?]
\tat net.minecraft.class_5125.method_26803(class_5125.java:37) ~[server-intermediary.jar:?]
`;
    const stopped = "[10:09:00] [Server thread/INFO]: Stopping server\n";
    const found = codes(`${started.join("\n")}\n${stopped}${locked}`);
    expect(found).toContain("world-session-lock");
    expect(found).not.toContain("crash-unknown");
  });

  test("what goes wrong after somebody has stopped the server did not end it", () => {
    const generated =
      "[10:09:01] [Worker-1/ERROR]: Chunk system error\nnet.minecraft.ReportedException: Feature placement\n\tat net.minecraft.world.level.chunk.ChunkGenerator.applyBiomeDecoration(ChunkGenerator.java:447)";
    const stopped = "[10:09:00] [Server thread/INFO]: Stopping server";
    const late = analyse([...started, stopped, generated].join("\n"));
    expect(late.findings.map(({ code }) => code)).toEqual(["plugin-config-invalid", "worldgen-failed"]);
    expect(late.outcome).toBe("errors");
    expect(analyse([...started, generated, stopped].join("\n")).outcome).toBe("crashed");
  });

  test("who reads a damaged file of the world is not at fault", () => {
    const level =
      "[10:00:01] [Server thread/ERROR]: Failed to load level.dat\njava.util.zip.ZipException: Not in GZIP format";
    const reader = `[10:01:10] [Server thread/WARN]: [Lamps] Task #12 for Lamps v1.0 generated an exception\njava.util.zip.ZipException: invalid distance too far back\n\tat org.example.lamps.Lamps.read(Lamps.java:7) ~[Lamps-1.0.jar:?]`;
    expect(codes(reader)).toContain("plugin-runtime-error");
    const found = codes(`${started[0]}\n${level}\n${reader}`);
    expect(found).toContain("world-level-dat-corrupt");
    expect(found).not.toContain("plugin-runtime-error");
  });
});

test("of what failed while the game went on, what failed hundreds of times comes first", () => {
  const start =
    "[10:00:00] [Client thread/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading\n[10:00:30] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods\n";
  const once =
    "[10:01:00] [Client thread/ERROR]: Could not ask\njava.lang.NoSuchMethodError: org.example.pages.Book.open()V\n\tat org.example.reader.Reader.read(Reader.java:3) ~[reader-1.0.jar:?]\n";
  const often =
    "[10:02:00] [Client thread/ERROR]: Couldn't render entity\njava.lang.ClassCastException: org.example.palebeasts.PaleWolf cannot be cast to net.minecraft.entity.passive.EntityWolf\n\tat net.minecraft.client.model.ModelWolf.func_78086_a(ModelWolf.java:70)\n";
  expect(codes(start + once + often)).toEqual(["method-missing", "mod-runtime-error"]);
  expect(codes(start + once + often.repeat(150))).toEqual(["mod-runtime-error", "method-missing"]);
});

test("who fails beside the exception is found where nobody stands in it", () => {
  const text = `${head}Description: Initializing game\n\njava.lang.RuntimeException: Loading failed\n\tat net.minecraft.client.Minecraft.run(Minecraft.java:3)\n\tSuppressed: java.lang.IllegalStateException: closed\n\t\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[lamps-1.0.jar:?]\n${details()}`;
  expect(analyse(text).findings[0]).toMatchObject({ code: "mod-crash", parameters: { mod: "lamps" } });
});

describe("a developer's run", () => {
  const text = `${head}Description: Ticking screen\n\njava.lang.NullPointerException: Cannot invoke "a.B.c()" because "lamp" is null\n\tat org.example.lamps.LampScreen.tick(LampScreen.java:12) ~[main/:?] {}\n\tat net.minecraft.client.Minecraft.run(Minecraft.java:3) ~[forge-1.20.1-47.1.0_mapped_official_1.20.1-recomp.jar:?]\n${details("\tMod List: \n\t\tmain |Bright Lamps |lamps |1.0 |DONE |Manifest: NOSIGNATURE\n\t\tforge.jar |Forge |forge |47.1.0 |DONE |Manifest: a1\n")}`;

  test("tells the developer where, and does not advise to update their own mod", () => {
    const [first] = analyse(text).findings;
    expect(first).toMatchObject({
      code: "mod-crash",
      parameters: { mod: "Bright Lamps", modId: "lamps", own: "Bright Lamps" },
    });
    expect(String(first!.parameters["place"])).toContain("LampScreen.java:12");
  });
});

test("a crash in the log and in the report below it is told once, by the one who is surely meant", () => {
  const log =
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:00:09] [Render thread/ERROR]: Reported exception thrown!\njava.lang.ArithmeticException: / by zero\n\tat dev.wax.works.Candle.draw(Candle.java:5) ~[candles-2.jar:?]\n\tat net.minecraft.class_310.method_1(class_310.java:1) ~[client-intermediary.jar:?]\n";
  const report = `${head}Description: Rendering Block Entity\n\njava.lang.ArithmeticException: / by zero\n\tat dev.wax.works.Candle.draw(Candle.java:5)\n\tat net.minecraft.class_310.method_1(class_310.java:1)\n${details()}`;
  const found = analyse(log + report).findings;
  expect(found.map(({ code, parameters }) => [code, parameters["mod"]])).toEqual([["mod-crash", "candles"]]);
});

test("what a suppressed exception says is the fault of whose code stands in it", () => {
  const text =
    "[10:00:00] [main/ERROR]: A mod crashed on startup!\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lamps'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:407)\n\tSuppressed: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'gears'!\n\t\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:407)\n\tCaused by: java.lang.NoSuchMethodError: 'void net.minecraft.class_1.method_2()'\n\t\tat org.example.gears.Gears.onInitialize(Gears.java:12) ~[gears-2.jar:?]\nCaused by: java.lang.NullPointerException: bulb\n\tat org.example.lamps.Lamps.onInitialize(Lamps.java:20) ~[lamps-1.jar:?]\n";
  const found = analyse(text).findings;
  expect(
    found.filter(({ code }) => code === "mod-entrypoint-failed").map(({ parameters }) => parameters["mod"]),
  ).toEqual(["lamps", "gears"]);
  expect(found.find(({ code }) => code === "method-missing")?.parameters["suspect"]).toBe("gears");
});

test("the only mod is no suspect where the message speaks of another one", () => {
  const report = (id: string) =>
    `${head}Description: Exception in server tick loop\n\njava.lang.IllegalStateException: Missing key in ResourceKey[minecraft:item / ${id}]\n\tat net.minecraft.core.Holder.value(Holder.java:1)\n${details("\tFabric Mods: \n\t\tlamps: Bright Lamps 1.0\n\t\tminecraft: Minecraft 1.20.1\n")}`;
  expect(analyse(report("gears:cog")).findings[0]!.parameters["suspect"]).toBeUndefined();
  expect(JSON.stringify(analyse(report("lamps:bulb")).findings[0]!.parameters)).toContain("Bright Lamps");
});

test("what a line announces follows from what the exception below it says", () => {
  const text =
    "2014-02-01 12:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 6.4.49.965 for Minecraft 1.6.4 loading\n" +
    "2014-02-01 12:00:08 [SEVERE] [ForgeModLoader] Caught exception from GlowLamps\n" +
    "java.lang.NoSuchMethodError: org.example.bench.Bench.lift(I)V\n" +
    "\tat org.example.glow.GlowLamps.preInit(GlowLamps.java:44)\n";
  expect(analyse(text).findings).toMatchObject([
    { code: "method-missing", isConsequence: false },
    { code: "mod-exception", isConsequence: true },
  ]);
});

test("a pack of data that is there under another name is not missing", () => {
  const start = `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:00] [main/INFO]: Loading 2 mods:
\t- brightlamps 2.1
\t- minecraft 1.20.1
`;
  const missing = (id: string) => `[10:01:00] [Render thread/WARN]: Missing data pack mod:${id}\n`;
  expect(codes(start + missing("brightlamps"))).not.toContain("datapack-mod-missing");
  expect(codes(start + missing("dimlamps"))).toContain("datapack-mod-missing");
});

describe("a login that Mojang refuses", () => {
  const login = `[10:00:00] [Render thread/INFO]: Setting user: Steve
[10:00:00] [Render thread/ERROR]: Failed to verify authentication
com.mojang.authlib.exceptions.InvalidCredentialsException: Status: 401
	at com.mojang.authlib.exceptions.MinecraftClientHttpException.toAuthenticationException(MinecraftClientHttpException.java:56)
[10:01:00] [Render thread/INFO]: Connecting to play.example.org, 25565
`;
  const told = (end: string) => analyse(`${login}${end}`).findings.map(({ code, severity }) => [code, severity]);

  test.each([
    "[10:01:02] [Render thread/WARN]: Client disconnected with reason: Failed to log in: Invalid session (Try restarting your game and the launcher)",
    "[10:01:02] [Render thread/INFO]: [CHAT] Kicked: this server only accepts premium accounts",
    "[10:01:02] [Render thread/WARN]: Client disconnected with reason: You are not authenticated with Minecraft.net",
  ])("is an error where a server refused the player for it: %s", (end) => {
    expect(told(end)).toEqual([["auth-invalid-session", "error"]]);
  });

  test("is a remark where none did", () => {
    expect(told("[10:01:02] [Render thread/INFO]: Stopping!")).toEqual([["auth-invalid-session", "notice"]]);
  });
});

test("that several plugins are made for another server comes before what one of them lacks, or fails in again and again", () => {
  const start = "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n";
  const unfit = (plugin: string) =>
    `[10:00:01] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Unsupported API version 1.21\n`;
  const failing = Array.from(
    { length: 6 },
    (_, i) =>
      `[10:05:0${i}] [Server thread/WARN]: [Kites] Task #7 for Kites v1.0 generated an exception\njava.lang.NullPointerException\n\tat org.example.kites.Job.run(Job.java:3) ~[Kites-1.0.jar:?]\n`,
  ).join("");
  const up = '[10:00:40] [Server thread/INFO]: Done (12.345s)! For help, type "help"\n';
  const first = (plugins: string[]) =>
    analyse(start + plugins.map(unfit).join("") + up + failing).findings.map(({ code }) => code)[0];
  expect(first(["Lamps", "Ropes"])).toBe("plugin-server-version");
  expect(first(["Lamps"])).toBe("plugin-runtime-error");
});

test("who only called the one whose code failed is not told of beside it", () => {
  const failed = (
    plugin: string,
    frames: string,
  ) => `[12:00:02] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to ${plugin} v1.0
java.lang.NullPointerException: no groups at all
${frames}	at org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:1) ~[paper-api-1.20.jar:?]
`;
  const own = "\tat org.ranks.Ranks.first(Ranks.java:9) ~[Ranks-1.0.jar:?]\n";
  const { findings } = analyse(`[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:01] [Server thread/INFO]: [Ranks] Enabling Ranks v1.0
[12:00:01] [Server thread/INFO]: [Greeter] Enabling Greeter v1.0
[12:00:01] [Server thread/ERROR]: Could not load 'plugins/Lamps.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.IllegalArgumentException: no lamps
${failed("Ranks", own)}${failed("Greeter", `${own}\tat org.greeter.Greeter.join(Greeter.java:4) ~[Greeter-1.0.jar:?]\n`)}`);
  const told = findings
    .filter(({ code }) => code === "plugin-runtime-error")
    .map(({ parameters }) => parameters["plugin"]);
  expect(told).toEqual(["Ranks"]);
  expect(findings[0]?.parameters["plugin"]).toBe("Ranks");
});
