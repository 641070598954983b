import { z } from "zod";
import { maxMetadata, mclogsFilters, mclogsMetadata, mclogsRequest, mclogsSource } from "./mclogs-schemas.ts";
import { count, logId, no, ownerToken, yes } from "./shared-schemas.ts";
import { hiddenWords, listedFile, playersOption } from "./upload-schemas.ts";

/** LogShare.CN, version 1: the bodies that its clients send and read. */

export const logshareRequest = z
  .object({
    content: mclogsRequest.shape.content.exactOptional(),
    files: z.array(listedFile).min(1).max(10).meta({ description: "schemas.logshare-request.files" }).nullish(),
    source: mclogsSource.nullish(),
    metadata: z.union([z.array(mclogsMetadata).max(maxMetadata), z.record(z.string(), z.unknown())]).nullish(),
    hide: hiddenWords.nullish(),
    players: playersOption.nullish(),
  })
  .meta({ id: "LogshareRequest", description: "schemas.logshare-request" });

export const logshareForm = z
  .object({
    "files[]": z.array(z.string()).max(10).meta({ description: "schemas.logshare-request.files" }),
    content: mclogsRequest.shape.content.exactOptional(),
    source: z.string().optional(),
  })
  .meta({ id: "LogshareForm", description: "schemas.logshare-request" });

export const logshareCreated = z
  .object({
    success: yes,
    message: z.string(),
    id: logId,
    url: z.url(),
    raw: z.url(),
    token: ownerToken.meta({ description: "schemas.mclogs-created.token" }),
  })
  .meta({ id: "LogshareCreated", description: "schemas.mclogs-created" });

export const logshareLog = z
  .object({
    success: yes,
    message: z.string(),
    id: logId,
    size: count.meta({ description: "schemas.mclogs-created.size" }),
    lines: count,
    created: z.int().meta({ description: "schemas.mclogs-created.created" }),
    expires: z.int().meta({ description: "schemas.mclogs-created.created" }),
    metadata: z.array(
      z.object({
        key: z.string(),
        value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
        label: z.string().nullish(),
        visible: z.boolean().optional(),
      }),
    ),
    source: z.string(),
    files: z.array(z.object({ name: z.string(), size: count })).meta({ description: "schemas.logshare-log.files" }),
    raw: z.url(),
  })
  .meta({ id: "LogshareLog", description: "schemas.logshare-log" });

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
  .meta({ id: "LogshareDeleted", description: "schemas.mclogs-bulk-answer" });

export const logshareLimits = z
  .object({ maxLength: z.int(), maxLines: z.int(), storageTime: z.int() })
  .meta({ id: "LogshareLimits", description: "schemas.logshare-limits" });

export const logshareFilters = z
  .object({ success: yes, filters: mclogsFilters })
  .meta({ id: "LogshareFilters", description: "schemas.logshare-filters" });

export const logshareQuestion = z
  .object({
    content: mclogsRequest.shape.content.exactOptional(),
    id: z.string().meta({ description: "schemas.logshare-question.id" }).nullish(),
  })
  .meta({ id: "LogshareQuestion", description: "schemas.logshare-question" });

export const logshareEvents = z.string().meta({
  id: "LogshareEvents",
  description: "schemas.logshare-events",
});

export const logshareError = z
  .object({ success: no, error: z.string(), code: z.int() })
  .meta({ id: "LogshareError", description: "schemas.logshare-error" });
