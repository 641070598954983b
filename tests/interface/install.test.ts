import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { defaultSite, localized } from "../../src/branding/site.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ site: { ...defaultSite, name: localized({ en: "Blocks & Logs", "zh-CN": "方块日志" }) } });
});
afterAll(() => app.stop());

interface WebManifest {
  id: string;
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  share_target: { action: string; method: string; enctype: string };
}

async function manifestOf(language: string): Promise<WebManifest> {
  const page = await (await app.page("/", { headers: { "Accept-Language": language } })).text();
  const answer = await app.get(/<link rel="manifest" href="([^"]+)">/.exec(page)![1]!);
  expect(answer.headers.get("content-type")).toStartWith("application/manifest+json");
  return (await answer.json()) as WebManifest;
}

describe("the site can be installed", () => {
  test("under its name, in the reader's language, as the same app", async () => {
    expect(await manifestOf("en")).toMatchObject({ id: "/", name: "Blocks & Logs", lang: "en" });
    expect(await manifestOf("zh-CN")).toMatchObject({ id: "/", name: "方块日志", lang: "zh-CN" });
  });

  test("with icons of the sizes that it names, one of which may be cut to a shape", async () => {
    const { icons } = await manifestOf("en");
    const drawn = icons.filter(({ type }) => type === "image/png");
    expect(drawn.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    expect(drawn.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
    for (const { src, sizes } of [...drawn, { src: "/icons/180.png", sizes: "180x180" }]) {
      expect({ src, ...(await sizeOf(src)) }).toEqual({ src, sizes });
    }
    expect((await app.get("/icons/513.png")).status).toBe(404);
  });

  test("a link to the start page has a picture with its name, in each language", async () => {
    const pictures = await Promise.all(
      ["en", "zh-CN"].map(async (language) => {
        const page = await (await app.page("/", { headers: { "Accept-Language": language } })).text();
        const address = new URL(/<meta property="og:image" content="([^"]+)">/.exec(page)![1]!);
        return address.pathname + address.search;
      }),
    );
    expect(pictures).toEqual(["/preview.png?lang=en", "/preview.png?lang=zh-CN"]);
    for (const picture of pictures) expect(await sizeOf(picture)).toEqual({ sizes: "1200x630" });
    const answer = await app.get(pictures[0]!);
    const again = await app.get(pictures[0]!, { headers: { "If-None-Match": answer.headers.get("etag")! } });
    expect(again.status).toBe(304);
  });
});

describe("a file that is sent to the installed site while no worker takes it", () => {
  test("is neither read nor stored, and the start page says so", async () => {
    const { share_target } = await manifestOf("en");
    expect(share_target).toMatchObject({ method: "POST", enctype: "multipart/form-data" });
    const body = new FormData();
    body.set("files", new File(["[12:00:00] [main/INFO]: hello\n".repeat(100_000)], "latest.log"));
    const answer = await app.get(share_target.action, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/?shared=missed");
  });
});

/** As a PNG says it of itself. */
async function sizeOf(path: string): Promise<{ sizes: string }> {
  const answer = await app.get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await answer.bytes());
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return { sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
}
