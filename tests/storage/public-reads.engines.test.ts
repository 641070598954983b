import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { expectTrouble, nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { TcpProxy } from "../support/engines/tcp-proxy.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";

if (hasPostgres && hasCeph) {
  describe("with S3_PUBLIC_READS", () => {
    let app: AppUnderTest;
    let line: TcpProxy;
    const large = "[10:30:00] [Server thread/INFO]: a line\n".repeat(20_000);

    beforeAll(async () => {
      line = await TcpProxy.before(Number(new URL((await ceph()).endpoint).port));
      const address = {
        databaseUrl: await (await postgres()).newDatabase(),
        s3Endpoint: `http://127.0.0.1:${line.port}`,
        s3Bucket: await (await ceph()).newBucket(),
        s3PublicReads: true,
      };
      const store = await openNode(address, expectTrouble);
      app = await startApp({ store });
    });
    afterAll(async () => {
      await app?.stop();
      line?.close();
    });

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
      expect(stored.headers.get("cache-control")).toBe("private, no-store");
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

    test.each([
      ["a script of another site", { Origin: "https://other.example" }],
      ["a script of this one", { "Sec-Fetch-Mode": "cors" }],
      ["who wants a range", { Range: "bytes=0-99" }],
    ])("%s gets it here: a store knows no other sites, and no ranges of the text", async (_, headers) => {
      const { id } = await app.upload(large);
      const answer = await app.get(`/raw/${id}`, { headers: { "Accept-Encoding": "zstd", ...headers } });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
      expect(await answer.text()).toBe(large);
    });

    test("nobody is sent to a store that does not answer: what is in memory is read here", async () => {
      const { id } = await app.upload(large);
      expect((await raw(id, "zstd")).status).toBe(302);
      line.hold();
      try {
        expect((await app.post("a log that cannot be stored")).status).toBe(503);
        const answer = await raw(id, "zstd");
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe(large);
      } finally {
        line.release();
      }
      await until("it is used again", async () => {
        await app.post("a log");
        return (await raw(id, "zstd")).status === 302;
      });
    });

    test("a start warns of a store that readers of an HTTPS site would be sent to without it", async () => {
      const databaseUrl = await (await postgres()).newDatabase();
      const s3Bucket = await (await ceph()).newBucket();
      const env = nodeEnvironment({ databaseUrl, s3Bucket, s3Endpoint: (await ceph()).endpoint });
      const node = await startProcess({
        env: { ...env, S3_PUBLIC_READS: "true", PUBLIC_URL: "https://logs.example.org" },
      });
      expect(await node.stop()).toBe(0);
      expect(await node.stdout()).toContain("to S3_ENDPOINT, which is plain HTTP");
    });

    test("an address that was changed leads nowhere", async () => {
      const { id } = await app.upload(large);
      const address = new URL((await raw(id, "zstd")).headers.get("location")!);
      address.searchParams.set("X-Amz-Expires", "600000");
      expect((await fetch(address)).status).toBe(403);
    });
  });
}
