import { afterAll, expect, test } from "bun:test";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ErrorAnswer, HealthAnswer, StatsAnswer } from "../../src/wire/answers.ts";
import { until } from "../support/engines/until.ts";
import { findLost } from "../support/load.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";
import { noise, type SmallDisk, skipWithoutDisk, smallDisk } from "../support/small-disk.ts";

const mebibyte = 1024 * 1024;
const disks: SmallDisk[] = [];
afterAll(() => {
  for (const disk of disks) disk.unmount();
});

function mounted(mebibytes: number): SmallDisk | null {
  const disk = smallDisk(mebibytes);
  if (disk) disks.push(disk);
  return disk;
}

const probe = mounted(1);
skipWithoutDisk(probe, "the reserve of a disk");
const ifMountable = test.if(probe !== null);

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

interface Shared {
  id: string;
  content: string;
  token: string;
}

/** A server over a disk, and what its clients know. */
async function serverOn(disk: SmallDisk, env: Record<string, string>) {
  const environment = { DATA_DIR: join(disk.path, "data"), ...env };
  let server: ServerProcess = await startProcess({ env: environment });
  const shared: Shared[] = [];
  const health = async (query = "") => {
    const response = await fetch(`${server.url}/api/health${query}`);
    return { status: response.status, answer: (await response.json()) as HealthAnswer };
  };
  return {
    environment,
    shared,
    health,
    url: () => server.url,
    async share(kibibytes: number) {
      const content = noise(kibibytes);
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ content, token: true });
      const response = await fetch(`${server.url}/api/upload`, { method: "POST", headers, body });
      const answer = (await response.json()) as { id: string; token: string };
      if (response.status === 200) shared.push({ id: answer.id, token: answer.token, content });
      return { status: response.status, headers: response.headers, answer: answer as unknown as ErrorAnswer };
    },
    async removeAsOwner({ id, token }: Shared) {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/api/log/${id}`, { method: "DELETE", headers })).status;
    },
    async views(id: string) {
      return ((await (await fetch(`${server.url}/api/stats/${id}`)).json()) as StatsAnswer).views;
    },
    read: (id: string) => fetch(`${server.url}/raw/${id}`).then((answer) => answer.text()),
    lost: () => findLost(server.url, shared),
    async restart() {
      await server.stop();
      server = await startProcess({ env: environment });
    },
    stop: () => server.stop(),
    /** What the server said in its log, once it has ended. */
    stdout: () => server.stdout(),
  };
}

ifMountable(
  "uploads end before the reserve is touched, also many at once; the rest goes on, and removing makes room again",
  async () => {
    const disk = mounted(64)!;
    const reserve = 16 * mebibyte;
    const service = await serverOn(disk, { MIN_FREE_BYTES: String(reserve) });
    expect((await service.health()).answer).not.toHaveProperty("checks");

    let isRefused = false;
    let least = disk.free();
    while (!isRefused) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => service.share(900)));
      isRefused = answers.some(({ status }) => status !== 200);
      least = Math.min(least, disk.free());
      for (const { status, headers, answer } of answers.filter(({ status }) => status !== 200)) {
        expect(status).toBe(503);
        expect(answer.error).toContain("disk is nearly full");
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    // Small ones may still fit for a while.
    while ((await service.share(64)).status === 200) least = Math.min(least, disk.free());
    expect(least).toBeGreaterThanOrEqual(reserve);
    // But it was used: no more than a log and a write-ahead log are missing.
    expect(disk.free()).toBeLessThan(reserve + 20 * mebibyte);

    // At the very edge of the reserve, a checkpoint of the database gives room back at any moment.
    const others = disk.fill(reserve / 4);
    const sick = await until("health tells it", async () => {
      const health = await service.health();
      return health.status === 503 ? health : null;
    });
    expect(sick.answer.checks!["storage"]).toContain("nearly full");
    const forReaders = await service.health("?for=reading");
    expect(forReaders.status).toBe(200);
    expect(forReaders.answer.checks!["storage"]).toContain("nearly full");
    rmSync(others);

    const { id, content } = service.shared[0]!;
    expect(await service.read(id)).toBe(content);
    expect(await service.views(id)).toBe(1);

    const fullest = disk.free();
    for (const log of service.shared.splice(0, 12)) expect(await service.removeAsOwner(log)).toBe(200);
    // 12 logs of 450 KiB, packed.
    await until("room is given back", () => disk.free() > fullest + 5 * mebibyte);
    await until("uploads pass", async () => (await service.share(900)).status === 200);
    expect((await service.health()).status).toBe(200);
    expect(await service.lost()).toEqual([]);
    await service.stop();
    expect(disk.free()).toBeGreaterThanOrEqual(reserve);

    const said = (await service.stdout()).split("\n");
    expect(said.filter((line) => line.includes("getting full"))).toHaveLength(1);
    expect(said.filter((line) => line.includes("nearly full"))).toHaveLength(1);
  },
);

ifMountable(
  "on a disk that others have filled to the last byte, logs are read, counted and removed, also after a restart",
  async () => {
    const disk = mounted(64)!;
    const service = await serverOn(disk, {});
    const reserveFile = join(disk.path, "data", "lectern.reserve");
    expect(statSync(reserveFile).size).toBe(8 * mebibyte);
    for (let i = 0; i < 6; i++) expect((await service.share(2048)).status).toBe(200);
    const [first, second, third, fourth, ...kept] = service.shared;
    service.shared.splice(0, 4);

    const others = disk.fill(0);
    expect(disk.free()).toBe(0);
    expect((await service.share(1)).status).toBe(503);
    expect(await service.read(first!.id)).toBe(first!.content);
    expect(await service.views(first!.id)).toBe(1);
    expect(await service.removeAsOwner(first!)).toBe(200);
    expect((await fetch(`${service.url()}/raw/${first!.id}`)).status).toBe(404);
    await until("room is given back, and kept for the next removal", () => sizeOf(reserveFile) > 2 * mebibyte);

    // Other programs use up what is left.
    const more = disk.fill(0);
    const removal = await runToEnd({ args: ["remove", second!.id], env: service.environment });
    expect(removal.stderr).toBe("");
    expect(removal.code).toBe(0);

    await until("room is kept for the next removal", () => sizeOf(reserveFile) > 2 * mebibyte);
    const most = disk.fill(0);
    await service.restart();
    expect(await service.lost()).toEqual([]);
    expect(await service.views(kept[0]!.id)).toBeGreaterThan(0);
    expect((await service.share(1)).status).toBe(503);
    expect(await service.removeAsOwner(third!)).toBe(200);
    expect(await service.removeAsOwner(fourth!)).toBe(200);

    for (const path of [others, more, most]) rmSync(path);
    await until("uploads pass", async () => (await service.share(512)).status === 200);
    // With room for it, the file that keeps some is made anew.
    await until("the reserve file is whole again", () => sizeOf(reserveFile) === 8 * mebibyte);
    expect(await service.lost()).toEqual([]);
    await service.stop();
  },
);

ifMountable(
  "a quota ends uploads before it is reached, is warned of from nine tenths on, and survives a restart",
  async () => {
    const disk = mounted(96)!;
    const quota = 6 * mebibyte;
    const service = await serverOn(disk, { MAX_STORE_BYTES: String(quota), MIN_FREE_BYTES: "0" });
    let warning: HealthAnswer | null = null;
    let refused = await service.share(512);
    while (refused.status === 200) {
      // Longer than a measurement is used.
      await Bun.sleep(25);
      const { status, answer } = await service.health();
      expect(status).toBe(200);
      if (answer.checks) warning ??= answer;
      refused = await service.share(512);
    }
    expect(refused.status).toBe(503);
    expect(refused.answer.error).toContain("as its operator allows");
    expect(warning!.checks!["storage"]).toContain("getting full");
    expect((await service.health()).status).toBe(503);
    // A log of 512 KiB takes half of that, packed.
    expect(service.shared.length).toBeGreaterThan(14);
    expect(service.shared.length).toBeLessThan(24);

    await service.restart();
    expect((await service.share(512)).status).toBe(503);
    expect(statSync(join(disk.path, "data", "lectern.sqlite")).size).toBeLessThanOrEqual(quota);
    expect(await service.lost()).toEqual([]);

    for (const log of service.shared.splice(0, 10)) expect(await service.removeAsOwner(log)).toBe(200);
    await until("uploads pass", async () => (await service.share(512)).status === 200);
    expect((await service.health()).status).toBe(200);
    await service.stop();
  },
);
