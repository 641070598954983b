import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { fetchMaps } from "../../src/mappings/fetch-maps.ts";
import { KeptMaps } from "../../src/mappings/kept-maps.ts";
import { MapFolder } from "../../src/mappings/map-files.ts";
import { MapLibrary } from "../../src/mappings/map-library.ts";
import type { LogAnswer } from "../../src/wire/answers.ts";
import type { InsightsAnswer } from "../../src/wire/insights-answer.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { PublishedMaps } from "../support/published-maps.ts";
import { sampleProguard, sampleTiny } from "../support/sample-mappings.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const fabric = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0
java.lang.IllegalStateException: Lnet/minecraft/class_7002;
\tat net.minecraft.class_7001.method_7201(class_7001.java:41)
`;
const readableFabric = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0
java.lang.IllegalStateException: Lnet/minecraft/entity/Keeper;
\tat net.minecraft.world.Lantern.lightUp(Lantern.java:41)
`;
const vanilla = `---- Minecraft Crash Report ----
Time: 2026-01-15 10:30:00
Description: Ticking the tower

abd: out of oil
\tat abc.a(SourceFile:31)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
`;

const maps = new KeptMaps(new MapFolder(temporaryDirectory()));
const library = new MapLibrary(maps, { fetch: null, clock: new FakeClock(), report: () => {} });
let app: AppUnderTest;
beforeAll(async () => {
  await maps.add("1.20.1", sampleTiny);
  await maps.add(
    "1.20.1",
    `${sampleProguard}net.minecraft.client.sounds.SoundEngine -> abe:\n    10:15:void play(int) -> a\n`,
  );
  app = await startApp({ maps: library });
});
afterAll(() => app.stop());

const raw = async (id: string, query = "?names=readable") => {
  const answer = await app.get(`/raw/${id}${query}`);
  return { text: await answer.text(), names: answer.headers.get("x-names"), etag: answer.headers.get("etag")! };
};

describe("?names=readable", () => {
  test("gives a Fabric log readable names, and what is stored stays as it was written", async () => {
    const { id } = await app.upload(fabric);
    expect(await raw(id)).toMatchObject({ text: readableFabric, names: 'readable; minecraft="1.20.1"' });
    expect(await raw(id, "")).toMatchObject({ text: fabric, names: null });
    expect(await raw(id, "?names=written")).toMatchObject({ text: fabric, names: null });
    const json = (await (await app.get(`/api/log/${id}?names=readable`)).json()) as LogAnswer;
    expect(json).toMatchObject({ content: readableFabric, names: { shown: "readable", minecraft: "1.20.1" } });
    expect(await (await app.get(`/api/log/${id}`)).json()).not.toHaveProperty("names");
    // Where mclo.gs has it.
    expect(await (await app.get(`/1/raw/${id}`)).text()).toBe(fabric);
    expect(await (await app.get(`/1/raw/${id}?names=readable`)).text()).toBe(readableFabric);
  });

  test("gives a vanilla crash the names that its lines tell", async () => {
    const { id } = await app.upload(vanilla);
    const { text } = await raw(id);
    expect(text).toContain(
      "com.example.tower.Keeper: out of oil\n\tat com.example.tower.Lantern.blowOut(SourceFile:31)\n",
    );
    expect(text).toContain("Ticking the tower");
  });

  test("counts as a view like any other reading", async () => {
    const { id } = await app.upload(fabric);
    await raw(id);
    const { views } = (await (await app.get(`/api/log/${id}?names=readable`)).json()) as LogAnswer;
    expect(views).toBe(2);
  });

  test("has an ETag of its own", async () => {
    const { id } = await app.upload(fabric);
    const [readable, written] = [await raw(id), await raw(id, "")];
    expect(readable.etag).not.toBe(written.etag);
    const ask = (query: string, etag: string) => app.get(`/raw/${id}${query}`, { headers: { "If-None-Match": etag } });
    expect((await ask("?names=readable", readable.etag)).status).toBe(304);
    expect((await ask("?names=readable", written.etag)).status).toBe(200);
    expect((await ask("", readable.etag)).status).toBe(200);
  });

  test("a log without hidden names, and one without a map, are as written, with the reason", async () => {
    const plain = await app.upload("[12:00:00] [main/INFO]: Nothing to see\n");
    expect(await raw(plain.id)).toMatchObject({ names: "written" });
    const other = await app.upload(vanilla.replace("1.20.1", "1.19.2"));
    expect(await raw(other.id)).toMatchObject({
      text: vanilla.replace("1.20.1", "1.19.2"),
      names: 'written; reason="This server has no readable names of Minecraft 1.19.2."',
    });
  });

  test("a map that does not fit is told", async () => {
    const text =
      "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0\nclass_1 class_2 class_3 class_7001\n";
    const { id } = await app.upload(text);
    expect(await raw(id)).toMatchObject({
      text,
      names: 'written; reason="The names of Minecraft 1.20.1 do not fit this log: 1 of 4 are known."',
    });
    const json = (await (await app.get(`/api/log/${id}?names=readable`)).json()) as LogAnswer;
    expect(json.content).toBe(text);
    expect(json.names).toMatchObject({ shown: "written", reason: expect.stringContaining("do not fit") });
  });

  test("a text of short names does not become any number of times as long", async () => {
    const text = `${fabric}${"class_7001 ".repeat(200_000)}`;
    const { id } = await app.upload(text);
    const { text: readable } = await raw(id);
    expect(readable.length).toBeLessThanOrEqual(2 * text.length + 64 * 1024);
    expect(readable).toStartWith(readableFabric);
  });
});

