import type { CredentialSettings } from "./s3/credential-providers.ts";

/** Where logs are kept, as the settings say it. */
export interface StorageSettings extends CredentialSettings {
  /** The directory of the embedded store. */
  dataDir: string;
  databaseUrl: string | null;
  databaseConnections: number;
  s3Bucket: string | null;
  s3Endpoint: string | null;
  s3Region: string;
  s3AccessKeyId: string | null;
  s3SecretAccessKey: string | null;
  s3SessionToken: string | null;
  awsProfile: string;
  s3PublicReads: boolean;
  contentCacheBytes: number;
  minFreeBytes: number | null;
  maxStoreBytes: number;
  maxLogBytes: number;
}
