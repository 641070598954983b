import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

const log =
  "[12:00:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use\n";

let app: AppUnderTest;
let id: string;
beforeAll(async () => {
  app = await startApp();
  ({ id } = await app.upload(log));
});
afterAll(() => app.stop());

const languageOf = async (path: string, headers: Record<string, string>) => {
  const response = await app.get(path, { headers });
  const { language } = (await response.json()) as { language: string };
  expect(response.headers.get("content-language")).toBe(language);
  expect(response.headers.get("vary")).toContain("Accept-Language, Cookie");
  return language;
};

describe("the language of an answer", () => {
  test.each<[search: string, headers: Record<string, string>, language: string]>([
    ["", {}, "en"],
    ["", { "Accept-Language": "de-AT, en;q=0.5" }, "de"],
    ["", { "Accept-Language": "en;q=0.1, zh-HK" }, "zh-TW"],
    ["", { "Accept-Language": "de", Cookie: "theme=dark; lang=pl" }, "pl"],
    ["?lang=pt", { "Accept-Language": "de", Cookie: "lang=pl" }, "pt-BR"],
    ["?lang=zh-Hans", {}, "zh-CN"],
  ])("%s %j: %s", async (search, headers, language) => {
    expect(await languageOf(`/api/insights/${id}${search}`, headers)).toBe(language);
  });

  test("is kept apart from others", async () => {
    const titleIn = async (lang: string) =>
      ((await (await app.get(`/1/insights/${id}?lang=${lang}`)).json()) as { title: string }).title;
    expect([await titleIn("en"), await titleIn("zh-CN"), await titleIn("en")]).toEqual([
      "Vanilla server log",
      "Vanilla 服务器日志",
      "Vanilla server log",
    ]);
  });

  test("of a page is told, and remembered where it was chosen", async () => {
    const page = await app.page("/?lang=uk");
    expect([page.headers.get("content-language"), page.headers.get("set-cookie")]).toEqual([
      "uk",
      expect.stringContaining("lang=uk;"),
    ]);
    expect((await app.page("/", { headers: { "Accept-Language": "ko" } })).headers.get("content-language")).toBe("ko");
  });
});

describe("a refusal", () => {
  const refusalOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.get(path, { headers });
    const { error } = (await response.json()) as { error: string };
    return [error, response.headers.get("content-language"), response.headers.get("vary")];
  };

  test("is English, unless another language is asked for", async () => {
    const english = "There is nothing at this address.";
    expect(await refusalOf("/api/nothing")).toEqual([english, null, null]);
    const chinese = ["这个地址没有内容。", "zh-CN", "Accept-Language, Cookie"];
    expect(await refusalOf("/api/nothing", { "Accept-Language": "zh" })).toEqual(chinese);
    expect(await refusalOf("/api/nothing?lang=zh-CN")).toEqual(chinese);
    expect(await refusalOf("/api/nothing", { Cookie: "lang=zh-CN" })).toEqual(chinese);
  });

  test("of a language that there is not names those that there are", async () => {
    const [error] = await refusalOf(`/api/insights/${id}?lang=tlh`, { "Accept-Language": "zh-CN" });
    expect(error).toStartWith("`lang` 必须是其中之一：en, zh-CN, zh-TW, ");
  });
});
