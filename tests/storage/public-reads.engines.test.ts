import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";

if (hasPostgres && hasCeph) {
  describe("with S3_PUBLIC_READS", () => {
    let app: AppUnderTest;
    const large = "[10:30:00] [Server thread/INFO]: a line\n".repeat(20_000);

    beforeAll(async () => {
      const store = await openNode({
        databaseUrl: await (await postgres()).newDatabase(),
        s3Endpoint: (await ceph()).endpoint,
        s3Bucket: await (await ceph()).newBucket(),
        s3PublicReads: true,
      });
      app = await startApp({ store });
    });
    afterAll(() => app?.stop());

    const raw = (id: string, encoding: string, more = "") =>
      app.get(`/raw/${id}${more}`, { headers: { "Accept-Encoding": encoding } });

    test("who reads a large log and takes zstd is sent to the store, and is counted", async () => {
      const { id } = await app.upload(large);
      const answer = await raw(id, "zstd");
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "no-store"]);
      const address = new URL(answer.headers.get("location")!);
      expect(address.searchParams.get("X-Amz-Expires")).toBe("60");
      const stored = await fetch(address);
      expect(stored.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(await stored.text()).toBe(large);
      expect(await statsOf(app, id)).toMatchObject({ views: 1, uniqueViews: 1 });
    });

    test("whoever takes no zstd, wants a download, or reads a small log gets it here", async () => {
      const { id } = await app.upload(large);
      expect((await raw(id, "gzip")).status).toBe(200);
      expect((await raw(id, "zstd", "?download")).status).toBe(200);
      const small = await app.upload("a small log");
      expect((await raw(small.id, "zstd")).status).toBe(200);
    });

    test("the page's own reading stays here: its policy allows nothing else", async () => {
      const { id } = await app.upload(large);
      expect((await app.get(`/content/${id}`, { headers: { "Accept-Encoding": "zstd" } })).status).toBe(200);
    });

    test("an address that was changed leads nowhere", async () => {
      const { id } = await app.upload(large);
      const address = new URL((await raw(id, "zstd")).headers.get("location")!);
      address.searchParams.set("X-Amz-Expires", "600000");
      expect((await fetch(address)).status).toBe(403);
    });
  });
}
