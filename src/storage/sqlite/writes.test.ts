import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { newLog, viewer } from "../../../tests/support/stored-logs.ts";
import { migrate } from "./schema.ts";
import { WriteSession } from "./writes.ts";

test("a view never makes a log look as if it was viewed earlier, as by a clock that was set back", () => {
  using db = new Database(":memory:", { strict: true });
  migrate(db, "lectern.sqlite");
  const session = new WriteSession(db);
  const log = newLog("viewed");
  const view = (number: number) =>
    session.applyTogether([{ kind: "views", deltas: [{ id: log.id, views: 1, viewers: [viewer(number)] }] }]);
  const row = () => db.query("SELECT views, last_viewed_at AS at FROM counts").get() as { views: number; at: number };
  session.applyTogether([{ kind: "insert", log }]);
  view(1);
  expect(row().at).toBeLessThanOrEqual(Date.now());
  const ahead = Date.now() + 3_600_000;
  db.query("UPDATE counts SET last_viewed_at = ?").run(ahead);
  view(2);
  expect(row()).toEqual({ views: 2, at: ahead });
  db.run("UPDATE counts SET last_viewed_at = NULL");
  view(3);
  expect(row().at).toBeGreaterThan(0);
});
