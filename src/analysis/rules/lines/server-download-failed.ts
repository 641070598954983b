import { finding } from "../../model/finding.ts";
import { fileName } from "../matching/match-text.ts";

/** Paperclip and its kin, with which Paper and its forks fetch the game before they start it, and Mohist, of its libraries. */
export default finding({
  code: "server-download-failed",
  severity: "fatal",
  joins: ["cause"],
  confidence: 0.9,
  needles: [
    "Failed to download ",
    "Hash check failed for ",
    "Hash check of ",
    "Patch not applied correctly for ",
    "Downloaded vanilla jar is not valid",
    "Failed to patch vanilla jar",
    "Couldn't download mojang_",
    "The download of ",
  ],
  pattern:
    /^(?:[^\n<]{0,120}?(?:Hash check (?:failed for (?:downloaded file|extract filed)|of (?:input|patch) file failed for)|Patch not applied correctly for) ([^\s]{3,250}\.(?:jar|patch))|(Downloaded vanilla jar is not valid|Failed to patch vanilla jar)|(?:Failed to|Couldn't) download (mojang_[\w.+-]{3,80}\.jar|(?:vanilla|original) jar)|The download of ([\w.+-]{3,100}) failed (?::\(|because the (MD5)))/,
  parameters: ([, broken, patched, absent, library, sum], place) => {
    // It tries again.
    if (/^[^\n]{0,300}\(attempt \d{1,3} of \d{1,3}\)/.test(place.upTo(400))) return null;
    const isDamaged = broken ?? patched ?? sum;
    const file = broken ? fileName(broken) : (absent ?? library ?? "vanilla jar");
    return { file, why: isDamaged && "damaged" };
  },
  oneFor: ["file"],
});
