import { describe, expect, test } from "bun:test";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { allRecords } from "../logs/audit.ts";
import type { RecordKind } from "../logs/store-ports.ts";
import type { StoreExport } from "../storage/transfer.ts";
import { copyOperatorRecords, staleRecords } from "./operator-records.ts";

type Known = Partial<Record<RecordKind, Record<string, string>>>;

class Side {
  readonly records = new MemoryStore().records;

  async set(kind: RecordKind, key: string, value: string | null): Promise<void> {
    await this.records.replace(kind, key, await this.records.read(kind, key), value);
  }

  async all(...kinds: RecordKind[]): Promise<Known> {
    const known: Known = {};
    for (const kind of kinds) {
      const list = await allRecords(this.records, kind);
      if (list.length > 0) known[kind] = Object.fromEntries(list.map(({ key, value }) => [key, value]));
    }
    return known;
  }
}

function pair(isMerging = false) {
  const [source, target] = [new Side(), new Side()];
  const patient = <T>(work: () => Promise<T>) => work();
  const store = ({ records }: Side) => ({ operatorRecords: records }) as StoreExport;
  const stores = { from: store(source), to: store(target), patient };
  const run = () => copyOperatorRecords(stores, isMerging);
  const stale = () => Array.fromAsync(staleRecords(stores));
  return { source, target, run, stale };
}

const kinds = ["key", "key-use", "report", "block", "audit"] as const;

describe("what an operator keeps", () => {
  test("is brought to the state of the source by the second run: made anew, lifted, closed, added to", async () => {
    const { source, target, run, stale } = pair();
    await source.set("key", "bot", "old hash");
    await source.set("key-use", "bot", "7 uploads");
    await source.set("key", "gone", "hash");
    await source.set("block", "network 203.0.113.0/24", "{}");
    await source.set("report", "23456789AB 1", "bad");
    await source.set("audit", "2026-01-15 1", "key-add");
    await run();
    expect(await target.all(...kinds)).toEqual(await source.all(...kinds));
    expect(await stale()).toEqual([]);

    await source.set("key", "bot", "new hash");
    await source.set("key-use", "bot", null);
    await source.set("key", "gone", null);
    await source.set("block", "network 203.0.113.0/24", null);
    await source.set("report", "23456789AB 1", null);
    await source.set("report", "23456789AC 1", "worse");
    await source.set("audit", "2026-01-16 1", "key-revoke");
    expect((await stale()).sort()).toEqual([
      "The block network 203.0.113.0/24 is not as in the source.",
      "The key bot is not as in the source.",
      "The key gone is not as in the source.",
      "The key-use bot is not as in the source.",
      "The report 23456789AB 1 is not as in the source.",
      "The report 23456789AC 1 is not as in the source.",
    ]);
    await run();
    expect(await target.all(...kinds)).toEqual(await source.all(...kinds));
    expect(await stale()).toEqual([]);
  });

  test("stays where the target has it of its own, or has changed it since", async () => {
    const { source, target, run, stale } = pair();
    await source.set("key", "revoked-there", "hash");
    await source.set("block", "changed-there", "for a day");
    await run();
    await target.set("key", "revoked-there", null);
    await target.set("block", "changed-there", "for good");
    await target.set("key", "made-there", "hash");
    await target.set("report", "23456789AB 1", "sent there");
    const own = await target.all(...kinds);
    await run();
    expect(await target.all(...kinds)).toEqual(own);
    expect(await stale()).toEqual([]);
    // What the source changes after that counts again.
    await source.set("key", "revoked-there", "another hash");
    await run();
    expect(await target.records.read("key", "revoked-there")).toBe("another hash");
  });

  test("is as in the source where an older program copied it without a note", async () => {
    const { source, target, run } = pair();
    await target.set("key", "bot", "old hash");
    await source.set("key", "bot", "new hash");
    await run();
    expect(await target.records.read("key", "bot")).toBe("new hash");
  });

  test("is added to a target of another origin, and replaces nothing there", async () => {
    const { source, target, run } = pair(true);
    await target.set("key", "bot", "of the target");
    await source.set("key", "bot", "of the source");
    await source.set("key", "other", "hash");
    await run();
    expect(await target.all("key")).toEqual({ key: { bot: "of the target", other: "hash" } });
    await source.set("key", "bot", "another of the source");
    await source.set("key", "other", null);
    await run();
    expect(await target.all("key")).toEqual({ key: { bot: "of the target" } });
  });
});
