import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type AppUnderTest, logOf } from "./app-under-test.ts";
import { timeoutMs } from "./browser-page.ts";
import { tellingThePage } from "./page-at-failure.ts";

/**
 * Opens the start page with a storage of its own. Complaints are what the browser's console said, answers with an error
 * among it, and requests to other hosts.
 */
export async function visitHome(
  { browser, app }: { browser: Browser; app: AppUnderTest },
  use: (page: Page, complaints: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(app.url)) complaints.push(`request to ${request.url()}`);
  });
  try {
    await tellingThePage(page, async () => {
      await page.goto(`${app.url}/`);
      await use(page, complaints);
    });
  } finally {
    await context.close();
  }
}

/** A page in any browser. */
export interface Evaluates {
  evaluate(expression: string): Promise<unknown>;
}

/** Runs in the page, with `given`. A string, because the page's own types are not known here. */
export function inPage<Result>(page: Evaluates, script: string, given: unknown = null): Promise<Result> {
  return page.evaluate(`(async (given) => { ${script} })(${JSON.stringify(given)})`) as Promise<Result>;
}

export interface GivenFile {
  name: string;
  content: string | Uint8Array;
  type?: string;
}

const makeTransfer = `
  const transfer = new DataTransfer();
  for (const { name, type, base64 } of given) {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type }));
  }`;

function inBase64(files: GivenFile[]) {
  return files.map(({ name, content, type = "text/plain" }) => ({
    name,
    type,
    base64: Buffer.from(content).toString("base64"),
  }));
}

/** Drags files over the page. `drop` lets them go. */
export async function dragFiles(page: Page, files: GivenFile[]): Promise<{ drop(): Promise<void> }> {
  const script = (kinds: string[]) => `${makeTransfer}
    for (const kind of ${JSON.stringify(kinds)}) {
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }`;
  await inPage(page, script(["dragenter", "dragover"]), inBase64(files));
  return { drop: () => inPage(page, script(["drop"]), inBase64(files)) };
}

/** A log of many lines, with what stands above and below them. */
export interface LongFile {
  name: string;
  line: string;
  lines: number;
  above?: string;
  below?: string;
}

/** Chooses files that are made in the page: sending megabytes there takes longer than the rest of a test. */
export function chooseLongFiles(page: Page, files: LongFile[]): Promise<void> {
  return inPage(
    page,
    `const transfer = new DataTransfer();
    for (const { name, line, lines, above = "", below = "" } of given) {
      transfer.items.add(new File([above, line.repeat(lines), below], name, { type: "text/plain" }));
    }
    const input = document.querySelector("#file");
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));`,
    files,
  );
}

/** Pastes files, as a file manager puts them into the clipboard. */
export function pasteFiles(page: Page, files: GivenFile[]): Promise<void> {
  return inPage(
    page,
    `${makeTransfer}
    document.activeElement.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));`,
    inBase64(files),
  );
}

/** Puts a text into the real clipboard and presses the keys. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await inPage(page, "await navigator.clipboard.writeText(given);", text);
  await page.keyboard.press("Control+V");
}

export function clipboard(page: Page): Promise<string> {
  return inPage<string>(page, "return navigator.clipboard.readText();");
}

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * What axe-core finds wrong with the page as it is now. Transitions end first: even one of no time has its old value until
 * the next frame, and that is what axe would see.
 */
export async function accessibilityFaults(page: Page, screen: BrowserContextOptions = {}): Promise<string[]> {
  // Reading it takes as long as a small page's check: once a page is enough, and of what passed nothing is told.
  if (!(await inPage<boolean>(page, "return 'axe' in window;"))) await page.evaluate(axe);
  return inPage<string[]>(
    page,
    `const finite = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => {})));
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: Object.fromEntries(["color-contrast", "link-in-text-block", "target-size"].map((id) => [id, { enabled: given }])),
      resultTypes: ["violations"],
    });
    ${smallTargets}
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      id + " at " + target.join(" ") + ": " + failureSummary)).concat(small);`,
    checksLooks(screen),
  );
}

/**
 * What somebody has to hit is 24 pixels wide and high by itself. The standard, and axe with it, lets less pass where
 * nothing else is near; but what is near depends on the fonts of a machine. Links within a text are as high as that is.
 */
const smallTargets = `
  const isText = (element) => getComputedStyle(element).display === "inline";
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    && !element.closest(".unseen") && getComputedStyle(element).clipPath === "none";
  const small = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=slider]")]
    .filter((element) => !isText(element) && isSeen(element) && !element.disabled)
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.right > 0 && (box.width < 23.99 || box.height < 23.99))
    .map(({ element, box }) => "small target: " + element.outerHTML.slice(0, 120) + " " + box.width + " x " + box.height);`;

const wideFrom = 700;

/**
 * What has to know where everything stands takes most of the time, and depends on the theme and on what there is room for:
 * of four screens, the light wide one and the dark narrow one have each of them.
 */
function checksLooks({ colorScheme, viewport }: BrowserContextOptions): boolean {
  if (!colorScheme || !viewport) return true;
  return (colorScheme === "light") === viewport.width >= wideFrom;
}

/** The logs that were shared with one link, by name. */
export async function sharedTogether(app: AppUnderTest, page: Page): Promise<Record<string, string>> {
  const link = await page.locator(".big-link a").textContent();
  const { files } = (await (await app.get(`/api/bundle/${idIn(link)}`)).json()) as {
    files: { id: string; name: string }[];
  };
  const logs = await Promise.all(files.map(({ id }) => logOf(app, id)));
  return Object.fromEntries(logs.map(({ name, content }) => [name, content]));
}

/** `""` where it is no link to a log. */
export function idIn(link: string | null): string {
  return /\/([A-Za-z0-9]{10})$/.exec(link ?? "")?.[1] ?? "";
}
