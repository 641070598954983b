import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../../tests/support/steps.ts";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";
import classChanged from "./whole-log/class-changed.samples.ts";

/** Whole logs as people share them, made up: the first finding has to be the verdict, and name who has to change. */
const report = (description: string, trace: string, details: string) =>
  `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: ${description}\n\n${trace}\n\n-- System Details --\nDetails:\n${details}\n`;
const fabric = (mods: string) =>
  `\tMinecraft Version: 1.20.1\n\tFabric Mods: \n\t\tfabricloader: Fabric Loader 0.15.11\n${mods}\n\tIs Modded: Definitely; Client brand changed to 'fabric'`;
const neoForge = (mods: string) =>
  `\tMinecraft Version: 1.21.1\n\tMod List: \n\t\tneoforge-21.1.115-universal.jar |NeoForge |neoforge |21.1.115 |Manifest: NOSIGNATURE\n${mods}\n\tNeoForge: 21.1.115`;
const server = (body: string, brand = "Paper version git-Paper-496") =>
  `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:01] [Server thread/INFO]: This server is running ${brand} (MC: 1.20.4)\n${body}\n[12:00:00] [Server thread/INFO]: Stopping server\n`;
const client = (body: string) =>
  `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:01] [Render thread/INFO]: Setting user: Alex\n${body}\n`;

