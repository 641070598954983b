import { z } from "zod";
import { logAnswer, removedAnswer, statsAnswer } from "../../../wire/schemas/log-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import {
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
  description: "The id of the log.",
  schema: z.string(),
  example: sampleId,
};

export const fileParameter: Parameter = {
  name: "file",
  in: "query",
  description: "Of a bundle: the name of another file than its most telling one.",
  schema: z.string(),
};

/** Shared by all operations that upload a log. */
export const tokenParameter: Parameter = {
  name: "token",
  in: "query",
  description: "Whether the answer's body has the token that removes the log.",
  schema: formToken,
};

const uploadQuery: readonly Parameter[] = [
  {
    name: "name",
    in: "query",
    description: "The name of the log, for bodies that have no field for it.",
    schema: logName,
  },
  {
    name: "format",
    in: "query",
    description: "What the answer looks like: JSON, or the bare link.",
    schema: uploadFormat,
  },
  {
    name: "redact",
    in: "query",
    description: "Whether private data is masked before the log is stored.",
    schema: formRedact,
  },
  tokenParameter,
];

export const ifNoneMatch: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "The ETag of what you have.",
  schema: z.string(),
};

export const rawAnswers: Operation["answers"] = {
  200: {
    description: "The log.",
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
      description: "The log as it is, or packed with gzip, or an archive (zip, tar, tar.gz) of logs.",
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
    summary: "Share a log",
    description:
      "Stores a log and answers with its link. How long it is kept is told by /api/limits. The body may be JSON, the log itself, or a form, and may be packed with gzip, deflate, br or zstd (Content-Encoding). Several files, in a form or as JSON, become several logs with one link: a bundle, whose `files` the answer names. So do the logs in a zip, tar or tar.gz; what is no log is left out, and told. Every upload has a token that removes the log: in the header `Lectern-Token`, and in the body where `token` asks for it.",
    parameters: uploadQuery,
    body: logBodies,
    answers: {
      200: {
        description: "The log is stored, and safe on the disk.",
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
    summary: "Read a log",
    description:
      "The log with its name and the number of its views. Counts as a view. Of a bundle, its most telling file.",
    parameters: [idParameter, fileParameter],
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
      ...refusals([404, 429, 500, 503]),
    },
  },
  {
    id: "removeLog",
    method: "delete",
    path: "/api/log/{id}",
    tag: "Logs",
    summary: "Remove a log of your own",
    description:
      "For good, with its analysis and its previews, from every address at once. Its id is never given out again. The logs of a bundle go with it. Works for logs that came in any way, also through the interfaces of other services.",
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
    summary: "Read the text of a log",
    description:
      "The log and nothing but the log, to the byte as it is stored. Counts as a view. Of a bundle, its most telling file.",
    parameters: [
      idParameter,
      fileParameter,
      { name: "download", in: "query", description: "As a file to save; any value.", schema: z.string() },
      ifNoneMatch,
    ],
    answers: {
      ...rawAnswers,
      ...textRefusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getStats",
    method: "get",
    path: "/api/stats/{id}",
    tag: "Logs",
    summary: "See how often a log was read",
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
    summary: "The page of a log",
    description:
      "For people. Clients that do not ask for HTML get the log itself, as from bytebin. Counts as a view, but not for link previews.",
    parameters: [idParameter],
    answers: {
      200: {
        description: "The page, or the log.",
        headers: ["Link"],
        content: { "text/html": { schema: plainText }, [text]: { schema: plainText } },
      },
      ...refusalsAs([404, 429], () => ({ "text/html": { schema: plainText }, [text]: { schema: plainText } })),
    },
  },
];
