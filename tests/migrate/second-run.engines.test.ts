import { expect, test } from "bun:test";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { openNode } from "../support/engines/open-node.ts";
import { hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { newBundle } from "../support/stored-logs.ts";
import { migrate } from "./program.ts";
import { fail, filledSqlite } from "./stores.ts";

if (hasPostgres) {
  test("a key made anew and a block lifted between two runs are so in the target, as --verify says", async () => {
    const { directory } = await filledSqlite(2);
    const [from, to] = [`sqlite:${directory}`, await (await postgres()).newDatabase()];
    const lectern = async (...args: string[]) => {
      const { code, stdout } = await runToEnd({ args, env: { DATA_DIR: directory } });
      expect({ args, code }).toEqual({ args, code: 0 });
      return stdout.trim();
    };
    const old = await lectern("keys", "add", "bot");
    await lectern("block", "network", "127.0.0.0/8");
    expect((await migrate(from, to)).code).toBe(0);

    await lectern("keys", "revoke", "bot");
    const made = await lectern("keys", "add", "bot");
    await lectern("block", "network", "127.0.0.0/8", "--lift");
    const stale = await migrate(from, to, ["--verify"]);
    expect({ code: stale.code, stderr: stale.stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("The key bot is not as in the source."),
    });
    expect((await migrate(from, to)).code).toBe(0);
    expect((await migrate(from, to, ["--verify"])).code).toBe(0);

    const node = await startProcess({ env: { DATABASE_URL: to } });
    const upload = async (key: string) =>
      (
        await fetch(`${node.url}/api/upload`, {
          method: "POST",
          body: "x",
          headers: { Authorization: `Bearer ${key}` },
        })
      ).status;
    expect([await upload(old), await upload(made)]).toEqual([403, 200]);
    await node.stop();
  });

  test("the analysis of a bundle does not keep what a file said that the source has removed since", async () => {
    const { directory } = await filledSqlite(1);
    const [from, to] = [`sqlite:${directory}`, await (await postgres()).newDatabase()];
    const { bundle, files } = newBundle(2);
    const source = await SqliteStore.open(directory, fail);
    await source.insertAll([...files, bundle]);
    await source.keepAnalysis(bundle.id, "rules", Buffer.from("lines of both files"));
    expect((await migrate(from, to, ["--with-analyses"])).code).toBe(0);
    const node = await openNode({ databaseUrl: to });
    expect(await node.findAnalysis(bundle.id, "rules")).not.toBeNull();

    await source.remove(files[0]!.id, "owner");
    expect((await migrate(from, to)).code).toBe(0);
    expect(await node.findAnalysis(bundle.id, "rules")).toBeNull();
    expect(await node.age(files[1]!.id)).not.toBeNull();
    expect(await node.age(bundle.id)).not.toBeNull();

    await source.remove(files[1]!.id, "owner");
    expect((await migrate(from, to)).code).toBe(0);
    expect(await node.age(bundle.id)).toBeNull();
    await node.close();
    await source.close();
  });
}