const cases: [name: string, log: string, code: string, ...said: string[]][] = [
  [
    "two mods that call each other without end",
    report(
      "Ticking player",
      `java.lang.StackOverflowError: null\n${"\tat org.bulbs.api.Bulbs.get(Bulbs.java:6)\n\tat net.minecraft.class_1309.handler$bck000$lamps$damage(class_1309.java:7)\n".repeat(4)}`,
      fabric("\t\tbulbs: Bulbs 1.0\n\t\tlamps: Lamps 2.0"),
    ),
    "stack-overflow",
    "Bulbs",
    "Lamps",
  ],
  [
    "what a report only announces is told as what it is",
    report(
      "Mod loading failures have occurred; consult the issue messages for more details",
      "net.neoforged.neoforge.logging.CrashReportExtender$ModLoadingCrashException: Mod loading has failed\n\tat TRANSFORMER/neoforge@21.1.115/net.neoforged.A.b(A.java:1)\n\n-- Mod loading issue for: lamps --\nDetails:\n\tCaused by 0: java.lang.NoClassDefFoundError: org/bulbs/common/Bulb\n\t\tat TRANSFORMER/lamps@2.0/org.example.lamps.Lamps.setup(Lamps.java:9)\n\n\tMod file: /mods/lamps-2.0.jar\n\tFailure message: Lamps (lamps) encountered an error while dispatching the net.neoforged.fml.event.lifecycle.FMLCommonSetupEvent event\n",
      neoForge(
        "\t\tlamps-2.0.jar |Lamps |lamps |2.0 |Manifest: NOSIGNATURE\n\t\tbulbs-1.0.jar |Bulbs |bulbs |1.0 |Manifest: NOSIGNATURE",
      ),
    ),
    "class-missing",
    "Lamps",
    "Bulbs",
  ],
  [
    "a library that a mod brings is the mod's",
    report(
      "Unexpected error",
      "java.lang.IllegalStateException: no device\n\tat de.somebody.noise4j.Noise.open(Noise.java:3)\n\tat org.example.lamps.voice.Mic.run(Mic.java:8)\n\tat java.lang.Thread.run(Thread.java:1)",
      fabric("\t\tlamps: Lamps 2.0"),
    ),
    "mod-crash",
    "Lamps",
  ],
  [
    "a developer's own mod that no list names, and not the library beside it",
    `[01Jun2024 10:00:00.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclientdev, --version, MOD_DEV, --fml.mcVersion, 1.20.2]
[01Jun2024 10:00:01.100] [main/INFO] [net.neoforged.fml.loading.moddiscovery.JarInJarDependencyLocator/]: Found mod file Shelves-2.0.jar of type MOD with provider {mods folder locator at run/mods}
[01Jun2024 10:00:02.100] [modloading-worker-0/ERROR] [lamps/]: Failed to create the folder of lamps
java.nio.file.NoSuchFileException: config/lamps/shades
	at java.nio.file.Files.createDirectory(Files.java:700) ~[?:?]
	at dev.anna.lamps.Shades.make(Shades.java:12) ~[%23200!/:?]
	at dev.anna.lamps.Lamps.<init>(Lamps.java:30) ~[%23200!/:?]
[01Jun2024 10:00:09.100] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Stopping!
`,
    "mod-reported-error",
    "lamps",
    "Shades.make",
  ],
  [
    "a trace that shows where an old text is from is no failure",
    server(`[10:01:00] [Server thread/WARN]: net.kyori.adventure.text.LegacyFormattingDetected: Legacy formatting codes have been detected in a component
[10:01:00] [Server thread/WARN]: 	at net.kyori.adventure.text.TextComponentImpl.create(TextComponentImpl.java:55)
[10:01:00] [Server thread/WARN]: 	at Lamps-1.0.jar//org.example.lamps.Menu.open(Menu.java:9)`),
    "plugin-legacy-text",
  ],
  [
    "the folder of the author is no mod of the author's",
    report(
      "Initializing game",
      "java.lang.NoSuchMethodError: 'void net.anna.annaslib.Options.set()'\n\tat net.anna.hornid.HornMod.start(HornMod.java:4)\n\tat net.minecraft.class_310.<init>(class_310.java:4)",
      fabric("\t\tannaslib: Anna's Lib 1.0\n\t\thorn: Great Horn 1.3"),
    ),
    "method-missing",
    "Great Horn",
    "Anna's Lib",
  ],
  [
    "Indium",
    report(
      "Encountered exception while building chunk meshes",
      'java.lang.NullPointerException: Cannot invoke "net.fabricmc.fabric.api.renderer.v1.Renderer.meshBuilder()" because the return value of "net.fabricmc.fabric.api.renderer.v1.RendererAccess.getRenderer()" is null\n\tat org.example.lamps.Model.emit(Model.java:3)',
      fabric("\t\tlamps: Lamps 2.0\n\t\tsodium: Sodium 0.5.8"),
    ),
    "indium-missing",
    "Indium",
    "Lamps",
  ],
  [
    "two mods that change the same place",
    client(
      "[10:00:04] [Render thread/WARN]: @Redirect conflict. Skipping lamps.mixins.json:DrawMixin from mod lamps->@Redirect::a(La;)V with priority 1000, already redirected by bulbs.mixins.json:DrawMixin from mod bulbs->@Redirect::b(La;)V with priority 1000\n[10:00:05] [Render thread/ERROR]: Minecraft has crashed!\njava.lang.RuntimeException: Mixin transformation of net.minecraft.class_761 failed\n\tat net.fabricmc.loader.A.b(A.java:1)\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [lamps.mixins.json:DrawMixin from mod lamps] from phase [DEFAULT] in config [lamps.mixins.json] FAILED during APPLY",
    ),
    "mixin-failed",
    "lamps",
    "bulbs",
  ],
  [
    "a server that knows other things than the game",
    client(
      "[10:00:10] [Render thread/WARN]: Client disconnected with reason: Registry remapping failed! Missing: lamps:bulb\n[10:00:11] [Render thread/ERROR]: Registry remapping failed!\nnet.fabricmc.fabric.impl.registry.sync.RemapException: Received ID map for minecraft:item contains IDs unknown to the receiver!\n - lamps:bulb\n\tat net.fabricmc.fabric.A.b(A.java:1)",
    ),
    "mod-list-mismatch",
    "lamps",
  ],
  [
    "a plugin that works on the wrong thread",
    server(
      "[10:01:00] [Craft Scheduler Thread - 3 - Lamps/WARN]: [Lamps] Plugin Lamps v1.0 generated an exception while executing task 12\njava.lang.IllegalStateException: Asynchronous entity add!\n\tat org.spigotmc.AsyncCatcher.catchOp(AsyncCatcher.java:15) ~[paper-1.20.4.jar:?]\n\tat org.example.lamps.Glow.run(Glow.java:5) ~[Lamps-1.0.jar:?]",
    ),
    "plugin-runtime-error",
    "Lamps",
    "main thread",
  ],
  [
    "an event whose plugin the hybrid leaves out",
    server(
      "[10:01:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to\norg.bukkit.event.EventException: null\n\tat org.bukkit.A.b(A.java:1) ~[mohist-1.20.4.jar:?]\nCaused by: java.lang.ClassCastException: class a.B cannot be cast to class c.D\n\tat org.example.lamps.Join.on(Join.java:5) ~[Lamps-1.0.jar:?]",
      "Mohist version 1.20.4-7",
    ),
    "plugin-runtime-error",
    "Lamps",
  ],
  [
    "a backend in online mode, in a line with an arrow",
    "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.20-R0.2-SNAPSHOT:b5a8d0a:1762\n10:00:09 [WARNING] [Alex] <-> ServerConnector [survival] - encountered exception: net.md_5.bungee.util.QuietException: Server is online mode!\n10:00:09 [INFO] [Alex] disconnected with: Could not connect to a default or fallback server. Incorrectly configured address/port/firewall? net.md_5.bungee.util.QuietException: Server is online mode!\n",
    "proxy-forwarding",
    "survival",
    "online-mode=false",
  ],
  [
    "an encrypted world is no taken port",
    "[2024-07-01 10:00:00:100 INFO] Starting Server\n[2024-07-01 10:00:00:101 INFO] Version: 1.21.3.01\n[2024-07-01 10:00:00:203 ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed. Reason: Unable to decipher/decrypt LevelDB.\n[2024-07-01 10:00:00:303 ERROR] Network port occupied, can't start server.\n",
    "bedrock-world-encrypted",
    "encrypted",
  ],
  [
    "an overlay that crashed the JVM",
    '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ff012345678, pid=92, tid=11\n#\n# Problematic frame:\n# C  [RTSSHooks64.dll+0x12345]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000012345000):  JavaThread "Render thread" [_thread_in_native, id=1]\n',
    "jvm-crash",
    "RivaTuner",
  ],
];

