import { chooseEncoding } from "../core/accept-encoding.ts";
import type { Exchange } from "../core/exchange.ts";
import { type HeaderList, ok } from "../core/replies.ts";
import { encodeAsync } from "./content-encoding.ts";

/** An answer in the best encoding that its client accepts. */
export async function encodedAnswer(
  body: string | Uint8Array,
  headers: HeaderList,
  exchange: Exchange,
): Promise<Response> {
  const bytes = (typeof body === "string" ? Buffer.from(body) : body) as Uint8Array<ArrayBuffer>;
  const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
  if (encoding === "identity") return ok(bytes, headers);
  const packed = (await encodeAsync(bytes, encoding)) as Uint8Array<ArrayBuffer>;
  return ok(packed, { ...headers, "Content-Encoding": encoding });
}
