import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "../support/command-line.ts";
import { clientMap, PublishedMaps, yarnJar } from "../support/published-maps.ts";
import { sampleProguard, sampleTiny } from "../support/sample-mappings.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const published = new PublishedMaps();
afterAll(() => published.stop());

let directory: string;
beforeEach(async () => {
  directory = temporaryDirectory();
  published.instead.clear();
  await Bun.write(join(directory, "client.txt"), sampleProguard);
  await Bun.write(join(directory, "a.log"), "[12:00:00] [main/INFO]: hello\n");
});

const mappings = (...args: string[]) =>
  runCommandLine(["mappings", ...args], { directory, env: { DATA_DIR: join(directory, "data") } });
const keptKeys = async () =>
  (JSON.parse((await mappings("list", "--json")).stdout) as { key: string }[]).map(({ key }) => key);

test("a map is added, listed and removed", async () => {
  expect((await mappings("list")).stdout).toBe("There are no maps.\n");
  const added = await mappings("add", "client.txt", "--minecraft", "1.20.1");
  expect(added).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1\.20\.1\/official-readable-[0-9a-f]{16}\.zst: 14 names\.\n$/),
  });
  // A server that starts later takes what begins so for its own.
  expect(readdirSync(join(directory, "data"))).toEqual(["lectern.mappings"]);
  // The same again is the same.
  await mappings("add", "client.txt", "--minecraft", "1.20.1");
  expect((await mappings("list")).stdout).toMatch(/^1\.20\.1 {2}official-readable {2}1 KiB {2}1\.20\.1\/\S+\n$/);
  expect(await mappings("remove", "1.20.1")).toMatchObject({ code: 0 });
  expect(await keptKeys()).toEqual([]);
  expect(await mappings("remove", "1.20.1")).toMatchObject({ code: 1, stdout: "There is no map of 1.20.1.\n" });
});

test.each<[args: string[], code: number, sentence: string]>([
  [
    ["add", "a.log", "--minecraft", "1.20.1"],
    1,
    "This is no map of names: tiny, ProGuard, tsrg and MCP's CSV are known.",
  ],
  [["add", "none.txt", "--minecraft", "1.20.1"], 1, "none.txt cannot be read (ENOENT)."],
  [["add", "client.txt"], 2, "mappings add needs the version of Minecraft: --minecraft 1.20.1"],
  [
    ["add", "client.txt", "--minecraft", "../../etc"],
    2,
    "mappings add needs the version of Minecraft: --minecraft 1.20.1",
  ],
  [["fetch", "latest/../x"], 2, "latest/../x is no version of Minecraft, such as 1.20.1."],
  [
    ["fetch", "1.20.1", "--from", "file:///etc"],
    2,
    "--from takes the address of a mirror, such as https://mirror.example.org",
  ],
  [["dance"], 2, 'mappings takes "add FILE", "fetch VERSION", "list" or "remove VERSION".'],
])("%j is refused in a sentence", async (args, code, sentence) => {
  expect(await mappings(...args)).toMatchObject({ code, stderr: `lectern: ${sentence}\n` });
});

describe("fetching", () => {
  test("takes Mojang's maps and the newest Yarn, and states the licence", async () => {
    const { code, stderr, stdout } = await mappings("fetch", "1.20.1", "--from", `${published.url}/`);
    expect(stderr).toContain("not passed on complete and unmodified");
    expect(code).toBe(0);
    expect(stdout).toContain(`from ${published.url}${clientMap}\n`);
    expect(stdout).toContain(`from ${published.url}${yarnJar}\n`);
    expect(await keptKeys()).toEqual([
      expect.stringMatching(/^1\.20\.1\/intermediary-readable-/),
      expect.stringMatching(/^1\.20\.1\/official-readable-/),
    ]);
  });

  test.each<[what: string, path: string, answer: string | (() => Response), sentence: RegExp]>([
    [
      "another file than was promised",
      clientMap,
      sampleProguard.replace("blowOut", "explode"),
      /the hash is another one/,
    ],
    ["a jar that was cut off", yarnJar, sampleTiny.slice(0, 40), /the hash is another one/],
    ["a page of an error", "/mc/game/version_manifest_v2.json", "<html>", /does not answer with the list of versions/],
    ["a failure", clientMap, () => new Response("no", { status: 500 }), /answers with status 500/],
    ["a jar without a hash", `${yarnJar}.sha1`, "none", /has no hash for yarn-1\.20\.1\+build\.10-v2\.jar/],
    ["an answer without an end", "/mc/game/version_manifest_v2.json", endless, /sends more than 8388608 bytes/],
    [
      "an address that is none",
      "/mc/game/version_manifest_v2.json",
      '{"versions":[{"id":"1.20.1","url":"file:///etc/passwd"}]}',
      /no address/,
    ],
  ])("%s is told, and nothing is kept of it", async (_, path, answer, sentence) => {
    published.instead.set(path, answer);
    const { code, stderr } = await mappings("fetch", "1.20.1", "--from", published.url);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(await keptKeys()).toEqual([]);
  });

  test("a version that nobody has published names of is told", async () => {
    const { code, stderr } = await mappings("fetch", "1.2.5", "--from", published.url);
    expect(code).toBe(1);
    expect(stderr).toContain("Nobody has published names of Minecraft 1.2.5.");
  });
});

function endless(): Response {
  const chunk = new Uint8Array(1024 * 1024).fill(32);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
}
