import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { exchangeRaw, type RawAnswer } from "../support/raw-answer.ts";

/**
 * Prism Launcher, as Qt writes its requests. It joins the address that its user typed and the path without looking at
 * slashes, takes 200 and 201 for success and nothing else, and shows a link that it makes itself.
 */
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const log = "[12:00:00] [Render thread/INFO]: 0.92.2+1.20.1 & 100% \"done\" 中文 \\ '\u001b[0m'\n\tat a.b.C\n";

/** Its user may type the address with a slash at its end, or two. */
const addresses = ["", "/", "//"];

function head(typed: string, path: string, contentType: string): string[] {
  return [
    `POST ${typed + path || "/"} HTTP/1.1`,
    `Host: 127.0.0.1:${app.port}`,
    "User-Agent: PrismLauncher/9.4",
    `Content-Type: ${contentType}`,
    "Connection: Keep-Alive",
    "Accept-Encoding: gzip, deflate",
    "Accept-Language: en-US,*",
  ];
}

function expectSuccess(answer: RawAnswer): void {
  expect([200, 201]).toContain(answer.status);
  // Qt unpacks by itself; this test does not, and these answers are too short to be packed anyway.
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(answer.headers.has("location") && answer.status >= 300).toBe(false);
}

describe.each(addresses)("with %p behind the host", (typed) => {
  test("hastebin: the log as it is, which Qt calls a form", async () => {
    const request = head(typed, "/documents", "application/x-www-form-urlencoded");
    const answer = await exchangeRaw(app.port, request, log);
    expectSuccess(answer);
    const { key } = JSON.parse(answer.body) as { key: string };
    const page = await app.page(`${typed}/${key}`);
    expect(await page.text()).toContain("Render thread");
    expect((await logOf(app, key)).content).toBe(log);
  });

  test("0x0.st: a form with one file, posted to the address itself", async () => {
    const boundary = "boundary_.oOo._aGVsbG8gd29ybGQ/IHllcyErMTIzNA==";
    const body = [
      `--${boundary}`,
      "Content-Type: text/plain",
      'Content-Disposition: form-data; name="file"; filename="log.txt"',
      "",
      log,
      `--${boundary}--`,
      "",
    ].join("\r\n");
    const request = head(typed, "", `multipart/form-data; boundary="${boundary}"`);
    const answer = await exchangeRaw(app.port, [...request, "MIME-Version: 1.0"], body);
    expectSuccess(answer);
    const link = answer.body.trim();
    expect(link).toMatch(new RegExp(`^${app.url}/\\w{10}$`));
    expect(await logOf(app, link.slice(-10))).toMatchObject({ content: log, name: "log.txt" });
  });

  test("paste.gg: indented JSON, its keys in the order of the alphabet", async () => {
    const paste = {
      expires: "2027-02-23T12:00:00Z",
      files: [{ content: { format: "text", value: log }, name: "log.txt" }],
    };
    const request = head(typed, "/api/v1/pastes", "application/json");
    const answer = await exchangeRaw(app.port, request, `${JSON.stringify(paste, null, 4)}\n`);
    expectSuccess(answer);
    const { status, result } = JSON.parse(answer.body) as { status: string; result: { id: string } };
    expect(status).toBe("success");
    expect(await logOf(app, result.id)).toMatchObject({ content: log, name: "log.txt" });
    const shown = await app.page(`${typed}/p/anonymous/${result.id}`);
    expect([shown.status, shown.headers.get("location")]).toEqual([301, `/${result.id}`]);
  });
});

describe("an empty log is refused so that it can be told", () => {
  test("hastebin", async () => {
    const answer = await exchangeRaw(app.port, head("", "/documents", "application/x-www-form-urlencoded"), "\n");
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { message: "Content cannot be empty" }]);
  });

  test("0x0.st", async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="log.txt"\r\n\r\n\r\n--b--\r\n';
    const answer = await exchangeRaw(app.port, head("", "", 'multipart/form-data; boundary="b"'), body);
    expect([answer.status, answer.body]).toEqual([400, "Content cannot be empty\n"]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  test("paste.gg", async () => {
    const paste = { files: [{ content: { format: "text", value: " " }, name: "log.txt" }] };
    const answer = await exchangeRaw(app.port, head("", "/api/v1/pastes", "application/json"), JSON.stringify(paste));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({
      status: "error",
      error: "bad_request",
      message: "Content cannot be empty",
    });
  });
});
