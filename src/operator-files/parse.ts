import type { z } from "zod";
import { findJsonFault } from "../wire/json-fault.ts";
import { nearest } from "../wire/suggestion.ts";

/** What is wrong with a file that an operator wrote, in a sentence that names the place. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/** JSON or TOML, by the end of its name, as a schema wants it. */
export function parseOperatorFile<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const value = name.toLowerCase().endsWith(".toml") ? parseToml(name, text) : parseJson(name, text);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const sentence = sentenceOf(deepest(checked.error.issues), schema as SchemaNode);
  throw new FileFault(`${name}: ${sentence}${sentence.endsWith("?") ? "" : "."}`);
}

function parseJson(name: string, text: string): unknown {
  const plain = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(plain);
  } catch {
    const fault = findJsonFault(plain);
    const where = fault ? `line ${fault.line}, column ${fault.column}: ${fault.reason}` : "it does not parse";
    throw new FileFault(`${name} is no JSON: ${where}.`);
  }
}

function parseToml(name: string, text: string): unknown {
  try {
    return withTextDates(Bun.TOML.parse(text.replace(/^\ufeff/, "")));
  } catch (error) {
    throw new FileFault(`${name} is no TOML: ${(error as Error).message.replace(/^TOML Parse error: /, "")}.`);
  }
}

/** TOML has times of its own; in JSON they are texts. */
function withTextDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextDates);
  if (typeof value !== "object" || value === null) return value;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
  if (!isPlain) return value instanceof Date ? value.toISOString() : String(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTextDates(inner)]));
}

/** Where one of several shapes is allowed, the shape that was nearly met says more than that none was. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [first] = issues;
  if (first?.code !== "invalid_union") return first!;
  const inner = first.errors
    .map((alternative) => deepest(alternative))
    .filter((issue) => issue.path.length > 0 || issue.code === "unrecognized_keys" || issue.code === "custom")
    .sort((a, b) => b.path.length - a.path.length)[0];
  return inner ? { ...inner, path: [...first.path, ...inner.path] } : first;
}

function sentenceOf(issue: z.core.$ZodIssue, schema: SchemaNode): string {
  const place = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const [stranger = ""] = issue.keys;
    const meant = nearest(stranger, keysAt(schema, issue.path));
    const inside = place === "" ? "there is no" : `${place} has no`;
    return `${inside} "${stranger}"${meant ? `; did you mean "${meant}"?` : ""}`;
  }
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    return place === "" ? `it must be ${article(issue.expected)}` : `${place} must be ${article(issue.expected)}`;
  }
  return place === "" ? `it ${issue.message}` : `${place} ${issue.message}`;
}

/** The parts of a schema that this looks at. */
interface SchemaNode {
  def?: {
    shape?: Record<string, SchemaNode>;
    innerType?: SchemaNode;
    element?: SchemaNode;
    options?: SchemaNode[];
  };
}

/** What may stand at a place; of several shapes, in any of them. */
function keysAt(schema: SchemaNode, path: readonly PropertyKey[]): string[] {
  const { shape, innerType, element, options } = schema.def ?? {};
  if (innerType) return keysAt(innerType, path);
  if (options) return options.flatMap((option) => keysAt(option, path));
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(shape ?? {});
  if (element) return keysAt(element, rest);
  const inner = shape?.[String(first)];
  return inner ? keysAt(inner, rest) : [];
}

function article(expected: string): string {
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
