import type { StorageSettings } from "../../src/storage/storage-settings.ts";
import { openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { describeContents, describeLogStore } from "./contract.ts";

/** One database, and one bucket, for all tests of a suite: each of them has logs of its own. */
function describeNodes(name: string, hasObjects: boolean, more: Partial<StorageSettings>): void {
  let prepared: Promise<Partial<StorageSettings>> | null = null;
  const prepare = async (): Promise<Partial<StorageSettings>> => {
    const databaseUrl = await (await postgres()).newDatabase();
    if (!hasObjects) return { databaseUrl, ...more };
    const store = await ceph();
    return { databaseUrl, s3Endpoint: store.endpoint, s3Bucket: await store.newBucket(), ...more };
  };
  const open = async () => {
    prepared ??= prepare();
    return openNode(await prepared);
  };
  const describeStore = more.contentCacheBytes === 0 ? describeContents : describeLogStore;
  describeStore(name, () => ({ open, reopen: open }));
}

if (hasPostgres) {
  describeNodes("PostgreSQL", false, {});
  describeNodes("PostgreSQL without a cache", false, { contentCacheBytes: 0 });
}
if (hasPostgres && hasCeph) {
  describeNodes("PostgreSQL and S3", true, {});
  describeNodes("PostgreSQL and S3 without a cache", true, { contentCacheBytes: 0 });
}
