import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

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

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath!,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
