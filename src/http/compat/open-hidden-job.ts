import { packSync } from "../../logs/content.ts";
import { hiddenNamesIn } from "../../names/hidden-names.ts";
import { Refusal } from "../../wire/refusal.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import * as names from "../insights/analysis-job-names.ts";
import { openUpload } from "../upload/decode-upload.ts";
import { uploadProtocols } from "./upload-protocols.ts";

/** What is wrong with a body is told by whoever explains it. */
export const openHidden = jobOf(
  names.openHidden,
  ({ body, description, protocol }) => {
    try {
      const { found } = openUpload(body, description, uploadProtocols.find(({ name }) => name === protocol)!);
      const content = found.files?.[0]?.content ?? found.content;
      const hidden = hiddenNamesIn(utf8Text(content));
      return hidden.ids || hidden.official ? packSync(content, "quick") : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  },
  (text) => (text ? [text.packed] : []),
);
