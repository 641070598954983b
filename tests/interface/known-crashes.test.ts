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
