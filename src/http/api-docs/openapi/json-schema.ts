import { z } from "zod";
import { answerSchemas, requestSchemas } from "./named-schemas.ts";

export type JsonSchema = { [key: string]: unknown };
type Io = "input" | "output";

const uri = (id: string) => `#/components/schemas/${id}`;

/** Every schema that has a name, as JSON Schema. */
export function componentSchemas(): Record<string, JsonSchema> {
  return { ...named(requestSchemas, "input"), ...named(answerSchemas, "output") };
}

function named(schemas: Record<string, z.ZodType>, io: Io): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { uri, io }).schemas as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(made).map(([id, schema]) => [id, { ...tidy(schema), ...descriptionOf(schemas[id]!) }]),
  );
}

function descriptionOf(schema: z.ZodType): JsonSchema {
  const description = schema.meta()?.description;
  return description === undefined ? {} : { description };
}

const references = new Map<z.ZodType, JsonSchema>(
  Object.entries({ ...requestSchemas, ...answerSchemas }).map(([id, schema]) => [schema, { $ref: uri(id) }]),
);

/** A reference where the schema has a name; else the schema itself. */
export function schemaOf(schema: z.ZodType, io: Io): JsonSchema {
  return references.get(schema) ?? tidy(z.toJSONSchema(schema, { io }) as JsonSchema);
}

/** What is true of every number in JavaScript, or only of the place where the schema was made. */
const noise: Record<string, (value: unknown) => boolean> = {
  $schema: () => true,
  $id: () => true,
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
