import { isUtf8 } from "node:buffer";
import { findJsonFault } from "../../wire/json-fault.ts";
import { jsonShape, maxJsonDepth, maxJsonValues } from "../../wire/json-shape.ts";
import { Refusal } from "../../wire/refusal.ts";
import { utf8Text } from "../core/utf8-text.ts";
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
  if (!isUtf8(bytes)) throw new InvalidJson("The JSON body is not valid UTF-8.");
  // Before a text is made of it: bodies can be many times what was sent.
  const shape = jsonShape(bytes, maxLogBytes);
  if (shape === "too long") throw tooLarge(maxLogBytes!);
  if (shape === "too deep") throw new Refusal(400, `The JSON body is nested more than ${maxJsonDepth} levels deep.`);
  if (shape === "too many values") throw new Refusal(400, `The JSON body has more than ${maxJsonValues} values.`);
  if (shape === "no JSON" && bytes.length > maxExplainedBytes) throw new InvalidJson("The body is not valid JSON.");
  const text = withoutMark(utf8Text(bytes));
  if (shape === "no JSON") throw invalidJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(text);
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
