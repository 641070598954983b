import { ordinaryLog } from "../ordinary-log.ts";
import { sampleLog } from "../sample-log.ts";
import { type Point, valueAt } from "./curve.ts";

const measuredSizes = [500, 2_000, 8_000, 32_000, 128_000, 512_000, 2_000_000];
const level = 3;

/**
 * Packed bytes by the size of a log, compressed here and now as the server does. One of the two generators hardly
 * repeats itself, the other does like a server's day; real logs lie between, and so does the mean.
 */
export function measurePacking(sizes: readonly number[] = measuredSizes): Point[] {
  return sizes.map((bytes) => {
    const logs = [sampleLog(1, bytes), ordinaryLog(1, bytes)];
    const packed = logs.map((log) => Bun.zstdCompressSync(Buffer.from(log), { level }).length);
    return { bytes, value: packed.reduce((sum, length) => sum + length, 0) / packed.length };
  });
}

/** What a log of that size takes. Short ones never take more than they are, but for a frame's header. */
export function packedBytes(points: readonly Point[], bytes: number): number {
  const first = points[0]!;
  return bytes < first.bytes
    ? Math.round((first.value * bytes) / first.bytes) + 18
    : Math.round(valueAt(points, bytes));
}
