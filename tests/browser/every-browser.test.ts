import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import type { BrowserDriver } from "../support/browsers/browser-driver.ts";
import { chromium } from "../support/browsers/chromium.ts";
import { firefox } from "../support/browsers/firefox.ts";
import { Visitor } from "../support/browsers/visitor.ts";
import { webkit } from "../support/browsers/webkit.ts";
import type { Site } from "./journey.ts";
import { journeys } from "./journeys.ts";
import { largeLog, moddedServerLog, pluginServerLog } from "./log-samples.ts";
import { looksJourneys } from "./looks-journeys.ts";

const browsers = [chromium, firefox, webkit].filter(({ isInstalled }) => isInstalled);

describe.if(browsers.length > 0)("in every browser", () => {
  let app: AppUnderTest;
  let site: Site;
  beforeAll(async () => {
    app = await startApp();
    const log = moddedServerLog();
    const large = largeLog();
    const turned = pluginServerLog();
    turned.add("[12:02:00] [Server thread/INFO]: <סארה> 12 diamonds (level 3)");
    const [id, otherId, turnedId, largeId] = await Promise.all(
      [log.text, pluginServerLog().text, turned.text.replaceAll("WorldGuard", "סארה"), large.text].map(shareExplained),
    );
    site = { app, log, id: id!, otherId: otherId!, turnedId: turnedId!, large: { id: largeId!, lines: large.lines } };
  });
  afterAll(() => app.stop());

  async function shareExplained(text: string): Promise<string> {
    const { id } = await app.upload(text);
    await (await app.get(`/api/insights/${id}`)).arrayBuffer();
    return id;
  }

  for (const browser of browsers) {
    describe(browser.name, () => {
      let driver: BrowserDriver;
      beforeAll(async () => {
        driver = await browser.start();
      });
      afterAll(() => driver.close());

      for (const { name, preferences, isFor, mayBeSaid, go } of [...journeys, ...looksJourneys]) {
        if (isFor && !isFor(browser)) continue;
        test(name, async () => {
          const window = await driver.open(preferences);
          try {
            await go(new Visitor(window, app.url), site);
            const complaints = window.complaints().filter((one) => mayBeSaid === undefined || !one.includes(mayBeSaid));
            expect(complaints).toEqual([]);
          } finally {
            await window.close();
          }
        });
      }
    });
  }
});
