import { identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodeSync } from "../../answers/content-encoding.ts";
import { encodeLogJob } from "../../answers/encode-log.ts";
import { storedText } from "../../core/utf8-text.ts";
import { documentAround } from "./document-json.ts";

/** A log as hastebin gives it out, and encoded. */
export const encodeDocument = encodeLogJob("encodeDocument", (log, encoding) => {
  const { before, after } = documentAround(log.id);
  const json = before + JSON.stringify(storedText(log)) + after;
  return identityEncoding(encodeSync(Buffer.from(json), encoding));
});
