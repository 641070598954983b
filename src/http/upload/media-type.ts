import { remembered } from "../core/remembered.ts";

/** A `Content-Type` taken apart. */
export interface MediaType {
  /** Lower case, `""` where the header is absent. */
  essence: string;
  /** Names in lower case; values as given, without their quotes. */
  parameters: ReadonlyMap<string, string>;
}

const parameterPattern = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

export function parseMediaType(header: string | null): MediaType {
  return mediaTypeOf(header ?? "");
}

const mediaTypeOf = remembered((value): MediaType => {
  const essence = value.split(";", 1)[0]!.trim().toLowerCase();
  return { essence, parameters: parseParameters(value) };
});

/** The `; name=value` tail of `Content-Type` and `Content-Disposition`. */
export function parseParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name, quoted, plain] of header.matchAll(parameterPattern)) {
    const key = name!.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(["\\])/g, "$1") ?? plain ?? "");
  }
  return parameters;
}
