import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, logOf, startApp } from "../../tests/support/app-under-test.ts";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { SlidingWindowLimiter } from "../logs/rate-limiter.ts";
import { TooLate } from "./answer-body.ts";
import { Lectern, type LecternOptions } from "./index.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const client = (options?: LecternOptions) => new Lectern(app.url, options);
/** Hard to pack, so that there is something to send. */
const large = Array.from({ length: 40_000 }, () => crypto.randomUUID()).join("\n");

describe("a log is shared and read back to the character", () => {
  const contents = ["[12:00:00] [main/INFO]: hello\r\n\tworld \u001b[31m中文\n", "\ufeffwith a mark\n", large];
  test.each(contents)("%.30j", async (content) => {
    const { id, url, shortUrl } = await client().share(content, { name: "latest log+1.log" });
    expect(await client().raw(url)).toBe(content);
    expect(await client().get(shortUrl)).toMatchObject({ id, content, name: "latest log+1.log" });
    expect(await client().stats(`${url}?q=x#L1`)).toMatchObject({ id, views: 2, uniqueViews: 1 });
    const chunks = await Array.fromAsync(await client().rawStream(id));
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(Buffer.concat(chunks))).toBe(content);
  });

  test("from bytes, a buffer, a blob and a stream; gzip files are unpacked", async () => {
    const bytes = new TextEncoder().encode("[12:00:00] [main/INFO]: hello\n");
    const forms = [bytes, bytes.buffer, new Blob([bytes]), new Blob([bytes]).stream(), Bun.gzipSync(bytes)];
    for (const form of forms) {
      const { id } = await client().share(form);
      expect((await logOf(app, id)).content).toBe("[12:00:00] [main/INFO]: hello\n");
    }
  });

  test("part of a buffer is only that part", async () => {
    const bytes = new TextEncoder().encode("beforeMIDDLEafter").subarray(6, 12);
    expect((await logOf(app, (await client().share(bytes)).id)).content).toBe("MIDDLE");
  });

  test("masked by the server, if asked", async () => {
    const { id, redacted } = await client().share("Steve[/203.0.113.77:5555] logged in", { redact: true });
    expect(redacted).toEqual({ ipv4: 1 });
    expect(await client().raw(id)).not.toContain("203.0.113.77");
  });
});

describe("a key", () => {
  const key = `lectern_bot_${"0".repeat(64)}`;

  test("is sent with uploads, without what a file left around it, and with nothing else", async () => {
    const sent: [path: string, authorization: string | null][] = [];
    const fetch = (url: string, init: RequestInit) => {
      sent.push([new URL(url).pathname.slice(0, 9), new Headers(init.headers).get("Authorization")]);
      const { Authorization: _, ...headers } = init.headers as Record<string, string>;
      return globalThis.fetch(url, { ...init, headers });
    };
    const tool = client({ fetch, key: ` ${key}\n` });
    const { id } = await tool.share("a log");
    await tool.get(id);
    await tool.analyse("a log");
    expect(sent).toEqual([
      ["/api/uplo", `Bearer ${key}`],
      ["/api/log/", null],
      ["/api/anal", null],
    ]);
  });

  test("that is not known is an error of its own, and one that cannot be sent is told before", async () => {
    await expect(client({ key }).share("a log")).rejects.toMatchObject({ code: "refused", status: 403 });
    for (const wrong of ["", "two words", "a\r\nb", "密钥"])
      expect(() => client({ key: wrong })).toThrow("A key is one word");
  });
});

describe("packing", () => {
  async function sent(content: string, compress?: boolean) {
    const seen: { encoding: string | null; bytes: number }[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      const encoding = new Headers(init.headers).get("Content-Encoding");
      seen.push({ encoding, bytes: (init.body as Uint8Array).length });
      return globalThis.fetch(url, init);
    };
    const options = compress === undefined ? {} : { compress };
    const { id } = await client({ fetch }).share(content, options);
    expect((await logOf(app, id)).content).toBe(content);
    return seen[0]!;
  }

  test("is done where it helps", async () => {
    const content = "[12:00:00] [main/INFO]: hello\n".repeat(1000);
    const packed = await sent(content);
    expect(packed.encoding).toBe("gzip");
    expect(packed.bytes).toBeLessThan(content.length / 10);
  });

  test("is not done for a few lines, nor when it is not wanted", async () => {
    expect((await sent("a short log")).encoding).toBeNull();
    expect((await sent("x".repeat(5000), false)).encoding).toBeNull();
  });
});

