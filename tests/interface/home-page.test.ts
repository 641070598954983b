import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { defaultSite, localized } from "../../src/branding/site.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

const hostile = `"><script>alert(1)</script>`;

describe("the start page", () => {
  let plain: AppUnderTest;
  let branded: AppUnderTest;
  beforeAll(async () => {
    plain = await startApp({}, { publicUrl: "https://logs.example" });
    branded = await startApp({
      site: {
        ...defaultSite,
        name: localized(`Blocks ${hostile}`),
        footer: localized("Run by the Blocks community"),
        links: [{ kind: "source", url: localized("https://blocks.example/source") }],
      },
    });
  });
  afterAll(async () => {
    await plain.stop();
    await branded.stop();
  });

  const pageOf = async (app: AppUnderTest, language: string) =>
    (await app.page("/", { headers: { "Accept-Language": language } })).text();

  test("says in a link's preview what it is, in the reader's language", async () => {
    const english = await pageOf(plain, "en");
    expect(english).toContain('<meta property="og:type" content="website">');
    expect(english).toContain('<meta property="og:title" content="Lectern: share a Minecraft log">');
    expect(english).toContain('<meta property="og:url" content="https://logs.example/">');
    expect(english).toContain('<meta name="description" content="See the cause and the fix.');
    const chinese = await pageOf(plain, "zh-CN");
    expect(chinese).toContain('<meta property="og:title" content="Lectern：分享 Minecraft 日志">');
    expect(chinese).toContain('<meta property="og:locale" content="zh_CN">');
  });

  test("keeps the name of a site within its tags", async () => {
    expect(await pageOf(branded, "en")).not.toContain("<script>alert");
  });

  test("says below it what it is, who runs it, and where the source is", async () => {
    const footer = async (app: AppUnderTest) => /<footer[\s\S]*<\/footer>/.exec(await pageOf(app, "en"))![0];
    expect(await footer(plain)).toContain("Lectern, free software to share Minecraft logs");
    expect(await footer(plain)).toContain("The operator of this site has not given a name.");
    const told = await footer(branded);
    expect(told).toContain("Lectern, free software");
    expect(told).toContain("Run by the Blocks community");
    expect(told).toContain('<a href="https://blocks.example/source">Source code</a>');
    expect(told).not.toContain("has not given a name");
  });
});
