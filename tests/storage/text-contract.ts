import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { unpackSync } from "../../src/logs/content.ts";
import { newLogId } from "../../src/logs/id.ts";
import { noDetails, type TextInsertion } from "../../src/logs/ports.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { newLog, newText, stored } from "../support/stored-logs.ts";
import type { StoreUnderTest } from "./store-under-test.ts";

const details = { ...noDetails, source: "Some launcher", ownerHash: "ab".repeat(32) };

/** What every driver does with texts that it has to pack. */
export function describeTexts(name: string, prepare: () => StoreUnderTest): void {
  describe(`texts on ${name}`, () => {
    let store: LogStore;

    beforeEach(async () => {
      store = await prepare().open();
    });
    afterEach(() => store.close());

    test.each([
      ["a text", 60_000, 60_000],
      ["the first part of a buffer", 60_000, 200_000],
      ["a few characters", 9, 9],
      ["nothing", 0, 0],
    ])("a text that the store packs is found again: %s", async (_, size, room) => {
      const text = Buffer.alloc(room, "a line of a log\n").subarray(0, size);
      const expected = text.toString();
      const log = newText(text, { details });
      const insertion = await store.insertText(log);
      const found = (await store.find(log.id))!;
      expect(insertion).toEqual({ outcome: "stored", packedBytes: found.packed.length });
      expect(found).toMatchObject({ id: log.id, name: log.name, size, hash: log.hash });
      expect(Buffer.from(unpackSync(found)).toString()).toBe(expected);
      expect(await store.details(log.id)).toEqual(details);
    });

    test("of a text whose id is taken, the packed content comes back, and can be stored under another", async () => {
      const first = newLog("first");
      await store.insert(first);
      const log = newText(Buffer.alloc(60_000, "another line\n"), { id: first.id });
      const { size, hash } = log;
      const insertion = (await store.insertText(log)) as Extract<TextInsertion, { outcome: "conflict" }>;
      expect(insertion).toMatchObject({ outcome: "conflict", content: { size, hash } });
      expect(await store.find(first.id)).toEqual(stored(first));
      const again = newLog("", { ...insertion.content });
      expect(await store.insert(again)).toBe("stored");
      expect(unpackSync((await store.find(again.id))!)).toHaveLength(60_000);
    });

    test("a text is the store's: it cannot be stored twice, and nothing else is stored in its place", async () => {
      const log = newText(Buffer.alloc(60_000, "a line\n"));
      await store.insertText(log);
      const again = { ...log, id: newLogId() };
      await expect(store.insertText(again)).rejects.toThrow();
      expect(await store.find(again.id)).toBeNull();
      expect(unpackSync((await store.find(log.id))!)).toHaveLength(60_000);
    });

    test("many texts at once are all stored, also beside other logs", async () => {
      const texts = Array.from({ length: 100 }, (_, i) => newText(Buffer.alloc(20_000 + i, `log number ${i}\n`)));
      const logs = Array.from({ length: 100 }, (_, i) => newLog(`log number ${i}`));
      const outcomes = await Promise.all(
        texts.flatMap((text, i) => [store.insertText(text).then(({ outcome }) => outcome), store.insert(logs[i]!)]),
      );
      expect(new Set(outcomes)).toEqual(new Set(["stored"]));
      for (const [i, { id }] of texts.entries()) {
        expect(
          Buffer.from(unpackSync((await store.find(id))!)).equals(Buffer.alloc(20_000 + i, `log number ${i}\n`)),
        ).toBe(true);
        expect(await store.find(logs[i]!.id)).toEqual(stored(logs[i]!));
      }
    });
  });
}
