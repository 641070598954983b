import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { testSettings } from "./support/server-process.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const buildScript = join(import.meta.dir, "..", "scripts", "build-binary.ts");
const name = process.platform === "win32" ? "lectern.exe" : "lectern";

interface RunningBinary {
  origin: string;
  /** Resolves to its exit code. */
  stop(): Promise<number>;
}

describe("the executable, alone in an empty directory", () => {
  const directory = temporaryDirectory();
  const home = temporaryDirectory();
  const program = join(directory, name);
  let server: RunningBinary | undefined;

  beforeAll(async () => {
    const built = temporaryDirectory();
    await build("--outdir", built);
    copyFileSync(join(built, name), program);
    server = await start();
  });

  afterAll(async () => {
    expect(await server?.stop()).toBe(0);
  });

  function spawn(options: string[], settings: Record<string, string> = {}) {
    return Bun.spawn([program, ...options], {
      cwd: directory,
      env: { PATH: process.env["PATH"], HOME: home, ...settings },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
  }

  async function run(...options: string[]): Promise<{ code: number; out: string; err: string }> {
    const child = spawn(options);
    const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
    return { code, out, err };
  }

  async function start(): Promise<RunningBinary> {
    const child = spawn(["serve"], { ...testSettings, LOG_LEVEL: "error" });
    const reader = child.stderr.getReader();
    const decoder = new TextDecoder();
    let told = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the server did not start: ${told}`);
      told += decoder.decode(value, { stream: true });
      const origin = /listens on (http:\S+)\n/.exec(told)?.[1];
      if (!origin) continue;
      return {
        origin,
        stop() {
          child.kill("SIGTERM");
          return child.exited;
        },
      };
    }
  }

  const get = (path: string, headers: Record<string, string> = {}) => fetch(server!.origin + path, { headers });

  async function upload(content: string): Promise<string> {
    const answer = await fetch(`${server!.origin}/api/upload`, {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body: content,
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  }

  const crash = [
    "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4",
    "[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use",
  ].join("\n");
  let id = "";

  test("shows its pages, with every file that they load", async () => {
    id = await upload(crash);
    for (const path of ["/", `/${id}`]) {
      const page = await (await get(path, { Accept: "text/html" })).text();
      const files = new Set([...page.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file));
      // The page of a log has its styles in itself.
      expect(page).toMatch(/<style>[\s\S]{10000,}<\/style>|<link rel="stylesheet" href="\/assets\/[a-z]+-page-/);
      expect(files.size).toBeGreaterThan(1);
      for (const file of files) {
        for (const encoding of ["identity", "br", "zstd", "gzip"]) {
          const answer = await get(file, { "Accept-Encoding": encoding });
          expect([file, answer.status, (await answer.bytes()).length > 0]).toEqual([file, 200, true]);
        }
      }
    }
  });

  test("gives a log back, explained, drawn and in short", async () => {
    expect(await (await get(`/raw/${id}`)).text()).toBe(crash);
    expect(await (await get(`/api/insights/${id}`)).json()).toMatchObject({ findings: [{ code: "port-in-use" }] });
    const picture = await get(`/${id}.png`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await picture.bytes()).toString("latin1", 1, 4)).toBe("PNG");
    expect(await (await get(`/${id}.md`)).text()).toContain("port-in-use");
  });

  test("takes ten megabytes, and finds lines in them for assistants", async () => {
    // Random, so that it is large after packing, too, and has to come through the thread for large reads.
    const line = (_: unknown, i: number) => `[${i}] ${crypto.randomUUID()}${crypto.randomUUID()}\n`;
    const large = Array.from({ length: 126_000 }, line).join("");
    expect(large.length).toBeGreaterThan(9_900_000);
    const log = await upload(large);
    expect(Bun.hash(await (await get(`/raw/${log}`)).bytes())).toBe(Bun.hash(large));
    const values = { log, text: "^\\[125999\\] ", isRegularExpression: true };
    const found = await fetch(`${server!.origin}/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "log_search", arguments: values },
      }),
    });
    expect(await found.json()).toMatchObject({
      result: { structuredContent: { matchCount: 1, lines: [{ line: 126_000 }] } },
    });
  });

  test("keeps its logs in ./data when it is started anew, and writes nothing else", async () => {
    expect(await server!.stop()).toBe(0);
    expect(readdirSync(directory).sort()).toEqual(["data", name]);
    expect(readdirSync(home)).toEqual([]);
    server = await start();
    expect(await (await get(`/raw/${id}`)).text()).toBe(crash);
  });

  test("is the command line, too", async () => {
    const help = await run("--help");
    expect([help.code, help.err]).toEqual([0, ""]);
    expect(help.out).toContain("serve");
    await Bun.write(join(home, "latest.log"), crash);
    const explained = await run("analyse", join(home, "latest.log"), "--json");
    expect([explained.err, explained.out]).toEqual(["", expect.stringContaining("port-in-use")]);
    expect(await server!.stop()).toBe(0);
    expect(await run("remove", id)).toEqual({ code: 0, out: `${id} is removed.\n`, err: "" });
    server = await start();
    expect((await get(`/raw/${id}`)).status).toBe(404);
  });

  test("takes no settings from files of the directory that it is started in", async () => {
    await Bun.write(join(directory, ".env"), "PORT=no-port");
    await Bun.write(join(directory, "bunfig.toml"), 'preload = ["./evil.ts"]');
    await Bun.write(join(directory, "evil.ts"), "console.log('loaded')");
    const again = await run("--help");
    expect([again.code, again.out.includes("loaded")]).toEqual([0, false]);
    expect(await server!.stop()).toBe(0);
    server = await start();
  });
});

describe("building the executable", () => {
  test.each([
    ["--target bun-plan9-x64", "there is no target bun-plan9-x64. There are: bun-linux-x64"],
    ["--everything", "--everything"],
  ])("with %s says what is wrong", async (options, words) => {
    const child = Bun.spawn([process.execPath, buildScript, ...options.split(" ")], {
      stdout: "ignore",
      stderr: "pipe",
    });
    expect([await child.stderr.text(), await child.exited]).toEqual([expect.stringContaining(words), 1]);
  });
});

test("building for another platform without a network says what is missing", async () => {
  const target = process.platform === "darwin" ? "bun-linux-x64" : "bun-darwin-x64";
  const directory = temporaryDirectory();
  const child = Bun.spawn([process.execPath, buildScript, "--target", target, "--outdir", directory], {
    env: {
      PATH: process.env["PATH"],
      HOME: directory,
      BUN_INSTALL_CACHE_DIR: directory,
      // Nothing listens on that port.
      BUN_COMPILE_TARGET_TARBALL_URL: "http://127.0.0.1:1/runtime.tgz",
    },
    stdout: "ignore",
    stderr: "pipe",
  });
  const words = "comes from registry.npmjs.org, which must be reachable once";
  expect([await child.stderr.text(), await child.exited]).toEqual([expect.stringContaining(words), 1]);
});

async function build(...options: string[]): Promise<void> {
  const child = Bun.spawn([process.execPath, buildScript, ...options], { stdout: "ignore", stderr: "pipe" });
  expect([await child.stderr.text(), await child.exited]).toEqual(["", 0]);
}
