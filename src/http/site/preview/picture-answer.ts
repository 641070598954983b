import type { Exchange } from "../../core/exchange.ts";
import { fileHeaders, type HeaderList, notModified, ok } from "../../core/replies.ts";

/** `tag` names the picture: same tag, same bytes. */
export function pictureHeaders(tag: string, caching: string): HeaderList {
  return { ...fileHeaders("image/png", caching), ETag: `"${tag}"` };
}

/** A PNG, which is drawn only for a client that does not have it yet. */
export async function pictureAnswer(
  { request, isHead }: Exchange,
  headers: HeaderList,
  draw: () => Promise<Uint8Array>,
): Promise<Response> {
  if (request.headers.get("if-none-match")?.includes(headers["ETag"]!)) return notModified(headers);
  const png = await draw();
  if (isHead) return ok(null, { ...headers, "Content-Length": String(png.length) });
  return ok(png as Uint8Array<ArrayBuffer>, headers);
}
