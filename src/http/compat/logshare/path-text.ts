/** What a piece of a path says. One that is encoded wrongly says itself. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
