import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { valuesOf } from "./assumptions.ts";
import { guessesPerLog, sweepDays } from "./breaking-points.ts";
import { costsFrom, meanCosts, measuredCosts } from "./costs.ts";
import { fleetFor } from "./fleet.ts";
import { capacityModel } from "./model.ts";
import { bytes, reports, table } from "./report.ts";
import { rowBytes } from "./row-bytes.ts";
import { sizesOf } from "./size-mix.ts";
import { tablesWith } from "./tables.ts";

const model = capacityModel({ measuredReads: 1000 });

describe("the model", () => {
  test("money adds up", () => {
    const { writes, reads, nodes, egress, objectYear, databaseYear, firstYear, allYears } = model.money;
    expect(firstYear).toBeCloseTo(writes + reads + nodes + egress + objectYear + databaseYear, 6);
    expect(allYears).toBeCloseTo(firstYear + 9 * (objectYear + databaseYear), 6);
  });

  test("twice the uploads are twice the cores and twice the bytes", () => {
    const mean = meanCosts(measuredCosts, model.sizes, 0.5, model.given);
    const twice = valuesOf({ uploadsPerDay: 2 * model.given.uploadsPerDay });
    expect(fleetFor(mean, twice).meanCores).toBeCloseTo(2 * fleetFor(mean, model.given).meanCores, 9);
    expect(fleetFor(mean, twice).nodes).toBeGreaterThan(fleetFor(mean, model.given).nodes);
  });

  test("nobody who uploads needs only the spare nodes", () => {
    const none = fleetFor({ upload: 1, read: 1 }, valuesOf({ uploadsPerDay: 0 }));
    expect([none.nodes, none.requestsPerNode]).toEqual([model.given.spareNodes, 0]);
  });

  test("a better cache costs less processor time", () => {
    const [cold, warm] = [0, 0.9].map((rate) => meanCosts(measuredCosts, sizesOf(), rate, model.given).read);
    expect(warm!).toBeLessThan(cold!);
  });

  test("what breaks is told in its order, three at length and the others in a table", () => {
    const days = model.breaking.map(({ day }) => day ?? Number.POSITIVE_INFINITY);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(reports["capacity-breaking"]!(model).match(/^### /gm)).toHaveLength(3);
    for (const { what } of model.breaking.slice(3)) expect(reports["capacity-later"]!(model)).toContain(what);
  });

  test("a sweep takes longer with more objects, and guessing becomes easier", () => {
    expect(sweepDays(0, model.given)).toBe(0);
    expect(sweepDays(2e9, model.given)).toBeGreaterThan(sweepDays(1e9, model.given));
    expect(guessesPerLog(2e9)).toBeCloseTo(guessesPerLog(1e9) / 2, 0);
  });
});

describe("costs", () => {
  test("of another machine take the place of ours, and what it has not measured stays", () => {
    const upload = [{ bytes: 1000, value: 9 }];
    const costs = costsFrom({ measured: "elsewhere", upload });
    expect(costs.upload).toEqual(upload);
    expect(costs.page).toEqual(measuredCosts.page);
    expect(costsFrom({ capacity: { upload }, other: 1 }).upload).toEqual(upload);
  });

  test("that are none are refused", () => {
    expect(() => costsFrom({ upload: [] })).toThrow();
    expect(() => costsFrom({ upload: "fast" })).toThrow();
  });
});

describe("rows", () => {
  const tables = tablesWith(5000);

  test("the tables are those of the schema, column by column", () => {
    const schema = readFileSync(new URL("../../src/storage/postgres/schema.ts", import.meta.url), "utf8");
    for (const { name, columns, key } of Object.values(tables)) {
      const body = new RegExp(`CREATE TABLE IF NOT EXISTS ${name} \\(([\\s\\S]*?)\\)\`,`).exec(schema)![1]!;
      const found = [...body.matchAll(/(?:^|,)\s*([a-z_]+) (text|bigint|bytea)/g)].map(
        ([, column, type]) => `${column} ${type}`,
      );
      // Later versions add columns to the tables of the first.
      const added = schema.matchAll(new RegExp(`ALTER TABLE ${name} ADD COLUMN IF NOT EXISTS ([a-z_]+ [a-z]+)`, "g"));
      found.push(...[...added].map(([, column]) => column!));
      expect(found).toEqual(columns.map((column) => `${column.name} ${column.type}`));
      const declared = /PRIMARY KEY \(([^)]+)\)?/.exec(body)?.[1]?.split(", ") ?? [
        /([a-z_]+) text PRIMARY KEY/.exec(body)![1]!,
      ];
      expect(declared).toEqual([...key]);
    }
  });

  // Measured with 100,000 rows on PostgreSQL 15.
  test.each([
    ["counts", 69, 44],
    ["viewers", 61, 64],
    ["removed", 69, 44],
  ] as const)("of %s are as large as PostgreSQL makes them, within a tenth", (name, heap, index) => {
    const row = rowBytes(tables[name]);
    expect(row.heap).toBeWithin(heap * 0.9, heap * 1.1);
    expect(row.index).toBeWithin(index * 0.9, index * 1.1);
  });

  test("a value that is too large for a page moves out of the row", () => {
    const [small, large] = [500, 50_000].map((length) => rowBytes(tablesWith(length).analyses));
    expect(large!.heap).toBeWithin(50_000, 56_000);
    expect(small!.heap).toBeLessThan(700);
    expect(small!.index).toBe(large!.index);
  });
});

describe("the report", () => {
  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [1500, "1.5 kB"],
    [64e9, "64 GB"],
    [3.66e15, "3.7 PB"],
  ])("%d bytes are %s", (count, text) => {
    expect(bytes(count)).toBe(text);
  });

  test("a table is Markdown", () => {
    expect(table(["a", "b"], [[1, "x"]])).toBe("| a | b |\n| --- | --- |\n| 1 | x |");
  });

  test("no figure is missing", () => {
    for (const report of Object.values(reports)) expect(report(model)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
