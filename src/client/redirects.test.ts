import { expect, test } from "bun:test";
import { Lectern } from "./index.ts";

const headers = { "X-Gate": "secret", Authorization: "Basic c2VjcmV0" };

interface Asked {
  url: string;
  gate: string | null;
  authorization: string | null;
}

/** A client whose server answers by a table of addresses; everything else is the log. */
function clientOf(server: string, locations: Record<string, string>) {
  const asked: Asked[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const sent = new Headers(init.headers);
    asked.push({ url, gate: sent.get("X-Gate"), authorization: sent.get("Authorization") });
    const to = locations[url];
    if (to === undefined) return new Response("the log", { headers: { "Content-Type": "text/plain" } });
    expect(init.redirect).toBe("manual");
    return new Response(null, { status: 302, headers: { Location: to } });
  };
  return { client: new Lectern(server, { fetch, headers }), asked };
}

const start = "https://logs.example.org/raw/2222222222";

test("a reader is sent to a store, without what is for the server alone", async () => {
  const { client, asked } = clientOf("https://logs.example.org", { [start]: "https://store.example.org/x?sig=1" });
  expect(await client.raw("2222222222")).toBe("the log");
  expect(asked).toEqual([
    { url: start, gate: "secret", authorization: "Basic c2VjcmV0" },
    { url: "https://store.example.org/x?sig=1", gate: null, authorization: null },
  ]);
});

test("within the server they stay", async () => {
  const { client, asked } = clientOf("https://logs.example.org", { [start]: "/moved/2222222222" });
  expect(await client.raw("2222222222")).toBe("the log");
  expect(asked[1]).toMatchObject({ url: "https://logs.example.org/moved/2222222222", gate: "secret" });
});

test("what was left out for another server does not come back on the way back", async () => {
  const other = "https://other.example.org/";
  const { client, asked } = clientOf("https://logs.example.org", { [start]: other, [other]: `${start}?again` });
  await client.raw("2222222222");
  expect(asked.at(-1)).toEqual({ url: `${start}?again`, gate: null, authorization: null });
});

test.each([
  ["file:///etc/passwd", "no web address"],
  ["data:text/plain,hello", "no web address"],
  ["ftp://logs.example.org/x", "no web address"],
  ["http://logs.example.org/raw/2222222222", "without encryption"],
  [start, "in circles"],
])("nobody is sent to %s", async (to, reason) => {
  const { client, asked } = clientOf("https://logs.example.org", { [start]: to });
  await expect(client.raw("2222222222")).rejects.toThrow(reason);
  await expect(client.raw("2222222222")).rejects.toMatchObject({ code: "not-lectern", status: 302 });
  expect(asked.length).toBeLessThan(13);
});

test("an address that a server names in an error is only told where it is one", async () => {
  const moved = async (location: string) => {
    const fetch = async () => new Response(null, { status: 307, headers: { Location: location } });
    return (await new Lectern("https://logs.example.org", { fetch }).share("a log").catch((error) => error)).message;
  };
  expect(await moved("https://logs.example.org@evil.example/\u009b2J")).toContain("on to https://evil.example.");
  expect(await moved("javascript:alert(1)")).toContain("on to another address.");
});
