import { readConfig } from "../../src/config/config.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { openStore } from "../../src/storage/drivers.ts";
import type { ReportTrouble } from "../../src/storage/report-trouble.ts";
import { cephKeys } from "./engines/ceph-store.ts";
import { ceph, postgres } from "./engines/shared-engines.ts";

export { balancerAddress, LoadBalancer } from "./engines/load-balancer.ts";

/** Where apps under test are clusters of nodes behind a load balancer: see `tests/cluster`. */
export const nodesInCluster = 3;

let bucket: Promise<string> | null = null;

/** A store for each node, over one database of their own and one bucket. */
export async function clusterStores(report: ReportTrouble): Promise<LogStore[]> {
  const store = await ceph();
  bucket ??= store.newBucket();
  const config = readConfig({
    DATABASE_URL: await (await postgres()).newDatabase(),
    DATABASE_CONNECTIONS: "4",
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: await bucket,
    S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
  });
  return Promise.all(Array.from({ length: nodesInCluster }, () => openStore(config, report)));
}
