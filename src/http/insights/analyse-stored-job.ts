import { analyse, analyseEnds, analyseNothing } from "../../analysis/analyse.ts";
import { faultIn } from "../../analysis/fault/fault.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { collectingWhereShort } from "../../work/garbage.ts";
import { jobOf } from "../../work/job.ts";
import { storedText } from "../core/utf8-text.ts";
import { methodNamer } from "../names/readable-text.ts";
import * as jobNames from "./analysis-job-names.ts";
import { packResult } from "./kept-result.ts";
import { sightingOf } from "./packed-traits.ts";

const readers = { all: analyse, ends: analyseEnds, nothing: analyseNothing };

export const analyseStored = jobOf(
  jobNames.analyseStored,
  ({ log, house, read, head, glossary }) => {
    const analysis = readers[read](
      storedText(log),
      houseFinderOf(house),
      methodNamer(glossary),
      collectingWhereShort(),
    );
    const fault = faultIn(analysis);
    return {
      packed: packResult({ ...head, fault } satisfies jobNames.AnalysisHead, analysis),
      sighting: sightingOf(fault, [analysis], analysis.findings.find(({ house }) => !house)?.parameters),
      codes: analysis.findings.map(({ code }) => code),
    };
  },
  ({ packed, sighting }) => [packed, sighting.traits],
);
