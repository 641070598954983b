import type { OwnedLogs } from "../../../logs/remove.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { encodedAnswer } from "../../answers/encoded-answer.ts";
import { countsOf, sharedIdOf } from "../../answers/find-log.ts";
import { removeOne } from "../../api/remove-log.ts";
import type { Exchange } from "../../core/exchange.ts";
import { checkFormOrigin } from "../../core/form-origin.ts";
import { seeOther } from "../../core/replies.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "../layout/page-preferences.ts";
import { forgetOwnerToken, keptOwnerToken } from "./owner-cookie.ts";
import { removePage } from "./owner-pages.ts";

const maxFormBytes = 4 * 1024;

interface RemoveDependencies {
  frame: PageFrame;
  answerContext: AnswerContext;
  store: OwnedLogs;
  uploadService: UploadService;
  publicUrl: string | null;
}

/** `/remove/{id}`: what `DELETE /api/log/{id}` does, for owners without scripts. */
export class RemoveAnswer {
  constructor(private readonly deps: RemoveDependencies) {}

  async form(exchange: Exchange): Promise<Response> {
    const { frame, answerContext, publicUrl } = this.deps;
    const { id } = await countsOf(answerContext, sharedIdOf(exchange));
    const text = removePage(frame, pagePreferences(exchange), id, keptOwnerToken(exchange));
    return encodedAnswer(text, { ...frame.privateHeaders, ...languageHeaders(exchange, publicUrl) }, exchange);
  }

  /** Leads to the page of the log, which says that its owner removed it. */
  async send(exchange: Exchange): Promise<Response> {
    const { store, uploadService, publicUrl } = this.deps;
    checkFormOrigin(exchange, publicUrl);
    const id = sharedIdOf(exchange);
    const tooLong = () => new Refusal(413, "The token is too long.");
    const body = await uploadService.receive(exchange, maxFormBytes, tooLong);
    try {
      const given = new URLSearchParams(Buffer.from(body.bytes).toString("utf8")).get("token")?.trim() ?? "";
      const token = given || keptOwnerToken(exchange) || "";
      if (token === "") throw new Refusal(400, "Send the token that the log was shared with.");
      const refusal = await removeOne(store, id, token);
      if (refusal) throw refusal;
    } finally {
      body.release();
    }
    return seeOther(`/${id}`, forgetOwnerToken(exchange, publicUrl, id));
  }
}
