import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { errorOf, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

describe("keys, from the command line to uploads", () => {
  const env = { DATA_DIR: temporaryDirectory(), UPLOADS_PER_MINUTE: "1" };
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ env });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  const lectern = (...args: string[]) => runCommandLine(args, { env });
  const upload = (key?: string, path = "/api/upload") =>
    fetch(server.url + path, {
      method: "POST",
      body: "a log",
      ...(key && { headers: { Authorization: `Bearer ${key}` } }),
    });

  test("work while the server runs, through every interface, and are listed with their last use", async () => {
    expect(await lectern("keys", "list")).toMatchObject({ code: 0, stdout: "There are no keys.\n" });
    const added = await runToEnd({ env, args: ["keys", "add", "bot", "--uploads-per-minute", "3"] });
    expect(added.code).toBe(0);
    const key = added.stdout.trim();
    expect((await upload(key)).headers.get("ratelimit-limit")).toBe("3");
    expect((await upload(key, "/documents")).status).toBe(200);
    expect((await upload(key, "/post")).status).toBe(201);
    const spent = await upload(key);
    expect(spent.status).toBe(429);
    expect(Number(spent.headers.get("retry-after"))).toBeGreaterThan(0);
    // Clients without a key are not affected.
    expect((await upload()).headers.get("ratelimit-limit")).toBe("1");
    expect((await upload()).status).toBe(429);
    expect((await upload("a-token-of-another-service")).status).toBe(429);

    const listed = await until("all uploads are counted", async () => {
      const keys = JSON.parse((await lectern("keys", "list", "--json")).stdout) as { uploads: number }[];
      return keys[0]!.uploads >= 3 && keys;
    });
    expect(listed).toMatchObject([{ name: "bot", uploadsPerMinute: 3, uploads: 3 }]);
    expect((await lectern("keys", "list")).stdout).toMatch(/^bot {2}3 a minute {2}since .* 3 uploads, last /);

    expect((await lectern("keys", "revoke", "bot")).code).toBe(0);
    const refused = await upload(key);
    expect(refused.status).toBe(403);
    expect((await errorOf(refused)).error).toContain("This key is not known here, or it was revoked.");
  });

  test("are sent by the command line, from a variable or an option", async () => {
    const key = (await lectern("keys", "add", "shell", "--uploads-per-minute", "2")).stdout.trim();
    const share = (args: string[], variables: Record<string, string>) =>
      runCommandLine(["share", "--plain", ...args, join(import.meta.dir, "keys.programs.test.ts")], {
        env: { LECTERN_SERVER: server.url, ...variables },
      });
    const first = await share([], { LECTERN_KEY: `${key}\n` });
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^http\S+\n$/);
    expect(await share(["--key", key], { LECTERN_KEY: "lectern_shell_other" })).toMatchObject({ code: 0 });
    const refused = await share(["--key", "lectern_shell_other"], {});
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain("This key is not known here");
    const misspelt = await share([], { LECTERN_KEY: "two words" });
    expect(misspelt.code).toBe(2);
    expect(misspelt.stderr).toContain("LECTERN_KEY is not a key");
    expect(misspelt.stderr).not.toContain("two words");
    expect((await upload(key)).status).toBe(429);
  });

  test("that are wrong are refused with a sentence, before the body is read", async () => {
    const refused = await upload("lectern_bot_nonsense");
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatchObject({ success: false, code: 403 });
  });

  test.each<[args: string[], code: number, sentence: string]>([
    [["keys", "add"], 2, "keys add takes a name."],
    [["keys", "add", "No Good"], 2, "A name has 1 to 40 small letters"],
    [["keys", "add", "bot", "--uploads-per-minute", "many"], 2, "--uploads-per-minute takes a whole number"],
    [["keys", "frobnicate"], 2, "keys takes"],
    [["keys", "revoke", "nobody"], 1, "There is no key nobody."],
  ])("%p", async (args, code, sentence) => {
    const ended = await lectern(...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr + ended.stdout).toContain(sentence);
  });
});

test("without keys everything is as before: an owner's token on an upload is passed over", async () => {
  const app = await startApp({ limiter: new SlidingWindowLimiter(2, new FakeClock()) });
  const first = await app.post("one");
  const token = first.headers.get("lectern-token")!;
  expect((await app.post("two", { Authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await app.post("three", { Authorization: `Bearer ${token}` })).status).toBe(429);
  await app.stop();
});
