import { expect, test } from "bun:test";
import { zipOf } from "../../../tests/support/zip-builder.ts";
import { Refusal } from "../../wire/refusal.ts";
import { filePath } from "../../wire/upload-names.ts";
import { decodeArchives } from "./decode-archives.ts";

const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n";

/** Two archives of five logs. Every look at the clock takes so long. */
async function decoded(msPerLook: number) {
  const bytes = zipOf(Array.from({ length: 5 }, (_, i) => ({ name: `${i}.log`, content: log })));
  const archives = ["a.zip", "b.zip"].map((name) => ({ bytes, fileName: filePath(name) }));
  const opened = {
    name: "",
    format: "json",
    redact: false,
    hide: [],
    players: [],
    token: false,
    known: true,
  } as const;
  let passed = 0;
  const now = () => {
    passed += msPerLook;
    return passed;
  };
  const found = { content: new Uint8Array(), archives };
  const outcome = await decodeArchives({ ...opened, found }, 1000, now).catch((error) => error);
  return { outcome, passed };
}

test("archives of a body are read as long as they have time together, and refused after that", async () => {
  const whole = await decoded(100);
  expect(whole.outcome.files).toHaveLength(10);
  expect(whole.passed).toBeLessThan(10_000);
  const { outcome, passed } = await decoded(500);
  expect(outcome).toEqual(
    new Refusal(413, "b.zip: This archive takes too long to read. Pack only the logs and crash reports."),
  );
  expect(passed).toBeLessThan(12_000);
});
