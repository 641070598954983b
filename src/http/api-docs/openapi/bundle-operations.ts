import { z } from "zod";
import { bundleAnswer, removedAnswer } from "../../../wire/schemas/log-schemas.ts";
import { idParameter } from "./log-operations.ts";
import { json, type Operation, type Parameter, refusals } from "./operation.ts";
import { bundleSample, removedSample } from "./samples.ts";

const bundleId: Parameter = { ...idParameter, description: "The id of the bundle." };

export const bundleOperations: readonly Operation[] = [
  {
    id: "getBundle",
    method: "get",
    path: "/api/bundle/{id}",
    tag: "Logs",
    summary: "See what is in a bundle",
    description:
      "The files that were shared together. Each is a log of its own, with an id for every other operation. Does not count as a view.",
    parameters: [bundleId],
    answers: {
      200: {
        description: "Several logs with one link.",
        headers: ["Link"],
        content: { [json]: { schema: bundleAnswer, example: bundleSample } },
      },
      ...refusals([404, 429, 500, 503]),
    },
  },
  {
    id: "getBundleZip",
    method: "get",
    path: "/api/bundle/{id}/zip",
    tag: "Logs",
    summary: "Download a bundle",
    description: "A zip of all files that are there. Counts as a view of the bundle.",
    parameters: [bundleId],
    answers: {
      200: {
        description: "The files.",
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
    summary: "Remove a bundle of your own",
    description: "All of its logs, for good. The same token removes each of them alone, by the id of the log.",
    parameters: [bundleId],
    needsToken: true,
    answers: {
      200: {
        description: "The bundle and its logs are gone, for good.",
        content: { [json]: { schema: removedAnswer, example: removedSample } },
      },
      ...refusals([400, 403, 404, 429, 500, 503]),
    },
  },
];
