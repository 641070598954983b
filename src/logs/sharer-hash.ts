const digits = 6;

/**
 * Tells those who share logs apart, so that ten logs of one person count as one, without keeping addresses: one of 16 million
 * hashes. That is too few to find out who it was, even for someone who has the database and its key: each of them is that of 256
 * addresses. Two of a hundred who share one fault have the same hash once in three thousand times, and count as one.
 */
export function sharerHash(key: Uint8Array, client: string): string {
  return new Bun.CryptoHasher("sha256", key).update(`sharer|${client}`).digest("hex").slice(0, digits);
}
