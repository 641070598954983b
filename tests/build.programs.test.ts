import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PreviewInput } from "../src/http/site/preview/preview-input.ts";
import { threadEntries, threadEntry } from "../src/work/thread-entry.ts";
import { ThreadPool } from "../src/work/thread-pool.ts";
import { testSettings } from "./support/server-process.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { testPatience } from "./support/test-patience.ts";

const buildScript = join(import.meta.dir, "..", "scripts", "build.ts");
// Outside the project, so that nothing can be taken from the sources.
const directory = temporaryDirectory();

describe("a built server", () => {
  let server: { process: Bun.Subprocess; origin: string } | undefined;

  beforeAll(async () => {
    const build = Bun.spawn([process.execPath, buildScript, directory], { stdout: "ignore", stderr: "pipe" });
    expect([await build.stderr.text(), await build.exited]).toEqual(["", 0]);
    server = await start(join(directory, "main.js"));
  });

  afterAll(async () => {
    server?.process.kill("SIGTERM");
    expect(await server?.process.exited).toBe(0);
  });

  test("has a file for every thread", async () => {
    for (const entry of threadEntries) {
      expect(await Bun.file(join(directory, entry.replace(/ts$/, "js"))).exists()).toBe(true);
    }
  });

  test("has what draws link previews, fonts too", async () => {
    const entry = pathToFileURL(join(directory, "http/site/preview/thread.js"));
    const pool = new ThreadPool<PreviewInput, Uint8Array>({
      entry,
      threads: 1,
      maxQueue: 1,
      deadlineMs: testPatience.job,
    });
    const log = { finding: "", severity: null, lines: 1, totals: null, size: 1, timeline: [] };
    const brand = { name: "Lectern", accent: "#1f6f4a", logo: null };
    const png = await pool.run({ ...log, brand, title: "Paper 服务器日志", fileName: "лог.log", language: "zh-CN" });
    pool.close();
    expect(Buffer.from(png).toString("latin1", 1, 4)).toBe("PNG");
  });

  const small = '[12:00:00] [Server thread/INFO]: Done (3.141s)! For help, type "help"\n';
  // Random, so that it is large after packing, too, and has to come through the thread for large reads.
  const randomLine = (_: unknown, i: number) => `[${i}] ${crypto.randomUUID()}${crypto.randomUUID()}\n`;
  const large = Array.from({ length: 20_000 }, randomLine).join("");

  test.each([
    ["small", small],
    ["large", large],
  ])("stores a %s log and gives it back, as JSON, as text and as a page", async (_, content) => {
    const uploaded = await fetch(`${server!.origin}/api/upload`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content, name: "latest.log" }),
    });
    const { id } = (await uploaded.json()) as { id: string };

    const log = await (await fetch(`${server!.origin}/api/log/${id}`)).json();
    expect(log).toMatchObject({ success: true, content, name: "latest.log", views: 1 });
    expect(await (await fetch(`${server!.origin}/raw/${id}`)).text()).toBe(content);
    const page = await fetch(`${server!.origin}/${id}`, { headers: { Accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await foundByAssistant(id, content.slice(0, 10))).toBe(true);
  });

  async function foundByAssistant(log: string, text: string): Promise<boolean> {
    const params = { name: "log_search", arguments: { log, text } };
    const answer = await fetch(`${server!.origin}/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    const { result } = (await answer.json()) as { result: { structuredContent: { matchCount: number } } };
    return result.structuredContent.matchCount > 0;
  }
});

describe("threadEntry", () => {
  test("finds the modules in the sources", async () => {
    for (const entry of threadEntries) expect(await Bun.file(threadEntry(entry)).exists()).toBe(true);
  });

  test("finds the modules beside a bundle and inside an executable", () => {
    const inBundle = threadEntry("http/threads/heavy-thread.ts", "file:///srv/lectern/dist/main.js");
    expect(inBundle.href).toBe("file:///srv/lectern/dist/http/threads/heavy-thread.js");
    const inExecutable = threadEntry("http/threads/heavy-thread.ts", "file:///$bunfs/root/lectern");
    expect(inExecutable.href).toBe("file:///$bunfs/root/http/threads/heavy-thread.js");
  });
});

async function start(main: string): Promise<{ process: Bun.Subprocess; origin: string }> {
  const server = Bun.spawn([process.execPath, main], {
    env: { ...testSettings, PATH: process.env["PATH"], DATA_DIR: temporaryDirectory() },
    stdout: "ignore",
    stderr: "pipe",
  });
  // Read by hand: a loop that returns would close the pipe, and the server still has something to say at its end.
  const reader = server.stderr.getReader();
  const decoder = new TextDecoder();
  let told = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the server did not start: ${told}`);
    told += decoder.decode(value, { stream: true });
    const origin = /listens on (http:\S+)\n/.exec(told)?.[1];
    if (origin) return { process: server, origin };
  }
}
