import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

const content = "[10:30:00] [main/INFO]: Starting minecraft server version 1.20.4\n";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function create(text = content): Promise<{ id: string; token: string }> {
  const response = await app.get("/1/log", {
    method: "POST",
    body: JSON.stringify({ content: text, source: "s", metadata: [{ key: "k", value: "v" }] }),
    headers: { "Content-Type": "application/json" },
  });
  return (await response.json()) as { id: string; token: string };
}

function remove(id: string, authorization?: string): Promise<Response> {
  return app.get(`/1/log/${id}`, {
    method: "DELETE",
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });
}

/** Everything that shows something of a log. */
const addresses = [
  "/api/log/:id",
  "/api/stats/:id",
  "/api/insights/:id",
  "/raw/:id",
  "/content/:id",
  "/:id",
  "/:id.md",
  "/:id.png",
  "/s/:id",
  "/1/log/:id",
  "/1/log/:id?raw",
  "/1/log/:id?parsed&insights",
  "/1/raw/:id",
  "/1/insights/:id",
  "/compare/:id/:id",
];

describe("DELETE /1/log/{id}", () => {
  test("removes the log of whoever has its token", async () => {
    const { id, token } = await create();
    const response = await remove(id, `Bearer ${token}`);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await remove(id, `Bearer ${token}`)).status).toBe(404);
  });

  test("takes the scheme in any case, and slashes where they do not belong", async () => {
    const { id, token } = await create();
    const response = await app.get(`//1/log/${id}/`, {
      method: "DELETE",
      headers: { Authorization: `bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });

  test.each<[what: string, status: number, authorization: string | undefined]>([
    ["without a token", 400, undefined],
    ["with an empty one", 400, "Bearer "],
    ["with another scheme", 400, "Basic YTpi"],
    ["with a wrong one", 403, `Bearer ${"0".repeat(64)}`],
    ["with a short one", 403, "Bearer x"],
  ])("%s is refused with %d, and the log stays", async (_, status, authorization) => {
    const { id } = await create();
    const response = await remove(id, authorization);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
    expect((await app.get(`/1/raw/${id}`)).status).toBe(200);
  });

  test("of a log that is not there is 404", async () => {
    expect((await remove("abcdefghjk", `Bearer ${"0".repeat(64)}`)).status).toBe(404);
    expect((await remove("x", "Bearer x")).status).toBe(404);
  });

  test("with the token of another log is refused", async () => {
    const [mine, other] = [await create(), await create()];
    expect((await remove(other.id, `Bearer ${mine.token}`)).status).toBe(403);
  });

  test("of a log that came in another way is refused, whatever the token", async () => {
    const { id } = await app.upload(content);
    for (const token of ["0".repeat(64), "null", "undefined"]) {
      expect((await remove(id, `Bearer ${token}`)).status).toBe(403);
    }
  });

  test("takes the log away from every address at once, also where answers were kept ready", async () => {
    const { id, token } = await create();
    const at = (address: string) => app.get(address.replaceAll(":id", id), { headers: { "Accept-Language": "en" } });
    // Twice, so that whatever is kept is kept.
    for (const address of [...addresses, ...addresses]) {
      const response = await at(address);
      await response.bytes();
      expect([address, response.status]).toEqual([address, address === "/s/:id" ? 301 : 200]);
    }
    expect((await remove(id, `Bearer ${token}`)).status).toBe(200);
    for (const address of [...addresses, ...addresses]) {
      const response = await at(address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(await response.text()).not.toContain("minecraft server version");
    }
  });

  test("takes away a large log, too", async () => {
    const { id, token } = await create(content.repeat(20_000));
    const at = (address: string) => app.get(address.replaceAll(":id", id));
    for (const address of ["/1/log/:id?raw", "/raw/:id", "/api/log/:id"]) await (await at(address)).bytes();
    await remove(id, `Bearer ${token}`);
    for (const address of addresses) expect((await at(address)).status).toBe(404);
  });
});

describe("POST /1/bulk/log/delete", () => {
  const bulk = (
    body: unknown,
    headers: Record<string, string> = {},
    pack = (text: string): string | Uint8Array => text,
  ) =>
    app.get("/1/bulk/log/delete", {
      method: "POST",
      body: pack(JSON.stringify(body)) as string,
      headers: { "Content-Type": "application/json", ...headers },
    });

  test("has a result for each, in their order", async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    const response = await bulk([
      { id: first.id, token: first.token },
      { id: second.id, token: first.token },
      { id: "abcdefghjk", token: first.token },
      { id: third.id },
      "nonsense",
      null,
      { id: first.id, token: first.token },
    ]);
    expect(response.status).toBe(207);
    const message = expect.stringMatching(/\w/);
    expect(await response.json()).toEqual({
      success: true,
      results: [
        { success: true, id: first.id, status: 200 },
        { success: false, id: second.id, status: 403, error: message },
        { success: false, id: "abcdefghjk", status: 404, error: message },
        { success: false, id: third.id, status: 400, error: message },
        { success: false, id: null, status: 400, error: message },
        { success: false, id: null, status: 400, error: message },
        { success: false, id: first.id, status: 404, error: message },
      ],
    });
    expect((await app.get(`/1/raw/${first.id}`)).status).toBe(404);
    expect((await app.get(`/1/raw/${second.id}`)).status).toBe(200);
  });

  test("takes 256 and no more, packed or not", async () => {
    const entry = { id: "abcdefghjk", token: "0".repeat(64) };
    const most = await bulk(Array(256).fill(entry), { "Content-Encoding": "gzip" }, gzipSync);
    expect(most.status).toBe(207);
    expect(((await most.json()) as { results: unknown[] }).results).toHaveLength(256);
    expect((await bulk(Array(257).fill(entry))).status).toBe(400);
  });

  test.each<[what: string, body: unknown, status: number]>([
    ["no list", { id: "a" }, 400],
    ["an empty list", [], 400],
    ["a number", 5, 400],
    ["far too much", [{ id: "a".repeat(300_000), token: "b" }], 413],
  ])("refuses %s", async (_, body, status) => {
    const response = await bulk(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });

  test("refuses other bodies", async () => {
    expect((await bulk([], { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await bulk([], { "Content-Encoding": "br" })).status).toBe(415);
  });
});
