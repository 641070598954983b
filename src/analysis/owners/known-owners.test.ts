import { describe, expect, test } from "bun:test";
import { knownMods, knownPlugins } from "./known/all.ts";
import { knownOwnerById, knownOwnerOf } from "./known-owners.ts";
import { plainName } from "./names.ts";
import { platformOf } from "./platform-packages.ts";

describe.each([
  ["mods", knownMods],
  ["plugins", knownPlugins],
] as const)("the table of %s", (_, lists) => {
  const rows = lists.flatMap((list) => list.trim().split("\n")).map((line) => line.split("|"));
  const ids = rows.map(([own]) => own!.split(" "));
  const words = (column: number) => rows.flatMap((row) => (row[column] ? row[column].split(" ") : []));
  const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

  test("has lines of the right form, in their order", () => {
    expect(rows.filter((row) => row.length < 2 || row.length > 5 || !row[0] || !row[1] || row.at(-1) === "")).toEqual(
      [],
    );
    expect(words(3).filter((word) => !["library", "client", "server"].includes(word))).toEqual([]);
    expect(words(2).filter((name) => !/^\w+(?:\.\w+){0,5}$/.test(name))).toEqual([]);
    for (const list of lists) {
      const first = list.trim().split("\n");
      const key = (line: string) => line.split(/[ |]/, 1)[0]!.toLowerCase();
      expect(first.filter((line, index) => index > 0 && key(first[index - 1]!) > key(line))).toEqual([]);
    }
  });

  test("has every id and every package once", () => {
    expect(repeated(ids.flat().map(plainName))).toEqual([]);
    expect(repeated(words(2))).toEqual([]);
  });

  test("says of nothing that it needs somebody unknown, or itself", () => {
    const known = new Set(ids.flat().map(plainName));
    expect(words(4).filter((id) => !known.has(plainName(id)))).toEqual([]);
    expect(rows.filter(([own, , , , needs]) => needs?.split(" ").some((id) => own!.split(" ").includes(id)))).toEqual(
      [],
    );
  });

  test("says of no two that each needs the other", () => {
    const needs = new Map(
      rows.flatMap(([own, , , , needed]) => own!.split(" ").map((id) => [id, needed?.split(" ") ?? []])),
    );
    const pairs = [...needs].flatMap(([id, all]) => all.filter((other) => needs.get(other)?.includes(id)));
    expect(pairs).toEqual([]);
  });

  test("claims nothing of Java, the game, servers, loaders and libraries", () => {
    expect(words(2).filter((name) => platformOf(`${name}.Any.method`) !== null)).toEqual([]);
  });
});

test("the longest package decides, and an id is known however it is written", () => {
  expect(knownOwnerOf("mekanism.common.Mekanism.init")?.name).toBe("Mekanism");
  expect(knownOwnerOf("mekanism.generators.common.MekanismGenerators.init")?.name).toBe("Mekanism Generators");
  expect(knownOwnerOf("org.example.lamps.Lamp.tick")).toBeNull();
  expect(knownOwnerById("sodium_extra")).toMatchObject({ name: "Sodium Extra", isForClient: true, needs: ["sodium"] });
  expect(knownOwnerById("lamps")).toBeNull();
});

test("of those who make a launcher, only the launcher is one", () => {
  expect(platformOf("net.technicpack.launcher.Launcher.main")).toBe("loader");
  expect(platformOf("net.technicpack.lamps.Lamps.glow")).toBeNull();
  // A server, with parts in jars of their own.
  expect(platformOf("puregero.multipaper.mastermessagingprotocol.Lamps.glow")).toBe("server");
});
