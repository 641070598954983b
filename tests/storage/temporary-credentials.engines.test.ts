import { expect, test } from "bun:test";
import type { LogId } from "../../src/logs/ports.ts";
import { type ObjectStoreAddress, openContents } from "../../src/storage/open-objects.ts";
import { cephKeys } from "../support/engines/ceph-store.ts";
import { ceph, hasCeph } from "../support/engines/shared-engines.ts";

test.if(hasCeph)("an object store takes what is signed with keys that were lent, the renewed ones, too", async () => {
  let lent = 0;
  let isAway = false;
  using lender = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch() {
      if (isAway) return new Response("", { status: 500 });
      lent++;
      // So short that every request renews them.
      const Expiration = new Date(Date.now() + 5000).toISOString();
      return Response.json({
        AccessKeyId: cephKeys.accessKeyId,
        SecretAccessKey: cephKeys.secretAccessKey,
        Expiration,
      });
    },
  });
  const engine = await ceph();
  const address: ObjectStoreAddress = {
    s3Bucket: await engine.newBucket(),
    s3Endpoint: engine.endpoint,
    s3Region: "us-east-1",
    s3AccessKeyId: null,
    s3SecretAccessKey: null,
    s3SessionToken: null,
    awsProfile: "no-such-profile",
    awsContainerUri: `http://127.0.0.1:${lender.port}/credentials`,
  };
  const contents = (await openContents(address, 4000))!;
  const id = "abcdefghjk" as LogId;
  expect(await contents.put(id, Buffer.from("lent"))).toBe("stored");
  expect(Buffer.from((await contents.get(id))!).toString()).toBe("lent");
  expect(lent).toBeGreaterThanOrEqual(3);
  isAway = true;
  await expect(contents.get(id)).rejects.toThrow("cannot be had");
  await expect(openContents(address, 4000)).rejects.toThrow("The object store needs keys");
  await expect(openContents({ ...address, awsContainerUri: null }, 4000)).rejects.toThrow(
    "The object store needs keys",
  );
});
