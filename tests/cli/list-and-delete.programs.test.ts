import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { lecternInTerminal, lecternProcess } from "./lectern-process.ts";

const log = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n";

let app: AppUnderTest;
let other: AppUnderTest;
beforeAll(async () => {
  [app, other] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

/** Somebody with a home, who shares from it. */
function somebody() {
  const home = temporaryDirectory();
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "latest.log"), log);
  writeFileSync(join(directory, "debug.log"), log);
  const file = join(home, ".config", "lectern", "shared-logs.jsonl");
  const options = (env: Record<string, string> = {}) => ({
    directory,
    env: { HOME: home, LECTERN_SERVER: app.url, ...env },
  });
  const run = (args: string[], env?: Record<string, string>) => runCommandLine(args, options(env));
  const runProcess = (args: string[]) => lecternProcess(args, options());
  return { home, directory, file, run, runProcess };
}

const statusOf = async (url: string) => (await fetch(url.trim(), { headers: { Accept: "text/plain" } })).status;

describe("what was shared", () => {
  test("is listed, the newest first, and can be deleted by its link and by its id", async () => {
    const { run } = somebody();
    const first = (await run(["share", "latest.log"])).stdout.trim();
    const second = (await run(["share", "debug.log", "--plain"])).stdout.trim();
    const listed = await run(["list"]);
    expect(listed).toMatchObject({ code: 0, stderr: "" });
    const [newest, oldest] = listed.stdout.split("\n");
    expect(newest).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  debug.log   ${second}$`));
    expect(oldest).toEndWith(`  latest.log  ${first}`);

    expect(await run(["delete", `${first}#L1`, second.slice(-10)])).toMatchObject({
      code: 0,
      stdout: `${first} is deleted.\n${second} is deleted.\n`,
      stderr: "",
    });
    for (const url of [first, second]) expect(await statusOf(url)).toBe(404);
    expect(await run(["list"])).toMatchObject({ code: 0, stdout: "", stderr: "Nothing was shared from here yet.\n" });
  });

  test("is in a file that only its owner can read; its tokens are shown nowhere", async () => {
    const { run, file } = somebody();
    const shared = await run(["share", "latest.log", "--json"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(readFileSync(file, "utf8")) as { token: string };
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    chmodSync(file, 0o644);
    const again = await run(["share", "latest.log"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const { stdout, stderr } of [shared, again, await run(["list"]), await run(["list", "--json"])]) {
      expect(stdout + stderr).not.toContain(token);
    }
  });

  test("is listed for programs", async () => {
    const { run } = somebody();
    const url = (await run(["share", "latest.log"])).stdout.trim();
    expect(JSON.parse((await run(["list", "--json"])).stdout)).toEqual([
      { server: app.url, id: url.slice(-10), url, name: "latest.log", createdAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test("by many at the same time is all there", async () => {
    const { run, runProcess } = somebody();
    await Promise.all(Array.from({ length: 6 }, () => runProcess(["share", "latest.log"])));
    expect((await run(["list"])).stdout.trim().split("\n")).toHaveLength(6);
  });

  test("is asked for with --check", async () => {
    const { run, file } = somebody();
    const there = (await run(["share", "latest.log"])).stdout.trim();
    const gone = (await run(["share", "debug.log"])).stdout.trim();
    const { token } = JSON.parse(readFileSync(file, "utf8").split("\n")[1]!) as { token: string };
    await app.get(`/api/log/${gone.slice(-10)}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
    const { stdout } = await run(["list", "--check"]);
    expect(stdout).toMatch(new RegExp(`  gone     debug.log   ${gone}\n.*  there    latest.log  ${there}\n`));
    expect(await run(["delete", gone])).toMatchObject({ code: 0, stdout: "", stderr: `${gone} was gone already.\n` });
    expect((await run(["list"])).stdout).not.toContain(gone);
  });

  test("that cannot be noted is shared all the same, and that is told", async () => {
    const { run, home } = somebody();
    writeFileSync(join(home, ".config"), "a file where the folder should be");
    const { code, stdout, stderr } = await run(["share", "latest.log"]);
    expect({ code, status: await statusOf(stdout) }).toEqual({ code: 0, status: 200 });
    expect(stderr).toContain("cannot be deleted from here");
  });

  test("is found beside lines that were cut off", async () => {
    const { run, file } = somebody();
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, '{"server":"http://a.example","id":"22\n\n[]\n{"id":5}\n');
    const url = (await run(["share", "latest.log"])).stdout.trim();
    expect((await run(["list"])).stdout).toEndWith(`${url}\n`);
  });
});

describe("delete", () => {
  test("of a log that somebody else shared is refused, and the others are deleted", async () => {
    const [mine, theirs] = [somebody(), somebody()];
    const foreign = (await theirs.run(["share", "latest.log"])).stdout.trim();
    const own = (await mine.run(["share", "latest.log"])).stdout.trim();
    const { code, stdout, stderr } = await mine.run(["delete", foreign, own]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: `${own} is deleted.\n` });
    expect(stderr).toContain(`${foreign} was not shared from here`);
    expect(await statusOf(foreign)).toBe(200);
  });

  test("sends a token only to the server that it came from", async () => {
    const { run } = somebody();
    const url = (await run(["share", "latest.log"])).stdout.trim();
    const elsewhere = url.replace(app.url, other.url);
    expect(await run(["delete", elsewhere])).toMatchObject({ code: 3, stdout: "" });
    expect(await run(["delete", "--server", other.url, url])).toMatchObject({ code: 3, stdout: "" });
    // Whatever server is set now.
    expect((await run(["delete", url.slice(-10)], { LECTERN_SERVER: other.url })).code).toBe(0);
    expect(await statusOf(url)).toBe(404);
  });

  test("of a server that is away keeps the token for another try", async () => {
    const { run } = somebody();
    const away = await startApp();
    const url = (await run(["share", "latest.log", "--server", away.url])).stdout.trim();
    await away.stop();
    const { code, stderr } = await run(["delete", url]);
    expect(code).toBe(3);
    expect(stderr).toContain("cannot be reached");
    expect((await run(["list"])).stdout).toContain(url);
  });

  test("needs an id or a link", async () => {
    const { run } = somebody();
    expect((await run(["delete"])).code).toBe(2);
    expect((await run(["delete", "not an id"])).code).toBe(2);
  });
});

describe("share --latest in a terminal", () => {
  function visitor() {
    const { home, directory } = somebody();
    mkdirSync(join(directory, "logs"));
    writeFileSync(join(directory, "logs", "latest.log"), `${log}Steve[/203.0.113.77:5555] logged in\n`);
    const share = (args: string[], typed: string) => {
      let isTyped = false;
      return lecternInTerminal(["share", "--latest", ...args], {
        directory,
        columns: 300,
        env: { HOME: home, LECTERN_SERVER: app.url },
        answer(shown) {
          if (isTyped || !shown.includes("[y/N]")) return "";
          isTyped = true;
          return typed;
        },
      });
    };
    return { share };
  }

  test("shows what it would send, and sends it to who says yes", async () => {
    const { code, shown } = await visitor().share([], "y\n");
    expect(shown).toContain(join("logs", "latest.log"));
    expect(shown).toContain("masked 1 private text before sending");
    expect(shown).toContain(`Share it as latest.log (2 lines, 83 B) on ${app.url}? [y/N] `);
    expect(code).toBe(0);
    expect(await statusOf(new RegExp(`${app.url}/\\w{10}(?=\r)`).exec(shown)![0])).toBe(200);
  });

  test.each(["n\n", "\n", "yesterday\n", "\u0004"])("sends nothing to who types %j", async (typed) => {
    const { code, shown } = await visitor().share([], typed);
    expect(code).toBe(3);
    expect(shown).toContain("Nothing was sent.");
    expect(shown).not.toMatch(new RegExp(`${app.url}/\\w{10}`));
  });

  test("does not ask with --yes", async () => {
    const { code, shown } = await visitor().share(["--yes"], "");
    expect(code).toBe(0);
    expect(shown).not.toContain("[y/N]");
  });
});
