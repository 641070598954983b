import { describe, expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Status } from "../../src/status/status-text.ts";
import { filledSqlite } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { uploadRaw } from "../support/load.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

async function statusOf(env: Record<string, string>): Promise<{ code: number; status: Status }> {
  const { code, stdout, stderr } = await runCommandLine(["status", "--json"], { env });
  expect(stderr).toBe("");
  return { code, status: JSON.parse(stdout) as Status };
}

describe("lectern status", () => {
  test("tells what is stored and how the server is, while it runs", async () => {
    const dataDir = temporaryDirectory();
    const server = await startProcess({ env: { DATA_DIR: dataDir } });
    const large = "a large log\n".repeat(5000);
    const id = await uploadRaw(server.url, large);
    await uploadRaw(server.url, "a small log");
    const { code, status } = await statusOf({ DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(status.store).toMatchObject({ logs: 2, textBytes: large.length + 11 });
    expect(status.store.lastDay).toEqual({ logs: 2, textBytes: large.length + 11 });
    expect(status.store.largest[0]).toMatchObject({ id, size: large.length });
    expect(status.disk!.free).toBeGreaterThan(0);
    expect(status.room!.limit).toBe("disk");
    expect(status.outlook.daysLeft).toBeGreaterThan(0);
    const live = status.server!;
    expect(live).toMatchObject({ pid: server.pid, version: status.version, checks: {}, failures: [] });
    expect(live.engines).toContainEqual(expect.objectContaining({ engine: "sqlite", operation: "insert", count: 2 }));
    expect(live.queues.map(({ queue }) => queue)).toContain("analysis");
    // Nobody else may ask.
    expect(statSync(dataDir).mode & 0o077).toBe(0);

    const { stdout } = await runToEnd({ args: ["status"], env: { DATA_DIR: dataDir } });
    for (const word of ["logs          2 with", "largest       ", "outlook       grows by", "health        well"]) {
      expect(stdout).toContain(word);
    }
    await server.stop();
    expect((await statusOf({ DATA_DIR: dataDir })).status.server).toBeNull();
  });

  test("also without a server, and after one that was killed", async () => {
    const { directory } = await filledSqlite(12);
    const env = { DATA_DIR: directory };
    expect((await statusOf(env)).status).toMatchObject({ store: { logs: 12 }, server: null });
    const killed = await startProcess({ env });
    killed.signal("SIGKILL");
    await killed.exited;
    expect((await statusOf(env)).status.server).toBeNull();
    const next = await startProcess({ env });
    expect((await statusOf(env)).status.server?.pid).toBe(next.pid);
    await next.stop();
  });

  test("says that something is wrong, and what", async () => {
    const { directory } = await filledSqlite(3);
    const env = { DATA_DIR: directory, MAX_STORE_BYTES: "4096" };
    const server = await startProcess({ env });
    const { code, status } = await statusOf(env);
    expect(code).toBe(1);
    expect(status.server!.checks["storage"]).toContain("The store is full");
    expect(status.room).toMatchObject({ limit: "quota" });
    const { stdout } = await runCommandLine(["status"], { env });
    expect(stdout).toContain("no room: uploads are refused because of the quota");
    expect(stdout).toContain("storage: The store is full: it holds ");
    const russian = await runCommandLine(["status", "--lang", "ru"], { env });
    expect(russian.code).toBe(1);
    expect(russian.stdout).toContain("места нет: загрузки отклоняются, квота исчерпана\n");
    expect(russian.stdout).toContain("storage: Хранилище заполнено: занято ");
    await server.stop();
  });

  test("in a sentence where there is nothing", async () => {
    const { code, stderr } = await runCommandLine(["status"], { env: { DATA_DIR: join(temporaryDirectory(), "no") } });
    expect({ code, stderr: stderr.startsWith("lectern: There is no database of Lectern in") }).toEqual({
      code: 1,
      stderr: true,
    });
  });

  test("hands /metrics to who may read the data directory, without a port or a token", async () => {
    const dataDir = temporaryDirectory();
    const server = await startProcess({ env: { DATA_DIR: dataDir } });
    const answer = await fetch("http://localhost/metrics", { unix: join(dataDir, "lectern.sock") });
    expect(await answer.text()).toContain("lectern_build_info");
    await server.stop();
  });
});
