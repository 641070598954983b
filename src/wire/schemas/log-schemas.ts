import { z } from "zod";
import type { HealthAnswer, LogAnswer, RemovedAnswer, StatsAnswer } from "../answers.ts";
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
  .meta({ description: "A log." });

true satisfies Same<z.output<typeof logAnswer>, LogAnswer>;

export const removedAnswer = z.object({ success: yes, id: logId }).meta({ description: "The log is gone, for good." });

true satisfies Same<z.output<typeof removedAnswer>, RemovedAnswer>;

export const statsAnswer = z
  .object({
    success: yes,
    id: logId,
    views: count.meta({ description: "How often the log was read." }),
    uniqueViews: count.meta({ description: "How many clients read it." }),
    createdAt: moment,
  })
  .meta({ description: "How often a log was read. Asking does not count as a view." });

true satisfies Same<z.output<typeof statsAnswer>, StatsAnswer>;

export const healthAnswer = z
  .object({
    status: z.enum(["healthy", "unhealthy"]),
    timestamp: z.iso.datetime({ precision: 3 }),
    checks: z
      .record(z.string(), z.string())
      .meta({ description: "What fails, and how. Only when unhealthy." })
      .exactOptional(),
  })
  .meta({ description: "Whether the service can store and read." });

true satisfies Same<z.output<typeof healthAnswer>, HealthAnswer>;
