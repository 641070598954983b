import { type LineLevel, lineLevels } from "../../src/line-index/log-index.ts";
import type { SearchQuery } from "./searching/search.ts";

/** What a reader looks at, and how. A link carries all of it, so that others see the same. Lines are counted from 1, ends are inclusive. */
export interface ReadingState {
  query: SearchQuery;
  onlyMatches: boolean;
  /** So many lines above and below each match, where only matches are shown. */
  context: number;
  hiddenLevels: Set<LineLevel>;
  threads: Set<string>;
  loggers: Set<string>;
  range: LineSpan | null;
  selected: LineSpan | null;
  /** Which file of several this is; `null` where there is one. */
  file: ShownFile | null;
  foldTraces: boolean;
  foldRepeats: boolean;
  wrap: boolean;
}

/** `isFirst`: the page shows it without being asked for it. */
export interface ShownFile {
  name: string;
  isFirst: boolean;
}

export interface LineSpan {
  from: number;
  to: number;
}

const maxNames = 50;
const maxContext = 50;

export function readState(search: string, hash: string, file: ShownFile | null = null): ReadingState {
  const parameters = new URLSearchParams(search);
  const isOn = (name: string) => parameters.get(name) === "1";
  const hidden = (parameters.get("hide") ?? "").split(",");
  // Addresses from before TRACE was a level of its own hide it as information.
  const hidesTraces = hidden.includes("info") && parameters.get("show") !== "trace";
  const unfolded = (parameters.get("unfold") ?? "").split(",");
  const named = (kind: string) => new Set(parameters.getAll(kind).filter(Boolean).slice(0, maxNames));
  return {
    query: {
      text: parameters.get("q") ?? "",
      matchCase: isOn("case"),
      wholeWord: isOn("word"),
      isRegExp: isOn("re"),
    },
    onlyMatches: isOn("only"),
    context: Math.min(maxContext, Number(/^\d{1,3}$/.exec(parameters.get("context") ?? "")?.[0] ?? 0)),
    hiddenLevels: new Set(lineLevels.filter((level) => hidden.includes(level) || (level === "trace" && hidesTraces))),
    threads: named("thread"),
    loggers: named("logger"),
    range: readSpan(/^(\d{1,9})-(\d{1,9})$/.exec(parameters.get("lines") ?? "")),
    selected: readHash(hash).selected,
    file,
    foldTraces: !unfolded.includes("traces"),
    foldRepeats: !unfolded.includes("repeats"),
    wrap: parameters.get("wrap") !== "0",
  };
}

/** `#L120`, `#L120-L130`, and of several files `#latest.log:L120`. */
export function readHash(hash: string): { file: string | null; selected: LineSpan | null } {
  const [, file, lines = ""] = /^#(?:(.+):)?(L[\dL-]+)$/.exec(hash) ?? [];
  return {
    file: file === undefined ? null : decoded(file),
    selected: readSpan(/^L(\d{1,9})(?:-L?(\d{1,9}))?$/.exec(lines)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readSpan(match: RegExpExecArray | null): LineSpan | null {
  if (!match) return null;
  const first = Number(match[1]);
  const second = match[2] === undefined ? first : Number(match[2]);
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  return from < 1 ? null : { from, to };
}

/** Query and hash of the address; only what differs from what everybody sees at first. */
export function writeState(state: ReadingState): { search: string; hash: string } {
  const parameters = new URLSearchParams();
  const { query, range, selected, file } = state;
  if (file && !file.isFirst) parameters.set("file", file.name);
  const put = (name: string, isOn: boolean) => isOn && parameters.set(name, "1");
  if (query.text !== "") {
    parameters.set("q", query.text);
    put("case", query.matchCase);
    put("word", query.wholeWord);
    put("re", query.isRegExp);
    put("only", state.onlyMatches);
    if (state.context > 0) parameters.set("context", String(state.context));
  }
  if (state.hiddenLevels.size > 0) parameters.set("hide", [...state.hiddenLevels].join(","));
  if (state.hiddenLevels.has("info") && !state.hiddenLevels.has("trace")) parameters.set("show", "trace");
  for (const name of [...state.threads].slice(0, maxNames)) parameters.append("thread", name);
  for (const name of [...state.loggers].slice(0, maxNames)) parameters.append("logger", name);
  if (range) parameters.set("lines", `${range.from}-${range.to}`);
  const unfolded = [state.foldTraces ? "" : "traces", state.foldRepeats ? "" : "repeats"].filter((kind) => kind !== "");
  if (unfolded.length > 0) parameters.set("unfold", unfolded.join(","));
  if (!state.wrap) parameters.set("wrap", "0");
  const search = parameters.toString();
  return { search: search === "" ? "" : `?${search}`, hash: selected ? spanHash(selected, file) : "" };
}

export function spanHash({ from, to }: LineSpan, file: ShownFile | null = null): string {
  const lines = from === to ? `L${from}` : `L${from}-L${to}`;
  return file ? `#${encodeURIComponent(file.name)}:${lines}` : `#${lines}`;
}

/** Whether lines are hidden that folds do not hide. */
export function isFiltered(state: ReadingState): boolean {
  const { hiddenLevels, threads, loggers, range, onlyMatches, query } = state;
  return hiddenLevels.size + threads.size + loggers.size > 0 || range !== null || (onlyMatches && query.text !== "");
}
