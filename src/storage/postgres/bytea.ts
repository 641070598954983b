/** Bytes as the driver takes them for a `bytea`, without copying. */
export function asBuffer(value: Uint8Array): Buffer {
  return Buffer.from(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
}
