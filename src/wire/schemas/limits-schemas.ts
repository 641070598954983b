import { z } from "zod";
import type { LimitsAnswer } from "../answers.ts";
import { type Same, yes } from "./shared-schemas.ts";

/** `GET /api/limits` */

const aMinute = z.int().min(1).nullable();

export const limitsAnswer = z
  .object({
    success: yes,
    maxLogBytes: z.int().min(1).meta({ description: "schemas.limits-answer.max-log-bytes" }),
    maxNameCharacters: z.int().min(1).meta({ description: "schemas.limits-answer.max-name-characters" }),
    uploadsPerMinute: aMinute.meta({
      description: "schemas.limits-answer.uploads-per-minute",
    }),
    analysesPerMinute: aMinute.meta({
      description: "schemas.limits-answer.analyses-per-minute",
    }),
    assistantCallsPerMinute: aMinute.meta({
      description: "schemas.limits-answer.assistant-calls-per-minute",
    }),
    retention: z.enum(["permanent", "limited"]).meta({ description: "schemas.limits-answer.retention" }),
    retentionDays: z.int().min(1).nullable().meta({
      description: "schemas.limits-answer.retention-days",
    }),
    retentionFrom: z.enum(["view", "upload"]).nullable().meta({
      description: "schemas.limits-answer.retention-from",
    }),
    contentTypes: z.array(z.string()).meta({
      description: "schemas.limits-answer.content-types",
    }),
    requestEncodings: z.array(z.string()).meta({ description: "schemas.limits-answer.request-encodings" }),
    answerEncodings: z.array(z.string()).meta({ description: "schemas.limits-answer.answer-encodings" }),
    answerFormats: z.array(z.string()).meta({ description: "schemas.limits-answer.answer-formats" }),
    languages: z.array(z.string()).meta({ description: "schemas.limits-answer.languages" }),
    idPattern: z.string().meta({ description: "schemas.limits-answer.id-pattern" }),
  })
  .meta({ id: "LimitsAnswer", description: "schemas.limits-answer" });

true satisfies Same<z.output<typeof limitsAnswer>, LimitsAnswer>;
