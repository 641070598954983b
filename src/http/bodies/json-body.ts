import { isUtf8 } from "node:buffer";
import { findJsonFault } from "../../wire/json-fault.ts";
import { Refusal } from "../../wire/refusal.ts";

/** The value of a JSON body, whatever it is; or a refusal that says where it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new Refusal(400, "The JSON body is not valid UTF-8.");
  const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(text);
  }
}

function invalidJson(text: string): Refusal {
  const fault = findJsonFault(text);
  const where = fault ? `at line ${fault.line}, column ${fault.column}: ${fault.reason}` : "it is nested too deeply";
  return new Refusal(400, `The body is not valid JSON ${fault ? where : `(${where})`}.`);
}

function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
