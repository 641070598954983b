/** Share, read and remove a log. */
import { z } from "zod";
import { logAnswer, removedAnswer, statsAnswer } from "../../../wire/schemas/log-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import {
  formKnown,
  formRedact,
  formToken,
  logName,
  uploadAnswer,
  uploadFileForm,
  uploadForm,
  uploadFormat,
  uploadRequest,
} from "../../../wire/schemas/upload-schemas.ts";
import { rateLimited, uploaded } from "./answer-headers.ts";
import {
  json,
  jsonAnswer,
  type Media,
  type Operation,
  type Parameter,
  refusals,
  refusalsAs,
  text,
  textRefusals,
  unchanged,
} from "./operation.ts";
import { sampleId, sampleLog, sampleOrigin, sampleTime } from "./samples.ts";

export const idParameter: Parameter = {
  name: "id",
  in: "path",
  description: "schemas.insights-answer.id",
  schema: z.string(),
  example: sampleId,
};

export const fileParameter: Parameter = {
  name: "file",
  in: "query",
  description: "parameters.file",
  schema: z.string(),
};

export const namesParameter: Parameter = {
  name: "names",
  in: "query",
  description: "parameters.names",
  schema: z.enum(["readable", "written"]),
};

/** Shared by all operations that upload a log. */
export const tokenParameter: Parameter = {
  name: "token",
  in: "query",
  description: "schemas.upload-form.token",
  schema: formToken,
};

const uploadQuery: readonly Parameter[] = [
  {
    name: "name",
    in: "query",
    description: "parameters.name",
    schema: logName,
  },
  {
    name: "format",
    in: "query",
    description: "schemas.upload-request.format",
    schema: uploadFormat,
  },
  {
    name: "redact",
    in: "query",
    description: "parameters.redact",
    schema: formRedact,
  },
  tokenParameter,
  {
    name: "known",
    in: "query",
    description: "parameters.known",
    schema: formKnown,
  },
];

export const ifNoneMatch: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "parameters.if-none-match",
  schema: z.string(),
};

export const rawAnswers: Operation["answers"] = {
  200: {
    description: "schemas.hastebin-document.data",
    headers: ["ETag", "Link"],
    content: { [text]: { schema: plainText, example: sampleLog } },
  },
  ...unchanged,
};

/** Every body in which a log can come. */
export const logBodies: Record<string, Media> = {
  [json]: { schema: uploadRequest, example: { content: sampleLog, name: "latest.log" } },
  [text]: { schema: plainText, example: sampleLog },
  "application/octet-stream": {
    schema: z.string().meta({
      description: "bodies.upload-log.octet-stream",
      contentMediaType: "application/octet-stream",
    }),
  },
  "application/x-www-form-urlencoded": { schema: uploadForm, example: { content: sampleLog, name: "latest.log" } },
  "multipart/form-data": { schema: uploadFileForm },
};

export const logOperations: readonly Operation[] = [
  {
    id: "uploadLog",
    method: "post",
    path: "/api/upload",
    tag: "Logs",
    summary: "operations.upload-log.summary",
    description: "operations.upload-log.description",
    parameters: uploadQuery,
    body: logBodies,
    answers: {
      200: {
        description: "schemas.upload-answer",
        headers: [...uploaded, "Link"],
        content: {
          [json]: {
            schema: uploadAnswer,
            example: {
              success: true,
              url: `${sampleOrigin}/${sampleId}`,
              shortUrl: `${sampleOrigin}/s/${sampleId}`,
              id: sampleId,
              createdAt: sampleTime,
            },
          },
          [text]: { schema: plainText, example: `${sampleOrigin}/${sampleId}\n` },
        },
      },
      ...refusals([400, 403, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "getLog",
    method: "get",
    path: "/api/log/{id}",
    tag: "Logs",
    summary: "operations.get-log.summary",
    description: "operations.get-log.description",
    parameters: [idParameter, fileParameter, namesParameter],
    answers: {
      200: jsonAnswer(logAnswer, {
        headers: ["Link"],
        example: {
          success: true,
          id: sampleId,
          content: sampleLog,
          name: "latest.log",
          views: 12,
          createdAt: sampleTime,
        },
      }),
      ...refusals([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "removeLog",
    method: "delete",
    path: "/api/log/{id}",
    tag: "Logs",
    summary: "operations.remove-log.summary",
    description: "operations.remove-log.description",
    parameters: [idParameter],
    needsToken: true,
    answers: {
      200: jsonAnswer(removedAnswer, { example: { success: true, id: sampleId } }),
      ...refusals([400, 403, 404, 429, 500, 503]),
    },
  },
  {
    id: "getRaw",
    method: "get",
    path: "/raw/{id}",
    tag: "Logs",
    summary: "operations.get-raw.summary",
    description: "operations.get-raw.description",
    parameters: [
      idParameter,
      fileParameter,
      { name: "download", in: "query", description: "parameters.download", schema: z.string() },
      namesParameter,
      ifNoneMatch,
    ],
    answers: {
      ...rawAnswers,
      ...textRefusals([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "getStats",
    method: "get",
    path: "/api/stats/{id}",
    tag: "Logs",
    summary: "operations.get-stats.summary",
    parameters: [idParameter],
    answers: {
      200: jsonAnswer(statsAnswer, {
        headers: ["Link"],
        example: { success: true, id: sampleId, views: 12, uniqueViews: 5, createdAt: sampleTime },
      }),
      ...refusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getPage",
    method: "get",
    path: "/{id}",
    tag: "Logs",
    summary: "operations.get-page.summary",
    description: "operations.get-page.description",
    parameters: [idParameter],
    answers: {
      200: {
        description: "answers.get-page.200",
        headers: ["Link"],
        content: { "text/html": { schema: plainText }, [text]: { schema: plainText } },
      },
      ...refusalsAs([404, 429], () => ({ "text/html": { schema: plainText }, [text]: { schema: plainText } })),
    },
  },
];
