import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { runCommandLine as lectern } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { lecternInTerminal, lecternProcess } from "./lectern-process.ts";

let app: AppUnderTest;
let id: string;
let url: string;
const content = "\ufeff[12:00:00] \u001b[31mred\u001b[0m \u001b]0;owned\u0007 中文\r\n\tend without a line break";

beforeAll(async () => {
  app = await startApp();
  ({ id, url } = await app.upload(content, "latest.log"));
});
afterAll(() => app.stop());

const env = () => ({ LECTERN_SERVER: app.url });

test("a log goes into pipes and files to the byte, by id and by link", async () => {
  const expected = new TextEncoder().encode(content);
  expect((await lecternProcess(["get", id], { env: env() })).bytes).toEqual(expected);
  // A link knows its server.
  expect((await lectern(["get", `${url}#L2`])).bytes).toEqual(expected);
  const directory = temporaryDirectory();
  const { code, stdout } = await lectern(["get", "--output", "copy.log", id], { env: env(), directory });
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  expect(readFileSync(join(directory, "copy.log"), "utf8")).toBe(content);
});

test("a terminal gets it without what it would obey", async () => {
  const { shown } = await lecternInTerminal(["get", id], { env: env() });
  expect(shown).toContain("[12:00:00] red  中文\r\n");
  expect(shown).not.toContain("\u001b");
  expect(shown).not.toContain("\u0007");
});

test("a reader that has enough is no error", async () => {
  const large = await app.upload("[12:00:00] [main/INFO]: hello\n".repeat(300_000));
  const main = join(import.meta.dir, "../../src/main.ts");
  const command = `"$0" "$1" get "$2" | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const shell = Bun.spawn(["bash", "-c", command, process.execPath, main, large.url], {
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([shell.stdout.text(), shell.stderr.text()]);
  expect({ stdout, stderr }).toEqual({ stdout: "[12:00:00] [main/INFO]: hello\n0\n", stderr: "" });
});

test("a log that is not there is told, and no file is made", async () => {
  const directory = temporaryDirectory();
  const { code, stdout, stderr } = await lectern(["get", "-o", "x.log", "2222222222"], { env: env(), directory });
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  expect(stderr).toContain("There is no log with this id.");
  expect(existsSync(join(directory, "x.log"))).toBe(false);
  expect((await lectern(["get", "no id"], { env: env() })).code).toBe(2);
  expect((await lectern(["get", "-o", "no/such/folder/x.log", id], { env: env() })).stderr).toContain(
    "cannot be written",
  );
});

test("statistics, for people and for programs", async () => {
  const { id: fresh } = await app.upload("fresh");
  await lectern(["get", fresh], { env: env() });
  expect((await lectern(["stats", fresh], { env: env() })).stdout).toMatch(
    new RegExp(`^log +${fresh}\nviews +1\nunique views +1\nshared at +\\S+Z\n$`),
  );
  const { stdout } = await lectern(["stats", "--json", fresh], { env: env() });
  expect(JSON.parse(stdout)).toMatchObject({ id: fresh, views: 1, uniqueViews: 1 });
  expect((await lectern(["stats", "2222222222"], { env: env() })).code).toBe(3);
});
