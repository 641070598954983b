/** Beside what grows with the log: small ones are read from end to end, by many rules. */
const atLeast = 4_000_000;
/** No ordinary log needs half of it. */
const timesTheLog = 6;

/**
 * How many characters of a log all rules together may be handed. Each pattern takes time in proportion to the text it is
 * tried on; with this, all of them together take time in proportion to the log, whatever it holds.
 */
export class Reading {
  private left: number;
  private unread: number | null = null;

  constructor(characters: number) {
    this.left = atLeast + timesTheLog * characters;
  }

  /** The first line that no rule has looked at; `null` where all of the log was read. */
  get unreadFrom(): number | null {
    return this.unread;
  }

  get mayGoOn(): boolean {
    return this.left > 0;
  }

  /** Hands out a text, and counts it. */
  hand(text: string): string {
    this.left -= text.length;
    return text;
  }

  leaveRest(line: number): void {
    this.unread ??= line;
  }
}
