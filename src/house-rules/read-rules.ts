import type { HouseAdvice } from "../analysis/model/house-words.ts";
import { sourceHash } from "../build/source-hash.macro.ts" with { type: "macro" };
import { FileFault, parseOperatorFile } from "../operator-files/parse.ts";
import { inLanguage, type Language } from "../wire/languages.ts";
import { type HouseRule, type HouseRules, housePrefix, noHouseRules } from "./house-rules.ts";
import { type RuleFile, ruleSchema } from "./rule-schema.ts";

/** What findings of operators are looked for with. */
const codeHash = sourceHash(["house-rules", "pattern"]);

export const maxRules = 200;

export interface RuleText {
  /** The path, for messages about faults. */
  name: string;
  text: string;
}

/** From files to what is looked for. Throws a `FileFault` that names the file and the field. */
export function houseRulesOf(files: readonly RuleText[]): HouseRules {
  if (files.length === 0) return noHouseRules;
  if (files.length > maxRules) throw new FileFault(`There are ${files.length} findings, but there may be ${maxRules}.`);
  const byCode = new Map<string, string>();
  const rules = files.map(({ name, text }) => {
    const rule = ruleOf(parseOperatorFile(name, text, ruleSchema));
    const other = byCode.get(rule.code);
    if (other !== undefined) throw new FileFault(`${name}: code is the same as in ${other}.`);
    byCode.set(rule.code, name);
    return rule;
  });
  return { version: versionOf(rules), rules };
}

function ruleOf({ code, literal, pattern, severity, message, advice }: RuleFile): HouseRule {
  const wordsIn = (language: Language) => ({
    message: textIn(message, language),
    advice: advice.map(
      ({ text, url }): HouseAdvice => ({ text: textIn(text, language), ...(url === undefined ? {} : { url }) }),
    ),
  });
  const written = new Set([message, ...advice.map(({ text }) => text)].flatMap(languagesOf));
  return {
    code: `${housePrefix}${code}`,
    severity,
    match: literal !== undefined ? { literal } : { pattern: pattern! },
    words: Object.fromEntries([...written].map((language) => [language, wordsIn(language)])),
  };
}

/** Analyses are kept with these words: in the languages that somebody wrote, and in those that earlier versions ask for. */
function languagesOf(text: RuleFile["message"]): Language[] {
  return ["en", "zh-CN", ...(typeof text === "string" ? [] : (Object.keys(text) as Language[]))];
}

function textIn(text: RuleFile["message"], language: Language): string {
  return typeof text === "string" ? text : inLanguage(text, language);
}

/** Also another one with other code: an analysis that was kept may have been made with what has been mended since. */
function versionOf(rules: readonly HouseRule[]): string {
  return new Bun.CryptoHasher("sha256").update(codeHash).update(JSON.stringify(rules)).digest("hex").slice(0, 12);
}
