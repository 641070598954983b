import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import type { AnswerForm } from "../answers/answer-form.ts";
import { deflateText } from "../answers/answer-jobs.ts";
import { type AppendableEncoding, identityEncoding } from "../answers/appendable-encoding.ts";
import { bundleOf } from "../answers/bundle-files.ts";
import { idOf } from "../answers/find-log.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { type ZipEntry, zipFile, zipOverhead } from "../answers/zip-file.ts";
import type { Exchange } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { type HeaderList, openHeaders } from "../core/replies.ts";
import { attachment } from "./download-name.ts";
import { bundleLinks } from "./log-links.ts";
import { zipNames } from "./zip-names.ts";

const part = "/zip";

/** `GET /api/bundle/{id}/zip`: all files that are there. Counts as a view of the bundle. */
export class BundleZip {
  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
  ) {}

  async get(exchange: Exchange): Promise<Response> {
    if (!exchange.param.endsWith(part)) throw new LogNotFound();
    const id = idOf({ ...exchange, param: exchange.param.slice(0, -part.length) });
    const { files } = await bundleOf(this.context, id);
    const logs = files.flatMap(({ log }) => log ?? []);
    const form = (counts: LogCounts): MaybePromise<AnswerForm> => this.form(counts, logs);
    // Other files are another zip.
    const key = `zip:${id}:${logs.map((log) => log.id).join()}`;
    return this.answers.send(exchange, { id, key, variant: "", isView: true, form });
  }

  private form({ id, name }: LogCounts, logs: readonly LogCounts[]): AnswerForm {
    const size = logs.reduce((sum, log) => sum + log.size, 0);
    // What cannot be packed grows by some bytes.
    const names = zipNames(logs.map((log) => log.name));
    const maxBytes = 1.01 * size + zipOverhead(names) + 1024;
    const ids = logs.map((log) => log.id);
    return {
      headers: () => zipHeaders(id, name, ids),
      size,
      maxBytes: () => maxBytes,
      make: (_, requester) => this.pack(ids, names, requester),
      end: null,
      isPlain: true,
    };
  }

  /** One file after the other: only their packed bytes are in memory together. */
  private async pack(
    ids: readonly LogId[],
    names: readonly string[],
    requester: Requester,
  ): Promise<AppendableEncoding> {
    const entries: ZipEntry[] = [];
    for (const [at, id] of ids.entries()) {
      const log = await this.context.readLog.content(id);
      // Another node has removed it, and this one did not know yet.
      if (!log) continue;
      const { createdAt: modifiedAt, size } = log;
      const deflated = await this.context.heavy.run(deflateText, { log }, requester, [log.packed]);
      entries.push({ name: names[at]!, modifiedAt, size, ...deflated });
    }
    return identityEncoding(zipFile(entries));
  }
}

function zipHeaders(id: LogId, name: string, files: readonly LogId[]): HeaderList {
  const stem = name.replace(/\.(?:zip|tar|tgz|tar\.gz)$/i, "") || id;
  return {
    ...openHeaders,
    "Access-Control-Expose-Headers": "Content-Disposition, Link",
    "Content-Type": "application/zip",
    "Content-Disposition": attachment(`${stem}.zip`),
    "Cache-Control": "private, no-store",
    Link: bundleLinks(id, files),
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
