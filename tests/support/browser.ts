import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

/**
 * The same engine without windows. Every page of a test has a window of its own otherwise, with its tabs and its toolbar,
 * which takes three times the processor time of the page.
 */
const shells = ["/usr/bin/chromium-headless-shell"];
const wholeBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's Chromium, or `null` with a line that says how to get it. In CI it has to be there. */
export const browserPath = findBrowser();

function findBrowser(): string | null {
  const path = firstOf([...shells, ...wholeBrowsers]);
  if (path) return path;
  const how = "apt-get install chromium-headless-shell";
  if (process.env["CI"]) throw new Error(`the tests in a browser need one: ${how}`);
  console.warn(`skipped: tests in a real browser (${how})`);
  return null;
}

function firstOf(paths: string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
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
  return endpoint ? chromium.connect(endpoint) : chromium.launch(options);
}

/** A browser of its own, for what is measured or shown: as people have it, where there is such a one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...options, executablePath: firstOf(wholeBrowsers) ?? options.executablePath });
}

/** One that finds this machine under other names, too, as if they were in the DNS. To browsers, those are not local. */
export function launchBrowserKnowing(hosts: readonly string[]): Promise<Browser> {
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(", ");
  return chromium.launch({ ...options, args: [...options.args, `--host-resolver-rules=${rules}`] });
}
