import type { ExceptionGroup } from "../../model/exception-group.ts";
import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** What code throws that takes a text apart which has another form than it thought. */
const misread = /\.(?:NumberFormat|IllegalArgument|(?:Array|String)?IndexOutOfBounds)Exception$/;
/** `Shop.getVersion`, `VersionUtil.parse`, `ServerVersion.<clinit>` */
const ofVersions = /version[\w$]{0,40}$|[Vv]ersion\w{0,20}\.[\w$<>]{1,40}$/i;
const framesLooked = 6;
const maxFound = 12;

/** Plugins that cannot read the version of the server: it has another form than in their day (`26.1`, no `v1_20_R3`). */
export default wholeLogFinding({
  codes: ["plugin-server-version"],
  severity: "error",
  confidence: 0.96,
  find({ exceptions, owners, software }) {
    const { version, kind } = software;
    if (kind !== "server" || !version) return [];
    const found = new Map<string, WholeLogMatch>();
    for (const group of exceptions) {
      if (found.size >= maxFound || !isMisread(group, version)) continue;
      const owner = culpritFor(group, owners)?.owner;
      if (owner?.kind !== "plugin" || found.has(owner.name)) continue;
      const { firstLine, endLine, lines, count } = group;
      const parameters = { ...ownerParameters("plugin", owner), unread: version };
      found.set(owner.name, { parameters, firstLine, endLine, lines, count, group });
    }
    return [...found.values()];
  },
});

/** The message has the server's version, or nothing but a place in a text, and the code says that it was of a version. */
function isMisread({ root, frames }: ExceptionGroup, version: string): boolean {
  if (!misread.test(root.type)) return false;
  const inCode = frames.slice(0, framesLooked).some(({ method }) => ofVersions.test(method));
  return (
    inCode && (digitsOf(root.message).includes(digitsOf(version)) || /^Index \d{1,3} out of bounds/.test(root.message))
  );
}

function digitsOf(text: string): string {
  return text.replace(/[^\d]/g, "");
}
