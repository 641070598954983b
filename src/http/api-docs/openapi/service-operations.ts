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
});

export const serviceOperations: readonly Operation[] = [
  {
    id: "getLimits",
    method: "get",
    path: "/api/limits",
    tag: "Service",
    summary: "What the service allows",
    description: "Sizes, rates and formats, so that a tool can check before it sends.",
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
    summary: "Whether the service works",
    description: "`checks` names what fails, and what the service does without or will run out of.",
    parameters: [
      {
        name: "for",
        in: "query",
        description: "`reading`: healthy also while new logs are refused for lack of room.",
        schema: z.literal("reading"),
      },
    ],
    answers: {
      200: jsonAnswer(healthAnswer, {
        description: "It can store and read.",
        example: { status: "healthy", timestamp: sampleTime },
      }),
      503: jsonAnswer(healthAnswer, {
        description: "It cannot. `checks` says why.",
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
    summary: "This description, for programs",
    parameters: [ifNoneMatch],
    answers: {
      200: jsonAnswer(z.looseObject({ openapi: z.string() }), {
        description: "A document of OpenAPI 3.1.",
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
    summary: "This description, for assistants",
    parameters: [ifNoneMatch],
    answers: {
      200: { description: "A short text.", headers: ["ETag"], content: { [text]: { schema: plainText } } },
      ...unchanged,
      ...textRefusals([429]),
    },
  },
];
