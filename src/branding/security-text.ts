/** `/.well-known/security.txt`, RFC 9116: whom to tell of a vulnerability. */
export interface SecurityText {
  contact: string[];
  /** Milliseconds. `null`: half a year from the day on which it is read. */
  expires: number | null;
  policy: string | null;
  encryption: string | null;
  acknowledgments: string | null;
}

const dayMs = 86_400_000;
const goodForDays = 180;

export function securityTextOf(text: SecurityText, origin: string, now: number): string {
  // Whole days: two answers of a day are the same.
  const expires = text.expires ?? (Math.floor(now / dayMs) + goodForDays) * dayMs;
  const fields: [name: string, value: string | null][] = [
    ...text.contact.map((contact): [string, string] => ["Contact", contact]),
    ["Expires", new Date(expires).toISOString()],
    ["Policy", text.policy],
    ["Encryption", text.encryption],
    ["Acknowledgments", text.acknowledgments],
    ["Preferred-Languages", "en, zh"],
    ["Canonical", `${origin}/.well-known/security.txt`],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}\n`)).join("");
}
