import type { Language } from "../../../i18n/language.ts";
import { textOf } from "../../../i18n/messages/catalogue.ts";
import { analysisOperations } from "./analysis-operations.ts";
import { answerHeaders, type HeaderName } from "./answer-headers.ts";
import { bundleOperations } from "./bundle-operations.ts";
import { componentSchemas, type JsonSchema, schemaOf } from "./json-schema.ts";
import { logOperations } from "./log-operations.ts";
import { logshareOperations } from "./logshare-operations.ts";
import { mclogsOperations } from "./mclogs-operations.ts";
import { type Answer, type Media, type Operation, type Parameter, tags } from "./operation.ts";
import { pasteOperations } from "./paste-operations.ts";
import { sampleOrigin } from "./samples.ts";
import { serviceOperations } from "./service-operations.ts";

export const operations: readonly Operation[] = [
  ...logOperations,
  ...bundleOperations,
  ...analysisOperations,
  ...serviceOperations,
  ...mclogsOperations,
  ...logshareOperations,
  ...pasteOperations,
];

/** The parts of an OpenAPI document that this one has. */
export interface OpenapiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string; license: JsonSchema };
  servers: { url: string }[];
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, DescribedHeader>;
    securitySchemes: JsonSchema;
  };
}

export interface DescribedHeader {
  description: string;
  schema: JsonSchema;
}

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: DescribedParameter[];
  requestBody?: { required: true; content: Record<string, DescribedMedia> };
  responses: Record<string, DescribedAnswer>;
  security?: Record<string, string[]>[];
}

export interface DescribedParameter {
  name: string;
  in: Parameter["in"];
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: string;
}

export interface DescribedMedia {
  schema: JsonSchema;
  example?: unknown;
}

export interface DescribedAnswer {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, DescribedMedia>;
}

const made = new Map<Language, string>();

/** The whole API as an OpenAPI 3.1 document. Made once; another host only changes the origin in it. */
export function openapiDocument(origin: string, language: Language = "en"): OpenapiDocument {
  return JSON.parse(openapiText(origin, language)) as OpenapiDocument;
}

export function openapiText(origin: string, language: Language = "en"): string {
  let text = made.get(language);
  if (text === undefined) {
    text = JSON.stringify(inWords(documentOfIds(), language));
    made.set(language, text);
  }
  return text.replaceAll(sampleOrigin, origin);
}

/** Samples are not ours to translate, whatever their fields are called. */
const samples = new Set(["example", "default", "const", "enum"]);

/** The ids of messages become their texts. */
function inWords(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((one) => inWords(one, language));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const isText = (name === "description" || name === "summary") && typeof value === "string";
      if (isText) return [name, textOf(language, `openapi.${value}`)];
      return [name, samples.has(name) ? value : inWords(value, language)];
    }),
  );
}

/** With ids of messages for all that people read. */
export function documentOfIds(): OpenapiDocument {
  const paths: OpenapiDocument["paths"] = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method] = describeOperation(operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Lectern",
      version: "1",
      summary: "info.summary",
      description: "info.description",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: sampleOrigin }],
    // Nothing is needed where an operation does not say otherwise.
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      headers: Object.fromEntries(
        Object.entries(answerHeaders).map(([name, { description, schema }]) => [
          name,
          { description, schema: schemaOf(schema) },
        ]),
      ),
      securitySchemes: {
        ownerToken: {
          type: "http",
          scheme: "bearer",
          description: "owner-token",
        },
      },
    },
  };
}

function describeOperation(operation: Operation): DescribedOperation {
  const { id, tag, summary, description, parameters, body, answers, needsToken } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters && { parameters: parameters.map(describeParameter) }),
    ...(body && { requestBody: { required: true, content: describeContent(body) } }),
    responses: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)])),
    ...(needsToken && { security: [{ ownerToken: [] }] }),
  };
}

function describeParameter({ name, in: place, description, schema, example }: Parameter): DescribedParameter {
  return {
    name,
    in: place,
    required: place === "path",
    description,
    schema: schemaOf(schema),
    ...(example !== undefined && { example }),
  };
}

function describeAnswer({ description, headers, content }: Answer): DescribedAnswer {
  return {
    description,
    ...(headers && headers.length > 0 && { headers: headerReferences(headers) }),
    ...(content && { content: describeContent(content) }),
  };
}

function headerReferences(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function describeContent(content: Record<string, Media>): Record<string, DescribedMedia> {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema, example }]) => [
      type,
      { schema: schemaOf(schema), ...(example !== undefined && { example }) },
    ]),
  );
}
