import { describe, expect, test } from "bun:test";
import { analyse } from "../../../analysis/analyse.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import { defaultSite } from "../../../branding/site.ts";
import type { LogCounts, LogId } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { Exchange } from "../../core/exchange.ts";
import { usualPatience } from "../../core/patience.ts";
import type { Insights } from "../../insights/insights.ts";
import { PreviewAnswer } from "./preview-answer.ts";
import { PreviewImages } from "./preview-images.ts";
import type { PreviewInput } from "./preview-input.ts";

const id = "abcdefghij" as LogId;
const counts: LogCounts = { id, name: "latest.log", createdAt: 0, size: 6, views: 0, uniqueViews: 0 };

function setUp() {
  const seen = { drawn: [] as PreviewInput[], views: 0, isThere: true, isBroken: false };
  const readLog = {
    counts: () => (seen.isThere ? counts : null),
    view: () => {
      seen.views++;
      return counts;
    },
  };
  const insights = {
    known: async () => null,
    of: async (): Promise<Analysis> => {
      if (seen.isBroken) throw new Error("a job took too long");
      return analyse("hello\n");
    },
  };
  const pool = {
    run: async (input: PreviewInput) => {
      seen.drawn.push(input);
      return new Uint8Array([1, 2, 3]);
    },
  };
  const context = { readLog, patience: usualPatience } as unknown as AnswerContext;
  const answer = new PreviewAnswer(context, insights as unknown as Insights, new PreviewImages(pool), defaultSite);
  const get = (param: string, { search = "", headers = {}, isHead = false } = {}) => {
    const request = new Request(`http://localhost/${param}?${search}`, { headers });
    return answer.get({ request, path: `/${param}`, param, search, isHead } as Exchange);
  };
  return { seen, get };
}

async function codeOf(answer: Promise<Response>): Promise<unknown> {
  const outcome = await answer.catch((error: unknown) => error);
  return outcome instanceof Refusal ? outcome.code : outcome;
}

describe("GET /{id}.png", () => {
  test("is the picture, kept by everyone for some minutes, and no view", async () => {
    const { seen, get } = setUp();
    const response = await get(`${id}.png`);
    expect(response.status).toBe(200);
    expect(await response.bytes()).toEqual(new Uint8Array([1, 2, 3]));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("private, max-age=300");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(seen.views).toBe(0);
  });

  test("is drawn once", async () => {
    const { seen, get } = setUp();
    await Promise.all([get(`${id}.png`), get(`${id}.png`)]);
    await get(`${id}.png`);
    expect(seen.drawn).toHaveLength(1);
  });

  test("speaks the language that the address names", async () => {
    const { seen, get } = setUp();
    const english = await get(`${id}.png`, { headers: { "Accept-Language": "zh-CN" } });
    const chinese = await get(`${id}.png`, { search: "lang=zh-CN" });
    expect(seen.drawn.map(({ language }) => language)).toEqual(["en", "zh-CN"]);
    expect(english.headers.get("etag")).not.toBe(chinese.headers.get("etag"));
  });

  test("is not sent or drawn again to who has it", async () => {
    const etag = (await setUp().get(`${id}.png`)).headers.get("etag")!;
    const { seen, get } = setUp();
    const response = await get(`${id}.png`, { headers: { "If-None-Match": `W/"x", ${etag}` } });
    expect(response.status).toBe(304);
    expect(seen.drawn).toHaveLength(0);
  });

  test("says when to come back where the log cannot be explained, and is drawn then", async () => {
    const { seen, get } = setUp();
    seen.isBroken = true;
    expect(await codeOf(get(`${id}.png`))).toBe(503);
    seen.isBroken = false;
    expect((await get(`${id}.png`)).status).toBe(200);
  });

  test("has a HEAD that tells its length", async () => {
    const response = await setUp().get(`${id}.png`, { isHead: true });
    expect([response.headers.get("content-length"), await response.text()]).toEqual(["3", ""]);
  });

  test("is gone when the log is", async () => {
    const { seen, get } = setUp();
    await get(`${id}.png`);
    seen.isThere = false;
    expect(await codeOf(get(`${id}.png`))).toBe(404);
    seen.isThere = true;
    await get(`${id}.png`);
    expect(seen.drawn).toHaveLength(2);
  });

  test.each(["short.png", ".png", "has spaces.png", "abcdefghi0.png"])(
    "is 404 where there is no id: %s",
    async (param) => {
      expect(await codeOf(setUp().get(param))).toBe(404);
    },
  );
});
