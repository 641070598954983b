import { readFileSync } from "node:fs";
import { UnusableStore } from "../unusable-store.ts";
import type { Lender, Loan } from "./lent-credentials.ts";

/** Where Amazon's clouds lend keys to what runs in them, as their environment says. */
export interface Lending {
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

/** All questions together: whoever waits for the object store has little time. */
const withinMs = 2000;
const containerHost = "http://169.254.170.2";
const metadataHost = "http://169.254.169.254";
/** Only there keys may travel in the open. */
const ownHosts = ["127.0.0.1", "[::1]", "localhost", "169.254.170.2", "169.254.170.23", "[fd00:ec2::23]"];

/** In the order of Amazon's own tools; `isAmazon`: only there the machine itself may know keys. `null`: nobody lends any. */
export function lenderFor(lending: Lending, region: string, isAmazon: boolean): Lender | null {
  const { awsRoleArn, awsWebIdentityTokenFile, awsContainerUri, awsContainerPath } = lending;
  if (awsRoleArn && awsWebIdentityTokenFile) {
    const endpoint = lending.awsStsEndpoint ?? `https://sts.${region}.amazonaws.com`;
    return () => fromWebIdentity(endpoint, awsRoleArn, awsWebIdentityTokenFile, soon());
  }
  const uri = awsContainerUri ?? (awsContainerPath && containerHost + awsContainerPath);
  if (uri) {
    const { protocol, hostname } = new URL(uri);
    if (protocol !== "https:" && !ownHosts.includes(hostname)) {
      throw new UnusableStore(
        "AWS_CONTAINER_CREDENTIALS_FULL_URI must be an https address, or one of the machine's own.",
      );
    }
    return () => fromContainer(uri, lending, soon());
  }
  if (!isAmazon || lending.isAwsMetadataDisabled) return null;
  return () => fromMachine(lending.awsMetadataEndpoint ?? metadataHost, soon());
}

function soon(): AbortSignal {
  return AbortSignal.timeout(withinMs);
}

/** A pod with a service account (IRSA): its token is given for keys of a role. */
async function fromWebIdentity(endpoint: string, role: string, tokenFile: string, signal: AbortSignal): Promise<Loan> {
  const form = new URLSearchParams({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: role,
    RoleSessionName: "lectern",
    WebIdentityToken: readFileSync(tokenFile, "utf8").trim(),
  });
  const xml = await told(endpoint, { method: "POST", body: form, signal });
  const field = (name: string) => new RegExp(`<${name}>([^<]{1,10000})</${name}>`).exec(xml)?.[1];
  return loanOf({
    AccessKeyId: field("AccessKeyId"),
    SecretAccessKey: field("SecretAccessKey"),
    Token: field("SessionToken"),
    Expiration: field("Expiration"),
  });
}

/** A container of ECS, or a pod of EKS. */
async function fromContainer(
  uri: string,
  { awsContainerToken, awsContainerTokenFile }: Lending,
  signal: AbortSignal,
): Promise<Loan> {
  // Read each time: it is exchanged now and then.
  const token = awsContainerTokenFile ? readFileSync(awsContainerTokenFile, "utf8").trim() : awsContainerToken;
  return loanOf(JSON.parse(await told(uri, { signal, headers: token ? { Authorization: token } : {} })));
}

/** A machine of EC2, by the second version of its service. */
async function fromMachine(endpoint: string, signal: AbortSignal): Promise<Loan> {
  const base = `${endpoint.replace(/\/+$/, "")}/latest`;
  const token = await told(`${base}/api/token`, {
    method: "PUT",
    signal,
    headers: { "X-aws-ec2-metadata-token-ttl-seconds": "300" },
  });
  const headers = { "X-aws-ec2-metadata-token": token };
  const roles = await told(`${base}/meta-data/iam/security-credentials/`, { headers, signal });
  const role = roles.trim().split("\n")[0]!;
  return loanOf(
    JSON.parse(
      await told(`${base}/meta-data/iam/security-credentials/${encodeURIComponent(role)}`, { headers, signal }),
    ),
  );
}

async function told(url: string, init: RequestInit & { signal: AbortSignal }): Promise<string> {
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

/** Those that do not say when they expire are asked for again soon. */
const defaultMs = 15 * 60 * 1000;

function loanOf(answer: unknown): Loan {
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
