import { finding } from "../../model/finding.ts";

export default finding({
  code: "resource-pack-metadata",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?(?:Missing metadata in pack (?:file\/)?([^\n\r]{1,160})|Couldn't load ([^\n]{1,160}?) pack metadata: ([^\n\r]{5,300}))/,
  parameters: ([, unread, pack, reason]) =>
    unread === undefined
      ? { pack: named(pack!), reason: firstSentence(reason!), why: "formats" }
      : { pack: unread.trim() },
  oneFor: ["reason", "why"],
  gathers: "pack",
});

/** `srl_rp/Lamps.zip` stands in a folder of a mod's. */
function named(pack: string): string {
  return pack.trim().replace(/^(?:file|[\w-]{1,40})\//, "");
}

function firstSentence(reason: string): string {
  const text = reason.trim();
  const end = text.indexOf(". ");
  return end === -1 ? text.replace(/\.$/, "") : text.slice(0, end);
}
