import { element } from "../page/elements.ts";
import type { Source } from "./sources.ts";

export interface Card {
  element: HTMLElement;
  /** `null` while it is read, and for what only tells something. */
  source: Source | null;
  isRead: boolean;
  /** Stops reading its file. */
  reading: AbortController;
}

export function waitingCard(element: HTMLElement): Card {
  return { element, source: null, isRead: false, reading: new AbortController() };
}

/** `source`: what it shows; without one it tells what became of an archive. */
export function readCard(element: HTMLElement, source: Source | null = null): Card {
  return { element, source, isRead: true, reading: new AbortController() };
}

/** The cards beside the text area, in the order in which they are shown. */
export class CardList {
  private readonly list = element<HTMLUListElement>("cards");
  private cards: Card[] = [];

  /** Those that stand for something to share. What only tells something goes with the last of them. */
  get logs(): readonly Card[] {
    return this.cards.filter(({ source, isRead }) => source || !isRead);
  }

  get sources(): Source[] {
    return this.cards.flatMap(({ source }) => source ?? []);
  }

  get isReading(): boolean {
    return this.cards.some(({ isRead }) => !isRead);
  }

  has(card: Card): boolean {
    return this.cards.includes(card);
  }

  add(card: Card): void {
    this.cards.push(card);
  }

  replace(card: Card, ...others: Card[]): void {
    const at = this.cards.indexOf(card);
    if (at !== -1) this.cards.splice(at, 1, ...others);
  }

  remove(isGone: (card: Card) => boolean): void {
    for (const card of this.cards) if (isGone(card)) card.reading.abort();
    this.cards = this.cards.filter((card) => !isGone(card));
    if (this.logs.length === 0) this.cards = [];
  }

  show(): void {
    const elements = this.cards.map(({ element }) => element);
    const isSame =
      elements.length === this.list.children.length && elements.every((one, i) => this.list.children[i] === one);
    // Moving an element, even to where it already is, would take the focus away.
    if (!isSame) this.list.replaceChildren(...elements);
    this.list.hidden = elements.length === 0;
  }
}
