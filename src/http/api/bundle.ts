import type { LogMeta } from "../../logs/ports.ts";
import type { BundleAnswer, BundleFileAnswer } from "../../wire/answers.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { type BundleFile, bundleOf, type FoundBundle } from "../answers/bundle-files.ts";
import { idOf } from "../answers/find-log.ts";
import { isoTime } from "../answers/iso-time.ts";
import type { Exchange } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { jsonOk } from "../core/replies.ts";
import { withBundleLinks } from "./log-links.ts";

/** `GET /api/bundle/{id}`: its files. Does not count as a view, because it shows none of them. */
export async function answerBundle(
  exchange: Exchange,
  context: AnswerContext,
  publicUrl: string | null,
): Promise<Response> {
  const bundle = await bundleOf(context, idOf(exchange));
  const origin = originOf(exchange, publicUrl);
  const there = bundle.files.filter(({ log }) => log !== null).map(({ id }) => id);
  return jsonOk(bundleAnswer(bundle, origin), withBundleLinks({}, bundle.counts.id, there));
}

function bundleAnswer({ counts, files }: FoundBundle, origin: string): BundleAnswer {
  const { id, name, createdAt, views, uniqueViews } = counts;
  return {
    success: true,
    ...addressesOf(counts, origin),
    id,
    name,
    createdAt: isoTime(createdAt),
    views,
    uniqueViews,
    files: files.map((file) => fileAnswer(file, origin)),
  };
}

function fileAnswer({ id, log, removal }: BundleFile, origin: string): BundleFileAnswer {
  const url = `${origin}/${id}`;
  if (!log) return { id, name: "", size: 0, url, removed: removal?.by ?? "unknown" };
  return { id, name: log.name, size: log.size, url };
}

export function addressesOf({ id }: Pick<LogMeta, "id">, origin: string): { url: string; shortUrl: string } {
  return { url: `${origin}/${id}`, shortUrl: `${origin}/s/${id}` };
}
