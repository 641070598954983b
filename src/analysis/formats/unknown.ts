import { format } from "./format.ts";

export const unknown = format({
  software: "unknown",
  name: "Unknown",
  kind: "unknown",
  markers: [],
  sources: [],
  version: null,
  splitting: "lines",
  samples: [{ text: "Dear diary,\nnothing happened.", id: "unknown/unknown", version: null }],
});
