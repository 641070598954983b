import { findNames } from "../../src/names/find-names.ts";
import { type Glossary, GlossaryNames } from "../../src/names/glossary.ts";
import type { Names } from "../../src/names/names.ts";
import { element, make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { alsoWritten } from "./also-written.ts";
import { loadPreferences, savePreferences } from "./preferences.ts";
import type { Reading } from "./reading.ts";

/** A name that stands in a finding or an exception. */
interface ShownName {
  place: HTMLElement;
  written: string;
  readable: string;
}

/** What is quoted from the log outside of it. */
const quotes = ".finding bdi, .evidence .quote, .exceptions bdi";

/**
 * Brings the switch where the server has readable names for this log. Findings and exceptions have them from the beginning, the
 * log where the reader wants that; what is copied from the log, and what is stored, is as written.
 */
export async function connectReadableNames(reading: Reading): Promise<void> {
  const glossary = await namesOf(element("log-layout").dataset["id"]!);
  if (Object.keys(glossary).length === 0) return;
  const names = new GlossaryNames(glossary);
  const words = wordsOf("names");
  const shown = namesInQuotes(names);
  const button = make(
    "button",
    { type: "button", class: "tool", id: "readable-names", title: words.inLog },
    words.readableNames,
  );
  const box = make("input", { type: "checkbox", id: "readable-findings" });
  const show = () => {
    const { readableLog, writtenFindings } = loadPreferences();
    button.setAttribute("aria-pressed", String(readableLog));
    box.checked = !writtenFindings;
    reading.viewer.setNames(readableLog ? names : null, (name) => words.written({ name }));
    for (const one of shown) draw(one, !writtenFindings);
  };
  const draw = ({ place, written, readable }: ShownName, isReadable: boolean) => {
    place.textContent = isReadable ? readable : written;
    place.title = isReadable ? words.written({ name: written }) : words.readable({ name: readable });
  };
  button.addEventListener("click", () => {
    const preferences = loadPreferences();
    savePreferences({ ...preferences, readableLog: !preferences.readableLog });
    show();
  });
  box.addEventListener("change", () => {
    savePreferences({ ...loadPreferences(), writtenFindings: !box.checked });
    show();
  });
  // A finger does not point: a tap shows both.
  for (const one of shown) one.place.addEventListener("click", () => showBoth(one));
  element("view-menu").before(button);
  element("short-lines")
    .closest("label")!
    .after(make("label", { class: "check" }, box, ` ${words.inFindings}`));
  reading.alsoSearch((query) => alsoWritten(query, glossary));
  show();
}

async function namesOf(id: string): Promise<Glossary> {
  try {
    const answer = await fetch(`/names/${id}`);
    return answer.ok ? ((await answer.json()) as Glossary) : {};
  } catch {
    // The page does without.
    return {};
  }
}

function showBoth({ place, written, readable }: ShownName): void {
  // Whoever selects something wants to copy it.
  if (!document.getSelection()?.isCollapsed) return;
  const both = `${readable} (${written})`;
  place.textContent = place.textContent === both ? readable : both;
}

/** Makes an element of every hidden name in a quote. */
function namesInQuotes(names: Names): ShownName[] {
  const shown: ShownName[] = [];
  for (const quote of document.querySelectorAll<HTMLElement>(quotes)) {
    for (const node of textsIn(quote)) shown.push(...namesIn(node, quote, names));
  }
  return shown;
}

function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

function namesIn(node: Text, quote: HTMLElement, names: Names): ShownName[] {
  const { before, after } = around(quote, node);
  const found: ShownName[] = [];
  const parts: (string | Node)[] = [];
  let from = 0;
  const { data } = node;
  findNames(before + data + after, names, (start, end, readable) => {
    const [first, last] = [start - before.length, end - before.length];
    if (first < from || last > data.length) return;
    const place = make("span", { class: "readable-name" });
    found.push({ place, written: data.slice(first, last), readable });
    parts.push(data.slice(from, first), place);
    from = last;
  });
  if (found.length > 0) node.replaceWith(...parts, data.slice(from));
  return found;
}

/** The list of exceptions has the parts of a frame apart: together they are what a map understands. */
function around(quote: HTMLElement, { data }: Text): { before: string; after: string } {
  if (!quote.closest(".frames li code")) return { before: "", after: "" };
  const place = quote.closest("li")?.querySelector(".soft")?.textContent.trim() ?? "";
  return data.includes("(")
    ? { before: "at ", after: "" }
    : { before: "at ", after: `(${place.replace(/[()]/g, "")})` };
}
