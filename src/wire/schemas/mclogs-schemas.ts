import { z } from "zod";
import { unread } from "./insights-schemas.ts";
import { count, lineNumber, logId, no, ownerToken, yes } from "./shared-schemas.ts";

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
  .meta({ id: "MclogsMetadata", description: "Something the sender's program says of the log." });

export const mclogsSource = z
  .string("`source` must be a string.")
  .meta({ description: "The program that sends it. Cut to 64 characters." });

const storedMetadata = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  label: z.string().nullish(),
  visible: z.boolean().optional(),
});

export const mclogsRequest = z
  .object({
    content: z.string().meta({ description: "The log. Private data is masked before it is stored.", minLength: 1 }),
    source: mclogsSource.nullish(),
    metadata: z.array(mclogsMetadata).max(maxMetadata).nullish(),
  })
  .meta({ id: "MclogsRequest", description: "A log, in the shape of mclo.gs." });

export const mclogsForm = z
  .object({ content: mclogsRequest.shape.content, source: z.string().optional() })
  .meta({ id: "MclogsForm", description: "A log, as a form." });

export const mclogsText = z
  .object({ content: z.string().meta({ description: "The log. It is not stored.", minLength: 1 }) })
  .meta({ id: "MclogsText", description: "A text to analyse." });

export const mclogsEntry = z
  .object({
    level: z.int().min(0).max(10).meta({
      description: "As in syslog, from 0 to 7; in reports also 8 for titles, 9 for comments, 10 for stack traces.",
    }),
    time: z.int().nullable().meta({ description: "Seconds since 1970; null where the log does not say." }),
    prefix: z.string(),
    lines: z.array(z.object({ number: lineNumber, content: z.string() })),
  })
  .meta({ id: "MclogsEntry", description: "A message of a log." });

const problem = z.object({
  message: z.string(),
  counter: z.int().min(1),
  entry: mclogsEntry,
  solutions: z.array(z.object({ message: z.string() })),
  code: z.string(),
  severity: z.enum(["fatal", "error", "warning", "notice"]),
  isFromEarlierRun: z.boolean().meta({ description: "Only runs before the last one show it." }),
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
  id: z.string().meta({ description: "The software and its kind, not the id of the log.", examples: ["paper/server"] }),
  name: z.string(),
  type: z.string(),
  version: z.string().nullable(),
  title: z.string(),
  unread: unread.exactOptional(),
  analysis: z.object({ problems: z.array(problem), information: z.array(information) }),
};

export const mclogsInsights = z
  .object({ success: yes, ...insights })
  .meta({ id: "MclogsInsights", description: "What a log says, in the shape of mclo.gs." });

export const mclogsAnalysis = z
  .object({ success: yes, ...insights, entries: z.array(mclogsEntry) })
  .meta({ id: "MclogsAnalysis", description: "The same of a text that is not stored, with all its messages." });

const logFields = {
  success: yes,
  id: logId,
  source: z.string().nullable(),
  created: z.int().meta({ description: "Seconds since 1970." }),
  expires: z
    .int()
    .meta({ description: "Seconds since 1970. Where logs are kept for good, so far away that it means never." }),
  size: count.meta({ description: "Bytes of UTF-8." }),
  lines: count,
  errors: count.meta({ description: "How many messages are errors." }),
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
  .meta({ description: "What the query asked for." });

export const mclogsCreated = z
  .object({
    ...logFields,
    content,
    token: ownerToken.meta({ description: "Lets its owner delete the log. It is told only here." }),
  })
  .meta({ id: "MclogsCreated", description: "The log is stored." });

export const mclogsLog = z
  .object({ ...logFields, content })
  .meta({ id: "MclogsLog", description: "What is known of a log." });

export const mclogsLimits = z
  .object({
    success: yes,
    storageTime: z
      .int()
      .meta({ description: "Seconds for which a log is kept. Where that is for good, as many as fit." }),
    maxLength: z.int().meta({ description: "Bytes." }),
    maxLines: z.int(),
  })
  .meta({ id: "MclogsLimits", description: "What the service allows, in the shape of mclo.gs." });

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
  .meta({ id: "MclogsFilters", description: "What a client may mask itself before it sends a log." });

export const mclogsDeleted = z.object({ success: yes }).meta({ id: "MclogsDeleted", description: "The log is gone." });

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
  .meta({ id: "MclogsBulkRequest", description: "Logs to delete, each with its token." });

export const mclogsBulkAnswer = z
  .object({
    success: yes,
    results: z.array(
      z.object({ success: z.boolean(), id: z.string().nullable(), status: z.int(), error: z.string().optional() }),
    ),
  })
  .meta({ id: "MclogsBulkAnswer", description: "What became of each." });

export const mclogsError = z
  .object({ success: no, error: z.string(), code: z.int().optional() })
  .meta({ id: "MclogsError", description: "Why it was refused, in the shape of mclo.gs." });
