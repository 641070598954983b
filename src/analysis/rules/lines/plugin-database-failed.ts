import { finding, type MatchContext } from "../../model/finding.ts";
import { literalsOf } from "../../model/pattern-literals.ts";
import {
  databaseAddress,
  databaseComplaint,
  databaseComplaints,
  databaseIn,
  insecure,
} from "../matching/database-complaints.ts";
import { startingPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry, isDebug, lineOf } from "../matching/match-text.ts";

const maxRead = 3000;

/** The database was reached: the two do not agree on how to encrypt. */
const encryptionRefused =
  /Caused by: [\w.]{0,60}(?:SSLHandshakeException|SSLException): ((?:No appropriate protocol|The server selected protocol version|Unsupported or unrecognized SSL message|PKIX path)[^\n(]{0,120})/;

/** `[12:00:00 ERROR]: [Ledger] Could not connect`, `Ledger-Hikari - Connection is not available`: the trace may hold no code but the driver's. */
function saidBy(head: string): string | undefined {
  // `[12:00:00 ERROR]: [Ledger] [Storage] …`: what signs comes first, and parts of it follow.
  const signed =
    /^(?:\[[^\]\n]{1,60}\]:? ){1,2}(?<=: )\[(?!SQLITE_)([A-Z][\w-]{1,40})\] \[[A-Z][\w-]{1,40}\] /.exec(head)?.[1] ??
    /^[^\n]{0,160}?[\]:] \[(?!SQLITE_)([A-Za-z][\w-]{1,40})\] (?!\[)/.exec(head)?.[1];
  return signed ?? /[\s[(]([A-Za-z]\w{2,30}?)[-_ ]?(?:[Hh]ikari|HIKARI)(?:CP|[-_ ]?[Pp]ool)? - /.exec(head)?.[1];
}

/** A line without a trace that nobody signed: of the plugin that is being enabled. */
function unsignedBy(place: MatchContext, before: string): string | undefined {
  const isAlone = before === "" && !/\n\s{0,4}at /.test(place.upTo(1000)) && !/\n[^\n]{0,80}\tat /.test(place.behind);
  return isAlone ? startingPlugin(place) : undefined;
}

export default finding({
  code: "plugin-database-failed",
  severity: "error",
  joins: ["plugin", "cause"],
  confidence: 0.85,
  needles: databaseComplaints.flatMap(literalsOf),
  pattern: /^[^\n<]{3,900}/,
  parameters([said], place) {
    const found = databaseComplaint(said);
    const before = earlierInEntry(place);
    if (!found || databaseComplaint(before) || isDebug(place)) return null;
    const { trouble, reason, why, mend } = found;
    const text = `${before.slice(-maxRead)}${place.upTo(maxRead)}`;
    const plugin = saidBy(before || lineOf(place)) ?? unsignedBy(place, before);
    const database = databaseIn(said) ?? databaseIn(text);
    const refused = trouble === "unreachable" ? encryptionRefused.exec(text)?.[1] : undefined;
    if (refused) {
      const { why: unfit, mend: adapt } = insecure;
      return { plugin, database, reason: refused, why: unfit, mend: adapt };
    }
    if (trouble === "unreachable") return { plugin, database, address: databaseAddress(text), mend };
    return { plugin, database, reason, why, mend };
  },
  // Every connection that a pool waits for in vain is told with other numbers.
  merge: {
    least: 2,
    key: ({ plugin, address, why, reason }) => JSON.stringify([plugin, address, why ?? reason]),
    parameters: () => ({}),
  },
});
