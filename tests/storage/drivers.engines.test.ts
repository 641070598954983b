import type { StorageAddress } from "../../src/storage/storage-address.ts";
import { openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { describeLogStore } from "./contract.ts";

/** One database, and one bucket, for all tests of a suite: each of them has logs of its own. */
function describeNodes(name: string, hasObjects: boolean, more: Partial<StorageAddress>): void {
  let prepared: Promise<Partial<StorageAddress>> | null = null;
  const prepare = async (): Promise<Partial<StorageAddress>> => {
    const databaseUrl = await (await postgres()).newDatabase();
    if (!hasObjects) return { databaseUrl, ...more };
    const store = await ceph();
    return { databaseUrl, s3Endpoint: store.endpoint, s3Bucket: await store.newBucket(), ...more };
  };
  const open = async () => {
    prepared ??= prepare();
    return openNode(await prepared);
  };
  describeLogStore(name, () => ({ open, reopen: open }));
}

if (hasPostgres) {
  describeNodes("PostgreSQL", false, {});
  describeNodes("PostgreSQL without a cache", false, { contentCacheBytes: 0 });
}
if (hasPostgres && hasCeph) {
  describeNodes("PostgreSQL and S3", true, {});
  describeNodes("PostgreSQL and S3 without a cache", true, { contentCacheBytes: 0 });
}
