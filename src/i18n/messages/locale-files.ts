import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `locales/` stands beside `src/` in the sources, and beside `main.js` in `dist/` and in an executable. */
const maxSteps = 4;
let directory: string | null = null;

export function localesDirectory(): string {
  directory ??= findDirectory();
  return directory;
}

function findDirectory(): string {
  let candidate = import.meta.dir;
  for (let step = 0; step < maxSteps; step++) {
    if (existsSync(join(candidate, "locales", "en.json"))) return join(candidate, "locales");
    candidate = join(candidate, "..");
  }
  throw new Error(`there is no locales/en.json at or above ${import.meta.dir}`);
}

/** The file of a language, as translators see it. */
export function localeText(language: string): string {
  return readFileSync(join(localesDirectory(), `${language}.json`), "utf8");
}
