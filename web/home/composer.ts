import type { FolderFile } from "../../src/archives/folder.ts";
import type { ShortenedLog } from "../../src/shortening/shorten-log.ts";
import { announce } from "../page/announcing.ts";
import { element, onClick } from "../page/elements.ts";
import { type Card, CardList, readCard, waitingCard } from "./card-list.ts";
import { cardOf, shortenedInWords, showBeginning, titleOf, WaitingCard } from "./cards.ts";
import type { Draft } from "./draft.ts";
import { aboutText, amounts, sentences, words } from "./i18n.ts";
import { leftOutCard, leftOutSentence } from "./left-out-card.ts";
import { mayBeLog } from "./looks-like-log.ts";
import { emptyArchive } from "./mistaken-files.ts";
import { readLogFile } from "./reading-files.ts";
import { makeRoomForCheck } from "./room-for-check.ts";
import { brokenSource, isBlank, maxSources, maxTypedCharacters, type Source, sourceOf } from "./sources.ts";
import type { UnpackingQuestion, UnpackingReply } from "./unpacking-messages.ts";

/** Long enough not to look through a text at every key, short enough to go unnoticed. */
const typingPauseMs = 250;

/** What takes long, done on threads of their own. */
interface ComposerThreads {
  shorten(text: string): Promise<ShortenedLog>;
  unpack(question: Omit<UnpackingQuestion, "maxBytes">, signal: AbortSignal): Promise<UnpackingReply>;
}

/** Nobody drags anything on a phone. */
const placeholders = matchMedia("(hover: none)").matches
  ? { first: words.placeholderTouch, more: words.placeholderMoreTouch }
  : { first: words.placeholder, more: words.placeholderMore };

/** What is about to be shared: the text area, and a card for each file and each long text. */
export class Composer {
  private readonly area = element<HTMLTextAreaElement>("log-text");
  private readonly name = element<HTMLInputElement>("name");
  private readonly cards = new CardList();
  private typed: Source | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private reading = new Set<Promise<void>>();

  constructor(
    private readonly maxBytes: number,
    private readonly onChange: () => void,
    private readonly onComplaint: (sentence: string) => void,
    private readonly threads: ComposerThreads,
  ) {
    this.area.addEventListener("input", () => this.typedSome());
    this.name.addEventListener("input", () => {
      if (this.typed) this.typed.name = this.name.value;
    });
    this.area.placeholder = placeholders.first;
    onClick("no-log-where", () => showPlaces());
  }

  /** Everything that is to be shared, in the order in which it is shown. */
  sources(): Source[] {
    this.readTyped();
    return this.typed ? [...this.logs(), this.typed] : this.logs();
  }

  /** The logs beside the text area, as far as they are there. */
  logs(): Source[] {
    return this.cards.sources.filter(({ problem }) => !problem);
  }

  /** Cards show their logs as they will be stored. `null`: nobody knows yet. */
  showBeginnings(beginningOf: (source: Source) => string | null): void {
    for (const { element, source } of this.cards.logs) {
      if (source && !source.problem) showBeginning(element, beginningOf(source) ?? "");
    }
  }

  /** The files that cannot be shared. */
  broken(): Source[] {
    return this.cards.sources.filter(({ problem }) => problem);
  }

  get isReading(): boolean {
    return this.cards.isReading;
  }

  get isEmpty(): boolean {
    return this.cards.logs.length === 0 && isBlank(this.area.value);
  }

  get text(): string {
    return this.area.value;
  }

  get textName(): string {
    return this.name.value;
  }

  /** Resolves when every file was read. */
  async settled(): Promise<void> {
    while (this.reading.size > 0) await Promise.all(this.reading);
  }

  /** A pasted or dropped text: into the area where it fits, else as a card. */
  addText(text: string, name = ""): void {
    if (isBlank(text)) return;
    if (text.length <= maxTypedCharacters && isBlank(this.area.value)) {
      this.area.value = text;
      if (name !== "") this.name.value = name;
      this.area.focus();
      this.area.setSelectionRange(0, 0);
      this.changed();
      return;
    }
    if (!this.hasRoom()) return;
    const usedName = name === "" && isBlank(this.area.value) ? this.takeName() : name;
    this.addCard(sourceOf(usedName, text, this.maxBytes));
  }

