import { afterAll, beforeAll, expect, test } from "bun:test";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { sampleLog as log } from "../support/bundle-shares.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("files of a zip have different names on every system", async () => {
  const names = ["a?b.log", "a*b.log", "A_B.log", "CON", "con "];
  const files = names.map((name, at) => ({ name, content: `${log}${at}` }));
  const answer = await app.post(JSON.stringify({ files }), { "Content-Type": "application/json" });
  const { id } = (await answer.json()) as UploadAnswer;
  const zip = Buffer.from(await (await app.get(`/api/bundle/${id}/zip`)).bytes()).toString("latin1");
  const inside = [...zip.matchAll(/PK\x01\x02.{42}(.*?)(?=PK\x01\x02|PK\x05\x06)/gs)];
  expect(inside.map(([, name]) => name)).toEqual(["a_b.log", "a_b (2).log", "A_B (3).log", "_CON", "_con (2)"]);
});
