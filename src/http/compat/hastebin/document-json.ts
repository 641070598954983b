import type { LogId } from "../../../logs/ports.ts";
import type { JsonAround } from "../../answers/log-rendering.ts";

/** A document without its text. */
export function documentAround(id: LogId): JsonAround {
  return { before: `{"key":"${id}","data":`, after: "}" };
}
