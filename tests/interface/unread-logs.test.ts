import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { analyseEnds } from "../../src/analysis/analyse.ts";
import { ruleSetWith } from "../../src/analysis/rules/rule-set-version.ts";
import { packResult } from "../../src/http/insights/kept-result.ts";
import type { ClientBudget, LogId } from "../../src/logs/ports.ts";
import { type AppUnderTest, errorOf, startApp } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { MemoryStore } from "../support/memory-store.ts";

const line = "[10:00:01] [Server thread/INFO]: Saved the world\n";
const text = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${line.repeat(1500)}[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n`;

describe("a log that was not read to its end", () => {
  const store = new MemoryStore();
  let app: AppUnderTest;
  let id: string;
  beforeAll(async () => {
    app = await startApp({ store });
    ({ id } = await app.upload(text));
    const packed = packResult({ ranOutAt: Date.now() }, analyseEnds(text));
    await store.keepAnalysis(id as LogId, ruleSetWith(null), packed);
  });
  afterAll(() => app.stop());

  const unread = analyseEnds(text).unread!;
  const [first, last] = [unread.firstLine + 1, unread.endLine];
  const english = `Lines ${first} to ${last.toLocaleString("en")} were not read`;
  const chinese = `第 ${first} 至 ${last.toLocaleString("en")} 行未能读取`;

  test("says which lines were not read, in our own shape and in mclo.gs's", async () => {
    for (const path of [`/api/insights/${id}`, `/1/insights/${id}`]) {
      const answer = (await (await app.get(path)).json()) as { unread: { message: string } };
      expect(answer.unread).toMatchObject({ firstLine: first, lastLine: last });
      expect(answer.unread.message).toContain(english);
      const other = (await (await app.get(`${path}?lang=zh-CN`)).json()) as typeof answer;
      expect(other.unread.message).toContain(chinese);
    }
    const inside = await (await app.get(`/1/log/${id}?insights`)).json();
    expect(inside).toMatchObject({ content: { insights: { unread: { firstLine: first, lastLine: last } } } });
  });

  test.each(["/", "/compare/", "md"])("says so to people in both languages: %s", async (where) => {
    const path = { "/": `/${id}`, "/compare/": `/compare/${id}/${id}`, md: `/${id}.md` }[where]!;
    for (const [language, sentence] of [
      ["en", english],
      ["zh-CN", chinese],
    ] as const) {
      const page = await app.page(path, { headers: { "Accept-Language": language } });
      expect([page.status, (await page.text()).includes(sentence)]).toEqual([200, true]);
    }
  });

  test("says so no more once all of it was read, after an hour", async () => {
    const clock = new FakeClock();
    const subject = await startApp({ store, clock });
    const { id: late } = await subject.upload(text);
    const packed = packResult({ ranOutAt: clock.now() }, analyseEnds(text));
    await store.keepAnalysis(late as LogId, ruleSetWith(null), packed);
    const saysSo = async () =>
      Promise.all(
        [`/${late}`, `/api/insights/${late}`, `/${late}.md`].map(async (path) =>
          (await (await subject.page(path)).text()).includes("not read"),
        ),
      );
    for (let i = 0; i < 2; i++) expect(await saysSo()).toEqual([true, true, true]);
    clock.advance(60 * 60 * 1000);
    expect(await saysSo()).toEqual([false, false, false]);
    await subject.stop();
  });

  test("says nothing of the kind where all was read", async () => {
    const { id: whole } = await app.upload(text);
    const answer = (await (await app.get(`/api/insights/${whole}`)).json()) as object;
    expect(answer).not.toHaveProperty("unread");
    expect(await (await app.page(`/${whole}`)).text()).not.toContain("not read");
  });

  test("has another tag than when all was read", async () => {
    const tag = (await app.get(`/api/insights/${id}`)).headers.get("etag")!;
    const known = await app.get(`/api/insights/${id}`, { headers: { "If-None-Match": tag } });
    expect(known.status).toBe(304);
    const { id: whole } = await app.upload(text);
    const other = (await app.get(`/api/insights/${whole}`)).headers.get("etag")!;
    expect(tag.replace(id, whole)).not.toBe(other);
  });
});

describe("a client that has wasted too much", () => {
  test("gets nothing new explained for a while, and everything else", async () => {
    // Held here: a real one fills with what the requests of this test take on a busy machine.
    let wait = 0;
    const wastedWork: ClientBudget = { waitMs: () => wait, spend: async () => wait };
    const app = await startApp({ wastedWork });
    const { id: known } = await app.upload(text);
    const { id: fresh } = await app.upload(`${text}\nanother`);
    expect((await app.get(`/api/insights/${known}`)).status).toBe(200);
    wait = 30_000;
    const refused = await app.get(`/api/insights/${fresh}`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    const sentence = "Your last requests took too much work. Try again in 30 seconds.";
    expect((await errorOf(refused)).error).toBe(sentence);
    expect((await app.get(`/api/insights/${known}`)).status).toBe(200);
    expect((await app.get(`/api/log/${fresh}`)).status).toBe(200);
    const page = await app.page(`/${fresh}`);
    expect([page.status, (await page.text()).includes("could not be explained right now")]).toEqual([200, true]);
    wait = 0;
    expect((await app.get(`/api/insights/${fresh}`)).status).toBe(200);
    await app.stop();
  });
});
