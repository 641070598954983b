import { afterEach, describe, expect, jest, test } from "bun:test";
import { until } from "../../tests/support/engines/until.ts";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { newLog } from "../../tests/support/stored-logs.ts";
import type { LogId } from "./ports.ts";
import type { NewReport } from "./report-record.ts";
import { ReportWebhook, type Send, signatureOf } from "./report-webhook.ts";
import { listReports, Reports } from "./reports.ts";

const id = "abcdefghjk" as LogId;
const report = { reason: "abuse", text: "", contact: "" } as const;

function setUp(answers: (number | Error)[]) {
  const store = new MemoryStore();
  const { records } = store;
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
  const kept = new Reports(store, clock, new Uint8Array(32), true, 1000);
  const reports = {
    async add(log: LogId, client: string, report: NewReport) {
      await store.insert(newLog("text", { id: log }));
      return kept.add(log, { client, network: client.replace(/\d+$/, "0/24") }, report);
    },
  };
  return { records, clock, sent, troubles, hook, reports };
}

afterEach(() => {
  jest.useRealTimers();
});

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

  test("is left alone after three failures in a row, and reports lose no try by that", async () => {
    const { clock, sent, hook, reports, records } = setUp(Array.from({ length: 3 }, () => new Error("refused")));
    for (let i = 0; i < 10; i++) await reports.add(id, `192.0.2.${i}`, report);
    await hook().deliver();
    expect(sent).toHaveLength(3);
    const tries = (await listReports(records)).map(({ webhook }) => webhook!.tries);
    expect(tries.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
    clock.advance(15_000);
    await hook().deliver();
    expect(sent).toHaveLength(13);
  });

  test("passes over single reports that it does not take", async () => {
    const { sent, hook, reports } = setUp([400, 200, 400, 200, 400, 200, 400]);
    for (let i = 0; i < 10; i++) await reports.add(id, `192.0.2.${i}`, report);
    await hook().deliver();
    expect(sent).toHaveLength(10);
  });

  test("does not hold up a stop with all that wait for it", async () => {
    const { sent, reports, records, clock } = setUp([]);
    const first = Promise.withResolvers<number>();
    const send: Send = (_, { body }) => (sent.push(body) === 1 ? first.promise : Promise.resolve(200));
    const hook = new ReportWebhook(records, { url: "https://a.example", secret: "s" }, null, clock, () => {}, send);
    for (let i = 0; i < 10; i++) await reports.add(id, `192.0.2.${i}`, report);
    hook.wake();
    await until("the first is under way", () => sent.length === 1);
    const closed = hook.close();
    first.resolve(200);
    await closed;
    hook.wake();
    // Waits for whatever is under way, and nothing is.
    await hook.close();
    expect(sent).toHaveLength(1);
    expect((await listReports(records)).filter(({ webhook }) => webhook!.nextAt === null)).toHaveLength(1);
  });

  test("is told at once of what is reported while others are delivered", async () => {
    const { reports, records, clock } = setUp([]);
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let sent = 0;
    const send: Send = () => {
      begun[sent]!.resolve();
      return answers[sent++]!.promise;
    };
    // No timer runs: nothing is found by the next pass.
    jest.useFakeTimers();
    const hook = new ReportWebhook(records, { url: "https://a.example", secret: "s" }, null, clock, () => {}, send);
    await reports.add(id, "192.0.2.1", report);
    hook.wake();
    await begun[0]!.promise;
    hook.add((await reports.add("23456789ab" as LogId, "192.0.2.2", report))!);
    answers[0]!.resolve(200);
    await begun[1]!.promise;
    answers[1]!.resolve(200);
    await hook.close();
    expect(sent).toBe(2);
  });

  test("has few reports in memory, however many there are", async () => {
    const { sent, hook, reports, records } = setUp([]);
    for (let i = 0; i < 250; i++) await reports.add(`2345678${100 + i}` as LogId, `192.0.${i}.1`, report);
    const pages: number[] = [];
    const list = records.list.bind(records);
    records.list = async (...args) => {
      const page = await list(...args);
      pages.push(page.length);
      return page;
    };
    await hook().deliver();
    expect(sent).toHaveLength(250);
    expect(Math.max(...pages)).toBe(100);
  });

  test("looks at no others when it is told of one", async () => {
    const { sent, hook, reports, records } = setUp([]);
    await reports.add("23456789ab" as LogId, "192.0.2.1", report);
    const key = (await reports.add(id, "192.0.2.1", report))!;
    records.list = () => Promise.reject(new Error("not asked for"));
    const told = hook();
    told.add(key);
    await until("it is sent", () => sent.length === 1);
    await told.close();
    expect(JSON.parse(sent[0]!)).toMatchObject({ log: id });
    expect(sent).toHaveLength(1);
  });

  test("is tried again after a clock was set back", async () => {
    const { clock, sent, hook, reports } = setUp([500]);
    clock.advance(365 * 86_400_000);
    await reports.add(id, "192.0.2.1", report);
    await hook().deliver();
    clock.advance(-365 * 86_400_000);
    await hook().deliver();
    expect(sent).toHaveLength(2);
  });

  test("signs time and body", () => {
    expect(signatureOf("{}", "s", 1)).not.toBe(signatureOf("{}", "t", 1));
    expect(signatureOf("{}", "s", 1)).not.toBe(signatureOf("{}", "s", 2));
    expect(signatureOf("{}", "s", 1)).toMatch(/^t=1,v1=[0-9a-f]{64}$/);
  });
});

describe("a receiver", () => {
  const begun = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n";
  test.each([
    ["cuts its answer off", `${begun}\r\nabc`, true],
    ["says that its answer is gzip, which it is not", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nabc", true],
    ["leads elsewhere", "HTTP/1.1 308 x\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n", false],
    ["speaks something else", "no HTTP\r\n\r\n", false],
  ])("that %s", async (_, answer, isTaken) => {
    const { records, clock, reports } = setUp([]);
    let requests = 0;
    const receiver = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        data(socket) {
          requests++;
          socket.end(answer);
        },
      },
    });
    const troubles: string[] = [];
    const url = `http://127.0.0.1:${receiver.port}/an-address-that-is-secret`;
    const heard = (what: string, error: Error) => troubles.push(`${what}: ${error.message}`);
    await reports.add(id, "192.0.2.1", report);
    await new ReportWebhook(records, { url, secret: "s" }, null, clock, heard).deliver();
    receiver.stop(true);
    expect(requests).toBe(1);
    expect((await listReports(records))[0]!.webhook!.nextAt === null).toBe(isTaken);
    expect(troubles).toHaveLength(isTaken ? 0 : 1);
    expect(troubles.join()).not.toContain("secret");
  });
});

describe("reports", () => {
  test("that change while the webhook writes down its tries are kept as they are in the end", async () => {
    const { records, reports, clock, hook } = setUp([]);
    await reports.add(id, "192.0.2.1", report);
    clock.advance(1);
    const read = records.read.bind(records);
    records.read = async (...args) => {
      records.read = read;
      const value = await read(...args);
      await hook().deliver();
      return value;
    };
    expect(await reports.add(id, "192.0.2.1", { ...report, text: "more" })).not.toBeNull();
    expect(await listReports(records)).toMatchObject([{ text: "more", webhook: { tries: 0 } }]);
  });
});
