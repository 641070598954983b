import type { Assets } from "../../src/http/site/assets/assets.ts";

/** For tests of pages: names without files. */
export const fakeAssets = {
  path: (name: string) => `/assets/${name}`,
  inline: (name: string) => ({ text: `/* ${name} */`, hash: `'sha256-${name}'` }),
  answer: () => null,
} as unknown as Assets;
