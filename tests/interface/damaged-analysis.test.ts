import { expect, test } from "bun:test";
import { startApp } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";

test.each<[what: string, damaged: Uint8Array]>([
  ["is no zstd", Buffer.from("not packed at all")],
  ["is cut off", Bun.zstdCompressSync(Buffer.from('{"findings":[]}')).subarray(0, 12)],
  ["is no JSON", Bun.zstdCompressSync(Buffer.from('{"findings":'))],
])("a kept analysis that %s is made again, and replaced", async (_, damaged) => {
  const store = new MemoryStore();
  const keep = store.keepAnalysis.bind(store);
  const kept: string[] = [];
  store.keepAnalysis = async (id, ruleSet, result) => {
    kept.push(id);
    await keep(id, ruleSet, result);
  };
  store.findAnalysis = async () => damaged;
  const app = await startApp({ store });
  const { id } = await app.upload("[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n");
  const answer = await app.get(`/api/insights/${id}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ success: true });
  expect(kept).toEqual([id]);
  await app.stop();
});
