import { describe, expect, test } from "bun:test";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { UsageError } from "../wire/usage-error.ts";
import { expectTwoKinds, parseAddress } from "./addresses.ts";
import { optionsOf } from "./usage.ts";

const settings = { dataDir: "./data", databaseUrl: "postgres://a@b/c", s3Bucket: null } as StorageSettings;

const given = (options: Record<string, string>) =>
  optionsOf({ has: (name) => name in options, value: (name) => options[name] });

describe("the command line of migrate", () => {
  test("says from where to where", () => {
    expect(given({ from: "a", to: "b", json: "" })).toEqual({
      from: "a",
      to: "b",
      isVerifying: false,
      isMerging: false,
      withAnalyses: false,
      json: true,
    });
  });

  test.each([
    {},
    { from: "a" },
    { from: "a", to: "b", verify: "", merge: "" },
    { from: "a", to: "b", verify: "", "with-analyses": "" },
  ])("that is not understood is refused: %j", (options) => {
    expect(() => given(options)).toThrow(UsageError);
  });

  test("addresses are directories and databases, or those of the settings", () => {
    const parse = (text: string) => {
      const named = parseAddress("--to", text, settings);
      const { dataDir, databaseUrl } = named.settings;
      return [named.driver.scheme, named.driver.isShared ? databaseUrl : dataDir];
    };
    expect(parse("sqlite:./data dir")).toEqual(["sqlite", "./data dir"]);
    expect(parse("sqlite:///var/lib")).toEqual(["sqlite", "/var/lib"]);
    expect(parse("sqlite:/var/lib")).toEqual(["sqlite", "/var/lib"]);
    expect(parse("sqlite")).toEqual(["sqlite", "./data"]);
    const url = "postgresql://u:p@h:5432/d?sslmode=require";
    expect(parse(url)).toEqual(["postgres", url]);
    expect(parse("postgres")).toEqual(["postgres", "postgres://a@b/c"]);
    for (const text of ["", "sqlite:", "data", "mysql://h/d", "postgres://"])
      expect(() => parse(text)).toThrow(UsageError);
  });

  test("one store is of each kind", () => {
    const [sqlite, postgres] = [parseAddress("", "sqlite", settings), parseAddress("", "postgres", settings)];
    expect(() => expectTwoKinds(sqlite, sqlite)).toThrow(UsageError);
    expect(() => expectTwoKinds(postgres, postgres)).toThrow(UsageError);
    expectTwoKinds(postgres, sqlite);
  });
});
