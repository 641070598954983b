import type { Reading } from "./reading.ts";
import type { LineSpan } from "./reading-state.ts";

/** What is wrong, as the server wrote it: a card for each, the cause first. */
export interface PageFinding {
  /** From 1: the line that tells most. */
  line: number;
  /** All of its lines. */
  lines: readonly number[];
  severity: string;
  message: string;
  card: HTMLElement;
}

export function findingsOfPage(): PageFinding[] {
  return [...document.querySelectorAll<HTMLElement>(".finding[data-lines]")].map((card) => {
    const lines = card.dataset["lines"]!.split(" ").map(Number);
    const telling = card.querySelector("a[href^='#L']")?.getAttribute("href")?.slice(2);
    return {
      line: telling === undefined ? lines[0]! : Number(telling),
      lines,
      severity: /severity-(\w+)/.exec(card.className)?.[1] ?? "notice",
      message: card.querySelector("h3")?.textContent ?? "",
      card,
    };
  });
}

/** What the page says first, unless that is a remark. */
export function causeOfPage(): PageFinding | null {
  const [first] = findingsOfPage();
  return first && first.severity !== "notice" ? first : null;
}

/** Keys walk from card to card, and the panel follows whoever chooses a line. */
export class FindingsWalk {
  private current: HTMLElement | null = null;
  private selected: LineSpan | null;

  constructor(
    private readonly reading: Reading,
    private readonly show: (line: number) => void,
  ) {
    this.selected = reading.state.selected;
    reading.onChange(() => {
      const { selected } = reading.state;
      if (selected === this.selected) return;
      this.selected = selected;
      this.mark(selected && this.findingAt(selected));
    });
  }

  /** The card that the log was opened at. */
  begin({ card }: PageFinding): void {
    this.current = card;
    card.setAttribute("aria-current", "true");
  }

  /** By rank. Behind the last comes the first again. */
  step(by: number): void {
    const findings = findingsOfPage();
    const at = findings.findIndex(({ card }) => card === this.current);
    const next = at === -1 ? (by > 0 ? 0 : findings.length - 1) : (at + by + findings.length) % findings.length;
    const finding = findings[next];
    if (!finding) return;
    this.show(finding.line);
    this.mark(finding);
  }

  /** The reader has opened this card: its line, from 1. */
  enter(card: HTMLElement): number | null {
    const finding = findingsOfPage().find((one) => one.card === card);
    if (!finding) return null;
    if (this.reading.state.selected) this.reading.select(null);
    this.current?.removeAttribute("aria-current");
    this.begin(finding);
    return finding.line;
  }

  private mark(finding: PageFinding | null): void {
    if (this.current === (finding?.card ?? null)) return;
    this.current?.removeAttribute("aria-current");
    this.current = finding?.card ?? null;
    if (!finding) return;
    const { card } = finding;
    card.setAttribute("aria-current", "true");
    // Its own, and those that it lies in.
    const own = card.querySelector<HTMLDetailsElement>("details:has(> .finding-summary)");
    for (let fold = own ?? card.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
      fold.open = true;
    }
    // Below each other, bringing the card into sight would take the log out of it.
    if (matchMedia("(min-width: 62rem)").matches) card.scrollIntoView({ block: "nearest" });
  }

  /** The one whose line was chosen, or a line of the same message. */
  private findingAt({ from, to }: LineSpan): PageFinding | null {
    const findings = findingsOfPage();
    const own = findings.find(({ line, lines }) => [line, ...lines].some((one) => one >= from && one <= to));
    const message = this.messageOf(from);
    return (
      own ?? findings.find(({ line, lines }) => [line, ...lines].some((one) => this.messageOf(one) === message)) ?? null
    );
  }

  /** The line that its message begins in, from 1. */
  private messageOf(line: number): number {
    const { begins, lineCount } = this.reading.index;
    let at = Math.min(line, lineCount) - 1;
    while (at > 0 && begins[at] !== 1) at--;
    return at + 1;
  }
}
