/** How a language joins what it lists: what stands between two, and before the last of several. */
export interface ListMarks {
  pair: string;
  between: string;
  last: string;
}

export function listMarksOf(language: string): ListMarks {
  const format = new Intl.ListFormat(language);
  const marks = (names: string[]) =>
    format.formatToParts(names).flatMap(({ type, value }) => (type === "literal" ? value : []));
  const [pair = " "] = marks(["a", "b"]);
  const [between = pair, last = pair] = marks(["a", "b", "c"]);
  return { pair, between, last };
}

/** `a, b and c`. The first use of `Intl` takes a browser as long as all lines that are in sight. */
export function joined(names: readonly string[], { pair, between, last }: ListMarks): string {
  return names.reduce((text, name, place) => {
    if (place === 0) return name;
    const mark = names.length === 2 ? pair : place === names.length - 1 ? last : between;
    return text + spaced(mark, text, name) + name;
  }, "");
}

/** Between Han and Latin letters stands a space, and marks have none of their own: `加载器、Java 和 Minecraft`. */
function spaced(mark: string, before: string, behind: string): string {
  if (!/^\p{Script=Han}+$/u.test(mark)) return mark;
  return (/[a-z0-9]$/i.test(before) ? " " : "") + mark + (/^[a-z0-9]/i.test(behind) ? " " : "");
}
