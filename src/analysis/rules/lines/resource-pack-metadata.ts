import { finding } from "../../model/finding.ts";

export default finding({
  code: "resource-pack-metadata",
  severity: "notice",
  // Players of a server without it miss all that it does; of a game's own pack, they see it at once.
  severityAt: ([, , , , without], { software, before }) =>
    without !== undefined && software.kind === "server" && faultIn(before) !== undefined ? "warning" : undefined,
  pattern:
    /^[^\n<]{0,200}?(?:Missing metadata in pack (?:file\/)?([^\n\r]{1,160})|Couldn't load ([^\n]{1,160}?) pack metadata: ([^\n\r]{5,300})|Couldn't find pack meta for pack ([^\n\r]{1,160}))/,
  parameters([, unread, pack, reason, without], place) {
    // What could not be read of it stands in the entry above.
    if (without) return { pack: named(without), reason: faultIn(place.before), why: "unreadable" };
    return unread === undefined
      ? { pack: named(pack!), reason: firstSentence(reason!), why: "formats" }
      : { pack: unread.trim() };
  },
  oneFor: ["reason", "why"],
  gathers: "pack",
});

/** `srl_rp/Lamps.zip` stands in a folder of a mod's. */
function named(pack: string): string {
  return pack.trim().replace(/^(?:file|[\w-]{1,40})\//, "");
}

function faultIn(before: string): string | undefined {
  const at = before.lastIndexOf("Couldn't load pack metadata");
  return at === -1
    ? undefined
    : /MalformedJsonException: ([^\n\r]{5,120}?)(?: path |\r?\n)/.exec(before.slice(at, at + 600))?.[1];
}

function firstSentence(reason: string): string {
  const text = reason.trim();
  const end = text.indexOf(". ");
  return end === -1 ? text.replace(/\.$/, "") : text.slice(0, end);
}
