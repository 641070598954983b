import { expect, test } from "bun:test";
import { runCommandLine } from "../support/command-line.ts";
import { openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { newBundle, newLog } from "../support/stored-logs.ts";

// As docs/BACKUPS.md tells it for several nodes.
test.skipIf(!hasPostgres)(
  "what was removed after the moment that PostgreSQL goes back to is removed again by a list",
  async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const name = databaseUrl.split("/").pop()!;
    const [kept, owned] = [newLog("kept"), newLog("taken back")];
    const { bundle, files } = newBundle(2);
    const node = await openNode({ databaseUrl });
    for (const log of [kept, owned]) await node.insert(log);
    await node.insertAll([...files, bundle]);
    await node.close();
    await server.run("postgres", (sql) => sql.unsafe(`CREATE DATABASE ${name}_older TEMPLATE ${name}`));

    const later = await openNode({ databaseUrl });
    await later.remove(owned.id, "owner");
    await later.remove(bundle.id, "owner");
    await later.close();
    const list = await server.run(name, async (sql) => {
      const rows = await sql`SELECT id FROM removed WHERE removed_by IS DISTINCT FROM 'retention'`;
      return (rows as { id: string }[]).map(({ id }) => id);
    });
    expect(list).toHaveLength(4);

    const older = { databaseUrl: server.url(`${name}_older`) };
    const { stderr } = await runCommandLine(["remove", ...list], { env: { DATABASE_URL: older.databaseUrl } });
    expect(stderr).toBe("");
    const restored = await openNode(older);
    expect(await restored.find(kept.id)).not.toBeNull();
    for (const { id } of [owned, bundle, ...files]) expect(await restored.find(id)).toBeNull();
    await restored.close();
  },
  60_000,
);
