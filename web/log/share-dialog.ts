import type { ReadingWords } from "../../src/i18n/reading-words.ts";
import { make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { openDialog } from "./dialog.ts";

interface SharedView {
  id: string;
  /** The address of the page as it is now, with what the reader sees. */
  url: string;
}

/** More than this makes a code that cameras do not like. */
const maxCodeLength = 300;

/** On a phone by the system's own sharing, which knows the people and programs there; else by a dialog. */
export async function shareView(view: SharedView): Promise<void> {
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (!isPhone || typeof navigator.share !== "function") return openShareDialog(view);
  try {
    await navigator.share({ title: document.title, url: withoutLanguage(view.url) });
  } catch (error) {
    // Whoever closes the system's dialog wants no other one.
    if (!(error instanceof DOMException && error.name === "AbortError")) openShareDialog(view);
  }
}

/** The links of a log, to copy, to scan and to hand on. Its buttons are those of `copyButtons`. */
function openShareDialog({ id, url }: SharedView): void {
  const words = wordsOf("reading");
  const log = new URL(`/${id}`, url).href;
  const view = withoutLanguage(url);
  const links = [
    ...(view === log ? [] : [{ label: words.viewLink, link: view }]),
    { label: words.logLink, link: log },
    { label: words.rawLink, link: new URL(`/raw/${id}`, url).href },
  ];
  const code = make("div", { class: "share-code" });
  const list = make("div", { class: "share-links" }, ...links.map((link, place) => linkRow(link, place, words)));
  openDialog(words.shareTitle, list, otherApps(view, words), code);
  list.querySelector("button")?.focus();
  void drawCode(code, view.length <= maxCodeLength ? view : log, words);
}

/** Whoever follows the link has a language of their own. */
function withoutLanguage(url: string): string {
  const address = new URL(url);
  address.searchParams.delete("lang");
  return address.href;
}

function linkRow({ label, link }: { label: string; link: string }, place: number, words: ReadingWords): HTMLElement {
  const id = `share-link-${place}`;
  const field = make("input", { type: "text", id, readonly: true, value: link, dir: "ltr" });
  field.addEventListener("focus", () => field.select());
  const name = `${words.copy}: ${label}`;
  const button = make(
    "button",
    { type: "button", "data-copy": link, "aria-label": name },
    make("span", {}, words.copy),
  );
  if (place > 0) button.className = "plain";
  return make("div", { class: "share-link" }, make("label", { for: id }, label), field, button);
}

/** Where the system has a way to hand a link to another program. */
function otherApps(url: string, words: ReadingWords): Node {
  if (typeof navigator.share !== "function") return document.createTextNode("");
  const share = () => {
    // Closing the system's own dialog counts as a failure, and is none.
    navigator.share({ title: document.title, url }).catch(() => {});
  };
  return make("button", { type: "button", class: "plain share-apps", click: share }, words.otherApps);
}

async function drawCode(place: HTMLElement, text: string, words: ReadingWords): Promise<void> {
  const { qrCode } = await import("../page/qr.ts");
  place.append(qrCode(text, words.qrCode));
}
