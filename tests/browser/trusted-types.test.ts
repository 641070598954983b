import { describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { eventually, siteInBrowser, untilReady } from "../support/browser-page.ts";
import { inPage } from "../support/home-visit.ts";

/** What happens to code that got into a page and makes markup or scripts of a text. */
const attempts = `
  const outcome = (attempt) => {
    try {
      attempt();
      return "allowed";
    } catch (error) {
      return error.name;
    }
  };
  const made = document.createElement("div");
  return {
    markup: outcome(() => { made.innerHTML = "<b>text</b>"; }),
    document: outcome(() => document.write("<b>text</b>")),
    parsed: outcome(() => new DOMParser().parseFromString("<b>text</b>", "text/html")),
    script: outcome(() => { document.createElement("script").src = "/assets/x.js"; }),
    worker: outcome(() => new Worker("/assets/x.js")),
    policy: outcome(() => trustedTypes.createPolicy("another", { createHTML: (text) => text })),
    again: outcome(() => trustedTypes.createPolicy("lectern", { createHTML: (text) => text })),
  };`;

const refused = {
  markup: "TypeError",
  document: "TypeError",
  parsed: "TypeError",
  script: "TypeError",
  worker: "TypeError",
  policy: "TypeError",
};

describe.if(browserPath !== null)("Trusted Types", () => {
  const site = siteInBrowser();
  /** The browser says of each attempt that it violates the policy. */
  const expected = ["Trusted", "trusted-types", "TrustedHTML", "TrustedScript"];

  test("the page of a log makes markup and workers of nothing but its own texts", async () => {
    const { id } = await site.shareExplained("[12:00:00] [main/INFO]: hello\n".repeat(2000));
    await site.visit(
      {},
      async (page) => {
        await page.goto(`${site.app.url}/${id}`);
        await untilReady(page);
        // Its own parts came through: the tools, the rest of the panel, and the worker that searches.
        expect(await page.locator("#tools").isVisible()).toBe(true);
        await page.locator("#search").fill("hello");
        await eventually(() => page.locator("#search-count").textContent(), "1 of 2,000");
        expect(await inPage<object>(page, attempts)).toEqual({ ...refused, again: "TypeError" });
      },
      expected,
    );
  });

  test.each(["/", "/docs", "/compare", "/nothing-here"])("nor does %s", async (path) => {
    await site.visit(
      {},
      async (page) => {
        await page.goto(site.app.url + path);
        expect(await inPage<object>(page, attempts)).toMatchObject(refused);
      },
      [...expected, "404"],
    );
  });

  test("a worker or script of elsewhere is refused by the policy itself", async () => {
    await site.visit({}, async (page) => {
      await page.goto(`${site.app.url}/robots.txt`);
      const { trustedBy } = await builtPolicy();
      const outcomes = await inPage<string[]>(
        page,
        `const trusted = (${trustedBy})("lectern");
        return given.map((address) => {
          try {
            return String(trusted.script(address));
          } catch (error) {
            return error.name;
          }
        });`,
        [
          "/assets/log.js",
          "/service-worker.js",
          "https://evil.example/assets/x.js",
          "/raw/23456789AB",
          "data:text/javascript,1",
          "javascript:alert(1)",
          "/assets/../raw/x",
        ],
      );
      expect(outcomes).toEqual([
        "/assets/log.js",
        "/service-worker.js",
        "TypeError",
        "TypeError",
        "TypeError",
        "TypeError",
        "TypeError",
      ]);
    });
  });
});

/** The module as one expression that a page can run. */
async function builtPolicy(): Promise<{ trustedBy: string }> {
  const path = new URL("../../web/page/trusted-types.ts", import.meta.url).pathname;
  const { outputs } = await Bun.build({ entrypoints: [path], target: "browser", format: "esm" });
  const text = (await outputs[0]!.text()).replace(/export\s*\{[\s\S]*?\};?/, "");
  return { trustedBy: `(() => { ${text}; return trustedBy; })()` };
}
