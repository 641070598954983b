/**
 * `npm run docs`: rewrites the parts of the documentation that repeat a table of the code. Such a part stands between
 * `<!-- generated:NAME -->` and `<!-- /generated -->`; a test fails when one is stale.
 */
import { join } from "node:path";
import { z } from "zod";
import { capacityParts } from "../bench/capacity/report.ts";
import { siteSchema } from "../src/branding/site-schema.ts";
import { configTable } from "../src/config/config.ts";
import { ruleSchema } from "../src/house-rules/rule-schema.ts";
import { textOf } from "../src/i18n/messages/catalogue.ts";
import type { Choice, Message } from "../src/i18n/messages/message.ts";
import { parseMessage } from "../src/i18n/messages/parse.ts";
import { refusalCodes } from "../src/wire/refusal.ts";
import { analysisRooms, folders } from "../tests/support/import-rules.ts";
import { findingTexts } from "../tests/support/locale-messages.ts";
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
  const rows = refusalCodes.map((code) => `| ${code} | ${textOf("en", `openapi.refusals.${code}`)} |`);
  return ["| code | meaning |", "|---|---|", ...rows].join("\n");
}

/** Every finding with what it means, a line that shows it, and what to do. */
function findingList(): string {
  const rules = new Map(findings.map((rule) => [rule.code, rule]));
  const texts = findingTexts("en");
  return texts
    .filter(({ of }) => of === null)
    .sort((a, b) => a.code.localeCompare(b.code))
    .map(({ code, message, advice }) => {
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
        ...texts
          .filter((one) => one.code === code && one.of !== null)
          .flatMap((one) => [
            "",
            `With ${one.kind} \`${one.of}\`: ${fullest(one.message)}`,
            "",
            ...adviceLines(one.advice),
          ]),
      ].join("\n");
    })
    .join("\n\n");
}

/** Without those that are a term alone: what they say depends on the log. */
function adviceLines(advice: readonly string[][]): string[] {
  return advice
    .map(fullest)
    .filter((piece) => !/^\{\w+\}$/.test(piece))
    .map((piece) => `- ${piece}`);
}

/** The fullest wording, with names for its parameters. */
function fullest(wordings: readonly string[]): string {
  return template(parseMessage(wordings[0]!), "");
}

function template(message: Message, counted: string): string {
  return message
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece === 0) return `{${counted}}`;
      const [name, by, cases] = piece as Choice;
      if (by === undefined) return `{${name}}`;
      // What a list has is told of one thing, and a number of many.
      return template(cases[name.endsWith("Count") ? "one" : "other"] ?? cases["other"]!, name);
    })
    .join("");
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
