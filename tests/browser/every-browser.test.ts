import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import type { BrowserDriver } from "../support/browsers/browser-driver.ts";
import { chromium } from "../support/browsers/chromium.ts";
import { firefox } from "../support/browsers/firefox.ts";
import { Visitor } from "../support/browsers/visitor.ts";
import { webkit } from "../support/browsers/webkit.ts";
import { journeys, type Site } from "./journeys.ts";
import { largeLog, moddedServerLog } from "./log-samples.ts";

const browsers = [chromium, firefox, webkit].filter(({ isInstalled }) => isInstalled);

describe.if(browsers.length > 0)("in every browser", () => {
  let app: AppUnderTest;
  let site: Site;
  beforeAll(async () => {
    app = await startApp();
    const log = moddedServerLog();
    const large = largeLog();
    const { id } = await app.upload(log.text, "latest.log");
    const { id: largeId } = await app.upload(large.text, "large.log");
    for (const one of [id, largeId]) await (await app.get(`/api/insights/${one}`)).arrayBuffer();
    site = { app, log, id, large: { id: largeId, lines: large.lines } };
  });
  afterAll(() => app.stop());

  for (const browser of browsers) {
    describe(browser.name, () => {
      let driver: BrowserDriver;
      beforeAll(async () => {
        driver = await browser.start();
      });
      afterAll(() => driver.close());

      for (const { name, preferences, isFor, go } of journeys) {
        if (isFor && !isFor(browser)) continue;
        test(name, async () => {
          const window = await driver.open(preferences);
          try {
            await go(new Visitor(window, app.url), site);
            expect(window.complaints()).toEqual([]);
          } finally {
            await window.close();
          }
        });
      }
    });
  }
});
