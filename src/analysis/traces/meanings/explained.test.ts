import { describe, expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";
import { meaningOf } from "./meanings.ts";

const paper = "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n";

/** What is said of a task of Lamps that failed. */
function ofTask(thrown: string, ...frames: string[]) {
  const trace = frames.map((frame) => `\tat ${frame}\n`).join("");
  const task = `[10:05:00] [Server thread/WARN]: [Lamps] Task #7 for Lamps v1.0 generated an exception\n${thrown}\n`;
  return analyse(paper + task + trace).findings.find(({ code }) => code === "plugin-runtime-error")!.parameters;
}

const own = "org.example.lamps.Job.run(Job.java:3) ~[Lamps-1.0.jar:?]";
const others = "com.acme.statues.Statue.place(Statue.java:9) ~[Statues-2.0.jar:?]";

test("a method that returned nothing is told apart from a value that is not set", () => {
  const thrown = 'java.lang.NullPointerException: Cannot invoke "org.example.Horse.run()" because ';
  const meaningOf = (why: string) => ofTask(`${thrown}${why} is null`, own)["meaning"];
  expect(meaningOf('the return value of "org.bukkit.entity.Player.getVehicle()"')).toEqual({
    term: "meaning-null-result",
    parameters: { value: "Player.getVehicle()" },
  });
  expect(meaningOf('"this.horse"')).toEqual({ term: "meaning-null-value", parameters: { value: "this.horse" } });
});

test("of a call that the server refuses, its method is told", () => {
  const check = "com.google.common.base.Preconditions.checkArgument(Preconditions.java:145) ~[guava.jar:?]";
  const world = (method: string) =>
    `org.bukkit.craftbukkit.v1_20_R3.CraftWorld.${method}(CraftWorld.java:90) ~[paper.jar:?]`;
  const refused = ofTask(
    "java.lang.IllegalArgumentException: radius is too large",
    check,
    world("find"),
    world("near"),
    own,
  );
  expect(refused["meaning"]).toEqual({ term: "meaning-refused-call", parameters: { what: "World.near" } });
  const sparks = "java.lang.IllegalArgumentException: data (class java.lang.Float) should be class org.bukkit.Color";
  expect(ofTask(sparks, check, world("spawnParticle"), own)["meaning"]).toEqual({
    term: "meaning-particle-data",
    parameters: { value: "Float", wanted: "Color" },
  });
});

test.each([
  ["IllegalStateException", "Adding duplicate value 'lamps:bulb' to registry", "registered-twice", "lamps:bulb"],
  [
    "IllegalStateException",
    "Adding duplicate key 'ResourceKey[minecraft:item / lamps:bulb]' to registry",
    "registered-twice",
    "lamps:bulb",
  ],
  [
    "IllegalStateException",
    "Attempted to register two key bindings with equal ID: key.lamps.glow!",
    "registered-twice",
    "key.lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Packet type Id[id=lamps:glow] is already registered!",
    "registered-twice",
    "lamps:glow",
  ],
  [
    "IllegalArgumentException",
    'Cannot register handler as no payload type has been registered with name "lamps:glow" for PLAY SERVERBOUND',
    "not-registered",
    "lamps:glow",
  ],
  [
    "IllegalStateException",
    "Some intrusive holders were not registered: [Reference{null=Block{minecraft:air}}]",
    "not-registered",
    "Block{minecraft:air}",
  ],
  [
    "ClassNotFoundException",
    "The specified mixin 'org.example.lamps.mixin.GlowMixin' was not found",
    "class-missing",
    "org.example.lamps.mixin.GlowMixin",
  ],
  [
    "ClassNotFoundException",
    "can't load class org.example.Lamps at /home/alex/lamps as it hasn't been exposed to the game",
    "class-missing",
    "org.example.Lamps",
  ],
])("%s: %s", (type, message, name, what) => {
  expect(meaningOf({ type: `java.lang.${type}`, message })?.term).toEqual({
    term: `meaning-${name}`,
    parameters: { what },
  });
});

test.each(["ResourceLocationException", "util.InvalidIdentifierException", "ResourceKeyInvalidException", "class_151"])(
  "a name that the game does not take is told, whatever it calls the exception: %s",
  (type) => {
    const message = "Non [a-z0-9/._-] character in path of location: lamps:Big";
    expect(meaningOf({ type: `net.minecraft.${type}`, message })?.term).toEqual({
      term: "meaning-bad-identifier",
      parameters: { what: "lamps:Big" },
    });
  },
);

test.each([
  [
    "java.lang.NullPointerException: null",
    "net.minecraftforge.eventbus.ASMEventHandler.<init>(ASMEventHandler.java:50)",
  ],
  [
    'java.lang.NullPointerException: Cannot invoke "java.lang.Class.getConstructor(java.lang.Class[])" because the return value of "net.minecraftforge.eventbus.ASMEventHandler.createWrapper(java.lang.reflect.Method)" is null',
    "net.minecraftforge.eventbus.ASMEventHandler.<init>(ASMEventHandler.java:50)",
  ],
  [
    "java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 0",
    "net.minecraftforge.eventbus.ListenerList.unregister(ListenerList.java:133)",
  ],
])("a mod that failed to register for events beside another one has bad luck: %s", (thrown, inner) => {
  const { findings } =
    analyse(`[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 36.2.34, --fml.mcVersion, 1.16.5]
[10:00:01] [modloading-worker-9/ERROR]: Failed to create mod instance. ModID: lamps, class org.example.lamps.Lamps
${thrown}
	at ${inner} ~[eventbus-4.0.0.jar:?]
	at net.minecraftforge.eventbus.EventBus.register(EventBus.java:254) ~[eventbus-4.0.0.jar:?]
	at org.example.lamps.Lamps.<init>(Lamps.java:6) ~[lamps-1.0.jar:1.0]
`);
  expect(findings[0]).toMatchObject({
    parameters: {
      mod: "lamps",
      meaning: { term: "meaning-event-bus-race" },
      remedy: { term: "remedy-event-bus-race" },
    },
  });
});

test.each([
  [
    "java.lang.ClassCastException",
    "class com.destroystokyo.paper.console.TerminalConsoleCommandSender cannot be cast to class org.bukkit.entity.Player (com.destroystokyo.paper.console.TerminalConsoleCommandSender is in unnamed module of loader 'app')",
  ],
  [
    "java.lang.ClassCastException",
    "org.bukkit.craftbukkit.v1_8_R3.command.CraftBlockCommandSender cannot be cast to org.bukkit.entity.Player",
  ],
  [
    "java.lang.ClassCastException",
    "net.md_5.bungee.command.ConsoleCommandSender cannot be cast to net.md_5.bungee.api.connection.ProxiedPlayer",
  ],
  [
    "java.lang.ClassCastException",
    "com.velocitypowered.proxy.console.VelocityConsole cannot be cast to com.velocitypowered.api.proxy.Player",
  ],
  [
    "TypeError",
    "Argument 1 passed to lamps\\Lamp::light() must be an instance of pocketmine\\Player, instance of pocketmine\\command\\ConsoleCommandSender given",
  ],
])("a command for players only that the console gave: %s %s", (type, message) => {
  expect(meaningOf({ type, message })?.term.term).toBe("meaning-only-players");
});

test("what else is no player is of the wrong type", () => {
  const message = "org.example.Console cannot be cast to org.example.PlayerList";
  expect(meaningOf({ type: "java.lang.ClassCastException", message })?.name).toBe("wrong-type");
});

test("ports that there are not, and files that a jar does not have, are told with what to do", () => {
  const type = "java.lang.IllegalArgumentException";
  expect(meaningOf({ type, message: "port out of range:70000" })).toEqual({
    name: "port-range",
    term: { term: "meaning-port-range", parameters: { what: "70000" } },
    remedy: { term: "remedy-port-range", parameters: { what: "70000" } },
  });
  const message = "The embedded resource 'lamps.yml' cannot be found in plugins/Lamps.jar";
  expect(meaningOf({ type, message })?.term.parameters).toEqual({ what: "lamps.yml" });
});

describe("the place of what was thrown", () => {
  test("is with the caller where the other refuses what it is given", () => {
    const place = { place: "Job.run, Job.java:3" };
    const check = "com.google.common.base.Preconditions.checkArgument(Preconditions.java:142) ~[guava.jar:?]";
    for (const refused of [
      ofTask("java.lang.IllegalArgumentException: location cannot be null", check, others, own),
      ofTask("java.lang.IllegalArgumentException: no such statue", others, own),
      ofTask("com.acme.statues.StatueException: no such statue", others, own),
      ofTask("java.lang.UnsupportedOperationException: not for statues", others, own),
    ]) {
      expect(refused).toMatchObject(place);
      expect(refused).not.toHaveProperty("culprit");
    }
  });

  test("is with the other where its own code fails", () => {
    const other = { culprit: "Statues", place: "Statue.place, Statue.java:9" };
    const parsed = "java.lang.Enum.valueOf(Enum.java:293) ~[?:?]";
    expect(ofTask("java.lang.NullPointerException", others, own)).toMatchObject(other);
    expect(ofTask("java.lang.IllegalArgumentException: No enum constant a.B", parsed, others, own)).toMatchObject(
      other,
    );
  });

  test("is with a library beside the plugin that is named", () => {
    const vault = "net.milkbowl.vault.economy.Accounts.take(Accounts.java:9) ~[?:?]";
    const parameters = ofTask("java.lang.NullPointerException", vault, own);
    expect(parameters).toMatchObject({ plugin: "Lamps", culprit: "Vault", place: "Accounts.take, Accounts.java:9" });
  });

  test("is not with who only stands there when there is no room left", () => {
    const parameters = ofTask("java.lang.StackOverflowError", others, own, own, own);
    expect(parameters).toMatchObject({ place: "Job.run, Job.java:3" });
    expect(parameters).not.toHaveProperty("culprit");
  });

  test("is not with who asked for data that is broken", () => {
    const { findings } = analyse(
      `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:09] [Server thread/ERROR]: Couldn't load chunk [1, 2]\njava.util.concurrent.CompletionException: java.io.EOFException: Unexpected end of ZLIB input stream\n\tat com.acme.chunks.Loader.load(Loader.java:20) ~[chunks-1.0.jar:?]\nCaused by: java.io.EOFException: Unexpected end of ZLIB input stream\n\tat java.util.zip.InflaterInputStream.fill(InflaterInputStream.java:245) ~[?:?]\n\tat net.minecraft.nbt.NbtIo.read(NbtIo.java:60) ~[server.jar:?]\n`,
    );
    expect(findings[0]!.code).toBe("world-chunk-failed");
    expect(findings[0]!.parameters).not.toHaveProperty("culprit");
  });
});

test("a generator of random numbers that several threads use is not a list that was changed", () => {
  for (const said of [
    "Accessing LegacyRandomSource from multiple threads",
    "LegacyRandomSource accessed from a different thread (owner: main)",
  ]) {
    const { meaning } = ofTask(`java.util.ConcurrentModificationException: ${said}`, own);
    expect(meaning).toMatchObject({ term: "meaning-wrong-thread", parameters: { what: "LegacyRandomSource" } });
  }
  const { meaning } = ofTask("java.util.ConcurrentModificationException", own);
  expect(meaning).toMatchObject({ term: "meaning-concurrent-change" });
});

test("a message of the network that ends too early tells of different versions", () => {
  const said = "readerIndex(9) + length(4) exceeds writerIndex(9): PooledSlicedByteBuf(ridx: 9, widx: 9, cap: 9/9)";
  const { meaning } = ofTask(`java.lang.IndexOutOfBoundsException: ${said}`, own);
  expect(meaning).toMatchObject({ term: "meaning-message-too-short" });
});

test("a thread that a mod has begun is told where two threads met", () => {
  const game = "TRANSFORMER/minecraft@1.21.1/net.minecraft.world.level.Level.getChunk(Level.java:202)";
  const deep = Array.from({ length: 40 }, () => `\tat ${game}\n`).join("");
  const crash = (bottom: string) =>
    analyse(
      `---- Minecraft Crash Report ----\nDescription: Exception ticking world\n\njava.util.ConcurrentModificationException: null\n${deep}\tat ${bottom}\n\tat java.base/java.lang.Thread.run(Thread.java:1583)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.1\n`,
    ).findings[0]!.parameters["meaning"];
  expect(crash("TRANSFORMER/manylooms@1.0/org.example.manylooms.Pool.run(Pool.java:4)")).toEqual({
    term: "meaning-own-threads",
    parameters: { starter: "manylooms" },
  });
  expect(crash(game)).toEqual({ term: "meaning-concurrent-change", parameters: {} });
});

test("the class that was to be started says whose package that is", () => {
  const text = `---- Minecraft Crash Report ----\nDescription: Initializing game\n\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'bright_lamps' at 'io.acorn.start.Begin'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:401)\nCaused by: java.lang.AssertionError\n\tat knot//io.acorn.common.Bulbs.add(Bulbs.java:49)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.4\n`;
  const { parameters } = analyse(text).findings.find(({ code }) => code === "mod-entrypoint-failed")!;
  expect(parameters).toMatchObject({ place: "Bulbs.add, Bulbs.java:49" });
  expect(parameters).not.toHaveProperty("culprit");
});

test("a number outside of what a setting may be is told with its limits", () => {
  expect(
    ofTask("java.lang.IllegalArgumentException: Glow distance must be a number between 2 and 32, got: 200", own),
  ).toMatchObject({
    meaning: {
      term: "meaning-out-of-range",
      parameters: { what: "Glow distance", least: "2", most: "32", value: "200" },
    },
    remedy: { term: "remedy-out-of-range" },
  });
});

test("who develops a mod is told of the own call, not of the mod that was called", () => {
  const trace = [
    "java.lang.UnsupportedOperationException: null",
    "\tat java.util.ImmutableCollections.uoe(ImmutableCollections.java:142) ~[?:?] {}",
    "\tat com.acme.statues.Registry.add(Registry.java:69) ~[statues-forge-1.1.jar:?] {re:classloading}",
    "\tat org.example.lamps.Statues.update(Statues.java:58) ~[main/:?] {re:classloading}",
    "\tat net.minecraft.client.gui.screens.Screen.render(Screen.java:109) ~[forge-1.20.1-47.3.0_mapped_official_1.20.1-recomp.jar:?] {}",
  ].join("\n");
  const text = `---- Minecraft Crash Report ----\nDescription: Rendering screen\n\n${trace}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tmain |Lamps |lamps |1.0 |COMMON_SET|Manifest: NOSIGNATURE\n\t\tstatues-forge-1.1.jar |Statues |statues |1.1 |COMMON_SET|Manifest: NOSIGNATURE\n`;
  expect(analyse(text).findings[0]!.parameters).toMatchObject({ mod: "Lamps" });
});

test("a jar of another name is of the plugin that the server called", () => {
  const listed = "[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n";
  const task = `[10:05:00] [Server thread/WARN]: [Lamps] Task #7 for Lamps v1.0 generated an exception
java.lang.NullPointerException
\tat io.acorn.Bulb.glow(Bulb.java:3) ~[MyPlugin.jar:?]
\tat org.bukkit.craftbukkit.v1_20_R3.scheduler.CraftTask.run(CraftTask.java:101) ~[paper-1.20.4.jar:?]
`;
  const [first, ...others] = analyse(paper + listed + task).findings;
  expect(first!.parameters).toMatchObject({ plugin: "Lamps", place: "Bulb.glow, Bulb.java:3" });
  expect(first!.parameters).not.toHaveProperty("culprit");
  expect(others.filter(({ severity }) => severity !== "notice")).toEqual([]);
});

test.each([
  ["java.lang.NullPointerException: Item id not set", "meaning-id-not-set"],
  [
    'java.lang.NullPointerException: Cannot invoke "net.minecraft.class_897.method_3933(net.minecraft.class_1297, double)" because "$$5" is null',
    "meaning-no-renderer",
  ],
])("%s", (thrown, term) => {
  expect(ofTask(thrown, own)["meaning"]).toEqual({ term, parameters: {} });
});

test("a library that misses a file is not at fault: whose file it is says the message", () => {
  const text = `---- Minecraft Crash Report ----
Description: Rendering entity in world

software.bernie.geckolib.GeckoLibException: lamps:animations/moth.animation.json: Unable to find model
	at software.bernie.geckolib.model.GeoModel.getBakedModel(GeoModel.java:86) ~[geckolib-4.jar:4.4.4] {re:classloading}
	at net.minecraft.client.renderer.entity.EntityRenderDispatcher.render(EntityRenderDispatcher.java:141) ~[client.jar:?] {}

-- System Details --
Details:
	Minecraft Version: 1.20.1
	Mod List: 
		lamps-1.0.jar |Bright Lamps |lamps |1.0 |DONE |Manifest: NOSIGNATURE
		geckolib-4.jar |GeckoLib 4 |geckolib |4.4.4 |DONE |Manifest: NOSIGNATURE
`;
  expect(analyse(text).findings[0]!.parameters).toMatchObject({ mod: "Bright Lamps" });
});

describe("mistakes of those who write plugins", () => {
  const called = 'Cannot invoke "org.bukkit.command.PluginCommand.setExecutor(org.bukkit.command.CommandExecutor)"';
  test.each([
    [
      `java.lang.NullPointerException: ${called} because the return value of "org.example.Job.getCommand(String)" is null`,
      "command-undeclared",
    ],
    ["java.lang.Error: Unresolved compilation problem: ", "not-compiled"],
    ["java.lang.Error: Unresolved compilation problems: ", "not-compiled"],
    [
      "org.bukkit.plugin.AuthorNagException: No legacy enum constant for BEEHIVE. Did you forget to define a modern (1.13+) api-version in your plugin.yml?",
      "api-version",
    ],
    [
      "org.bukkit.plugin.InvalidPluginException: main class `org.example.Job' does not extend JavaPlugin",
      "main-no-plugin",
    ],
    ["java.lang.IllegalArgumentException: Plugin already initialized!", "made-twice"],
    ["java.lang.IllegalStateException: Cannot read world asynchronously", "forbidden-on-thread"],
    ["java.lang.IllegalStateException: LampEvent may only be triggered synchronously.", "forbidden-on-thread"],
    [
      "java.lang.IllegalStateException: LampEvent cannot be triggered asynchronously from another thread.",
      "forbidden-on-thread",
    ],
    [
      "java.lang.IllegalStateException: Thread failed main thread check: Cannot read lamps, context=[thread=a]",
      "foreign-region",
    ],
    ["java.lang.RuntimeException: java.nio.file.NoSuchFileException: plugins/lamps/lamps.yml", "file-missing"],
    ["java.lang.NoSuchFieldException: acceptingNew", "other-version"],
    ["java.lang.NoSuchFieldException: modifiers", "java-forbids"],
    ["java.lang.IllegalArgumentException: An objective of name 'lamps' already exists", "registered-twice"],
    ["java.lang.IllegalArgumentException: Team name 'red' is already in use", "registered-twice"],
    ["java.lang.UnsupportedOperationException", "not-supported"],
    [
      "org.bukkit.command.CommandException: Cannot execute command 'job' in plugin Job v1.0 - plugin is disabled.",
      "plugin-disabled",
    ],
  ])("%s", (thrown, name) => {
    expect(ofTask(thrown, own)["meaning"]).toMatchObject({ term: `meaning-${name}` });
  });
});