  /** What a draft kept. The focus stays where it is. */
  restore({ name, text, logs }: Draft): void {
    if (this.area.value === "") {
      this.area.value = text;
      this.name.value = name;
    }
    for (const one of logs) this.cards.add(this.drawn(sourceOf(one.name, one.text, this.maxBytes)));
    this.changed();
  }

  /** Of more than there is room for, the most telling ones. */
  addFiles(files: readonly File[]): void {
    if (files.length > this.room()) {
      this.addFolder({ name: words.chosenFiles, files: files.map((file) => ({ path: file.name, file })) });
      return;
    }
    for (const file of files) this.wait(file.name, (card, waiting) => this.readInto(card, file, waiting));
    this.show();
  }

  /** What is a log in a folder. */
  addFolder({ name, files }: { name: string; files: readonly FolderFile[] }): void {
    if (!this.hasRoom()) return;
    this.wait(name, (card) => this.unpackInto(card, name, files));
    this.show();
  }

  remove(source: Source): void {
    if (source === this.typed) {
      this.area.value = "";
      this.name.value = "";
      this.typed = null;
    }
    this.cards.remove((card) => card.source === source);
    this.changed();
  }

  clear(): void {
    this.cards.remove(() => true);
    this.area.value = "";
    this.name.value = "";
    this.changed();
  }

  /** Nothing can be changed while it is shared. */
  lock(isLocked: boolean): void {
    for (const part of document.querySelectorAll<HTMLElement>(".share-form-top, .cards, #log-text, .privacy")) {
      part.inert = isLocked;
    }
  }

  focus(): void {
    this.area.focus();
  }

  /** A card that waits for its file, and what is done meanwhile. */
  private wait(name: string, read: (card: Card, waiting: WaitingCard) => Promise<void>): void {
    const waiting = new WaitingCard(name, () => this.removeCard(card));
    const card = waitingCard(waiting.element);
    this.cards.add(card);
    const reading = read(card, waiting).finally(() => this.reading.delete(reading));
    this.reading.add(reading);
  }

  private async readInto(card: Card, file: File, waiting: WaitingCard): Promise<void> {
    const { signal } = card.reading;
    const onProgress = (readBytes: number, allBytes: number) => waiting.progress(readBytes, allBytes);
    const log = await readLogFile(file, this.maxBytes, { signal, onProgress });
    if (signal.aborted) return;
    const source =
      "text" in log
        ? sourceOf(log.name, log.text, this.maxBytes)
        : log.problem !== "archive" && brokenSource(log.name, file.size, log.problem);
    if (!source) return this.unpackInto(card, file.name, file);
    this.arrived(card, [source]);
    this.tellOf(source);
  }

  private async unpackInto(card: Card, name: string, from: File | readonly FolderFile[]): Promise<void> {
    const { signal } = card.reading;
    // Its own card stands for the first of them.
    const question = { from, maxFiles: this.room() + 1 };
    const failed = { problem: "unreadable" as const, leftOut: [] };
    const found = await this.threads.unpack(question, signal).catch(() => failed);
    if (signal.aborted) return;
    const { leftOut } = found;
    const moreLeftOut = "files" in found ? found.moreLeftOut : 0;
    const sources =
      "files" in found
        ? found.files.map((file) => sourceOf(file.name, file.text, this.maxBytes))
        : [brokenSource(name, 0, emptyArchive(found.problem, leftOut))];
    this.arrived(card, sources, leftOut.length > 0 ? readCard(leftOutCard(name, { leftOut, moreLeftOut })) : null);
    if (!("files" in found)) return;
    const left = leftOut.length + moreLeftOut;
    const added = words.unpacked({ count: sources.length, from: name });
    announce(left > 0 ? sentences(added, leftOutSentence(left)) : added);
  }

  /** What was read takes the place of what waited for it. */
  private arrived(card: Card, sources: readonly Source[], note: Card | null = null): void {
    const hadFocus = card.element.contains(document.activeElement);
    const cards = sources.map((source) => this.drawn(source));
    this.cards.replace(card, ...cards, ...(note ? [note] : []));
    // In its place, because putting all of them anew would take the focus from the others.
    card.element.replaceWith(...[...cards, ...(note ? [note] : [])].map(({ element }) => element));
    if (hadFocus) cards[0]?.element.querySelector("button")?.focus();
    this.changed();
  }

