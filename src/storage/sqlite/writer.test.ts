import { afterEach, beforeEach, expect, test } from "bun:test";
import { newText } from "../../../tests/support/stored-logs.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { packSync } from "../../logs/content.ts";
import { newLogId } from "../../logs/id.ts";
import { noDetails, type TextInsertion } from "../../logs/ports.ts";
import { type DataDirectory, openDirectory } from "./directory.ts";
import { Writer } from "./writer.ts";
import type { Write } from "./writes.ts";

let directory: DataDirectory;
let writer: Writer;
beforeEach(async () => {
  directory = openDirectory(temporaryDirectory());
  writer = await Writer.open(directory.databasePath);
});
afterEach(async () => {
  await writer.close();
  directory.unlock();
});

function insert(): Write {
  const log = { id: newLogId(), name: "", createdAt: 0, ...packSync(Buffer.from("text")), details: noDetails };
  return { kind: "insert", log };
}

/** Ends the writer's thread as a fault would. */
function killThread(): void {
  (writer as unknown as { worker: Worker }).worker.terminate();
}

test("a thread that dies costs the writes it had, and a new one takes the next", async () => {
  expect(await writer.write(insert())).toBe("stored");
  killThread();
  // The first may still find the old thread dying.
  await writer.write(insert()).catch(() => {});
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => writer.write(insert())));
  expect(new Set(outcomes)).toEqual(new Set(["stored"]));
});

test("what was written before a close is there, and a write after it is refused", async () => {
  const writes = Array.from({ length: 50 }, () => writer.write(insert()));
  await writer.close();
  expect(new Set(await Promise.all(writes))).toEqual(new Set(["stored"]));
  expect(await writer.write(insert()).catch((error: Error) => error.name)).toBe("Outage");
});

test("more logs than may wait for the disk are refused at once", async () => {
  const packed = new Uint8Array(40 * 1024 * 1024);
  const huge = { id: newLogId(), name: "", createdAt: 0, size: 1, hash: "", packed, details: noDetails };
  const first = writer.write({ kind: "insert", log: huge });
  const second = await writer
    .write({ kind: "insert", log: { ...huge, id: newLogId() } })
    .catch((error: Error) => error);
  expect(second).toMatchObject({ name: "Outage", message: "Too many logs wait for the disk." });
  expect(await first).toBe("stored");
});

test("a write that cannot be sent to the thread fails alone, and the next one passes", async () => {
  const log = { ...newText(Buffer.from("text")), name: (() => {}) as unknown as string };
  await expect(writer.write({ kind: "insert-text", log })).rejects.toThrow();
  expect(await writer.write(insert())).toBe("stored");
  expect(writer.waiting).toBe(0);
});

test("texts that come while others are written are sent at once, and each is answered", async () => {
  const texts = Array.from({ length: 100 }, (_, i) => newText(Buffer.alloc(20_000, `log number ${i}\n`)));
  const results = await Promise.all(texts.map((log) => writer.write({ kind: "insert-text", log })));
  expect(results.every((result) => (result as TextInsertion).outcome === "stored")).toBe(true);
  // They were handed over, not copied.
  expect(texts.every(({ text }) => text.length === 0)).toBe(true);
});
