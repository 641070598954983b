import { describe, expect, test } from "bun:test";
import { logWords } from "../../../i18n/log-words.ts";
import { type LogDetails, type LogId, noDetails } from "../../../logs/ports.ts";
import { factsList } from "../log/facts-list.ts";
import { senderMetadata } from "./sender-metadata.ts";

const words = logWords.en;
const entry = { key: "k", value: "v", label: null, visible: true };
const told = (details: Partial<LogDetails>) => senderMetadata({ ...noDetails, ...details }, words);

function markup(details: Partial<LogDetails>): string {
  const counts = { id: "23456789AB" as LogId, name: "", createdAt: 0, size: 1, views: 0, uniqueViews: 0 };
  return factsList(null, counts, { ...noDetails, ...details }, 1, words, "en").text;
}

describe("what a sender's program says of a log", () => {
  test("is its source, and its metadata by label or else by key", () => {
    const metadata = [
      { ...entry, label: "Version", value: "1.21.4" },
      { ...entry, key: "players", value: 12.5 },
      { ...entry, key: "modded", value: false },
      { ...entry, key: "nothing", value: null },
    ];
    expect(told({ source: "A launcher", metadata }).facts).toEqual([
      { label: "Sent by", value: "A launcher" },
      { label: "Version", value: "1.21.4" },
      { label: "players", value: "12.5" },
      { label: "modded", value: "No" },
      { label: "nothing", value: "–" },
    ]);
  });

  test("is nothing where it said nothing", () => {
    expect(told({})).toEqual({ facts: [], hidden: 0 });
    expect(told({ source: " \u202e\u200b " }).facts).toEqual([]);
    expect(markup({})).not.toContain("/1/log/");
  });

  test("stays hidden where it is for programs", () => {
    expect(told({ metadata: [{ ...entry, visible: false }] })).toEqual({ facts: [], hidden: 0 });
  });

  test("is short, of one line, and runs in one direction", () => {
    const [fact] = told({
      metadata: [{ ...entry, label: "l\n".repeat(64), value: `\u202e${"v".repeat(1000)}` }],
    }).facts;
    expect(fact?.label).toMatch(/^[l ]{20,40}…$/);
    expect(fact?.value).toMatch(/^v{119}…$/);
  });

  test("is no markup", () => {
    const hostile = "<img src=x onerror=alert(1)>\"'&";
    const page = markup({ source: hostile, metadata: [{ ...entry, label: hostile, value: hostile }] });
    expect(page).not.toContain("<img");
    expect(page.match(/&lt;img/g)).toHaveLength(3);
  });

  test("does not push everything else off the page", () => {
    const many = Array.from({ length: 100 }, () => ({ ...entry, value: "v".repeat(1024), label: "l".repeat(128) }));
    expect(told({ metadata: many })).toMatchObject({ hidden: 76 });
    const page = markup({ metadata: many });
    expect(page.length).toBeLessThan(8000);
    expect(page).toContain('<a href="/1/log/23456789AB">76 more</a>');
  });
});
