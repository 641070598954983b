import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | null;
}

/** Called for every request: credentials may be temporary. */
export type CredentialSource = () => Credentials | Promise<Credentials>;

/** The keys of a profile in the file that Amazon's own tools keep them in; `null` where there is none. */
export function credentialsOfProfile(
  profile: string,
  path = join(homedir(), ".aws", "credentials"),
): Credentials | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return null;
  }
  const values = new Map<string, string>();
  let section = "";
  for (const line of text.split(/\r?\n/)) {
    const heading = /^\s*\[\s*([^\]]+?)\s*\]\s*$/.exec(line);
    if (heading) section = heading[1]!;
    const value = /^\s*([a-z_]+)\s*=\s*(\S+)\s*$/.exec(line);
    if (value && section === profile) values.set(value[1]!, value[2]!);
  }
  const accessKeyId = values.get("aws_access_key_id");
  const secretAccessKey = values.get("aws_secret_access_key");
  if (!accessKeyId || !secretAccessKey) return null;
  return { accessKeyId, secretAccessKey, sessionToken: values.get("aws_session_token") ?? null };
}
