import { exactAddress, secret, wholeNumber } from "../parsers.ts";
import { setting } from "../setting.ts";

/** How many reports of visitors are kept how long, and who is told of them. */
export const reportSettings = {
  reportsKept: setting({
    env: "REPORTS_KEPT",
    default: "1000",
    // Whoever adds one compares it with the keys of all.
    parse: wholeNumber(1, 5000),
    doc: "Reports of logs that wait for you at once. Past it, those of removed logs go, then the oldest of the network that has sent most; else a new one is 503.",
  }),
  reportDays: setting({
    env: "REPORT_DAYS",
    default: "90",
    parse: wholeNumber(1, 3650),
    doc: "After so many days a report is removed, whether anybody has looked at it or not. `lectern reports close ID` removes it at once, and what was said of a log is removed with the log.",
  }),
  reportWebhook: setting<string | null>({
    env: "REPORT_WEBHOOK",
    default: "",
    // Whoever has it can often write to it.
    isSecret: true,
    parse: exactAddress,
    doc: "An address that is sent every report of a log, as JSON, signed, and again until it takes it. Needs `REPORT_WEBHOOK_SECRET`.",
  }),
  reportWebhookSecret: setting<string | null>({
    env: "REPORT_WEBHOOK_SECRET",
    default: "",
    isSecret: true,
    parse: secret,
    doc: "What the reports are signed with, at least 16 characters: `Lectern-Signature` is `t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`.",
  }),
};
