import { expect, test } from "bun:test";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";

if (hasPostgres && hasCeph) {
  test("an operator removes a log of several nodes: soon it is 404 on all of them, and its object is gone", async () => {
    const store = await ceph();
    const s3Bucket = await store.newBucket();
    const databaseUrl = await (await postgres()).newDatabase();
    const env = nodeEnvironment({ databaseUrl, s3Bucket, s3Endpoint: store.endpoint });
    const nodes = [await startProcess({ env }), await startProcess({ env })];
    const upload = await fetch(`${nodes[0]!.url}/api/upload`, { method: "POST", body: "to be removed" });
    const { id } = (await upload.json()) as { id: string };
    const status = async (node: { url: string }) => (await fetch(`${node.url}/api/log/${id}`)).status;
    for (const node of nodes) expect(await status(node)).toBe(200);
    expect(await store.send("GET", `${s3Bucket}?list-type=2`)).toContain(id);

    expect(await runToEnd({ env, args: ["remove", id] })).toMatchObject({ code: 0, stdout: `${id} is removed.\n` });
    for (const node of nodes) await until("it is gone", async () => (await status(node)) === 404, { withinMs: 5000 });
    expect(await store.send("GET", `${s3Bucket}?list-type=2`)).not.toContain(id);
    expect(await runToEnd({ env, args: ["remove", id] })).toMatchObject({ code: 1 });
    for (const node of nodes) expect(await node.stop()).toBe(0);
  });
}
