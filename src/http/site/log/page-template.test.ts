import { expect, test } from "bun:test";
import { originPlaceholder, PageTemplate } from "./page-template.ts";

const page = new PageTemplate(`<a href="${originPlaceholder}/x">中</a><a href="${originPlaceholder}/y">`);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test("names the origin that it is asked for at, wherever it is named", () => {
  expect(text(page.at("https://a.example"))).toBe('<a href="https://a.example/x">中</a><a href="https://a.example/y">');
  expect(text(page.at("http://b:80", "<p>"))).toStartWith('<p><a href="http://b:80/x">');
});

test("knows how long it is, with an origin and without", () => {
  expect(page.bytesAt("http://b:80")).toBe(page.at("http://b:80").length);
  expect(page.bytes).toBe(page.bytesAt(""));
});

test("lets no origin become markup", () => {
  expect(text(page.at('"><'))).not.toContain('"><');
});

test("is whole without any place for an origin", () => {
  expect(text(new PageTemplate("<p>").at("https://a.example"))).toBe("<p>");
});
