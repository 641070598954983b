import { z } from "zod";
import {
  hastebinDocument,
  hastebinError,
  hastebinForm,
  pasteGgAnswer,
  pasteGgError,
  pasteGgRequest,
  pasteKey,
  zeroForm,
} from "../../../wire/schemas/paste-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import { rateLimited, uploaded } from "./answer-headers.ts";
import { tokenParameter } from "./log-operations.ts";
import { json, jsonAnswer, type Operation, refusalsAs, text, textRefusals } from "./operation.ts";
import { sampleId, sampleLog, sampleOrigin } from "./samples.ts";

const key = {
  name: "key",
  in: "path",
  description: "parameters.key",
  schema: z.string(),
  example: sampleId,
} as const;
const bytes = z.string().meta({ contentMediaType: "application/octet-stream" });
const rawBodies = {
  [text]: { schema: plainText, example: sampleLog },
  "application/octet-stream": { schema: bytes },
};
const stored = "schemas.mclogs-created";
/** Why an upload is refused. */
const refused = [400, 408, 413, 415, 429, 500, 503] as const;
/** The bare link. */
const link = { [text]: { schema: plainText, example: `${sampleOrigin}/${sampleId}\n` } };

export const pasteOperations: readonly Operation[] = [
  {
    id: "hastebinCreate",
    method: "post",
    path: "/documents",
    tag: "hastebin",
    summary: "operations.hastebin-create.summary",
    parameters: [tokenParameter],
    body: { ...rawBodies, "multipart/form-data": { schema: hastebinForm } },
    answers: {
      200: jsonAnswer(pasteKey, { description: stored, headers: uploaded, example: { key: sampleId } }),
      ...refusalsAs([400, 408, 415, 429, 500, 503], () => ({ [json]: { schema: hastebinError } }), rateLimited),
    },
  },
  {
    id: "hastebinGet",
    method: "get",
    path: "/documents/{key}",
    tag: "hastebin",
    summary: "operations.hastebin-get.summary",
    parameters: [key],
    answers: {
      200: jsonAnswer(hastebinDocument, {
        description: "schemas.hastebin-document.data",
        example: { data: sampleLog, key: sampleId },
      }),
      ...refusalsAs([404, 429, 500, 503], () => ({ [json]: { schema: hastebinError } })),
    },
  },
  {
    id: "bytebinCreate",
    method: "post",
    path: "/post",
    tag: "bytebin",
    summary: "operations.bytebin-create.summary",
    parameters: [tokenParameter],
    body: rawBodies,
    answers: {
      201: jsonAnswer(pasteKey, {
        description: stored,
        headers: [...uploaded, "Location"],
        example: { key: sampleId },
      }),
      ...textRefusals(refused, rateLimited),
    },
  },
  {
    id: "bytebinPut",
    method: "put",
    path: "/post",
    tag: "bytebin",
    summary: "operations.bytebin-put.summary",
    parameters: [tokenParameter],
    body: rawBodies,
    answers: {
      201: {
        description: stored,
        headers: [...uploaded, "Location"],
        content: link,
      },
      ...textRefusals(refused, rateLimited),
    },
  },
  {
    id: "zeroCreate",
    method: "post",
    path: "/",
    tag: "0x0.st",
    summary: "operations.zero-create.summary",
    parameters: [tokenParameter],
    body: { "multipart/form-data": { schema: zeroForm } },
    answers: {
      200: {
        description: stored,
        headers: uploaded,
        content: link,
      },
      ...textRefusals(refused, rateLimited),
    },
  },
  {
    id: "pasteGgCreate",
    method: "post",
    path: "/api/v1/pastes",
    tag: "paste.gg",
    summary: "operations.paste-gg-create.summary",
    parameters: [tokenParameter],
    body: {
      [json]: {
        schema: pasteGgRequest,
        example: { files: [{ name: "latest.log", content: { format: "text", value: sampleLog } }] },
      },
    },
    answers: {
      201: jsonAnswer(pasteGgAnswer, { headers: uploaded, example: { status: "success", result: { id: sampleId } } }),
      ...refusalsAs(refused, () => ({ [json]: { schema: pasteGgError } }), rateLimited),
    },
  },
];
