import { describe, expect, test } from "bun:test";
import { analysisWith } from "../../../../tests/support/sample-analysis.ts";
import type { Mod } from "../../../analysis/model/facts.ts";
import { modsAndPlugins } from "./tables.ts";

const mods: Mod[] = [
  { id: "jei", name: "Just Enough Items", version: "15.2", file: "jei-15.2.jar", line: 41 },
  { id: "create", name: "Create", version: "0.5.1", line: 40 },
  { id: "nameless", line: 1233 },
];

function tables(facts: Parameters<typeof analysisWith>[0], language: "en" | "zh-CN" = "en"): string {
  return modsAndPlugins(analysisWith(facts), language).text;
}

describe("the tables of what is installed", () => {
  test("are not there where the log lists nothing", () => {
    expect(tables({})).toBe("");
  });

  test("have a row for each mod, by name, with a link to its line", () => {
    const page = tables({ mods });
    expect(page).toContain('<summary>Mods <span class="count">3</span></summary>');
    const names = [...page.matchAll(/<th scope="row"><a href="(#L\d+)" title="[^"]+"><bdi>([^<]+)/g)];
    expect(names.map(([, link, name]) => [link, name])).toEqual([
      ["#L41", "Create"],
      ["#L42", "Just Enough Items"],
      ["#L1234", "nameless"],
    ]);
    expect(page).toContain("<td><bdi>15.2</bdi></td><td><bdi>jei-15.2.jar</bdi></td>");
  });

  test("tell the id only where it is not the name", () => {
    const page = tables({ mods });
    expect(page).toContain("<small><bdi>jei</bdi></small>");
    expect(page).not.toContain("<small><bdi>create</bdi></small>");
    expect(page).not.toContain("<small><bdi>nameless</bdi></small>");
  });

  test("leave out columns that nothing fills", () => {
    const page = tables({
      plugins: [{ name: "Vault", version: "1.7", line: 0 }],
      datapacks: [{ name: "vanilla", line: 1 }],
    });
    expect(page.split('<th scope="col">File</th>')).toHaveLength(1);
    expect(page.split('<th scope="col">Version</th>')).toHaveLength(2);
    expect(page).toContain('<table class="parts" id="datapacks-table"><thead><tr><th scope="col">Name</th></tr>');
  });

  test("have a field for searching, which a script shows", () => {
    expect(tables({ resourcePacks: [{ name: "faithful", line: 3 }] })).toContain(
      '<input type="search" hidden class="table-search" data-search-table="resource-packs-table"',
    );
  });

  test("let nothing in a name become markup, and cut it", () => {
    const hostile = `"><img src=x onerror=alert(1)>'&\u202e\u0000${"W".repeat(5000)}`;
    const page = tables({
      mods: [{ id: hostile, name: `b${hostile}`, version: hostile, file: hostile, line: 0 }],
      plugins: [{ name: hostile, version: hostile, file: hostile, line: 0 }],
      datapacks: [{ name: hostile, line: 0 }],
      resourcePacks: [{ name: hostile, line: 0 }],
    });
    expect(page).not.toContain("<img");
    expect(page).not.toContain("\u202e");
    expect(page).not.toContain("\u0000");
    expect(page.length).toBeLessThan(6000);
  });

  test("show a thousand of 5,000 mods, and say so", () => {
    const modsOf = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `mod${i}`, name: `Mod ${i}`, version: `1.${i}`, line: i }));
    const page = tables({ mods: modsOf(5000) });
    expect(page.split('<th scope="row">')).toHaveLength(1001);
    expect(page).toContain("The first 1,000 of 5,000 are listed here, by name.");
    expect(page).toContain("<bdi>Mod 999</bdi>");
    expect(page).not.toContain("<bdi>Mod 1000</bdi>");
    expect(page.length).toBeLessThan(200_000);
  });

  test("are never megabytes, whatever the names", () => {
    const name = "<&>".repeat(100);
    const page = tables({
      mods: Array.from({ length: 2000 }, (_, line) => ({ id: `${line}${name}`, name, file: name, line })),
    });
    expect(page.length).toBeLessThan(500_000);
    expect(page).toMatch(/The first \d{3} of 2,000 are listed here/);
  });

  test("leave room for each other", () => {
    const name = "<&>".repeat(40);
    const rows = Array.from({ length: 2000 }, (_, line) => ({
      id: `${line}`,
      name: `${line}${name}`,
      file: name,
      line,
    }));
    const page = tables({ mods: rows, plugins: rows, datapacks: rows, resourcePacks: rows });
    expect(page.length).toBeLessThan(410_000);
    for (const id of ["mods", "plugins", "datapacks", "resource-packs"]) {
      const table = page.slice(page.indexOf(`id="${id}-table"`));
      expect(table.slice(0, table.indexOf("</table>")).split('<th scope="row">').length).toBeGreaterThan(20);
    }
  });

  test("are in the reader's language", () => {
    expect(tables({ mods }, "zh-CN")).toContain('<summary>模组 <span class="count">3</span></summary>');
  });
});