describe("a whole log", () => {
  test.each(cases)("%s", (_, log, code, ...said) => {
    const [first] = analyse(log).findings;
    expect(first?.code).toBe(code);
    const { message, advice } = findingText(first!, "en");
    for (const one of said) expect([message, ...advice].join("\n")).toContain(one);
    const chinese = findingText(first!, "zh-CN");
    expect([chinese.message, ...chinese.advice].join("\n")).not.toMatch(/） \p{Script=Han}/u);
  });

  test("says of nothing that is well that it is not", () => {
    const log = client(
      "[10:00:02] [main/WARN]: Error loading class: org/example/Bulb (java.lang.ClassNotFoundException: org/example/Bulb)\n[10:00:03] [main/WARN]: @Redirect conflict. Skipping lamps.mixins.json:A->@Redirect::a(La;)V with priority 1000, already redirected by bulbs.mixins.json:A->@Redirect::b(La;)V with priority 1000\n[10:05:00] [Render thread/INFO]: [CHAT] <Alex> it crashed: java.lang.OutOfMemoryError: Java heap space\n[10:09:00] [Render thread/INFO]: Stopping!",
    );
    expect(analyse(log).findings.filter(({ severity }) => severity !== "notice")).toEqual([]);
  });

  test("that ends with a trace that nobody logged ended because of it", () => {
    const trace = (type: string) =>
      client(
        `${type}: x\n\tat org.example.lamps.Lamps.early(Lamps.java:4)\n\tat net.fabricmc.loader.A.b(A.java:1)\nProcess exited with code 1.`,
      );
    const [first] = analyse(trace("java.lang.IllegalStateException")).findings;
    expect(first).toMatchObject({ code: "mod-crash", severity: "fatal", parameters: { mod: "lamps" } });
    const isFatal = ({ severity }: { severity: string }) => severity === "fatal";
    expect(analyse(trace("java.net.SocketException")).findings.filter(isFatal)).toEqual([]);
    const logged = client(
      "[10:00:09] [main/WARN]: Could not read the list\njava.lang.IllegalStateException: x\n\tat org.example.lamps.Lamps.read(Lamps.java:4)",
    );
    expect(analyse(logged).findings.filter(isFatal)).toEqual([]);
  });

  test("of a developer with Fabric does not tell them to remove their own block", () => {
    const log = report(
      "Ticking block entity",
      "java.lang.NullPointerException: x\n\tat org.example.lamps.block.LampEntity.tick(LampEntity.java:12)\n\tat net.minecraft.world.World.tickBlockEntities(World.java:2)\n\n-- Block entity being ticked --\nDetails:\n\tName: lamps:lamp // org.example.lamps.block.LampEntity\n\tBlock location: World: (1,2,3), Section: (at 1,2,3 in 0,0,0)",
      fabric("\t\tlamps: Lamps 2.0\n\t\tmodmenu: Mod Menu 7.2.2"),
    );
    const [first] = analyse(log).findings;
    expect(first?.code).toBe("ticking-block-entity");
    expect(findingText(first!, "en").advice.join("\n")).toContain("your own code");
  });
});

