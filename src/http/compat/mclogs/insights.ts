import type { Language } from "../../../analysis/model/model.ts";
import { streamedAnswer } from "../../answers/answer-stream.ts";
import { identityEncoding } from "../../answers/appendable-encoding.ts";
import { idOf } from "../../answers/find-log.ts";
import { inOnePiece } from "../../answers/growing-body.ts";
import type { Hold, LargeAnswers } from "../../answers/large-answers.ts";
import { maxSmallTextBytes } from "../../answers/small-text.ts";
import { languageOf } from "../../api/insights.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { languageVary } from "../../core/reader-language.ts";
import { type HeaderList, jsonHeaders, ok } from "../../core/replies.ts";
import type { AnalysisService, MakeAnalysis } from "../../insights/analysis-service.ts";
import type { ExplanationAnswers } from "../../insights/explanation-answers.ts";
import type { Insights } from "../../insights/insights.ts";
import { checkBodyKind } from "./accepted-bodies.ts";
import { mclogsAnalysis } from "./analyse-job-name.ts";
import { maxEntriesBytes } from "./entries-json.ts";
import { mclogsInsightsInWords } from "./insights-job.ts";
import { mclogsProtocol } from "./protocol.ts";

/** An empty line of one byte becomes an entry of a hundred. */
const worstGrowth = 100;
/** Of everything beside the entries. */
const insightsBytes = 4 * 1024 * 1024;

const insightsHeaders: HeaderList = { ...jsonHeaders, Vary: `${languageVary}, Accept-Encoding` };

/** `GET /1/insights/{id}` */
export async function mclogsInsights(
  exchange: Exchange,
  insights: Insights,
  explanations: ExplanationAnswers,
): Promise<Response> {
  const language = languageOf(exchange);
  const id = idOf(exchange);
  const { name, bytes } = await insights.kept(id, requesterOf(exchange));
  return explanations.send(exchange, {
    id,
    key: `mclogs-insights:${name}:${language}`,
    headers: { ...insightsHeaders, "Content-Language": language },
    bytes,
    job: mclogsInsightsInWords,
    input: async (requester) => ({ analysis: (await insights.kept(id, requester)).packed, language }),
  });
}

/** `POST /1/analyse` */
export async function mclogsAnalyse(
  exchange: Exchange,
  analysisService: AnalysisService,
  large: LargeAnswers,
): Promise<Response> {
  const language = languageOf(exchange);
  checkBodyKind(exchange);
  const { made, headers: limits } = await analysisService.run(
    exchange,
    mclogsProtocol.name,
    largeAnalysis(language, large),
  );
  const headers = { ...jsonHeaders, "Content-Language": language, Vary: languageVary, ...limits };
  if (made.body.length > maxSmallTextBytes) return streamedAnswer(made, "", headers);
  const bytes = (await made.body.whole()) as Uint8Array<ArrayBuffer>;
  made.release();
  return ok(bytes, headers);
}

/** The bytes of the answer are many times the text, so they need room of their own. */
function largeAnalysis(language: Language, large: LargeAnswers): MakeAnalysis<Hold> {
  return (text, requester, pool) => {
    const isPacked = text.description.contentEncoding !== null;
    const entries = isPacked ? maxEntriesBytes : Math.min(maxEntriesBytes, worstGrowth * text.body.length);
    return large.hold(`analyse:${crypto.randomUUID()}`, entries + insightsBytes, requester, () => {
      const made = pool.run(mclogsAnalysis, { ...text, language }, requester, [text.body]);
      return inOnePiece(made.then(identityEncoding));
    });
  };
}
