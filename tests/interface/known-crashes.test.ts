import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { faultIn } from "../../src/analysis/fault/fault.ts";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { fingerprintOf } from "../../src/logs/crash-fingerprint.ts";
import type { LogId } from "../../src/logs/ports.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { type Circumstances, usual } from "../support/made-up-crashes.ts";
import { faults } from "../support/made-up-faults.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
const store = new MemoryStore();
beforeAll(async () => {
  app = await startApp({ store }, { trustedProxies: [parseNetwork("127.0.0.1/32")!, parseNetwork("::1/128")!] });
});
afterAll(() => app.stop());

const crash = (what: string, more: Partial<Circumstances> = {}) => faults[what]!({ ...usual, ...more });
const fingerprint = (what: string) => fingerprintOf(faultIn(analyse(crash(what)))!);

/** Shares a log as somebody, and has it explained as a reader does. */
async function share(text: string, who: number, query = ""): Promise<LogId> {
  const from = { "X-Forwarded-For": `203.0.113.${who}`, "Content-Type": "text/plain" };
  const shared = await app.get(`/api/upload${query}`, { method: "POST", body: text, headers: from });
  const { id } = (await shared.json()) as { id: LogId };
  await app.get(`/api/insights/${id}`);
  return id;
}

describe("counting", () => {
  test("a fault is counted when its log is explained: once for each log, and once for each who shared it", async () => {
    const what = "a lamp without its bulb";
    const ids = [await share(crash(what), 1), await share(crash(what, { release: 3 }), 1), await share(crash(what), 2)];
    for (const id of ids) await app.get(`/api/insights/${id}?lang=zh-CN`);
    expect(await store.crashes.counts(fingerprint(what))).toMatchObject({ shares: 3, sharers: 2 });
    await store.remove(ids[2]!, "owner");
    expect(await store.crashes.counts(fingerprint(what))).toMatchObject({ shares: 2, sharers: 1 });
  });

  test("whoever does not want it is not counted, and nothing of them is kept", async () => {
    const what = "a letter with a wrong number";
    const id = await share(crash(what), 3, "?known=false");
    expect(await store.crashes.counts(fingerprint(what))).toBeNull();
    expect((await store.details(id))?.sharer).toBeNull();
    const refused = await app.get("/api/upload?known=perhaps", { method: "POST", body: "text" });
    expect(refused.status).toBe(400);
  });

  test("whoever has a network of addresses is one of those who shared it", async () => {
    const what = "a static block of an item list";
    const headers = (host: string) => ({ "X-Forwarded-For": host, "Content-Type": "text/plain" });
    for (const host of ["2001:db8:7:7::1", "2001:db8:7:7::2", "2001:db8:7:7:ffff::3", "2001:db8:7:8::1"]) {
      const sent = await app.get("/api/upload", { method: "POST", body: crash(what), headers: headers(host) });
      await app.get(`/api/insights/${((await sent.json()) as { id: LogId }).id}`);
    }
    expect(await store.crashes.counts(fingerprint(what))).toMatchObject({ shares: 4, sharers: 2 });
  });

  test("the form has a switch for it, which works without a script, too", async () => {
    const page = await (await app.page("/", { headers: { "Accept-Language": "en" } })).text();
    const fields = [...page.matchAll(/<input type="(checkbox|hidden)" name="known" value="(\w+)"/g)].map(
      ([, ...is]) => is,
    );
    expect(fields).toEqual([
      ["checkbox", "true"],
      ["hidden", "false"],
    ]);
    const sharerOf = async (known: readonly string[]) => {
      const form = new FormData();
      form.append("content", crash("a letter with a wrong number"));
      for (const value of known) form.append("known", value);
      const headers = { Accept: "text/html" };
      const sent = await app.get("/", { method: "POST", body: form, headers, redirect: "manual" });
      const id = new URL(sent.headers.get("location")!, app.url).pathname.slice(1) as LogId;
      return (await store.details(id))!.sharer;
    };
    // As browsers send it, with the box ticked and without.
    expect(await sharerOf(["true", "false"])).toMatch(/^[0-9a-f]{6}$/);
    expect(await sharerOf(["false"])).toBeNull();
    const silent = await startApp({ store }, { knownCrashes: "off" });
    expect(await (await silent.page("/")).text()).not.toContain('name="known"');
    await silent.stop();
  });

  test("several files count as one, by what they say together", async () => {
    const what = "a mixin's handler";
    const form = new FormData();
    form.append("a", new File([crash(what)], "crash-report.txt"));
    form.append("b", new File([crash(what, { written: "log" })], "latest.log"));
    const shared = await app.get("/api/upload", { method: "POST", body: form });
    const { id, files } = (await shared.json()) as { id: LogId; files: { id: LogId }[] };
    await app.get(`/api/insights/${id}`);
    for (const file of files) await app.get(`/api/insights/${file.id}`);
    expect(await store.crashes.counts(fingerprint(what))).toMatchObject({ shares: 1, sharers: 1 });
  });
});

