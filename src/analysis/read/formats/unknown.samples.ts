import type { FormatSamples } from "./format-samples.ts";

export default {
  Unknown: [{ text: "Dear diary,\nnothing happened.", id: "unknown/unknown", version: null }],
} satisfies FormatSamples;
