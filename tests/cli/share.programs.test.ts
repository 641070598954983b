import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { bundleOf, sampleReport } from "../support/bundle-shares.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { zipOf } from "../support/zip-builder.ts";
import { lecternInTerminal, lecternProcess } from "./lectern-process.ts";

let app: AppUnderTest;
const directory = temporaryDirectory();
const log = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n";
const private_ = `${log}[12:00:01] [Server thread/INFO]: Steve[/203.0.113.77:5555] logged in\n`;
const repetition = "[12:00:01] [Server thread/WARN]: Steve moved 17 blocks wrongly\n";
/** The address in the second line could as well be a version; the one in the third cannot. */
const doubtful = `${log}seen 5.9.12.44\nSteve[/203.0.113.77:5555] logged in\nand 5.9.12.45 again\n`;

beforeAll(async () => {
  app = await startApp();
  const files: Record<string, string | Uint8Array> = {
    "latest.log": log,
    "private.log": private_,
    "doubtful.log": doubtful,
    "mail alex@example.com.log": log,
    "annamaria.log": `${log}Loading /home/annamaria/server.jar\n`,
    "2026-01-15-1.log.gz": Bun.gzipSync(Buffer.from(log)),
    "cut.log.gz": Bun.gzipSync(Buffer.from(log.repeat(50))).subarray(0, 60),
    "gbk.log": Buffer.from([0x5b, 0xd6, 0xd0, 0xce, 0xc4, 0x5d, 0x0a]),
    "empty.log": "",
    "blank.log": " \n\t\n",
    "large.log": "x".repeat(10 * 1024 * 1024 + 1),
    "huge.log": `the beginning\n${repetition.repeat(6000)}the end\n`,
    "-dash.log": log,
  };
  for (const [name, content] of Object.entries(files)) await Bun.write(join(directory, name), content);
  mkdirSync(join(directory, "hollow"));
});
afterAll(() => app.stop());

interface ShareOptions {
  input?: string | Uint8Array;
  env?: Record<string, string>;
}

const sharedWith =
  (run: typeof runCommandLine) =>
  (args: string[], options: ShareOptions = {}) =>
    run(["share", ...args], { directory, ...options, env: { LECTERN_SERVER: app.url, ...options.env } });
const share = sharedWith(runCommandLine);
/** For what a process has of its own: pipes, and what it starts. */
const shareInProcess = sharedWith(lecternProcess);
const idOf = (text: string) => /\/([A-Za-z0-9]{10})\n/.exec(text)?.[1] ?? "";

