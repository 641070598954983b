import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineProcess, engineDirectory } from "../engines/engine-process.ts";
import { freePort } from "../engines/free-port.ts";
import { isInstalled } from "../engines/installed.ts";
import { until } from "../engines/until.ts";
import type { BrowserDriver, BrowserKind, BrowserWindow, Key, Point, Preferences } from "./browser-driver.ts";
import { type InputActions, keyActions, pointerActions } from "./input-actions.ts";

const driverProgram = "WebKitWebDriver";
const displayProgram = "Xvfb";
const startMs = 60_000;
/** Longer than anything here takes, also on a busy machine. */
const answerMs = 60_000;

export const webkit: BrowserKind = {
  name: "WebKit",
  isInstalled: isInstalled("WebKit", [driverProgram, displayProgram], "webkit2gtk-driver xvfb"),
  canForceColours: false,
  canZoom: false,
  start: startWebKit,
};

/** It comes with the library, where no command looks, in a folder named for the machine. */
function browserProgram(): string {
  const folders = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  const paths = folders.map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"));
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error("WebKit's driver is there, but no MiniBrowser");
  return found;
}

async function startWebKit(): Promise<BrowserDriver> {
  const directory = engineDirectory("webkit");
  const displayLog = join(directory, "display.out");
  // Without a pause between the last window of one browser and the first of the next.
  const screen = ["-screen", "0", "2600x1800x24", "-nolisten", "tcp", "-noreset"];
  const display = new EngineProcess({ command: [displayProgram, "-displayfd", "1", ...screen], log: displayLog });
  display.start();
  const number = await until("the display is there", () => /^(\d+)\n/m.exec(readFileSync(displayLog, "utf8"))?.[1], {
    withinMs: startMs,
  });
  // What readers prefer is read at the start of a browser: one for each preference.
  const browsers = new Map<string, Promise<WebKitBrowser>>();
  return {
    async open(preferences = {}) {
      const key = JSON.stringify(preferences);
      const home = join(directory, `home-${browsers.size + 1}`);
      if (!browsers.has(key)) browsers.set(key, startBrowser(home, `:${number}`, preferences));
      return new WebKitWindow(await browsers.get(key)!);
    },
    async close() {
      for (const browser of browsers.values()) await stopBrowser(await browser);
      await display.crash();
    },
  };
}

interface WebKitBrowser {
  driver: EngineProcess;
  /** The address of its session. */
  session: string;
  log: string;
}

async function startBrowser(home: string, display: string, preferences: Preferences): Promise<WebKitBrowser> {
  writeSettings(home, preferences);
  const port = freePort();
  const log = join(home, "webkit.out");
  const driver = new EngineProcess({
    command: [driverProgram, `--port=${port}`],
    log,
    env: {
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      LC_ALL: localeOf(home, preferences.language ?? "en-US"),
      LOCPATH: home,
    },
  });
  driver.start();
  const base = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver answers", async () => (await fetch(`${base}/status`)).ok, { withinMs: startMs });
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  if (preferences.colours === "dark") args.push("--dark-mode");
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${base}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browserProgram(), args } } },
  });
  return { driver, session: `${base}/session/${sessionId}`, log };
}

async function stopBrowser({ driver, session }: WebKitBrowser): Promise<void> {
  await ask("DELETE", session);
  await driver.crash();
}

/** Visitors have the same window, one after the other. It forgets everything in between. */
class WebKitWindow implements BrowserWindow {
  private readonly session: string;
  private readonly saidBefore: number;

  constructor(private readonly browser: WebKitBrowser) {
    this.session = browser.session;
    this.saidBefore = this.said().length;
  }

  async goto(url: string): Promise<void> {
    await this.post("/url", { url });
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      (async () => JSON.stringify(await ${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.post<{ value?: string; error?: string }>("/execute/async", {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return value === undefined ? undefined : JSON.parse(value);
  }

  async resize(width: number, height: number): Promise<void> {
    const look = async () => (await this.evaluate("[innerWidth, innerHeight]")) as [number, number];
    const rect = await ask<{ width: number; height: number }>("GET", `${this.session}/window/rect`);
    const [innerWidth, innerHeight] = await look();
    await this.post("/window/rect", {
      width: width + rect.width - innerWidth,
      height: height + rect.height - innerHeight,
    });
    await until(`the window is ${width} by ${height}`, async () => Bun.deepEquals(await look(), [width, height]));
  }

  press(...keys: Key[]): Promise<void> {
    return this.perform(keyActions(keys));
  }

  point(places: readonly Point[], held: readonly Key[] = []): Promise<void> {
    return this.perform(pointerActions(places, held));
  }

  private async perform(actions: InputActions): Promise<void> {
    await this.post("/actions", { actions });
  }

  async giveFiles(selector: string, paths: readonly string[]): Promise<void> {
    const found = await this.post<Record<string, string>>("/element", { using: "css selector", value: selector });
    await this.post(`/element/${Object.values(found)[0]}/value`, { text: paths.join("\n") });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await ask<string>("GET", `${this.session}/screenshot`), "base64");
  }

  complaints(): string[] {
    return this.said().slice(this.saidBefore);
  }

  private said(): string[] {
    const lines = readFileSync(this.browser.log, "utf8").split("\n");
    return lines.filter((line) => line.startsWith("CONSOLE"));
  }

  async close(): Promise<void> {
    await this.evaluate("location.origin === 'null' || (localStorage.clear(), sessionStorage.clear())");
    await ask("DELETE", `${this.session}/cookie`);
    await this.goto("about:blank");
  }

  private post<Answer>(path: string, body: unknown): Promise<Answer> {
    return ask<Answer>("POST", this.session + path, body);
  }
}

/** Where GTK looks for what the reader prefers. The bars of the window take no room, so that it can be as narrow as a phone. */
function writeSettings(home: string, { lessMotion }: Preferences): void {
  const folder = join(home, "gtk-3.0");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`);
  writeFileSync(join(folder, "gtk.css"), "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; }\n");
}

/** The browser's language is that of its locale, which has to be there. A system has few; one is enough to stand for others. */
function localeOf(home: string, language: string): string {
  const name = `${language.replace("-", "_")}.UTF-8`;
  symlinkSync("/usr/lib/locale/C.utf8", join(home, name));
  return name;
}

async function ask<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMs);
  const answer = await fetch(url, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
