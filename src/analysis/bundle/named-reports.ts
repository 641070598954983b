/** A report that a file says was written, by its name. */
export interface NamedReport {
  name: string;
  /** From the start of the text. */
  offset: number;
}

const maxTail = 64_000;
const maxNames = 200;
const longestName = 100;
/** Each with where in it the name begins. */
const forms = [
  { needle: "crash-20", name: /^crash-20\d\d-\d\d-\d\d_\d\d\.\d\d\.\d\d-\w{2,20}\.txt/ },
  { needle: "hs_err_pid", name: /^hs_err_pid\d{1,10}\.log/ },
];
const saved =
  /(?:rash report (?:has been )?saved to:?|full crash report has been saved to) (?:#@!@# )?([^\n\r]{3,400})/;

/** The reports that a text names, each once, in the order of the text. */
export function reportsNamedIn(text: string): NamedReport[] {
  const found = new Map<string, NamedReport>();
  for (const { needle, name: pattern } of forms) {
    let at = text.indexOf(needle);
    for (let tried = 0; at !== -1 && tried < maxNames; tried++, at = text.indexOf(needle, at + needle.length)) {
      const name = pattern.exec(text.slice(at, at + longestName))?.[0];
      if (name && !found.has(name)) found.set(name, { name, offset: at });
    }
  }
  const other = savedIn(text);
  if (other && !found.has(other.name)) found.set(other.name, other);
  return [...found.values()].sort((a, b) => a.offset - b.offset);
}

/** Under whatever name, where the log says at its end that it was saved. */
function savedIn(text: string): NamedReport | null {
  const from = Math.max(0, text.length - maxTail);
  const match = saved.exec(text.slice(from));
  const name = match ? /(?<![^\\/])([^\\/]{1,200}\.txt)/.exec(match[1]!)?.[1] : undefined;
  return name ? { name, offset: from + match!.index } : null;
}
