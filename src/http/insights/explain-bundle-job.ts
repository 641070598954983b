import { explainBundle } from "../../analysis/bundle/explain-bundle.ts";
import { unpackSync } from "../../logs/content.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import * as names from "./analysis-job-names.ts";

export const explainStoredBundle = jobOf(
  names.explainStoredBundle,
  ({ files }) => {
    const texts = files.map(({ log, analysis }) => ({ name: log.name, text: utf8Text(unpackSync(log)), analysis }));
    return Buffer.from(JSON.stringify(explainBundle(texts)));
  },
  (json) => [json],
);