test("of a mod that lacks one mod and does not fit another, the first finding tells both", () => {
  const section = (said: string, now: string) =>
    `-- MOD lamps --\nDetails:\n\tMod File: /mods/lamps-2.0.jar\n\tFailure message: Mod lamps ${said}\n\t\tCurrently, ${now}\n\tException message: MISSING EXCEPTION MESSAGE\n\n`;
  const sections = [
    section("only supports jei 15.2 or above, and below 15.3", "jei is 15.20.0"),
    section("requires bulbs 1.0.0 or above", "bulbs is not installed"),
  ];
  for (const all of [sections, [...sections].reverse()]) {
    const trace = "java.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.A.b(A.java:1)\n";
    const log = report("Mod loading error has occurred", `${trace}\n${all.join("")}`, "\tMinecraft Version: 1.20.1");
    const [first, second] = analyse(log).findings.map((one) => findingText(one, "en"));
    const said = [first!.message, ...first!.advice].join("\n");
    for (const name of ["jei", "15.2", "bulbs", "1.0.0"]) expect(said).toContain(name);
    expect(second!.advice.join("\n")).not.toContain("also needs");
  }
});

test("a server that was late by more than a minute stood still, which is no remark", () => {
  const late = (ms: number) =>
    `[10:00:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running ${ms}ms or ${ms / 50} ticks behind`;
  const severityOf = (ms: number) => analyse(late(ms)).findings[0]?.severity;
  expect([severityOf(2000), severityOf(59_950), severityOf(90_000)]).toEqual(["notice", "notice", "error"]);
  // Of minutes, the whole computer did.
  expect(severityOf(600_000)).toBe("notice");
  const told = analyse([late(2000), late(600_000), late(3000)].join("\n")).findings;
  expect(told.map(({ parameters }) => [parameters["minutes"], parameters["ms"]])).toEqual([
    [undefined, "3000"],
    ["10", undefined],
  ]);
});

test("models that nothing can read are no everyday noise", () => {
  const start = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n";
  const failed = "[10:00:02] [Render thread/WARN]: Unable to load model: 'x' referenced from: lamps:bulb#lit=true: ";
  const severityOf = (reason: string) => analyse(start + failed + reason).findings.map(({ severity }) => severity);
  expect(severityOf("java.io.FileNotFoundException: lamps:models/x.json")).toEqual(["notice"]);
  expect(
    severityOf("java.lang.IllegalStateException: Model loader 'forge:obj' not found. Registered loaders: "),
  ).toEqual(["warning"]);
});

