import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { packSync, unpackSync } from "../../src/logs/content.ts";
import { newLogId } from "../../src/logs/id.ts";
import { type LogDetails, type LogId, type NewLog, noDetails, removers } from "../../src/logs/ports.ts";
import type { AgePage, LogStore } from "../../src/logs/store-ports.ts";
import { until } from "../support/engines/until.ts";
import { newBundle, newLog, stored, viewer } from "../support/stored-logs.ts";
import { describeCrashes } from "./crash-contract.ts";
import { describeReports } from "./report-contract.ts";
import type { StoreUnderTest } from "./store-under-test.ts";
import { describeTexts } from "./text-contract.ts";

const details: LogDetails = {
  source: "Some launcher ☃",
  metadata: [
    { key: "version", value: "1.21.4", label: "Minecraft", visible: true },
    { key: "players", value: 12.5, label: null, visible: false },
    { key: "modded", value: false, label: "", visible: true },
    { key: "", value: null, label: null, visible: true },
  ],
  ownerHash: "ab".repeat(32),
  lineCounts: { lines: 1_000_000, errors: 0 },
  files: null,
  bundle: null,
  sharer: "0a1b2c",
};

const unknownId = "abcdefghjk" as LogId;

/** What every driver of `LogStore` has to do. */
export function describeLogStore(name: string, prepare: () => StoreUnderTest): void {
  describeContents(name, prepare);
  describeReports(name, prepare);
  describeCrashes(name, prepare);
}

