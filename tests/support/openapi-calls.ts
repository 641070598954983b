import type { DescribedMedia, DescribedOperation, OpenapiDocument } from "../../src/http/api-docs/openapi/document.ts";

/** Servers in different states of failure; see `openapi.test.ts`. */
export type ServerName = "usual" | "limited" | "overused" | "broken" | "buggy" | "impatient";

/** One request for an operation, and the status that it should be answered with. */
export interface Call {
  status: number;
  server?: ServerName;
  id?: string;
  /** With the token of the log. */
  ownToken?: true;
  query?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

type BodyInit = string | Uint8Array | FormData | ReadableStream;

export interface PlacedOperation {
  path: string;
  method: string;
  operation: DescribedOperation;
}

export function operationsIn(document: OpenapiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

export const unknownId = "zzzzzzzzzz";
export const sampleText = "[12:00:00] [Server thread/INFO]: Done (3.141s)!\n";

const wrongToken = { Authorization: `Bearer ${"0".repeat(64)}` };
const removals: Call[] = [
  { status: 200, ownToken: true },
  { status: 400 },
  { status: 403, headers: wrongToken },
  { status: 404, id: unknownId, headers: wrongToken },
  { status: 429, server: "limited", headers: wrongToken },
  { status: 503, server: "broken", headers: wrongToken },
  { status: 500, server: "buggy", headers: wrongToken },
];

/** What only one operation needs: everything else follows from the document. */
export const ownCalls: Record<string, Call[]> = {
  uploadLog: [
    { status: 200, query: "?format=plain", body: sampleText },
    { status: 200, query: "?redact=true&token=true", body: "from 203.0.113.7" },
    {
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        files: [{ name: "a.log", content: sampleText }, { content: sampleText }, { content: " " }],
      }),
    },
    { status: 400, query: "?token=maybe", body: "x" },
    { status: 403, headers: { Authorization: `Bearer lectern_bot_${"0".repeat(64)}` }, body: "x" },
    { status: 400, body: " \n" },
    { status: 400, query: "?format=xml", body: "x" },
  ],
  getInsights: [
    { status: 400, query: "?lang=tlh" },
    { status: 200, query: "?lang=zh-CN" },
  ],
  analyse: [
    { status: 400, body: " " },
    { status: 200, query: "?lang=zh-CN", body: sampleText },
  ],
  getPage: [
    { status: 200, headers: { Accept: "text/html" } },
    { status: 200, headers: { Accept: "*/*" } },
  ],
  getPicture: [{ status: 200 }],
  getRaw: [
    { status: 200, query: "?download" },
    { status: 200, query: "?names=readable" },
    { status: 400, query: "?names=klingon" },
  ],
  getLog: [
    { status: 200, query: "?names=readable" },
    { status: 400, query: "?names=klingon" },
  ],
  getHealth: [{ status: 503, server: "broken" }],
  mclogsCreate: [
    { status: 400, headers: { "Content-Type": "application/json" }, body: '{"content":""}' },
    {
      status: 200,
      query: "?raw&parsed&insights",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: sampleText }),
    },
  ],
  mclogsGet: [
    { status: 200, query: "?raw&parsed&insights" },
    { status: 400, query: "?insights&lang=tlh" },
  ],
  mclogsRaw: [{ status: 400, query: "?names=klingon" }],
  mclogsInsights: [
    { status: 200, query: "?lang=zh-CN" },
    { status: 400, query: "?lang=tlh" },
  ],
  mclogsAnalyse: [{ status: 400, headers: { "Content-Type": "application/json" }, body: "{}" }],
  logshareCreate: [{ status: 400, headers: { "Content-Type": "application/json" }, body: '{"content":""}' }],
  logshareInsights: [{ status: 400, query: "?lang=tlh" }],
  logshareAnalyse: [{ status: 400, headers: { "Content-Type": "application/json" }, body: "{}" }],
  logshareStream: [{ status: 400, query: "?lang=tlh" }],
  logshareStreamAnalyse: [
    { status: 400, headers: { "Content-Type": "application/json" }, body: "{}" },
    { status: 404, headers: { "Content-Type": "application/json" }, body: `{"id":"${unknownId}"}` },
  ],
  removeLog: removals,
  logshareDelete: [
    ...removals.filter(({ status }) => status !== 400),
    { status: 401 },
    { status: 400, id: ",", headers: wrongToken },
  ],
  removeBundle: removals,
  mclogsDelete: removals,
  mclogsBulkDelete: [
    { status: 400, headers: { "Content-Type": "application/json" }, body: "{}" },
    { status: 413, headers: { "Content-Type": "application/json" }, body: `[${" ".repeat(300_000)}]` },
  ],
  hastebinCreate: [
    { status: 400, body: " " },
    { status: 200, query: "?token=true", body: sampleText },
  ],
  bytebinCreate: [
    { status: 400, body: " " },
    { status: 201, query: "?token=true", body: sampleText },
  ],
  bytebinPut: [{ status: 400, body: " " }],
  zeroCreate: [{ status: 400, body: formWith("file", " ") }],
  pasteGgCreate: [{ status: 400, headers: { "Content-Type": "application/json" }, body: "{}" }],
};

