import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import packageFile from "../../package.json" with { type: "json" };
import { commands } from "../../src/cli/commands.ts";
import { summaryOf } from "../../src/cli/help.ts";
import { version } from "../../src/wire/version.ts";
import { runCommandLine as lectern } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { lecternProcess } from "./lectern-process.ts";

test("help speaks the language of the system, or the one that is asked for", async () => {
  const chinese = await lectern(["share", "--help"], { env: { LANG: "zh_CN.UTF-8" } });
  expect(chinese.stdout).toStartWith("用法：lectern share [OPTIONS] [FILE...|-]\n\n分享日志并输出链接。\n");
  expect((await lectern(["help", "--lang=en"], { env: { LANG: "zh_CN.UTF-8" } })).stdout).toStartWith("Lectern shares");
});

describe("help", () => {
  test.each(["--help", "-h", "help"])("lectern %s lists every command", async (word) => {
    const { code, stdout, stderr } = await lecternProcess([word]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const width = Math.max(...commands.map(({ name }) => name.length)) + 4;
    for (const command of commands) {
      expect(stdout).toContain(`  ${command.name} `.padEnd(width) + summaryOf(command, "en"));
    }
  });

  test.each(commands.map(({ name }) => name))("lectern %s --help tells its options", async (name) => {
    const { code, stdout } = await lectern([name, "--help"]);
    expect(code).toBe(0);
    expect(stdout).toStartWith(`Usage: lectern ${name}`);
    for (const option of commands.find((one) => one.name === name)!.options)
      expect(stdout).toContain(`--${option.name}`);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    expect((await lectern(["help", name])).stdout).toBe(stdout);
  });

  test("does not load the server, the analyser or the client", async () => {
    const loaded = `
      const { plugin } = await import("bun");
      const seen = [];
      plugin({ name: "see", setup(build) { build.onLoad({ filter: /src.(?:http|analysis|storage|client|privacy|logs)./ },
        (args) => { process.stderr.write(args.path); return undefined; }); } });`;
    const directory = temporaryDirectory();
    writeFileSync(join(directory, "see.ts"), loaded);
    const main = join(import.meta.dir, "../../src/main.ts");
    const run = (args: string[]) =>
      Bun.spawnSync([process.execPath, "--preload", join(directory, "see.ts"), main, ...args]).stderr.toString();
    expect(run(["--help"])).toBe("");
    expect(run(["share", "--help"])).toBe("");
    // What is looked for is found where it is loaded.
    expect(run(["share", "nothing.log"])).toContain("privacy");
  });
});

describe("mistakes", () => {
  test("are told with what was meant, and how to write it", async () => {
    const command = await lecternProcess(["shrae"]);
    expect(command).toMatchObject({ code: 2, stdout: "" });
    expect(command.stderr).toContain("There is no command “shrae”. Did you mean share?");
    const option = await lectern(["share", "--opne"]);
    expect(option).toMatchObject({ code: 2, stdout: "" });
    expect(option.stderr).toContain("Did you mean --open?\nUsage: lectern share [OPTIONS] [FILE...|-]\n");
    expect((await lectern(["share", "a", "b", "--separate", "--name", "x"])).code).toBe(2);
    expect((await lectern(["share", "a", "--plain", "--json"])).code).toBe(2);
    expect((await lectern(["share", "a", "--server", "ftp://x"])).code).toBe(2);
  });

  test("in words with control characters do not reach the terminal", async () => {
    expect((await lectern(["\u001b]0;owned\u0007"])).stderr).not.toContain("\u001b");
    expect((await lectern(["share", "--\u001b]0;owned\u0007"])).stderr).not.toContain("\u001b");
  });
});

test("the version is that of the package", async () => {
  expect(version).toBe(packageFile.version);
  for (const word of ["version", "--version", "-V"]) {
    expect((await lectern([word])).stdout).toBe(`lectern ${packageFile.version}\n`);
  }
});

describe("the server", () => {
  const serverOf = async (env: Record<string, string>) =>
    (await lectern(["config", "get", "server"], { env })).stdout.trim();

  test("comes from the environment, else from the settings, else it is this machine", async () => {
    const HOME = temporaryDirectory();
    expect(await serverOf({ HOME })).toBe("http://localhost:3000");
    expect(await lectern(["config", "set", "server", "logs.example.org/"], { env: { HOME } })).toMatchObject({
      code: 0,
    });
    const file = join(HOME, ".config/lectern/config.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ server: "https://logs.example.org" });
    expect(await serverOf({ HOME })).toBe("https://logs.example.org");
    expect(await serverOf({ HOME, LECTERN_SERVER: "http://localhost:4000" })).toBe("http://localhost:4000");
    expect((await lectern(["config"], { env: { HOME } })).stdout).toContain(file);
    await lectern(["config", "unset", "server"], { env: { HOME } });
    expect(await serverOf({ HOME })).toBe("http://localhost:3000");
  });

  test("what else is in the settings stays; what is no setting is refused", async () => {
    const XDG_CONFIG_HOME = temporaryDirectory();
    const file = join(XDG_CONFIG_HOME, "lectern/config.json");
    mkdirSync(join(XDG_CONFIG_HOME, "lectern"));
    writeFileSync(file, '{"other": 1}');
    await lectern(["config", "set", "server", "localhost:3000"], { env: { XDG_CONFIG_HOME } });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ other: 1, server: "http://localhost:3000" });
    for (const args of [
      ["set", "colour", "x"],
      ["set", "server"],
      ["get", "server", "x"],
      ["set", "server", "ftp://x"],
      ["put"],
    ]) {
      expect((await lectern(["config", ...args], { env: { XDG_CONFIG_HOME } })).code).toBe(2);
    }
    writeFileSync(file, "{broken");
    const broken = await lectern(["config"], { env: { XDG_CONFIG_HOME } });
    expect(broken).toMatchObject({ code: 3, stdout: "" });
    expect(broken.stderr).toContain("are not a JSON object");
  });
});
