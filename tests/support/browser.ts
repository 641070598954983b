import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's Chromium, or `null` with a line that says how to get it. In CI it has to be there. */
export const browserPath = findBrowser();

function findBrowser(): string | null {
  const path = candidates.find((candidate) => existsSync(candidate)) ?? null;
  if (path) return path;
  const how = "apt-get install chromium";
  if (process.env["CI"]) throw new Error(`the tests in a browser need one: ${how}`);
  console.warn(`skipped: tests in a real browser (${how})`);
  return null;
}

const options = {
  executablePath: browserPath ?? "",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The variable that names the browser of a whole run. */
export const sharedBrowserVariable = "LECTERN_TEST_BROWSER";

/** One browser for all tests. It outlives a test that is ended because it took too long. */
export function startSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...options, host: "127.0.0.1" });
}

/** The browser of the run, or one of its own where a file is run alone. Closing it closes the pages of its user only. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env[sharedBrowserVariable];
  return endpoint ? chromium.connect(endpoint) : launchBrowser();
}

/** A browser of its own, for what is measured. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(options);
}
