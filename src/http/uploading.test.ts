import { expect, test } from "bun:test";
import type { UploadLog } from "../logs/upload.ts";
import type { BodyReceiver } from "./bodies/receive.ts";
import type { Exchange } from "./exchange.ts";
import type { HeavyPool } from "./heavy/pool.ts";
import { Uploading } from "./uploading.ts";

/** How many uploads of that size are given to another thread. */
async function givenAway(bytes: number, search: string): Promise<number> {
  let given = 0;
  const uploads = {
    checkAllowance: async () => {},
    share: async () => ({ log: {}, allowance: { limit: 1, remaining: 1, resetSeconds: 1 } }),
  };
  const receiver = { receive: async () => ({ bytes: Buffer.alloc(bytes, "a line\n"), release: () => {} }) };
  const heavy = {
    run: async () => {
      given++;
      return { content: {}, name: null, format: "json", redacted: null };
    },
  };
  const uploading = new Uploading(
    uploads as unknown as UploadLog,
    receiver as unknown as BodyReceiver,
    heavy as unknown as HeavyPool,
    10 * 1024 * 1024,
  );
  const request = new Request("http://localhost/api/upload", { method: "POST" });
  await uploading.share({ request, search, client: { key: "someone" } } as unknown as Exchange);
  return given;
}

test.each<[bytes: number, search: string, given: number]>([
  [8 * 1024, "redact=true", 0],
  [8 * 1024 + 1, "redact=true", 1],
  [256 * 1024, "", 0],
  [256 * 1024 + 1, "", 1],
])("of a body of %d bytes with the query %j, %d is read or masked on another thread", async (bytes, search, given) => {
  expect(await givenAway(bytes, search)).toBe(given);
});
