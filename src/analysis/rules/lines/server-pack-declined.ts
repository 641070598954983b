import { finding } from "../../model/finding.ts";

/** A server that requires its resource pack throws out whoever does not take it. */
export default finding({
  code: "server-pack-declined",
  severity: "warning",
  confidence: 0.9,
  needles: [" due to resource pack "],
  pattern: /^[^\n<]{0,160}?Disconnecting (\S{1,40}) due to resource pack (?:[\da-f-]{36} )?rejection/,
  parameters: (match) => ({ players: [match[1]!] }),
  oneFor: [],
  gathers: "players",
});