test("a plugin that wants another one changed is worth a warning", () => {
  const start =
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Kites] Enabling Kites v1.0\n[10:00:01] [Server thread/INFO]: [Ropes] Enabling Ropes v2.0\n";
  // Alone, what is called an error is what the log is about, whatever it says.
  const worse =
    "[10:00:03] [Server thread/INFO]: Preparing level\n[10:00:03] [Server thread/ERROR]: Could not load 'plugins/Nets.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown dependency Harbour. Please download and install Harbour to run this plugin.\n";
  const severityOf = (said: string) =>
    analyse(`${start}[10:00:02] [Server thread/ERROR]: [Kites] ${said}\n${worse}`).findings.find(
      ({ code }) => code === "plugin-reported-error",
    )?.severity;
  expect(severityOf("Ropes breaks the wind. Please disable pull-hard in its configuration.")).toBe("warning");
  for (const said of [
    "Unable to connect to the weather service.",
    "Kites is not compatible with this server.",
    "Your licence key is invalid!",
  ]) {
    expect(severityOf(said)).toBe("warning");
  }
  expect(severityOf("Could not hook into Ropes: no such knot.")).toBe("notice");
  expect(severityOf("Could not read the wind. Please set the direction of Kites.")).toBe("notice");
});

test("a log of hundreds of classes that Java refuses is not searched for each", async () => {
  const [, , { text }] = classChanged.samples as [unknown, unknown, { text: string }];
  const refused = text.slice(text.indexOf("[10:00:02]"));
  // Numbers alone make no other exception.
  const lettersOf = (at: number) => at.toString(2).replaceAll("0", "a").replaceAll("1", "b");
  const another = (at: number) =>
    refused.replaceAll("World", `World${lettersOf(at)}`).replace("Main.main(", `Main.run${lettersOf(at)}(`);
  const log = (count: number) => text + Array.from({ length: count }, (_, at) => another(at)).join("");
  const stepsFor = async (count: number) => stepsOf(() => analyse(log(count)), 500_000_000);
  expect((await stepsFor(200)) / (await stepsFor(50))).toBeLessThan(5);
});

test("whom a report suspects is told where nothing above its head was copied", () => {
  const { findings } = analyse(`-- Head --
Thread: Render thread
Suspected Mod: 
	Bright Lamps (lamps), Version: 2.1.0
		Mixin class: org.example.lamps.mixin.BulbRendererMixin
		Target: net.minecraft.client.renderer.entity.ThrownItemRenderer
		at TRANSFORMER/minecraft@1.20.1/net.minecraft.client.renderer.entity.ThrownItemRenderer.handler$del000$lamps$glow(ThrownItemRenderer.java:575)
Stacktrace:
	at net.minecraft.client.renderer.entity.EntityRenderers.m_257087_(EntityRenderers.java:164) ~[client-1.20.1-20230612.114412-srg.jar%23712!/:?] {re:classloading}
	at java.util.HashMap.forEach(Unknown Source) ~[?:?] {re:mixin}
`);
  expect(findings.map(({ code, parameters }) => [code, parameters["mod"]])).toEqual([["mod-crash", "lamps"]]);
});

test("words around a trace do not hide it", () => {
  const { findings } = analyse(`Since today it always crashes, what is it?

java.lang.NullPointerException: Unexpected error
	at com.example.gears.client.Painter.draw(Painter.java:82)
	at com.example.gears.client.Painter.onDraw(Painter.java:42)
	at net.minecraftforge.fml.common.eventhandler.ASMEventHandler.invoke(ASMEventHandler.java:90)

Both logs are attached.
I have tried another world, and without shaders.
Thank you for your help!
`);
  expect(findings.map(({ code, parameters }) => [code, parameters["mod"]])).toEqual([["mod-runtime-error", "gears"]]);
});
