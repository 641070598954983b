import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ErrorAnswer, HealthAnswer } from "../../src/wire/answers.ts";
import { until } from "../support/engines/until.ts";
import { type Acknowledged, findLost } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { noise, skipWithoutDisk, smallDisk } from "../support/small-disk.ts";

const disk = smallDisk(48);
const readOnly = smallDisk(32);
skipWithoutDisk(disk, "a full disk");
afterAll(() => {
  disk?.unmount();
  readOnly?.unmount();
});

test.if(disk !== null)(
  "a full disk is 503 and never a false success; everything works again once there is room",
  async () => {
    const server = await startProcess({ env: { DATA_DIR: join(disk!.path, "data") } });
    const acknowledged: Acknowledged[] = [];
    const upload = async (content: string) => {
      const response = await fetch(`${server.url}/api/upload`, { method: "POST", body: content });
      const answer = (await response.json()) as ErrorAnswer & { id: string };
      if (response.status === 200) acknowledged.push({ id: answer.id, content });
      else expect(answer).toMatchObject({ success: false, code: response.status });
      return response;
    };
    const health = async () => {
      const response = await fetch(`${server.url}/api/health`);
      return { status: response.status, answer: (await response.json()) as HealthAnswer };
    };

    for (let i = 0; i < 20; i++) expect((await upload(noise(64))).status).toBe(200);
    expect((await health()).status).toBe(200);

    const others = disk!.fill(65536);
    const refused = [];
    for (let i = 0; i < 100; i++) {
      const response = await upload(noise(64));
      if (response.status !== 200) refused.push(response);
    }
    expect(refused.length).toBeGreaterThan(50);
    expect(new Set(refused.map((response) => response.status))).toEqual(new Set([503]));
    expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
    const sick = await health();
    expect(sick.status).toBe(503);
    expect(sick.answer.checks!["storage"]).toContain("full");
    // What is stored can be read all the while.
    expect(await findLost(server.url, acknowledged)).toEqual([]);

    rmSync(others);
    await until("uploads pass", async () => (await upload(noise(512))).status === 200);
    expect((await health()).status).toBe(200);
    expect(await findLost(server.url, acknowledged)).toEqual([]);
    expect(await server.stop()).toBe(0);

    const again = await startProcess({ env: { DATA_DIR: join(disk!.path, "data") } });
    expect(await findLost(again.url, acknowledged)).toEqual([]);
    await again.stop();
  },
);

test.if(readOnly !== null)(
  "a disk that turns read-only is 503 for uploads, and reads go on; a start on it says so",
  async () => {
    const directory = join(readOnly!.path, "data");
    const server = await startProcess({ env: { DATA_DIR: directory } });
    const post = () => fetch(`${server.url}/api/upload`, { method: "POST", body: "some log" });
    const { id } = (await (await post()).json()) as { id: string };
    const mount = (mode: string) => Bun.spawnSync(["mount", "-o", `remount,${mode}`, readOnly!.path]);

    // A database that is open for writing keeps the disk from turning read-only; so the quota is taken away instead.
    const { exitCode } = Bun.spawnSync(["mount", "-o", "remount,size=1k", readOnly!.path]);
    if (exitCode === 0) await until("uploads are refused", async () => (await post()).status === 503);
    expect(await (await fetch(`${server.url}/raw/${id}`)).text()).toBe("some log");
    Bun.spawnSync(["mount", "-o", "remount,size=32m", readOnly!.path]);
    await until("uploads pass", async () => (await post()).status === 200);
    await server.stop();

    expect(mount("ro").exitCode).toBe(0);
    await expect(startProcess({ env: { DATA_DIR: directory } })).rejects.toThrow("cannot be written");
    expect(mount("rw").exitCode).toBe(0);
    const again = await startProcess({ env: { DATA_DIR: directory } });
    expect(await (await fetch(`${again.url}/raw/${id}`)).text()).toBe("some log");
    await again.stop();
  },
);
