import type { Browser, BrowserContext, Page } from "playwright-core";
import { browserPath, openBrowser } from "../browser.ts";
import { isOfTests } from "../browser-page.ts";
import type { BrowserDriver, BrowserKind, BrowserWindow, Key, Point, Preferences } from "./browser-driver.ts";

export const chromium: BrowserKind = {
  name: "Chromium",
  isInstalled: browserPath !== null,
  canForceColours: true,
  canZoom: true,
  start: startChromium,
};

async function startChromium(): Promise<BrowserDriver> {
  const browser = await openBrowser();
  return {
    open: (preferences = {}) => ChromiumWindow.open(browser, preferences),
    close: () => browser.close(),
  };
}

class ChromiumWindow implements BrowserWindow {
  private readonly said: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {
    page.on("console", (message) => {
      if (!isOfTests(message.text())) this.said.push(message.text());
    });
    page.on("pageerror", (error) => this.said.push(error.message));
  }

  static async open(browser: Browser, preferences: Preferences): Promise<ChromiumWindow> {
    const context = await browser.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
      colorScheme: preferences.colours ?? "light",
      locale: preferences.language ?? "en-US",
      reducedMotion: preferences.lessMotion ? "reduce" : "no-preference",
      forcedColors: preferences.forcedColours ? "active" : "none",
    });
    return new ChromiumWindow(context, await context.newPage());
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async resize(width: number, height: number, zoom = 1): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    const size = { width, height, deviceScaleFactor: zoom, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", size);
  }

  async press(...keys: Key[]): Promise<void> {
    await this.page.keyboard.press(keys.join("+"));
  }

  async point(places: readonly Point[], held: readonly Key[] = []): Promise<void> {
    const { keyboard, mouse } = this.page;
    for (const key of held) await keyboard.down(key);
    await mouse.move(places[0]!.x, places[0]!.y);
    await mouse.down();
    for (const { x, y } of places.slice(1)) await mouse.move(x, y);
    await mouse.up();
    for (const key of held) await keyboard.up(key);
  }

  async giveFiles(selector: string, paths: readonly string[]): Promise<void> {
    await this.page.locator(selector).setInputFiles([...paths]);
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  complaints(): string[] {
    return this.said;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
