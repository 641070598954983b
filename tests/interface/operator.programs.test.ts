import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** Where parts of the log, compressed as it is stored, are in the database's files. */
function piecesOnDisk(directory: string, content: string): string[] {
  const packed = Bun.zstdCompressSync(content, { level: 3 });
  const found: string[] = [];
  for (const name of ["lectern.sqlite", "lectern.sqlite-wal"].filter((name) => existsSync(join(directory, name)))) {
    const file = readFileSync(join(directory, name));
    // In small parts, because the database splits a large value into pages.
    for (let at = 0; at + 48 <= packed.length; at += 48) {
      if (file.includes(packed.subarray(at, at + 48))) found.push(`${name}: bytes ${at} to ${at + 48}`);
    }
  }
  return found;
}

test("an operator removes a log while the server runs: it is 404 at once, for good, and its bytes are gone", async () => {
  const directory = temporaryDirectory();
  const env = { DATA_DIR: directory };
  const server = await startProcess({ env });
  const secret = crypto.getRandomValues(new Uint8Array(40_000)).toHex();
  const upload = await fetch(`${server.url}/api/upload`, { method: "POST", body: secret });
  const { id, url } = (await upload.json()) as { id: string; url: string };
  const headers = { Accept: "text/html" };
  for (const path of ["/api/log/", "/raw/", "/"]) {
    expect((await fetch(server.url + path + id, { headers })).status).toBe(200);
  }
  expect(piecesOnDisk(directory, secret)).not.toEqual([]);

  const removal = await runToEnd({ env, args: ["remove", `${url}?x#L5`] });
  expect(removal).toMatchObject({ code: 0, stdout: `${id} is removed.\n` });
  await until("the server knows", async () => (await fetch(`${server.url}/api/stats/${id}`)).status === 404);
  // Nobody has to stop the server for that.
  expect(piecesOnDisk(directory, secret)).toEqual([]);
  for (const path of ["/api/log/", "/raw/", "/s/", "/"]) {
    expect((await fetch(server.url + path + id, { redirect: "manual", headers })).status).toBe(404);
  }
  expect(await runCommandLine(["remove", id], { env })).toMatchObject({ code: 1, stdout: `There is no log ${id}.\n` });
  expect(await runCommandLine(["remove", "nonsense"], { env })).toMatchObject({ code: 1 });
  expect(await server.stop()).toBe(0);

  expect(piecesOnDisk(directory, secret)).toEqual([]);
  const db = new Database(join(directory, "lectern.sqlite"), { readonly: true });
  expect(db.query("SELECT count(*) AS n FROM viewers").get()).toEqual({ n: 0 });
  db.close();
});

test("the request log has one JSON line a request, without content, names, queries or whole addresses", async () => {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), TRUSTED_PROXIES: "127.0.0.1" } });
  const from = { "X-Forwarded-For": "198.51.100.77" };
  const body = JSON.stringify({ content: "SECRETCONTENT", name: "SECRETNAME" });
  await fetch(`${server.url}/api/upload?name=SECRETQUERY`, { method: "POST", body, headers: from });
  await fetch(`${server.url}/api/health`, { headers: { "X-Forwarded-For": "2001:db8:aaaa:bbbb:cccc::1" } });
  await fetch(`${server.url}/api/log/nope`, { headers: from });
  await server.stop();
  const output = await server.stdout();
  const lines = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ message }) => message)).toEqual(["started", "request", "request", "request", "stopped"]);
  expect(lines[1]).toEqual({
    time: expect.stringMatching(/Z$/),
    level: "info",
    message: "request",
    method: "POST",
    path: "/api/upload",
    status: 200,
    ms: expect.any(Number),
    client: "198.51.100.0/24",
  });
  expect(lines[2]).toMatchObject({ path: "/api/health", client: "2001:db8:aaaa::/48" });
  expect(lines[3]).toMatchObject({ status: 404 });
  for (const secret of ["SECRET", "198.51.100.77", "cccc"]) expect(output).not.toContain(secret);
});

test("a level above info keeps requests out of the log, and silent keeps everything out", async () => {
  for (const LOG_LEVEL of ["warn", "silent"]) {
    const server = await startProcess({ env: { DATA_DIR: temporaryDirectory(), LOG_LEVEL } });
    await fetch(`${server.url}/api/health`);
    await server.stop();
    expect(await server.stdout()).toBe("");
  }
});

test("a server whose log nobody reads any more goes on and stops in order", async () => {
  const server = await startProcess({
    env: { DATA_DIR: temporaryDirectory() },
    wrapper: ["sh", "-c", 'exec "$@" | head -c 1 >/dev/null', "sh"],
  });
  const childOf = (pattern: string) =>
    Bun.spawnSync(["pgrep", "-P", String(server.pid), "-f", pattern])
      .stdout.toString()
      .trim();
  const ask = async () => {
    for (let i = 0; i < 50; i++) expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  };
  await ask();
  // It has read its one character, so that whatever is written from now on fails.
  await until("the reader has gone", () => childOf("^head") === "");
  await ask();
  // The shell in between is what is signalled here, so the server is ended through its own process.
  process.kill(Number(childOf("src/main.ts")), "SIGTERM");
  await server.exited;
});

test("unknown commands say how to use it", async () => {
  const wrong = await runToEnd({ args: ["frobnicate"] });
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain("Usage:");
  const help = await runToEnd({ args: ["--help"] });
  expect(help.code).toBe(0);
  expect(help.stdout).toContain("Usage:");
});
