import { finding } from "../../model/finding.ts";

/** Paperclip and its kin, with which Paper and its forks fetch the game before they start it. */
export default finding({
  code: "server-download-failed",
  severity: "fatal",
  joins: ["cause"],
  confidence: 0.9,
  needles: ["Failed to download ", "Hash check failed for downloaded file ", "Couldn't download mojang_"],
  pattern:
    /^(?:[^\n<]{0,120}?Hash check failed for downloaded file (?:[^\n]{0,200}[\\/])?([\w.+-]{3,80}\.jar)|(?:Failed to|Couldn't) download (mojang_[\w.+-]{3,80}\.jar))/,
  parameters: ([, damaged, missing], place) => {
    // It tries again.
    if (/^[^\n]{0,300}\(attempt \d{1,3} of \d{1,3}\)/.test(place.upTo(400))) return null;
    return damaged ? { file: damaged, why: "damaged" } : { file: missing };
  },
  oneFor: ["file"],
});
