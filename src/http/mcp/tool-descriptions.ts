import type { ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { type Language, languages } from "../../i18n/language.ts";
import { textOf } from "../../i18n/messages/catalogue.ts";
import type { MessageValues } from "../../i18n/messages/format.ts";
import { maxPatternLength } from "../../pattern/parse-pattern.ts";
import { maxRangeLines } from "./log-text/line-range.ts";
import { maxAround, maxMatches } from "./log-text/search-lines.ts";
import { maxListedFindings } from "./tool-limits.ts";

const line = z.number().int().min(1);
const count = z.number().int().min(0);
const severity = z.enum(["fatal", "error", "warning", "notice"]);
const outcome = z.enum(["clean", "errors", "crashed", "did-not-start"]).nullable();

const annotations: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A message of the catalogues, in the language that the tools are described in. */
type Say = (id: string, values?: MessageValues) => string;

/** What several tools take or return. */
function sharedFields(say: Say) {
  return {
    levelCount: count.nullable().describe(say("fields.level-count")),
    log: z.string().min(1).max(2000).describe(say("fields.log")),
    language: z.enum(languages).default("en").describe(say("fields.language")),
    notice: z.string().describe(say("fields.notice")),
    nextLine: line.nullable().describe(say("fields.next-line")),
    lineCount: count.describe(say("fields.line-count")),
    names: z.enum(["readable", "written"]).default("written").describe(say("fields.names")),
    shownLine: { line, text: z.string(), isCut: z.boolean().describe(say("fields.is-cut")) },
  };
}

/** What is known of a fault from the logs of others. */
function knownField(say: Say) {
  return z
    .object({
      fingerprint: z.string(),
      count: count.nullable().describe(say("fields.known-count")),
      sharers: count.nullable(),
      since: z.string().nullable(),
      last: z.string().nullable(),
      message: z.string().describe(say("fields.known-message")),
      note: z.string().nullable().describe(say("fields.known-note")),
    })
    .optional()
    .describe(say("fields.known"));
}

function summaryTool(say: Say) {
  const { log, language, levelCount, notice } = sharedFields(say);
  const outputSchema = {
    log: z.object({
      id: z.string(),
      name: z.string().describe(say("fields.name")),
      link: z.string().describe(say("fields.link")),
      raw: z.string().describe(say("fields.raw")),
      markdown: z.string().describe(say("fields.markdown")),
      sharedAt: z.string(),
      bytes: count,
      lines: count,
    }),
    title: z.string(),
    headline: z.string().describe(say("fields.headline")),
    software: z.object({
      type: z.string(),
      name: z.string(),
      kind: z.string(),
      version: z.string().nullable(),
    }),
    facts: z.array(z.object({ name: z.string(), value: z.string(), line })).describe(say("fields.facts")),
    counts: z.object({
      errors: levelCount,
      warnings: levelCount,
      findings: count,
      exceptions: count,
      mods: count,
      plugins: count,
      datapacks: count,
      resourcePacks: count,
    }),
    outcome: outcome.describe(say("fields.outcome")),
    known: knownField(say),
    unread: z.string().optional().describe(say("fields.unread")),
    noFindings: z.string().optional().describe(say("fields.no-findings")),
    findings: z.array(
      z.object({ code: z.string(), severity, title: z.string(), line, count, isFromEarlierRun: z.boolean() }),
    ),
    exceptions: z.array(
      z.object({
        type: z.string(),
        message: z.string(),
        rootCause: z.string(),
        line,
        count,
        isCrash: z.boolean(),
      }),
    ),
    next: z.array(z.string()).describe(say("fields.next")),
    notice,
  };
  return { ...titled("log-summary", say), inputSchema: { log, language }, outputSchema, annotations };
}

function bundleTool(say: Say) {
  const { log, language, notice } = sharedFields(say);
  return {
    ...titled("bundle-summary", say),
    inputSchema: {
      log: log.describe(say("fields.bundle")),
      language,
    },
    outputSchema: {
      headline: z.string().describe(say("fields.bundle-headline")),
      outcome,
      known: knownField(say),
      files: z
        .array(
          z.object({
            id: z.string().describe(say("fields.file-id")),
            name: z.string(),
            link: z.string(),
            kind: z.string(),
            title: z.string(),
            run: count.describe(say("fields.run")),
          }),
        )
        .describe(say("fields.files")),
      findings: z
        .array(
          z.object({
            code: z.string(),
            severity,
            message: z.string(),
            advice: z.array(z.string()),
            evidence: z.array(z.object({ id: z.string(), name: z.string(), line, text: z.string(), what: z.string() })),
          }),
        )
        .describe(say("fields.bundle-findings")),
      missing: z.string().nullable().describe(say("fields.missing")),
      unread: z.string().optional().describe(say("fields.bundle-unread")),
      notice,
    },
    annotations,
  };
}

function findingsTool(say: Say) {
  const { log, language, notice } = sharedFields(say);
  const inputSchema = {
    log,
    language,
    severity: severity.default("notice").describe(say("fields.severity")),
    limit: z.number().int().min(1).max(maxListedFindings).default(20),
  };
  const outputSchema = {
    id: z.string(),
    findings: z.array(
      z.object({
        code: z.string(),
        severity,
        confidence: z.number().describe(say("fields.confidence")),
        isConsequence: z.boolean().describe(say("fields.is-consequence")),
        isFromEarlierRun: z.boolean().describe(say("fields.is-from-earlier-run")),
        message: z.string(),
        advice: z.array(z.string()),
        count: count.describe(say("fields.count")),
        lines: z.array(line).describe(say("fields.lines")),
        excerpt: z.array(z.object({ line, text: z.string() })),
      }),
    ),
    omitted: count.describe(say("fields.omitted")),
    notice,
  };
  return { ...titled("log-findings", say), inputSchema, outputSchema, annotations };
}

function linesTool(say: Say) {
  const { log, names, notice, nextLine, lineCount, shownLine } = sharedFields(say);
  return {
    ...titled("log-lines", say),
    inputSchema: {
      log,
      from: line.describe(say("fields.first-line")),
      to: line.describe(say("fields.last-line", { count: maxRangeLines })),
      names,
    },
    outputSchema: {
      id: z.string(),
      lineCount,
      lines: z.array(z.object(shownLine)),
      nextLine,
      notice,
    },
    annotations,
  };
}

function searchTool(say: Say) {
  const { log, names, notice, nextLine, lineCount, shownLine } = sharedFields(say);
  return {
    ...titled("log-search", say),
    inputSchema: {
      log,
      names,
      text: z.string().min(1).max(maxPatternLength).describe(say("fields.text")),
      isRegularExpression: z.boolean().default(false).describe(say("fields.is-regular-expression")),
      matchCase: z.boolean().default(false),
      around: z.number().int().min(0).max(maxAround).default(0).describe(say("fields.around")),
      from: line.default(1).describe(say("fields.from")),
      limit: z.number().int().min(1).max(maxMatches).default(20).describe(say("fields.limit")),
    },
    outputSchema: {
      id: z.string(),
      lineCount,
      matchCount: count.describe(say("fields.match-count")),
      lines: z.array(z.object({ ...shownLine, isMatch: z.boolean() })),
      nextLine,
      notice,
    },
    annotations,
  };
}

function titled(tool: string, say: Say) {
  return { title: say(`tools.${tool}.title`), description: say(`tools.${tool}.description`) };
}

type Returned<Tool extends { outputSchema: z.ZodRawShape }> = z.infer<z.ZodObject<Tool["outputSchema"]>>;
export type LogSummary = Returned<ReturnType<typeof summaryTool>>;
export type LogFindings = Returned<ReturnType<typeof findingsTool>>;

function describeTools(language: Language) {
  const say: Say = (id, values) => textOf(language, `mcp.${id}`, values);
  return {
    summary: summaryTool(say),
    bundle: bundleTool(say),
    findings: findingsTool(say),
    lines: linesTool(say),
    search: searchTool(say),
  };
}

const described = new Map<Language, ReturnType<typeof describeTools>>();

/** The tools as assistants see them. The protocol's library checks what they take and return. */
export function toolsIn(language: Language): ReturnType<typeof describeTools> {
  const tools = described.get(language) ?? describeTools(language);
  described.set(language, tools);
  return tools;
}
