import { expect } from "bun:test";
import { eventually } from "../browser-page.ts";
import { inPage } from "../home-visit.ts";
import type { BrowserWindow, Key, Point } from "./browser-driver.ts";

/** Somebody in front of a window, in whatever browser. What they wait for, they wait for until it is there. */
export class Visitor {
  constructor(
    readonly window: BrowserWindow,
    private readonly site: string,
  ) {}

  evaluate(expression: string): Promise<unknown> {
    return this.window.evaluate(expression);
  }

  async open(path: string, width = 1280, height = 800, zoom = 1): Promise<void> {
    await this.window.resize(width, height, zoom);
    await this.window.goto(this.site + path);
  }

  /** Opens a log, and waits until all of it is there. */
  async openLog(path: string, width = 1280, height = 800, zoom = 1): Promise<void> {
    await this.open(path, width, height, zoom);
    await this.sees("#log-layout[data-ready]");
  }

  /** Waits until something is there that fits, and has the text. */
  async sees(selector: string, text = ""): Promise<void> {
    let seen: string[] = [];
    const look = async () => {
      seen = await inPage<string[]>(
        this,
        "return [...document.querySelectorAll(given)].map((one) => one.textContent);",
        selector,
      );
      return seen.some((one) => one.includes(text));
    };
    await eventually(look, true).catch(() => {
      const instead = JSON.stringify(seen).slice(0, 1000);
      throw new Error(`${selector} with ${JSON.stringify(text)} never came; what is there: ${instead}`);
    });
  }

  /** Waits while one page takes the place of another. */
  async comesTo<Seen>(look: (visitor: this) => Promise<Seen>, wanted: Seen): Promise<void> {
    await eventually<Seen | null>(() => look(this).catch(() => null), wanted);
  }

  textOf(selector: string): Promise<string | null> {
    return inPage(this, "return document.querySelector(given)?.textContent ?? null;", selector);
  }

  /** What stands in the address behind the path. */
  address(): Promise<string> {
    return inPage(this, "return location.search + location.hash;");
  }

  focused(): Promise<string> {
    return inPage(this, "return document.activeElement.id || document.activeElement.className;");
  }

  /** In the middle of what fits and has the text, when it has come to rest in sight. */
  async click(selector: string, text = "", held: readonly Key[] = []): Promise<void> {
    await this.window.point([await this.middleOf(selector, text)], held);
  }

  async middleOf(selector: string, text = ""): Promise<Point> {
    let place: Point | null = null;
    const look = async () => {
      const before = place;
      place = await inPage<Point | null>(this, middle, [selector, text]);
      return place !== null && Bun.deepEquals(before, place);
    };
    await eventually(look, true);
    return place!;
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.window.press(letter);
  }

  press(...keys: Key[]): Promise<void> {
    return this.window.press(...keys);
  }

  /** Into the clipboard, as anybody does it: from a field elsewhere. */
  async copy(text: string): Promise<void> {
    await this.window.goto("about:blank");
    await this.openField(text);
    await this.press("Control", "c");
    expect(await this.pasted()).toBe(text);
  }

  /**
   * What is in the clipboard, pasted into the page as it is. Elsewhere, it might not be there: a page that is left right
   * after it copied something may take that along.
   */
  async pasted(): Promise<string> {
    await this.openField("");
    await this.press("Control", "v");
    let text = "";
    const look = async () => {
      text = await inPage<string>(this, 'return document.querySelector("#field-of-test").value;');
      return text !== "";
    };
    await eventually(look, true);
    return text;
  }

  /** A field beside all that the page has, with this text selected in it. */
  private async openField(text: string): Promise<void> {
    await inPage(
      this,
      `document.querySelector("#field-of-test")?.remove();
      const field = document.createElement("textarea");
      field.id = "field-of-test";
      field.value = given;
      document.body.append(field);
      field.focus();
      field.select();`,
      text,
    );
  }
}

const middle = `
  const found = [...document.querySelectorAll(given[0])].find((one) => one.textContent.includes(given[1]) && one.checkVisibility());
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, right, top, bottom } = found.getBoundingClientRect();
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };`;
