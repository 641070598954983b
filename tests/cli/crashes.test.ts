import { expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { faultIn } from "../../src/analysis/fault/fault.ts";
import { asFingerprint, fingerprintOf } from "../../src/logs/crash-fingerprint.ts";
import { noDetails } from "../../src/logs/ports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { usual } from "../support/made-up-crashes.ts";
import { faults } from "../support/made-up-faults.ts";
import { newBundle, newLog } from "../support/stored-logs.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const lamp = faults["a lamp without its bulb"]!(usual);
const boat = faults["a mixin's handler"]!(usual);
const fingerprint = (text: string) => fingerprintOf(faultIn(analyse(text))!);

/** A store whose logs nobody has counted yet: three of one fault, of two people, a bundle of another, and one of nobody. */
async function uncounted(): Promise<string> {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, () => {});
  const shared = (text: string, sharer: string | null) =>
    newLog(text, { createdAt: Date.now(), details: { ...noDetails, sharer } });
  for (const sharer of ["00000a", "00000a", "00000b", null]) await store.insert(shared(lamp, sharer));
  const { bundle, files } = newBundle(2);
  const contents = files.map((file) => ({ ...newLog(boat), ...file, ...contentOf(boat) }));
  await store.insertAll([
    ...contents,
    { ...bundle, createdAt: Date.now(), details: { ...bundle.details, sharer: "00000c" } },
  ]);
  await store.close();
  return directory;
}

function contentOf(text: string) {
  const { size, hash, packed } = newLog(text);
  return { size, hash, packed };
}

test("all logs are counted again, as often as it is asked for, and listed for the operator", async () => {
  const env = { DATA_DIR: await uncounted() };
  expect((await runCommandLine(["crashes"], { env })).stdout).toBe("No fault was counted in these days.\n");
  for (let time = 0; time < 2; time++) {
    const { code, stderr } = await runCommandLine(["analyse-again"], { env });
    expect([code, stderr]).toEqual([0, "7 logs seen, 4 counted.\n"]);
  }
  const { stdout } = await runCommandLine(["crashes", "--json"], { env });
  expect(JSON.parse(stdout)).toMatchObject([
    { fingerprint: fingerprint(lamp), kind: "trace", logs: 3, sharers: 2, recent: 2, before: 0, note: null },
    { fingerprint: fingerprint(boat), logs: 1, sharers: 1 },
  ]);
  const csv = (await runCommandLine(["crashes", "--csv", "--mod", "slowboats"], { env })).stdout.trimEnd().split("\n");
  expect(csv).toHaveLength(2);
  expect(csv[1]).toStartWith(`${fingerprint(boat)},trace,1,1,1,0,`);
});

test("whoever shares a fault every day is one person, in these days and in those before", async () => {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, () => {});
  const today = Math.floor(Date.now() / 86_400_000);
  const note = async (kind: number, sharer: number, daysAgo: number) => {
    const log = newLog("text");
    await store.insert(log);
    const more = { day: today - daysAgo, platform: "1.20.1 forge", traits: new Uint8Array([1]) };
    const fingerprint = asFingerprint(`1-${kind.toString(16).padStart(16, "0")}`);
    const about = kind === 0 ? "trace\nlamps" : `trace\nboats${kind}`;
    const who = sharer.toString(16).padStart(6, "0");
    await store.crashes.note({ log: log.id, fingerprint, about, sharer: who, ...more });
  };
  for (const daysAgo of [0, 8, 9, 10, 11]) await note(0, 1, daysAgo);
  // More frequent ones of others are not in the way of those of one mod.
  for (let kind = 1; kind <= 210; kind++) for (const who of [1, 2]) await note(kind, who, 0);
  await store.close();
  const env = { DATA_DIR: directory };
  const [lamps, ...others] = JSON.parse(
    (await runCommandLine(["crashes", "--json", "--mod", "Lamps"], { env })).stdout,
  );
  expect(others).toEqual([]);
  expect(lamps).toMatchObject({ recent: 1, before: 1, logs: 5, sharers: 1 });
  expect((await runCommandLine(["crashes", "--mod", "lamps"], { env })).stdout).toContain(
    "1 person (steady, 1 before), 5 logs of 1 since",
  );
  expect(JSON.parse((await runCommandLine(["crashes", "--json"], { env })).stdout)).toHaveLength(200);
});

test("a note is set, shown to readers, and taken away", async () => {
  const directory = await uncounted();
  const env = { DATA_DIR: directory };
  const said = await runCommandLine(["crashes", "note", fingerprint(lamp), "Fixed in 1.2.7"], { env });
  expect([said.code, said.stdout]).toEqual([0, `Readers of ${fingerprint(lamp)} see: Fixed in 1.2.7\n`]);
  const store = await SqliteStore.open(directory, () => {});
  const app = await startApp({ store });
  const { known } = (await (await app.get("/api/analyse", { method: "POST", body: lamp })).json()) as {
    known: unknown;
  };
  expect(known).toMatchObject({ note: "Fixed in 1.2.7", count: null, message: "" });
  const analysed = await runCommandLine(["analyse", "--server", app.url, "-"], { input: lamp });
  expect(analysed.stdout).toEndWith("\nFixed in 1.2.7\n");
  await app.stop();
  expect((await runCommandLine(["crashes", "note", fingerprint(lamp)], { env })).stdout).toContain("no note any more");
});

test.each([
  [["crashes", "note"], "note takes a fingerprint, such as 1-0123456789abcdef."],
  [["crashes", "note", "nothing"], "note takes a fingerprint, such as 1-0123456789abcdef."],
  [["crashes", "fix"], 'crashes takes nothing, or "note FINGERPRINT [TEXT]".'],
  [["crashes", "--days", "0"], "--days takes a whole number from 1 to 3650."],
  [["crashes", "--csv", "--json"], "Choose either --csv or --json."],
])("%p is refused with what is right", async (args, sentence) => {
  const { code, stderr } = await runCommandLine(args as string[], { env: { DATA_DIR: temporaryDirectory() } });
  expect([code, stderr]).toEqual([2, `lectern: ${sentence}\n`]);
});

test("a server is asked about one file, and not silently about none of several", async () => {
  const { code, stderr } = await runCommandLine(["analyse", "--server", "http://localhost:1", "a.log", "b.log"]);
  expect(code).toBe(2);
  expect(stderr).toStartWith("lectern: analyse asks --server about one file at a time.\n");
});
