import { z } from "zod";
import type { BundleAnswer, HealthAnswer, LogAnswer, RemovedAnswer, StatsAnswer } from "../answers.ts";
import { count, logId, moment, type Same, yes } from "./shared-schemas.ts";

/** Reading and removing: `/api/log`, `/api/stats`, `/api/health`. */

const views = z.int().min(0).meta({ description: "How often the log was read. This reading counts." });

export const logAnswer = z
  .object({
    success: yes,
    id: logId,
    content: z.string().meta({ description: "The log, to the character as it was sent." }),
    name: z.string().meta({ description: "The name of the log; empty where it has none." }),
    views,
    createdAt: moment,
  })
  .meta({ id: "LogAnswer", description: "A log." });

true satisfies Same<z.output<typeof logAnswer>, LogAnswer>;

export const removedAnswer = z
  .object({ success: yes, id: logId })
  .meta({ id: "RemovedAnswer", description: "The log is gone, for good." });

true satisfies Same<z.output<typeof removedAnswer>, RemovedAnswer>;

export const statsAnswer = z
  .object({
    success: yes,
    id: logId,
    views: count.meta({ description: "How often the log was read." }),
    uniqueViews: count.meta({ description: "How many clients read it." }),
    createdAt: moment,
  })
  .meta({ id: "StatsAnswer", description: "How often a log was read. Asking does not count as a view." });

true satisfies Same<z.output<typeof statsAnswer>, StatsAnswer>;

const bundleFile = z
  .object({
    id: logId,
    name: z
      .string()
      .meta({ description: "Its name, which no other file of the bundle has; empty of a log that was removed." }),
    size: count.meta({ description: "Bytes of the log in UTF-8." }),
    url: z.url().meta({ description: "The page of this log alone." }),
    removed: z
      .enum(["owner", "operator", "retention", "unknown"])
      .meta({ description: "Who removed it. Only of a log that was." })
      .exactOptional(),
  })
  .meta({ description: "A file of a bundle: a log of its own." });

export const bundleAnswer = z
  .object({
    success: yes,
    id: logId.meta({ description: "The id of the bundle." }),
    url: z.url().meta({ description: "The page of the bundle." }),
    shortUrl: z.url().meta({ description: "Another link, which redirects to the page." }),
    name: z.string().meta({ description: "The name of the bundle; empty where it has none." }),
    createdAt: moment,
    views: count.meta({ description: "How often a file was read by the link of the bundle." }),
    uniqueViews: count.meta({ description: "How many clients did that." }),
    files: z.array(bundleFile).meta({ description: "The most telling one first." }),
  })
  .meta({ id: "BundleAnswer", description: "Several logs with one link." });

true satisfies Same<z.output<typeof bundleAnswer>, BundleAnswer>;

export const healthAnswer = z
  .object({
    status: z.enum(["healthy", "unhealthy"]),
    timestamp: z.iso.datetime({ precision: 3 }),
    checks: z
      .record(z.string(), z.string())
      .meta({ description: "What fails, and how. Only when unhealthy." })
      .exactOptional(),
  })
  .meta({ id: "HealthAnswer", description: "Whether the service can store and read." });

true satisfies Same<z.output<typeof healthAnswer>, HealthAnswer>;