test("a file becomes a link on standard output, and nothing else does", async () => {
  const { code, stdout, stderr } = await shareInProcess(["latest.log"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^${app.url}/[A-Za-z0-9]{10}\n$`));
  expect(await logOf(app, idOf(stdout))).toMatchObject({ content: log, name: "latest.log" });
});

describe("a log in a pipe is read", () => {
  test.each([
    [[], shareInProcess],
    [["-"], share],
    [["--name", "server.log", "-"], share],
  ])("%j", async (args, sharedBy) => {
    const { code, stdout } = await sharedBy(args, { input: log });
    expect(code).toBe(0);
    expect(await logOf(app, idOf(stdout))).toMatchObject({ content: log, name: args.length > 1 ? "server.log" : "" });
  });

  test("also packed", async () => {
    const { stdout } = await share([], { input: Bun.gzipSync(Buffer.from(log)) });
    expect((await logOf(app, idOf(stdout))).content).toBe(log);
  });
});

describe("what is private", () => {
  test("is masked before it is sent, and told on standard error", async () => {
    const { stdout, stderr } = await share(["private.log"]);
    expect((await logOf(app, idOf(stdout))).content).toBe(private_.replace("203.0.113.77", "**.**.**.**"));
    expect(stderr).toContain("masked 1 private text");
    expect(stderr).toMatch(/IPv4 addresses +1 +line 2\n/);
    expect(stderr).not.toContain("203.0.113");
  });

  test("is sent with --no-redact, and that is told, too", async () => {
    const { stdout, stderr } = await share(["--no-redact", "private.log"]);
    expect((await logOf(app, idOf(stdout))).content).toBe(private_);
    expect(stderr).toContain("because of --no-redact");
  });

  test("is masked in the name of the log, too, unless --no-redact says otherwise", async () => {
    const file = "mail alex@example.com.log";
    const nameOf = async (args: string[]) => (await logOf(app, idOf((await share(args)).stdout))).name;
    expect(await nameOf([file])).toBe("mail ****@****.log");
    // By itself, this name could be anything: the log says that it is an account.
    expect(await nameOf(["annamaria.log"])).toBe("********.log");
    expect(await nameOf(["--name", "from alex@example.com", "latest.log"])).toBe("from ****@****");
    expect(await nameOf(["--no-redact", file])).toBe(file);
  });
});

describe("of a log that is too large, the parts that matter are shared", () => {
  const parts = `the beginning\n${repetition.repeat(10)}[… 5990 lines left out …]\nthe end\n`;
  const told =
    "huge.log is too large: 0.36 MiB, and the server takes 0.29 MiB.\nhuge.log: 5,990 of 6,003 lines are left out: repetitions first,";
  /** It takes less than others, but more than what nobody asks about. */
  let small: AppUnderTest;
  beforeAll(async () => {
    small = await startApp({}, { maxLogBytes: 300 * 1024 });
  });
  afterAll(() => small.stop());
  const shareThere = (args: string[]) => share(args, { env: { LECTERN_SERVER: small.url } });

  test("with --parts, and what is left out is told", async () => {
    const { code, stdout, stderr } = await shareThere(["--parts", "huge.log"]);
    expect(code).toBe(0);
    expect(stderr).toStartWith(told);
    expect((await logOf(small, idOf(stdout))).content).toBe(parts);
    const json = JSON.parse((await shareThere(["--parts", "--json", "huge.log"])).stdout);
    expect(json.logs[0].leftOut).toEqual({ lines: 5990, of: 6003 });
  });

  test("in a terminal when somebody says yes", async () => {
    const ask = async (typed: string) => {
      let isAsked = false;
      return await lecternInTerminal(["share", "huge.log"], {
        directory,
        columns: 400,
        env: { LECTERN_SERVER: small.url },
        answer: (shown) => {
          if (isAsked || !shown.includes("Share the parts that matter")) return "";
          isAsked = true;
          return `${typed}\n`;
        },
      });
    };
    const no = await ask("n");
    expect(no.code).toBe(3);
    expect(no.shown).toContain("lectern: huge.log is too large");
    const yes = await ask("y");
    expect(yes.code).toBe(0);
    expect((await logOf(small, idOf(yes.shown.replaceAll("\r", "")))).content).toBe(parts);
  });

  test("not in a pipe without being told so", async () => {
    const { code, stdout, stderr } = await shareThere(["huge.log"]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr).toContain("--parts shares its beginning, its end and what is around its problems.");
  });
});

describe("what is only possible", () => {
  test("stays, and how often and where is told", async () => {
    const { code, stdout, stderr } = await share(["doubtful.log"]);
    expect(code).toBe(0);
    expect((await logOf(app, idOf(stdout))).content).toBe(doubtful.replace("203.0.113.77", "**.**.**.**"));
    expect(stderr).toContain("doubtful.log: masked 1 private text before");
    expect(stderr).toContain(
      "doubtful.log: 2 places look like addresses but could be versions, and stay (--strict masks them): lines 2, 4\n",
    );
  });

  test("is masked with --strict, and told as what it is", async () => {
    const { code, stdout, stderr } = await share(["--strict", "doubtful.log"]);
    expect(code).toBe(0);
    expect((await logOf(app, idOf(stdout))).content).toBe(
      doubtful.replace(/203\.0\.113\.77|5\.9\.12\.4./g, "**.**.**.**"),
    );
    expect(stderr).toContain("doubtful.log: masked 3 private texts before");
    expect(stderr).toMatch(/Addresses or versions +2 +lines 2, 4\n/);
    expect(stderr).not.toContain("and stay");
  });

  test("is counted in the JSON where it was masked", async () => {
    const masked = async (args: string[]) => JSON.parse((await share(["--json", ...args])).stdout).logs[0].masked;
    expect(await masked(["doubtful.log"])).toEqual({ ipv4: 1 });
    expect(await masked(["--strict", "doubtful.log"])).toEqual({ ipv4: 1, "possible-address": 2 });
  });

  test("cannot be masked and sent at once: nothing is sent", async () => {
    const { code, stdout, stderr } = await share(["--strict", "--no-redact", "doubtful.log"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("--strict and --no-redact cannot go together.");
  });
});

describe("several files", () => {
  test("get one link", async () => {
    const { code, stdout, stderr } = await share(["latest.log", "2026-01-15-1.log.gz", "--name", "both"]);
    expect(stderr).toBe("");
    expect({ code, lines: stdout.split("\n").length }).toEqual({ code: 0, lines: 2 });
    const bundle = await bundleOf(app, idOf(stdout));
    expect(bundle.name).toBe("both");
    expect(bundle.files.map(({ name }) => name)).toEqual(["latest.log", "2026-01-15-1.log"]);
    expect(await logOf(app, bundle.files[1]!.id)).toMatchObject({ content: log });
  });

  test("in an archive or a folder are found", async () => {
    const zip = zipOf([
      { name: "x/logs/latest.log", content: log },
      { name: "x/crash-reports/crash-2026-01-15_10.00.00-client.txt", content: sampleReport },
      { name: "x/mods/a.jar", content: "PK" },
    ]);
    await Bun.write(join(directory, "export.zip"), zip);
    await Bun.write(join(directory, "game/logs/latest.log"), log);
    await Bun.write(join(directory, "game/crash-reports/crash-2026-01-15_10.00.00-client.txt"), sampleReport);
    await Bun.write(join(directory, "game/options.txt"), "fov:0");
    for (const file of ["export.zip", "game"]) {
      const { code, stdout } = await share([file]);
      expect(code).toBe(0);
      const { files } = await bundleOf(app, idOf(stdout));
      expect(files.map(({ name }) => name)).toEqual(["crash-2026-01-15_10.00.00-client.txt", "latest.log"]);
    }
  });

  test("are masked with the names of accounts in all of them", async () => {
    await Bun.write(join(directory, "of hannah.log"), "Setting user: hannah\n");
    await Bun.write(join(directory, "crash-1.txt"), "at C:\\Users\\hannah\\mods\n");
    const { stdout } = await share(["of hannah.log", "crash-1.txt", "--name", "for hannah"]);
    const { name, files } = await bundleOf(app, stdout.trim().slice(-10));
    expect(name).toBe("for ********");
    expect(files.map((file) => file.name).sort()).toEqual(["crash-1.txt", "of ********.log"]);
    const stored = await Promise.all(files.map(async ({ id }) => (await logOf(app, id)).content));
    expect(stored.sort()).toEqual(["Setting user: ********\n", "at C:\\Users\\********\\mods\n"]);
  });

  test("become several logs with --separate, listed with their names", async () => {
    const { code, stdout } = await share(["--separate", "latest.log", "2026-01-15-1.log.gz"]);
    expect(code).toBe(0);
    const rows = stdout.trimEnd().split("\n");
    expect(rows.map((row) => row.split(/ +/)[0])).toEqual(["latest.log", "2026-01-15-1.log.gz"]);
    expect(await logOf(app, idOf(`${rows[1]}\n`))).toMatchObject({ content: log, name: "2026-01-15-1.log" });
  });

  test("of which some cannot be shared: the others are, and the exit code says so", async () => {
    const files = [
      "nothing.log",
      "latest.log",
      "empty.log",
      "blank.log",
      "cut.log.gz",
      "large.log",
      "hollow",
      "private.log",
    ];
    const { code, stdout, stderr } = await share(["--plain", "--separate", ...files]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/^http\S+\nhttp\S+\n$/);
    expect(stderr).toContain("nothing.log does not exist.");
    expect(stderr).toContain("empty.log is empty.");
    expect(stderr).toContain("blank.log is empty.");
    expect(stderr).toContain("cut.log.gz is packed with gzip, but damaged or cut off.");
    expect(stderr).toContain("large.log is too large: 10.0 MiB, and the server takes 10 MiB. --parts shares its");
    expect(stderr).toContain("hollow is a folder without a log or a crash report.");
  });

  test("as JSON", async () => {
    const { code, stdout } = await share(["--json", "private.log", "nothing.log"]);
    expect(code).toBe(3);
    const { logs, failed } = JSON.parse(stdout);
    expect(logs).toEqual([
      {
        file: "private.log",
        name: "private.log",
        id: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
        url: expect.stringContaining(app.url),
        shortUrl: expect.stringContaining("/s/"),
        createdAt: expect.stringMatching(/Z$/),
        masked: { ipv4: 1 },
      },
    ]);
    expect(failed).toEqual([{ file: "nothing.log", error: "nothing.log does not exist." }]);
  });
});

test("a log in another encoding is read as the server would", async () => {
  expect((await logOf(app, idOf((await share(["gbk.log"])).stdout))).content).toBe("[中文]\n");
});

test("a file that begins with a dash comes behind --", async () => {
  expect((await share(["-dash.log"])).code).toBe(2);
  expect((await logOf(app, idOf((await share(["--", "-dash.log"])).stdout))).name).toBe("-dash.log");
});

test("of an archive is taken what this server takes", async () => {
  const small = await startApp({}, { maxLogBytes: 1000 });
  const zip = zipOf([
    { name: "logs/debug.log", content: log.repeat(1 + Math.ceil(1000 / log.length)) },
    { name: "logs/latest.log", content: log },
  ]);
  await Bun.write(join(directory, "large.zip"), zip);
  const { code, stdout, stderr } = await share(["large.zip"], { env: { LECTERN_SERVER: small.url } });
  expect([code, stderr]).toEqual([0, expect.stringContaining("Left out: large.zip: logs/debug.log (too large).")]);
  expect((await logOf(small, idOf(stdout))).name).toBe("latest.log");
  await small.stop();
});

test("--open starts the browser of the system with the link, without a shell", async () => {
  const bin = temporaryDirectory();
  const opened = join(bin, "opened");
  await Bun.write(
    join(bin, "xdg-open"),
    `#!/bin/sh\nprintf '%s|' "$@" >> ${opened}.part && mv ${opened}.part ${opened}\n`,
  );
  chmodSync(join(bin, "xdg-open"), 0o755);
  const { code, stdout } = await shareInProcess(["--open", "latest.log"], {
    env: { PATH: `${bin}:${process.env["PATH"]}` },
  });
  expect(code).toBe(0);
  // It goes on by itself; the program does not wait for a browser.
  await until("the browser is started", () => Bun.file(opened).exists(), { everyMs: 5 });
  expect(readFileSync(opened, "utf8")).toBe(`${stdout.trim()}|`);
});

test("a system without a browser is told; the link is there", async () => {
  const { code, stdout, stderr } = await shareInProcess(["--open", "latest.log"], { env: { PATH: "/nowhere" } });
  expect(code).toBe(3);
  expect(stdout).toContain(app.url);
  expect(stderr).toContain("there is no xdg-open here");
});

test("--latest takes the newest log and says which", async () => {
  const server = temporaryDirectory();
  await Bun.write(join(server, "logs/latest.log"), log);
  await Bun.write(join(server, "crash-reports/crash-1.txt"), "---- Minecraft Crash Report ----\n");
  utimesSync(join(server, "logs/latest.log"), 1_000_000, 1_000_000);
  const env = { LECTERN_SERVER: app.url };
  const newest = await runCommandLine(["share", "--latest"], { directory: server, env });
  expect(newest.stderr).toContain("crash-reports/crash-1.txt (this folder, just now)");
  expect((await logOf(app, idOf(newest.stdout))).name).toBe("crash-1.txt");
  const nothing = await runCommandLine(["share", "--latest"], { env });
  expect({ code: nothing.code, stdout: nothing.stdout }).toEqual({ code: 3, stdout: "" });
  expect(nothing.stderr).toContain("No log was found");
});

test("a rate limit is told, waited for, and passes", async () => {
  const clock = new FakeClock();
  const limiter = new SlidingWindowLimiter(1, clock);
  const limited = await startApp({
    limiter: {
      take: (client) => limiter.take(client),
      // The server's clock goes on when it has refused: nobody has to be in time.
      async allowance(client) {
        const allowance = await limiter.allowance(client);
        if (allowance?.remaining === 0) clock.advance(2000);
        return allowance;
      },
    },
  });
  await limited.upload("the first");
  clock.advance(58_000);
  const { code, stdout, stderr } = await share(["latest.log", "--server", limited.url]);
  expect({ code, isLink: stdout.startsWith(limited.url) }).toEqual({ code: 0, isLink: true });
  expect(stderr).toMatch(/too much at once for the server\. Trying again in [23] seconds\./);
  await limited.stop();
});

describe("a server that does not help", () => {
  test("is named when it cannot be reached", async () => {
    const closed = Bun.serve({ port: 0, fetch: () => new Response() });
    const url = `http://127.0.0.1:${closed.port}`;
    await closed.stop(true);
    const { code, stdout, stderr } = await share(["latest.log", "--server", url]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr).toContain(`The server ${url} cannot be reached`);
  });

  test.each(["javascript:alert(1)", "--help", "\u001b]0;evil\u0007http://x", "file:///etc/passwd"])(
    "and answers with %j instead of a link: neither a terminal nor a browser gets that",
    async (url) => {
      using liar = Bun.serve({ port: 0, fetch: () => Response.json({ success: true, id: "x", url, shortUrl: url }) });
      const { code, stdout, stderr } = await share(["latest.log", "--open", "--server", liar.url.href]);
      expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
      expect(stderr).toContain("does not answer as a Lectern server");
      expect(stderr).not.toContain("\u001b");
    },
  );
});
