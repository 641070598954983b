import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";

/** Clients from npm, as they are published, each in a program of its own. Node came with the npm that installed them. */
const log = "[12:00:00] [Server thread/INFO]: 0.92.2+1.20.1 & 100% \"done\" 中文 '\u001b[0m'\r\n\tat a.b.C\n";
const node = Bun.which("node") ?? process.execPath;
const root = join(import.meta.dir, "../..");

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Run {
  code: number;
  output: string;
  trouble: string;
}

/** Runs a script that finds the log in `log` and the server in `server`. What it returns is printed. */
async function run(script: string, input = log): Promise<Run> {
  const program = `
    const log = require("node:fs").readFileSync(0, "utf8");
    const server = process.argv[1];
    (async () => { ${script} })().then(
      (result) => process.stdout.write(String(result)),
      (error) => { process.stderr.write(String(error.message)); process.exitCode = 3; },
    );`;
  const child = Bun.spawn([node, "-e", program, app.url], {
    cwd: root,
    stdin: Buffer.from(input),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, trouble, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, output, trouble };
}

async function output(script: string, input = log): Promise<string> {
  const { code, output, trouble } = await run(script, input);
  if (code !== 0) throw new Error(`the client failed: ${trouble}`);
  return output;
}

/** As a person opens a link in a browser, whichever redirections that takes. */
async function pageBehind(link: string): Promise<string> {
  const response = await fetch(link, { headers: { Accept: "text/html" } });
  expect([link, response.status]).toEqual([link, 200]);
  return response.text();
}

const idIn = (link: string) => /\/(\w{10})(?:\.\w+)?$/.exec(link)![1]!;

describe("hastebin", () => {
  test("shares a log, and its link leads to the page", async () => {
    const link = await output('return require("hastebin").createPaste(log, { server })');
    expect((await logOf(app, idIn(link))).content).toBe(log);
    expect(await pageBehind(link)).toContain("Server thread");
  });

  test("gives the link to the raw text where it is told to, and sends any content type", async () => {
    const link = await output(
      'return require("hastebin").createPaste(log, { server, raw: true, contentType: "application/json" })',
    );
    expect(await (await fetch(link)).text()).toBe(log);
  });

  test("fails with what the server says when a log is empty", async () => {
    const { code, trouble } = await run('return require("hastebin").createPaste(log, { server })', " \n");
    expect([code, trouble]).toEqual([3, "Response code 400 (Bad Request)"]);
  });
});

describe("hastebin-gen", () => {
  test.each(["js", "log", "txt"])("makes a link that ends in .%s, which leads to the page", async (extension) => {
    const link = await output(
      `return require("hastebin-gen")(log, { url: server, extension: ${JSON.stringify(extension)} })`,
    );
    expect(link).toEndWith(`.${extension}`);
    expect((await logOf(app, idIn(link))).content).toBe(log);
    expect(await pageBehind(link)).toContain("Server thread");
    expect(await (await fetch(link)).text()).toBe(log);
  });

  test("shares ten megabytes", async () => {
    const large = `${"x".repeat(1023)}\n`.repeat(10 * 1024);
    const link = await output('return require("hastebin-gen")(log, { url: server })', large);
    expect(await (await fetch(`${app.url}/raw/${idIn(link)}`)).text()).toBe(large);
    const tooLong = await run('return require("hastebin-gen")(log, { url: server })', `${large}x`);
    expect([tooLong.code, tooLong.trouble]).toEqual([3, "Bad Request"]);
  });
});

describe("hastebin.js", () => {
  test("shares a log without a content type, and reads it back", async () => {
    const link = await output(
      'const Client = require("hastebin.js"); return new Client({ url: server }).post(log, "java")',
    );
    expect(await pageBehind(link)).toContain("Server thread");
    const script = `return new (require("hastebin.js"))({ url: server }).get("${idIn(link)}.java")`;
    expect(await output(script)).toBe(log);
  });

  test("fails where there is no such document", async () => {
    const { code } = await run('return new (require("hastebin.js"))({ url: server }).get("abcdefghjk")');
    expect(code).toBe(3);
  });
});
