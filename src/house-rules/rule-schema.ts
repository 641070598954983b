import { z } from "zod";
import { lineOfText as text } from "../operator-files/line-of-text.ts";
import { Matcher } from "../pattern/matcher.ts";
import { maxPatternLength, parsePattern } from "../pattern/parse-pattern.ts";
import { type Language, languages } from "../wire/languages.ts";
import { Refusal } from "../wire/refusal.ts";
import { minLiteralLength } from "./house-finder.ts";
import { requiredLiterals } from "./required-literals.ts";

/** What a file with a finding of an operator's own may say. */

const maxSentence = 500;
const maxAdvice = 6;

const sentence = text(maxSentence, "a sentence");
const languagesSentence = 'must be a sentence, or one for each language: { "en": …, "zh-CN": … }';
type InSome = Record<Language, z.ZodOptional<typeof sentence>>;
const localized = z.union(
  [
    sentence,
    z
      .strictObject(Object.fromEntries(languages.map((one) => [one, sentence.optional()])) as InSome)
      .refine((value) => Object.keys(value).length > 0, "must have at least one language"),
  ],
  { error: () => languagesSentence },
);

const link = text(500, "an address").refine(
  (value) => /^https:\/\/[^\s\\"'<>]+$/.test(value) && isPlainAddress(value),
  "must be an https: address",
);

/** As it is: spaces at its ends are part of what is looked for. */
const searchedText = z
  .string({ error: "must be a text" })
  .min(minLiteralLength, `must have at least ${minLiteralLength} characters`)
  .max(maxPatternLength, `must have at most ${maxPatternLength} characters`)
  .refine((value) => !/[\r\n]/.test(value), "must be one line: each line of a log is looked at by itself");

const pattern = searchedText.superRefine((value, context) => {
  const fault = patternFault(value);
  if (fault !== null) context.addIssue({ code: "custom", message: fault });
});

export const ruleSchema = z
  .strictObject({
    $schema: z.string().optional(),
    code: z
      .string({ error: "must be a name such as old-worldguard" })
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        "must be a name of small letters, digits and hyphens, such as old-worldguard",
      )
      .max(60, "must have at most 60 characters"),
    literal: searchedText.optional(),
    pattern: pattern.optional(),
    severity: z.enum(["fatal", "error", "warning", "notice"], {
      error: "must be fatal, error, warning or notice",
    }),
    message: localized,
    advice: z
      .array(z.strictObject({ text: localized, url: link.optional() }), { error: "must be a list of { text, url }" })
      .max(maxAdvice, `must have at most ${maxAdvice} pieces`)
      .default([]),
  })
  .refine(
    ({ literal, pattern }) => (literal === undefined) !== (pattern === undefined),
    "must have either literal or pattern",
  );

export type RuleFile = z.output<typeof ruleSchema>;

function isPlainAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.username === "" && url.password === "";
}

function patternFault(source: string): string | null {
  try {
    const parsed = parsePattern(source);
    // Made to find out whether it is too large.
    new Matcher(parsed, true);
    if (requiredLiterals(parsed, minLiteralLength) !== null) return null;
    return `must have ${minLiteralLength} characters in a row that stand in every match, so that other lines need not be tried`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `cannot be used: ${error.message.replace(/\.$/, "")}`;
  }
}
