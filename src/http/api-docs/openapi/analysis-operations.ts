import { z } from "zod";
import { languages } from "../../../wire/languages.ts";
import { analyseAnswer, insightsAnswer } from "../../../wire/schemas/insights-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import { rateLimited } from "./answer-headers.ts";
import { analyseSample } from "./insights-sample.ts";
import { fileParameter, idParameter, ifNoneMatch, logBodies } from "./log-operations.ts";
import {
  jsonAnswer,
  type Operation,
  type Parameter,
  refusals,
  refusalsAs,
  textRefusals,
  unchanged,
} from "./operation.ts";
import { sampleId } from "./samples.ts";

export const language: Parameter = {
  name: "lang",
  in: "query",
  description: "parameters.lang",
  schema: z.enum(languages),
};

export const analysisOperations: readonly Operation[] = [
  {
    id: "getInsights",
    method: "get",
    path: "/api/insights/{id}",
    tag: "Analysis",
    summary: "operations.get-insights.summary",
    description: "operations.get-insights.description",
    parameters: [idParameter, fileParameter, language, ifNoneMatch],
    answers: {
      200: jsonAnswer(insightsAnswer, {
        headers: ["ETag", "Link"],
        example: { ...analyseSample, success: true, id: sampleId },
      }),
      ...unchanged,
      ...refusals([400, 404, 429, 500, 503]),
    },
  },
  {
    id: "analyse",
    method: "post",
    path: "/api/analyse",
    tag: "Analysis",
    summary: "operations.analyse.summary",
    description: "operations.analyse.description",
    parameters: [language],
    body: logBodies,
    answers: {
      200: jsonAnswer(analyseAnswer, { headers: rateLimited, example: analyseSample }),
      ...refusals([400, 408, 413, 415, 429, 500, 503], rateLimited),
    },
  },
  {
    id: "getSummary",
    method: "get",
    path: "/{id}.md",
    tag: "Analysis",
    summary: "operations.get-summary.summary",
    description: "operations.get-summary.description",
    parameters: [idParameter, language, ifNoneMatch],
    answers: {
      200: {
        description: "answers.get-summary.200",
        headers: ["ETag"],
        content: { "text/markdown": { schema: plainText } },
      },
      ...unchanged,
      ...textRefusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getPicture",
    method: "get",
    path: "/{id}.png",
    tag: "Analysis",
    summary: "operations.get-picture.summary",
    parameters: [idParameter],
    answers: {
      200: {
        description: "answers.get-picture.200",
        content: { "image/png": { schema: z.string().meta({ contentMediaType: "image/png" }) } },
      },
      ...refusalsAs([404, 429], () => ({ "text/html": { schema: plainText } })),
    },
  },
];
