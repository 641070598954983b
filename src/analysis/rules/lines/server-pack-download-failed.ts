import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** A server's resource pack that the game could not get: up to 1.20.2 the game says it of the file, later of the address. */
export default finding({
  code: "server-pack-download-failed",
  severity: "warning",
  // A server that insists on its pack turns away whoever does not have it.
  severityAt: (_, place) =>
    /disconnected with reason: [^\n]{0,60}resource pack/i.test(place.upTo(6000)) ? "error" : undefined,
  confidence: 0.85,
  needles: ["Pack application failed: ", "]: Failed to download http", "/]: Failed to download http"],
  pattern:
    /^[^\n<]{0,200}?(?:Pack application failed: ([^\n]{3,300}?), deleting file |Failed to download (https?:\/\/[^\s<>"]{4,300})\r?\n)/,
  parameters(match, place) {
    if (place.software.kind === "server" || place.software.kind === "proxy") return null;
    if (match[1]) return isRepeated(place, "Pack application failed: ") ? null : { reason: match[1].slice(0, 160) };
    if (!inDownloads.test(place.entry)) return null;
    const thrown = /\n(?:[a-z][\w.]{2,120}\.)([A-Z]\w{2,60}(?:Exception|Error)(?:: [^\n\r]{1,160})?)/.exec(
      place.entry,
    )?.[1];
    return { address: match[2], reason: thrown };
  },
});

/** What the game itself downloads through this has a hash and a size; what mods download has frames of theirs. */
const inDownloads = /\n\tat (?:(?:java|sun|jdk|net\.minecraft|com\.mojang)[\w.$/@]{0,200}|[a-z]{1,4}\.[a-z]{1,3})\(/;
