import { z } from "zod";
import { limitsAnswer } from "../../../wire/schemas/limits-schemas.ts";
import { healthAnswer } from "../../../wire/schemas/log-schemas.ts";
import { plainText } from "../../../wire/schemas/shared-schemas.ts";
import { limitsOf } from "../limits-answer.ts";
import { ifNoneMatch } from "./log-operations.ts";
import { jsonAnswer, type Operation, refusals, text, textRefusals, unchanged } from "./operation.ts";
import { sampleTime } from "./samples.ts";

const limitsSample = limitsOf({
  maxLogBytes: 10 * 1024 * 1024,
  uploadsPerMinute: 10,
  analysesPerMinute: 30,
  assistantCallsPerMinute: 120,
  retention: null,
  knownCrashes: "on",
});

export const serviceOperations: readonly Operation[] = [
  {
    id: "getLimits",
    method: "get",
    path: "/api/limits",
    tag: "Service",
    summary: "operations.get-limits.summary",
    description: "operations.get-limits.description",
    parameters: [ifNoneMatch],
    answers: {
      200: jsonAnswer(limitsAnswer, { headers: ["ETag"], example: limitsSample }),
      ...unchanged,
      ...refusals([429]),
    },
  },
  {
    id: "getHealth",
    method: "get",
    path: "/api/health",
    tag: "Service",
    summary: "operations.get-health.summary",
    description: "operations.get-health.description",
    parameters: [
      {
        name: "for",
        in: "query",
        description: "parameters.for",
        schema: z.literal("reading"),
      },
    ],
    answers: {
      200: jsonAnswer(healthAnswer, {
        description: "answers.get-health.200",
        example: { status: "healthy", timestamp: sampleTime },
      }),
      503: jsonAnswer(healthAnswer, {
        description: "answers.get-health.503",
        headers: ["Retry-After"],
        example: {
          status: "unhealthy",
          timestamp: sampleTime,
          checks: { storage: "The store did not answer within 800 ms." },
        },
      }),
    },
  },
  {
    id: "getOpenapi",
    method: "get",
    path: "/openapi.json",
    tag: "Service",
    summary: "operations.get-openapi.summary",
    parameters: [ifNoneMatch],
    answers: {
      200: jsonAnswer(z.looseObject({ openapi: z.string() }), {
        description: "answers.get-openapi.200",
        headers: ["ETag"],
      }),
      ...unchanged,
      ...refusals([429]),
    },
  },
  {
    id: "getLlms",
    method: "get",
    path: "/llms.txt",
    tag: "Service",
    summary: "operations.get-llms.summary",
    parameters: [ifNoneMatch],
    answers: {
      200: { description: "answers.get-llms.200", headers: ["ETag"], content: { [text]: { schema: plainText } } },
      ...unchanged,
      ...textRefusals([429]),
    },
  },
];
