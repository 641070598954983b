import { networkText, parseNetwork } from "../http/core/ip.ts";
import { type OperatorWords, operatorWords, toOperator } from "../i18n/operator-words.ts";
import { type AuditEntry, auditTrail } from "../logs/audit.ts";
import { type Block, Blocks, contentKey, contentKeyPattern } from "../logs/blocks.ts";
import { asLogId } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { closeReports, type ListedReport, listReports } from "../logs/reports.ts";
import type { OperatorAccess } from "../storage/operator-access.ts";
import { UsageError } from "../wire/usage-error.ts";
import { withOperatorAccess } from "./operator-access.ts";
import { jsonText, type OperatorCommand, timeText } from "./operator-command.ts";
import { idIn } from "./remove.ts";

/** `lectern reports` */
const reports: OperatorCommand = async (config, args, { out, language }) => {
  const words = operatorWords[language];
  const [action, link] = args.words;
  return withOperatorAccess(config, async ({ records }) => {
    if (action === undefined) {
      const all = await listReports(records);
      await out(
        args.has("json")
          ? jsonText(all)
          : listed(
              all.map((one) => reportText(one, words)),
              words.noReports,
            ),
      );
      return 0;
    }
    if (action !== "close" || link === undefined) throw new UsageError(toOperator(({ reportsTake }) => reportsTake));
    const closed = await closeReports(records, systemClock, idIn(link), args.value("reason") ?? null);
    await out(`${closed === 0 ? words.noReportsOf({ log: link }) : words.reportsClosed({ count: closed })}\n`);
    return closed === 0 ? 1 : 0;
  });
};

/** `lectern block` */
const block: OperatorCommand = async (config, args, { out, language }) => {
  const words = operatorWords[language];
  const [kind, given] = args.words;
  return withOperatorAccess(config, async (access) => {
    const blocks = new Blocks(access.records, systemClock);
    if (kind === undefined) {
      const all = await blocks.list();
      await out(
        args.has("json")
          ? jsonText(all)
          : listed(
              all.map((one) => blockText(one, words)),
              words.nothingBlocked,
            ),
      );
      return 0;
    }
    if ((kind !== "network" && kind !== "content") || given === undefined) {
      throw new UsageError(toOperator(({ blockTakes }) => blockTakes));
    }
    const subjects = kind === "network" ? [networkOf(given)] : await contentsOf(given, access);
    if (subjects.length === 0) {
      await out(`${words.noLog({ log: given })}\n`);
      return 1;
    }
    const reason = args.value("reason") ?? null;
    const until = untilOf(args.value("for"));
    let missing = 0;
    for (const subject of subjects) {
      if (args.has("lift")) {
        const isLifted = await blocks.lift(kind, subject, reason);
        await out(`${isLifted ? words.takenAgain({ subject }) : words.notBlocked({ subject })}\n`);
        if (!isLifted) missing++;
        continue;
      }
      await blocks.add({ kind, subject, reason, until });
      const time = until === null ? null : timeText(until);
      await out(`${time === null ? words.blocked({ subject }) : words.blockedUntil({ subject, time })}\n`);
    }
    return missing === 0 ? 0 : 1;
  });
};

/** `lectern audit` */
const audit: OperatorCommand = async (config, args, { out, language }) => {
  const trail = await withOperatorAccess(config, ({ records }) => auditTrail(records));
  await out(args.has("json") ? jsonText(trail) : listed(trail.map(auditText), operatorWords[language].nothingDone));
  return 0;
};

export const moderation = { reports, block, audit };

/** As it is compared with clients: without what lies behind the prefix. */
function networkOf(text: string): string {
  const network = parseNetwork(text);
  if (!network) throw new UsageError(toOperator((words) => words.noNetwork({ text })));
  const widest = network.ip.version === 4 ? 8 : 16;
  if (network.prefix < widest) throw new UsageError(toOperator((words) => words.widest({ prefix: String(widest) })));
  // Clients of IPv6 are known by their /64.
  const prefix = network.ip.version === 6 ? Math.min(64, network.prefix) : network.prefix;
  return networkText(network.ip, prefix);
}

/** Of a bundle, those of all its logs. */
async function contentsOf(text: string, access: OperatorAccess): Promise<string[]> {
  if (contentKeyPattern.test(text)) return [text];
  const id = asLogId(idIn(text));
  return id ? (await access.fingerprints(id)).map(contentKey) : [];
}

const unitMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

function untilOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, number, unit] = /^(\d{1,4})([mhdw])$/.exec(text) ?? [];
  if (number === undefined) throw new UsageError(toOperator(({ blockFor }) => blockFor));
  return Date.now() + Number(number) * unitMs[unit!]!;
}

function reportText({ at, log, reason, text, contact, isLogGone }: ListedReport, words: OperatorWords): string {
  if (isLogGone) return `${timeText(at)}  ${log}  ${reason}  ${words.reportGone}`;
  const about = text === "" ? "" : `\n  ${text.replaceAll("\n", "\n  ")}`;
  return `${timeText(at)}  ${log}  ${reason}${contact === "" ? "" : `  ${words.reportFrom({ contact })}`}${about}`;
}

function blockText({ kind, subject, until, reason }: Block, words: OperatorWords): string {
  const when = until === null ? words.forGood : words.until({ time: timeText(until) });
  return `${kind}  ${subject}  ${when}${reason === null ? "" : `  ${reason}`}`;
}

function auditText({ at, action, subject, reason }: AuditEntry): string {
  return `${timeText(at)}  ${action}  ${subject}${reason === null ? "" : `  ${reason}`}`;
}

function listed(lines: string[], none: string): string {
  return lines.length === 0 ? `${none}\n` : lines.map((line) => `${line}\n`).join("");
}
