/**
 * `npm run docs`: rewrites the parts of the documentation that repeat a table of the code. Such a part stands between
 * `<!-- generated:NAME -->` and `<!-- /generated -->`; a test fails when one is stale.
 */
import { join } from "node:path";
import { z } from "zod";
import { capacityParts } from "../bench/capacity/report.ts";
import type { FindingWords, Sentence } from "../src/analysis/words/catalogue.ts";
import { en } from "../src/analysis/words/en.ts";
import { siteSchema } from "../src/branding/site-schema.ts";
import { configTable } from "../src/config/config.ts";
import { ruleSchema } from "../src/house-rules/rule-schema.ts";
import { refusalMeanings } from "../src/wire/refusal.ts";
import { analysisRooms, folders } from "../tests/support/import-rules.ts";
import { findings } from "../tests/support/rule-samples.ts";
import { apiReference } from "./api-reference.ts";

const root = join(import.meta.dir, "..");

/** Where there are generated parts. */
export const generatedFiles = [
  "docs/API.md",
  "docs/ARCHITECTURE.md",
  "docs/OPERATING.md",
  "docs/findings.md",
  "docs/SCALING.md",
];

const isCredential = (env: string) => /^AWS_|^S3_(?:ACCESS|SECRET|SESSION)_/.test(env);
/** Where the settings link to files, they mean those of the project. */
const settingsTable = (isListed: (env: string) => boolean) =>
  configTable(isListed).replaceAll("](deploy/", "](../deploy/");

export const generators: Record<string, () => string> = {
  configuration: () => settingsTable((env) => !isCredential(env)),
  "cloud-credentials": () => settingsTable(isCredential),
  operations: apiReference,
  errors: errorTable,
  folders: folderTable,
  "analysis-rooms": roomTable,
  findings: findingList,
  ...capacityParts,
};

/** Files that are made as a whole. */
export const wholeFiles: Record<string, () => string> = {
  "deploy/site/site.schema.json": () => jsonSchema(siteSchema),
  "deploy/findings/finding.schema.json": () => jsonSchema(ruleSchema),
};

function jsonSchema(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`;
}

/** The text with every generated part made anew. A mark with an unknown name, or without its end, is a mistake. */
export function withGeneratedParts(text: string): string {
  const marks = text.match(/<!-- generated:/g)?.length ?? 0;
  let made = 0;
  const renewed = text.replace(
    /<!-- generated:([a-z-]+) -->\n(?:(?!<!-- generated:)[\s\S])*?<!-- \/generated -->/g,
    (_, name: string) => {
      const generate = generators[name];
      if (!generate) throw new Error(`there is no generator for the part "${name}"`);
      made++;
      return `<!-- generated:${name} -->\n${generate()}\n<!-- /generated -->`;
    },
  );
  if (made !== marks) throw new Error("a generated part has no end");
  return renewed;
}

function folderTable(): string {
  const rows = Object.entries(folders).map(([folder, { holds, mayImport }]) => {
    const imports = mayImport.map((one) => `\`${one}\``).join(", ");
    return `| \`${folder}/\` | ${holds} | ${imports === "" ? "–" : imports} |`;
  });
  return ["| folder of `src/` | what it holds | may import |", "|---|---|---|", ...rows].join("\n");
}

function roomTable(): string {
  const rows = Object.entries(analysisRooms).map(([room, holds]) => {
    return `| \`${room.endsWith(".ts") ? room : `${room}/`}\` | ${holds} |`;
  });
  return ["| room of `src/analysis/` | what it does |", "|---|---|", ...rows].join("\n");
}

function errorTable(): string {
  const rows = Object.entries(refusalMeanings).map(([code, meaning]) => `| ${code} | ${meaning} |`);
  return ["| code | meaning |", "|---|---|", ...rows].join("\n");
}

/** Every finding with what it means, a line that shows it, and what to do. */
function findingList(): string {
  const rules = new Map(findings.map((rule) => [rule.code, rule]));
  return Object.entries<FindingWords>(en.findings)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, { message, advice, cases }]) => {
      const rule = rules.get(code);
      const lines =
        rule?.samples[0]?.text
          .split("\n")
          .slice(0, 4)
          .map((line) => line.slice(0, 160)) ?? [];
      return [
        `### \`${code}\``,
        "",
        `${rule ? `${rule.severity}. ` : ""}${fullest(message)}`,
        "",
        ...(lines.length > 0 ? ["```text", ...lines, "```", ""] : []),
        ...adviceLines(advice),
        ...Object.entries(cases?.of ?? {}).flatMap(([name, words]) => [
          "",
          `With ${cases!.parameter} \`${name}\`: ${fullest(words.message)}`,
          "",
          ...adviceLines(words.advice),
        ]),
      ].join("\n");
    })
    .join("\n\n");
}

/** Without those that are a term alone: what they say depends on the log. */
function adviceLines(advice: readonly Sentence[]): string[] {
  return advice
    .map(fullest)
    .filter((piece) => !/^\{\w+\}$/.test(piece))
    .map((piece) => `- ${piece}`);
}

/** The fullest wording, as it is said of one thing. */
function fullest(sentence: Sentence): string {
  return [sentence].flat()[0]!.replace(/\{\w{1,40}\|([^|{}]{1,40})\|[^|{}]{1,40}\}/g, "$1");
}

if (import.meta.main) {
  for (const name of generatedFiles) {
    const path = join(root, name);
    const before = await Bun.file(path).text();
    const after = withGeneratedParts(before);
    if (after !== before) await Bun.write(path, after);
    process.stdout.write(`${name} ${after === before ? "is up to date" : "is rewritten"}\n`);
  }
  for (const [name, make] of Object.entries(wholeFiles)) await Bun.write(join(root, name), make());
}
