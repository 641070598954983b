import type { FoundFinding } from "../model/model.ts";

/** What comes of two of something, or of something that was not given back: not of a setting that somebody has changed before. */
const ofReload =
  /^(?:NullPointerException|ConcurrentModificationException|ClassCastException)\b|\b(?:already|duplicate|twice|closed|disabled|in use)\b/i;

const fewestReloads = 2;
/** The server's own call to reload stands so far below what was thrown in it. */
const longestTrace = 40;

/** What a reload makes fail: code that is unloaded while it still runs, or plugins that can be started only once. */
export function followsReload(one: FoundFinding, reloads: readonly FoundFinding[]): boolean {
  const { code, firstLine, parameters } = one;
  // What another plugin would bring, which is named, was never there.
  const isLacking = code === "class-missing" && typeof parameters["provider"] !== "string";
  if (isLacking || code === "plugin-file-replaced") return reloads.some((reload) => reload.firstLine < firstLine);
  return reloads.some((reload) => isStartedAnew(one, reload));
}

/**
 * Whether a plugin failed in every reload, and never in a start. Failed once, it may be a new build: many who write a plugin
 * reload the server to try it.
 */
function isStartedAnew({ code, parameters: { plugin, cause }, lines }: FoundFinding, reload: FoundFinding): boolean {
  const isFailed = code === "plugin-runtime-error" || code === "plugin-enable-failed";
  if (!isFailed || typeof plugin !== "string" || !ofReload.test(String(cause ?? ""))) return false;
  const traces = new Set(
    lines.flatMap((failed) => reload.lines.find((line) => failed < line && line <= failed + longestTrace) ?? []),
  );
  const asked = reload.lines.filter((line) => !traces.has(line));
  const isEach = traces.size === lines.length && asked.length === lines.length;
  return lines.length >= fewestReloads && isEach && asked[0]! < lines[0]!;
}

/** A server that was reloaded: with the plugins that broke, or a remark where nothing is known to have come of it. */
export function withReloadBlamed(all: readonly FoundFinding[]): FoundFinding[] {
  const lacking = all.some(({ code }) => code === "class-missing" || code === "plugin-file-replaced");
  return all.map((one) => {
    if (one.code !== "server-reloaded") return one;
    const failed = all.filter((other) => followsReload(other, [one]));
    if (failed.length === 0) return lacking ? { ...one, severity: "notice" } : one;
    const broken = namesIn(failed, "suspect");
    const restarted = namesIn(failed, "plugin");
    if (broken.length > 0) return { ...one, parameters: { ...one.parameters, broken } };
    return restarted.length > 0 ? { ...one, severity: "error", parameters: { ...one.parameters, restarted } } : one;
  });
}

function namesIn(all: readonly FoundFinding[], parameter: "suspect" | "plugin"): string[] {
  const names = all.map(({ parameters }) => parameters[parameter]);
  return [...new Set(names.filter((name) => typeof name === "string"))];
}
