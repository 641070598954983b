import { isUtf8 } from "node:buffer";
import { findJsonFault } from "../../wire/json-fault.ts";
import { type FieldSeen, jsonShape, maxJsonDepth, maxJsonValues, type Span } from "../../wire/json-shape.ts";
import { Refusal } from "../../wire/refusal.ts";
import { checkContent } from "../../wire/upload-fields.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { unescapeString } from "./json-string.ts";
import { tooLarge } from "./size-limit.ts";

/** A text that is no JSON, as opposed to JSON that we do not take. */
export class InvalidJson extends Refusal {
  constructor(message: string) {
    super(400, message);
  }
}

/** Locating a syntax error takes a second pass over the body. It is skipped for larger ones. */
const maxExplainedBytes = 16 * 1024 * 1024;

/** The value of a JSON body, whatever it is; or a refusal that says where it is none. `maxLogBytes`: of one string. */
export function parseJson(bytes: Uint8Array, maxLogBytes?: number): unknown {
  checkShape(bytes, maxLogBytes);
  return explained(bytes, () => parsed(bytes));
}

/**
 * The value of a body with the log as its `content`. A long log comes as UTF-8 instead of a string: making the string and
 * turning it back into bytes would take time, and memory that the engine clears first.
 */
export function parseJsonWithLog(bytes: Uint8Array, maxLogBytes: number): unknown {
  const content = new ContentField(bytes);
  checkShape(bytes, maxLogBytes, (key, value) => content.see(key, value));
  const { long } = content;
  if (!long) return explained(bytes, () => parsed(bytes));
  return explained(bytes, () => {
    const outline = Buffer.concat([bytes.subarray(0, long.start), emptyString, bytes.subarray(long.end)]);
    const fields = parsed(outline) as Record<string, unknown>;
    return { ...fields, content: unescapeString(bytes, long.start + 1, long.end - 1) };
  });
}

/** The log of such a body, in UTF-8. */
export function logOf(content: unknown): Uint8Array {
  return content instanceof Uint8Array ? content : Buffer.from(checkContent(content));
}

const emptyString = Buffer.from('""');
const contentKey = Buffer.from('"content"');
const backslash = 0x5c;
/** What is shorter is parsed as soon as it is cut out. */
const longBytes = 1024;

/** Finds the one field that holds the log. Of several with that name, the parser says which one counts. */
class ContentField {
  private readonly found: (Span | null)[] = [];
  private isSure = true;

  constructor(private readonly bytes: Uint8Array) {}

  get long(): Span | null {
    const [content = null] = this.found;
    const isOnly = this.isSure && this.found.length === 1;
    return isOnly && content && content.end - content.start > longBytes ? content : null;
  }

  see(key: Span, value: Span | null): void {
    const name = this.bytes.subarray(key.start, key.end);
    if (contentKey.equals(name)) this.found.push(value);
    // It may be the same name, written in another way.
    else if (name.includes(backslash)) this.isSure = false;
  }
}

/** Before a text is made of it: bodies can be many times what was sent. */
function checkShape(bytes: Uint8Array, maxLogBytes?: number, fieldSeen?: FieldSeen): void {
  if (!isUtf8(bytes)) throw new InvalidJson("The JSON body is not valid UTF-8.");
  const shape = jsonShape(bytes, maxLogBytes, fieldSeen);
  if (shape === "too long") throw tooLarge(maxLogBytes!);
  if (shape === "too deep") throw new Refusal(400, `The JSON body is nested more than ${maxJsonDepth} levels deep.`);
  if (shape === "too many values") throw new Refusal(400, `The JSON body has more than ${maxJsonValues} values.`);
  if (shape === "no JSON" && bytes.length > maxExplainedBytes) throw new InvalidJson("The body is not valid JSON.");
  if (shape === "no JSON") throw invalidJson(withoutMark(utf8Text(bytes)));
}

/** Throws where there is no JSON. */
function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(withoutMark(utf8Text(bytes)));
}

function explained(bytes: Uint8Array, parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    throw invalidJson(withoutMark(utf8Text(bytes)));
  }
}

function invalidJson(text: string): InvalidJson {
  const fault = findJsonFault(text);
  const where = fault ? ` at line ${fault.line}, column ${fault.column}: ${fault.reason}` : "";
  return new InvalidJson(`The body is not valid JSON${where}.`);
}

function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
