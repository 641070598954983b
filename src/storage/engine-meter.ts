/** Told what each operation of an engine took, and whether it failed. Engines and operations are few, and named here. */
export type EngineMeter = (
  engine: "sqlite" | "postgres" | "s3" | "redis",
  operation: string,
  ms: number,
  isFailed: boolean,
) => void;

export const noMeter: EngineMeter = () => {};

/** Runs one operation, and measures it. */
export async function metered<T>(
  meter: EngineMeter,
  engine: Parameters<EngineMeter>[0],
  operation: string,
  run: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  let isFailed = true;
  try {
    const result = await run();
    isFailed = false;
    return result;
  } finally {
    meter(engine, operation, performance.now() - started, isFailed);
  }
}
