import { z } from "zod";
import { maxMetadata, mclogsFilters, mclogsMetadata, mclogsRequest, mclogsSource } from "./mclogs-schemas.ts";
import { count, logId, no, ownerToken, yes } from "./shared-schemas.ts";
import { listedFile } from "./upload-schemas.ts";

/** LogShare.CN, version 1: the bodies that its clients send and read. */

export const logshareRequest = z
  .object({
    content: mclogsRequest.shape.content.exactOptional(),
    files: z
      .array(listedFile)
      .min(1)
      .max(10)
      .meta({ description: "More files beside `content`, or instead of it. They get one link." })
      .nullish(),
    source: mclogsSource.nullish(),
    metadata: z.union([z.array(mclogsMetadata).max(maxMetadata), z.record(z.string(), z.unknown())]).nullish(),
  })
  .meta({ id: "LogshareRequest", description: "A log, or several files, in the shape of LogShare.CN." });

export const logshareCreated = z
  .object({
    success: yes,
    message: z.string(),
    id: logId,
    url: z.url(),
    raw: z.url(),
    token: ownerToken.meta({ description: "Lets its owner delete the log. It is told only here." }),
  })
  .meta({ id: "LogshareCreated", description: "The log is stored." });

export const logshareLog = z
  .object({
    success: yes,
    message: z.string(),
    id: logId,
    size: count.meta({ description: "Bytes of UTF-8." }),
    lines: count,
    created: z.int().meta({ description: "Seconds since 1970." }),
    expires: z.int().meta({ description: "Seconds since 1970." }),
    metadata: z.array(
      z.object({
        key: z.string(),
        value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
        label: z.string().nullish(),
        visible: z.boolean().optional(),
      }),
    ),
    source: z.string(),
    files: z.array(z.object({ name: z.string(), size: count })).meta({ description: "Others than the main one." }),
    raw: z.url(),
  })
  .meta({ id: "LogshareLog", description: "What is known of a log; of several files, of the main one." });

export const logshareDeleted = z
  .object({
    success: yes,
    message: z.string(),
    deleted: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), message: z.string(), code: z.int() })),
    total: count,
    deletedCount: count,
    failedCount: count,
  })
  .meta({ id: "LogshareDeleted", description: "What became of each." });

export const logshareLimits = z
  .object({ maxLength: z.int(), maxLines: z.int(), storageTime: z.int() })
  .meta({ id: "LogshareLimits", description: "What the service allows, in the shape of LogShare.CN." });

export const logshareFilters = z
  .object({ success: yes, filters: mclogsFilters })
  .meta({ id: "LogshareFilters", description: "What a client may mask itself, in the shape of LogShare.CN." });

export const logshareQuestion = z
  .object({
    content: mclogsRequest.shape.content.exactOptional(),
    id: z.string().meta({ description: "A log that is stored, instead of `content`." }).nullish(),
  })
  .meta({ id: "LogshareQuestion", description: "What is to be explained." });

export const logshareEvents = z.string().meta({
  id: "LogshareEvents",
  description:
    'Server-sent events: `data:` with `{"choices": [{"delta": {"content": "…"}}]}`, then `event: done`. The content is Markdown.',
});

export const logshareError = z
  .object({ success: no, error: z.string(), code: z.int() })
  .meta({ id: "LogshareError", description: "Why it was refused, in the shape of LogShare.CN." });
