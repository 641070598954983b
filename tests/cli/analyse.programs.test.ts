import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { AnalyseAnswer } from "../../src/wire/insights-answer.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { sampleTiny } from "../support/sample-mappings.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { lecternInTerminal, lecternProcess } from "./lectern-process.ts";

const directory = temporaryDirectory();
const start = "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const logs = {
  "quiet.log": `${start}[12:00:03] [Server thread/INFO]: Done (3.141s)! For help, type "help"\n`,
  "notice.log": `${start}[12:00:01] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!\n`,
  "warning.log": `${start}[12:00:01] [Server thread/ERROR]: Ambiguous plugin name \`Lamps' for files \`plugins/Lamps.jar' and \`plugins/Lamps (1).jar' in \`plugins'\n`,
  "error.log": `${start}[12:00:01] [Server thread/ERROR]: Error occurred while enabling Ponds v1.0 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.Ponds.onEnable(Ponds.java:20)\n`,
  "fatal.log": `${start}[12:00:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use\n`,
};
/** Everything that a terminal would obey: titles, clipboards, cursors, answers that are typed back, directions. */
const attacks =
  "\u001b]0;owned\u0007\u001b]52;c;ZXZpbA==\u001b\\\u001b[2J\u001b[6n\u009b31m\u0090q\u009c\u0085\b\u007f\u202e";
const hostile = `${start}[12:00:01] [Server thread/INFO]: ${attacks}\n[12:00:02] [Server thread/WARN]: ${attacks} **** FAILED TO BIND TO PORT! ${attacks}\n[12:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use${attacks}\n`;

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  for (const [name, text] of Object.entries({ ...logs, "hostile.log": hostile })) {
    await Bun.write(join(directory, name), text);
  }
});
afterAll(() => app.stop());

const analyse = (args: string[], env: Record<string, string> = {}) =>
  runCommandLine(["analyse", ...args], { directory, env });
/** What a terminal would be sent. */
const analyseForTerminal = async (args: string[], env: Record<string, string> = {}, columns = 80) =>
  (await runCommandLine(["analyse", ...args], { directory, env, terminal: { columns } })).stdout;

describe("the exit code says how bad it is", () => {
  test.each([
    ["quiet.log", 0],
    ["notice.log", 0],
    ["warning.log", 1],
    ["error.log", 4],
    ["fatal.log", 5],
    ["nothing.log", 3],
  ])("%s: %d", async (file, code) => {
    expect((await analyse([file])).code).toBe(code);
  });
});

test("findings come with severity, message, advice, lines and excerpt; facts stand before them", async () => {
  const { stdout, stderr } = await analyse(["fatal.log"]);
  expect(stderr).toBe("");
  expect(stdout).toContain("Vanilla 1.20.4 server log\n");
  expect(stdout).toContain("Minecraft: 1.20.4");
  expect(stdout).toMatch(/\nFATAL {2}[^\n]+ \(line \d[^)]*\)\n/);
  expect(stdout).toMatch(/\n {2}→ \S/);
  expect(stdout).toMatch(/\n {2}\d \| \[12:00:02\]/);
  expect(stdout).not.toContain("\u001b");
});

test("the line that says it is named and shown, also where its entry begins far above", async () => {
  const frames = "\tat org.example.Ponds.pond(Ponds.java:1)\n".repeat(20);
  const cause =
    "Caused by: java.lang.UnsupportedClassVersionError: org/example/Ponds has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0";
  const text = `${start}[12:00:01] [Server thread/ERROR]: Could not load 'plugins/Ponds.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: x\n${frames}${cause}\n`;
  await Bun.write(join(directory, "far.log"), text);
  const { stdout } = await analyse(["far.log"]);
  expect(stdout).toMatch(/\(line 24\)\n[\s\S]*\n {2}24 \| Caused by: java\.lang\.UnsupportedClassVersionError/);
});

