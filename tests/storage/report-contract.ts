import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type LogId, type NewLog, removers } from "../../src/logs/ports.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { newBundle, newLog } from "../support/stored-logs.ts";
import type { StoreUnderTest } from "./store-under-test.ts";

const unknownId = "abcdefghjk" as LogId;

/** What every driver does with what visitors say of a log. */
export function describeReports(name: string, prepare: () => StoreUnderTest): void {
  describe(`what was said of a log, on ${name},`, () => {
    let store: LogStore;

    beforeEach(async () => {
      store = await prepare().open();
    });
    afterEach(() => store.close());

    async function inserted(): Promise<NewLog> {
      const log = newLog("text");
      await store.insert(log);
      return log;
    }

    const said = (log: LogId, text: string) =>
      JSON.stringify({ reason: "abuse", text, contact: "me@example.org", log, at: 7, webhook: null });
    const key = (log: LogId, client = "0".repeat(16)) => `${log} ${client}`;

    test("is kept under the terms of records, while the log is there", async () => {
      const log = await inserted();
      const [first, second] = [said(log.id, "first"), said(log.id, "second ☃")];
      expect(await store.keepReport(log.id, key(log.id), "other", first)).toBe("changed");
      expect(await store.keepReport(log.id, key(log.id), null, first)).toBe("kept");
      expect(await store.keepReport(log.id, key(log.id), null, second)).toBe("changed");
      expect(await store.keepReport(log.id, key(log.id), first, second)).toBe("kept");
      expect(await store.records.read("report", key(log.id))).toBe(second);
      expect(await store.keepReport(unknownId, key(unknownId), null, first)).toBe("no such log");
      expect(await store.records.read("report", key(unknownId))).toBeNull();
    });

    test.each(removers)("goes with it, whoever removes it (%s), and that of others stays", async (by) => {
      const [log, other] = [await inserted(), await inserted()];
      for (const client of ["0".repeat(16), "f".repeat(16)]) {
        await store.keepReport(log.id, key(log.id, client), null, said(log.id, "private"));
      }
      await store.keepReport(other.id, key(other.id), null, said(other.id, "of another"));
      // Written by nobody we know; a removal must not fail because of it.
      await store.records.replace("report", key(log.id, "damaged"), null, "no JSON");
      expect(await store.remove(log.id, by)).toBe(true);
      for (const client of ["0".repeat(16), "f".repeat(16)]) {
        expect(await store.records.read("report", key(log.id, client))).toBeNull();
        const left = JSON.parse((await store.records.read("report-gone", key(log.id, client)))!) as object;
        expect(left).toEqual({ log: log.id, at: 7, reason: "abuse" });
      }
      expect(JSON.parse((await store.records.read("report-gone", key(log.id, "damaged")))!)).toMatchObject({
        log: log.id,
      });
      expect(await store.records.read("report", key(other.id))).toContain("of another");
      expect(await store.keepReport(log.id, key(log.id), null, said(log.id, "late"))).toBe("no such log");
    });

    test("goes with a bundle that takes its files along, and with the last file", async () => {
      const { bundle, files } = newBundle(2);
      await store.insertAll([...files, bundle]);
      const ids = [bundle, ...files].map(({ id }) => id);
      for (const id of ids) await store.keepReport(id, key(id), null, said(id, "private"));
      await store.remove(files[0]!.id, "owner");
      expect(await store.records.read("report", key(bundle.id))).toContain("private");
      await store.remove(files[1]!.id, "owner");
      for (const id of ids) {
        expect(await store.records.read("report", key(id))).toBeNull();
        expect(await store.records.read("report-gone", key(id))).not.toContain("private");
      }
    });

    test("in the moment of a removal is refused, or goes with it", async () => {
      for (let round = 0; round < 10; round++) {
        const log = await inserted();
        const clients = Array.from({ length: 8 }, (_, client) => `${client}`.repeat(16));
        const keep = (client: string) => store.keepReport(log.id, key(log.id, client), null, said(log.id, "private"));
        const before = clients.slice(0, 4).map(keep);
        const removed = store.remove(log.id, "owner");
        const outcomes = await Promise.all([...before, ...clients.slice(4).map(keep)]);
        await removed;
        for (const [at, client] of clients.entries()) {
          expect(await store.records.read("report", key(log.id, client))).toBeNull();
          const left = await store.records.read("report-gone", key(log.id, client));
          expect(left === null).toBe(outcomes[at] === "no such log");
          expect(left ?? "").not.toContain("private");
        }
      }
    });
  });
}
