import { describe, expect, test } from "bun:test";
import type { Mod } from "../model/facts.ts";
import type { Parameters, Software } from "../model/model.ts";
import { findingLinks } from "./links.ts";

const of = (id: string, version: string | null = "1.20.1"): Software => {
  const kind = id.endsWith("proxy") ? "proxy" : "client";
  return { id, name: id, kind, version };
};
const urls = (code: string, parameters: Parameters, software: Software, mods: readonly Mod[] = []) =>
  findingLinks({ code, parameters }, { software, facts: { mods } }).map(({ url }) => url);
const needed = (...names: string[]) => ({
  needed: names.map((name) => ({ term: "needed-any", parameters: { name } })),
});

describe("links of a finding", () => {
  test("look for a missing mod by loader and version", () => {
    expect(urls("mod-dependency-missing", needed("Kettle Lib"), of("fabric/client"))).toEqual([
      "https://modrinth.com/mods?q=Kettle+Lib&g=categories%3Afabric&v=1.20.1",
      "https://www.curseforge.com/minecraft/search?class=mc-mods&search=Kettle+Lib&version=1.20.1&gameVersionTypeId=4",
    ]);
  });

  test("leave out what the log does not know", () => {
    expect(urls("mod-dependency-missing", needed("Kettle Lib"), of("prism-launcher/client", "7.2-dev"))).toEqual([
      "https://modrinth.com/mods?q=Kettle+Lib",
      "https://www.curseforge.com/minecraft/search?class=mc-mods&search=Kettle+Lib",
    ]);
  });

  test("look for a missing plugin where the server's plugins are", () => {
    const sites = (software: string) =>
      findingLinks(
        { code: "plugin-dependency-missing", parameters: { dependencies: ["Spout"] } },
        { software: of(software) },
      ).map(({ site, url }) => `${site} ${new URL(url).search}`);
    expect(sites("paper/server")).toEqual([
      "Modrinth ?q=Spout&g=categories%3Apaper&v=1.20.1",
      "Hangar ?query=Spout&platform=PAPER",
      "SpigotMC ?q=Spout&t=resource_update&o=relevance&c%5Btitle_only%5D=1",
    ]);
    expect(sites("velocity/proxy")).toEqual([
      "Modrinth ?q=Spout&g=categories%3Avelocity",
      "Hangar ?query=Spout&platform=VELOCITY",
    ]);
    expect(sites("pocketmine/server")).toEqual([]);
  });

  test("name no more than four, and nothing that is no mod", () => {
    const names = findingLinks(
      {
        code: "mod-dependency-missing",
        parameters: needed("forge", "a", "a", "b", "c", "d", "e", "…", "x".repeat(61)),
      },
      { software: of("forge/client") },
    ).map(({ name }) => name);
    expect([...new Set(names)]).toEqual(["a", "b", "c", "d"]);
  });

  test("encode whatever a log calls a mod", () => {
    const name = `a"><script>&v=9#?/../\r\nX: y`;
    for (const url of urls("mod-dependency-missing", needed(name), of("fabric/client"))) {
      expect(url).toMatch(/^https:\/\/(?:modrinth|www\.curseforge)\.com\/[a-z/]+\?[\w.*%=&+-]+$/);
      expect(new URL(url).searchParams.get("v") ?? "1.20.1").toBe("1.20.1");
    }
  });

  test("are none where a mod is only on the other side", () => {
    const parameters = { ...needed("Kettle Lib"), state: "other-side" };
    expect(urls("mod-dependency-missing", parameters, of("fabric/client"))).toEqual([]);
  });

  test("are none for what somebody runs from its sources, and lead to what it lacks", () => {
    const mods = [
      { id: "kettle", name: "Kettles", file: "main", line: 3, issues: "https://git.example.org/kettles/issues" },
      { id: "spout", name: "Spout", file: "spout-1.2.jar", line: 4 },
    ];
    const linked = (code: string, parameters: Parameters) =>
      findingLinks({ code, parameters }, { software: of("forge/client"), facts: { mods }, isDevelopment: true }).map(
        ({ name }) => name,
      );
    expect(linked("method-missing", { suspect: "Kettles" })).toEqual([]);
    // It stands in no list.
    expect(linked("method-missing", { suspect: "Lids" })).toEqual([]);
    expect(linked("mod-crash", { mod: "Kettles" })).toEqual([]);
    expect(linked("method-missing", { suspect: "Kettles", partner: "Spout" })).toEqual(["Spout", "Spout"]);
    expect(linked("mod-dependency-missing", needed("Lids", "kettle"))).toEqual(["Lids", "Lids"]);
  });

  test("look for a file by its name, and for none that says nothing", () => {
    const names = (...plugins: string[]) =>
      plugins.flatMap((plugin) =>
        findingLinks({ code: "plugin-incompatible", parameters: { plugin } }, { software: of("velocity/proxy") }),
      );
    expect(names("spout-2.1.0", "plugin-1.0.0").map(({ name }) => name)).toEqual(["spout", "spout"]);
  });

  test("take ways to write a name for one", () => {
    expect(urls("mod-dependency-missing", needed("Kettle Lib", "kettle-lib"), of("fabric/client"))).toHaveLength(2);
  });

  test("lead to the tracker of the mod that is blamed, by its id or its name", () => {
    const mods = [
      { id: "spout", line: 3, issues: "https://example.org/spout" },
      { id: "kettle", name: "Kettles", line: 4, issues: "https://git.example.org/kettles/issues" },
    ];
    const link = {
      kind: "issues" as const,
      name: "Kettles",
      site: "git.example.org",
      url: "https://git.example.org/kettles/issues",
    };
    for (const parameters of [{ mod: "Kettles" }, { suspect: "The kettle mod", suspectId: "kettle" }]) {
      expect(
        findingLinks({ code: "mod-crash", parameters }, { software: of("forge/client"), facts: { mods } }),
      ).toEqual([link]);
    }
    expect(urls("mod-crash", { mod: "Lids" }, of("forge/client"), mods)).toEqual([]);
  });
});
