import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildClient, everyMethod, seenByEveryMethod } from "../client/every-method.ts";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

describe.if(browserPath !== null)("the client library", () => {
  const site = siteInBrowser();

  test("works on a page of another origin, as a module, with every method", async () => {
    const built = temporaryDirectory();
    await buildClient(built);
    using pages = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: ({ url }) => {
        const isScript = url.endsWith("/index.js");
        const headers = { "Content-Type": isScript ? "text/javascript" : "text/html" };
        const body = isScript ? readFileSync(join(built, "index.js"), "utf8") : "<!doctype html><title>a page</title>";
        return new Response(body, { headers });
      },
    });
    const context = await site.browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(pages.url.href);
      const told = await page.evaluate(`(async () => {
        const { createClient, Lectern, LecternError } = await import("/index.js");
        const server = ${JSON.stringify(site.app.url)};
        ${everyMethod}
        return told;
      })()`);
      expect(told).toEqual(seenByEveryMethod);
    } finally {
      await context.close();
    }
  });
});