describe("progress", () => {
  test("is told from nothing to all, forward only", async () => {
    const seen: { sent: number; total: number }[] = [];
    await client().share(large, { onProgress: (progress) => seen.push(progress) });
    const { total } = seen[0]!;
    expect(seen[0]).toEqual({ sent: 0, total });
    expect(seen.at(-1)).toEqual({ sent: total, total });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.map(({ sent }) => sent)).toEqual(seen.map(({ sent }) => sent).toSorted((a, b) => a - b));
  });

  test("of a small log has its start and its end", async () => {
    const seen: number[] = [];
    await client().share("small", { onProgress: ({ sent }) => seen.push(sent) });
    expect(seen).toEqual([0, 5]);
  });
});

describe("cancelling", () => {
  test("rejects with the reason, while the log is sent", async () => {
    const controller = new AbortController();
    const reason = new Error("changed my mind");
    const call = client().share(large, { signal: controller.signal, onProgress: () => controller.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });

  test("ends a read, and a stream that nobody writes to", async () => {
    await expect(client().get("7Kd3mPq9Xw", { signal: AbortSignal.abort("no") })).rejects.toBe("no");
    const controller = new AbortController();
    const call = client().share(new ReadableStream<Uint8Array>({}), { signal: controller.signal });
    controller.abort("no");
    await expect(call).rejects.toBe("no");
  });
});

describe("insights", () => {
  const log = "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
  test("of a stored log and of a text, in both languages", async () => {
    const { id } = await client().share(log);
    expect((await client().insights(id, { language: "zh-CN" })).title).toContain("日志");
    expect((await client().insights(id, { language: "en" })).version).toBe("1.20.4");
    expect(await client().analyse(log, { language: "en" })).toMatchObject({ version: "1.20.4", language: "en" });
  });
});

describe("a log is removed", () => {
  test("by the token that came with it, and by no other", async () => {
    const { id, url, token } = await client().share("shared by mistake");
    const other = await client().share("another");
    await expect(client().remove(url, other.token!)).rejects.toMatchObject({ code: "not-owner", status: 403 });
    expect(await client().remove(url, token!)).toEqual({ success: true, id });
    await expect(client().raw(id)).rejects.toMatchObject({ code: "not-found" });
    await expect(client().remove(id, token!)).rejects.toMatchObject({ code: "not-found", status: 404 });
  });

  test("also where the answer to the first try got lost", async () => {
    const { id, token } = await client().share("shared by mistake");
    let tries = 0;
    const fetch = async (url: string, init: RequestInit) => {
      const answer = await globalThis.fetch(url, init);
      if (tries++ > 0) return answer;
      throw new TypeError("the connection broke");
    };
    expect(await client({ fetch }).remove(id, token!)).toEqual({ success: true, id });
    expect(tries).toBe(2);
  });

  test("never elsewhere: a token does not follow a redirect", async () => {
    using server = Bun.serve({ port: 0, fetch: () => Response.redirect("https://logs.example.org/x", 307) });
    const moved = new Lectern(server.url);
    await expect(moved.remove("2222222222", "secret")).rejects.toMatchObject({ code: "not-lectern" });
  });
});

test("limits and health are told", async () => {
  expect(await client().limits()).toMatchObject({ success: true, maxLogBytes: 10 * 1024 * 1024 });
  expect((await client().health()).status).toBe("healthy");
});

test("a server that is not healthy is an answer", async () => {
  const fetch = async () => Response.json({ status: "unhealthy", timestamp: "now" }, { status: 503 });
  expect((await client({ fetch }).health()).status).toBe("unhealthy");
});

test("an upload over the limit waits as long as the server says, and passes then", async () => {
  const clock = new FakeClock();
  const limited = await startApp({ limiter: new SlidingWindowLimiter(1, clock) });
  const notices: number[] = [];
  const onRetry = ({ delayMs }: { delayMs: number }) => {
    notices.push(delayMs);
    clock.advance(1000);
  };
  const lectern = new Lectern(limited.url, { onRetry });
  await lectern.share("the first");
  clock.advance(59_000);
  const { id } = await lectern.share(large, { onProgress: () => {} });
  expect(await lectern.raw(id)).toBe(large);
  expect(notices).toHaveLength(1);
  expect(notices[0]!).toBeWithin(1000, 2001);
  await limited.stop();
});

describe("failures are told", () => {
  test("of the server, with its words", async () => {
    await expect(client().get("2222222222")).rejects.toMatchObject({ code: "not-found", status: 404 });
    await expect(client().raw("2222222222")).rejects.toMatchObject({ code: "not-found", status: 404 });
    await expect(client().share(" \n")).rejects.toMatchObject({
      code: "bad-request",
      message: "Content cannot be empty",
    });
  });

  test("a server that nobody started was not reached, and got no log", async () => {
    const closed = Bun.serve({ port: 0, fetch: () => new Response() });
    const lectern = new Lectern(`http://127.0.0.1:${closed.port}`, { retry: false });
    await closed.stop(true);
    await expect(lectern.share("a log")).rejects.toMatchObject({ code: "unreachable", status: 0 });
    await expect(lectern.get("2222222222")).rejects.toMatchObject({ code: "unreachable" });
  });

  test("an upload whose answer got lost is sent once, and said to be in doubt", async () => {
    let connections = 0;
    const server = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        open: () => void connections++,
        data: (socket) => void socket.terminate(),
      },
    });
    const lectern = new Lectern(`http://127.0.0.1:${server.port}`);
    await expect(lectern.share("a log")).rejects.toMatchObject({ code: "answer-lost", status: 0 });
    expect(connections).toBe(1);
    server.stop(true);
  });

  test("so is one whose server takes it and says nothing; a read is tried again", async () => {
    let tries = 0;
    const fetch = async () => {
      tries++;
      throw new TooLate();
    };
    const silent = new Lectern("http://localhost", { fetch, retry: { attempts: 2 } });
    await expect(silent.share("a log")).rejects.toMatchObject({ code: "answer-lost" });
    expect(tries).toBe(1);
    await expect(silent.stats("2222222222")).rejects.toThrow("The server did not answer in time.");
    expect(tries).toBe(3);
  });

  test("something else that answers is no Lectern", async () => {
    using server = Bun.serve({
      port: 0,
      fetch: ({ url }) =>
        url.includes("moved") ? Response.redirect("https://logs.example.org/x", 301) : new Response("<h1>Welcome</h1>"),
    });
    const wrong = new Lectern(server.url);
    await expect(wrong.share("a log")).rejects.toMatchObject({ code: "not-lectern" });
    await expect(wrong.stats("2222222222")).rejects.toMatchObject({ code: "not-lectern" });
    const moved = new Lectern(new URL("/moved", server.url));
    await expect(moved.share("a log")).rejects.toThrow("https://logs.example.org.");
  });

  test.each(["null", "[1]", '"a"', "{}", '{"success":false}'])("nor is one that answers %s", async (body) => {
    using server = Bun.serve({ port: 0, fetch: () => new Response(body) });
    const wrong = new Lectern(server.url);
    const notLectern = { code: "not-lectern", status: 200 };
    await expect(wrong.stats("2222222222")).rejects.toMatchObject(notLectern);
    await expect(wrong.get("2222222222")).rejects.toMatchObject(notLectern);
    await expect(wrong.analyse("a log")).rejects.toMatchObject(notLectern);
    await expect(wrong.limits()).rejects.toMatchObject(notLectern);
    await expect(wrong.share("a log")).rejects.toMatchObject(notLectern);
  });

  test("nor are counts without numbers, or JSON in the place of a log", async () => {
    using server = Bun.serve({ port: 0, fetch: () => Response.json({ success: true, id: "2222222222" }) });
    const wrong = new Lectern(server.url);
    await expect(wrong.stats("2222222222")).rejects.toMatchObject({ code: "not-lectern", status: 200 });
    await expect(wrong.raw("2222222222")).rejects.toMatchObject({ code: "not-lectern", status: 200 });
  });

  test("an answer without an end is not read to its end", async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent++;
          controller.enqueue(megabyte);
        },
      });
    const fetch = async () => new Response(endless(), { headers: { "Content-Type": "text/plain" } });
    const hostile = new Lectern("http://localhost", { fetch });
    await expect(hostile.raw("2222222222")).rejects.toMatchObject({ code: "not-lectern" });
    await expect(hostile.get("2222222222")).rejects.toMatchObject({ code: "not-lectern" });
    expect(sent).toBeLessThan(600);
  });

  test("nor is its page a log", async () => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    using server = Bun.serve({ port: 0, fetch: () => new Response("<h1>Welcome</h1>", { headers }) });
    const wrong = new Lectern(server.url);
    await expect(wrong.raw("2222222222")).rejects.toMatchObject({ code: "not-lectern", status: 200 });
    await expect(wrong.rawStream("2222222222")).rejects.toMatchObject({ code: "not-lectern", status: 200 });
  });
});
