import { finding } from "../../model/finding.ts";

/** The page that stands before Minecraft's services: for addresses that it does not let in, and while they are down. */
export default finding({
  code: "services-blocked",
  severity: "notice",
  role: "environment",
  pattern:
    /<title>Service unavailable<\/title>|<h2>(?:The request is blocked\.|Our services aren't available right now)<\/h2>/,
  parameters: (match, place) => {
    if (!match[0].startsWith("<title>") && place.before.includes("<title>Service unavailable</title>")) return null;
    return { page: place.upTo(4000).includes("Our services aren't available right now") ? "down" : "blocked" };
  },
});
