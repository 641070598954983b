import { afterAll, expect, test } from "bun:test";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ErrorAnswer, HealthAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { type Acknowledged, findLost } from "../support/load.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const running = new Set<ServerProcess>();
afterAll(() => {
  for (const server of running) server.signal("SIGKILL");
});

/** A server over a directory of its own, and an upload that remembers what was acknowledged. */
async function startOver(directory: string) {
  const server = await startProcess({ env: { DATA_DIR: directory } });
  running.add(server);
  const acknowledged: Acknowledged[] = [];
  return {
    server,
    acknowledged,
    async upload(content: string): Promise<Response> {
      const response = await fetch(`${server.url}/api/upload`, { method: "POST", body: content });
      if (response.status === 200) {
        acknowledged.push({ id: ((await response.clone().json()) as UploadAnswer).id, content });
      }
      return response;
    },
    health: () => fetch(`${server.url}/api/health`),
  };
}

type Subject = Awaited<ReturnType<typeof startOver>>;

async function expectOutage({ upload, health }: Subject): Promise<void> {
  const answers: Response[] = [];
  for (let i = 0; i < 10; i++) answers.push(await upload(`alone ${i}`));
  answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => upload(`together ${i}`)))));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(503));
  for (const answer of answers) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await answer.json()) as ErrorAnswer).toMatchObject({ success: false, code: 503 });
  }
  const sick = await health();
  expect(sick.status).toBe(503);
  expect(((await sick.json()) as HealthAnswer).checks!["storage"]).toBeString();
}

test("a data directory that is moved away makes uploads 503; once it is back, they pass and nothing is lost", async () => {
  const directory = join(temporaryDirectory(), "data");
  const away = `${directory}-away`;
  const subject = await startOver(directory);
  for (let i = 0; i < 10; i++) expect((await subject.upload(`before ${i}`)).status).toBe(200);

  for (let round = 0; round < 2; round++) {
    renameSync(directory, away);
    await expectOutage(subject);
    renameSync(away, directory);
    for (let i = 0; i < 5; i++) expect((await subject.upload(`after ${round} ${i}`)).status).toBe(200);
    expect((await subject.health()).status).toBe(200);
    expect(await findLost(subject.server.url, subject.acknowledged)).toEqual([]);
  }
  expect(await subject.server.stop()).toBe(0);

  const again = await startOver(directory);
  expect(await findLost(again.server.url, subject.acknowledged)).toEqual([]);
  expect(await again.server.stop()).toBe(0);
});

test("a data directory that is deleted makes uploads 503, never a false success", async () => {
  const directory = join(temporaryDirectory(), "data");
  const subject = await startOver(directory);
  expect((await subject.upload("before")).status).toBe(200);
  rmSync(directory, { recursive: true });
  await expectOutage(subject);
  subject.server.signal("SIGTERM");
  await subject.server.exited;
});
