/** What can be masked. The names are part of the interface: other programs depend on them. */
export const privateKinds = [
  "ipv4",
  "ipv6",
  "user-name",
  "token",
  "email",
  "discord",
  "api-key",
  "password",
  "account-id",
] as const;

export type PrivateKind = (typeof privateKinds)[number];

export interface PrivateMatch {
  kind: PrivateKind;
  /** UTF-16 offsets of what is replaced: the secret itself, not what stands around it. */
  start: number;
  end: number;
  replacement: string;
}

/** No detector takes stars alone for private, so that a mask is never masked again. */
const anything = "********";

export const replacements: Record<PrivateKind, string> = {
  ipv4: "**.**.**.**",
  ipv6: "****:****:****:****:****:****:****:****",
  "user-name": anything,
  token: anything,
  email: "****@****",
  discord: anything,
  "api-key": anything,
  password: anything,
  "account-id": anything,
};