test("an explanation has both names", async () => {
  const { id } = await app.upload(fabric);
  const answer = await app.get(`/api/insights/${id}`);
  const insights = (await answer.json()) as InsightsAnswer;
  expect(insights.exceptions[0]!.frames[0]).toMatchObject({
    method: "net.minecraft.class_7001.method_7201",
    readable: "net.minecraft.world.Lantern.lightUp",
  });
  expect(insights.names).toEqual({
    minecraft: "1.20.1",
    readable: {
      class_7001: "net.minecraft.world.Lantern",
      class_7002: "net.minecraft.entity.Keeper",
      method_7201: "lightUp",
    },
  });
  const { id: vanillaId } = await app.upload(vanilla);
  const [shipped] = ((await (await app.get(`/api/insights/${vanillaId}`)).json()) as InsightsAnswer).exceptions;
  expect(shipped!.frames[0]).toMatchObject({ method: "abc.a", readable: "com.example.tower.Lantern.blowOut" });
  const { id: plain } = await app.upload("[12:00:00] [main/INFO]: Nothing to see\n");
  expect(await (await app.get(`/api/insights/${plain}`)).json()).not.toHaveProperty("names");
});

describe("a text that is explained and not stored", () => {
  const send = (path: string, body: string, type = "text/plain") =>
    app.get(path, { method: "POST", body, headers: { "Content-Type": type } });
  /** In it, nothing but a map says what the game was doing. */
  const quiet = vanilla
    .replace("abd: out of oil", "java.lang.IllegalStateException: no ears")
    .replace("abc.a(SourceFile:31)", "abe.a(SourceFile:12)");

  test("has both names, whichever way it comes", async () => {
    for (const [body, type] of [
      [fabric, "text/plain"],
      [JSON.stringify({ content: fabric }), "application/json"],
    ]) {
      const insights = (await (await send("/api/analyse", body!, type)).json()) as InsightsAnswer;
      expect(insights.exceptions[0]!.frames[0]).toMatchObject({
        method: "net.minecraft.class_7001.method_7201",
        readable: "net.minecraft.world.Lantern.lightUp",
      });
      expect(insights.names).toMatchObject({ minecraft: "1.20.1", readable: { method_7201: "lightUp" } });
    }
  });

  test("is as written without a map, where nothing is hidden, and where the map does not fit", async () => {
    const few = `${fabric.split("\n")[0]}\nclass_1 class_2 class_3 class_7001\n`;
    for (const text of ["[12:00:00] [main/INFO]: Nothing to see\n", vanilla.replace("1.20.1", "1.19.2"), few]) {
      const answer = await send("/api/analyse", text);
      expect(answer.status).toBe(200);
      expect(await answer.json()).not.toHaveProperty("names");
    }
    expect((await send("/api/analyse", "")).status).toBe(400);
  });

  test("is understood by readable names through the other interfaces, too", async () => {
    const said = async (path: string, text: string, type: string) => (await send(path, text, type)).text();
    const form = (text: string) => new URLSearchParams({ content: text }).toString();
    const type = "application/x-www-form-urlencoded";
    expect(await said("/api/analyse", quiet, "text/plain")).toContain("sound");
    expect(await said("/1/analyse", form(quiet), type)).toContain("sound");
    const other = quiet.replace("1.20.1", "1.19.2");
    expect(await said("/api/analyse", other, "text/plain")).not.toContain("sound");
    expect(await said("/1/analyse", form(other), type)).not.toContain("sound");
  });
});

