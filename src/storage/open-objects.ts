import type { ContentStore } from "./content-store.ts";
import { type EngineMeter, noMeter } from "./engine-meter.ts";
import type { ObjectFiles } from "./object-files.ts";
import { type CredentialSettings, credentialProvider } from "./s3/credential-providers.ts";
import { type CredentialSource, credentialsOfProfile } from "./s3/credentials.ts";
import { RefreshingCredentials } from "./s3/refreshing-credentials.ts";
import type { StorageSettings } from "./storage-settings.ts";
import { UnusableStore } from "./unusable-store.ts";

export type ObjectStoreAddress = CredentialSettings &
  Pick<
    StorageSettings,
    "s3Bucket" | "s3Endpoint" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey" | "s3SessionToken" | "awsProfile"
  >;

/** The object store of the settings; `null` where none is set. Nothing takes longer than the deadline. */
export async function openContents(
  address: ObjectStoreAddress,
  deadlineMs: number,
  meter: EngineMeter = noMeter,
): Promise<ContentStore | null> {
  const { s3Bucket: bucket, s3Region: region } = address;
  if (bucket === null) return null;
  const credentials = await credentialsFor(address);
  const { S3ContentStore } = await import("./s3/s3-content-store.ts");
  return new S3ContentStore({ endpoint: endpointOf(address), bucket, region, credentials, deadlineMs, meter });
}

/** Files in any bucket of the object store of the settings. */
export async function openObjectFiles(bucket: string, settings: ObjectStoreAddress): Promise<ObjectFiles> {
  const credentials = await credentialsFor(settings);
  const { S3Files } = await import("./s3/s3-files.ts");
  return new S3Files({ endpoint: endpointOf(settings), bucket, region: settings.s3Region, credentials });
}

/** Amazon's where none is set. */
function endpointOf({ s3Endpoint, s3Region }: ObjectStoreAddress): string {
  return s3Endpoint ?? `https://s3.${s3Region}.amazonaws.com`;
}

const keysWanted =
  "The object store needs keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or keep them in ~/.aws/credentials.";

/** Credentials from the settings, from a profile, or temporary ones from the cloud. */
async function credentialsFor(address: ObjectStoreAddress): Promise<CredentialSource> {
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey, s3SessionToken: sessionToken } = address;
  if (accessKeyId !== null && secretAccessKey !== null) return () => ({ accessKeyId, secretAccessKey, sessionToken });
  const kept = credentialsOfProfile(address.awsProfile);
  if (kept) return () => kept;
  const provider = credentialProvider(address, address.s3Region, address.s3Endpoint === null);
  if (!provider) throw new UnusableStore(keysWanted);
  const temporary = new RefreshingCredentials(provider);
  try {
    await temporary.get();
  } catch (error) {
    throw new UnusableStore(`${keysWanted} ${(error as Error).message}`);
  }
  return () => temporary.get();
}
