import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { documentOfIds, openapiDocument } from "../../src/http/api-docs/openapi/document.ts";
import type { Routes } from "../../src/http/core/handler.ts";
import { type RouteDependencies, routes } from "../../src/http/routes.ts";
import { siteRoutes } from "../../src/http/site/routes.ts";
import { languages } from "../../src/i18n/language.ts";
import { findMessage, keysUnder, textOf } from "../../src/i18n/messages/catalogue.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { operationsIn } from "../support/openapi-calls.ts";
import { DocumentValidator } from "../support/openapi-validation.ts";

const document = openapiDocument("https://logs.example");
const operations = operationsIn(document);

describe("the document is OpenAPI 3.1", () => {
  test("with what every document needs", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toBe("Lectern");
    expect(typeof document.info.version).toBe("string");
    expect(document.servers).toEqual([{ url: "https://logs.example" }]);
    expect(operations.length).toBeGreaterThan(25);
  });

  test("no reference leads nowhere", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!);
    expect(references.length).toBeGreaterThan(50);
    const lost = references.filter((reference) => {
      const steps = reference.replace(/^#\//, "").split("/");
      return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], document) === undefined;
    });
    expect(lost).toEqual([]);
  });

  test("every schema with a name is used", () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"$ref":"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });

  test("every operation has an id of its own, a summary, a tag that is told, and an answer", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operation, method } of operations) {
      expect(["get", "post", "put", "delete"]).toContain(method);
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).not.toBe("");
      expect(operation.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
      expect(Object.keys(operation.responses).filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
      for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe("");
    }
  });

  test("every parameter of a path is declared, and no other", () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      const declared = (operation.parameters ?? []).filter((one) => one.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test("every schema is JSON Schema of 2020-12, and every example keeps it", () => {
    const validator = new DocumentValidator(document);
    let examples = 0;
    for (const { operation } of operations) {
      const answers = Object.values(operation.responses).map(({ content }) => content);
      for (const content of [operation.requestBody?.content, ...answers]) {
        for (const [type, { schema, example }] of Object.entries(content ?? {})) {
          if (example === undefined) continue;
          examples++;
          const { operationId } = operation;
          expect({ operationId, type, faults: validator.faults(schema, example) }).toEqual({
            operationId,
            type,
            faults: [],
          });
        }
      }
    }
    expect(examples).toBeGreaterThan(40);
  });

  test("whatever takes a body tells how it refuses one: unreadable, too slow, packed in a way nobody knows", () => {
    const told = operations
      .filter(({ operation }) => operation.requestBody)
      .map(({ operation: { operationId, responses } }) => ({
        operationId,
        untold: [400, 408, 415].filter((status) => responses[status] === undefined),
      }));
    expect(told.filter(({ untold }) => untold.length > 0)).toEqual([]);
  });

  test("every body of JSON has an example", () => {
    const without = operations.filter(({ operation }) => {
      const media = operation.requestBody?.content["application/json"];
      return media !== undefined && media.example === undefined;
    });
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

/** Anything, for routes that are looked at and not called. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : anything),
  apply: () => anything,
});

const dependencies: Record<keyof RouteDependencies, unknown> = {
  answerContext: anything,
  uploadService: anything,
  readable: anything,
  insights: anything,
  bundleInsights: anything,
  analysisService: anything,
  frame: anything,
  previews: anything,
  store: anything,
  clock: anything,
  publicUrl: anything,
  limits: anything,
  metrics: anything,
  metricsToken: anything,
  assistantLimiter: anything,
  assistantMessageLimiter: anything,
  healthNotices: anything,
  logTexts: anything,
  failedLookups: anything,
  reports: anything,
  reportLimiter: anything,
  reported: anything,
};

/** What is not for programs, or has a description of its own. What `http/site/` has is for browsers alone. */
const notDescribed: Record<string, string> = {
  "GET /": "the page to share logs",
  "GET /docs": "the reference page itself",
  "GET /metrics": "for the operator's monitoring, in the format of Prometheus",
  "GET /p/anonymous/:id": "leads to the page of a log",
  "POST /mcp": "the Model Context Protocol describes itself",
};

describe("the document is complete", () => {
  // The router knows no word behind an id: such a path is one of two parts.
  const pattern = (path: string) =>
    path
      .replace(/\{\w+\}\/\{\w+\}$/, ":id/*")
      .replace(/\{\w+\}$/, ":id")
      .replace(/\{\w+\}\/\w+$/, ":a/:b")
      .replace(/\{\w+\}/, ":id");
  const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${pattern(path)}`);
  const named = (table: Routes) =>
    Object.entries(table).flatMap(([path, { methods }]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const served = named(routes(dependencies as RouteDependencies));
  const forBrowsers = named(siteRoutes(anything as never, anything as never, anything as never));

  test("every route that programs use is in it", () => {
    expect(served.length).toBeGreaterThan(30);
    const described = [...told, ...forBrowsers, ...Object.keys(notDescribed)];
    expect(served.filter((route) => !described.includes(route))).toEqual([]);
  });

  test("only what is served, and is not in it, is excused", () => {
    const excused = [...forBrowsers, ...Object.keys(notDescribed)];
    expect(excused.filter((route) => !served.includes(route) || told.includes(route))).toEqual([]);
  });

  test("and nothing that is not there", () => {
    const others = told.filter((route) => !served.includes(route));
    expect(others.sort()).toEqual(["GET /:id.md", "GET /:id.png"]);
  });

  test("every sentence of it is a message, in every language", () => {
    const texts = /"(?:description|summary)":"([^"]*)"/g;
    const used = new Set([...JSON.stringify(documentOfIds()).matchAll(texts)].map(([, id]) => `openapi.${id}`));
    expect(used.size).toBeGreaterThan(200);
    for (const language of languages) {
      expect([...used].filter((key) => findMessage(language, key) === undefined)).toEqual([]);
    }
    // The names of tags are on the reference page; some refusals have no operation.
    const elsewhere = /^openapi\.(?:tags\.[a-z]+\.name|refusals\.(?:405|417))$/;
    expect(keysUnder("openapi").filter((key) => !used.has(key) && !elsewhere.test(key))).toEqual([]);
  });
});

describe("the document, served", () => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test("names the address that was asked", async () => {
    const served = (await (await app.get("/openapi.json")).json()) as typeof document;
    expect(served.servers).toEqual([{ url: app.url }]);
    expect(JSON.stringify(served)).not.toContain("lectern.example");
    const named = await app.get("/openapi.json", { headers: { Host: "logs.example:8080" } });
    expect(((await named.json()) as typeof document).servers).toEqual([{ url: "http://logs.example:8080" }]);
  });

  test("is in the language that is asked for, and kept apart from the others", async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await app.get(path, { headers });
      const { headers: sent } = answer;
      return { text: await answer.text(), language: sent.get("content-language"), tag: sent.get("etag"), sent };
    };
    const english = await ask("/openapi.json");
    expect(english.text).toBe(JSON.stringify(document).replaceAll("https://logs.example", app.url));
    expect(english.language).toBe("en");
    const tags = new Set([english.tag]);
    for (const language of languages.filter((one) => one !== "en")) {
      const asked = await ask(`/openapi.json?lang=${language}`);
      expect(asked.language).toBe(language);
      expect(asked.sent.get("vary")).toBe("Accept-Language, Cookie, Accept-Encoding");
      const { info, paths } = JSON.parse(asked.text) as typeof document;
      expect(info.description).toBe(textOf(language, "openapi.info.description"));
      expect(Object.keys(paths)).toEqual(Object.keys(document.paths));
      tags.add(asked.tag);
    }
    expect(tags.size).toBe(languages.length);
    const german = (await ask("/openapi.json?lang=de")).text;
    expect((await ask("/openapi.json", { "Accept-Language": "de-AT, en;q=0.5" })).text).toBe(german);
    expect((await ask("/openapi.json", { Cookie: "lang=de" })).text).toBe(german);
    // What one reader keeps says nothing of what another would get.
    const other = await app.get("/openapi.json?lang=de", { headers: { "If-None-Match": english.tag! } });
    expect(other.status).toBe(200);
    expect((await app.get("/openapi.json", { headers: { "If-None-Match": english.tag! } })).status).toBe(304);
  });

  test("is open to every origin, and packed as its reader likes it", async () => {
    const answer = await app.get("/openapi.json", { headers: { "Accept-Encoding": "gzip" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  });
});
