import { describe, expect, test } from "bun:test";
import { hash } from "node:crypto";
import { type LogId, type NewLog, noDetails } from "../../src/logs/ports.ts";
import { removeAsOwner } from "../../src/logs/remove.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { newLog, stored } from "../support/stored-logs.ts";

const token = "7".repeat(64);
const ownerHash = hash("sha256", token, "hex");

/** What a disk changes in the row of a log. */
export interface Spoiler {
  /** The list of a bundle's files is no list any more. */
  list(id: LogId): Promise<void>;
  /** The list of a bundle names `other` instead of `file`. */
  entry(id: LogId, file: LogId, other: LogId): Promise<void>;
  /** The metadata of a log is no list any more. */
  metadata(id: LogId): Promise<void>;
  /** A file names another bundle. */
  bundle(id: LogId, other: LogId): Promise<void>;
}

function bundleOf(size: number): { bundle: NewLog; files: NewLog[] } {
  const bundle = newLog("", { name: "crash.zip" });
  const files = Array.from({ length: size }, (_, at) =>
    newLog(`file number ${at}`, { details: { ...noDetails, ownerHash, bundle: bundle.id } }),
  );
  return { bundle: { ...bundle, details: { ...noDetails, ownerHash, files: files.map(({ id }) => id) } }, files };
}

/** Whatever stands beside a text, whoever may remove a log can do so, and nothing of it stays behind. */
export function describeDamagedDetails(
  name: string,
  open: () => Promise<{ store: LogStore; spoil: Spoiler; close(): Promise<void> }>,
): void {
  describe(`damaged details on ${name}`, () => {
    const inBundle = (
      size: number,
      work: (given: { store: LogStore; spoil: Spoiler; bundle: NewLog; files: NewLog[] }) => Promise<void>,
    ) =>
      withStore(async ({ store, spoil }) => {
        const made = bundleOf(size);
        const other = bundleOf(2);
        await store.insertAll([...made.files, made.bundle]);
        await store.insertAll([...other.files, other.bundle]);
        await work({ store, spoil, ...made });
        // What is whole stays as it is.
        expect((await store.details(other.bundle.id))!.files).toEqual(other.files.map(({ id }) => id));
        for (const { id } of other.files) expect(await store.counts(id)).not.toBeNull();
      });

    async function withStore(work: (given: { store: LogStore; spoil: Spoiler }) => Promise<void>): Promise<void> {
      const opened = await open();
      try {
        await work(opened);
      } finally {
        await opened.close();
      }
    }

    async function expectGone(store: LogStore, logs: NewLog[]): Promise<void> {
      for (const { id } of logs) {
        expect(await store.find(id)).toBeNull();
        expect(await store.counts(id)).toBeNull();
        expect(await store.removal(id)).toEqual({ by: "owner" });
      }
    }

    test("a bundle whose list cannot be read is removed by its owner, with all its files", () =>
      inBundle(3, async ({ store, spoil, bundle, files }) => {
        for (const { id } of files) await store.counts(id);
        await spoil.list(bundle.id);
        expect((await store.details(bundle.id))!.files).toEqual([]);
        expect(await removeAsOwner(store, bundle.id, token)).toBe("removed");
        await expectGone(store, [bundle, ...files]);
      }));

    test("so is one whose list names a log that there never was", () =>
      inBundle(3, async ({ store, spoil, bundle, files }) => {
        await spoil.entry(bundle.id, files[1]!.id, "23456789AB" as LogId);
        expect(await removeAsOwner(store, bundle.id, token)).toBe("removed");
        await expectGone(store, [bundle, ...files]);
      }));

    test("the files of such a bundle are removed one by one, and the last takes it along", () =>
      inBundle(2, async ({ store, spoil, bundle, files }) => {
        await spoil.list(bundle.id);
        await store.keepAnalysis(bundle.id, "rules", Buffer.from("of all files"));
        expect(await removeAsOwner(store, files[0]!.id, token)).toBe("removed");
        expect(await store.findAnalysis(bundle.id, "rules")).toBeNull();
        expect(await store.find(files[1]!.id)).toEqual(stored(files[1]!));
        expect(await store.counts(bundle.id)).not.toBeNull();
        expect(await removeAsOwner(store, files[1]!.id, token)).toBe("removed");
        await expectGone(store, [bundle, ...files]);
      }));

    test("a file that names another bundle takes the analysis along that has its lines", () =>
      inBundle(2, async ({ store, spoil, bundle, files }) => {
        await spoil.bundle(files[0]!.id, "23456789AB" as LogId);
        await store.keepAnalysis(bundle.id, "rules", Buffer.from("of all files"));
        expect(await removeAsOwner(store, files[0]!.id, token)).toBe("removed");
        expect(await store.findAnalysis(bundle.id, "rules")).toBeNull();
        expect(await removeAsOwner(store, bundle.id, token)).toBe("removed");
        await expectGone(store, [bundle, ...files]);
      }));

    test("a log whose metadata cannot be read is shown without them, and removed", () =>
      withStore(async ({ store, spoil }) => {
        const metadata = [{ key: "version", value: "1.21.4", label: null, visible: true }];
        const log = newLog("its text", { details: { ...noDetails, ownerHash, metadata, source: "a launcher" } });
        await store.insert(log);
        await spoil.metadata(log.id);
        expect(await store.find(log.id)).toEqual(stored(log));
        expect(await store.details(log.id)).toMatchObject({ metadata: [], ownerHash });
        expect(await removeAsOwner(store, log.id, "8".repeat(64))).toBe("not the owner");
        expect(await removeAsOwner(store, log.id, token)).toBe("removed");
        await expectGone(store, [log]);
      }));
  });
}
