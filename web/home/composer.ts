import type { ShortenedLog } from "../../src/shortening/shorten-log.ts";
import { announce } from "../page/announcing.ts";
import { element } from "../page/elements.ts";
import { cardOf, shortenedInWords, showBeginning, titleOf, WaitingCard } from "./cards.ts";
import type { Draft } from "./draft.ts";
import { aboutText, amounts, words } from "./i18n.ts";
import { readLogFile } from "./reading-files.ts";
import { brokenSource, isBlank, maxSources, maxTypedCharacters, type Source, sourceOf } from "./sources.ts";

/** Long enough not to look through a text at every key, short enough to go unnoticed. */
const typingPauseMs = 250;

interface Card {
  element: HTMLElement;
  /** `null` while its file is read. */
  source: Source | null;
  /** Stops reading its file. */
  reading: AbortController;
}

/** What is about to be shared: the text area, and a card for each file and each long text. */
export class Composer {
  private readonly area = element<HTMLTextAreaElement>("log-text");
  private readonly name = element<HTMLInputElement>("name");
  private readonly list = element<HTMLUListElement>("cards");
  private cards: Card[] = [];
  private typed: Source | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private reading = new Set<Promise<void>>();

  constructor(
    private readonly maxBytes: number,
    private readonly onChange: () => void,
    private readonly onComplaint: (sentence: string) => void,
    private readonly parts: (text: string) => Promise<ShortenedLog>,
  ) {
    this.area.addEventListener("input", () => this.typedSome());
    this.name.addEventListener("input", () => {
      if (this.typed) this.typed.name = this.name.value;
    });
    this.area.placeholder = words.placeholder;
  }

  /** Everything that is to be shared, in the order in which it is shown. */
  sources(): Source[] {
    this.readTyped();
    return this.typed ? [...this.logs(), this.typed] : this.logs();
  }

  /** The logs beside the text area, as far as they are there. */
  logs(): Source[] {
    return this.cards.flatMap(({ source }) => (source && !source.problem ? [source] : []));
  }

  /** Cards show their logs as they will be stored. `null`: nobody knows yet. */
  showBeginnings(beginningOf: (source: Source) => string | null): void {
    for (const { element, source } of this.cards) {
      if (source && !source.problem) showBeginning(element, beginningOf(source) ?? "");
    }
  }

  /** The files that cannot be shared. */
  broken(): Source[] {
    return this.cards.flatMap(({ source }) => (source?.problem ? [source] : []));
  }

  get isReading(): boolean {
    return this.cards.some(({ source }) => source === null);
  }

  get isEmpty(): boolean {
    return this.cards.length === 0 && isBlank(this.area.value);
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
    if (!this.hasRoom(1)) return;
    const usedName = name === "" && isBlank(this.area.value) ? this.takeName() : name;
    this.addCard(sourceOf(usedName, text, this.maxBytes));
  }

  /** What a draft kept. The focus stays where it is. */
  restore({ name, text, logs }: Draft): void {
    if (this.area.value === "") {
      this.area.value = text;
      this.name.value = name;
    }
    for (const one of logs) this.cards.push(this.drawn(sourceOf(one.name, one.text, this.maxBytes)));
    this.changed();
  }

  addFiles(files: readonly File[]): void {
    for (const file of files) {
      if (!this.hasRoom(1)) return;
      const waiting = new WaitingCard(file.name, () => this.removeCard(card));
      const card: Card = { element: waiting.element, source: null, reading: new AbortController() };
      this.cards.push(card);
      const read = this.readInto(card, file, waiting).finally(() => this.reading.delete(read));
      this.reading.add(read);
    }
    this.show();
  }

  remove(source: Source): void {
    if (source === this.typed) {
      this.area.value = "";
      this.name.value = "";
      this.typed = null;
    }
    this.cards = this.cards.filter((card) => card.source !== source);
    this.changed();
  }

  clear(): void {
    for (const { reading } of this.cards) reading.abort();
    this.cards = [];
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

  private async readInto(card: Card, file: File, waiting: WaitingCard): Promise<void> {
    const { signal } = card.reading;
    const onProgress = (readBytes: number, allBytes: number) => waiting.progress(readBytes, allBytes);
    const log = await readLogFile(file, this.maxBytes, { signal, onProgress });
    if (signal.aborted) return;
    card.source =
      "text" in log ? sourceOf(log.name, log.text, this.maxBytes) : brokenSource(log.name, file.size, log.problem);
    const hadFocus = card.element.contains(document.activeElement);
    this.redraw(card, card.source);
    if (hadFocus) card.element.querySelector("button")?.focus();
    this.tellOf(card.source);
    this.changed();
  }

  private addCard(source: Source): void {
    this.cards.push(this.drawn(source));
    this.tellOf(source);
    this.changed();
  }

  private drawn(source: Source): Card {
    const events = { onRemove: () => this.removeCard(card), onShorten: () => this.shorten(card) };
    const element = cardOf(source, this.maxBytes, events);
    const card: Card = { element, source, reading: new AbortController() };
    return card;
  }

  /** In its place, because putting all of them anew would take the focus from the others. */
  private redraw(card: Card, source: Source): void {
    const events = { onRemove: () => this.removeCard(card), onShorten: () => this.shorten(card) };
    const element = cardOf(source, this.maxBytes, events);
    card.element.replaceWith(element);
    card.element = element;
    card.source = source;
  }

  private async shorten(card: Card): Promise<void> {
    const large = card.source;
    if (!large) return;
    announce(words.shortening);
    const parts = await this.parts(large.text).catch(() => null);
    if (!this.cards.includes(card)) return;
    if (!parts) {
      this.onComplaint(words.shorteningFailed);
      this.redraw(card, large);
      return;
    }
    const { text, ...shortened } = parts;
    this.redraw(card, { ...sourceOf(large.name, text, this.maxBytes), shortened });
    card.element.querySelector("input")?.focus();
    announce(shortenedInWords(shortened));
    this.changed();
  }

  private removeCard(card: Card): void {
    card.reading.abort();
    this.cards = this.cards.filter((one) => one !== card);
    this.changed();
    this.area.focus();
  }

  private tellOf(source: Source): void {
    if (!source.problem) announce(words.added(titleOf(source), aboutText(source)));
  }

  private takeName(): string {
    const name = this.name.value;
    this.name.value = "";
    return name;
  }

  private hasRoom(more: number): boolean {
    if (this.cards.length + more <= maxSources) return true;
    this.onComplaint(words.tooMany(amounts.count(maxSources)));
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
    this.onChange();
  }

  private sum(): string {
    const sources = this.logs();
    const bytes = sources.reduce((all, one) => all + one.bytes, 0);
    return bytes === 0 ? "" : words.chosen(amounts.count(sources.length), sources.length !== 1, amounts.size(bytes));
  }

  private show(): void {
    const hasCards = this.cards.length > 0;
    const elements = this.cards.map(({ element }) => element);
    const isSame =
      elements.length === this.list.children.length && elements.every((one, i) => this.list.children[i] === one);
    // Moving an element, even to where it already is, would take the focus away.
    if (!isSame) this.list.replaceChildren(...elements);
    this.list.hidden = !hasCards;
    const isSpare = hasCards && this.area.value === "";
    this.area.classList.toggle("is-spare", isSpare);
    element("name-part").hidden = isSpare;
    const sum = element("share-form-sum");
    sum.hidden = !isSpare;
    if (isSpare) sum.textContent = this.sum();
    this.area.placeholder = hasCards ? words.placeholderMore : words.placeholder;
  }
}
