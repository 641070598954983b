import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { LogNamesAnswer } from "../../wire/answers.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import type { AnswerForm } from "../answers/answer-form.ts";
import { encodeJson } from "../answers/answer-jobs.ts";
import { encodeLog, maxJsonBytes } from "../answers/encode-log.ts";
import { contentOf, idOf } from "../answers/find-log.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { jsonAround, jsonEnd } from "../answers/log-json.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import { type HeaderList, jsonHeaders } from "../core/replies.ts";
import { asksForReadable } from "../names/asked-names.ts";
import { encodeReadableJson } from "../names/readable-jobs.ts";
import type { FoundNames, ReadableLogs } from "../names/readable-logs.ts";
import { maxReadableBytes } from "../names/readable-text.ts";
import { withLogLinks } from "./log-links.ts";

const logHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding" };

/** `GET /api/log/{id}` */
export class LogAnswer {
  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
    private readonly readable: ReadableLogs,
  ) {}

  get(exchange: Exchange): MaybePromise<Response> {
    const id = idOf(exchange);
    if (exchange.search !== "" && asksForReadable(exchange)) return this.withNames(id, exchange);
    const form = (counts: LogCounts) => this.form(id, counts);
    // The keys of other answers have a word in front of the id: this is the one that is asked for most.
    return this.answers.send(exchange, { id, key: id, variant: "", isView: true, form });
  }

  private form(id: LogId, counts: LogCounts): AnswerForm {
    const behindViews = jsonEnd(counts);
    return {
      headers: () => withLogLinks(logHeaders, id),
      size: counts.size,
      maxBytes: (encoding) => maxJsonBytes(encoding, counts.size),
      make: (encoding, requester) => encodeLog(this.context, encodeJson, id, encoding, requester),
      rendering: jsonAround(counts),
      end: ({ views }) => views + behindViews,
      behindViews,
    };
  }

  /** `?names=readable`: the same with a field that says what became of it. */
  private async withNames(id: LogId, exchange: Exchange): Promise<Response> {
    const found = await this.readable.of(id, requesterOf(exchange));
    const glossary = found.names?.glossary ?? noGlossary;
    const told = JSON.stringify(toldNames(found));
    const key = `names:${id}:${found.names?.version ?? ""}:${Bun.hash(told).toString(36)}`;
    return this.answers.send(exchange, {
      id,
      key,
      variant: "",
      isView: true,
      form: (counts) => {
        const { before, after } = jsonAround(counts);
        const around = { before, after: `,"names":${told}${after}` };
        const behindViews = jsonEnd(counts);
        return {
          headers: () => withLogLinks(logHeaders, id),
          size: counts.size,
          maxBytes: (encoding) => maxJsonBytes(encoding, maxReadableBytes(counts.size)),
          make: async (encoding, requester) => {
            const log = await contentOf(this.context, id);
            const input = { log, glossary, encoding, ...around };
            return this.context.heavy.run(encodeReadableJson, input, requester, [log.packed]);
          },
          end: ({ views }) => views + behindViews,
          behindViews,
          isCostly: true,
        };
      },
    });
  }
}

const noGlossary = Buffer.from("{}");

function toldNames({ names, reason }: FoundNames): NonNullable<LogNamesAnswer> {
  if (names) return { shown: "readable", minecraft: names.minecraft };
  return { shown: "written", ...(reason === null ? {} : { reason }) };
}
