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
  description: "The language of the sentences. Without it, Accept-Language decides.",
  schema: z.enum(languages),
};

export const analysisOperations: readonly Operation[] = [
  {
    id: "getInsights",
    method: "get",
    path: "/api/insights/{id}",
    tag: "Analysis",
    summary: "What a stored log says",
    description:
      "Software, versions, mods, plugins, exceptions, and findings with advice. Does not count as a view. Of a bundle: what its most telling file says, and in `bundle` what all of them say together.",
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
    summary: "What a text says, without storing it",
    description: "Takes the same bodies as an upload. Has a limit of its own.",
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
    summary: "A summary in Markdown",
    description:
      "Short, for chats and assistants: the findings, their advice, and the lines that matter. Of a bundle: what its files say together, with the link of each. Does not count as a view. Who asks for HTML, as browsers do, gets it as a page, unless the query has `plain`.",
    parameters: [idParameter, language, ifNoneMatch],
    answers: {
      200: { description: "A summary.", headers: ["ETag"], content: { "text/markdown": { schema: plainText } } },
      ...unchanged,
      ...textRefusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getPicture",
    method: "get",
    path: "/{id}.png",
    tag: "Analysis",
    summary: "A picture for link previews",
    parameters: [idParameter],
    answers: {
      200: {
        description: "A picture of 1200 by 630 pixels.",
        content: { "image/png": { schema: z.string().meta({ contentMediaType: "image/png" }) } },
      },
      ...refusalsAs([404, 429], () => ({ "text/html": { schema: plainText } })),
    },
  },
];
