import { z } from "zod";
import type { ErrorAnswer } from "../answers.ts";
import { refusalCodes } from "../refusal.ts";

/** What several answers are made of. */

/** Whether a schema and the interface of an answer say the same. Used as `true satisfies Same<…>`. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export const yes = z.literal(true);
export const no = z.literal(false);

/** Ten letters and digits without look-alikes. As a text, because it is told to programs, too. */
export const idPatternText = "^[2-9A-HJ-NP-Za-kmnp-z]{10}$";

export const logId = z
  .string()
  .regex(new RegExp(idPatternText))
  .meta({ description: "schemas.insights-answer.id", examples: ["7Kd3mPq9Xw"] });

/** As a text, too. */
export const tokenPatternText = "^[0-9a-f]{64}$";

export const ownerToken = z.string().regex(new RegExp(tokenPatternText));

export const moment = z.iso
  .datetime({ precision: 3 })
  .meta({ description: "schemas.log-answer.created-at", examples: ["2026-01-15T10:30:00.000Z"] });

export const count = z.int().min(0);

export const runOutcome = z.enum(["clean", "errors", "crashed", "did-not-start"]);

/** A line of a log, from 1. */
export const lineNumber = z.int().min(1);

const link = z
  .object({
    kind: z.enum(["search", "issues"]).meta({
      description: "schemas.finding-link.kind",
    }),
    name: z.string().meta({ description: "schemas.finding-link.name" }),
    site: z.string().meta({ description: "schemas.finding-link.site", examples: ["Modrinth"] }),
    url: z.url({ protocol: /^https$/ }),
  })
  .meta({
    id: "FindingLink",
    description: "schemas.finding-link",
  });

export const links = z.array(link).meta({ description: "schemas.finding.links" });

export const errorAnswer = z
  .object({
    success: no,
    error: z.string().meta({ description: "schemas.error-answer.error" }),
    code: z.int().meta({ description: "schemas.error-answer.code", enum: refusalCodes }),
  })
  .meta({ id: "ErrorAnswer", description: "schemas.error-answer" });

true satisfies Same<z.output<typeof errorAnswer>, ErrorAnswer>;

export const plainText = z.string();
