import { analyse } from "../../analysis/analyse.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { unpackSync } from "../../logs/content.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import * as names from "./analysis-job-names.ts";

export const analyseStored = jobOf(
  names.analyseStored,
  ({ log, house }) => Buffer.from(JSON.stringify(analyse(utf8Text(unpackSync(log)), houseFinderOf(house)))),
  (json) => [json],
);
