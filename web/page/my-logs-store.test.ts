import { describe, expect, test } from "bun:test";
import { DraftStore } from "../home/draft.ts";
import { MyLogsStore, matchingLogs, type SharedLog, type TextStorage } from "./my-logs-store.ts";

class Memory implements TextStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

const forbidden = (): TextStorage => {
  throw new Error("storage is forbidden");
};

const full = (): TextStorage => ({
  getItem: () => null,
  setItem: () => {
    throw new Error("storage is full");
  },
});

function log(id: string, changes: Partial<SharedLog> = {}): SharedLog {
  const at = "2026-01-15T10:30:00.000Z";
  return { id, url: `http://x/${id}`, name: `${id}.log`, at, headline: "", token: "", ...changes };
}

describe("my logs", () => {
  test("are kept, newest first, and explained and removed by id", () => {
    const memory = new Memory();
    const store = new MyLogsStore(() => memory);
    store.add(log("aaaa"));
    store.add(log("bbbb"));
    store.explain("aaaa", "Paper 1.20.4 server log");
    expect(new MyLogsStore(() => memory).all()).toEqual([
      log("bbbb"),
      log("aaaa", { headline: "Paper 1.20.4 server log" }),
    ]);
    store.remove("bbbb");
    expect(store.all().map(({ id }) => id)).toEqual(["aaaa"]);
  });

  test("are at most 500, with bounded texts", () => {
    const memory = new Memory();
    const store = new MyLogsStore(() => memory);
    for (let i = 0; i < 510; i++) store.add(log(`id${1000 + i}`, { name: "n".repeat(1000) }));
    expect(store.all()).toHaveLength(500);
    expect(store.all()[0]).toMatchObject({ id: "id1509", name: "n".repeat(300) });
  });

  test.each(["no JSON", "null", "{}", "[1, null, {}]", '[{"id":"aaaa"}]'])(
    "survive storage that holds %s",
    (stored) => {
      const memory = new Memory();
      memory.setItem("lectern.my-logs", stored);
      const store = new MyLogsStore(() => memory);
      expect(store.all()).toEqual([]);
      store.add(log("aaaa"));
      expect(store.all()).toEqual([log("aaaa")]);
    },
  );

  test("never hold a link that runs something", () => {
    const memory = new Memory();
    memory.setItem("lectern.my-logs", JSON.stringify([log("aaaa", { url: "javascript:alert(1)" }), log("b<>\"'")]));
    expect(new MyLogsStore(() => memory).all()).toEqual([]);
  });

  const token = "ab".repeat(32);

  test("can be taken back by who has kept their token; one that is none is not kept", () => {
    const memory = new Memory();
    const store = new MyLogsStore(() => memory);
    store.add(log("aaaa", { token }));
    store.add(log("bbbb"));
    expect(store.owned("aaaa")).toEqual(log("aaaa", { token }));
    expect(store.owned("bbbb")).toBeNull();
    expect(store.owned("cccc")).toBeNull();
    const { token: _, ...old } = log("dddd");
    memory.setItem("lectern.my-logs", JSON.stringify([old, log("eeee", { token: "<script>" })]));
    expect(store.all()).toEqual([log("dddd"), log("eeee")]);
  });

  test("of another list are added, newest first, without losing or doubling any", () => {
    const memory = new Memory();
    const store = new MyLogsStore(() => memory);
    store.add(log("aaaa", { at: "2026-01-15T10:00:00.000Z", headline: "kept" }));
    store.add(log("bbbb", { at: "2026-01-15T12:00:00.000Z", token }));
    const others = [log("aaaa", { token }), log("bbbb", { token: "cd".repeat(32) }), log("cccc", { token })];
    expect(store.merge(others)).toBe(1);
    expect(store.all()).toEqual([
      log("bbbb", { at: "2026-01-15T12:00:00.000Z", token }),
      log("cccc", { token }),
      log("aaaa", { at: "2026-01-15T10:00:00.000Z", headline: "kept", token }),
    ]);
    expect(store.merge(others)).toBe(0);
  });

  test("are simply not there where storage is forbidden or full", () => {
    for (const storage of [forbidden, full]) {
      const store = new MyLogsStore(storage);
      store.add(log("aaaa"));
      expect(store.all()).toEqual([]);
    }
  });

  test("are found by every word of their name, headline or id", () => {
    const logs = [log("aaaa", { headline: "Paper server log" }), log("bbbb", { name: "Crash of today.txt" })];
    const ids = (search: string) => matchingLogs(logs, search).map(({ id }) => id);
    expect(ids("")).toEqual(["aaaa", "bbbb"]);
    expect(ids("  log PAPER ")).toEqual(["aaaa"]);
    expect(ids("today crash")).toEqual(["bbbb"]);
    expect(ids("BBB")).toEqual(["bbbb"]);
    expect(ids("paper crash")).toEqual([]);
  });
});

describe("a draft", () => {
  const draft = { name: "mine.log", text: "typed", logs: [{ name: "", text: "a long paste" }] };

  test("survives a reload", () => {
    const memory = new Memory();
    expect(new DraftStore(() => memory).save(draft)).toBe(true);
    expect(new DraftStore(() => memory).load()).toEqual(draft);
  });

  test("that does not fit says so, and keeps what was typed", () => {
    const memory = new Memory();
    const store = new DraftStore(() => memory);
    expect(store.save({ ...draft, logs: [{ name: "", text: "x".repeat(3_000_000) }] })).toBe(false);
    expect(store.load()).toEqual({ ...draft, logs: [] });
  });

  test("is empty where storage is forbidden or holds something else", () => {
    const memory = new Memory();
    memory.setItem("lectern.draft", '{"text":1,"name":"","logs":[]}');
    const empty = { name: "", text: "", logs: [] };
    expect(new DraftStore(() => memory).load()).toEqual(empty);
    expect(new DraftStore(forbidden).load()).toEqual(empty);
    expect(new DraftStore(full).save(draft)).toBe(false);
  });
});
