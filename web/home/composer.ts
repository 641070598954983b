import { cardOf, titleOf, waitingCard } from "./cards.ts";
import type { Draft } from "./draft.ts";
import { announce, byId } from "./elements.ts";
import { readLogFile } from "./reading-files.ts";
import { brokenSource, isBlank, maxSources, maxTypedCharacters, type Source, sourceOf } from "./sources.ts";
import { aboutText, amounts, words } from "./speech.ts";

/** Long enough not to look through a text at every key, short enough to go unnoticed. */
const typingPauseMs = 250;

interface Card {
  element: HTMLElement;
  /** `null` while its file is read. */
  source: Source | null;
}

/** What is about to be shared: the text area, and a card for each file and each long text. */
export class Composer {
  private readonly area = byId<HTMLTextAreaElement>("log-text");
  private readonly name = byId<HTMLInputElement>("name");
  private readonly list = byId<HTMLUListElement>("cards");
  private cards: Card[] = [];
  private typed: Source | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private reading = new Set<Promise<void>>();

  constructor(
    private readonly maxBytes: number,
    private readonly onChange: () => void,
    private readonly onComplaint: (sentence: string) => void,
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
    const cards = this.cards.flatMap(({ source }) => (source && !source.problem ? [source] : []));
    return this.typed ? [...cards, this.typed] : cards;
  }

  /** What only this page has: files can be chosen again. */
  pasted(): { name: string; text: string }[] {
    return this.cards.flatMap(({ source }) => (source?.from === "paste" ? [source] : []));
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
    this.addCard(sourceOf("paste", usedName, text, this.maxBytes));
  }

  /** What a draft kept. The focus stays where it is. */
  restore({ name, text, pasted }: Draft): void {
    if (this.area.value === "") {
      this.area.value = text;
      this.name.value = name;
    }
    for (const one of pasted) this.cards.push(this.drawn(sourceOf("paste", one.name, one.text, this.maxBytes)));
    this.changed();
  }

  addFiles(files: readonly File[]): void {
    for (const file of files) {
      if (!this.hasRoom(1)) return;
      const card: Card = { element: waitingCard(file.name), source: null };
      this.cards.push(card);
      const read = this.readInto(card, file).finally(() => this.reading.delete(read));
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
    this.cards = [];
    this.area.value = "";
    this.name.value = "";
    this.changed();
  }

  /** Nothing can be changed while it is shared. */
  lock(isLocked: boolean): void {
    for (const part of document.querySelectorAll<HTMLElement>(".desk-top, .cards, #log-text, .privacy")) {
      part.inert = isLocked;
    }
  }

  focus(): void {
    this.area.focus();
  }

  private async readInto(card: Card, file: File): Promise<void> {
    const read = await readLogFile(file, this.maxBytes);
    if (!this.cards.includes(card)) return;
    card.source =
      "text" in read
        ? sourceOf("file", read.name, read.text, this.maxBytes)
        : brokenSource(read.name, file.size, read.problem);
    this.drawCard(card, card.source);
    this.tellOf(card.source);
    this.changed();
  }

  private addCard(source: Source): void {
    this.cards.push(this.drawn(source));
    this.tellOf(source);
    this.changed();
  }

  private drawn(source: Source): Card {
    const card: Card = { element: waitingCard(source.name), source };
    this.drawCard(card, source);
    return card;
  }

  private drawCard(card: Card, source: Source): void {
    const element = cardOf(source, this.maxBytes, () => {
      this.remove(source);
      this.area.focus();
    });
    card.element.replaceWith(element);
    card.element = element;
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
    this.pause = setTimeout(() => this.changed(), typingPauseMs);
  }

  private readTyped(): void {
    const text = this.area.value;
    if (isBlank(text)) this.typed = null;
    else if (this.typed?.text !== text) this.typed = sourceOf("paste", "", text, this.maxBytes);
    if (this.typed) this.typed.name = this.name.value;
  }

  private changed(): void {
    clearTimeout(this.pause);
    this.readTyped();
    this.show();
    this.onChange();
  }

  private sum(): string {
    const sources = this.cards.flatMap(({ source }) => (source && !source.problem ? [source] : []));
    const bytes = sources.reduce((all, one) => all + one.bytes, 0);
    return bytes === 0 ? "" : words.chosen(amounts.count(sources.length), sources.length !== 1, amounts.size(bytes));
  }

  private show(): void {
    const hasCards = this.cards.length > 0;
    const elements = this.cards.map(({ element }) => element);
    const isSame =
      elements.length === this.list.children.length && elements.every((one, i) => this.list.children[i] === one);
    // Putting an element where it is already would take the focus from what is in it.
    if (!isSame) this.list.replaceChildren(...elements);
    this.list.hidden = !hasCards;
    const isSpare = hasCards && this.area.value === "";
    this.area.classList.toggle("is-spare", isSpare);
    byId("name-part").hidden = isSpare;
    const sum = byId("desk-sum");
    sum.hidden = !isSpare;
    if (isSpare) sum.textContent = this.sum();
    this.area.placeholder = hasCards ? words.placeholderMore : words.placeholder;
  }
}
