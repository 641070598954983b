import type { InEveryLanguage } from "./language.ts";

/** What logs state versions of. Only what is not a name of its own needs a word. */
const english = {
  "Fabric loader": "Fabric loader",
  "Quilt loader": "Quilt loader",
};

export type VersionWords = typeof english;

const chinese: VersionWords = {
  "Fabric loader": "Fabric 加载器",
  "Quilt loader": "Quilt 加载器",
};

export const versionWords: InEveryLanguage<VersionWords> = { en: english, "zh-CN": chinese };
