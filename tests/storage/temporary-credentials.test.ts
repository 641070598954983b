import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CredentialSettings, credentialProvider } from "../../src/storage/s3/credential-providers.ts";
import { RefreshingCredentials, type TemporaryCredentials } from "../../src/storage/s3/refreshing-credentials.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** A provider of temporary credentials, like those of AWS. Records what it was asked. */
const asked: string[] = [];
let answer: (request: Request, path: string) => Response | Promise<Response>;
const lender = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const body = await request.clone().text();
    asked.push([request.method, pathname, request.headers.get("authorization") ?? "", body].join(" ").trim());
    return answer(request, pathname);
  },
});
afterAll(() => lender.stop(true));
const origin = `http://127.0.0.1:${lender.port}`;
const [accessKeyId, secretAccessKey] = ["a-lent-key", "its-secret"];
const expiry = () => new Date(Date.now() + 3_600_000).toISOString();
const keys = () => ({ AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Expiration: expiry() });

async function lentBy(lending: CredentialSettings, isAmazon = false): Promise<TemporaryCredentials> {
  asked.length = 0;
  return credentialProvider(lending, "eu-central-1", isAmazon)!();
}

describe("keys are lent", () => {
  const file = join(temporaryDirectory(), "token");
  writeFileSync(file, "from-a-file\n");

  test("to a container, for what it has to show", async () => {
    answer = () => Response.json({ ...keys(), Token: "session" });
    const loan = await lentBy({ awsContainerUri: `${origin}/v1/credentials`, awsContainerToken: "shown" });
    expect(loan).toMatchObject({ accessKeyId, secretAccessKey, sessionToken: "session" });
    expect(loan.expiresAt).toBeWithin(Date.now() + 3_500_000, Date.now() + 3_600_001);
    expect(asked).toEqual(["GET /v1/credentials shown"]);
    await lentBy({ awsContainerUri: `${origin}/v1/credentials`, awsContainerTokenFile: file });
    expect(asked).toEqual(["GET /v1/credentials from-a-file"]);
  });

  test("to a machine, by the second version of its service", async () => {
    answer = (request, path) => {
      if (request.method === "PUT") return new Response("pass");
      if (request.headers.get("x-aws-ec2-metadata-token") !== "pass") return new Response("", { status: 401 });
      return path.endsWith("/")
        ? new Response("the-role\n")
        : Response.json({ Code: "Success", ...keys(), Token: "t" });
    };
    expect(await lentBy({ awsMetadataEndpoint: origin }, true)).toMatchObject({ accessKeyId, sessionToken: "t" });
    const path = "/latest/meta-data/iam/security-credentials";
    expect(asked).toEqual(["PUT /latest/api/token", `GET ${path}/`, `GET ${path}/the-role`]);
  });

  test("to a pod, for the token of its account", async () => {
    answer = () =>
      new Response(`<R><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${accessKeyId}</AccessKeyId>
<SecretAccessKey>${secretAccessKey}</SecretAccessKey><SessionToken>s</SessionToken><Expiration>${expiry()}</Expiration>
</Credentials></AssumeRoleWithWebIdentityResult></R>`);
    const role = "arn:aws:iam::1:role/lectern";
    const loan = await lentBy({ awsRoleArn: role, awsWebIdentityTokenFile: file, awsStsEndpoint: origin });
    expect(loan).toMatchObject({ accessKeyId, secretAccessKey, sessionToken: "s" });
    const form = new URLSearchParams(asked[0]!.slice("POST / ".length).trim());
    expect(Object.fromEntries(form)).toEqual({
      Action: "AssumeRoleWithWebIdentity",
      Version: "2011-06-15",
      RoleArn: role,
      RoleSessionName: "lectern",
      WebIdentityToken: "from-a-file",
    });
  });

  test("by nobody to who is not at Amazon's, or does not want it", () => {
    expect(credentialProvider({}, "x", false)).toBeNull();
    expect(credentialProvider({ isAwsMetadataDisabled: true }, "x", true)).toBeNull();
  });

  test("never in the open across a network", () => {
    const far = () => credentialProvider({ awsContainerUri: "http://keys.example/" }, "x", true);
    expect(far).toThrow("must be an https address");
    expect(credentialProvider({ awsContainerUri: "https://keys.example/" }, "x", true)).not.toBeNull();
  });

  test.each<[what: string, reply: () => Response | Promise<Response>, says: string]>([
    ["refuses", () => new Response("no", { status: 403 }), "answers 403"],
    ["says nothing of keys", () => Response.json({ Code: "Failed" }), "no keys"],
    ["speaks another language", () => new Response("<html>"), "JSON"],
    ["leads elsewhere", () => Response.redirect("http://127.0.0.1:1/"), "127.0.0.1"],
    ["hangs", () => new Promise(() => {}), "did not answer within 2000 ms"],
  ])("with a clear error where the lender %s", async (_, reply, says) => {
    answer = reply;
    await expect(lentBy({ awsContainerUri: origin })).rejects.toThrow(says);
  });
});

describe("keys that are lent", () => {
  const loan = (name: string, expiresAt: number): TemporaryCredentials => ({
    accessKeyId: name,
    secretAccessKey: "s",
    sessionToken: null,
    expiresAt,
  });

  test("are asked for once, and again before they expire, while nobody waits", async () => {
    let now = 0;
    let lent = 0;
    const credentials = new RefreshingCredentials(
      async () => loan(`key ${++lent}`, now + 3_600_000),
      () => now,
    );
    const all = await Promise.all([credentials.get(), credentials.get(), credentials.get()]);
    expect(all.map((one) => one.accessKeyId)).toEqual(["key 1", "key 1", "key 1"]);
    now = 3_200_000;
    expect((await credentials.get()).accessKeyId).toBe("key 1");
    now = 3_400_000;
    // The old ones are still valid, so they are used while new ones are fetched.
    expect((await credentials.get()).accessKeyId).toBe("key 1");
    expect((await credentials.get()).accessKeyId).toBe("key 2");
    expect(lent).toBe(2);
  });

  test("are used to their end where nobody lends new ones, and are there again when somebody does", async () => {
    let now = 0;
    let isAway = false;
    let tries = 0;
    const lend = async () => {
      tries++;
      if (isAway) throw new Error("away");
      return loan("key", now + 3_600_000);
    };
    const credentials = new RefreshingCredentials(lend, () => now);
    await credentials.get();
    isAway = true;
    now = 3_400_000;
    for (let time = 0; time < 5; time++) expect((await credentials.get()).accessKeyId).toBe("key");
    expect(tries).toBe(2);
    now = 3_600_000;
    await expect(credentials.get()).rejects.toThrow("The keys for the object store cannot be had: away");
    isAway = false;
    expect((await credentials.get()).accessKeyId).toBe("key");
  });
});
