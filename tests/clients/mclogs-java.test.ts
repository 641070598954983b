import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

/** What mclogs-java does, and with it mclogs-integration: filters first, then the log in gzip, then maybe its removal. */

const userAgent = "mclogs-integration/bukkit/3.1.0 (Minecraft 1.21.4)";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Pattern {
  pattern: string;
  modifiers: string[];
  replacement: string;
}

type Filter =
  | { type: "trim"; data: object }
  | { type: "limit-bytes" | "limit-lines"; data: { limit: number } }
  | { type: "regex"; data: { patterns: Pattern[]; exemptions: Omit<Pattern, "replacement">[] } };

/** The library's own way; a type that it does not know makes it fall back to its built-in filters. */
function applied(filters: Filter[], log: string): string {
  return filters.reduce((text, filter) => {
    switch (filter.type) {
      case "trim":
        return text.trim();
      case "limit-bytes":
        return Buffer.from(text).subarray(0, filter.data.limit).toString("utf8");
      case "limit-lines":
        return text.split("\n").slice(0, filter.data.limit).join("\n");
      case "regex":
        return masked(text, filter.data);
      default:
        throw new Error("a filter of an unknown type");
    }
  }, log);
}

function masked(text: string, { patterns, exemptions }: Extract<Filter, { type: "regex" }>["data"]): string {
  const exempt = exemptions.map(({ pattern, modifiers }) => new RegExp(pattern, modifiers.join("")));
  return patterns.reduce(
    (current, { pattern, modifiers, replacement }) =>
      current.replace(new RegExp(pattern, `g${modifiers.join("")}`), (match: string, ...groups: unknown[]) =>
        exempt.some((one) => one.test(match)) ? match : replacement.replace("$1", String(groups[0])),
      ),
    text,
  );
}

const log = `
[10:30:00] [Server thread/INFO]: Starting minecraft server version 1.21.4
[10:30:01] [Server thread/INFO]: Alex[/93.184.216.34:50123] logged in with entity id 12
[10:30:02] [Server thread/INFO]: Loading from /home/alex/server with mod-1.20.1.4.jar
[10:30:03] [Server thread/ERROR]: Could not reach 127.0.0.1:3306

`;
const filtered = log.trim().replace("93.184.216.34", "**.**.**.**").replace("/home/alex/", "/home/********/");

async function share(): Promise<{ response: Response; answer: Record<string, unknown> }> {
  const filters = (await (
    await app.get("/1/filters", { headers: { "User-Agent": userAgent, Accept: "application/json" } })
  ).json()) as Filter[];
  const content = applied(filters, log);
  expect(content).toBe(filtered);
  const response = await app.get("/1/log", {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Encoding": "gzip",
      "Content-Type": "application/json",
      "User-Agent": userAgent,
    },
    body: gzipSync(
      JSON.stringify({
        content,
        source: "mclogs-integration (bukkit)",
        metadata: [{ key: "version", value: "1.21.4", label: "Minecraft version", visible: true }],
      }),
    ),
  });
  return { response, answer: (await response.json()) as Record<string, unknown> };
}

describe("mclogs-java", () => {
  test("filters, shares in gzip, and finds every field with the type that its parser wants", async () => {
    const { response, answer } = await share();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toStartWith("application/json");
    const types = Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, typeof value]));
    expect(types).toEqual({
      success: "boolean",
      id: "string",
      source: "string",
      created: "number",
      expires: "number",
      size: "number",
      lines: "number",
      errors: "number",
      url: "string",
      raw: "string",
      token: "string",
      metadata: "object",
    });
    for (const field of ["created", "expires", "size", "lines", "errors"]) {
      expect(Number.isSafeInteger(answer[field])).toBe(true);
    }
    expect(answer).toMatchObject({
      size: Buffer.byteLength(filtered),
      lines: 4,
      errors: 1,
      metadata: [{ key: "version", value: "1.21.4", label: "Minecraft version", visible: true }],
    });
    // `new Date(seconds * 1000)` and `Instant.ofEpochSecond` both take it.
    expect(new Date((answer["expires"] as number) * 1000).getUTCFullYear()).toBeGreaterThan(2090);
  });

  test("reads the log back, and what is known of it", async () => {
    const { answer } = await share();
    const id = answer["id"] as string;
    expect(await (await app.get(`/1/raw/${id}`)).text()).toBe(filtered);
    const { token: _, ...known } = answer;
    expect(await (await app.get(`/1/log/${id}`)).json()).toEqual(known);
  });
});

describe("mclogs-integration", () => {
  const remove = (id: string, token: string) =>
    app.get(`/1/log/${id}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${token}`, "User-Agent": userAgent, Accept: "application/json" },
    });

  test("removes the log with the token it was told, and nobody finds it any more", async () => {
    const { answer } = await share();
    const [id, token] = [answer["id"] as string, answer["token"] as string];
    expect((await remove(id, "a wrong one")).status).toBe(403);
    const removed = await remove(id, token);
    expect([removed.status, await removed.json()]).toEqual([200, { success: true }]);
    expect((await app.get(`/1/raw/${id}`)).status).toBe(404);
    expect((await app.get(`/${id}`)).status).toBe(404);
  });
});
