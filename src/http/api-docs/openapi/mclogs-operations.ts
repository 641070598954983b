import { z } from "zod";
import type { RefusalCode } from "../../../wire/refusal.ts";
import {
  mclogsAnalysis,
  mclogsBulkAnswer,
  mclogsBulkRequest,
  mclogsCreated,
  mclogsDeleted,
  mclogsError,
  mclogsFilters,
  mclogsForm,
  mclogsInsights,
  mclogsLimits,
  mclogsLog,
  mclogsRequest,
  mclogsText,
} from "../../../wire/schemas/mclogs-schemas.ts";
import { foreverSeconds } from "../../compat/mclogs/log-facts.ts";
import { language } from "./analysis-operations.ts";
import { type HeaderName, rateLimited, uploaded } from "./answer-headers.ts";
import { idParameter, ifNoneMatch, namesParameter, rawAnswers } from "./log-operations.ts";
import { json, jsonAnswer, type Operation, refusalsAs } from "./operation.ts";
import { sampleId, sampleLog, sampleOrigin, sampleToken } from "./samples.ts";

const form = "application/x-www-form-urlencoded";
const tag = "mclo.gs";

function errors(codes: readonly RefusalCode[], headers: readonly HeaderName[] = []) {
  return refusalsAs(codes, () => ({ [json]: { schema: mclogsError } }), headers);
}

const created = 1_768_473_000;
const logSample = {
  success: true as const,
  id: sampleId,
  source: "example-plugin",
  created,
  expires: created + foreverSeconds,
  size: sampleLog.length,
  lines: 2,
  errors: 0,
  url: `${sampleOrigin}/${sampleId}`,
  raw: `${sampleOrigin}/1/raw/${sampleId}`,
  metadata: [],
};

const flag = (name: string, description: string) => ({ name, in: "query" as const, description, schema: z.string() });

const contentFlags = [
  flag("raw", "parameters.raw"),
  flag("parsed", "parameters.parsed"),
  flag("insights", "parameters.insights"),
  language,
];

export const mclogsOperations: readonly Operation[] = [
  {
    id: "mclogsCreate",
    method: "post",
    path: "/1/log",
    tag,
    summary: "operations.mclogs-create.summary",
    description: "operations.mclogs-create.description",
    parameters: contentFlags,
    body: {
      [json]: { schema: mclogsRequest, example: { content: sampleLog, source: "example-plugin" } },
      [form]: { schema: mclogsForm, example: { content: sampleLog } },
    },
    answers: {
      200: jsonAnswer(mclogsCreated, { headers: uploaded, example: { ...logSample, token: sampleToken } }),
      ...errors([400, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "mclogsGet",
    method: "get",
    path: "/1/log/{id}",
    tag,
    summary: "operations.mclogs-get.summary",
    parameters: [idParameter, ...contentFlags],
    answers: {
      200: jsonAnswer(mclogsLog, { example: logSample }),
      ...errors([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "mclogsDelete",
    method: "delete",
    path: "/1/log/{id}",
    tag,
    summary: "operations.mclogs-delete.summary",
    description: "operations.mclogs-delete.description",
    parameters: [idParameter],
    needsToken: true,
    answers: {
      200: jsonAnswer(mclogsDeleted, { example: { success: true } }),
      ...errors([400, 403, 404, 429, 500, 503]),
    },
  },
  {
    id: "mclogsBulkDelete",
    method: "post",
    path: "/1/bulk/log/delete",
    tag,
    summary: "operations.mclogs-bulk-delete.summary",
    body: { [json]: { schema: mclogsBulkRequest, example: [{ id: sampleId, token: sampleToken }] } },
    answers: {
      207: jsonAnswer(mclogsBulkAnswer, {
        example: { success: true, results: [{ success: true, id: sampleId, status: 200 }] },
      }),
      ...errors([400, 408, 413, 415, 429, 500, 503]),
    },
  },
  {
    id: "mclogsRaw",
    method: "get",
    path: "/1/raw/{id}",
    tag,
    summary: "operations.get-raw.summary",
    parameters: [idParameter, namesParameter, ifNoneMatch],
    answers: {
      ...rawAnswers,
      ...errors([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "mclogsInsights",
    method: "get",
    path: "/1/insights/{id}",
    tag,
    summary: "operations.get-insights.summary",
    parameters: [idParameter, language],
    answers: {
      200: jsonAnswer(mclogsInsights),
      ...errors([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "mclogsAnalyse",
    method: "post",
    path: "/1/analyse",
    tag,
    summary: "operations.analyse.summary",
    parameters: [language],
    body: {
      [json]: { schema: mclogsText, example: { content: sampleLog } },
      [form]: { schema: mclogsText, example: { content: sampleLog } },
    },
    answers: {
      200: jsonAnswer(mclogsAnalysis, { headers: rateLimited }),
      ...errors([400, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "mclogsLimits",
    method: "get",
    path: "/1/limits",
    tag,
    summary: "operations.get-limits.summary",
    answers: {
      200: jsonAnswer(mclogsLimits),
      ...errors([429]),
    },
  },
  {
    id: "mclogsFilters",
    method: "get",
    path: "/1/filters",
    tag,
    summary: "operations.mclogs-filters.summary",
    answers: {
      200: jsonAnswer(mclogsFilters),
      ...errors([429]),
    },
  },
];
