import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineProcess, engineDirectory } from "../engines/engine-process.ts";
import { isInstalled } from "../engines/installed.ts";
import { until } from "../engines/until.ts";
import { BidiConnection } from "./bidi-connection.ts";
import type { BrowserDriver, BrowserKind, BrowserWindow, Key, Point, Preferences } from "./browser-driver.ts";
import { keyActions, pointerActions } from "./input-actions.ts";

const program = "firefox-esr";
const startMs = 60_000;

/** Nothing that looks for news on the net, and no first run. */
const settings: Record<string, unknown> = {
  "remote.active-protocols": 1,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "datareporting.healthreport.uploadEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
};

export const firefox: BrowserKind = {
  name: "Firefox",
  isInstalled: isInstalled("Firefox", [program], "firefox-esr"),
  canForceColours: true,
  canZoom: true,
  start: startFirefox,
};

async function startFirefox(): Promise<BrowserDriver> {
  const profile = engineDirectory("firefox");
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const log = join(profile, "firefox.out");
  // "System access" is that to its settings, which are those of readers here.
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access"];
  const browser = new EngineProcess({
    command: [program, ...options, "--profile", profile],
    log,
    env: { HOME: profile },
  });
  browser.start();
  const address = await until(
    "Firefox listens",
    () => /BiDi listening on (ws:\S+)/.exec(readFileSync(log, "utf8"))?.[1],
    { withinMs: startMs },
  );
  const bidi = await BidiConnection.open(`${address}/session`);
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {
    "moz:scope": "chrome",
  });
  const chrome = contexts[0]!.context;
  return {
    open: (preferences = {}) => FirefoxWindow.open(bidi, chrome, preferences),
    close: () => browser.crash(),
  };
}

/** Settings of the whole browser: its windows are open one after the other. */
function prefer({ colours, language, lessMotion, forcedColours }: Preferences): string {
  const wanted = {
    "layout.css.prefers-color-scheme.content-override": colours === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": lessMotion ? 1 : 0,
    "browser.display.document_color_use": forcedColours ? 2 : 0,
  };
  return [
    ...Object.entries(wanted).map(([name, value]) => `Services.prefs.setIntPref("${name}", ${value});`),
    `Services.prefs.setStringPref("intl.accept_languages", "${language ?? "en-US"}");`,
  ].join("");
}

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

interface Evaluated {
  type: string;
  result: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

class FirefoxWindow implements BrowserWindow {
  private readonly said: string[] = [];
  private readonly stopListening: () => void;

  private constructor(
    private readonly bidi: BidiConnection,
    private readonly context: string,
    private readonly user: string,
  ) {
    this.stopListening = bidi.listen((method, params) => {
      if (method !== "log.entryAdded") return;
      const { level, text, source } = params as LogEntry;
      if (source.context === context) this.said.push(`${level}: ${text}`);
    });
  }

  static async open(bidi: BidiConnection, chrome: string, preferences: Preferences): Promise<FirefoxWindow> {
    await evaluateIn(bidi, chrome, prefer(preferences));
    const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext");
    const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
    return new FirefoxWindow(bidi, context, userContext);
  }

  async goto(url: string): Promise<void> {
    await this.bidi.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  async evaluate(expression: string): Promise<unknown> {
    const { value } = await evaluateIn(this.bidi, this.context, `(async () => JSON.stringify(await ${expression}))()`);
    return value === undefined ? undefined : JSON.parse(value);
  }

  async resize(width: number, height: number, zoom = 1): Promise<void> {
    const { context } = this;
    await this.bidi.send("browsingContext.setViewport", {
      context,
      viewport: { width, height },
      devicePixelRatio: zoom,
    });
  }

  async press(...keys: Key[]): Promise<void> {
    await this.bidi.send("input.performActions", { context: this.context, actions: keyActions(keys) });
  }

  async point(places: readonly Point[], held: readonly Key[] = []): Promise<void> {
    await this.bidi.send("input.performActions", { context: this.context, actions: pointerActions(places, held) });
  }

  async giveFiles(selector: string, files: readonly string[]): Promise<void> {
    const found = await evaluateIn(this.bidi, this.context, `document.querySelector(${JSON.stringify(selector)})`);
    const element = { sharedId: found.sharedId };
    await this.bidi.send("input.setFiles", { context: this.context, element, files });
  }

  async picture(): Promise<Uint8Array> {
    const { data } = await this.bidi.send<{ data: string }>("browsingContext.captureScreenshot", {
      context: this.context,
    });
    return Buffer.from(data, "base64");
  }

  complaints(): string[] {
    return this.said;
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.bidi.send("browser.removeUserContext", { userContext: this.user });
  }
}

async function evaluateIn(bidi: BidiConnection, context: string, expression: string): Promise<Evaluated["result"]> {
  const { result, exceptionDetails } = await bidi.send<Evaluated>("script.evaluate", {
    expression,
    target: { context },
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result;
}
