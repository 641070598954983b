import { languages } from "../../i18n/language.ts";
import type { LimitsAnswer } from "../../wire/answers.ts";
import { idPatternText } from "../../wire/schemas/shared-schemas.ts";
import { uploadFormat } from "../../wire/schemas/upload-schemas.ts";
import { maxNameCharacters } from "../../wire/upload-names.ts";
import { answerEncodings } from "../core/accept-encoding.ts";
import type { ServiceLimits } from "../core/service-limits.ts";
import { acceptedContentEncodings } from "../upload/content-encoding.ts";

/** Types of bodies whose fields are read. Every other body is the log itself. */
const contentTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

/** What `GET /api/limits` says. `null` is no limit: a `0` would read as "none allowed". */
export function limitsOf(limits: ServiceLimits): LimitsAnswer {
  const { maxLogBytes, uploadsPerMinute, analysesPerMinute, assistantCallsPerMinute } = limits;
  return {
    success: true,
    maxLogBytes,
    maxNameCharacters,
    uploadsPerMinute: uploadsPerMinute || null,
    // As the server does: lifting one limit lifts the other.
    analysesPerMinute: uploadsPerMinute === 0 ? null : analysesPerMinute || null,
    assistantCallsPerMinute: assistantCallsPerMinute || null,
    retention: limits.retention ? "limited" : "permanent",
    retentionDays: limits.retention?.days ?? null,
    retentionFrom: limits.retention?.from ?? null,
    contentTypes,
    requestEncodings: [...acceptedContentEncodings],
    answerEncodings: [...answerEncodings],
    answerFormats: [...uploadFormat.options],
    languages: [...languages],
    idPattern: idPatternText,
  };
}