  private addCard(source: Source): void {
    this.cards.add(this.drawn(source));
    this.tellOf(source);
    this.changed();
  }

  private drawn(source: Source): Card {
    const events = { onRemove: () => this.removeCard(card), onShorten: () => this.shorten(card) };
    const card = readCard(cardOf(source, this.maxBytes, events), source);
    return card;
  }

  private async shorten(card: Card): Promise<void> {
    const large = card.source;
    if (!large) return;
    announce(words.shortening);
    const parts = await this.threads.shorten(large.text).catch(() => null);
    if (!this.cards.has(card)) return;
    if (!parts) {
      this.onComplaint(words.shorteningFailed);
      this.arrived(card, [large]);
      return;
    }
    const { text, ...shortened } = parts;
    const source = { ...sourceOf(large.name, text, this.maxBytes), shortened };
    this.arrived(card, [source]);
    this.cards.logs
      .find((one) => one.source === source)
      ?.element.querySelector("input")
      ?.focus();
    announce(shortenedInWords(shortened));
  }

  private removeCard(card: Card): void {
    this.cards.remove((one) => one === card);
    this.changed();
    this.area.focus();
  }

  private tellOf(source: Source): void {
    if (!source.problem) announce(words.added({ name: titleOf(source), about: aboutText(source) }));
  }

  private takeName(): string {
    const name = this.name.value;
    this.name.value = "";
    return name;
  }

  /** For how many more. */
  private room(): number {
    return Math.max(0, maxSources - this.cards.logs.length - (isBlank(this.area.value) ? 0 : 1));
  }

  private hasRoom(): boolean {
    if (this.room() > 0) return true;
    this.onComplaint(words.tooMany({ limit: maxSources }));
    return false;
  }

  private typedSome(): void {
    clearTimeout(this.pause);
    this.show();
    // Some keyboards put a whole clipboard into the area without saying that they paste.
    if (this.area.value.length > maxTypedCharacters) {
      const text = this.area.value;
      this.area.value = "";
      this.addText(text);
      return;
    }
    // The next text is another log, with its own name and decisions.
    if (this.isEmpty) this.changed();
    else this.pause = setTimeout(() => this.changed(), typingPauseMs);
  }

  private readTyped(): void {
    const text = this.area.value;
    if (isBlank(text)) this.typed = null;
    else if (this.typed?.text !== text) this.typed = sourceOf("", text, this.maxBytes);
    if (this.typed) this.typed.name = this.name.value;
  }

  private changed(): void {
    clearTimeout(this.pause);
    this.readTyped();
    this.show();
    hintAt(this.typed !== null && !mayBeLog(this.typed.text));
    this.onChange();
  }

  private sum(): string {
    const sources = this.logs();
    const bytes = sources.reduce((all, one) => all + one.bytes, 0);
    return bytes === 0 ? "" : words.chosen({ count: sources.length, size: amounts.size(bytes) });
  }

  private show(): void {
    makeRoomForCheck(this.area.form!, this.isReading || this.logs().length > 0 || !isBlank(this.area.value));
    this.cards.show();
    const hasCards = this.cards.logs.length > 0;
    const isSpare = hasCards && this.area.value === "";
    this.area.classList.toggle("is-spare", isSpare);
    element("name-part").hidden = isSpare;
    const sum = element("share-form-sum");
    sum.hidden = !isSpare;
    if (isSpare) sum.textContent = this.sum();
    this.area.placeholder = this.logs().length > 0 ? placeholders.more : placeholders.first;
  }
}

/** Says of what was written that it is no log, and where those are found. */
function hintAt(isNone: boolean): void {
  element("no-log").hidden = !isNone;
  element("no-log-where").textContent = isNone ? document.querySelector(".home-where h2")!.textContent : "";
}

function showPlaces(): void {
  const places = document.querySelector<HTMLDetailsElement>(".home-where")!;
  places.open = true;
  places.scrollIntoView({ block: "start" });
  places.querySelector("summary")!.focus({ preventScroll: true });
}
