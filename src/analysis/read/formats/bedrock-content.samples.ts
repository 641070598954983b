import type { FormatSamples } from "./format-samples.ts";

export default {
  Bedrock: [
    {
      text: "10:00:00[Json][error]-entities/cow.json | not a valid file\n10:00:01[Scripting][inform]-[Example] loaded",
      id: "bedrock/content",
      version: null,
    },
  ],
} satisfies FormatSamples;
