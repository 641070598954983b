import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../storage/memory-store.ts";
import type { LogId } from "./ports.ts";
import { ReportWebhook, type Send, signatureOf } from "./report-webhook.ts";
import { closeReports, listReports, Reports } from "./reports.ts";

const id = "abcdefghjk" as LogId;
const report = { reason: "abuse", text: "", contact: "" } as const;

function setUp(answers: (number | Error)[]) {
  const { records } = new MemoryStore();
  const clock = new FakeClock();
  const sent: string[] = [];
  const troubles: string[] = [];
  const send: Send = async (_, { body }) => {
    sent.push(body);
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const hook = () =>
    new ReportWebhook(
      records,
      { url: "https://a.example", secret: "s" },
      "https://l.example",
      clock,
      (what) => troubles.push(what),
      send,
    );
  return { records, clock, sent, troubles, hook, reports: new Reports(records, clock, new Uint8Array(32), true) };
}

describe("the webhook", () => {
  test("is tried again until it takes a report, ever later, also by another node, and then no more", async () => {
    const { clock, sent, troubles, hook, reports } = setUp([500, new Error("refused"), 200]);
    await reports.add(id, "192.0.2.1", report);
    await hook().deliver();
    await hook().deliver();
    expect(sent).toHaveLength(1);
    clock.advance(15_000);
    await hook().deliver();
    clock.advance(15_000);
    await hook().deliver();
    expect(sent).toHaveLength(2);
    clock.advance(15_000);
    await hook().deliver();
    expect(sent).toHaveLength(3);
    clock.advance(86_400_000);
    await hook().deliver();
    expect(sent).toHaveLength(3);
    expect(troubles).toHaveLength(2);
    expect(JSON.parse(sent[0]!)).toMatchObject({ log: id, link: `https://l.example/${id}`, reason: "abuse" });
  });

  test("gives up after two days", async () => {
    const { clock, sent, hook, reports } = setUp(Array.from({ length: 100 }, () => 500));
    await reports.add(id, "192.0.2.1", report);
    const started = clock.now();
    let last = 0;
    for (let minute = 0; minute < 60 * 24 * 5; minute++) {
      const before = sent.length;
      await hook().deliver();
      if (sent.length > before) last = clock.now() - started;
      clock.advance(60_000);
    }
    expect(last / 3_600_000).toBeWithin(48, 54);
  });

  test("signs time and body", () => {
    expect(signatureOf("{}", "s", 1)).not.toBe(signatureOf("{}", "t", 1));
    expect(signatureOf("{}", "s", 1)).not.toBe(signatureOf("{}", "s", 2));
    expect(signatureOf("{}", "s", 1)).toMatch(/^t=1,v1=[0-9a-f]{64}$/);
  });
});

describe("reports", () => {
  test("of one client on one log are one, of one log at most twenty, and hold no address", async () => {
    const { records, reports, clock } = setUp([]);
    await reports.add(id, "192.0.2.1", report);
    clock.advance(1);
    await reports.add(id, "192.0.2.1", { ...report, text: "more" });
    expect(await listReports(records)).toMatchObject([{ text: "more" }]);
    for (let i = 0; i < 30; i++) await reports.add(id, `198.51.100.${i}`, report);
    expect(await listReports(records)).toHaveLength(20);
    expect(JSON.stringify(await records.list("report", null, 100))).not.toMatch(/192\.0\.2|198\.51/);
    expect(await closeReports(records, clock, id, null)).toBe(20);
    expect(await listReports(records)).toEqual([]);
  });
});
