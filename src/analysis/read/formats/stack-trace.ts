import { format } from "./format.ts";

/** A trace that somebody copied out of a log. */
export const stackTrace = format({
  software: "stack-trace",
  name: "Stack trace",
  kind: "unknown",
  markers: [],
  traces: [{ needle: "at ", pattern: /^\s{0,16}at [\w$.@/<>-]{3,300}\([^)\n]{1,160}\)/ }],
  sources: [],
  version: null,
  splitting: "paragraphs",
});
