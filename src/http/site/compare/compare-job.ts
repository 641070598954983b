import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import type { Job } from "../../../work/job.ts";
import { resultIn } from "../../insights/kept-result.ts";
import { type ComparedLogs, comparedLogs } from "./compare-page.ts";

interface Compared {
  counts: LogCounts;
  analysis: Uint8Array;
}

export const compareInWords: Job<{ a: Compared; b: Compared; language: Language }, ComparedLogs> = {
  name: "compareInWords",
  run: ({ a, b, language }) => {
    const [first, second] = [a, b].map(({ counts, analysis }) => ({
      counts,
      analysis: resultIn<Analysis>(analysis),
      known: null,
    }));
    return comparedLogs(language, first!, second!);
  },
};
