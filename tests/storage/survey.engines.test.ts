import { expect, test } from "bun:test";
import { surveyPostgres } from "../../src/storage/postgres/survey.ts";
import { surveySqlite } from "../../src/storage/sqlite/survey.ts";
import { migrate } from "../migrate/program.ts";
import { filledSqlite } from "../migrate/stores.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";

if (hasPostgres) {
  test("both stores tell the same of the same logs", async () => {
    const { directory } = await filledSqlite(40);
    const url = await (await postgres()).newDatabase();
    expect((await migrate(`sqlite:${directory}`, url)).code).toBe(0);
    const now = 1_768_473_000_123 + 3600_000;
    const embedded = surveySqlite(directory, now);
    const shared = await surveyPostgres(url, false, now);
    const { logs, textBytes, packedBytes, lastDay, lastWeek } = embedded;
    expect(shared).toMatchObject({ logs, textBytes, packedBytes, lastDay, lastWeek });
    expect(lastDay.logs).toBe(40);
    expect(shared.largest.map(({ size }) => size)).toEqual(embedded.largest.map(({ size }) => size));
    expect((await surveyPostgres(url, true, now + 30 * 24 * 3600_000)).lastWeek.logs).toBe(0);
  });
}
