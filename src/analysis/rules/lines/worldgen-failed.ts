import { finding } from "../../model/finding.ts";

export default finding({
  code: "worldgen-failed",
  severity: "fatal",
  joins: ["cause", "suspect", "origin"],
  role: "general",
  confidence: 0.85,
  pattern:
    /^[^\n<]{0,200}?(?:Description: |(?:ReportedException|CrashException|class_148): )(?:Exception generating new chunk|Feature placement|Exception initializing level)/,
  parameters: (match, place) => {
    if (
      !match[0].includes("Description") &&
      /Description: (?:Exception generating|Feature placement)/.test(place.before.slice(-3000))
    )
      return null;
    // It was not made, but read, and what was read is damaged.
    if (/: Loading NBT data|ZipException|RegionFile/.test(place.upTo(20_000))) return null;
    const feature = /^\s{0,4}Feature: ([^\n\r]{1,160})/m.exec(place.upTo(20_000))?.[1];
    return { suspect: feature?.trim() };
  },
  impliedBy: ["feature-order-cycle"],
  causedBy: ["class-missing", "method-missing", "mixin-failed"],
});
