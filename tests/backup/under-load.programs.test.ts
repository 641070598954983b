import { beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fail, newLog } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { findLost, uploadRaw, uploadUntilStopped } from "../support/load.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const main = join(import.meta.dir, "../../src/main.ts");

function start(args: string[], dataDir: string) {
  const env = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", DATA_DIR: dataDir };
  return Bun.spawn([process.execPath, main, ...args], { env, stdout: "pipe", stderr: "pipe" });
}

/** Texts that do not pack well, so that a copy takes a moment. */
async function largeStore(megabytes: number): Promise<string> {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, fail);
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(49_152))).toString("base64");
  for (let round = 0; round < megabytes * 2; round++) {
    await Promise.all(Array.from({ length: 10 }, () => store.insert(newLog(noise()))));
  }
  await store.close();
  return directory;
}

describe("a backup of a server that takes logs all the while", () => {
  test("has every log that was acknowledged before it began, to the byte", async () => {
    const dataDir = temporaryDirectory();
    const server = await startProcess({ env: { DATA_DIR: dataDir } });
    const target = join(temporaryDirectory(), "live.sqlite");
    let isStopped = false;
    const content = (number: number) => `log ${number} ☃\n${"line of a log\n".repeat(number % 3000)}`;
    const uploading = uploadUntilStopped(server.url, 4, content, () => isStopped);
    const first = await Promise.all(
      Array.from({ length: 50 }, (_, number) => uploadRaw(server.url, `early ${number}`)),
    );
    const early = first.map((id, number) => ({ id, content: `early ${number}` }));
    const made = await runToEnd({ args: ["backup", target, "--json"], env: { DATA_DIR: dataDir } });
    isStopped = true;
    const all = await uploading;
    await server.stop();
    expect({ code: made.code, stderr: made.stderr }).toEqual({ code: 0, stderr: "" });
    const { logs } = JSON.parse(made.stdout) as { logs: number };
    expect(logs).toBeGreaterThanOrEqual(early.length);
    expect(all.length).toBeGreaterThan(0);

    const elsewhere = join(temporaryDirectory(), "data");
    expect((await runCommandLine(["restore", target], { env: { DATA_DIR: elsewhere } })).code).toBe(0);
    const restored = await startProcess({ env: { DATA_DIR: elsewhere, MISSES_PER_MINUTE: "0" } });
    expect(await findLost(restored.url, early)).toEqual([]);
    // Of those that came meanwhile, exactly as many are there as the backup says, and each is whole.
    const lost = await findLost(restored.url, all);
    expect(all.length - lost.length).toBe(logs - early.length);
    for (const { id } of lost.slice(0, 50)) expect((await fetch(`${restored.url}/raw/${id}`)).status).toBe(404);
    await restored.stop();
  });

  test("cannot be restored over it", async () => {
    const dataDir = temporaryDirectory();
    const server = await startProcess({ env: { DATA_DIR: dataDir } });
    const id = await uploadRaw(server.url, "mine");
    const target = join(temporaryDirectory(), "live.sqlite");
    const env = { DATA_DIR: dataDir };
    expect((await runCommandLine(["backup", target], { env })).code).toBe(0);
    const { code, stderr } = await runCommandLine(["restore", target], { env });
    expect(code).toBe(1);
    expect(stderr).toContain("nothing is overwritten");
    expect(await findLost(server.url, [{ id, content: "mine" }])).toEqual([]);
    await server.stop();
  });
});

describe("killed in the middle", () => {
  // Nobody writes to it: what a backup is made of stays as it is.
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await largeStore(40);
  });

  test("a backup is not there, and the next one clears up and is whole", async () => {
    const directory = temporaryDirectory();
    const target = join(directory, "all.sqlite");
    const killed = start(["backup", target], dataDir);
    await until("a copy is being made", () => readdirSync(directory).length > 0, { everyMs: 1 });
    killed.kill("SIGKILL");
    await killed.exited;
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(directory).join()).toContain(".partial");
    // What is left is not taken for a backup.
    const [rest] = readdirSync(directory).filter((name) => name.endsWith(".partial"));
    const taken = await runCommandLine(["restore", join(directory, rest!)], {
      env: { DATA_DIR: join(directory, "d") },
    });
    expect(taken.code).toBe(1);
    const again = await runCommandLine(["backup", target], { env: { DATA_DIR: dataDir } });
    expect(again.code).toBe(0);
    expect(readdirSync(directory).filter((name) => name !== "d")).toEqual(["all.sqlite"]);
  });

  test("by Ctrl-C, nothing is left at all", async () => {
    const directory = temporaryDirectory();
    const interrupted = start(["backup", join(directory, "all.sqlite")], dataDir);
    await until("a copy is being made", () => readdirSync(directory).length > 0, { everyMs: 1 });
    interrupted.kill("SIGINT");
    expect(await interrupted.exited).toBe(130);
    expect(readdirSync(directory)).toEqual([]);
  });

  test("a restore leaves no database, and the next one is whole", async () => {
    const target = join(temporaryDirectory(), "all.sqlite");
    expect((await runCommandLine(["backup", target], { env: { DATA_DIR: dataDir } })).code).toBe(0);
    const elsewhere = join(temporaryDirectory(), "data");
    const killed = start(["restore", target], elsewhere);
    const isCopying = () => existsSync(elsewhere) && readdirSync(elsewhere).some((name) => name.endsWith(".partial"));
    await until("a copy is being made", isCopying, { everyMs: 1 });
    killed.kill("SIGKILL");
    await killed.exited;
    expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(false);
    expect((await runCommandLine(["restore", target], { env: { DATA_DIR: elsewhere } })).code).toBe(0);
    expect(readdirSync(elsewhere).toSorted()).toEqual(["lectern.lock", "lectern.sqlite"]);
  });
});
