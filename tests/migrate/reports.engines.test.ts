import { expect, test } from "bun:test";
import { listReports } from "../../src/logs/reports.ts";
import { openPostgresExport } from "../../src/storage/postgres/open-transfer.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { migrate } from "./program.ts";
import { fail, newLog } from "./stores.ts";

test.if(hasPostgres)(
  "an owner who removes a log after it was moved takes along what was said of it there, with the next move",
  async () => {
    const databaseUrl = await (await postgres()).newDatabase();
    const directory = temporaryDirectory();
    const log = newLog("a log");
    const source = await SqliteStore.open(directory, fail);
    await source.insert(log);
    const report = { log: log.id, at: 7, reason: "abuse", text: "private", contact: "me@example.org", webhook: null };
    await source.keepReport(log.id, `${log.id} 0123456789abcdef`, null, JSON.stringify(report));
    const reportsThere = async () => {
      const target = await openPostgresExport(databaseUrl, null);
      const listed = await listReports(target.operatorRecords);
      await target.close();
      return listed;
    };
    expect(await migrate(`sqlite:${directory}`, databaseUrl)).toMatchObject({ code: 0 });
    expect(await reportsThere()).toMatchObject([{ ...report, isLogGone: false }]);
    await source.remove(log.id, "owner");
    expect(await migrate(`sqlite:${directory}`, databaseUrl)).toMatchObject({ code: 0 });
    expect(await reportsThere()).toMatchObject([{ log: log.id, text: "", contact: "", isLogGone: true }]);
    await source.close();
  },
  30_000,
);
