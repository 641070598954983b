import { exactAddress, secret } from "../parsers.ts";
import { setting } from "../setting.ts";

/** Who is told when visitors report a log. */
export const reportSettings = {
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
