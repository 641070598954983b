import { declareWords } from "./declare-words.ts";

/** `/privacy`: what becomes of what people share, and of what a visit leaves. */
export const privacyPageWords = declareWords("pages.privacy", {});
