import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { commands, shells } from "../../src/cli/commands.ts";
import { runCommandLine as lectern } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const script = async (shell: string) => (await lectern(["completions", shell])).stdout;

describe("in bash", () => {
  const directory = temporaryDirectory();

  /** What the shell offers behind this line. */
  async function offered(line: string): Promise<string[]> {
    await Bun.write(join(directory, "lectern.bash"), await script("bash"));
    for (const name of ["latest.log", "my server.log"]) await Bun.write(join(directory, name), "x");
    const words = line.split(" ");
    const program = `source ./lectern.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lectern; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const bash = Bun.spawn(["bash", "--norc", "-c", program, "bash", ...words], {
      cwd: directory,
      stdout: "pipe",
      stderr: "pipe",
    });
    const [stdout, stderr] = await Promise.all([bash.stdout.text(), bash.stderr.text()]);
    expect(stderr).toBe("");
    return stdout.split("\n").filter((word) => word !== "");
  }

  test("commands, options, their values and files are offered", async () => {
    expect(await offered("lectern s")).toEqual(["share", "stats", "serve", "status"]);
    expect(await offered("lectern share --pla")).toEqual(["--players", "--plain"]);
    expect(await offered("lectern share la")).toEqual(["latest.log"]);
    expect(await offered("lectern share --plain my")).toEqual(["my server.log"]);
    expect(await offered("lectern analyze --lang ")).toContain("pt-BR");
    expect(await offered("lectern completions ")).toEqual([...shells]);
    expect(await offered("lectern config s")).toEqual(["set", "server"]);
    expect(await offered("lectern get -o la")).toEqual(["latest.log"]);
    expect(await offered("lectern get ")).toEqual([]);
    expect(await offered("lectern help vers")).toEqual(["version"]);
  });

  test("every command and option is known", async () => {
    const names = await offered("lectern ");
    for (const { name, options } of commands) {
      expect(names).toContain(name);
      const flags = await offered(`lectern ${name} -`);
      for (const option of options) expect(flags).toContain(`--${option.name}`);
    }
  });
});

describe.each(["zsh", "fish"])("for %s", (shell) => {
  test("every command and option is in the script", async () => {
    const text = await script(shell);
    for (const { name, options } of commands) {
      expect(text).toContain(name);
      for (const option of options) expect(text).toContain(option.name);
    }
  });

  test("quotes and brackets are in balance: what both shells share, bash can read", async () => {
    const path = join(temporaryDirectory(), "lectern");
    await Bun.write(path, await script(shell));
    expect(Bun.spawnSync(["bash", "-n", path]).stderr.toString()).toBe("");
  });
});

test("there are none for other shells", async () => {
  const { code, stderr } = await lectern(["completions", "tcsh"]);
  expect(code).toBe(2);
  expect(stderr).toContain("bash, zsh, fish");
});
