import { plainLine } from "../text/untrusted-text.ts";

/** Foreign text in Markdown: nothing in it formats, links, embeds or pings, and no block of code ends before its end. */

/** For the middle of a line, or the beginning of a list's item. */
export function escapeMarkdown(text: string, most: number): string {
  return (
    plainLine(text, most)
      .replace(/[\\`*[\]<>~|&]/g, "\\$&")
      // Inside a word it is only a letter: ids stay readable.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
      .replace(/^[-+=#]/, "\\$&")
      .replace(/^(\d{1,9})([.)])/, "$1\\$2")
      // Some make links of addresses and pings of names by themselves.
      .replaceAll("://", "\\://")
      .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
      .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, "@\u200b")
  );
}

/** A name, a version, a path: as it is, between as many backticks as it takes. */
export function codeSpan(text: string, most: number): string {
  const plain = plainLine(text, most);
  if (plain === "") return "` `";
  const fence = "`".repeat(longestRun(plain) + 1);
  const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${pad}${plain}${pad}${fence}`;
}

/** The fence is longer than every run of backticks within. */
export function codeBlock(lines: readonly string[]): string {
  const fence = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
  return `${fence}text\n${lines.join("\n")}\n${fence}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Blocks of text that together stay below a number of bytes. */
export class SizedText {
  private readonly blocks: string[] = [];
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Whether there was room. */
  add(block: string): boolean {
    const bytes = Buffer.byteLength(block) + 1;
    if (this.bytes + bytes > this.maxBytes) return false;
    this.bytes += bytes;
    this.blocks.push(block);
    return true;
  }

  /** Those of a list that there is room for. */
  addAll(blocks: Iterable<string>): number {
    let added = 0;
    for (const block of blocks) {
      if (!this.add(block)) break;
      added++;
    }
    return added;
  }

  toString(): string {
    return this.blocks.join("\n");
  }
}
