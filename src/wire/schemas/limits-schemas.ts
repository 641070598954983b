import { z } from "zod";
import type { LimitsAnswer } from "../answers.ts";
import { type Same, yes } from "./shared-schemas.ts";

/** `GET /api/limits` */

const aMinute = z.int().min(1).nullable();

export const limitsAnswer = z
  .object({
    success: yes,
    maxLogBytes: z.int().min(1).meta({ description: "The largest log, in bytes of UTF-8." }),
    maxNameCharacters: z.int().min(1).meta({ description: "The longest name, in characters." }),
    uploadsPerMinute: aMinute.meta({
      description: "Logs that one client may store in any 60 seconds. Null: no limit.",
    }),
    analysesPerMinute: aMinute.meta({
      description: "Texts that one client may have analysed in any 60 seconds. Null: no limit.",
    }),
    assistantCallsPerMinute: aMinute.meta({
      description: "Calls that one client may make through /mcp in any 60 seconds. Null: no limit.",
    }),
    retention: z.enum(["permanent", "limited"]).meta({ description: "Whether logs are kept for good." }),
    retentionDays: z.int().min(1).nullable().meta({
      description: "Days after which a log is removed by itself. Null: it is kept for good.",
    }),
    retentionFrom: z.enum(["view", "upload"]).nullable().meta({
      description: "What the days are counted from: the last view, or the upload.",
    }),
    contentTypes: z.array(z.string()).meta({
      description: "Types of bodies that are read as such. Any other type is the log itself.",
    }),
    requestEncodings: z.array(z.string()).meta({ description: "How a body may be packed (Content-Encoding)." }),
    answerEncodings: z.array(z.string()).meta({ description: "How answers may be packed (Accept-Encoding)." }),
    answerFormats: z.array(z.string()).meta({ description: "Values of `format` in an upload." }),
    languages: z.array(z.string()).meta({ description: "Values of `lang`." }),
    idPattern: z.string().meta({ description: "A regular expression that every id matches." }),
  })
  .meta({ id: "LimitsAnswer", description: "What the service allows." });

true satisfies Same<z.output<typeof limitsAnswer>, LimitsAnswer>;
