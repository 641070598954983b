import { expect, test } from "bun:test";
import { sendRaw } from "../support/raw-http.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

interface Line {
  message: string;
  path?: string;
}

/** What the server writes while it is sent these requests. */
async function loggedFor(requests: (string | Uint8Array)[]): Promise<{ text: string; paths: (string | undefined)[] }> {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
  for (const request of requests) await sendRaw(server.port, [request]);
  await server.stop();
  const text = await server.stdout();
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return { text, paths: lines.filter(({ message }) => message === "request").map(({ path }) => path) };
}

test("the log shows paths as they were sent, and nothing in it is obeyed by a terminal", async () => {
  const sent = [
    // The runtime finds the id of this one, and decodes it.
    "/api/log/%C2%9B2J",
    "/api/log/%E2%80%AEabc%7F",
    "/api/log/a%2Fb",
    "/api/log/23456789AB",
    "/raw/%C2%9B2J%E2%80%AE",
    "//%72aw//x/",
    "/nothing/%1b%5B2J%0a",
  ];
  const { text, paths } = await loggedFor(sent.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
  expect(paths).toEqual(sent);
  expect(text).toMatch(/^[\n -~]*$/);
});

test("bytes that no client may send are escapes in the log, also where the host is wrong", async () => {
  const requests = ["localhost", "a b"].map((host) =>
    Buffer.from(`GET /api/log/\xc2\x9b2J\x7f\xe2\x80\xae HTTP/1.1\r\nHost: ${host}\r\n\r\n`, "latin1"),
  );
  const { text, paths } = await loggedFor(requests);
  expect(paths).toHaveLength(2);
  expect(text).toMatch(/^[\n -~]*$/);
});
