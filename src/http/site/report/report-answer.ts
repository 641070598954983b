import type { RateLimiter } from "../../../logs/ports.ts";
import { type ReportReason, reportReasons } from "../../../logs/report-record.ts";
import type { Reports } from "../../../logs/reports.ts";
import { RateLimited } from "../../../logs/upload.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import { countsOf, sharedIdOf } from "../../answers/find-log.ts";
import { type Exchange, queryValue } from "../../core/exchange.ts";
import { checkFormOrigin } from "../../core/form-origin.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { seeOther } from "../../core/replies.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../layout/page-preferences.ts";
import { maxContact, maxReportText, reportPage } from "./report-page.ts";

const maxFormBytes = 32 * 1024;

export interface ReportDependencies {
  frame: PageFrame;
  answerContext: AnswerContext;
  uploadService: UploadService;
  reports: Reports;
  reportLimiter: RateLimiter;
  /** A report was stored by this key. Must not wait for anybody. */
  reported: (key: string) => void;
  publicUrl: string | null;
}

/** `/report/{id}`: visitors tell the operator of a log. Nobody needs an account, and nobody is known by an address. */
export class ReportAnswer {
  constructor(private readonly deps: ReportDependencies) {}

  async form(exchange: Exchange): Promise<Response> {
    const { frame, answerContext, publicUrl } = this.deps;
    const { id } = await countsOf(answerContext, sharedIdOf(exchange));
    const text = reportPage(frame, pagePreferences(exchange), id, queryValue(exchange, "sent") !== null);
    return encodedAnswer(text, { ...frame.privateHeaders, ...languageHeaders(exchange, publicUrl) }, exchange);
  }

  async send(exchange: Exchange): Promise<Response> {
    const { answerContext, uploadService, reports, reportLimiter, reported, publicUrl } = this.deps;
    checkFormOrigin(exchange, publicUrl);
    const { id } = await countsOf(answerContext, sharedIdOf(exchange));
    const { taken, allowance } = await reportLimiter.take(exchange.client.key);
    if (!taken) throw new RateLimited(allowance!, "send", "report");
    const tooLong = () => new Refusal(413, "The report is too long.");
    const body = await uploadService.receive(exchange, maxFormBytes, tooLong);
    try {
      const report = reportOf(Buffer.from(body.bytes).toString("utf8"));
      const { key: client, logged: network } = exchange.client;
      const key = await reports.add(id, { client, network }, report);
      if (key === null) throw new LogNotFound();
      reported(key);
    } finally {
      body.release();
    }
    return seeOther(`/report/${id}?sent`, {});
  }
}

function reportOf(form: string) {
  const fields = new URLSearchParams(form);
  const reason = reportReasons.find((one) => one === fields.get("reason"));
  if (!reason) throw new Refusal(400, `Say a reason: one of ${reportReasons.join(", ")}.`);
  return {
    reason: reason satisfies ReportReason,
    text: field(fields, "text", maxReportText),
    // One line: further ones would look like other reports in a list of them.
    contact: field(fields, "contact", maxContact).replaceAll("\n", " "),
  };
}

function field(fields: URLSearchParams, name: string, max: number): string {
  const text = (fields.get(name) ?? "").replace(/\r\n/g, "\n").trim();
  if (text.length > max) throw new Refusal(400, `The field \`${name}\` has at most ${max} characters.`);
  // A terminal shows it: nothing in it may move the cursor, or turn around what stands beside it.
  return text.replace(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    " ",
  );
}
