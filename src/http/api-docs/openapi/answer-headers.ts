import { z } from "zod";
import { ownerToken } from "../../../wire/schemas/shared-schemas.ts";

/** The headers of answers that programs may want to read. */
export const answerHeaders = {
  "RateLimit-Limit": {
    description: "How many a client may do in any 60 seconds. Absent where there is no limit.",
    schema: z.int().min(1),
  },
  "RateLimit-Remaining": { description: "How many of them are left.", schema: z.int().min(0) },
  "RateLimit-Reset": { description: "Seconds until one more is allowed than now.", schema: z.int().min(0) },
  "Retry-After": { description: "Seconds after which the same request may pass.", schema: z.int().min(0) },
  ETag: { description: "Send it as If-None-Match; where nothing changed the answer is 304.", schema: z.string() },
  Link: {
    description:
      "Where else the log is: its page (canonical), its text and a summary (alternate), and its insights (describedby).",
    schema: z.string(),
  },
  "Lectern-Token": {
    description: "Removes the log. Keep it, and keep it to yourself: it is told only here.",
    schema: ownerToken,
  },
  Location: { description: "Where the log is.", schema: z.string() },
} as const;

export type HeaderName = keyof typeof answerHeaders;

export const rateLimited: readonly HeaderName[] = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** Of every upload that was stored. */
export const uploaded: readonly HeaderName[] = [...rateLimited, "Lectern-Token"];
