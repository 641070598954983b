import { analyse } from "../../../analysis/analyse.ts";
import { houseFinderOf } from "../../../house-rules/house-finder.ts";
import { collectingWhereShort } from "../../../work/garbage.ts";
import { jobOf } from "../../../work/job.ts";
import { utf8Text } from "../../core/utf8-text.ts";
import { methodNamer } from "../../names/readable-text.ts";
import { summaryOfText } from "../../site/markdown/markdown-summary.ts";
import { checkedLog, openUpload } from "../../upload/decode-upload.ts";
import { mclogsInsightsOf } from "../mclogs/shapes.ts";
import * as names from "./analyse-job-name.ts";
import { namedLog } from "./body.ts";
import { logshareProtocol } from "./protocol.ts";

export const logshareAnalysis = jobOf(
  names.logshareAnalysis,
  ({ body, description, house, names: readable, language, as }) => {
    const id = as === "markdown" ? namedLog(body, description.contentType) : null;
    if (id !== null) return { id };
    const { found } = openUpload(body, description, logshareProtocol);
    const content = checkedLog(found.files?.[0]?.content ?? found.content, description.maxLogBytes);
    const analysis = analyse(
      utf8Text(content),
      houseFinderOf(house),
      methodNamer(readable?.glossary ?? null),
      collectingWhereShort(),
    );
    const codes = analysis.findings.map(({ code }) => code);
    const insights = { success: true, ...mclogsInsightsOf(analysis, language) };
    const answer = as === "json" ? JSON.stringify(insights) : summaryOfText(analysis, language);
    return { answer: Buffer.from(answer), codes };
  },
  (made) => ("answer" in made ? [made.answer] : []),
);
