import Ajv from "ajv/dist/2020";
import type { OpenapiDocument } from "../../src/http/api-docs/openapi/document.ts";

type Node = Record<string, unknown>;

/**
 * Says what is wrong with a value, by a schema of the document. Unknown fields are wrong here: clients ignore them, but
 * everything the service sends must be documented.
 */
export class DocumentValidator {
  private readonly ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });

  constructor(document: OpenapiDocument) {
    this.ajv.addFormat("uri", /^https?:\/\/[^\s/]+\/\S*$/);
    this.ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    this.ajv.addSchema({ $id: "document", components: closed(document.components) as Node });
  }

  faults(schema: unknown, value: unknown): string[] {
    const local = JSON.parse(JSON.stringify(closed(schema)).replaceAll('"$ref":"#/', '"$ref":"document#/')) as Node;
    const validate = this.ajv.compile(local);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${instancePath}: ${message} ${JSON.stringify(params)}`.slice(0, 300),
    );
  }
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  const isObject = node["type"] === "object" && node["properties"] !== undefined;
  return isObject && node["additionalProperties"] === undefined ? { ...node, additionalProperties: false } : node;
}
