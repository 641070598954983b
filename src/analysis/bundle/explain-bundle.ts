import { ruleSetVersion } from "../rules/rule-set-version.ts";
import { bundleCodeHash } from "./code-hash.ts";
import { FileSigns } from "./file-signs.ts";
import { missingFile } from "./missing.ts";
import type { BundleExplanation, BundleFile, BundleFinding, FileApart } from "./model.ts";
import {
  byTelling,
  type Compare,
  comparer,
  endOfRun,
  type FileRun,
  inOrderOfMeaning,
  outcomeOfRun,
  runsOfFiles,
} from "./runs.ts";
import { headOf, isBad } from "./telling.ts";
import { bundleVerdict } from "./verdict.ts";

/** The version of all rules, of single files and of several. When it changes, stored explanations are made anew. */
export const bundleRuleSet = `${ruleSetVersion}-${bundleCodeHash}`;

/**
 * What several files say together: which are of one run, and its cause, told once. The same files and analyses give the
 * same explanation, wherever it is made. At least one file.
 */
export function explainBundle(files: readonly BundleFile[]): BundleExplanation {
  const compare = comparer();
  const signs = inOneOrder(files);
  const runs = inOrderOfMeaning(runsOfFiles(signs, compare));
  const [told, ...others] = runs;
  if (!told) throw new RangeError("a bundle has at least one file");
  const { findings, otherSide } = bundleVerdict(told, others);
  const primary = findings[0]?.file ?? told.files[0]!.index;
  const order = [
    primary,
    ...[...told.files, ...otherSide, ...others.flatMap((run) => run.files).sort(byTelling)].map(({ index }) => index),
  ];
  const outcome = outcomeOfRun(told);
  return {
    ruleSet: bundleRuleSet,
    primary,
    order: [...new Set(order)],
    files: [...signs]
      .sort((a, b) => a.index - b.index)
      .map((one) => ({ kind: one.kind, run: runs.findIndex((run) => run.files.includes(one)) })),
    runs: runs.map((run) => ({
      files: run.files.map(({ index }) => index),
      reasons: run.reasons,
      outcome: outcomeOfRun(run),
      endedAt: endOfRun(run),
    })),
    outcome,
    findings,
    // The other side is told of with this one, unless what it shows is of an earlier run.
    apart: apartOf(told, others, findings[0], compare).filter(
      ({ file, finding }) =>
        !otherSide.some(({ index }) => index === file) ||
        (finding !== undefined && !findings.some(({ evidence }) => evidence.some((one) => one.file === file))),
    ),
    missing: missingFile(told, others, findings),
  };
}

/** Whoever shares the same files in another order is told the same. */
function inOneOrder(files: readonly BundleFile[]): FileSigns[] {
  return files
    .map((file, index) => ({ file, index }))
    .sort((a, b) => compareTexts(a.file.name, b.file.name) || compareTexts(a.file.text, b.file.text))
    .map(({ file, index }, place) => new FileSigns(index, file, place));
}

/** `latest.log` before `latest (2).log`. */
function compareTexts(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** What a file shows first, of an earlier run where it shows no more, if that is bad or as bad as what is told. */
function ownHead({ file }: FileSigns, told: BundleFinding | undefined): FileApart["finding"] {
  const head = headOf(file.analysis) ?? file.analysis.findings.find((finding) => isBad({ finding }));
  if (!head || !(isBad({ finding: head }) || head.severity === told?.severity)) return undefined;
  const { code, parameters, house } = head;
  return { code, parameters, ...(house ? { house } : {}) };
}

/** Why each file of another run is of another run, and what it shows itself. */
function apartOf(
  told: FileRun,
  others: readonly FileRun[],
  first: BundleFinding | undefined,
  compare: Compare,
): FileApart[] {
  return others.flatMap((run) =>
    run.files.map((file): FileApart => {
      const reasons = told.files
        .map((own) => compare(own, file))
        .filter(({ verdict }) => verdict === "apart")
        .sort((a, b) => b.weight - a.weight);
      const finding = ownHead(file, first);
      return {
        file: file.index,
        because: reasons[0]?.because ?? { term: "apart-time" },
        ...(finding ? { finding } : {}),
      };
    }),
  );
}
