import { format } from "./format.ts";

/** What Bedrock says about packs: `12:00:00[Json][error]-…`. */
export const bedrockContent = format({
  software: "bedrock",
  name: "Bedrock",
  kind: "content",
  markers: ["error", "warning", "inform", "verbose"].map((level) => ({
    needle: `][${level}]-`,
    pattern: new RegExp(String.raw`^(?:\d{1,2}:\d{2}:\d{2})? ?\[[A-Z][\w ]{1,40}\]\[${level}\]-`),
  })),
  sources: [],
  version: "Bedrock version",
});
