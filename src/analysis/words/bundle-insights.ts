import type { BundleInsights } from "../../wire/bundle-insights.ts";
import type { LinkInsight } from "../../wire/finding-link.ts";
import type { BundleExplanation, BundleFinding, FileApart, MissingFile } from "../bundle/model.ts";
import type { Language } from "../model/model.ts";
import { headingText } from "./card-text.ts";
import { headed } from "./headline.ts";
import { findingLinks, type LinkSource, linksIn } from "./links.ts";
import { findingText, messageParts, namedParameters, titleOf, wordsOfTerm } from "./render.ts";
import { sentenceWith } from "./words.ts";

/** What the words need of each file, in the order in which they were explained. */
export interface NamedFile {
  name: string;
  analysis: LinkSource;
}

/** An explanation as programs get it, in one language. Lines are counted from 1, as people and editors do. */
export function bundleInsightsOf(
  explanation: BundleExplanation,
  files: readonly NamedFile[],
  language: Language,
): BundleInsights {
  const { ruleSet, primary, order, runs, outcome, findings, apart, missing } = explanation;
  const nameOf = (file: number) => files[file]?.name ?? "";
  return {
    ...(explanation.isPartial ? { unread: { message: sentenceWith(language, "unread.files") } } : {}),
    language,
    ruleSet,
    headline: bundleHeadline(explanation, files, language),
    primary,
    order,
    files: explanation.files.map(({ kind, run }, i) => ({
      name: nameOf(i),
      kind,
      title: files[i] ? titleOf(files[i].analysis.software, language) : "",
      run,
    })),
    runs: runs.map((run) => ({
      files: run.files,
      reasons: run.reasons.map(({ files: [file, other], because }) =>
        sentenceWith(language, "bundle.same-run", {
          file: nameOf(file),
          other: nameOf(other),
          because: wordsOfTerm(because, language),
        }),
      ),
      outcome: run.outcome,
      endedAt: run.endedAt === null ? null : new Date(run.endedAt).toISOString().slice(0, 19),
    })),
    outcome,
    findings: findings.map(({ evidence, house, ...finding }) => ({
      ...finding,
      name: nameOf(finding.file),
      line: finding.line + 1,
      parameters: namedParameters(finding.parameters, language),
      ...findingText({ ...finding, ...(house ? { house } : {}) }, language),
      ...linksIn(bundleLinks(finding, files)),
      evidence: evidence.map((one) => ({
        ...one,
        name: nameOf(one.file),
        line: one.line + 1,
        what: sentenceWith(language, `evidence.${one.role}`),
      })),
    })),
    apart: apart.map((one) => ({
      file: one.file,
      name: nameOf(one.file),
      message: apartText(one, nameOf(one.file), findings, language),
    })),
    missing: missing && { kind: missing.kind, name: missing.name, message: missingText(missing, language) },
  };
}

/** By the software of its file, and by what any of the files says of mods. */
function bundleLinks(finding: Omit<BundleFinding, "evidence">, files: readonly NamedFile[]): LinkInsight[] {
  const software = files[finding.file]?.analysis.software;
  if (!software) return [];
  const mods = files.flatMap(({ analysis }) => analysis.facts?.mods ?? []);
  const isDevelopment = files.some(({ analysis }) => analysis.isDevelopment);
  return findingLinks(finding, { software, facts: { mods }, isDevelopment });
}

/** Why a file does not belong to the others, and what it shows itself. */
function apartText(
  { because, finding }: FileApart,
  file: string,
  told: BundleExplanation["findings"],
  language: Language,
): string {
  const words = { file, because: wordsOfTerm(because, language) };
  if (!finding) return sentenceWith(language, "bundle.apart", words);
  const { summary } = messageParts(finding, language);
  const isTold = told.some((one) => messageParts(one, language).summary === summary);
  return isTold
    ? sentenceWith(language, "bundle.apart-alike", words)
    : sentenceWith(language, "bundle.apart-showing", { ...words, finding: summary });
}

/** `What would help next is debug.log: the crash report names no mod.` */
export function missingText({ kind, name, because }: MissingFile, language: Language): string {
  const what = name ?? sentenceWith(language, `missing-file.${kind}`);
  return sentenceWith(language, "bundle.missing", { what, because: wordsOfTerm(because, language) });
}

/** `Forge 1.20.1 crash report: Create crashed the game` */
export function bundleHeadline(
  { primary, findings }: Pick<BundleExplanation, "primary" | "findings">,
  files: readonly NamedFile[],
  language: Language,
): string {
  const software = files[primary]?.analysis.software;
  const title = software ? titleOf(software, language) : "";
  const [cause] = findings;
  return headed(title, cause && cause.severity !== "notice" ? headingText(cause, language) : null, language);
}