/** Of that, what has to do with logs themselves: what is said and counted of them is no content, and in no cache. */
export function describeContents(name: string, prepare: () => StoreUnderTest): void {
  describeTexts(name, prepare);
  describe(`the store contract on ${name}`, () => {
    let subject: StoreUnderTest;
    let store: LogStore;

    beforeEach(async () => {
      subject = prepare();
      store = await subject.open();
    });
    afterEach(() => store.close());

    test("a stored log is found again, to the byte", async () => {
      const log = newLog("line one\r\nline two\u0000\u{1F600}\n", { name: "ünï ☃.log" });
      expect(await store.insert(log)).toBe("stored");
      const found = await store.find(log.id);
      expect(found).toEqual(stored(log));
      expect(Buffer.from(unpackSync(found!)).toString()).toBe("line one\r\nline two\u0000\u{1F600}\n");
    });

    test("a log of ten megabytes that cannot be compressed is found again", async () => {
      const noise = new Uint8Array(10 * 1024 * 1024);
      for (let at = 0; at < noise.length; at += 65536) crypto.getRandomValues(noise.subarray(at, at + 65536));
      const log = newLog("", packSync(noise));
      await store.insert(log);
      expect(Buffer.from((await store.find(log.id))!.packed).equals(Buffer.from(log.packed))).toBe(true);
    });

    test("an unknown id is absent everywhere", async () => {
      expect(await store.find(unknownId)).toBeNull();
      expect(await store.details(unknownId)).toBeNull();
      expect(await store.counts(unknownId)).toBeNull();
      expect(await store.countView(unknownId, viewer(1))).toBeNull();
      expect(await store.remove(unknownId, "operator")).toBe(false);
    });

    test("details come back as they were given, and are no part of what is found", async () => {
      const log = await inserted({ details });
      expect(await store.details(log.id)).toEqual(details);
      expect(await store.find(log.id)).toEqual(stored(log));
    });

    test("a log without details has empty ones", async () => {
      expect(await store.details((await inserted()).id)).toEqual(noDetails);
    });

    test.each<[what: string, only: Partial<LogDetails>]>([
      ["a source", { source: "" }],
      ["metadata", { metadata: details.metadata }],
      ["an owner", { ownerHash: details.ownerHash }],
      ["what was counted", { lineCounts: { lines: 1, errors: 2 } }],
    ])("details may be no more than %s", async (_, only) => {
      const log = await inserted({ details: { ...noDetails, ...only } });
      expect(await store.details(log.id)).toEqual({ ...noDetails, ...only });
    });

    test("the details of a log whose id is taken do not replace those of the first", async () => {
      const first = await inserted({ details });
      await store.insert(newLog("second", { id: first.id, details: { ...details, source: "other" } }));
      expect(await store.details(first.id)).toEqual(details);
    });

    test("details go with their log, and leave those of others alone", async () => {
      const [removed, kept] = [await inserted({ details }), await inserted({ details })];
      await store.remove(removed.id, "operator");
      expect(await store.details(removed.id)).toBeNull();
      expect(await store.details(kept.id)).toEqual(details);
    });

    test("a taken id is a conflict, and the first log stays", async () => {
      const first = newLog("first");
      await store.insert(first);
      expect(await store.insert(newLog("second", { id: first.id, name: "other" }))).toBe("conflict");
      expect(await store.find(first.id)).toEqual(stored(first));
    });

    test("of many inserts of one id at once, exactly one is stored", async () => {
      const id = newLogId();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.insert(newLog(`text ${i}`, { id }))),
      );
      expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    });

    test("the buffer of an insert is the caller's own: it is unchanged, and may be used again", async () => {
      const log = newLog("once");
      await store.insert(log);
      expect(await store.insert({ ...log, id: newLogId() })).toBe("stored");
      expect(log.packed.length).toBeGreaterThan(0);
    });

    test("many logs at once are all stored", async () => {
      const logs = Array.from({ length: 300 }, (_, i) => newLog(`log number ${i}`));
      const outcomes = await Promise.all(logs.map((log) => store.insert(log)));
      expect(new Set(outcomes)).toEqual(new Set(["stored"]));
      for (const log of logs) expect(await store.find(log.id)).toEqual(stored(log));
    });

    test("a fresh log has no views", async () => {
      const { id, name, createdAt, size } = await inserted();
      expect(await store.counts(id)).toEqual({ id, name, createdAt, size, views: 0, uniqueViews: 0 });
    });

    test("a view is in its own answer, and in everything read after it", async () => {
      const { id } = await inserted();
      expect(await store.countView(id, viewer(1))).toMatchObject({ views: 1, uniqueViews: 1 });
      expect(await store.counts(id)).toMatchObject({ views: 1, uniqueViews: 1 });
      expect(await store.countView(id, viewer(1))).toMatchObject({ views: 2, uniqueViews: 1 });
      expect(await store.countView(id, viewer(2))).toMatchObject({ views: 3, uniqueViews: 2 });
      expect(await store.counts(id)).toMatchObject({ views: 3, uniqueViews: 2 });
    });

    test("an answer is a snapshot: later views do not change it", async () => {
      const { id } = await inserted();
      const first = await store.countView(id, viewer(1));
      await store.countView(id, viewer(2));
      expect(first).toMatchObject({ views: 1, uniqueViews: 1 });
    });

    test("views of different logs are apart", async () => {
      const [a, b] = [await inserted(), await inserted()];
      await store.countView(a.id, viewer(1));
      expect(await store.counts(b.id)).toMatchObject({ views: 0, uniqueViews: 0 });
      expect(await store.countView(b.id, viewer(1))).toMatchObject({ views: 1, uniqueViews: 1 });
    });

    test("thousands of views at once are counted exactly, each answer another number", async () => {
      const { id } = await inserted();
      const answers = await Promise.all(Array.from({ length: 3000 }, (_, i) => store.countView(id, viewer(i % 700))));
      expect(new Set(answers.map((answer) => answer!.views)).size).toBe(3000);
      expect(await store.counts(id)).toMatchObject({ views: 3000, uniqueViews: 700 });
    });

    test("a removed log is gone, with its counts, and its id is never given out again", async () => {
      const log = await inserted();
      await store.countView(log.id, viewer(1));
      expect(await store.remove(log.id, "operator")).toBe(true);
      expect(await store.find(log.id)).toBeNull();
      expect(await store.counts(log.id)).toBeNull();
      expect(await store.countView(log.id, viewer(1))).toBeNull();
      expect(await store.remove(log.id, "operator")).toBe(false);
      expect(await store.insert(log)).toBe("conflict");
    });

    test.each(removers)("who removed a log is kept: the %s", async (by) => {
      const log = await inserted();
      expect(await store.removal(log.id)).toBeNull();
      await store.remove(log.id, by);
      expect(await store.removal(log.id)).toEqual({ by });
      await store.remove(log.id, by === "owner" ? "operator" : "owner");
      await store.insert(log);
      expect(await store.removal(log.id)).toEqual({ by });
    });

    test("what was never there is not removed by anybody", async () => {
      await store.remove(unknownId, "operator");
      expect(await store.removal(unknownId)).toBeNull();
    });

    test("a bundle is stored with its files, or none of them is", async () => {
      const { bundle, files } = newBundle(3);
      expect(await store.insertAll([...files, bundle])).toBe("stored");
      expect(await store.details(bundle.id)).toEqual(bundle.details);
      expect(await store.counts(bundle.id)).toMatchObject({ name: bundle.name, size: 0, views: 0 });
      for (const file of files) {
        expect(await store.find(file.id)).toEqual(stored(file));
        expect((await store.details(file.id))!.bundle).toBe(bundle.id);
      }
      const other = newBundle(3);
      const taken = { ...other.files[1]!, id: files[0]!.id };
      expect(await store.insertAll([other.files[0]!, taken, other.files[2]!, other.bundle])).toBe("conflict");
      for (const { id } of [other.bundle, other.files[0]!, other.files[2]!]) expect(await store.counts(id)).toBeNull();
      expect(await store.find(files[0]!.id)).toEqual(stored(files[0]!));
    });

    test("the id of a removed log is a conflict for a bundle, too", async () => {
      const gone = await inserted();
      await store.remove(gone.id, "owner");
      const { bundle, files } = newBundle(2);
      expect(await store.insertAll([{ ...files[0]!, id: gone.id }, files[1]!, bundle])).toBe("conflict");
      expect(await store.counts(bundle.id)).toBeNull();
    });

    test("views of a bundle are counted apart from those of its files", async () => {
      const { bundle, files } = await insertedBundle(2);
      await store.countView(bundle.id, viewer(1));
      await store.countView(files[0]!.id, viewer(1));
      expect(await store.countView(bundle.id, viewer(2))).toMatchObject({ views: 2, uniqueViews: 2 });
      expect(await store.counts(files[0]!.id)).toMatchObject({ views: 1 });
      expect(await store.counts(files[1]!.id)).toMatchObject({ views: 0 });
    });

    test("a bundle that is removed takes its files along", async () => {
      const { bundle, files } = await insertedBundle(3);
      const other = await insertedBundle(2);
      await store.countView(files[0]!.id, viewer(1));
      expect(await store.remove(bundle.id, "owner")).toBe(true);
      for (const { id } of [bundle, ...files]) {
        expect(await store.find(id)).toBeNull();
        expect(await store.counts(id)).toBeNull();
        expect(await store.removal(id)).toEqual({ by: "owner" });
      }
      for (const { id } of [other.bundle, ...other.files]) expect(await store.counts(id)).not.toBeNull();
    });

    test("a file that is removed leaves the others, and the last one takes the bundle along", async () => {
      const { bundle, files } = await insertedBundle(3);
      await store.countView(bundle.id, viewer(1));
      await store.keepAnalysis(bundle.id, "rules", Buffer.from("of all files"));
      await store.remove(files[1]!.id, "operator");
      expect(await store.findAnalysis(bundle.id, "rules")).toBeNull();
      expect(await store.counts(bundle.id)).toMatchObject({ views: 1 });
      expect(await store.find(files[0]!.id)).toEqual(stored(files[0]!));
      expect((await store.details(bundle.id))!.files).toEqual(files.map(({ id }) => id));
      await Promise.all([files[0]!, files[2]!].map(({ id }) => store.remove(id, "retention")));
      expect(await store.counts(bundle.id)).toBeNull();
      expect(await store.removal(bundle.id)).toEqual({ by: "retention" });
      expect(await store.removal(files[1]!.id)).toEqual({ by: "operator" });
    });

    test("when a log was shared and last viewed is known, of one and of all", async () => {
      const before = Date.now();
      const [seen, unseen] = [await inserted({ createdAt: 1000 }), await inserted({ createdAt: 2000 })];
      await store.countView(seen.id, viewer(1));
      expect(await store.age(unseen.id)).toEqual({ id: unseen.id, createdAt: 2000, viewedAt: null });
      expect(await store.age(unknownId)).toBeNull();
      const viewedAge = async () => {
        const known = await store.age(seen.id);
        return known!.viewedAt === null ? null : known;
      };
      const age = await until("the view is written", viewedAge);
      expect(age).toMatchObject({ id: seen.id, createdAt: 1000 });
      expect(age.viewedAt!).toBeWithin(before, Date.now() + 1);

      const walked: LogId[] = [];
      let after: string | null = null;
      do {
        const page: AgePage = await store.ages(after, 2);
        expect(page.ages.length).toBeLessThanOrEqual(2);
        walked.push(...page.ages.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked).toContain(seen.id);
      expect(walked).toContain(unseen.id);
    });

    test("records are written only over what was expected, and listed in order", async () => {
      const { records } = store;
      const key = crypto.randomUUID();
      expect(await records.read("key", key)).toBeNull();
      expect(await records.replace("key", key, "other", "value")).toBe(false);
      expect(await records.replace("key", key, null, "first ☃")).toBe(true);
      expect(await records.replace("key", key, null, "second")).toBe(false);
      expect(await records.replace("key", key, "second", "third")).toBe(false);
      expect(await records.read("key", key)).toBe("first ☃");
      expect(await records.read("report", key)).toBeNull();
      expect(await records.replace("key", key, "first ☃", "second")).toBe(true);
      for (const end of ["b", "a", "B", "ä"]) await records.replace("key", key + end, null, end);
      const listed = await records.list("key", key, 3);
      expect(listed.map(({ key: name, value }) => [name.slice(key.length), value])).toEqual([
        ["B", "B"],
        ["a", "a"],
        ["b", "b"],
      ]);
      expect(await records.keys("key", key, 3)).toEqual(listed.map(({ key: name }) => name));
      expect((await records.keys("key", null, 10_000)).filter((name) => name.startsWith(key))).toHaveLength(5);
      expect(await records.replace("key", key, "first ☃", null)).toBe(false);
      expect(await records.replace("key", key, "second", null)).toBe(true);
      expect(await records.read("key", key)).toBeNull();
      const winners = await Promise.all(
        Array.from({ length: 10 }, (_, i) => records.replace("turn", key, null, String(i))),
      );
      expect(winners.filter((won) => won)).toHaveLength(1);
    });

    test("the last analysis of a log is kept, for the rules that made it, and goes with the log", async () => {
      const log = await inserted();
      expect(await store.findAnalysis(log.id, "rules 1")).toBeNull();
      await store.keepAnalysis(log.id, "rules 1", Buffer.from("first"));
      await store.keepAnalysis(log.id, "rules 1", Buffer.from("second"));
      expect(Buffer.from((await store.findAnalysis(log.id, "rules 1"))!).toString()).toBe("second");
      expect(await store.findAnalysis(log.id, "rules 2")).toBeNull();
      await store.keepAnalysis(log.id, "rules 2", Buffer.from("third"));
      expect(await store.findAnalysis(log.id, "rules 1")).toBeNull();
      await store.remove(log.id, "operator");
      expect(await store.findAnalysis(log.id, "rules 2")).toBeNull();
      await store.keepAnalysis(unknownId, "rules 1", Buffer.from("of nothing"));
      expect(await store.findAnalysis(unknownId, "rules 1")).toBeNull();
    });

    test("the viewer key is 32 bytes, and stays", async () => {
      const key = await store.viewerKey();
      expect(key.length).toBe(32);
      expect(await store.viewerKey()).toEqual(key);
    });

    test("a working store passes its checks, and has nothing to tell", async () => {
      expect(await store.check()).toBeUndefined();
      expect(await store.checkRoom()).toBeUndefined();
      expect(store.notices()).toEqual({});
    });

    test("logs, counts, viewers, removals and the viewer key are there after a reopening", async () => {
      if (!subject.reopen) return;
      const [kept, removed] = [await inserted({ details }), await inserted({ details })];
      await store.countView(kept.id, viewer(1));
      await store.countView(kept.id, viewer(2));
      await store.remove(removed.id, "owner");
      const key = await store.viewerKey();
      await store.close();

      store = await subject.reopen();
      expect(await store.find(kept.id)).toEqual(stored(kept));
      expect(await store.details(kept.id)).toEqual(details);
      expect(await store.details(removed.id)).toBeNull();
      expect(await store.counts(kept.id)).toMatchObject({ views: 2, uniqueViews: 2 });
      expect(await store.countView(kept.id, viewer(1))).toMatchObject({ views: 3, uniqueViews: 2 });
      expect(await store.find(removed.id)).toBeNull();
      expect(await store.insert(removed)).toBe("conflict");
      expect(await store.removal(removed.id)).toEqual({ by: "owner" });
      expect(await store.viewerKey()).toEqual(key);
    });

    async function insertedBundle(size: number) {
      const made = newBundle(size);
      await store.insertAll([...made.files, made.bundle]);
      return made;
    }

    async function inserted(more: Partial<NewLog> = {}): Promise<NewLog> {
      const log = newLog("some text", more);
      await store.insert(log);
      return log;
    }
  });
}
