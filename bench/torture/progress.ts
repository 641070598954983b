const plainEveryMs = 15_000;

/** One line that says how far it is: rewritten in a terminal, and now and then a new one elsewhere. */
export class Progress {
  private lastPlain = 0;
  private isOpen = false;

  constructor(private readonly stream: NodeJS.WriteStream = process.stderr) {}

  say(part: string, done: number, of: number, more = ""): void {
    const line = `${part}: ${done.toLocaleString("en-US")} of ${of.toLocaleString("en-US")}${more ? `, ${more}` : ""}`;
    if (this.stream.isTTY) {
      this.stream.write(`\r\u001b[K${line.slice(0, (this.stream.columns || 80) - 1)}`);
      this.isOpen = true;
      return;
    }
    const now = performance.now();
    if (now - this.lastPlain < plainEveryMs) return;
    this.lastPlain = now;
    this.stream.write(`${line}\n`);
  }

  /** A line that stays. */
  note(line: string): void {
    this.end();
    this.stream.write(`${line}\n`);
  }

  end(): void {
    if (this.isOpen) this.stream.write("\r\u001b[K");
    this.isOpen = false;
  }
}
