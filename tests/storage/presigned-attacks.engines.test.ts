import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import type { LogId } from "../../src/logs/ports.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { expectTrouble, nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { startProcess } from "../support/server-process.ts";

/** What somebody can do with an address that leads to the object store, against a real store. */
if (hasPostgres && hasCeph) {
  describe("an address of the object store", () => {
    let app: AppUnderTest;
    let address: { databaseUrl: string; s3Endpoint: string; s3Bucket: string };
    const page = "<!doctype html><script>alert(document.domain)</script>\n";
    const large = page.repeat(20_000);

    beforeAll(async () => {
      address = {
        databaseUrl: await (await postgres()).newDatabase(),
        s3Endpoint: (await ceph()).endpoint,
        s3Bucket: await (await ceph()).newBucket(),
      };
      const store = await openNode({ ...address, s3PublicReads: true }, expectTrouble);
      app = await startApp({ store });
    });
    afterAll(() => app?.stop());
    afterEach(() => {
      setSystemTime();
    });

    const share = async (content = large) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await app.post(JSON.stringify({ content }), headers, "?token=true");
      return (await answer.json()) as { id: LogId; token: string };
    };
    const asked = (id: string, headers: Record<string, string> = {}) =>
      app.get(`/raw/${id}`, { headers: { "Accept-Encoding": "zstd", ...headers } });
    const addressOf = async (id: string) => {
      const answer = await asked(id);
      expect(answer.status).toBe(302);
      return new URL(answer.headers.get("location")!);
    };
    const bare = { decompress: false, redirect: "manual" } as const;

    test("reads one log, and does nothing else: no other method, object or list", async () => {
      const [{ id }, other] = await Promise.all([share(), share(`${large}another`)]);
      const good = await addressOf(id);
      for (const method of ["HEAD", "PUT", "POST", "DELETE"]) {
        const body = method === "PUT" || method === "POST" ? "changed" : undefined;
        expect([method, (await fetch(good, { ...bare, method, ...(body && { body }) })).status]).toEqual([method, 403]);
      }
      const elsewhere = (change: (url: URL) => void) => {
        const url = new URL(good);
        change(url);
        return fetch(url, bare);
      };
      const attempts: [what: string, change: (url: URL) => void][] = [
        [
          "another log",
          (url) =>
            (url.pathname = url.pathname.replaceAll(id, other.id).replace(/\/\w\w\//, `/${other.id.slice(0, 2)}/`)),
        ],
        ["the bucket", (url) => (url.pathname = `/${address.s3Bucket}`)],
        ["all buckets", (url) => (url.pathname = "/")],
        ["a way out of its folder", (url) => (url.pathname += "/../../../probe")],
        ["a list", (url) => url.searchParams.set("list-type", "2")],
        ["its rights", (url) => url.searchParams.set("acl", "")],
        ["an older version", (url) => url.searchParams.set("versionId", "null")],
        ["another type", (url) => url.searchParams.set("response-content-type", "text/html")],
        ["no encoding", (url) => url.searchParams.set("response-content-encoding", "identity")],
        ["another name", (url) => url.searchParams.set("response-content-disposition", "attachment; filename=x.exe")],
        ["a cache that keeps it", (url) => url.searchParams.set("response-cache-control", "public, max-age=99999999")],
        ["no word on caches", (url) => url.searchParams.delete("response-cache-control")],
        ["more time", (url) => url.searchParams.set("X-Amz-Expires", "604800")],
        ["a later beginning", (url) => url.searchParams.set("X-Amz-Date", "20991231T235959Z")],
        ["a second signature", (url) => url.searchParams.append("X-Amz-Signature", "0".repeat(64))],
        [
          "another key",
          (url) =>
            url.searchParams.set(
              "X-Amz-Credential",
              url.searchParams.get("X-Amz-Credential")!.replace(/^[^/]+/, "root"),
            ),
        ],
      ];
      for (const [what, change] of attempts) {
        const answer = await elsewhere(change);
        expect([what, answer.status >= 400]).toEqual([what, true]);
        expect(await answer.text()).not.toContain(id);
      }
      expect(await (await fetch(good)).text()).toBe(large);
    });

    test("shows a page as text, whatever headers a reader sends, and tells caches to keep nothing", async () => {
      const { id } = await share();
      const good = await addressOf(id);
      for (const headers of [
        { Accept: "text/html" },
        { Range: "bytes=0-99" },
        { "X-Amz-Meta-Upload": "x", "X-Forwarded-Host": "evil.example" },
        { Origin: "https://evil.example" },
      ] as Record<string, string>[]) {
        const answer = await fetch(good, { ...bare, headers });
        expect([200, 206]).toContain(answer.status);
        expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
        expect(answer.headers.get("content-encoding")).toBe("zstd");
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
        await answer.body?.cancel();
      }
    });

    test("is over with its log, at once", async () => {
      const { id, token } = await share();
      const good = await addressOf(id);
      const removal = await app.get(`/api/log/${id}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(removal.status).toBe(200);
      expect((await fetch(good, bare)).status).toBe(404);
      expect((await asked(id)).status).toBe(404);
    });

    test("is over after a minute", async () => {
      const { id } = await share();
      const { searchParams } = await addressOf(id);
      expect(searchParams.get("X-Amz-Expires")).toBe("60");
      // A store that is asked by nobody else: what its clock is, is not known here.
      const stale = await openNode({ ...address, s3PublicReads: true }, expectTrouble);
      setSystemTime(Date.now() - 70_000);
      const old = await stale.publicAddress!(id);
      setSystemTime();
      expect((await fetch(old!, bare)).status).toBe(403);
      await stale.close();
    });

    test.each([-10 * 60_000, 10 * 60_000])("is good also where the clock of a node is %d ms off", async (offset) => {
      setSystemTime(Date.now() + offset);
      const { id } = await share();
      const good = await addressOf(id);
      setSystemTime();
      const answer = await fetch(good);
      expect([answer.status, (await answer.text()) === large]).toEqual([200, true]);
    });

    test("is one view, however often it is used; a head and a question about its tag get none of it", async () => {
      const { id } = await share();
      const good = await addressOf(id);
      for (let i = 0; i < 3; i++) expect((await fetch(good)).status).toBe(200);
      expect(await statsOf(app, id)).toMatchObject({ views: 1, uniqueViews: 1 });
      const head = await app.get(`/raw/${id}`, { method: "HEAD", headers: { "Accept-Encoding": "zstd" } });
      expect([head.status, head.headers.get("location")]).toEqual([200, null]);
      const known = await asked(id, { "If-None-Match": `"${id}"` });
      expect([known.status, known.headers.get("location")]).toEqual([304, null]);
    });

    test("cannot be given another shape by the name of a log or by a request", async () => {
      const headers = { "Content-Type": "application/json" };
      const name = "x&response-content-type=text/html#\u2028.html";
      const named = (await (await app.post(JSON.stringify({ content: large, name }), headers)).json()) as {
        id: string;
      };
      const odd = await app.get(`/raw/${named.id}?response-content-type=text/html&X-Amz-Expires=9`, {
        headers: { "Accept-Encoding": "zstd", "X-Forwarded-Host": "evil.example", Host: "evil.example" },
      });
      const to = new URL(odd.headers.get("location")!);
      expect(to.origin).toBe(address.s3Endpoint);
      expect(to.searchParams.get("response-content-type")).toBeNull();
      expect(to.searchParams.get("X-Amz-Expires")).toBe("60");
      expect([odd.headers.get("cache-control"), odd.headers.get("vary")]).toEqual(["no-store", "Accept-Encoding"]);
    });

    test("is followed by the command line, to the byte", async () => {
      const { id } = await share();
      const got = await runCommandLine(["get", `${app.url}/${id}`]);
      expect([got.code, got.stderr, got.stdout === large]).toEqual([0, "", true]);
    });

    test("stands in no log of the node", async () => {
      const node = await startProcess({
        env: { ...nodeEnvironment(address), S3_PUBLIC_READS: "true", LOG_LEVEL: "debug" },
      });
      const answer = await fetch(`${node.url}/api/upload`, { method: "POST", body: large });
      const { id } = (await answer.json()) as { id: string };
      const sent = await fetch(`${node.url}/raw/${id}`, { redirect: "manual", headers: { "Accept-Encoding": "zstd" } });
      expect(sent.status).toBe(302);
      expect(await node.stop()).toBe(0);
      const said = await node.stdout();
      expect(said).toContain(`/raw/${id}`);
      expect(said).not.toContain("X-Amz");
    });
  });
}
