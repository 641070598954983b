import { finding } from "../finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

const reasons =
  /Communications link failure|Access denied for user '[^'\n]{0,60}'|Unknown database '[^'\n]{1,60}'|\[SQLITE_(?:CORRUPT|BUSY|NOTADB|READONLY|CANTOPEN|FULL)\]/;

export default finding({
  code: "plugin-database-failed",
  severity: "error",
  joins: ["cause"],
  confidence: 0.85,
  needles: [
    "Communications link failure",
    "Access denied for user '",
    "Unknown database '",
    "[SQLITE_CORRUPT]",
    "[SQLITE_BUSY]",
    "[SQLITE_NOTADB]",
    "[SQLITE_READONLY]",
    "[SQLITE_CANTOPEN]",
  ],
  pattern:
    /^[^\n<]{0,400}?(?:Communications link failure|Access denied for user '[^'\n]{0,60}'|Unknown database '[^'\n]{1,60}'|\[SQLITE_(?:CORRUPT|BUSY|NOTADB|READONLY|CANTOPEN)\])/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (reasons.test(before)) return null;
    return { reason: reasons.exec(match[0])![0] };
  },
  samples: [
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] cannot connect\ncom.mysql.jdbc.exceptions.jdbc4.CommunicationsException: Communications link failure\n\nThe last packet sent successfully to the server was 0 milliseconds ago.",
      parameters: { reason: "Communications link failure" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] java.sql.SQLException: Access denied for user 'mc'@'localhost' (using password: YES)",
      parameters: { reason: "Access denied for user 'mc'" },
    },
  ],
  counterSamples: [
    "<Alex> Access denied for user 'mc'",
    "[12:00:01] [Server thread/INFO]: [Ledger] Connected to the database",
  ],
});
