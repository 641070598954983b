import { z } from "zod";
import type { ErrorAnswer } from "../answers.ts";
import { refusalMeanings } from "../refusal.ts";

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
  .meta({ description: "The id of the log.", examples: ["7Kd3mPq9Xw"] });

/** As a text, too. */
export const tokenPatternText = "^[0-9a-f]{64}$";

export const ownerToken = z.string().regex(new RegExp(tokenPatternText));

export const moment = z.iso
  .datetime({ precision: 3 })
  .meta({ description: "When the log was stored, in UTC.", examples: ["2026-01-15T10:30:00.000Z"] });

export const count = z.int().min(0);

export const runOutcome = z.enum(["clean", "errors", "crashed", "did-not-start"]);

/** A line of a log, from 1. */
export const lineNumber = z.int().min(1);

const link = z
  .object({
    kind: z.enum(["search", "issues"]).meta({
      description:
        "`search` looks for a mod or plugin that is missing; `issues` is where the authors of a mod want to be told of faults, as the log says.",
    }),
    name: z.string().meta({ description: "Of the mod or plugin." }),
    site: z.string().meta({ description: "The name of the site, or its host.", examples: ["Modrinth"] }),
    url: z.url({ protocol: /^https$/ }),
  })
  .meta({
    id: "FindingLink",
    description:
      "An address of another site. It is made of what the log says: nobody has looked whether anything is there.",
  });

export const links = z.array(link).meta({ description: "Where to go with it. Only where there is somewhere." });

export const errorAnswer = z
  .object({
    success: no,
    error: z.string().meta({ description: "One sentence for people: what is wrong, and what to do." }),
    code: z.int().meta({ description: "The HTTP status.", enum: Object.keys(refusalMeanings).map(Number) }),
  })
  .meta({ id: "ErrorAnswer", description: "Why it was refused." });

true satisfies Same<z.output<typeof errorAnswer>, ErrorAnswer>;

export const plainText = z.string();
