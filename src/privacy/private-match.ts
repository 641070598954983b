/** What can be masked. The names are part of the interface: other programs depend on them. */
export const privateKinds = [
  "ipv4",
  "ipv6",
  "host-name",
  "mac-address",
  "user-name",
  "token",
  "email",
  "discord",
  "api-key",
  "password",
  "account-id",
  "place",
  "phone",
  "birthday",
  "possible-address",
  "own-words",
  "player-name",
  "player-id",
  "chat",
  "coordinates",
] as const;

export type PrivateKind = (typeof privateKinds)[number];

/** Kinds that are doubtful: found for those who ask, and masked for those who want to be sure. */
export const possibleKinds: ReadonlySet<PrivateKind> = new Set<PrivateKind>(["possible-address"]);

/** UTF-16 offsets. */
export interface Place {
  start: number;
  end: number;
}

/** Its place is what is replaced: the secret itself, not what stands around it. */
export interface PrivateMatch extends Place {
  kind: PrivateKind;
  replacement: string;
}

/** No detector takes stars alone for private, so that a mask is never masked again. */
const anything = "********";
const address = "**.**.**.**";

export const replacements: Record<PrivateKind, string> = {
  ipv4: address,
  ipv6: "****:****:****:****:****:****:****:****",
  "host-name": anything,
  "mac-address": "**:**:**:**:**:**",
  "user-name": anything,
  token: anything,
  email: "****@****",
  discord: anything,
  "api-key": anything,
  password: anything,
  "account-id": anything,
  place: anything,
  phone: anything,
  birthday: anything,
  "possible-address": address,
  "own-words": anything,
  "player-name": anything,
  "player-id": anything,
  chat: anything,
  coordinates: "**",
};
