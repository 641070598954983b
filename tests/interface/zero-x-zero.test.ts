import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, browserAccept, logOf, startApp } from "../support/app-under-test.ts";

/** The base address takes two things: the form of the home page, and what clients of 0x0.st send. */
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function post(fields: Record<string, string | File>, headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return app.get("/", { method: "POST", body: form, headers });
}

const file = new File(["from 203.0.113.7\n"], "latest.log");
const browser = { Accept: browserAccept };

describe("a person in a browser", () => {
  test.each<[string, Record<string, string | File>, string]>([
    ["typed a log", { name: "", file: new File([], ""), content: "typed" }, "typed"],
    ["chose a file", { name: "", file, content: "" }, "from 203.0.113.7\n"],
    ["has a browser that sends nothing but the file", { file }, "from 203.0.113.7\n"],
  ])("%s, and sees the log", async (_, fields, content) => {
    const response = await post(fields, browser);
    expect(response.status).toBe(303);
    expect((await logOf(app, response.headers.get("location")!.slice(1))).content).toBe(content);
  });

  test("is told in a page what is wrong", async () => {
    const response = await post({ name: "", file: new File([], ""), content: "" }, browser);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  });
});

describe("a program", () => {
  test("that sends a file gets the link, and nothing else", async () => {
    const response = await post({ file });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const link = await response.text();
    expect(link).toMatch(new RegExp(`^${app.url}/\\w{10}\n$`));
    expect(await logOf(app, link.trim().slice(-10))).toMatchObject({
      content: "from 203.0.113.7\n",
      name: "latest.log",
    });
  });

  test("that sends the form of the home page gets what that form gets", async () => {
    const response = await post({ name: "n.log", file, content: "", redact: "true" });
    expect(response.status).toBe(303);
    const stored = await logOf(app, response.headers.get("location")!.slice(1));
    expect(stored.name).toBe("n.log");
    expect(stored.content).not.toContain("203.0.113.7");
  });

  test("that sends no form gets the link, too", async () => {
    const response = await app.get("/", { method: "POST", body: "a log\n", headers: { "Content-Type": "text/plain" } });
    expect((await logOf(app, (await response.text()).trim().slice(-10))).content).toBe("a log\n");
  });

  test("gets links to the address that the operator set", async () => {
    const subject = await startApp({}, { publicUrl: "https://logs.example" });
    const form = new FormData();
    form.set("file", file);
    const response = await subject.get("/", { method: "POST", body: form });
    expect(await response.text()).toMatch(/^https:\/\/logs\.example\/\w{10}\n$/);
    const put = await subject.get("/post", { method: "PUT", body: "x" });
    expect(await put.text()).toMatch(/^https:\/\/logs\.example\/\w{10}\n$/);
    await subject.stop();
  });
});

test("a wrong method at the base address is told in a page, and says nothing of uploads", async () => {
  const response = await app.get("/", { method: "DELETE" });
  expect([response.status, response.headers.get("content-type")]).toEqual([405, "text/html; charset=utf-8"]);
  expect(response.headers.get("ratelimit-limit")).toBeNull();
});
