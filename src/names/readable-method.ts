import { renamed } from "./find-names.ts";
import type { Names } from "./names.ts";

interface MethodPlace {
  /** With its class. */
  method: string;
  file: string | null;
  line: number | null;
}

/** The readable name of a frame's method. As it stands in a trace, a map understands it. */
export function readableMethod({ method, file, line }: MethodPlace, names: Names): string {
  const readable = renamed(`at ${method}(${file ?? "Unknown Source"}${line === null ? "" : `:${line}`})`, names);
  return readable.slice("at ".length, readable.indexOf("("));
}
