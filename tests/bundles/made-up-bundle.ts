/** Files of one trouble, made up, in the forms in which games, servers and launchers write them; and what they mean together. */
export interface MadeUpBundle {
  name: string;
  files: Record<string, string>;
  answer: {
    code: string;
    /** In English, as readers see it. */
    parameters: Record<string, string | string[] | RegExp>;
    /** Files that must have lines which prove it, with a piece of each line. */
    proofs: Record<string, string>;
  };
  /** Files that are not of the same run. */
  apart?: string[];
  /** The kind of file that would help next. */
  missing?: string | null;
}

/** Tabs and line breaks as the game writes them, without the indentation of this file. */
export function text(parts: TemplateStringsArray, ...values: string[]): string {
  const whole = String.raw({ raw: parts }, ...values);
  return whole
    .replace(/^\n/, "")
    .replaceAll("→", "\t")
    .replace(/\n\s*$/, "\n");
}

/** What stands between what matters. */
export function fill(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n)).join("\n");
}
