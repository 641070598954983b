import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { sampleTiny } from "../support/sample-mappings.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

if (hasPostgres && hasCeph) {
  test("a map that one node was given is in the bucket, and gives the logs of another readable names", async () => {
    const store = await ceph();
    const bucket = { s3Endpoint: store.endpoint, s3Bucket: await store.newBucket() };
    const env = nodeEnvironment({ databaseUrl: await (await postgres()).newDatabase(), ...bucket });
    const [first, second] = [temporaryDirectory(), temporaryDirectory()];
    const mappings = async (directory: string, ...args: string[]) => {
      const { code, stdout, stderr } = await runToEnd({
        args: ["mappings", ...args],
        env: { ...env, DATA_DIR: directory },
      });
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: "" });
      return stdout;
    };
    await Bun.write(join(first, "yarn.tiny"), sampleTiny);
    await mappings(first, "add", join(first, "yarn.tiny"), "--minecraft", "1.20.1");
    const [kept] = JSON.parse(await mappings(second, "list", "--json")) as { key: string }[];
    expect(kept!.key).toMatch(/^1\.20\.1\/intermediary-readable-[0-9a-f]{16}\.zst$/);

    const node = await startProcess({ env: { ...env, DATA_DIR: second } });
    const text = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0
java.lang.IllegalStateException: dark
\tat net.minecraft.class_7001.method_7201(class_7001.java:41)
`;
    const shared = await fetch(`${node.url}/api/upload`, { method: "POST", body: text });
    const { id } = (await shared.json()) as { id: string };
    const readable = await fetch(`${node.url}/raw/${id}?names=readable`);
    expect(await readable.text()).toContain("at net.minecraft.world.Lantern.lightUp(Lantern.java:41)");
    expect(readable.headers.get("x-names")).toBe('readable; minecraft="1.20.1"');
    // What it has read it keeps, so that it is fetched once.
    expect(readdirSync(join(second, "lectern.mappings", "1.20.1"))).toHaveLength(1);
    expect(await node.stop()).toBe(0);

    expect(await mappings(second, "remove", "1.20.1")).toContain("is removed.");
    expect(await mappings(first, "list")).toBe("There are no maps.\n");
    expect(existsSync(join(second, "lectern.mappings", kept!.key))).toBe(false);
  });
}
