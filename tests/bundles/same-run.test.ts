import { expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import { bundleInsightsOf } from "../../src/analysis/words/bundle-insights.ts";
import { fill, text } from "./made-up-bundle.ts";

function explained(files: Record<string, string>) {
  const all = Object.entries(files).map(([name, content]) => ({ name, text: content, analysis: analyse(content) }));
  const told = bundleInsightsOf(explainBundle(all), all, "en");
  const names = told.runs.map((run) => run.files.map((file) => all[file]!.name).sort());
  return { ...told, names };
}

const report = (time: string, thrown: string, description = "Exception in server tick loop") => text`
---- Minecraft Crash Report ----
// Daisy, daisy...

Time: ${time}
Description: ${description}

${thrown}

-- System Details --
Details:
→Minecraft Version: 1.16.5
`;
const ofPond = `java.lang.IndexOutOfBoundsException: Index: 4, Size: 4
\tat java.util.ArrayList.rangeCheck(ArrayList.java:657)
\tat org.millpond.pond.PondTicker.run(PondTicker.java:77)
\tat net.minecraft.server.MinecraftServer.func_71190_q(MinecraftServer.java:831)`;
const ofWatchdog = `java.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)
\tat java.lang.Object.wait(Native Method)
\tat net.minecraft.server.MinecraftServer.func_71260_j(MinecraftServer.java:520)`;
const server = (time: string, port = "25565") => text`
[${time}:01] [Server thread/INFO]: Starting minecraft server version 1.16.5
[${time}:02] [Server thread/INFO]: Starting Minecraft server on *:${port}
[${time}:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
`;

test("a log that names crash reports joins all of them, and the first crash is what ended the run", () => {
  const told = explained({
    "2024-03-02-1.log": `${server("01:10")}[20:09:49] [Server thread/ERROR]: This crash report has been saved to: /srv/./crash-reports/crash-2024-03-02_20.09.49-server.txt
[20:09:49] [Server thread/INFO]: Stopping server
[20:10:50] [Server Watchdog/ERROR]: This crash report has been saved to: /srv/./crash-reports/crash-2024-03-02_20.10.50-server.txt
`,
    "crash-2024-03-02_20.09.49-server.txt": report("2024-03-02 20:09:49", ofPond),
    "crash-2024-03-02_20.10.50-server.txt": report("2024-03-02 20:10:50", ofWatchdog, "Watching Server"),
  });
  expect(told.runs).toHaveLength(1);
  expect(told.findings[0]).toMatchObject({ name: "crash-2024-03-02_20.09.49-server.txt", isConsequence: false });
  expect(told.findings.find(({ code }) => code === "watchdog-stall")).toMatchObject({ isConsequence: true });
});

test("two crashes a minute apart are two runs, unless the second is that of a server that hung while it stopped", () => {
  const first = { "crash-2024-03-02_20.09.49-server.txt": report("2024-03-02 20:09:49", ofPond) };
  const again = report("2024-03-02 20:10:50", ofPond);
  expect(explained({ ...first, "crash-2024-03-02_20.10.50-server.txt": again }).runs).toHaveLength(2);
  const hung = report("2024-03-02 20:10:50", ofWatchdog, "Watching Server");
  expect(explained({ ...first, "crash-2024-03-02_20.10.50-server.txt": hung }).runs).toHaveLength(1);
});

test("times that agree to the second join a report and a log, whatever software each was taken for", () => {
  const fabric = `[14:00:01] [main/INFO]: Loading Minecraft 1.16.5 with Fabric Loader 0.15.11
[14:00:30] [Render thread/INFO]: Setting user: Mirabel
[14:31:07] [Render thread/INFO]: [CHAT] Mirabel joined the game\n`;
  const ofForge = (second: string) =>
    report(`2024-03-02 14:31:${second}`, ofPond).replace("1.16.5\n", "1.16.5\n\tForge: net.minecraftforge:36.2.39\n");
  expect(explained({ "latest.log": fabric, "crash.txt": ofForge("07") }).runs).toHaveLength(1);
  expect(explained({ "latest.log": fabric, "crash.txt": ofForge("27") }).runs).toHaveLength(2);
});

test("the next start is another run, however soon it came, and a later part of a log is not", () => {
  const stopped = `${server("13:05")}[15:36:13] [Server thread/INFO]: Stopping server\n`;
  expect(explained({ "2024-03-02-1.log": stopped, "2024-03-02-2.log": server("15:36") }).names).toHaveLength(2);
  const part =
    "[15:36:30] [Server thread/INFO]: Odalys joined the game\n[15:40:00] [Server thread/INFO]: Odalys left the game\n";
  expect(explained({ "2024-03-02-1.log": server("13:05") + part, "part.log": part }).names).toHaveLength(1);
});

test.each([
  ["with another port", { "a.log": server("13:05"), "b.log": server("13:05", "25566") }],
  [
    "with a latest.log of its own",
    { "lobby/latest.log": server("13:05"), "arena/latest.log": server("13:05").replace("12.100s", "9.870s") },
  ],
])("a server beside, %s, is another run", (_, files) => {
  expect(explained(files as unknown as Record<string, string>).names).toHaveLength(2);
});

test("a thread of a watchdog's dump is no process", () => {
  const dump = `${server("13:05")}[13:09:00] [Watchdog/ERROR]: PID: 4410 | Suspended: false | Native: false | State: RUNNABLE\n`;
  const died =
    "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f3a1c0a4e10, pid=4410, tid=4488\n#\nTime: Mon Oct 14 21:12:09 2024 UTC\n";
  expect(explained({ "2024-03-02-1.log": dump, "hs_err_pid4410.log": died }).names).toHaveLength(2);
});

test("a copy of a log is of the same run", () => {
  const log = `${server("13:05")}${fill(40, (n) => `[13:06:${10 + n}] [Server thread/INFO]: Saving the game`)}\n`;
  expect(explained({ "latest.log": log, "latest (old).log": log.slice(0, 1200) }).names).toHaveLength(1);
});

test("whole hours between the clocks of a launcher and of the game are a time zone", () => {
  const game = `[22:00:01] [Render thread/INFO]: Setting user: Mirabel\n[22:14:30] [Render thread/INFO]: Stopping!\n`;
  const launcher = (minutes: string) => `[19:40:00] [main/INFO]: [Launch] started
[19:58:50] [main/INFO]: [Launch] java -jar game.jar
[20:${minutes}:31] [main/INFO]: [Launch] Process exited with code 0
[20:55:00] [main/INFO]: [Launch] closed\n`;
  expect(explained({ "latest.log": game, "launcher.log": launcher("14") }).names).toHaveLength(1);
  expect(explained({ "latest.log": game, "launcher.log": launcher("33") }).names).toHaveLength(2);
});

test("a log with a crash report inside keeps its times", () => {
  const inside = `${server("05:32")}[05:54:20] [Server thread/ERROR]: Encountered an unexpected exception
${report("14.02.2022 05:54", ofPond)}[05:54:21] [Server thread/INFO]: Stopping server\n`;
  const told = explained({ "latest.log": inside, "next.log": server("13:06") });
  expect(told.files[0]).toMatchObject({ kind: "log" });
  expect(told.names).toHaveLength(2);
});

test("a log of more than half a day has its crash within it", () => {
  const day = fill(20, (n) => `[${String(n + 2).padStart(2, "0")}:00:00] [Server thread/INFO]: Saving the game`);
  const told = explained({
    "2024-03-02-1.log": `${server("01:10")}${day}\n`,
    "crash.txt": report("2024-03-02 18:30:00", ofPond),
  });
  expect(told.names).toHaveLength(1);
});

test("an error of the log comes before the crash only where something links the two", () => {
  const crash = report(
    "2024-03-02 14:31:07",
    ofPond.replace(
      "org.millpond.pond.PondTicker.run(PondTicker.java:77)",
      "net.minecraft.world.World.func_1(World.java:7)",
    ),
  );
  const overflow = `[14:31:05] [Worker-1/ERROR]: Uncaught\njava.lang.StackOverflowError\n${fill(30, () => "\tat net.minecraft.util.Tree.walk(Tree.java:12)")}\n`;
  const told = explained({
    "latest.log": `${server("14:00")}${overflow}`,
    "crash-2024-03-02_14.31.07-server.txt": crash,
  });
  expect(told.runs).toHaveLength(1);
  expect(told.findings.map(({ code }) => code).slice(0, 2)).toEqual(["crash-unknown", "stack-overflow"]);
  expect(told.findings[1]).toMatchObject({ isConsequence: false });
});

test("the cause of a crash in both files stays before what only the log says", () => {
  const failed = `java.lang.NoClassDefFoundError: Could not initialize class net.minecraft.class_4101
\tat net.minecraft.class_4102.method_1(class_4102.java:50)
\tat net.minecraft.class_4103.method_2(class_4103.java:60)`;
  const log = `${server("14:00")}[14:02:00] [main/ERROR]: Failed to read scripts
java.lang.NoClassDefFoundError: Could not initialize class net.minecraft.class_4101
\tat net.minecraft.class_4105.method_9(class_4105.java:10)
[14:20:00] [Worker-1/ERROR]: Uncaught\njava.lang.StackOverflowError\n\tat net.minecraft.util.Tree.walk(Tree.java:12)
[14:31:07] [Server thread/ERROR]: Encountered an unexpected exception\n${failed}\n`;
  const told = explained({ "latest.log": log, "crash.txt": report("2024-03-02 14:31:07", failed) });
  expect(told.findings[0]!.message).toContain("net.minecraft.class_4101");
});

test("two servers that were started together are two runs, and two logs of one server are one", () => {
  const twin = (seconds: string) => text`
[18:00:01] [Server thread/INFO]: Environment: Environment[]
[18:00:${seconds}] [Server thread/INFO]: Starting minecraft server version 1.16.5
[18:00:${seconds}] [Server thread/INFO]: Starting Minecraft server on *:25565
`;
  const done = '[18:00:40] [Server thread/INFO]: Done (12.100s)! For help, type "help"\n';
  expect(explained({ "a.log": twin("02"), "b.log": `${twin("09")}${done}` }).runs).toHaveLength(2);
  expect(explained({ "a.log": `${twin("02")}${done}`, "console.log": twin("03") }).runs).toHaveLength(1);
  const before = twin("02").replaceAll("18:00", "17:00");
  expect(explained({ "a.log": `${before}${twin("02")}${done}`, "console.log": twin("03") }).runs).toHaveLength(1);
});
