import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openapiDocument } from "../../src/http/api-docs/openapi/document.ts";
import { tasks } from "../../src/http/api-docs/page/examples/example.ts";
import { exampleLanguages, tasksOf } from "../../src/http/api-docs/page/examples/example-list.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { operationsIn } from "../support/openapi-calls.ts";

let app: AppUnderTest;
let page: string;
let chinese: string;
beforeAll(async () => {
  app = await startApp();
  page = await (await app.get("/docs")).text();
  chinese = await (await app.get("/docs?lang=zh-CN")).text();
});
afterAll(() => app.stop());

describe("the reference page", () => {
  test("tells every operation of the document, and forms to try them", () => {
    for (const { path, method, operation } of operationsIn(openapiDocument(app.url))) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(`data-method="${method.toUpperCase()}" data-path="${path}"`);
      expect(page).toContain(`href="#${operation.operationId}"`);
    }
  });

  test("has an example of every task in every language, with the address that was asked", () => {
    expect(Object.values(tasksOf).flat().sort()).toEqual([...tasks].sort());
    for (const { id, texts } of exampleLanguages) {
      expect(page.split(`data-language="${id}"`).length - 1).toBe(tasks.length);
      for (const text of Object.values(texts)) expect(text).toContain("{origin}");
    }
    expect(page).toContain(`${app.url}/api/upload`);
    expect(page).not.toMatch(/lectern\.example|\{origin\}/);
  });

  test("is there in Chinese, sentences of the interface too", () => {
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese).toContain("分享日志");
    expect(chinese).toContain("日志的自述，以及出了什么问题。");
    expect(chinese).not.toContain("Share a log, read it back");
  });

  test("runs and loads nothing but its own files", async () => {
    const { headers } = await app.get("/docs");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(page).not.toMatch(/<script(?![^>]*src="\/assets\/)|\son\w+=|style="|<style/);
    // Of each other language, search engines are told the whole address.
    const loaded = page.replace(/<link rel="alternate" hreflang="[^>]*>/g, "");
    const elsewhere = [...loaded.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(elsewhere.filter((target) => !/^[/#?]/.test(target))).toEqual([]);
  });

  test("needs less than ten kilobytes of JavaScript", async () => {
    const entry = /src="(\/assets\/docs-[^"]+)"/.exec(page)![1]!;
    const text = await (await app.get(entry)).text();
    const parts = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    const texts = await Promise.all(parts.map(async (part) => (await app.get(part)).text()));
    expect(Bun.gzipSync(Buffer.from([text, ...texts].join("\n"))).length).toBeLessThan(10_000);
  });

  test("ids are given once, and labels lead to them", () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);
    expect(ids.filter((one, place) => ids.indexOf(one) !== place)).toEqual([]);
    const labels = [...page.matchAll(/<label for="([^"]+)"/g)].map((match) => match[1]!);
    expect(labels.filter((one) => !ids.includes(one))).toEqual([]);
  });

  test("is a link away from every page that has a footer", async () => {
    for (const path of ["/", "/compare", "/zzzzzzzzzz"]) {
      const text = await (await app.get(path, { headers: { Accept: "text/html" } })).text();
      expect({ path, isLinked: text.includes('href="/docs"') }).toEqual({ path, isLinked: true });
    }
  });
});
