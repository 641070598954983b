import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";

const limit = 10 * 1024 * 1024;
const line = "[10:30:00] [Server thread/ERROR]: Something went wrong in a place that has a rather long name\n";
const large = line.repeat(Math.floor(limit / line.length));
const lines = large.length / line.length;

interface Entry {
  lines: { number: number; content: string }[];
}

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function post(path: string, content: string): Promise<Response> {
  return app.get(path, {
    method: "POST",
    body: JSON.stringify({ content }),
    headers: { "Content-Type": "application/json" },
  });
}

describe("a log of ten megabytes", () => {
  test("is counted when it is stored, and comes back whole in every form", async () => {
    const response = await post("/1/log", large);
    const { id, ...facts } = (await response.json()) as Record<string, unknown> & { id: string };
    expect(facts).toMatchObject({ success: true, lines, errors: lines, size: large.length });

    const raw = (await (await app.get(`/1/log/${id}?raw`)).json()) as { content: { raw: string } };
    expect(raw.content.raw === large).toBe(true);
    const all = (await (await app.get(`/1/log/${id}?parsed&insights`)).json()) as {
      content: { parsed: Entry[]; insights: { title: string } };
    };
    expect(all.content.parsed).toHaveLength(lines);
    expect(all.content.parsed.at(-1)?.lines).toEqual([{ number: lines, content: line.trimEnd() }]);
    expect(all.content.insights.title).toMatch(/\w/);
    expect("parsedIsCut" in all.content).toBe(false);
    expect((await (await app.get(`/1/raw/${id}`)).text()) === large).toBe(true);
    expect((await statsOf(app, id)).views).toBe(3);
    expect((await app.get(`/1/log/${id}?raw`, { method: "HEAD" })).status).toBe(200);
    expect((await statsOf(app, id)).views).toBe(3);
  });

  test("is analysed with all its entries", async () => {
    const answer = (await (await post("/1/analyse", large)).json()) as { entries: Entry[] };
    expect(answer.entries).toHaveLength(lines);
  });
});

describe("a text of nothing but line breaks", () => {
  // Whole, the entries of so many lines would be twice what is sent.
  const breaks = `a${"\n".repeat(1_500_000)}`;

  test("has an answer within bounds, which says that it is cut", async () => {
    const response = await post("/1/analyse", breaks);
    const bytes = await response.bytes();
    expect(bytes.length).toBeLessThan(72 * 1024 * 1024);
    expect(Buffer.from(bytes.subarray(-30)).toString()).toEndWith(',"entriesAreCut":true}');
  });

  test("is stored, and shown within bounds", async () => {
    const { id } = (await (await post("/1/log", breaks)).json()) as { id: string };
    const bytes = await (await app.get(`/1/log/${id}?parsed`)).bytes();
    expect(bytes.length).toBeLessThan(72 * 1024 * 1024);
    expect(Buffer.from(bytes.subarray(-30)).toString()).toEndWith(',"parsedIsCut":true}}');
  });
});
