import type { ContentStore } from "./content-store.ts";
import type { StorageAddress } from "./open.ts";
import { credentialsOfProfile } from "./s3/credentials.ts";
import { UnusableStore } from "./unusable-store.ts";

export type ObjectStoreAddress = Pick<
  StorageAddress,
  "s3Bucket" | "s3Endpoint" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey" | "s3SessionToken" | "awsProfile"
>;

/** The object store of the settings; `null` where none is set. Nothing takes longer than the deadline. */
export async function openContents(address: ObjectStoreAddress, deadlineMs: number): Promise<ContentStore | null> {
  const { s3Bucket: bucket, s3Region: region, s3AccessKeyId, s3SecretAccessKey, s3SessionToken } = address;
  if (bucket === null) return null;
  const given =
    s3AccessKeyId !== null && s3SecretAccessKey !== null
      ? { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey, sessionToken: s3SessionToken }
      : credentialsOfProfile(address.awsProfile);
  if (!given) {
    throw new UnusableStore(
      "S3_BUCKET needs keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or keep them in ~/.aws/credentials.",
    );
  }
  const { S3ContentStore } = await import("./s3/s3-content-store.ts");
  const endpoint = address.s3Endpoint ?? `https://s3.${region}.amazonaws.com`;
  return new S3ContentStore({ endpoint, bucket, region, ...given, deadlineMs });
}
