import { z } from "zod";
import type { RefusalCode } from "../../../wire/refusal.ts";
import {
  logshareCreated,
  logshareDeleted,
  logshareError,
  logshareEvents,
  logshareFilters,
  logshareForm,
  logshareLimits,
  logshareLog,
  logshareQuestion,
  logshareRequest,
} from "../../../wire/schemas/logshare-schemas.ts";
import { mclogsForm, mclogsInsights, mclogsText } from "../../../wire/schemas/mclogs-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import { language } from "./analysis-operations.ts";
import { type HeaderName, rateLimited, uploaded } from "./answer-headers.ts";
import { idParameter, ifNoneMatch, rawAnswers } from "./log-operations.ts";
import { json, jsonAnswer, type Operation, type Parameter, refusalsAs, text } from "./operation.ts";
import { sampleId, sampleLog, sampleOrigin, sampleToken } from "./samples.ts";

const form = "application/x-www-form-urlencoded";
const tag = "LogShare.CN";

function errors(codes: readonly RefusalCode[], headers: readonly HeaderName[] = []) {
  return refusalsAs(codes, () => ({ [json]: { schema: logshareError } }), headers);
}

const fileNameParameter: Parameter = {
  name: "filename",
  in: "path",
  description: "parameters.file",
  schema: z.string(),
  example: "latest.log",
};

const events = { description: "answers.logshare-events", content: { "text/event-stream": { schema: logshareEvents } } };

const own: readonly Operation[] = [
  {
    id: "logshareCreate",
    method: "post",
    path: "/v1/log",
    tag,
    summary: "operations.logshare-create.summary",
    description: "operations.logshare-create.description",
    body: {
      [json]: { schema: logshareRequest, example: { content: sampleLog, source: "example-launcher/1.2.0" } },
      [form]: { schema: mclogsForm, example: { content: sampleLog } },
      [text]: { schema: plainText, example: sampleLog },
      "multipart/form-data": { schema: logshareForm },
    },
    answers: {
      200: jsonAnswer(logshareCreated, {
        headers: uploaded,
        example: {
          success: true,
          message: "Log submitted successfully",
          id: sampleId,
          url: `${sampleOrigin}/${sampleId}`,
          raw: `${sampleOrigin}/v1/raw/${sampleId}`,
          token: sampleToken,
        },
      }),
      ...errors([400, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "logshareGet",
    method: "get",
    path: "/v1/log/{id}",
    tag,
    summary: "operations.logshare-get.summary",
    parameters: [idParameter],
    answers: { 200: jsonAnswer(logshareLog), ...errors([404, 429, 500, 503]) },
  },
  {
    id: "logshareDelete",
    method: "delete",
    path: "/v1/log/{id}",
    tag,
    summary: "operations.logshare-delete.summary",
    description: "operations.logshare-delete.description",
    parameters: [idParameter],
    needsToken: true,
    answers: { 200: jsonAnswer(logshareDeleted), ...errors([400, 401, 403, 404, 429, 500, 503]) },
  },
  {
    id: "logshareRaw",
    method: "get",
    path: "/v1/raw/{id}",
    tag,
    summary: "operations.get-raw.summary",
    description: "operations.logshare-raw.description",
    parameters: [idParameter, ifNoneMatch],
    answers: { ...rawAnswers, ...errors([404, 429, 500, 503]) },
  },
  {
    id: "logshareRawFile",
    method: "get",
    path: "/v1/raw/{id}/{filename}",
    tag,
    summary: "operations.logshare-raw-file.summary",
    parameters: [idParameter, fileNameParameter, ifNoneMatch],
    answers: { ...rawAnswers, ...errors([404, 429, 500, 503]) },
  },
  {
    id: "logshareInsights",
    method: "get",
    path: "/v1/insights/{id}",
    tag,
    summary: "operations.get-insights.summary",
    parameters: [idParameter, language],
    answers: { 200: jsonAnswer(mclogsInsights), ...errors([400, 404, 429, 500, 503]) },
  },
  {
    id: "logshareAnalyse",
    method: "post",
    path: "/v1/analyse",
    tag,
    summary: "operations.analyse.summary",
    parameters: [language],
    body: {
      [json]: { schema: mclogsText, example: { content: sampleLog } },
      [form]: { schema: mclogsText, example: { content: sampleLog } },
    },
    answers: {
      200: jsonAnswer(mclogsInsights, { headers: rateLimited }),
      ...errors([400, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "logshareStream",
    method: "get",
    path: "/v1/ai/{id}",
    tag,
    summary: "operations.logshare-stream.summary",
    description: "operations.logshare-stream.description",
    parameters: [idParameter, language],
    answers: { 200: events, ...errors([400, 404, 429, 500, 503]) },
  },
  {
    id: "logshareStreamAnalyse",
    method: "post",
    path: "/v1/ai/analyse",
    tag,
    summary: "operations.logshare-stream-analyse.summary",
    parameters: [language],
    body: { [json]: { schema: logshareQuestion, example: { content: sampleLog } } },
    answers: {
      200: { ...events, headers: rateLimited },
      ...errors([400, 404, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "logshareLimits",
    method: "get",
    path: "/v1/limits",
    tag,
    summary: "operations.get-limits.summary",
    answers: { 200: jsonAnswer(logshareLimits), ...errors([429]) },
  },
  {
    id: "logshareFilters",
    method: "get",
    path: "/v1/filters",
    tag,
    summary: "operations.mclogs-filters.summary",
    answers: { 200: jsonAnswer(logshareFilters), ...errors([429]) },
  },
  {
    id: "logshareRateError",
    method: "get",
    path: "/v1/errors/rate",
    tag,
    summary: "operations.logshare-rate-error.summary",
    answers: errors([429]),
  },
];

/** Addresses of the time before `/v1`, for what mclo.gs does not have. */
const olderPaths: Readonly<Record<string, string>> = {
  logshareDelete: "/1/delete/{id}",
  logshareRawFile: "/1/raw/{id}/{filename}",
  logshareStream: "/1/ai/{id}",
  logshareStreamAnalyse: "/1/ai/analyse",
  logshareRateError: "/1/errors/rate",
};

export const logshareOperations: readonly Operation[] = [
  ...own,
  ...own.flatMap((operation): Operation[] => {
    const path = olderPaths[operation.id];
    return path ? [{ ...operation, id: `${operation.id}Older`, path }] : [];
  }),
];
