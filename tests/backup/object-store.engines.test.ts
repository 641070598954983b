import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { S3Files } from "../../src/storage/s3/s3-files.ts";
import { migrate } from "../migrate/program.ts";
import { filledSqlite, sqliteSnapshot } from "../migrate/stores.ts";
import { cephKeys } from "../support/engines/ceph-store.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { runToEnd } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

if (hasCeph) {
  async function bucketWith(): Promise<{ bucket: string; env: Record<string, string>; files: S3Files }> {
    const store = await ceph();
    const bucket = await store.newBucket();
    const env = {
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
    };
    const credentials = () => ({ ...cephKeys, sessionToken: null });
    const { endpoint } = store;
    const files = new S3Files({ endpoint, bucket, region: "us-east-1", credentials, partBytes: 5 * 1024 * 1024 });
    return { bucket, env, files };
  }

  const going = new AbortController().signal;

  describe("files in an object store", () => {
    test("go there and back in parts, to the byte", async () => {
      const { files } = await bucketWith();
      const directory = temporaryDirectory();
      const bytes = Buffer.alloc(12 * 1024 * 1024 + 7);
      for (let at = 0; at < bytes.length; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
      await Bun.write(join(directory, "sent"), bytes);
      let moved = 0;
      await files.upload(join(directory, "sent"), "a b/ü.sqlite", (more) => (moved += more), going);
      expect([moved, await files.size("a b/ü.sqlite")]).toEqual([bytes.length, bytes.length]);
      await files.download("a b/ü.sqlite", join(directory, "back"), () => {}, going);
      expect(Buffer.compare(Buffer.from(await Bun.file(join(directory, "back")).arrayBuffer()), bytes)).toBe(0);
      expect(await files.list("a b/")).toEqual(["a b/ü.sqlite"]);
      await files.remove("a b/ü.sqlite");
      expect(await files.size("a b/ü.sqlite")).toBeNull();
    });

    test("are not there when the sending is broken off", async () => {
      const { files } = await bucketWith();
      const path = join(temporaryDirectory(), "sent");
      await Bun.write(path, Buffer.alloc(11 * 1024 * 1024, 7));
      const stop = new AbortController();
      const sending = files.upload(path, "half", () => stop.abort(new Error("stopped")), stop.signal);
      await expect(sending).rejects.toThrow("stopped");
      expect(await files.size("half")).toBeNull();
      expect(await files.list("")).toEqual([]);
    });
  });

  describe("a backup in an object store", () => {
    test("is verified and restored from there, and older ones are cleared away", async () => {
      const { bucket, env, files } = await bucketWith();
      const { directory } = await filledSqlite(40);
      const old = join(temporaryDirectory(), "old");
      await Bun.write(old, "x");
      await files.upload(old, "site/lectern-2025-01-01T000000Z.sqlite", () => {}, going);
      await files.upload(old, "site/notes.txt", () => {}, going);
      const args = ["backup", `s3://${bucket}/site/`, "--keep", "1", "--json"];
      const made = await runToEnd({ args, env: { ...env, DATA_DIR: directory } });
      expect({ code: made.code, stderr: made.stderr }).toEqual({ code: 0, stderr: "" });
      const { target } = JSON.parse(made.stdout) as { target: string };
      expect(await files.list("")).toEqual([target.replace(`s3://${bucket}/`, ""), "site/notes.txt"]);
      expect(readdirSync(directory).filter((name) => name.includes("partial"))).toEqual([]);

      const scratch = temporaryDirectory();
      const verified = await runToEnd({ args: ["verify", target, "--scratch", scratch, "--json"], env });
      expect(verified.code).toBe(0);
      expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, logs: 40 });
      expect(readdirSync(scratch)).toEqual([]);

      const elsewhere = join(temporaryDirectory(), "data");
      expect((await runToEnd({ args: ["restore", target], env: { ...env, DATA_DIR: elsewhere } })).code).toBe(0);
      expect(await sqliteSnapshot(elsewhere)).toEqual(await sqliteSnapshot(directory));
    });

    test("overwrites nothing, and one that is not there is told so", async () => {
      const { bucket, env, files } = await bucketWith();
      const { directory } = await filledSqlite(2);
      const path = join(temporaryDirectory(), "mine");
      await Bun.write(path, "mine");
      await files.upload(path, "mine.sqlite", () => {}, going);
      const target = `s3://${bucket}/mine.sqlite`;
      const made = await runToEnd({ args: ["backup", target], env: { ...env, DATA_DIR: directory } });
      expect({ code: made.code, stderr: made.stderr }).toEqual({
        code: 1,
        stderr: `lectern: ${target} exists already, and is not overwritten.\n`,
      });
      expect(await files.size("mine.sqlite")).toBe(4);
      const elsewhere = join(temporaryDirectory(), "data");
      const args = ["restore", `s3://${bucket}/other.sqlite`];
      const absent = await runToEnd({ args, env: { ...env, DATA_DIR: elsewhere } });
      expect(absent.code).toBe(1);
      expect(absent.stderr).toContain("There is no object other.sqlite");
      expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(false);
    });
  });
}

if (hasPostgres && hasCeph) {
  test("the store of several nodes is verified, contents in the object store and all", async () => {
    const store = await ceph();
    const env = {
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: await store.newBucket(),
      S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
      DATABASE_URL: await (await postgres()).newDatabase(),
    };
    const { directory, ids } = await filledSqlite(25);
    expect((await migrate(`sqlite:${directory}`, "postgres", [], env)).code).toBe(0);
    const whole = await runToEnd({ args: ["verify", "--json"], env });
    expect({ code: whole.code, stderr: whole.stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(whole.stdout)).toMatchObject({ ok: true, logs: 25, damaged: [] });

    const credentials = () => ({ ...cephKeys, sessionToken: null });
    const files = new S3Files({ endpoint: store.endpoint, bucket: env.S3_BUCKET, region: "us-east-1", credentials });
    await files.remove(`logs/${ids[4]!.slice(0, 2)}/${ids[4]}`);
    const broken = await runToEnd({ args: ["verify", "--json"], env });
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.stdout)).toMatchObject({ ok: false, logs: 25, damaged: [ids[4]!] });
  });
}
