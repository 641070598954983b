import type { z } from "zod";
import type { RefusalCode } from "../../../wire/refusal.ts";
import { errorAnswer, plainText } from "../../../wire/schemas/shared-schemas.ts";
import type { HeaderName } from "./answer-headers.ts";
import { errorSample } from "./samples.ts";

/**
 * One operation of the API, for the OpenAPI document and the reference page. Its summary and all descriptions, those of
 * schemas too, are ids of messages: `openapi.` and the id is the key.
 */
export interface Operation {
  id: string;
  method: "get" | "post" | "put" | "delete";
  path: string;
  tag: TagName;
  summary: string;
  description?: string;
  parameters?: readonly Parameter[];
  /** By content type. */
  body?: Record<string, Media>;
  answers: Record<string, Answer>;
  /** Needs the token that the upload was answered with. */
  needsToken?: boolean;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  schema: z.ZodType;
  example?: string;
}

export interface Media {
  schema: z.ZodType;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: readonly HeaderName[];
  content?: Record<string, Media>;
}

export const tags = {
  Logs: "tags.logs.description",
  Analysis: "tags.analysis.description",
  Service: "tags.service.description",
  "mclo.gs": "tags.mclo-gs.description",
  "LogShare.CN": "tags.logshare-cn.description",
  hastebin: "tags.hastebin.description",
  bytebin: "tags.bytebin.description",
  "0x0.st": "tags.0x0-st.description",
  "paste.gg": "tags.paste-gg.description",
} as const;
export type TagName = keyof typeof tags;

export const json = "application/json";
export const text = "text/plain";

type Answers = Record<string, Answer>;

/** JSON of this schema. Its description is that of the schema, where nothing else is to be said. */
export function jsonAnswer<Schema extends z.ZodType>(
  schema: Schema,
  more: { description?: string; headers?: readonly HeaderName[]; example?: z.output<Schema> } = {},
): Answer {
  const { description = schema.meta()?.description ?? "", headers = [], ...sample } = more;
  return { description, headers, content: { [json]: { schema, ...sample } } };
}

/** For a client that sends the current ETag. */
export const unchanged: Answers = { 304: { description: "answers.get-raw.304", headers: ["ETag"] } };

/** The errors of an operation, in the native shape. */
export function refusals(codes: readonly RefusalCode[], headers: readonly HeaderName[] = []): Answers {
  return refusalsAs(codes, (code) => ({ [json]: { schema: errorAnswer, example: errorSample(code) } }), headers);
}

export function textRefusals(codes: readonly RefusalCode[], headers: readonly HeaderName[] = []): Answers {
  return refusalsAs(codes, () => ({ [text]: { schema: plainText } }), headers);
}

export function refusalsAs(
  codes: readonly RefusalCode[],
  content: (code: RefusalCode) => Record<string, Media>,
  headers: readonly HeaderName[] = [],
): Answers {
  return Object.fromEntries(
    codes.map((code): [string, Answer] => {
      const retry: HeaderName[] = code === 429 || code === 503 ? ["Retry-After"] : [];
      return [
        String(code),
        { description: `refusals.${code}`, headers: [...headers, ...retry], content: content(code) },
      ];
    }),
  );
}
