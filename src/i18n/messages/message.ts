/**
 * A message as it is kept once it was parsed: plain data, small enough to be sent to a page. What is empty says nothing.
 *
 * - `"text"`: itself
 * - `["mod"]`: a parameter
 * - `["count", "plural" | "ordinal" | "select", { one: […], other: […] }]`: one of its cases
 * - `0`: the number that the cases around it are about (`#`)
 */
export type Message = readonly Piece[];

export type Piece = string | 0 | readonly [name: string] | Choice;

export type Choice = readonly [
  name: string,
  by: "plural" | "ordinal" | "select",
  cases: Readonly<Record<string, Message>>,
];

/** The names of a message's parameters, each once, with whether a choice depends on it. */
export function parametersOf(message: Message): Map<string, "text" | "plural" | "ordinal" | "select"> {
  const found = new Map<string, "text" | "plural" | "ordinal" | "select">();
  collect(message, found);
  return found;
}

function collect(message: Message, found: Map<string, "text" | "plural" | "ordinal" | "select">): void {
  for (const piece of message) {
    if (typeof piece !== "object") continue;
    const [name, by, cases] = piece as Choice;
    if (by !== undefined || !found.has(name)) found.set(name, by ?? "text");
    for (const one of Object.values(cases ?? {})) collect(one, found);
  }
}
