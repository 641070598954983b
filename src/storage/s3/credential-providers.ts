import { readFileSync } from "node:fs";
import { UnusableStore } from "../unusable-store.ts";
import type { CredentialProvider, TemporaryCredentials } from "./refreshing-credentials.ts";

/** Where AWS offers temporary credentials to what runs in it, as its environment says. */
export interface CredentialSettings {
  awsRoleArn?: string | null;
  awsWebIdentityTokenFile?: string | null;
  awsStsEndpoint?: string | null;
  awsContainerUri?: string | null;
  awsContainerPath?: string | null;
  awsContainerToken?: string | null;
  awsContainerTokenFile?: string | null;
  awsMetadataEndpoint?: string | null;
  isAwsMetadataDisabled?: boolean;
}

/** All requests together: whoever waits for the object store has little time. */
const withinMs = 2000;
const containerHost = "http://169.254.170.2";
const metadataHost = "http://169.254.169.254";
/** Hosts of the machine itself: only there credentials may travel unencrypted. */
const ownHosts = ["127.0.0.1", "[::1]", "localhost", "169.254.170.2", "169.254.170.23", "[fd00:ec2::23]"];

/**
 * The first provider that the settings name, in the order of the AWS SDKs; `null` where there is none. Only on Amazon's
 * own endpoint (`isAmazon`) is the metadata service of the instance asked.
 */
export function credentialProvider(
  settings: CredentialSettings,
  region: string,
  isAmazon: boolean,
): CredentialProvider | null {
  const { awsRoleArn, awsWebIdentityTokenFile, awsContainerUri, awsContainerPath } = settings;
  if (awsRoleArn && awsWebIdentityTokenFile) {
    const endpoint = settings.awsStsEndpoint ?? `https://sts.${region}.amazonaws.com`;
    return () => fromWebIdentity(endpoint, awsRoleArn, awsWebIdentityTokenFile, deadline());
  }
  const uri = awsContainerUri ?? (awsContainerPath && containerHost + awsContainerPath);
  if (uri) {
    const { protocol, hostname } = new URL(uri);
    if (protocol !== "https:" && !ownHosts.includes(hostname)) {
      throw new UnusableStore(
        "AWS_CONTAINER_CREDENTIALS_FULL_URI must be an https address, or one of the machine's own.",
      );
    }
    return () => fromContainer(uri, settings, deadline());
  }
  if (!isAmazon || settings.isAwsMetadataDisabled) return null;
  return () => fromInstance(settings.awsMetadataEndpoint ?? metadataHost, deadline());
}

function deadline(): AbortSignal {
  return AbortSignal.timeout(withinMs);
}

/** A pod with a service account (IRSA): its token is exchanged for the credentials of a role. */
async function fromWebIdentity(
  endpoint: string,
  role: string,
  tokenFile: string,
  signal: AbortSignal,
): Promise<TemporaryCredentials> {
  const form = new URLSearchParams({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: role,
    RoleSessionName: "lectern",
    WebIdentityToken: readFileSync(tokenFile, "utf8").trim(),
  });
  const xml = await fetchText(endpoint, { method: "POST", body: form, signal });
  const field = (name: string) => new RegExp(`<${name}>([^<]{1,10000})</${name}>`).exec(xml)?.[1];
  return credentialsFrom({
    AccessKeyId: field("AccessKeyId"),
    SecretAccessKey: field("SecretAccessKey"),
    Token: field("SessionToken"),
    Expiration: field("Expiration"),
  });
}

/** A container of ECS, or a pod of EKS. */
async function fromContainer(
  uri: string,
  { awsContainerToken, awsContainerTokenFile }: CredentialSettings,
  signal: AbortSignal,
): Promise<TemporaryCredentials> {
  // Read each time, because it is rotated.
  const token = awsContainerTokenFile ? readFileSync(awsContainerTokenFile, "utf8").trim() : awsContainerToken;
  return credentialsFrom(JSON.parse(await fetchText(uri, { signal, headers: token ? { Authorization: token } : {} })));
}

/** An EC2 instance, by version 2 of its metadata service. */
async function fromInstance(endpoint: string, signal: AbortSignal): Promise<TemporaryCredentials> {
  const base = `${endpoint.replace(/\/+$/, "")}/latest`;
  const token = await fetchText(`${base}/api/token`, {
    method: "PUT",
    signal,
    headers: { "X-aws-ec2-metadata-token-ttl-seconds": "300" },
  });
  const headers = { "X-aws-ec2-metadata-token": token };
  const roles = await fetchText(`${base}/meta-data/iam/security-credentials/`, { headers, signal });
  const role = roles.trim().split("\n")[0]!;
  return credentialsFrom(
    JSON.parse(
      await fetchText(`${base}/meta-data/iam/security-credentials/${encodeURIComponent(role)}`, { headers, signal }),
    ),
  );
}

async function fetchText(url: string, init: RequestInit & { signal: AbortSignal }): Promise<string> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    const text = await response.text();
    if (response.ok) return text;
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    const reason = init.signal.aborted ? `it did not answer within ${withinMs} ms` : (error as Error).message;
    throw new Error(`${host}: ${reason}`);
  }
}

/** For credentials that do not say when they expire. */
const defaultMs = 15 * 60 * 1000;

function credentialsFrom(answer: unknown): TemporaryCredentials {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = answer as Record<string, unknown>;
  if (typeof AccessKeyId !== "string" || typeof SecretAccessKey !== "string") throw new Error("the answer has no keys");
  const expiresAt = typeof Expiration === "string" ? Date.parse(Expiration) : Number.NaN;
  return {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: typeof Token === "string" && Token !== "" ? Token : null,
    expiresAt: Number.isNaN(expiresAt) ? Date.now() + defaultMs : expiresAt,
  };
}
