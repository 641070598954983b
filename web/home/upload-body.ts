/** Smaller ones travel in a few packets anyway. */
const minPackedBytes = 64 * 1024;

export interface Body {
  blob: Blob;
  isPacked: boolean;
}

export async function packBody(bytes: Blob): Promise<Body> {
  if (bytes.size <= minPackedBytes || typeof CompressionStream === "undefined") return { blob: bytes, isPacked: false };
  const packed = bytes.stream().pipeThrough(new CompressionStream("gzip"));
  return { blob: await new Response(packed).blob(), isPacked: true };
}
