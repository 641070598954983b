import {
  type DescribedOperation,
  type OpenapiDocument,
  openapiDocument,
} from "../src/http/api-docs/openapi/document.ts";
import type { JsonSchema } from "../src/http/api-docs/openapi/json-schema.ts";
import { descriptionOf, fieldsOf, typeText } from "../src/http/api-docs/page/schema-fields.ts";

/** Every operation of the interface, in Markdown, from the same description that `/docs` and `/openapi.json` show. */
export function apiReference(): string {
  const document = openapiDocument("http://localhost:3000");
  return document.tags
    .map(({ name, description }) => {
      const own = operationsOf(document, name).map(([method, path, one]) => operationText(method, path, one, document));
      return [`### ${name}`, description, ...own].join("\n\n");
    })
    .join("\n\n");
}

function operationsOf({ paths }: OpenapiDocument, tag: string): [method: string, path: string, DescribedOperation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags[0] === tag)
      .map(([method, operation]): [string, string, DescribedOperation] => [method.toUpperCase(), path, operation]),
  );
}

function operationText(method: string, path: string, operation: DescribedOperation, document: OpenapiDocument): string {
  const { summary, description, parameters = [], requestBody, responses, security } = operation;
  const parts = [`#### \`${method} ${path}\``, `${summary}.`.replace(/\.\.$/, ".")];
  if (description) parts.push(description);
  if (security) parts.push("Needs the token that the upload was answered with: `Authorization: Bearer TOKEN`.");
  if (parameters.length > 0) {
    const rows = parameters.map((one) => [
      `\`${one.name}\` (${one.in})`,
      typeText(one.schema, document),
      one.description,
    ]);
    parts.push(table(["parameter", "type", "meaning"], rows));
  }
  const bodies = Object.entries(requestBody?.content ?? {});
  if (bodies.length > 0) parts.push(`The body: ${bodies.map(([type]) => `\`${type}\``).join(", ")}.`);
  const [, body] = bodies.find(([, { schema }]) => fieldRows(schema, document, true).length > 0) ?? [];
  if (body) parts.push(table(["field", "type", "meaning"], fieldRows(body.schema, document, true)));
  const answers = Object.entries(responses).map(([status, answer]) => {
    const types = Object.keys(answer.content ?? {}).map((type) => `\`${type}\``);
    const headers = Object.keys(answer.headers ?? {}).map((name) => `\`${name}\``);
    return [status, answer.description, types.join(", "), headers.join(", ")];
  });
  parts.push(table(["answer", "meaning", "body", "headers"], answers));
  const [, success] = Object.entries(responses["200"]?.content ?? {}).find(([type]) => type.includes("json")) ?? [];
  const fields = success ? fieldRows(success.schema, document, false) : [];
  if (fields.length > 0) parts.push(table(["field of the answer", "type", "meaning"], fields));
  return parts.join("\n\n");
}

function fieldRows(schema: JsonSchema, document: OpenapiDocument, isSent: boolean): string[][] {
  return fieldsOf(schema, document, "", 1).map((field) => [
    `\`${field.path}\`${isSent && field.isRequired ? " (needed)" : ""}`,
    typeText(field.schema, document),
    descriptionOf(field.schema, document),
  ]);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
