import { declareWords, message } from "./declare-words.ts";

/** The start page, as the server writes it. */
export const homeWords = declareWords("pages.home", {
  about: message<{ software: string }>(),
  sizeLimit: message<{ size: string }>(),
  title: message<{ site: string }>(),
  where: { isolated: message<{ programs: string }>() },
});