interface Known {
  fingerprint: string;
  count: number;
  sharers: number;
  since: string;
  inCommon: { name: string; share: number; usual: number }[];
  note: string | null;
  message: string;
}

/** As whoever asks sees it after what was told before is not fresh any more. */
async function knownOf(text: string): Promise<Known | null> {
  const fresh = await startApp({ store });
  try {
    const response = await fresh.get("/api/analyse", { method: "POST", body: text });
    return ((await response.json()) as { known: Known | null }).known;
  } finally {
    await fresh.stop();
  }
}

describe("what is told of a fault", () => {
  const what = "a shop without its keeper";

  test("is nothing until five people have shared it, however often one of them does", async () => {
    for (let time = 0; time < 8; time++) await share(crash(what), 10);
    for (const who of [11, 12, 13]) await share(crash(what), who);
    expect(await knownOf(crash(what))).toBeNull();
    await share(crash(what), 14);
    expect(await knownOf(crash(what))).toMatchObject({
      fingerprint: fingerprint(what),
      count: 12,
      sharers: 5,
      since: new Date().toISOString().slice(0, 10),
      inCommon: [],
      note: null,
    });
  });

  test("is on the page, in the insights, in Markdown, in the text for chats and for assistants", async () => {
    const id = await share(crash(what), 15);
    const sentence = /Seen in 1[0-9] logs since \w+ \d{4}\./;
    const fresh = await startApp({ store });
    const texts = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fresh.page(path, { headers: { "Accept-Language": "en" } })).text()));
    const [page, insights, markdown] = await texts([`/${id}`, `/api/insights/${id}`, `/${id}.md?plain`]);
    expect(page).toMatch(/<p class="known"><bdi>Seen in/);
    expect(page!.match(/data-copy="([^"]*)"/)?.[1]).toMatch(sentence);
    expect(insights).toMatch(sentence);
    expect(markdown).toMatch(sentence);
    expect(await (await fresh.page(`/${id}`, { headers: { "Accept-Language": "zh-CN" } })).text()).toMatch(
      /已在 1[0-9] 份日志中出现/,
    );
    await fresh.stop();
  });

  test("has nothing of anybody's log, and is gone with the logs", async () => {
    const secret = "a packet in a lambda";
    const ids: LogId[] = [];
    for (const who of [20, 21, 22, 23, 24]) {
      const text = crash(secret, { others: ["jade", `private_mod_of_${who}`] });
      ids.push(await share(`${text}# C:\\Users\\somebody${who}\n`, who));
    }
    const known = await knownOf(crash(secret));
    expect(known).toMatchObject({ count: 5, sharers: 5 });
    const told = JSON.stringify(known);
    for (const id of ids) expect(told).not.toContain(id);
    expect(told).not.toMatch(/private_mod|somebody|203\.0\.113/);
    await store.remove(ids[0]!, "retention");
    expect(await knownOf(crash(secret))).toBeNull();
  });

  test("is nothing where the operator has switched it off", async () => {
    const silent = await startApp({ store }, { knownCrashes: "off" });
    const shared = await silent.upload(crash(what));
    const answer = (await (await silent.get(`/api/insights/${shared.id}`)).json()) as { known: unknown };
    expect(answer.known).toBeNull();
    expect((await store.details(shared.id as LogId))?.sharer).toBeNull();
    await silent.stop();
  });
});

describe("/crashes", () => {
  test("is there only where the operator wants it", async () => {
    expect((await app.page("/crashes")).status).toBe(404);
  });

  test("shows what five people have shared, with a plot, and no other", async () => {
    const open = await startApp({ store }, { knownCrashes: "public" });
    const response = await open.page("/crashes", { headers: { "Accept-Language": "en" } });
    expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    const text = await response.text();
    expect(text).toContain("6 people this week");
    expect(text).toMatch(/eu\.<wbr>marketlane|eu\.marketlane|marketlane/);
    expect(text).toContain('<svg class="crash-plot"');
    expect(text).not.toContain("fernbrook");
    const none = await (await open.page("/crashes?mod=<b>nothing</b>")).text();
    expect(none).not.toContain("marketlane");
    expect(none).not.toContain("<b>nothing");
    expect((await open.page("/crashes", { headers: { "Accept-Language": "zh-CN" } })).status).toBe(200);
    await open.stop();
  });
});
