import { openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { describeDamagedDetails, type Spoiler } from "./damaged-details.ts";

if (hasPostgres) {
  describeDamagedDetails("PostgreSQL", async () => {
    const server = await postgres();
    const databaseUrl = await server.newDatabase();
    const database = databaseUrl.split("/").pop()!;
    // Without a cache: what the node wrote itself, it knows without the database.
    const store = await openNode({ databaseUrl, contentCacheBytes: 0 });
    const change = (id: string, from: string, to: string) =>
      server.run(database, async (sql) => {
        await sql`UPDATE logs SET details = replace(details, ${from}, ${to}) WHERE id = ${id}`;
      });
    const spoil: Spoiler = {
      list: (id) => change(id, '"files":[', '"files":{'),
      entry: (id, file, other) => change(id, file, other),
      metadata: (id) => change(id, '"metadata":[', '"metadata":'),
      bundle: (id, other) =>
        server.run(database, async (sql) => {
          const named = `"bundle":"${other}"`;
          await sql`UPDATE logs SET details = regexp_replace(details, '"bundle":"[^"]*"', ${named}) WHERE id = ${id}`;
        }),
    };
    return { store, spoil, close: () => store.close() };
  });
}
