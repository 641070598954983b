import { escapeHtml } from "../layout/html.ts";

/**
 * Stands for the origin in a page that is kept. Nobody can guess it, so nothing in a log can be taken for it. It is as
 * long as long names of hosts: what has to fit somewhere with it fits with them.
 */
export const originPlaceholder = `https://${`${crypto.randomUUID()}.`.repeat(3)}invalid`;

/** A page that is made once. Only the origin in its links differs between requests. */
export class PageTemplate {
  readonly bytes: number;
  private readonly pieces: readonly Buffer[];

  constructor(markup: string) {
    this.pieces = markup.split(originPlaceholder).map((piece) => Buffer.from(piece));
    this.bytes = this.pieces.reduce((sum, { length }) => sum + length, 0);
  }

  bytesAt(origin: string): number {
    return this.bytes + (this.pieces.length - 1) * Buffer.byteLength(escapeHtml(origin));
  }

  /** A new buffer of `begin` and the page. */
  at(origin: string, begin = ""): Uint8Array {
    const name = Buffer.from(escapeHtml(origin));
    const parts = this.pieces.flatMap((piece, index) => (index === 0 ? [piece] : [name, piece]));
    return Buffer.concat([Buffer.from(begin), ...parts]);
  }
}
