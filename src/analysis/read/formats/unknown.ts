import { format } from "./format.ts";

/** What no other format knows: a text without a kind. */
export const unknown = format({
  software: "unknown",
  name: "Unknown",
  kind: "unknown",
  markers: [],
  sources: [],
  version: null,
  splitting: "lines",
});
