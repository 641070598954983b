import { expect, test } from "bun:test";
import { harmlessWords } from "../../tests/support/privacy-samples/harmless-words.ts";
import { privateAddresses } from "../../tests/support/privacy-samples/private-addresses.ts";
import { privateNames } from "../../tests/support/privacy-samples/private-names.ts";
import { privatePasswords } from "../../tests/support/privacy-samples/private-passwords.ts";
import { privateTokens } from "../../tests/support/privacy-samples/private-tokens.ts";
import { withoutMarks } from "../../tests/support/private-marks.ts";
import { startScan } from "./chunk-search.ts";
import { privateKinds, redact } from "./redact.ts";
import type { Scan } from "./scan.ts";

const textOf = (...tables: Readonly<Record<string, readonly string[]>>[]) =>
  tables.flatMap((table) => Object.values(table).flat().map(withoutMarks)).join("\n");

/** Coloured, with letters beside ASCII, and in several chunks. */
const first = `§a${textOf(privateTokens, privateNames)}\n`.repeat(20);
/** Shorter, and plain but for what is private. */
const second = `${textOf(privatePasswords, privateAddresses)}\n${harmlessWords.join("\n")}\n`;
const kinds = new Set(privateKinds);

test("maskings one after the other and in any order find what each finds alone", () => {
  const [alone, otherAlone] = [redact(first, { kinds }), redact(second, { kinds })];
  expect(redact(first, { kinds })).toEqual(alone);
  expect(redact(second, { kinds })).toEqual(otherAlone);
  expect(redact(first, { kinds })).toEqual(alone);
});

test("a masking within another changes neither", () => {
  const [alone, otherAlone] = [redact(first, { kinds }), redact(second, { kinds })];
  const within: unknown[] = [];
  expect(redact(first, { kinds, betweenChunks: () => within.push(redact(second, { kinds })) })).toEqual(alone);
  expect(within.length).toBeGreaterThan(1);
  for (const one of within) expect(one).toEqual(otherAlone);
});

function found(scan: Scan, text: string, whenFound = () => {}): unknown {
  const all: unknown[] = [];
  const { open } = scan(text, (kind, start, end) => {
    whenFound();
    all.push({ kind, start, end });
  });
  return { all, open };
}

/** Something of every kind: for each report, a text is searched whole. */
const excerptOf = (table: Readonly<Record<string, readonly string[]>>) =>
  textOf(Object.fromEntries(Object.entries(table).map(([kind, lines]) => [kind, lines.slice(0, linesOfKind)])));
const linesOfKind = 8;

test("a scan that begins while another reports changes neither", () => {
  const texts = [privateTokens, privatePasswords, privateNames, privateAddresses].map(excerptOf);
  for (const text of texts) {
    const alone = found(startScan(), text);
    const others = [found(startScan(), text), ...texts.map((other) => found(startScan(), other))];
    let reports = 0;
    const together = found(startScan(), text, () => {
      const which = reports++ % others.length;
      expect(found(startScan(), [text, ...texts][which]!)).toEqual(others[which]);
    });
    expect(together).toEqual(alone);
    expect(reports).toBeGreaterThan(20);
  }
});
