import type { DocsWords } from "../../../i18n/docs-words.ts";
import type { OpenapiDocument } from "../openapi/document.ts";

/** What every part of the page needs. */
export interface DocsContext {
  document: OpenapiDocument;
  words: DocsWords;
  origin: string;
}
