/**
 * Says where a text stops being JSON. The messages of Bun 1.4.4 carry no position, so this walks the text once more,
 * only after it failed to parse. It keeps its own stack: nesting cannot exhaust the machine's.
 */
export interface JsonFault {
  line: number;
  column: number;
  reason: string;
}

const literals = ["true", "false", "null"] as const;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const escapePattern = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

export function findJsonFault(text: string): JsonFault | null {
  const fault = walk(text);
  if (!fault) return null;
  const before = text.slice(0, fault.at);
  const lineStart = before.lastIndexOf("\n") + 1;
  let line = 1;
  for (let i = before.indexOf("\n"); i !== -1; i = before.indexOf("\n", i + 1)) line++;
  return { line, column: fault.at - lineStart + 1, reason: fault.reason };
}

type Expectation = "value" | "value or ]" | "key" | "key or }" | ", or ]" | ", or }" | "end";

function walk(text: string): { at: number; reason: string } | null {
  const open: ("[" | "{")[] = [];
  let at = 0;
  let expected: Expectation = "value";
  const afterValue = (): Expectation => {
    const inside = open.at(-1);
    return inside === "[" ? ", or ]" : inside === "{" ? ", or }" : "end";
  };
  for (;;) {
    at = skipSpace(text, at);
    const char = text[at];
    if (char === undefined) return expected === "end" ? null : { at, reason: "the text ends too early" };
    if (expected === "end") return { at, reason: "there is more text after the value" };

    if (expected === ", or ]" || expected === ", or }") {
      const inList: boolean = expected === ", or ]";
      if (char === ",") expected = inList ? "value" : "key";
      else if (char === (inList ? "]" : "}")) {
        open.pop();
        expected = afterValue();
      } else return { at, reason: `${inList ? "`,` or `]`" : "`,` or `}`"} expected` };
      at++;
      continue;
    }

    if (expected === "key" || expected === "key or }") {
      if (char === "}" && expected === "key or }") {
        open.pop();
        expected = afterValue();
        at++;
        continue;
      }
      const key = walkKey(text, at);
      if (key.reason) return { at: key.at, reason: key.reason };
      at = key.at;
      expected = "value";
      continue;
    }

    if (char === "]" && expected === "value or ]") {
      open.pop();
      expected = afterValue();
      at++;
    } else if (char === "[" || char === "{") {
      open.push(char);
      expected = char === "[" ? "value or ]" : "key or }";
      at++;
    } else if (char === '"') {
      const string = walkString(text, at);
      if (string.reason) return { at: string.at, reason: string.reason };
      at = string.at;
      expected = afterValue();
    } else {
      const end = scalarEnd(text, at);
      if (end === at) return { at, reason: "a value expected" };
      at = end;
      expected = afterValue();
    }
  }
}

/** The name of a field and the colon behind it. */
function walkKey(text: string, start: number): { at: number; reason?: string } {
  if (text[start] !== '"') return { at: start, reason: "a field name in double quotes expected" };
  const name = walkString(text, start);
  if (name.reason) return name;
  const at = skipSpace(text, name.at);
  return text[at] === ":" ? { at: at + 1 } : { at, reason: "`:` expected" };
}

function walkString(text: string, start: number): { at: number; reason?: string } {
  let at = start + 1;
  for (;;) {
    plainCharacters.lastIndex = at;
    plainCharacters.test(text);
    at = plainCharacters.lastIndex;
    const char = text[at];
    if (char === '"') return { at: at + 1 };
    if (char === undefined) return { at, reason: "the text ends inside a string" };
    if (char !== "\\") return { at, reason: "a line break or control character inside a string must be escaped" };
    escapePattern.lastIndex = at;
    if (!escapePattern.test(text)) return { at, reason: "unknown escape after `\\`" };
    at = escapePattern.lastIndex;
  }
}

function scalarEnd(text: string, at: number): number {
  for (const literal of literals) if (text.startsWith(literal, at)) return at + literal.length;
  numberPattern.lastIndex = at;
  return numberPattern.test(text) ? numberPattern.lastIndex : at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
    at++;
  }
  return at;
}
