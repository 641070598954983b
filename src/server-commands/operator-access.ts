import type { Config } from "../config/config.ts";
import { driverOf } from "../storage/drivers.ts";
import type { OperatorAccess } from "../storage/operator-access.ts";

/** Opens the store for a command of its operator, also while the server runs, and closes it afterwards. */
export async function withOperatorAccess<Result>(
  config: Config,
  use: (access: OperatorAccess) => Promise<Result>,
): Promise<Result> {
  const access = await driverOf(config).openForOperator(config);
  try {
    return await use(access);
  } finally {
    await access.close();
  }
}
