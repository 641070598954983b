import { describe, expect, test } from "bun:test";
import { UsageError } from "../wire/usage-error.ts";
import { expectBothKinds, type MigrateSettings, parseAddress } from "./addresses.ts";
import { parseOptions } from "./usage.ts";

const settings: MigrateSettings = {
  dataDir: "./data",
  databaseUrl: "postgres://a@b/c",
  s3Bucket: null,
  s3Endpoint: null,
  s3Region: "us-east-1",
  s3AccessKeyId: null,
  s3SecretAccessKey: null,
  s3SessionToken: null,
  awsProfile: "default",
};

describe("the command line of migrate", () => {
  test("says from where to where", () => {
    expect(parseOptions(["--from", "a", "--to=b", "--json"])).toEqual({
      from: "a",
      to: "b",
      isVerifying: false,
      isMerging: false,
      withAnalyses: false,
      json: true,
    });
  });

  test.each([
    [[]],
    [["--from", "a"]],
    [["--from"]],
    [["--from", "a", "--to", "b", "c"]],
    [["--from", "a", "--to", "b", "--force"]],
    [["--from", "a", "--to", "b", "--verify", "--merge"]],
  ])("that is not understood is refused: %j", (args) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
  });

  test("addresses are directories and databases, or those of the settings", () => {
    const parse = (text: string) => parseAddress("--to", text, settings);
    expect(parse("sqlite:./data dir")).toEqual({ kind: "sqlite", directory: "./data dir" });
    expect(parse("sqlite:///var/lib")).toEqual({ kind: "sqlite", directory: "/var/lib" });
    expect(parse("sqlite:/var/lib")).toEqual({ kind: "sqlite", directory: "/var/lib" });
    expect(parse("sqlite")).toEqual({ kind: "sqlite", directory: "./data" });
    expect(parse("postgresql://u:p@h:5432/d?sslmode=require")).toMatchObject({ kind: "postgres" });
    expect(parse("postgres")).toEqual({ kind: "postgres", url: "postgres://a@b/c" });
    for (const text of ["", "sqlite:", "data", "mysql://h/d", "postgres://"])
      expect(() => parse(text)).toThrow(UsageError);
  });

  test("one store is of each kind", () => {
    const [sqlite, postgres] = [parseAddress("", "sqlite", settings), parseAddress("", "postgres", settings)];
    expect(() => expectBothKinds(sqlite, sqlite)).toThrow(UsageError);
    expect(() => expectBothKinds(postgres, postgres)).toThrow(UsageError);
    expectBothKinds(postgres, sqlite);
  });
});
