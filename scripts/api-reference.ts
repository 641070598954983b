import { operations } from "../src/http/api-docs/openapi/document.ts";
import { schemaOf } from "../src/http/api-docs/openapi/json-schema.ts";
import { type Answer, type Operation, type Parameter, tags } from "../src/http/api-docs/openapi/operation.ts";

/** Every operation of the interface, for those who read the repository and have no server at hand. */
export function apiReference(): string {
  return Object.entries(tags)
    .map(([tag, description]) => {
      const own = operations.filter((operation) => operation.tag === tag);
      return [`## ${tag}`, "", description, "", own.map(operationPart).join("\n\n")].join("\n");
    })
    .join("\n\n");
}

function operationPart(operation: Operation): string {
  const { method, path, summary, description, parameters = [], body, answers, needsToken } = operation;
  const parts = [`### \`${method.toUpperCase()} ${path}\``, `${summary}.`];
  if (description !== undefined) parts.push(description);
  if (needsToken) parts.push("Needs `Authorization: Bearer` and the token that the upload was answered with.");
  if (parameters.length > 0) parts.push(parameterTable(parameters));
  if (body) parts.push(`Body: ${Object.keys(body).map(code).join(", ")}.`);
  parts.push(answerTable(answers));
  return parts.join("\n\n");
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, description, schema }) => {
    const { enum: values } = schemaOf(schema, "input") as { enum?: string[] };
    const choices = values ? ` One of ${values.map(code).join(", ")}.` : "";
    return `| ${code(name)} | ${place} | ${cell(description + choices)} |`;
  });
  return ["| parameter | in | meaning |", "|---|---|---|", ...rows].join("\n");
}

function answerTable(answers: Record<string, Answer>): string {
  const rows = Object.entries(answers).map(([status, { description, headers = [], content = {} }]) => {
    const types = Object.keys(content).map(code).join(", ");
    return `| ${status} | ${cell(description)} | ${types} | ${headers.map(code).join(", ")} |`;
  });
  return ["| answer | meaning | body | headers |", "|---|---|---|---|", ...rows].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
