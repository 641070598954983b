import type { LogId } from "../../logs/ports.ts";
import { exposed, type HeaderList } from "../core/replies.ts";

/**
 * Where else a log is, for programs that follow links instead of building them: its page, the log as text, a summary in
 * Markdown, and what the analyser says. Without a host, so that it is the same on every one.
 */
export function logLinks(id: LogId): string {
  return [
    `</${id}>; rel="canonical"; type="text/html"`,
    `</raw/${id}>; rel="alternate"; type="text/plain"`,
    `</${id}.md>; rel="alternate"; type="text/markdown"`,
    `</api/insights/${id}>; rel="describedby"; type="application/json"`,
  ].join(", ");
}

/** Where else a bundle is, and where the logs in it are. */
export function bundleLinks(id: LogId, files: readonly LogId[]): string {
  return [
    `</${id}>; rel="canonical"; type="text/html"`,
    `</api/bundle/${id}/zip>; rel="alternate"; type="application/zip"`,
    `</api/insights/${id}>; rel="describedby"; type="application/json"`,
    ...files.map((file) => `</${file}>; rel="item"; type="text/html"`),
  ].join(", ");
}

export function withBundleLinks(headers: HeaderList, id: LogId, files: readonly LogId[]): HeaderList {
  return exposed({ ...headers, Link: bundleLinks(id, files) }, "Link");
}

/** Headers with the links of a log, which scripts of every origin may read. */
export function withLogLinks(headers: HeaderList, id: LogId): HeaderList {
  return exposed({ ...headers, Link: logLinks(id) }, "Link");
}
