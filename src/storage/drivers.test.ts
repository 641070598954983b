import { describe, expect, test } from "bun:test";
import { resolve } from "node:path";
import { readConfig } from "../config/config.ts";
import { backupFormat, driverOf, drivers, openStore } from "./drivers.ts";
import { UnusableStore } from "./unusable-store.ts";

const embedded = readConfig({ DATA_DIR: "./some/data" });
const shared = readConfig({ DATABASE_URL: "postgres://user:geheim@db.example:5432/logs", S3_BUCKET: "texts" });

describe("the driver of a store", () => {
  test("is the one that the settings name", () => {
    expect(driverOf(embedded)).toMatchObject({ scheme: "sqlite", isShared: false });
    expect(driverOf(shared)).toMatchObject({ scheme: "postgres", isShared: true });
  });

  test("says where the data is, and keeps the password to itself", () => {
    expect(driverOf(embedded).place(embedded)).toBe(resolve("./some/data"));
    expect(driverOf(shared).place(shared)).toBe("PostgreSQL at db.example:5432/logs and the bucket texts");
  });

  test("is found by its own address, and by no other's", () => {
    for (const address of ["sqlite:/var/lib/lectern", "postgres://user:geheim@db.example/logs"]) {
      const named = drivers.filter((driver) => driver.settingsAt(address, embedded) !== null);
      expect(named.map(({ scheme }) => scheme)).toEqual([address.split(":")[0]!]);
    }
  });

  test("makes backups, or says what does", async () => {
    const { backups } = driverOf(shared);
    if (!("instead" in backups)) throw new Error("PostgreSQL has backups of its own");
    expect(backups.instead.backup).toContain("docs/BACKUPS.md");
    expect(backups.instead.restore).toContain("lectern migrate");
    expect(Object.keys(await backupFormat())).toContain("copyTo");
  });
});

test("an object store without an index is refused", async () => {
  const opening = openStore({ ...embedded, s3Bucket: "texts" }, () => {});
  await expect(opening).rejects.toThrow(
    new UnusableStore("S3_BUCKET needs DATABASE_URL: an object store holds the logs, PostgreSQL their index."),
  );
});
