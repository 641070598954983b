import type { Page, Request } from "playwright-core";

const shownCharacters = 1500;

/**
 * Runs a visit, and where it fails adds to the error what the page showed then, which requests were not answered, and
 * which were refused: a wait that ran out says only what it waited for.
 */
export async function tellingThePage(page: Page, visit: () => Promise<void>): Promise<void> {
  const waiting = new Set<Request>();
  const refused: string[] = [];
  page.on("request", (request) => waiting.add(request));
  page.on("requestfailed", (request) => {
    waiting.delete(request);
    refused.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("response", (response) => {
    if (response.status() >= 400)
      refused.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  try {
    await visit();
  } catch (error) {
    if (error instanceof Error) {
      const shown = await page.evaluate<string>("document.body.innerText").catch(() => "(the page is gone)");
      error.message += [
        `\nThe page, ${page.url()}, showed:\n${shown.slice(0, shownCharacters)}`,
        `\nNot answered: ${[...waiting].map((request) => `${request.method()} ${request.url()}`).join(", ") || "nothing"}`,
        `\nRefused: ${refused.join(", ") || "nothing"}\n`,
      ].join("");
    }
    throw error;
  }
}
