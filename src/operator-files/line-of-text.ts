import { z } from "zod";

/** A text for people in a file of the operator: one line, not empty, bounded. */
export function lineOfText(max: number, what: string) {
  return z
    .string({ error: `must be ${what}` })
    .trim()
    .min(1, `must be ${what}, and not empty`)
    .max(max, `must have at most ${max} characters`)
    .refine(
      (value) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(value),
      "must be one line, without control characters",
    );
}
