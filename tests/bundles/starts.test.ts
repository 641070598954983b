import { describe, expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import { bundleInsightsOf } from "../../src/analysis/words/bundle-insights.ts";

function explained(files: Record<string, string>) {
  const all = Object.entries(files).map(([name, content]) => ({ name, text: content, analysis: analyse(content) }));
  return bundleInsightsOf(explainBundle(all), all, "en");
}

const game = (time: string, rest = "") => `[${time}:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[${time}:01] [Render thread/INFO]: Setting user: Mirabel
${rest}[${time}:40] [Render thread/INFO]: Created: 512x256x4 minecraft:textures/atlas/gui.png-atlas
`;
const launch = (time: string, exit: string) => `[${time}:00] [Launch] Setting user: Mirabel
[${time}:41] [Launch] Minecraft process exited with exit code ${exit}
`;

describe("a launcher that started the game twice", () => {
  const native = "-1073741819";
  const first = { "2024-05-01-1.log": game("18:00") };
  const second = { "2024-05-01-2.log": game("18:02") };

  test.each([
    ["the first start", { ...first }],
    ["both", { ...first, ...second }],
  ])("tells how the first one ended, where the log of %s is there", (_, logs) => {
    const launcher = launch("18:00", native) + launch("18:02", "0");
    const told = explained({ ...logs, "launcher.log": launcher });
    expect(told.runs[0]).toMatchObject({ files: [0], outcome: "crashed" });
    expect(told.findings[0]).toMatchObject({ code: "native-code-crash", parameters: { exitCode: native } });
    expect(told.findings[0]!.evidence.map(({ name, line }) => [name, line])).toContainEqual(["launcher.log", 2]);
  });

  test("does not tell of the first where the second failed", () => {
    const told = explained({ ...second, "launcher.log": launch("18:00", "0") + launch("18:02", native) });
    expect(told.runs.map(({ files }) => [...files].sort())).toEqual([[0, 1]]);
    expect(told.findings[0]!.code).toBe("native-code-crash");
    expect(told.findings[0]!.evidence.map(({ line }) => line)).toContain(4);
  });

  test("ended nothing that ended minutes before", () => {
    const told = explained({ ...first, "launcher.log": launch("18:05", "1") + launch("18:09", "0") });
    expect([told.findings, told.outcome]).toEqual([[], "clean"]);
  });
});

test("a start that ended before there was a game comes before a later one that only had an error", () => {
  const failed = `[19:13:11] [main/INFO]: Forge Mod Loader version 7.99.30.1500 for Minecraft 1.7.10 loading
[19:13:12] [main/ERROR]: An error occurred trying to configure the minecraft home at /home/mari/games for Forge Mod Loader
java.lang.NoClassDefFoundError: net/minecraftforge/fml/relauncher/IFMLLoadingPlugin
\tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:1.8.0_51]
\tat cpw.mods.fml.relauncher.CoreModManager.loadCoreMod(CoreModManager.java:460) ~[forge-1.7.10.jar:?]
`;
  const later = `[19:20:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2768 for Minecraft 1.12.2 loading
[19:21:00] [Server thread/ERROR] [lampmap]: Error handling WorldEvent.Unload
java.lang.NullPointerException: null
\tat org.example.lampmap.Events.onUnload(Events.java:30) [Events.class:?]
[19:40:00] [main/INFO] [net.minecraft.client.Minecraft]: Stopping!
`;
  const told = explained({ "2024-05-01-2.log": failed, "latest.log": later });
  expect(told.findings[0]).toMatchObject({ code: "class-missing", name: "2024-05-01-2.log" });
  expect(told.findings[0]!.message).toBe(
    "A mod in the mods folder needs Forge for Minecraft 1.8 or newer, and cannot run here (class net.minecraftforge.fml.relauncher.IFMLLoadingPlugin).",
  );
  expect(told.outcome).toBe("did-not-start");
});

test("a server is not told to hold its own port, by a piece of its own log", () => {
  const begin = `[18:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4
[18:00:02] [Server thread/INFO]: Starting Minecraft server on *:25570
`;
  const failed = `[18:00:03] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[18:00:03] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use
`;
  expect(explained({ "latest.log": begin + failed, "part.log": begin }).findings[0]?.code).toBe("port-in-use");
});

test("what an earlier start warns of is told beside a warning of the last one", () => {
  const proxy = (
    time: string,
    down: string,
  ) => `[${time}:01 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[${time}:30 WARN] [lampqueue]: ${down} Server is down!!!
`;
  const told = explained({ "2024-05-01-1.log": proxy("17:50", "Main"), "2024-05-01-2.log": proxy("17:54", "Queue") });
  expect(told.findings.map(({ code, parameters }) => [code, parameters["server"]])).toEqual([
    ["proxy-backend-unreachable", "Queue"],
  ]);
  expect(told.apart[0]?.message).toContain("On its own it shows: The proxy cannot reach the server Main");
});

test("what failed in an earlier start of one file comes before what another one only warns of", () => {
  const error = `[18:00:02] [Server thread/ERROR]: Error occurred while enabling Ponds v1.0 (Is it up to date?)
java.lang.NullPointerException
\tat org.example.Ponds.onEnable(Ponds.java:20)
`;
  const server = (time: string, rest = "") =>
    `[${time}:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${rest}[${time}:20] [Server thread/INFO]: Done (9.1s)! For help, type "help"\n`;
  const proxy = `[19:00:01 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[19:00:30 WARN] [lampqueue]: Main Server is down!!!
`;
  const mended = { "server.log": `${server("18:00", error)}${server("18:30")}` };
  const told = explained({ ...mended, "proxy.log": proxy });
  expect(told.findings[0]).toMatchObject({ code: "plugin-enable-failed", isFromEarlierRun: true });
  const worse = server("20:00", error.replaceAll("Ponds", "Wells").replace("18:", "20:"));
  const other = explained({ ...mended, "2024-05-02-1.log": worse });
  expect(other.findings[0]).toMatchObject({ parameters: { plugin: "Wells" } });
  expect(other.apart[0]?.message).toContain("Ponds");
});

describe("a copy of a log", () => {
  const trouble = `[18:00:09] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod 'Stonework' (stonework) 3.0.1 requires any version of quarrylib, which is missing!
\t - Mod 'Brickwork' (brickwork) 1.2.0 requires any version of kilnlib, which is missing!
`;
  const log =
    game("18:00", trouble) + Array.from({ length: 9 }, (_, n) => `[18:01:0${n}] [main/INFO]: Step ${n}\n`).join("");
  const lines = log.split("\n");

  test.each([
    ["with the line breaks of Windows", lines.join("\r\n")],
    ["with spaces at the ends of lines, and words around it", `please help\n${lines.join("  \n")}\nthanks!`],
    ["whose first line was cut", lines.slice(1).join("\n").slice(20)],
    ["from its middle", lines.slice(2, -4).join("\r\n")],
  ])("%s is told once", (_, copy) => {
    const told = explained({ "latest.log": log, "paste.txt": copy });
    expect(told.runs).toHaveLength(1);
    expect(told.runs[0]!.reasons[0]).toContain("a piece of the other");
    expect(told.findings).toHaveLength(explained({ "latest.log": log }).findings.length);
  });

  test("is not the log of another start that says the same", () => {
    const again = log.replaceAll("18:0", "19:1");
    expect(explained({ "latest.log": log, "2024-05-01-1.log": again }).runs).toHaveLength(2);
  });

  test("of a trace alone does not join two logs that have it", () => {
    const trace = `java.lang.IllegalStateException: the kettle is empty and nobody has filled it since the morning
${Array.from({ length: 9 }, (_, n) => `\tat org.example.kettle.Kettle.step${n}(Kettle.java:${n + 10})`).join("\n")}
`;
    const failed = `[18:00:20] [Render thread/ERROR]: Reported exception thrown!\n${trace}`;
    const told = explained({
      "2024-05-01-1.log": game("18:00", failed),
      "2024-05-02-1.log": game("19:00", failed.replace("18:", "19:")),
      "trace.txt": trace,
    });
    expect(told.runs.map(({ files }) => files.length).sort()).toEqual([1, 2]);
  });
});
