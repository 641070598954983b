import { expect, test } from "bun:test";
import { packPlainSync } from "../../src/logs/content.ts";
import { noDetails } from "../../src/logs/ports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** What is stored may be older than every check of what comes in. */
const hostile = "\u001b[2J\u007f\u009b2J\u202eevil\u2028\u200f\u061c";
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e]/;

async function hostileStore(): Promise<string> {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, () => {});
  const id = "23456789AB" as never;
  const text = Buffer.from("a log");
  const packed = packPlainSync({ text, size: text.length, hash: "0".repeat(16), effort: "usual" });
  await store.insert({ id, name: hostile, createdAt: Date.now(), ...packed, details: noDetails });
  const report = { log: id, at: 0, reason: "other", text: hostile, contact: hostile, webhook: null };
  await store.records.replace("report", `${id} 0123456789abcdef`, null, JSON.stringify(report));
  const entry = { at: 0, action: "remove", subject: hostile, reason: hostile };
  await store.records.replace("audit", "2026", null, JSON.stringify(entry));
  const block = { kind: "network", subject: hostile, reason: hostile, createdAt: 0, until: null };
  await store.records.replace("block", `network ${hostile}`, null, JSON.stringify(block));
  await store.close();
  return directory;
}

test("nothing that visitors or senders wrote is obeyed by the terminal of an operator", async () => {
  const env = { DATA_DIR: await hostileStore() };
  for (const command of ["reports", "audit", "block", "status"]) {
    for (const json of [[], ["--json"]]) {
      const { code, stdout, stderr } = await runCommandLine([command, ...json], { env });
      expect([command, code, stderr]).toEqual([command, 0, ""]);
      expect(stdout).toContain(command === "status" ? "23456789AB" : "evil");
      expect(stdout.match(obeyed)).toBeNull();
    }
  }
  const { stdout } = await runCommandLine(["reports", "--json"], { env });
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ text: hostile, contact: hostile })]);
});

test("nor is what an operator was given to paste", async () => {
  const env = { DATA_DIR: await hostileStore() };
  for (const args of [
    ["remove", hostile],
    ["reports", "close", hostile],
    ["block", "network", hostile],
  ]) {
    const { stdout, stderr } = await runCommandLine(args, { env });
    expect((stdout + stderr).match(obeyed)).toBeNull();
    expect(stdout + stderr).not.toBe("");
  }
});
