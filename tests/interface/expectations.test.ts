import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, browserAccept, startApp } from "../support/app-under-test.ts";
import { exchangeRaw } from "../support/raw-answer.ts";
import { isWhole, sendRaw } from "../support/raw-http.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const upload = ["POST /api/upload HTTP/1.1", "Host: localhost", "Content-Type: text/plain"];

describe("Expect", () => {
  test("100-continue is answered before the body is sent", async () => {
    const answer = await sendRaw(
      app.port,
      [`${upload.join("\r\n")}\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`],
      {
        isEnough: (received) => received.includes("\r\n\r\n"),
      },
    );
    expect(answer).toStartWith("HTTP/1.1 100 Continue\r\n\r\n");
  });

  test.each(["100-continue", "100-Continue", "100-continue, 100-continue", ""])(
    "%p lets the request pass",
    async (expected) => {
      const answer = await sendRaw(
        app.port,
        [`${upload.join("\r\n")}\r\nExpect: ${expected}\r\nContent-Length: 5\r\n\r\na log`],
        { isEnough: (received) => received.includes("HTTP/1.1 200 OK") || isWhole(received) },
      );
      expect(answer).toContain("HTTP/1.1 200 OK");
    },
  );

  test.each(["200-ok", "100-continue, magic", "x".repeat(2000)])(
    "%p is 417, and nothing is stored",
    async (expected) => {
      const { status, body } = await exchangeRaw(app.port, [...upload, `Expect: ${expected}`], "a log");
      expect(status).toBe(417);
      expect(JSON.parse(body)).toEqual({ success: false, error: expect.stringContaining("`Expect`"), code: 417 });
    },
  );

  test("of a page, it is a page that says so", async () => {
    const head = ["GET / HTTP/1.1", "Host: localhost", `Accept: ${browserAccept}`, "Expect: magic"];
    const { status, headers, body } = await exchangeRaw(app.port, head);
    expect([status, headers.get("content-type")]).toEqual([417, "text/html; charset=utf-8"]);
    expect(body).toContain("Expect");
  });
});
