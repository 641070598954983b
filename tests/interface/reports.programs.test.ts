import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { browserAccept, errorOf, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const secret = "a secret of the webhook";
const hostile = "<script>alert(1)</script>\u001b[2J\u202e";

interface Delivery {
  signature: string;
  body: string;
}

describe("a report, from the page to the operator", () => {
  const deliveries: Delivery[] = [];
  const receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      deliveries.push({ signature: request.headers.get("lectern-signature") ?? "", body: await request.text() });
      return new Response(null, { status: 204 });
    },
  });
  const env = {
    DATA_DIR: temporaryDirectory(),
    UPLOADS_PER_MINUTE: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    REPORT_WEBHOOK: `http://127.0.0.1:${receiver.port}/reports`,
    REPORT_WEBHOOK_SECRET: secret,
  };
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ env });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await receiver.stop(true);
  });

  const lectern = (...args: string[]) => runCommandLine(args, { env });
  const upload = (content: string, address = "192.0.2.7") =>
    fetch(`${server.url}/api/upload`, { method: "POST", body: content, headers: { "X-Forwarded-For": address } });
  /** The server reads anew every two seconds what is blocked. */
  const answered = (status: number, ask: () => Promise<Response>) => {
    const wanted = async () => {
      const answer = await ask();
      return answer.status === status ? answer : null;
    };
    return until(`the answer is ${status}`, wanted, { everyMs: 100 });
  };
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const report = (id: string, fields: Record<string, string>, address = "192.0.2.8") =>
    fetch(`${server.url}/report/${id}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: browserAccept, "X-Forwarded-For": address },
      redirect: "manual",
    });

  test("is sent with a form, shown to the operator, and told to the webhook with a signature", async () => {
    const id = await idOf(await upload("a log with a password"));
    const page = await (await fetch(`${server.url}/${id}`, { headers: { Accept: browserAccept } })).text();
    expect(page).toContain(`href="/report/${id}" rel="nofollow">Report this log</a>`);
    for (const [language, title] of [
      ["en", "Report this log"],
      ["zh-CN", "举报此日志"],
    ]) {
      const form = await fetch(`${server.url}/report/${id}?lang=${language}`, { headers: { Accept: browserAccept } });
      expect(await form.text()).toContain(`<h1>${title}</h1>`);
    }
    const sent = await report(id, { reason: "personal", text: hostile, contact: "me@example.org" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/report/${id}?sent`]);

    await until("the report is delivered", () => deliveries.length > 0);
    const { signature, body } = deliveries[0]!;
    expect(JSON.parse(body)).toMatchObject({ type: "report", log: id, reason: "personal", contact: "me@example.org" });
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
    expect(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")).toBe(hex!);

    const shown = await runToEnd({ env, args: ["reports"] });
    expect(shown.stdout).toContain(`${id}  personal  from me@example.org`);
    expect(shown.stdout).not.toMatch(/[\u001b\u202e]/);
    const listed = await lectern("reports", "--json");
    expect(listed.stdout).not.toContain("192.0.2");
    expect((await lectern("reports", "close", id, "--reason", "nothing wrong")).code).toBe(0);
    expect((await lectern("reports")).stdout).toBe("There are no reports.\n");
    expect((await lectern("reports", "close", id)).code).toBe(1);
  });

  test("has a contact of one line, which cannot look like another report", async () => {
    const id = await idOf(await upload("a log that somebody reports"));
    const contact = "me@example.org\r\n2026-01-15 10:30 UTC  7Kd3mPq9Xw  illegal";
    expect((await report(id, { reason: "other", contact }, "192.0.2.24")).status).toBe(303);
    const listed = (await lectern("reports")).stdout.split("\n").filter((line) => line.includes("7Kd3mPq9Xw"));
    expect(listed).toEqual([expect.stringContaining(`${id}  other  from me@example.org 2026`)]);
    expect((await lectern("reports", "close", id)).code).toBe(0);
  });

  test("needs a reason, a log, and stays below a size", async () => {
    const id = await idOf(await upload("another log"));
    expect((await report(id, { reason: "because" }, "192.0.2.20")).status).toBe(400);
    expect((await report("abcdefghjk", { reason: "other" }, "192.0.2.21")).status).toBe(404);
    expect((await report(id, { reason: "other", text: "x".repeat(2001) }, "192.0.2.22")).status).toBe(400);
    expect((await report(id, { reason: "other", text: "x".repeat(100_000) }, "192.0.2.23")).status).toBe(413);
  });

  test("a removed content is refused when it is sent again, and the trail says who did what and why", async () => {
    const content = `a leaked list ${crypto.randomUUID()}`;
    const id = await idOf(await upload(content));
    await report(id, { reason: "illegal" }, "192.0.2.30");
    const removed = await lectern("remove", "--reason", "leaked data", "--refuse", id);
    expect(removed.stdout).toStartWith(`${id} is removed.\nIts content (`);
    const again = await answered(403, () => upload(content, "198.51.100.1"));
    expect((await errorOf(again)).error).toContain("does not take it again");
    expect((await upload(`${content}.`)).status).toBe(200);
    expect((await lectern("reports")).stdout).not.toContain(id);
    const trail = JSON.parse((await lectern("audit", "--json")).stdout) as {
      action: string;
      subject: string;
      reason: string;
    }[];
    expect(trail).toContainEqual(expect.objectContaining({ action: "remove", subject: id, reason: "leaked data" }));
    const hash = /\((\S+)\)/.exec(removed.stdout)![1]!;
    expect((await lectern("block")).stdout).toContain(`content  ${hash}  for good  leaked data`);
    expect((await lectern("block", "content", hash, "--lift")).code).toBe(0);
    await answered(200, () => upload(content));
  });

  describe("of several files with one link", () => {
    const contents = () => ["one", "two"].map((name) => `${name} ${crypto.randomUUID()}`);
    const uploadTogether = async (texts: readonly string[]) => {
      const answer = await fetch(`${server.url}/api/upload`, {
        method: "POST",
        body: JSON.stringify({ files: texts.map((content, at) => ({ name: `${at}.log`, content })) }),
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.40" },
      });
      const { id, files } = (await answer.json()) as { id: string; files: { id: string }[] };
      return { id, files: files.map((file) => file.id) };
    };
    const blockedContents = async () => (await lectern("block")).stdout.match(/^content /gm)?.length ?? 0;

    test("the content of each is blocked, which removes none, and taken again", async () => {
      const texts = contents();
      const { id, files } = await uploadTogether(texts);
      const blocked = await lectern("block", "content", `${server.url}/${id}`, "--reason", "spam");
      expect(blocked).toMatchObject({ code: 0, stdout: expect.stringMatching(/^(?:\S+ is blocked\.\n){2}$/) });
      for (const text of texts) await answered(403, () => upload(text));
      for (const one of files) expect((await fetch(`${server.url}/raw/${one}`)).status).toBe(200);
      expect((await lectern("block", "content", id, "--lift")).code).toBe(0);
      expect(await blockedContents()).toBe(0);
      for (const text of texts) await answered(200, () => upload(text));
    });

    test("all are removed, and with --refuse none is taken again", async () => {
      const texts = contents();
      const { id, files } = await uploadTogether(texts);
      for (const [at, one] of [id, ...files].entries()) await report(one, { reason: "illegal" }, `192.0.2.${50 + at}`);
      const removed = await lectern("remove", "--refuse", id);
      expect(removed.code).toBe(0);
      expect(removed.stdout).toStartWith(`${id} is removed.\n`);
      expect(removed.stdout.match(/^Its content \(\S+\) is not taken again\.$/gm)).toHaveLength(2);
      await answered(404, () => fetch(`${server.url}/api/bundle/${id}`));
      for (const one of files) await answered(404, () => fetch(`${server.url}/raw/${one}`));
      for (const one of [id, ...files]) expect((await lectern("remove", one)).stdout).toBe(`There is no log ${one}.\n`);
      for (const text of texts) await answered(403, () => upload(text));
      const open = (await lectern("reports")).stdout;
      for (const one of [id, ...files]) expect(open).not.toContain(one);
    });

    test("one is removed, and the others stay", async () => {
      const { id, files } = await uploadTogether(contents());
      expect((await lectern("remove", files[0]!)).stdout).toBe(`${files[0]} is removed.\n`);
      await answered(404, () => fetch(`${server.url}/raw/${files[0]}`));
      const left = (await (await answered(200, () => fetch(`${server.url}/api/bundle/${id}`))).json()) as object;
      expect(left).toMatchObject({
        files: [
          { id: files[0], removed: "operator" },
          { id: files[1], name: "1.log" },
        ],
      });
    });
  });

  test("a blocked network cannot share, but read; others can; and it ends", async () => {
    const id = await idOf(await upload("readable", "203.0.113.9"));
    expect((await lectern("block", "network", "203.0.113.77/24", "--for", "7d", "--reason", "spam")).stdout).toMatch(
      /^203\.0\.113\.0\/24 is blocked until /,
    );
    const refused = await answered(403, () => upload("spam", "203.0.113.9"));
    expect((await errorOf(refused)).error).toMatch(/takes no logs from your network until \d/);
    expect((await upload("no spam", "203.0.114.9")).status).toBe(200);
    const read = await fetch(`${server.url}/raw/${id}`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
    expect(read.status).toBe(200);
    expect((await lectern("block", "network", "203.0.113.0/24", "--lift")).code).toBe(0);
    await answered(200, () => upload("no spam", "203.0.113.9"));
  });

  test.each<[args: string[], sentence: string]>([
    [["block", "network", "nonsense"], "is neither an address nor a CIDR"],
    [["block", "network", "0.0.0.0/0"], "A network is /8 or smaller."],
    [["block", "network", "192.0.2.1", "--for", "ever"], "--for takes a time"],
    [["block", "planet"], "block takes nothing"],
    [["reports", "open", "x"], "reports takes nothing"],
  ])("%p is wrong usage", async (args, sentence) => {
    const ended = await lectern(...args);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(sentence);
  });
});

test("one client can send a few reports a minute", async () => {
  const app = await startApp({ reportLimiter: new SlidingWindowLimiter(2, new FakeClock()) });
  const { id } = await app.upload("a log");
  const send = async () =>
    (await app.get(`/report/${id}`, { method: "POST", body: new URLSearchParams({ reason: "other" }) })).status;
  expect([await send(), await send(), await send()]).toEqual([303, 303, 429]);
  await app.stop();
});

test("a webhook without a secret ends the start", async () => {
  const env = { DATA_DIR: temporaryDirectory(), REPORT_WEBHOOK: "https://hooks.example/reports" };
  const ended = await runCommandLine(["serve"], { env });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain("REPORT_WEBHOOK needs REPORT_WEBHOOK_SECRET");
});
