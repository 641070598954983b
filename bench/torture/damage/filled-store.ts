import { createHash } from "node:crypto";
import { packSync } from "../../../src/logs/content.ts";
import { newLogId, type RandomBytes } from "../../../src/logs/id.ts";
import { type LogDetails, type LogId, type NewLog, noDetails } from "../../../src/logs/ports.ts";
import { viewerHash } from "../../../src/logs/viewer-hash.ts";
import { SqliteStore } from "../../../src/storage/sqlite/sqlite-store.ts";
import { type Random, sampleLog } from "../../sample-log.ts";

/** What is in the store: the text of every log that is there, `""` of a bundle. */
export type Texts = Map<LogId, string>;

const logs = 55;
const bundles = 2;
const removed = 5;

/** A small store of everything that there can be: so small that every byte of it is hit now and then. */
export async function fillStore(directory: string, random: Random): Promise<Texts> {
  const store = await SqliteStore.open(directory, (what, error) => {
    throw new Error(what, { cause: error });
  });
  const texts: Texts = new Map();
  const randomBytes: RandomBytes = (length) => Uint8Array.from({ length }, () => random() * 256);
  const ownerHash = createHash("sha256").update("an owner").digest("hex");
  const made = (text: string, details: Partial<LogDetails> = {}, id = newLogId(randomBytes)): NewLog => {
    const meta = { id, name: "latest.log", createdAt: 1_768_473_000_123 };
    return { ...meta, ...packSync(Buffer.from(text)), details: { ...noDetails, ownerHash, ...details } };
  };
  const metadata = [{ key: "version", value: "1.21.4", label: "Minecraft", visible: true }];
  const key = await store.viewerKey();
  for (let number = 0; number < logs; number++) {
    const text = sampleLog(Math.floor(random() * 1e9), 200 + number * 40);
    const log = made(text, number % 3 === 0 ? { metadata, source: "a launcher" } : {});
    await store.insert(log);
    texts.set(log.id, text);
    for (let view = 0; view < number % 4; view++) store.countView(log.id, viewerHash(key, log.id, `client ${view}`));
  }
  for (let number = 0; number < bundles; number++) {
    const id = newLogId(randomBytes);
    const files = [1, 2, 3].map((file) => made(`file ${file} of bundle ${number}\n`, { bundle: id }));
    await store.insertAll([...files, made("", { files: files.map((file) => file.id) }, id)]);
    for (const [at, file] of files.entries()) texts.set(file.id, `file ${at + 1} of bundle ${number}\n`);
    texts.set(id, "");
  }
  for (let number = 0; number < removed; number++) {
    const log = made(`removed, number ${number}`);
    await store.insert(log);
    await store.remove(log.id, "owner");
  }
  await store.records.replace("block", "network 203.0.113.0/24", null, '{"kind":"network"}');
  await store.keepAnalysis([...texts.keys()][0]!, "rules", Buffer.from("a result"));
  await store.close();
  return texts;
}
