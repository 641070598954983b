import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { zipOf } from "../support/zip-builder.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const servers: { stop(closeActive: boolean): unknown }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop(true))));

/** A server of somebody who means harm, and somebody who uses it. */
function victimOf(answer: Answer) {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  servers.push(server);
  const url = `http://127.0.0.1:${server.port}`;
  const home = temporaryDirectory();
  const directory = temporaryDirectory();
  const kept = join(home, ".config", "lectern", "shared-logs.jsonl");
  writeFileSync(join(directory, "latest.log"), "[12:00:00] [main/INFO]: hello\n");
  const run = (...args: string[]) =>
    runCommandLine(args, { directory, env: { HOME: home, LECTERN_SERVER: url }, terminal: { columns: 100 } });
  const remember = (...lines: object[]) => {
    mkdirSync(join(kept, ".."), { recursive: true });
    writeFileSync(kept, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  };
  return { url, directory, kept, run, remember };
}

/** Nothing that a terminal would obey, and nothing that turns the direction of writing. */
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/;
/** What the progress bar draws over itself where the machine is slow: the program's own, not the server's. */
const withoutProgress = (written: string) => written.replaceAll("\r\u001b[K", "");
const evil =
  "\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007\u001b]52;c;ZXZpbA==\u001b\\\u009b2J\u009d0;x\u009c\u001b[2J\r\b\u202e\u2066x";

const link = "https://logs.example.org/7Kd3mPq9Xw";
const stored = {
  success: true,
  id: "7Kd3mPq9Xw",
  url: link,
  shortUrl: link,
  createdAt: "2026-01-15T10:30:00.000Z",
  token: "f".repeat(64),
};

describe("an answer without an end", () => {
  const megabyte = new Uint8Array(1024 * 1024).fill(120);
  const endless = (type: string) => {
    const state = { sent: 0 };
    const body = () =>
      new ReadableStream({
        async pull(controller) {
          await Bun.sleep(0);
          state.sent++;
          controller.enqueue(megabyte);
        },
      });
    return { state, answer: () => new Response(body(), { headers: { "Content-Type": type } }) };
  };

  test("is not gathered, and no file is made", async () => {
    const { state, answer } = endless("text/plain");
    const { run, directory } = victimOf(answer);
    const { code, stderr } = await run("get", "7Kd3mPq9Xw", "--output", "got.log");
    expect({ code, isThere: existsSync(join(directory, "got.log")) }).toEqual({ code: 3, isThere: false });
    expect(stderr).toContain("larger than any of a Lectern server");
    expect(state.sent).toBeLessThan(100);
  });

  test("of which a few facts are expected is given up soon", async () => {
    for (const args of [
      ["stats", "7Kd3mPq9Xw"],
      ["share", "latest.log"],
    ]) {
      const { state, answer } = endless("application/json");
      const { code, stderr } = await victimOf(answer).run(...args);
      expect(code).toBe(3);
      expect(stderr).toContain("does not answer as a Lectern server");
      expect(state.sent).toBeLessThan(30);
    }
  });

  test("may be packed small", async () => {
    const zeros = Bun.gzipSync(new Uint8Array(128 * 1024 * 1024));
    const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
    const { code, stderr } = await victimOf(() => new Response(zeros, { headers })).run("get", "7Kd3mPq9Xw");
    expect(code).toBe(3);
    expect(stderr).toContain("larger than any of a Lectern server");
  });
});

test("half of an answer is no log, and no file is made", async () => {
  const half = Bun.gzipSync(crypto.getRandomValues(new Uint8Array(20_000))).subarray(0, 9000);
  const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
  const { run, directory } = victimOf(() => new Response(half, { headers }));
  const { code, stderr } = await run("get", "7Kd3mPq9Xw", "--output", "got.log");
  expect({ code, isThere: existsSync(join(directory, "got.log")) }).toEqual({ code: 3, isThere: false });
  expect(stderr).toContain("broke before the whole answer came");
});

describe("an answer to an upload that is none", () => {
  test.each<[what: string, changes: object]>([
    ["an id that is a path", { id: "../../x" }],
    ["no id", { id: null }],
    ["a link that is none", { url: "javascript:alert(1)" }],
    ["a link of a kilometre", { url: `https://logs.example.org/${"x".repeat(100_000)}` }],
    ["a second link that is none", { shortUrl: "file:///etc/passwd" }],
    ["a time that is none", { createdAt: evil }],
    ["a time that is an object", { createdAt: { toString: "x" } }],
    ["a token that would split a header", { token: "a\r\nX-Evil: b" }],
    ["files that are none", { files: "abc" }],
    ["files that are nothing", { files: [null] }],
    ["files without a link", { files: [{ name: "a.log", id: "7Kd3mPq9Xw" }] }],
    ["files with names that are numbers", { files: [{ ...stored, name: 5 }] }],
  ])("is told, and nothing of it is kept: %s", async (_, changes) => {
    const { run, kept } = victimOf(() => Response.json({ ...stored, ...changes }));
    for (const args of [
      ["share", "latest.log"],
      ["share", "--json", "latest.log"],
    ]) {
      const { code, stdout, stderr } = await run(...args);
      expect({ code, isThere: existsSync(kept) }).toEqual({ code: 3, isThere: false });
      expect(stdout + stderr).toContain("does not answer as a Lectern server");
      expect(withoutProgress(stdout + stderr)).not.toMatch(obeyed);
    }
  });

  test("one that is right is kept as the address that it is", async () => {
    const { run, kept, url } = victimOf(() =>
      Response.json({ ...stored, url: "HTTPS://logs.Example.org:443/7Kd3mPq9Xw" }),
    );
    expect(await run("share", "latest.log")).toMatchObject({ code: 0, stdout: `${link}\n` });
    expect(JSON.parse(readFileSync(kept, "utf8"))).toMatchObject({ server: url, id: stored.id, url: link });
  });
});

describe("what a server says", () => {
  const everyCommand = [
    ["share", "latest.log"],
    ["share", "--json", "latest.log"],
    ["get", "7Kd3mPq9Xw"],
    ["stats", "7Kd3mPq9Xw"],
    ["stats", "--json", "7Kd3mPq9Xw"],
    ["list", "--check"],
    ["delete", "7Kd3mPq9Xw"],
  ];

  test.each<[what: string, answer: Answer]>([
    ["an error", () => Response.json({ success: false, error: evil, code: 400 }, { status: 400 })],
    [
      "an error in text",
      () => new Response(evil.replaceAll("\r", ""), { status: 404, headers: { "Content-Type": "text/plain" } }),
    ],
    ["a refusal", () => Response.json({ success: false, error: evil, code: 403 }, { status: 403 })],
    [
      "a success",
      () => Response.json({ ...stored, id: evil, error: evil, views: evil, uniqueViews: [evil], createdAt: evil }),
    ],
    ["its text", () => new Response(evil, { headers: { "Content-Type": "text/plain" } })],
    ["a redirect", () => new Response(null, { status: 307, headers: { Location: "http://127.0.0.1:1/\u009b2J" } })],
    ["a type", () => new Response("x", { headers: { "Content-Type": "text/\u009b2J" } })],
    ["a deep list", () => new Response(`{"success":true,"id":${"[".repeat(50_000)}${"]".repeat(50_000)}}`)],
  ])("moves no cursor and breaks nothing: %s", async (_, answer) => {
    for (const args of everyCommand) {
      const { run, remember, url } = victimOf(answer);
      remember({ ...stored, server: url, name: evil, createdAt: evil });
      const { code, stdout, stderr } = await run(...args);
      expect(withoutProgress(stdout + stderr)).not.toMatch(obeyed);
      expect([0, 3]).toContain(code);
    }
  });

  test("does not wait for ever, however late it says to come back", async () => {
    const headers = { "Retry-After": "999999999" };
    const { run } = victimOf(() => Response.json({ error: "Later." }, { status: 503, headers }));
    const { code, stderr } = await run("share", "latest.log");
    expect({ code, stderr }).toEqual({ code: 3, stderr: "lectern: Later. Try again in 999,999,999 seconds.\n" });
  });

  // Much, packed to little.
  const bomb = zipOf([{ name: "logs/latest.log", content: `x${"\n".repeat(40 * 1024 * 1024)}` }]);

  test.each([1e300, -5, 0, 1.5, "1", null, {}])("about how much it takes is not believed: %p", async (maxLogBytes) => {
    const asked: string[] = [];
    const { run, directory } = victimOf((request) => {
      asked.push(new URL(request.url).pathname);
      return Response.json(asked.at(-1) === "/api/limits" ? { success: true, maxLogBytes } : stored);
    });
    writeFileSync(join(directory, "logs.zip"), bomb);
    const { code, stdout, stderr } = await run("share", "logs.zip");
    expect({ code, stdout, asked }).toEqual({ code: 3, stdout: "", asked: ["/api/limits"] });
    expect(withoutProgress(stderr)).not.toMatch(obeyed);
  });
});

test.each([{ message: evil, note: evil }, { message: 5, note: [evil] }, { message: { length: 9 }, note: null }, evil])(
  "what a server knows of others' logs may be anything: %#",
  async (known) => {
    const { run, url } = victimOf(() => Response.json({ success: true, findings: [], known }));
    for (const json of [[], ["--json"]]) {
      const { code, stdout, stderr } = await run("analyse", "latest.log", "--server", url, ...json);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      // But for our own colours.
      expect(withoutProgress(stdout.replaceAll(/\u001b\[\d{1,2}m/g, ""))).not.toMatch(obeyed);
    }
  },
);

describe("a server that writes down the link of another", () => {
  const other = "http://127.0.0.1:1";
  const entries = (url: string) => [
    { ...stored, server: other, url: `${other}/7Kd3mPq9Xw`, name: "mine.log", token: "a".repeat(64) },
    { ...stored, server: url, url: `${other}/7Kd3mPq9Xw`, name: "theirs.log", token: "b".repeat(64) },
  ];

  test("is not asked to delete it", async () => {
    const asked: string[] = [];
    const { run, remember, url } = victimOf((request) => {
      asked.push(request.headers.get("Authorization") ?? "");
      return Response.json({ success: true, id: stored.id });
    });
    remember(...entries(url));
    const { code, stdout, stderr } = await run("delete", `${other}/7Kd3mPq9Xw`);
    expect({ code, stdout, asked }).toEqual({ code: 3, stdout: "", asked: [] });
    expect(stderr).toContain(`The server ${other} cannot be reached`);
    const byId = await run("delete", "7Kd3mPq9Xw");
    expect({ code: byId.code, asked }).toEqual({ code: 3, asked: [] });
    expect(byId.stderr).toContain(`Say on which: --server ${url}, --server ${other}`);
    expect((await run("delete", "--server", url, "7Kd3mPq9Xw")).code).toBe(0);
    expect(asked).toEqual([`Bearer ${"b".repeat(64)}`]);
  });
});

test("a server that fails is asked about one log of a list, and not about each", async () => {
  let asked = 0;
  const { run, remember, url } = victimOf(() => {
    asked++;
    return new Response("<h1>Welcome</h1>");
  });
  const log = { ...stored, server: url, url: `${url}/x`, name: "a.log" };
  remember(...["2222222222", "3333333333", "4444444444"].map((id) => ({ ...log, id })));
  const { code, stdout } = await run("list", "--check");
  expect({ code, asked, unknown: stdout.match(/ unknown /g)?.length }).toEqual({ code: 0, asked: 1, unknown: 3 });
});
