import { expect, test } from "bun:test";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import { seededRandom } from "../../bench/sample-log.ts";
import { harmlessPlaces } from "../../tests/support/privacy-samples/harmless-places.ts";
import { harmlessWords } from "../../tests/support/privacy-samples/harmless-words.ts";
import { pieces } from "../../tests/support/privacy-samples/pieces.ts";
import { privateAddresses } from "../../tests/support/privacy-samples/private-addresses.ts";
import { privateNames } from "../../tests/support/privacy-samples/private-names.ts";
import { privatePasswords } from "../../tests/support/privacy-samples/private-passwords.ts";
import { harmlessPeople, privatePeople } from "../../tests/support/privacy-samples/private-people.ts";
import { privateTokens } from "../../tests/support/privacy-samples/private-tokens.ts";
import { anyOther, type Report } from "./detector.ts";
import { detectors } from "./detectors.ts";
import { Notes } from "./notes.ts";
import { scannerFor } from "./scan.ts";
import { window } from "./scan-memory.ts";

/** What the scan promises, as plainly as can be: at every character, every detector with an anchor there is asked. */
function slowScan(text: string, report: Report): void {
  const notes = new Notes();
  const resume = detectors.map(() => 0);
  for (let at = 0; at < text.length; at++) {
    for (const index of askedAt(text, at)) {
      if (at < resume[index]!) continue;
      const next = detectors[index]!.look(text, at, report, notes);
      resume[index] = next < 0 ? ~next : next;
    }
  }
}

const askedBy = new Map<string, number[]>();
const askedInAnyCaseBy = new Map<string, number[]>();
for (const [index, { anchors, endsInAnyCase }] of detectors.entries()) {
  const by = endsInAnyCase ? askedInAnyCaseBy : askedBy;
  for (const anchor of anchors) by.set(anchor, [...(by.get(anchor) ?? []), index]);
}

function askedAt(text: string, at: number): number[] {
  const isOther = text.charCodeAt(at) > 127;
  const asked = [2, 3, 4, 5, 6, 7, 8].flatMap((length) => [
    ...(askedBy.get(text.slice(at, at + length)) ?? []),
    ...(askedInAnyCaseBy.get(
      text.slice(at, at + Math.min(4, length)) + text.slice(at + 4, at + length).toLowerCase(),
    ) ?? []),
    ...((isOther && askedBy.get(anyOther + text.slice(at + 1, at + length))) || []),
  ]);
  return [...new Set(asked)].sort((a, b) => a - b);
}

function found(scan: (text: string, report: Report) => void, text: string): string[] {
  const all: string[] = [];
  scan(text, (kind, start, end) => all.push(`${kind} ${start}-${end} ${text.slice(start, end)}`));
  return all.sort();
}

const samples = [privateAddresses, privateNames, privatePasswords, privatePeople, privateTokens]
  .flatMap((byKind) => Object.values(byKind).flat())
  .map((sample) => sample.replaceAll(/[⟦⟧]/g, ""));

const scan = scannerFor(detectors)();

test("every sample, and what is none, is found as the slow and obvious search finds it", () => {
  let matches = 0;
  for (const text of [
    ...samples,
    ...harmlessPlaces,
    ...harmlessWords,
    ...harmlessPeople,
    ...samples.map((one) => one.toUpperCase()),
  ]) {
    const expected = found(slowScan, text);
    expect(found(scan, text)).toEqual(expected);
    matches += expected.length;
  }
  expect(matches).toBeGreaterThan(500);
});

test("texts that chance puts together likewise", () => {
  const random = seededRandom(16);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const lines = ordinaryLog(3, 20_000).split("\n");
  const kinds = [
    pieces,
    samples,
    lines,
    ["\n[12:00:00] ", "\n[23:59:59 INFO]: ", "\n[12:00:", ":aa:bb", "密", "é", "😀", "\ud83d", "\n"],
  ];
  let matches = 0;
  for (let round = 0; round < 1000; round++) {
    const text = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(kinds[Math.floor(random() * 4)]!));
    const expected = found(slowScan, text.join(""));
    expect(found(scan, text.join(""))).toEqual(expected);
    matches += expected.length;
  }
  expect(matches).toBeGreaterThan(1000);
});

test("long texts likewise, wherever the windows in which they are looked at end", () => {
  const random = seededRandom(17);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const beside = [
    ["", "\n"],
    ["", "\n", "é"],
    ["密", "語", "\n"],
  ];
  for (const between of beside) {
    for (let round = 0; round < 4; round++) {
      // Longer and longer ones, so that what was written for one is in the memory of the next.
      const parts = Array.from({ length: 300 * (round + 1) }, () => pick(samples) + pick(between));
      const expected = found(slowScan, parts.join(""));
      expect(found(scan, parts.join(""))).toEqual(expected);
      expect(parts.join("").length).toBeGreaterThan(window);
    }
  }
});

test("no anchor has a star, so that masks lead to no detector", () => {
  expect(detectors.flatMap(({ anchors }) => anchors).filter((anchor) => anchor.includes("*"))).toEqual([]);
});

/** Characters whose lower byte is that of an ASCII one. */
const lookalikes = [..."-.:0a"].map((character) => String.fromCharCode(0x100 + character.charCodeAt(0)));

test("what is ruled out by lower bytes has nothing private, also where they are those of other characters", () => {
  const random = seededRandom(3);
  const any = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const around = [..."0123ab.:-C \n", ...lookalikes];
  let count = 0;
  for (const { anchors, rulesOut, look } of detectors) {
    for (let round = 0; rulesOut && round < 2000; round++) {
      const before = Array.from({ length: 4 }, () => any(around)).join("");
      const anchor = any(anchors);
      const behind = Array.from({ length: 20 }, () => any(around)).join("");
      const text = before + anchor + behind;
      const bytes = Uint8Array.from([...text], (character) => character.charCodeAt(0));
      if (!rulesOut(bytes, before.length)) continue;
      count++;
      const cut = Math.floor(random() * behind.length);
      const masked = `${before}${anchor}${behind.slice(0, cut)}********${behind.slice(cut + 1)}`;
      for (const one of [text, masked])
        look(one, before.length, () => expect.unreachable(`${text} ${masked}`), new Notes());
    }
  }
  expect(count).toBeGreaterThan(5000);
});
