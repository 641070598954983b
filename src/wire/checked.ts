import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** A schema's first complaint is the sentence that the sender reads. */
export function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues[0]!.message);
}
