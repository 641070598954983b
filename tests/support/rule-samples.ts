import { join } from "node:path";
import { Glob } from "bun";
import type { Finding } from "../../src/analysis/model/finding.ts";
import type { FormatSample, FormatSamples } from "../../src/analysis/read/formats/format-samples.ts";
import type { LineSamples, WholeLogSamples } from "../../src/analysis/rules/samples.ts";
import type { WholeLogFinding } from "../../src/analysis/rules/whole-log-finding.ts";

const analysis = join(import.meta.dir, "..", "..", "src", "analysis");

/** Every rule with what stands beside it. One without samples is an error. */
export const findings = await withSamples<Finding, LineSamples>("rules/lines");
export const wholeLogFindings = await withSamples<WholeLogFinding, WholeLogSamples>("rules/whole-log");

/** Of each software, by its name. */
export async function formatSamples(): Promise<Map<string, FormatSample[]>> {
  const byName = new Map<string, FormatSample[]>();
  for (const file of filesIn("read/formats", "*.samples.ts")) {
    for (const [name, samples] of Object.entries(await contentOf<FormatSamples>(file))) {
      byName.set(name, [...(byName.get(name) ?? []), ...samples]);
    }
  }
  return byName;
}

async function withSamples<Rule, Samples>(folder: string): Promise<(Rule & Samples)[]> {
  const files = filesIn(folder, "*.ts").filter((file) => !/\.samples\.ts$|\/all\.ts$/.test(file));
  return Promise.all(
    files.map(async (file) => ({
      ...(await contentOf<Rule>(file)),
      ...(await contentOf<Samples>(file.replace(/\.ts$/, ".samples.ts"))),
    })),
  );
}

function filesIn(folder: string, pattern: string): string[] {
  return [...new Glob(pattern).scanSync(join(analysis, folder))]
    .sort()
    .map((file) => join(analysis, folder, file))
    .filter((file) => !file.endsWith(".test.ts"));
}

async function contentOf<Content>(file: string): Promise<Content> {
  return ((await import(file)) as { default: Content }).default;
}