test("several files are explained together: the cause once, with lines of each, and what is of another run", async () => {
  const report = `---- Minecraft Crash Report ----

Time: 2024-05-01 12:30:00
Description: Ticking screen

java.lang.NullPointerException: lamp
\tat dev.quillon.lumen.Lamp.light(Lamp.java:61)
\tat net.minecraft.class_310.method_1523(class_310.java:1219)
`;
  const log = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[12:00:00] [main/INFO]: Loading 2 mods:
\t- lumenlights 2.1.0
\t- minecraft 1.20.4
[12:29:58] [Render thread/INFO]: Setting user: Mirabel
`;
  await Bun.write(join(directory, "crash.txt"), report);
  await Bun.write(join(directory, "latest.log"), log);
  const { stdout, code } = await analyse(["crash.txt", "latest.log"]);
  expect(code).toBe(5);
  expect(stdout).toContain("FATAL  lumenlights crashed the game.");
  expect(stdout).toMatch(/\n {2}crash\.txt:6 [^\n]* java\.lang\.NullPointerException: lamp\n/);
  expect(stdout).toMatch(/\n {2}latest\.log:3 [^\n]* - lumenlights 2\.1\.0\n/);
  const json = JSON.parse((await analyse(["--json", "crash.txt", "latest.log", "error.log"])).stdout);
  expect(json.findings[0]).toMatchObject({ code: "mod-crash", name: "crash.txt", line: 6 });
  expect(json.files.map(({ run }: { run: number }) => run)).toEqual([0, 0, 1]);
});

test("a log without problems says so", async () => {
  expect((await analyse(["quiet.log"])).stdout).toContain("No known problem was found in this log.");
});

test("a log with errors that nobody knows is not called one without problems", async () => {
  const errors = "[12:00:01] [Server thread/ERROR]: the pond has dried up\n".repeat(1200);
  const quiet = await Bun.file(join(directory, "quiet.log")).text();
  await Bun.write(join(directory, "unknown-errors.log"), quiet + errors);
  const { stdout } = await analyse(["unknown-errors.log"]);
  expect(stdout).toContain("The 1,200 errors in this log have no explanation yet.");
  expect(stdout).not.toContain("no problem found");
  const chinese = await analyse(["--language", "zh", "unknown-errors.log"]);
  expect(chinese.stdout).toContain("此日志有 1,200 个错误，暂时无法解释。");
});

test("in Chinese", async () => {
  const { stdout } = await analyse(["--language", "zh", "fatal.log"]);
  expect(stdout).toContain("服务器日志");
  expect(stdout).toContain("致命");
});

test("from a pipe, and under its other name", async () => {
  const { code, stdout } = await lecternProcess(["analyze"], { input: logs["fatal.log"] });
  expect(code).toBe(5);
  expect(stdout).toContain("FATAL");
});

test.each(Object.entries(logs))("--json of %s is what the server says", async (file, text) => {
  for (const [language, lang] of [
    ["en", "en"],
    ["zh", "zh-CN"],
  ] as const) {
    const own = JSON.parse((await analyse(["--json", "--language", language, file])).stdout);
    const server = await fetch(`${app.url}/api/analyse?lang=${lang}`, { method: "POST", body: text });
    // What other logs show only a server knows.
    expect({ ...own, known: null }).toEqual(await server.json());
  }
});

describe("nothing in a log reaches a terminal as a command", () => {
  // Colours of our own, line ends, and nothing else.
  const ours = /\u001b\[[0-9;]+m|\r\n|\n/g;
  const controls = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

  function expectHarmless(shown: string): void {
    expect(shown.replace(ours, "")).not.toMatch(controls);
    expect(shown).not.toContain("\u001b[2J");
    expect(shown).not.toContain("\u001b[6n");
  }

  test.each<[string[]]>([[["hostile.log"]], [["--json", "hostile.log"]], [["--language", "zh", "hostile.log"]]])(
    "%j",
    async (args) => {
      const shown = await analyseForTerminal(args);
      expect(shown.length).toBeGreaterThan(200);
      expectHarmless(shown);
    },
  );

  test("in a real one", async () => {
    const { shown } = await lecternInTerminal(["analyse", "hostile.log"], { directory });
    expect(shown.length).toBeGreaterThan(200);
    expectHarmless(shown);
  });

  test("nor in the name of a file", async () => {
    const { stderr } = await runCommandLine(["analyse", `no\u001b[2Jthing.log`], {
      directory,
      terminal: { columns: 80 },
    });
    expect(stderr).toContain("nothing.log does not exist.");
    expectHarmless(stderr);
  });
});

describe("colours", () => {
  const hasColour = /\u001b\[1;35mFATAL\u001b\[0m/;

  test("are there in a terminal, unless NO_COLOR or a dumb terminal is told", async () => {
    expect((await lecternInTerminal(["analyse", "fatal.log"], { directory })).shown).toMatch(hasColour);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }, { NO_COLOR: "1", FORCE_COLOR: "1" }] as Record<
      string,
      string
    >[]) {
      expect(await analyseForTerminal(["fatal.log"], env)).not.toContain("\u001b");
    }
  });

  test("are not there in a pipe, unless FORCE_COLOR is told", async () => {
    expect((await analyse(["fatal.log"])).stdout).not.toContain("\u001b");
    expect((await analyse(["fatal.log"], { FORCE_COLOR: "1" })).stdout).toMatch(hasColour);
  });
});

test("lines of the log are cut to the width of the terminal", async () => {
  await Bun.write(
    join(directory, "wide.log"),
    logs["fatal.log"].replace("already in use", `already in use ${"w".repeat(900)}`),
  );
  const rows = (await analyseForTerminal(["wide.log"], {}, 60))
    .replace(/\u001b\[[0-9;]+m/g, "")
    .split("\n")
    .filter((row) => / \| /.test(row));
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(60);
});

test("what is no text is told before anything is made of it, also packed", async () => {
  const zip = Buffer.from("PK\x03\x04\x0a\x00latest.log", "latin1");
  await Bun.write(join(directory, "logs.zip"), zip);
  await Bun.write(join(directory, "logs.zip.gz"), Bun.gzipSync(zip));
  for (const file of ["logs.zip", "logs.zip.gz"]) {
    const { code, stderr } = await analyse([file]);
    expect(code).toBe(3);
    expect(stderr).toContain(`${file} cannot be read. This is a zip archive, not a log. Unpack it`);
  }
});

test("what is too large to be read is told, packed or not, and no server is blamed", async () => {
  const large = new Uint8Array(128 * 1024 * 1024 + 1).fill(120);
  await Bun.write(join(directory, "large.log"), large);
  await Bun.write(join(directory, "large.log.gz"), Bun.gzipSync(large, { level: 1 }));
  const plain = await analyse(["large.log"]);
  expect(plain).toMatchObject({ code: 3, stdout: "" });
  expect(plain.stderr).toBe("lectern: large.log is larger than 128 MiB. Take its end, or the part with the error.\n");
  const packed = await analyse(["large.log.gz"]);
  expect(packed.code).toBe(3);
  expect(packed.stderr).toStartWith("lectern: large.log.gz is larger than 128 MiB when it is unpacked.");
});

describe("readable names", () => {
  const hidden = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0
[12:00:05] [Render thread/ERROR]: Failed to light the tower
java.lang.NullPointerException: Cannot invoke "net.minecraft.class_7002.method_7299()" because "this.field_7101" is null
\tat net.minecraft.class_7001.method_7201(class_7001.java:41)
`;
  beforeAll(async () => {
    await Bun.write(join(directory, "hidden.log"), hidden);
    const [, , ...trace] = hidden.split("\n");
    const head = "---- Minecraft Crash Report ----\nTime: 2026-01-15 10:30:00\nDescription: Lighting the tower\n\n";
    await Bun.write(join(directory, "crash.txt"), head + trace.join("\n"));
    await Bun.write(join(directory, "tower.tiny"), sampleTiny);
    await Bun.write(
      join(directory, "other.tiny"),
      "tiny\t2\t0\tintermediary\tnamed\nc\tnet/minecraft/class_1\tnet/minecraft/A\n",
    );
  });

  test("of a map that is named are in the explanation", async () => {
    const { stdout, stderr } = await analyse(["hidden.log", "--mappings", "tower.tiny", "--json"]);
    expect(stderr).toBe("");
    const { exceptions, names } = JSON.parse(stdout) as AnalyseAnswer;
    expect(exceptions[0]!.frames[0]).toMatchObject({
      method: "net.minecraft.class_7001.method_7201",
      readable: "net.minecraft.world.Lantern.lightUp",
    });
    expect(names!.readable).toMatchObject({ class_7002: "net.minecraft.entity.Keeper", field_7101: "brightness" });
    const { stdout: report } = await analyse(["crash.txt", "--mappings", "tower.tiny"]);
    expect(report).toContain("net.minecraft.world.Lantern.lightUp");
    expect(report).not.toContain("class_7001");
    // What the map does not know stays.
    expect(report).toContain("method_7299");
  });

  test("a map of another version is told, and the log explained as written", async () => {
    const { stdout, stderr } = await analyse(["hidden.log", "--mappings", "other.tiny", "--json"]);
    expect(stderr).toBe(
      "The map does not fit hidden.log: it knows 0 of the 5 hidden names. The log is shown as written.\n",
    );
    expect(stdout).toContain("class_7001");
  });

  test("what is no map is refused in a sentence", async () => {
    const { code, stderr } = await analyse(["hidden.log", "--mappings", "quiet.log"]);
    expect(code).toBe(3);
    expect(stderr).toContain("quiet.log: This is no map of names: tiny, ProGuard, tsrg and MCP's CSV are known.");
  });
});

test("it speaks the language of the system, unless it is asked for another", async () => {
  const titles = async (args: string[], env: Record<string, string>) =>
    (await runCommandLine(["analyse", ...args, "quiet.log"], { directory, env })).stdout;
  expect(await titles([], { LANG: "zh_CN.UTF-8" })).toContain("行");
  expect(await titles([], { LC_ALL: "en_GB.UTF-8", LANG: "zh_CN.UTF-8" })).toContain("lines");
  expect(await titles(["--lang=en"], { LANG: "zh_CN.UTF-8" })).toContain("lines");
  expect(await titles(["--lang", "zh-Hans"], {})).toContain("行");
  const { code, stderr } = await runCommandLine(["analyse", "--lang=tlh", "quiet.log"], { directory });
  expect([code, stderr]).toEqual([2, expect.stringContaining("--lang must be one of en, zh-CN,")]);
});
