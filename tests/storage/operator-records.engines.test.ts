import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";

if (hasPostgres) {
  describe("what an operator decides holds on every node", () => {
    let env: Record<string, string>;
    let first: ServerProcess;
    let second: ServerProcess;

    beforeAll(async () => {
      const databaseUrl = await (await postgres()).newDatabase();
      env = { ...nodeEnvironment({ databaseUrl }), UPLOADS_PER_MINUTE: "0", METRICS_TOKEN: "a-token-of-the-test" };
      // One after the other: the first makes the tables.
      first = await startProcess({ env });
      second = await startProcess({ env });
    });
    afterAll(async () => {
      for (const node of [first, second]) expect(await node.stop()).toBe(0);
    });

    const lectern = (...args: string[]) => runToEnd({ env, args });
    const upload = (node: ServerProcess, body: string, key?: string) =>
      fetch(`${node.url}/api/upload`, {
        method: "POST",
        body,
        ...(key && { headers: { Authorization: `Bearer ${key}` } }),
      });
    const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

    test("keys are known at once, counted over nodes, and gone at once", async () => {
      const key = (await lectern("keys", "add", "bot", "--uploads-per-minute", "60")).stdout.trim();
      for (const node of [first, second]) {
        expect((await upload(node, "by a bot", key)).headers.get("ratelimit-limit")).toBe("60");
      }
      await until(
        "both uses are counted",
        async () =>
          (JSON.parse((await lectern("keys", "list", "--json")).stdout) as { uploads: number }[])[0]!.uploads === 2,
        { withinMs: 15_000 },
      );
      expect(await lectern("keys", "add", "bot")).toMatchObject({ code: 1 });
      expect(await lectern("keys", "revoke", "bot")).toMatchObject({ code: 0, stdout: "bot is revoked.\n" });
      for (const node of [first, second]) expect((await upload(node, "by a bot", key)).status).toBe(403);
    });

    test("reports of any node are listed, and closed by the removal; refused content stays away", async () => {
      const [id, other] = [await idOf(await upload(first, "my address")), await idOf(await upload(second, "harmless"))];
      const report = (node: ServerProcess, log: string) =>
        fetch(`${node.url}/report/${log}`, {
          method: "POST",
          body: new URLSearchParams({ reason: "personal", text: `about ${log}`, contact: "a@example.org" }),
          redirect: "manual",
        });
      expect((await report(first, other)).status).toBe(303);
      expect((await report(second, id)).status).toBe(303);
      expect(JSON.parse((await lectern("reports", "--json")).stdout)).toMatchObject([{ log: other }, { log: id }]);
      expect(await lectern("reports", "close", other)).toMatchObject({ code: 0, stdout: "Closed: 1.\n" });
      const removed = await lectern("remove", "--reason", "asked for", "--refuse", id);
      expect(removed.stdout).toContain("is not taken again.");
      expect((await lectern("reports")).stdout).toBe("There are no reports.\n");
      for (const node of [first, second]) {
        await until("it is refused", async () => (await upload(node, "my address")).status === 403, { withinMs: 5000 });
        expect((await upload(node, "my other address")).status).toBe(200);
      }
    });

    test("a blocked network holds within two seconds and can be lifted; all of it is in the audit trail", async () => {
      const blocked = await lectern("block", "network", "127.0.0.0/8", "--for", "7d", "--reason", "flood");
      expect(blocked).toMatchObject({ code: 0 });
      await Bun.sleep(2100);
      for (const node of [first, second]) {
        const answer = await upload(node, "from there");
        expect(answer.status).toBe(403);
        expect(((await answer.json()) as { error: string }).error).toContain("takes no logs from your network until");
      }
      expect((await lectern("block")).stdout).toContain("network  127.0.0.0/8  until ");
      expect(await lectern("block", "network", "127.0.0.0/8", "--lift")).toMatchObject({ code: 0 });
      await until("it is taken", async () => (await upload(second, "again")).status === 200, { withinMs: 5000 });
      const trail = JSON.parse((await lectern("audit", "--json")).stdout) as { action: string }[];
      expect(trail.map(({ action }) => action)).toEqual([
        "key-add",
        "key-revoke",
        "reports-close",
        "remove",
        "reports-close",
        "block-content",
        "block-network",
        "unblock-network",
      ]);
    });

    test("metrics tell what PostgreSQL was asked for", async () => {
      const headers = { Authorization: "Bearer a-token-of-the-test" };
      const text = await (await fetch(`${first.url}/metrics`, { headers })).text();
      for (const operation of ["insert", "find", "record"]) {
        const line = `lectern_engine_operation_duration_seconds_count{engine="postgres",operation="${operation}"} `;
        expect(Number(text.split(line)[1]?.split("\n")[0])).toBeGreaterThan(0);
      }
    });
  });
}