/** Calls for every operation: its own examples, and one for each error that it documents. */
export function callsOf({ operation }: PlacedOperation, document: OpenapiDocument, maxLogBytes: number): Call[] {
  const { requestBody, responses, parameters = [], operationId, security } = operation;
  const [first] = Object.entries(requestBody?.content ?? {}).map(([type, media]) => bodyOf(type, media, document));
  const good = Number(Object.keys(responses)[0]);
  const tells = (status: number) => responses[status] !== undefined;
  const calls: Call[] = [...(ownCalls[operationId.replace(/Older$/, "")] ?? [])];
  for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
    calls.push({ status: good, ...bodyOf(type, media, document) });
  }
  if (!requestBody && !security && !calls.some(({ status }) => status === good)) calls.push({ status: good });
  const hasKey = parameters.some((one) => one.in === "path");
  if (hasKey && !requestBody && !security && tells(404)) calls.push({ status: 404, id: unknownId });
  if (security) return calls;
  if (tells(304)) calls.push({ status: 304, headers: { "If-None-Match": "*" } });
  if (tells(413) && !calls.some(({ status }) => status === 413))
    calls.push({ status: 413, ...largest(first!, maxLogBytes) });
  if (tells(415)) calls.push({ status: 415, ...withHeader(first!, "Content-Encoding", "rot13") });
  if (tells(429)) calls.push({ status: 429, server: "overused", ...first });
  if (tells(429) && (hasKey || first)) calls.push({ status: 429, server: "limited", ...first });
  const dependsOnStore = !/analyse|health/i.test(operationId);
  if (tells(503) && dependsOnStore) calls.push({ status: 503, server: "broken", ...first });
  if (tells(500) && dependsOnStore) calls.push({ status: 500, server: "buggy", ...first });
  if (tells(408)) calls.push({ status: 408, server: "impatient", headers: first?.headers ?? {}, body: endless() });
  return calls;
}

type Sent = Pick<Call, "headers" | "body">;

/** A body as its example in the document says. */
function bodyOf(type: string, { schema, example }: DescribedMedia, document: OpenapiDocument): Sent {
  if (type === "multipart/form-data") {
    const name = String(schema["$ref"]).replace(/^.*\//, "");
    const properties = document.components.schemas[name]?.["properties"] as Record<string, unknown>;
    return { body: formWith(Object.keys(properties)[0]!, sampleText) };
  }
  const headers = { "Content-Type": type };
  if (type === "application/x-www-form-urlencoded") {
    return { headers, body: String(new URLSearchParams(example as Record<string, string>)) };
  }
  if (example === undefined) return { headers, body: sampleText };
  return { headers, body: typeof example === "string" ? example : JSON.stringify(example) };
}

function formWith(field: string, text: string): FormData {
  const form = new FormData();
  form.set(field, new File([text], "latest.log"));
  return form;
}

/** The same body with a log that is too large. */
function largest(sent: Sent, maxLogBytes: number): Sent {
  const log = "x".repeat(maxLogBytes + 1);
  if (sent.body instanceof FormData) return { body: formWith([...sent.body.keys()][0]!, log) };
  if (!sent.headers?.["Content-Type"]?.includes("json")) return { ...sent, body: log };
  const enlarge = (_: string, value: unknown) => (typeof value === "string" && value.includes("\n") ? log : value);
  return { ...sent, body: JSON.stringify(JSON.parse(sent.body as string), enlarge) };
}

function withHeader(sent: Sent, name: string, value: string): Sent {
  return { ...sent, headers: { ...sent.headers, [name]: value } };
}

function endless(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("the beginning"));
    },
  });
}
