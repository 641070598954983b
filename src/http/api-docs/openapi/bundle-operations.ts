import { z } from "zod";
import type { BundleAnswer } from "../../../wire/answers.ts";
import { bundleAnswer, removedAnswer } from "../../../wire/schemas/log-schemas.ts";
import { idParameter } from "./log-operations.ts";
import { jsonAnswer, type Operation, type Parameter, refusals } from "./operation.ts";
import { sampleId, sampleOrigin, sampleTime } from "./samples.ts";

const bundleId: Parameter = { ...idParameter, description: "schemas.insights-answer.bundle.id" };

const bundleSample: BundleAnswer = {
  success: true,
  id: sampleId,
  url: `${sampleOrigin}/${sampleId}`,
  shortUrl: `${sampleOrigin}/s/${sampleId}`,
  name: "crash.zip",
  createdAt: sampleTime,
  views: 3,
  uniqueViews: 2,
  files: [
    { id: "hT4vRz8NkB", name: "crash-2026-01-15_10.29.58-client.txt", size: 18_231, url: `${sampleOrigin}/hT4vRz8NkB` },
    { id: "Yb6sWc2LfJ", name: "latest.log", size: 402_118, url: `${sampleOrigin}/Yb6sWc2LfJ` },
  ],
};

export const bundleOperations: readonly Operation[] = [
  {
    id: "getBundle",
    method: "get",
    path: "/api/bundle/{id}",
    tag: "Logs",
    summary: "operations.get-bundle.summary",
    description: "operations.get-bundle.description",
    parameters: [bundleId],
    answers: {
      200: jsonAnswer(bundleAnswer, { headers: ["Link"], example: bundleSample }),
      ...refusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getBundleZip",
    method: "get",
    path: "/api/bundle/{id}/zip",
    tag: "Logs",
    summary: "operations.get-bundle-zip.summary",
    description: "operations.get-bundle-zip.description",
    parameters: [bundleId],
    answers: {
      200: {
        description: "answers.get-bundle-zip.200",
        headers: ["Link"],
        content: { "application/zip": { schema: z.string().meta({ contentMediaType: "application/zip" }) } },
      },
      ...refusals([404, 429, 500, 503]),
    },
  },
  {
    id: "removeBundle",
    method: "delete",
    path: "/api/bundle/{id}",
    tag: "Logs",
    summary: "operations.remove-bundle.summary",
    description: "operations.remove-bundle.description",
    parameters: [bundleId],
    needsToken: true,
    answers: {
      200: jsonAnswer(removedAnswer, {
        description: "answers.remove-bundle.200",
        example: { success: true, id: sampleId },
      }),
      ...refusals([400, 403, 404, 429, 500, 503]),
    },
  },
];
