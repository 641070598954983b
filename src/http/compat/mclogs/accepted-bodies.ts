import { Refusal } from "../../../wire/refusal.ts";
import type { Exchange } from "../../core/exchange.ts";
import { maxLayers, namedEncodings } from "../../upload/content-encoding.ts";
import { parseMediaType } from "../../upload/media-type.ts";
import { mclogsBodyTypes, unsupportedBodyType } from "./body.ts";

const encodings = ["gzip", "x-gzip", "deflate"];

/** Refuses, before it is read, a body that the mclo.gs API does not take. */
export function checkBodyKind({ request }: Exchange, types: readonly string[] = mclogsBodyTypes): void {
  if (!types.includes(parseMediaType(request.headers.get("content-type")).essence)) throw unsupportedBodyType();
  const layers = namedEncodings(request.headers.get("content-encoding"));
  if (layers.length <= maxLayers && layers.every((one) => encodings.includes(one))) return;
  throw new Refusal(415, "This `Content-Encoding` is not supported here. Send the body plain, or as gzip or deflate.");
}
