import { z } from "zod";

export type JsonSchema = { [key: string]: unknown };

const uri = (id: string) => `#/components/schemas/${id}`;

/** Every schema that has an `id`, as JSON Schema. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: "input" });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema as JsonSchema)]));
}

/** A reference where the schema has an `id`; else the schema itself. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const id = schema.meta()?.id;
  return id === undefined ? tidy(z.toJSONSchema(schema, { io: "input" }) as JsonSchema) : { $ref: uri(id) };
}

/** What is true of every number in JavaScript, or only of the place where the schema was made. */
const noise: Record<string, (value: unknown) => boolean> = {
  $schema: () => true,
  $id: () => true,
  id: (value) => typeof value === "string",
  // Fields may be added: clients have to ignore those that they do not know.
  additionalProperties: (value) => value === false,
  propertyNames: () => true,
  minimum: (value) => value === Number.MIN_SAFE_INTEGER,
  maximum: (value) => value === Number.MAX_SAFE_INTEGER,
  // The format says the same, and can be read.
  pattern: (value) => typeof value === "string" && value.length > 120,
};

function tidy(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([key, value]) => !noise[key]?.(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, tidyValue(value)]));
}

function tidyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyValue);
  return typeof value === "object" && value !== null ? tidy(value as JsonSchema) : value;
}
