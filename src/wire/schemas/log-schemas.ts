import { z } from "zod";
import type { BundleAnswer, HealthAnswer, LogAnswer, RemovedAnswer, StatsAnswer } from "../answers.ts";
import { count, logId, moment, type Same, yes } from "./shared-schemas.ts";

/** Reading and removing: `/api/log`, `/api/stats`, `/api/health`. */

const views = z.int().min(0).meta({ description: "schemas.log-answer.views" });

const logNames = z
  .object({
    shown: z.enum(["readable", "written"]).meta({ description: "schemas.log-names.shown" }),
    minecraft: z.string().meta({ description: "schemas.log-names.minecraft" }).exactOptional(),
    reason: z.string().meta({ description: "schemas.log-names.reason" }).exactOptional(),
  })
  .meta({ description: "schemas.log-names" });

export const logAnswer = z
  .object({
    success: yes,
    id: logId,
    content: z.string().meta({ description: "schemas.log-answer.content" }),
    name: z.string().meta({ description: "schemas.log-answer.name" }),
    views,
    createdAt: moment,
    names: logNames.exactOptional(),
  })
  .meta({ id: "LogAnswer", description: "schemas.log-answer" });

true satisfies Same<z.output<typeof logAnswer>, LogAnswer>;

export const removedAnswer = z
  .object({ success: yes, id: logId })
  .meta({ id: "RemovedAnswer", description: "schemas.removed-answer" });

true satisfies Same<z.output<typeof removedAnswer>, RemovedAnswer>;

export const statsAnswer = z
  .object({
    success: yes,
    id: logId,
    views: count.meta({ description: "schemas.stats-answer.views" }),
    uniqueViews: count.meta({ description: "schemas.stats-answer.unique-views" }),
    createdAt: moment,
  })
  .meta({ id: "StatsAnswer", description: "schemas.stats-answer" });

true satisfies Same<z.output<typeof statsAnswer>, StatsAnswer>;

const bundleFile = z
  .object({
    id: logId,
    name: z.string().meta({ description: "schemas.bundle-answer.files.item.name" }),
    size: count.meta({ description: "schemas.bundle-answer.files.item.size" }),
    url: z.url().meta({ description: "schemas.bundle-answer.files.item.url" }),
    removed: z
      .enum(["owner", "operator", "retention", "unknown"])
      .meta({ description: "schemas.bundle-answer.files.item.removed" })
      .exactOptional(),
  })
  .meta({ description: "schemas.bundle-answer.files.item" });

export const bundleAnswer = z
  .object({
    success: yes,
    id: logId.meta({ description: "schemas.insights-answer.bundle.id" }),
    url: z.url().meta({ description: "schemas.bundle-answer.url" }),
    shortUrl: z.url().meta({ description: "schemas.bundle-answer.short-url" }),
    name: z.string().meta({ description: "schemas.bundle-answer.name" }),
    createdAt: moment,
    views: count.meta({ description: "schemas.bundle-answer.views" }),
    uniqueViews: count.meta({ description: "schemas.bundle-answer.unique-views" }),
    files: z.array(bundleFile).meta({ description: "schemas.bundle-answer.files" }),
  })
  .meta({ id: "BundleAnswer", description: "schemas.bundle-answer" });

true satisfies Same<z.output<typeof bundleAnswer>, BundleAnswer>;

export const healthAnswer = z
  .object({
    status: z.enum(["healthy", "unhealthy"]),
    timestamp: z.iso.datetime({ precision: 3 }),
    checks: z.record(z.string(), z.string()).meta({ description: "schemas.health-answer.checks" }).exactOptional(),
  })
  .meta({ id: "HealthAnswer", description: "schemas.health-answer" });

true satisfies Same<z.output<typeof healthAnswer>, HealthAnswer>;
