import { beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const directory = temporaryDirectory();

beforeAll(async () => {
  await Bun.write(join(directory, "large.log"), "x".repeat(10 * 1024 * 1024 + 1));
  await Bun.write(join(directory, "middling.log"), "x\n".repeat(200_000));
});

async function linkFrom(server: string, args: string[]): Promise<{ code: number; isLink: boolean }> {
  const { code, stdout } = await runCommandLine(["share", ...args, "--server", server], { directory });
  return { code, isLink: stdout.startsWith(server) };
}
const shared = { code: 0, isLink: true };

test("a server that takes more is asked, and gets more", async () => {
  const generous = await startApp({}, { maxLogBytes: 12 * 1024 * 1024 });
  expect(await linkFrom(generous.url, ["large.log"])).toEqual(shared);
  await generous.stop();
});

test("a server that takes less is asked, and gets the parts that matter", async () => {
  const sparing = await startApp({}, { maxLogBytes: 1024 * 1024 });
  expect(await linkFrom(sparing.url, ["large.log", "--parts"])).toEqual(shared);
  await sparing.stop();
});

test("a server that does not tell its limits gets the log nevertheless", async () => {
  const silent = Bun.serve({
    port: 0,
    fetch: async (request): Promise<Response> => {
      if (request.method === "GET") return new Promise<Response>(() => {});
      await request.bytes();
      const url = new URL("/7Kd3mPq9Xw", request.url).href;
      return Response.json({ success: true, id: "7Kd3mPq9Xw", url, shortUrl: url, createdAt: "now" });
    },
  });
  expect(await linkFrom(silent.url.href, ["middling.log"])).toEqual(shared);
  await silent.stop(true);
});