test("assistants read and search with either name", async () => {
  const { id } = await app.upload(fabric);
  const call = async (name: string, given: Record<string, unknown>) => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: { log: id, ...given } } };
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    return (await app.get("/mcp", { method: "POST", headers, body: JSON.stringify(body) })).text();
  };
  expect(await call("log_lines", { from: 1, to: 4 })).toContain("method_7201");
  expect(await call("log_lines", { from: 1, to: 4, names: "readable" })).toContain("Lantern.lightUp");
  expect(await call("log_search", { text: "lightUp", names: "readable" })).toContain(
    "Lantern.lightUp(Lantern.java:41)",
  );
});

test("a page asks for the names of its log, and for none where nothing is hidden", async () => {
  const { id } = await app.upload(fabric);
  expect(await (await app.page(`/${id}`)).text()).toContain(" data-names");
  expect(await (await app.get(`/names/${id}`)).json()).toMatchObject({ method_7201: "lightUp" });
  const { id: plain } = await app.upload("[12:00:00] [main/INFO]: Nothing to see\n");
  expect(await (await app.get(`/names/${plain}`)).json()).toEqual({});
  expect((await app.get("/names/zzzzzzzzzz")).status).toBe(404);
});

test("MAPPINGS=auto fetches a version once, when a log needs it, and stands still when it cannot", async () => {
  const published = new PublishedMaps();
  const [clock, troubles] = [new FakeClock(), [] as string[]];
  const kept = new KeptMaps(new MapFolder(temporaryDirectory()));
  const auto = new MapLibrary(kept, {
    fetch: (minecraft) => fetchMaps(minecraft, published.url),
    clock,
    report: (what, error) => troubles.push(`${what}: ${error.message}`),
  });
  const own = await startApp({ maps: auto });
  try {
    const { id } = await own.upload(fabric);
    const { id: old } = await own.upload(fabric.replace("1.20.1", "1.19.9"));
    const ask = async (one: string) => (await own.get(`/raw/${one}?names=readable`)).text();
    expect(await ask(id)).toBe(fabric);
    await ask(id);
    await auto.idle();
    expect(await ask(id)).toBe(readableFabric);
    expect(published.asked.filter((path) => path.endsWith(".jar"))).toHaveLength(1);
    expect(troubles).toEqual([]);
    // Of this one nobody has names, and ids of neighbours do: nothing is asked for.
    expect(await ask(old)).toContain("Lantern");
    // A vanilla log of it needs its own.
    const { id: vanillaId } = await own.upload(vanilla.replace("1.20.1", "1.2.5"));
    await ask(vanillaId);
    await auto.idle();
    await ask(vanillaId);
    await auto.idle();
    expect(troubles).toEqual([
      "the names of Minecraft 1.2.5 could not be fetched: Nobody has published names of Minecraft 1.2.5.",
    ]);
  } finally {
    await own.stop();
    await published.stop();
  }
});
