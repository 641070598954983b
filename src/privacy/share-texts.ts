import type { KnownText } from "./known-texts.ts";

/** More than the accounts of one person. Each costs a search of every file. */
const maxNames = 16;
/** Of all else, which is looked for all at once. */
const maxTexts = 512;

/** What a search is told of the other files of a share, and tells of its own. */
export interface TextsOfShare {
  readonly known: readonly KnownText[];
  add(own: readonly KnownText[]): void;
}

/** What is certain somewhere in a share: that of one file is masked in all. */
export class ShareTexts implements TextsOfShare {
  private readonly texts = new Set<KnownText>();
  private names = 0;

  get known(): readonly KnownText[] {
    return [...this.texts];
  }

  add(own: readonly KnownText[]): void {
    for (const text of own) {
      if (this.texts.has(text)) continue;
      const isName = text.startsWith("user-name ");
      if (isName ? this.names >= maxNames : this.texts.size - this.names >= maxTexts) continue;
      if (isName) this.names++;
      this.texts.add(text);
    }
  }
}
