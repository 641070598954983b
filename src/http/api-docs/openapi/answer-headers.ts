import { z } from "zod";
import { ownerToken } from "../../../wire/schemas/shared-schemas.ts";

/** The headers of answers that programs may want to read. */
export const answerHeaders = {
  "RateLimit-Limit": {
    description: "headers.rate-limit-limit",
    schema: z.int().min(1),
  },
  "RateLimit-Remaining": { description: "headers.rate-limit-remaining", schema: z.int().min(0) },
  "RateLimit-Reset": { description: "headers.rate-limit-reset", schema: z.int().min(0) },
  "Retry-After": { description: "headers.retry-after", schema: z.int().min(0) },
  ETag: { description: "headers.etag", schema: z.string() },
  Link: {
    description: "headers.link",
    schema: z.string(),
  },
  "Lectern-Token": {
    description: "headers.lectern-token",
    schema: ownerToken,
  },
  Location: { description: "headers.location", schema: z.string() },
} as const;

export type HeaderName = keyof typeof answerHeaders;

export const rateLimited: readonly HeaderName[] = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** Of every upload that was stored. */
export const uploaded: readonly HeaderName[] = [...rateLimited, "Lectern-Token"];
