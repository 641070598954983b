import { expect, test } from "bun:test";
import { requestOf } from "./request.ts";

const fields = (entries: Record<string, string>) => new Map(Object.entries(entries));

test("parameters go where they belong, and empty ones nowhere", () => {
  const made = requestOf({
    method: "GET",
    path: "/api/insights/{id}",
    fields: fields({ "path:id": " a/b ", "query:lang": "zh-CN", "query:other": "", "header:If-None-Match": '"x"' }),
    fileField: "",
  });
  expect(made).toEqual({
    address: "/api/insights/a%2Fb?lang=zh-CN",
    method: "GET",
    headers: { "If-None-Match": '"x"' },
    body: null,
  });
});

test("a token is sent as its owner's", () => {
  const made = requestOf({
    method: "DELETE",
    path: "/1/log/{id}",
    fields: fields({ "path:id": "x", token: " c0ffee " }),
    fileField: "",
  });
  expect(made.headers).toEqual({ Authorization: "Bearer c0ffee" });
});

test("a text is sent as it is, under the type that was chosen", () => {
  const made = requestOf({
    method: "POST",
    path: "/api/upload",
    fields: fields({ type: "application/json", body: '{"content":"x"}' }),
    fileField: "",
  });
  expect([made.headers, made.body]).toEqual([{ "Content-Type": "application/json" }, '{"content":"x"}']);
});

test("a form with a file has the text as its file, and finds its own type", async () => {
  const made = requestOf({
    method: "POST",
    path: "/",
    fields: fields({ type: "multipart/form-data", body: "the log" }),
    fileField: "data",
  });
  const file = (made.body as FormData).get("data") as unknown as File;
  expect([made.headers, file.name, await file.text()]).toEqual([{}, "latest.log", "the log"]);
});
