import { findPrivate, type PrivateKind } from "../../src/privacy/redact.ts";

/** The text with everything of one kind that is private between `⟦` and `⟧`. */
export function withMarks(text: string, kind: PrivateKind): string {
  return findPrivate(text)
    .filter((match) => match.kind === kind)
    .reduceRight(
      (marked, { start, end }) => `${marked.slice(0, start)}⟦${marked.slice(start, end)}⟧${marked.slice(end)}`,
      text,
    );
}

export function withoutMarks(marked: string): string {
  return marked.replace(/[⟦⟧]/g, "");
}

/** Everything private, whatever kind it is. */
export function privateIn(text: string): string[] {
  return findPrivate(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}
