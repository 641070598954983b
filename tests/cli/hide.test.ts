import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

let app: AppUnderTest;
const directory = temporaryDirectory();
const first = "[10:00:00] [Server thread/INFO]: Lena_42 joined the game\nThis is Lenas Server\n";
const second = "[10:00:01] [Server thread/INFO]: <Lena_42> hi\nTeleported Otto99 to 1.0, 64.0, -3.0\n";
beforeAll(async () => {
  app = await startApp();
  await Bun.write(join(directory, "a.log"), first);
  await Bun.write(join(directory, "b.log"), second);
});
afterAll(() => app.stop());

async function share(...options: string[]) {
  return runCommandLine(["share", "a.log", "b.log", "--json", "--server", app.url, ...options], { directory });
}

async function storedOf(out: string): Promise<string[]> {
  const { logs } = JSON.parse(out) as { logs: { id: string }[] };
  return Promise.all(logs.map(async ({ id }) => (await logOf(app, id)).content));
}

test("--hide, --players, --no-chat and --no-coordinates mask before anything is sent", async () => {
  const { stdout: out, stderr: err } = await share(
    "--hide",
    "lenas server",
    "--players",
    "--no-chat",
    "--no-coordinates",
  );
  expect(await storedOf(out)).toEqual([
    "[10:00:00] [Server thread/INFO]: Player1 joined the game\nThis is ********\n",
    "[10:00:01] [Server thread/INFO]: <Player1> ********\nTeleported Otto99 to **\n",
  ]);
  expect(err).toContain("Your own words");
  expect(err).toContain("Names of players");
});

test("without them, players stay", async () => {
  expect(await storedOf((await share()).stdout)).toEqual([first, second]);
});

test.each([[["--hide", "x", "--no-redact"]], [["--players", "--no-redact"]], [["--hide", "a"]]])(
  "%j is a mistake, and nothing is sent",
  async (options) => {
    const { code, stderr: err } = await share(...options);
    expect(code).toBe(2);
    expect(err).toMatch(/--no-redact cannot go|two letters/);
  },
);
