import { z } from "zod";
import { unread } from "./insights-schemas.ts";
import { count, lineNumber, logId, no, ownerToken, yes } from "./shared-schemas.ts";
import { hiddenWords, playersOption } from "./upload-schemas.ts";

/** mclo.gs, version 1: the bodies that its clients send and read. */

const keyRule = "its `key` must be a string of at most 64 characters";
const valueRule = "its `value` must be a string of at most 1024 characters, a number, true or false";
const labelRule = "its `label` must be a string of at most 128 characters";

/** Looked at before the entries are: a list of a million is not walked through to refuse it. */
export const maxMetadata = 100;

export const mclogsMetadata = z
  .object(
    {
      key: z.string(keyRule).max(64, keyRule),
      value: z.union([z.string().max(1024, valueRule), z.number(), z.boolean(), z.null()], valueRule),
      label: z.string(labelRule).max(128, labelRule).nullish(),
      visible: z.boolean("its `visible` must be true or false").nullish(),
    },
    "it must be an object with `key` and `value`",
  )
  .meta({ id: "MclogsMetadata", description: "schemas.mclogs-metadata" });

export const mclogsSource = z
  .string("`source` must be a string.")
  .meta({ description: "schemas.mclogs-request.source" });

const storedMetadata = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  label: z.string().nullish(),
  visible: z.boolean().optional(),
});

export const mclogsRequest = z
  .object({
    content: z.string().meta({ description: "schemas.mclogs-request.content", minLength: 1 }),
    source: mclogsSource.nullish(),
    metadata: z.array(mclogsMetadata).max(maxMetadata).nullish(),
    hide: hiddenWords.nullish(),
    players: playersOption.nullish(),
  })
  .meta({ id: "MclogsRequest", description: "schemas.mclogs-request" });

export const mclogsForm = z
  .object({ content: mclogsRequest.shape.content, source: z.string().optional() })
  .meta({ id: "MclogsForm", description: "schemas.mclogs-form" });

export const mclogsText = z
  .object({ content: z.string().meta({ description: "schemas.mclogs-text.content", minLength: 1 }) })
  .meta({ id: "MclogsText", description: "schemas.mclogs-text" });

export const mclogsEntry = z
  .object({
    level: z.int().min(0).max(10).meta({
      description: "schemas.mclogs-entry.level",
    }),
    time: z.int().nullable().meta({ description: "schemas.mclogs-entry.time" }),
    prefix: z.string(),
    lines: z.array(z.object({ number: lineNumber, content: z.string() })),
  })
  .meta({ id: "MclogsEntry", description: "schemas.mclogs-entry" });

const problem = z.object({
  message: z.string(),
  counter: z.int().min(1),
  entry: mclogsEntry,
  solutions: z.array(z.object({ message: z.string() })),
  code: z.string(),
  severity: z.enum(["fatal", "error", "warning", "notice"]),
  isFromEarlierRun: z
    .boolean()
    .meta({ description: "schemas.mclogs-insights.analysis.problems.item.is-from-earlier-run" }),
  parameters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

const information = z.object({
  message: z.string(),
  counter: z.int().min(1),
  entry: mclogsEntry,
  label: z.string(),
  value: z.string(),
});

const insights = {
  id: z.string().meta({ description: "schemas.mclogs-insights.id", examples: ["paper/server"] }),
  name: z.string(),
  type: z.string(),
  version: z.string().nullable(),
  title: z.string(),
  unread: unread.exactOptional(),
  analysis: z.object({ problems: z.array(problem), information: z.array(information) }),
};

export const mclogsInsights = z
  .object({ success: yes, ...insights })
  .meta({ id: "MclogsInsights", description: "schemas.mclogs-insights" });

export const mclogsAnalysis = z
  .object({ success: yes, ...insights, entries: z.array(mclogsEntry) })
  .meta({ id: "MclogsAnalysis", description: "schemas.mclogs-analysis" });

const logFields = {
  success: yes,
  id: logId,
  source: z.string().nullable(),
  created: z.int().meta({ description: "schemas.mclogs-created.created" }),
  expires: z.int().meta({ description: "schemas.mclogs-created.expires" }),
  size: count.meta({ description: "schemas.mclogs-created.size" }),
  lines: count,
  errors: count.meta({ description: "schemas.mclogs-created.errors" }),
  url: z.url(),
  raw: z.url(),
  metadata: z.array(storedMetadata),
};

const content = z
  .object({
    raw: z.string().optional(),
    parsed: z.array(mclogsEntry).optional(),
    insights: z.object(insights).loose().optional(),
  })
  .optional()
  .meta({ description: "schemas.mclogs-log.content" });

export const mclogsCreated = z
  .object({
    ...logFields,
    content,
    token: ownerToken.meta({ description: "schemas.mclogs-created.token" }),
  })
  .meta({ id: "MclogsCreated", description: "schemas.mclogs-created" });

export const mclogsLog = z
  .object({ ...logFields, content })
  .meta({ id: "MclogsLog", description: "schemas.mclogs-log" });

export const mclogsLimits = z
  .object({
    success: yes,
    storageTime: z.int().meta({ description: "schemas.mclogs-limits.storage-time" }),
    maxLength: z.int().meta({ description: "schemas.mclogs-limits.max-length" }),
    maxLines: z.int(),
  })
  .meta({ id: "MclogsLimits", description: "schemas.mclogs-limits" });

const pattern = z.object({ pattern: z.string(), modifiers: z.array(z.literal("i")) });

export const mclogsFilters = z
  .array(
    z.union([
      z.object({ type: z.literal("trim"), data: z.union([z.object({}), z.array(z.never()), z.null()]) }),
      z.object({ type: z.enum(["limit-bytes", "limit-lines"]), data: z.object({ limit: z.int() }) }),
      z.object({
        type: z.literal("regex"),
        data: z.object({
          patterns: z.array(pattern.extend({ replacement: z.string() })),
          exemptions: z.array(pattern),
        }),
      }),
    ]),
  )
  .meta({ id: "MclogsFilters", description: "schemas.mclogs-filters" });

export const mclogsDeleted = z
  .object({ success: yes })
  .meta({ id: "MclogsDeleted", description: "schemas.mclogs-deleted" });

export const maxBulk = 256;

const bulkEntryRule = "Each entry must have an `id` and a `token`.";
export const mclogsBulkEntry = z.object(
  { id: z.string(bulkEntryRule), token: z.string(bulkEntryRule).min(1, bulkEntryRule) },
  bulkEntryRule,
);

export const mclogsBulkRequest = z
  .array(mclogsBulkEntry)
  .min(1)
  .max(maxBulk)
  .meta({ id: "MclogsBulkRequest", description: "schemas.mclogs-bulk-request" });

export const mclogsBulkAnswer = z
  .object({
    success: yes,
    results: z.array(
      z.object({ success: z.boolean(), id: z.string().nullable(), status: z.int(), error: z.string().optional() }),
    ),
  })
  .meta({ id: "MclogsBulkAnswer", description: "schemas.mclogs-bulk-answer" });

export const mclogsError = z
  .object({ success: no, error: z.string(), code: z.int().optional() })
  .meta({ id: "MclogsError", description: "schemas.mclogs-error" });
