import { type Html, html, nothing } from "../../site/layout/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { JsonSchema } from "../openapi/json-schema.ts";
import type { DocsContext } from "./docs-context.ts";

/** Fields inside fields are shown so deep; the example shows the rest. */
const maxDepth = 2;

interface Field {
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** `isSent`: the reader writes them, and wants to know which are needed. */
export function fieldTable(schema: JsonSchema, { document, words }: DocsContext, isSent: boolean): Html {
  const fields = fieldsOf(schema, document, "", 1);
  if (fields.length === 0) return nothing;
  const rows = fields.map(({ path, schema: one, isRequired }) => {
    const needed = isSent && isRequired ? html` <span class="docs-needed">${words.required}</span>` : nothing;
    return html`<tr><th scope="row"><code>${path}</code>${needed}</th><td><code>${typeText(one, document)}</code></td><td>${inlineCode(descriptionOf(one, document))}</td></tr>`;
  });
  return html`<div class="docs-table"><table><thead><tr><th scope="col">${words.name}</th><th scope="col">${words.type}</th><th scope="col">${words.meaning}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export function fieldsOf(schema: JsonSchema, document: OpenapiDocument, prefix: string, depth: number): Field[] {
  const target = elementOf(schema, document);
  const properties = (target["properties"] ?? {}) as Record<string, JsonSchema>;
  const required = (target["required"] ?? []) as string[];
  return Object.entries(properties).flatMap(([name, one]) => {
    const path = prefix + name;
    const field = { path, schema: one, isRequired: depth === 1 && required.includes(name) };
    return depth < maxDepth ? [field, ...fieldsOf(one, document, `${path}.`, depth + 1)] : [field];
  });
}

/** What a reference, a list or a nullable value is made of. */
function elementOf(schema: JsonSchema, document: OpenapiDocument): JsonSchema {
  const target = resolved(schema, document);
  if (target["items"]) return elementOf(target["items"] as JsonSchema, document);
  const choice = choicesOf(target).find((one) => one["type"] !== "null");
  return choice && choicesOf(target).length === 2 ? elementOf(choice, document) : target;
}

function resolved(schema: JsonSchema, document: OpenapiDocument): JsonSchema {
  const reference = schema["$ref"] as string | undefined;
  return reference ? (document.components.schemas[schemaName(reference)] ?? {}) : schema;
}

function schemaName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

function choicesOf(schema: JsonSchema): JsonSchema[] {
  return (schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonSchema[];
}

export function descriptionOf(schema: JsonSchema, document: OpenapiDocument): string {
  const own = schema["description"] ?? choicesOf(schema).find((one) => one["description"])?.["description"];
  return (own ?? resolved(schema, document)["description"] ?? "") as string;
}

/** A type in few words: `string | null`, `Finding[]`, `"json" | "plain"`. */
export function typeText(schema: JsonSchema, document: OpenapiDocument): string {
  if (schema["$ref"]) return schemaName(schema["$ref"] as string);
  if (schema["const"] !== undefined) return JSON.stringify(schema["const"]);
  if (schema["enum"]) return (schema["enum"] as unknown[]).map((one) => JSON.stringify(one)).join(" | ");
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map((one) => typeText(one, document)))].join(" | ");
  if (schema["type"] === "array") {
    const items = typeText((schema["items"] ?? {}) as JsonSchema, document);
    return items.includes(" ") ? `(${items})[]` : `${items}[]`;
  }
  return String(schema["type"] ?? "any");
}

/** A sentence in which `names` stand between backticks. */
export function inlineCode(text: string): Html {
  const parts = text.split("`");
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
