import type { Entry, Kind, Software, Statement } from "../model/model.ts";
import { hasHeaders, type Splitting, splitEntries } from "../read/entries.ts";
import { fallback, formats } from "../read/formats/all.ts";
import type { Format, Marker, Source } from "../read/formats/format.ts";
import {
  clientMarkers,
  isFakeReport,
  playerMarkers,
  reportHead,
  reportRests,
  reportTitles,
  serverMarkers,
} from "../read/formats/reports.ts";
import { stackTrace } from "../read/formats/stack-trace.ts";
import { vanilla } from "../read/formats/vanilla.ts";
import { KnownNeedles, MarkerSearch } from "../read/marker-search.ts";
import type { Lines } from "../text/lines.ts";
import { type CrashReport, lastCrashReport, reportNeedles } from "./crash-report.ts";
import { developmentMarks, isDevelopmentRun } from "./development.ts";
import { type RunLines, refusedStart, runsOf, startMarks } from "./runs.ts";

/** What may stand before a report that was copied: a line about it, blank ones. */
const maxLinesBefore = 4;
const maxTitles = 10;
/** In which a launcher says who it is, if the log is its own. */
const maxLinesAtTop = 12;

const knownNeedles = new KnownNeedles([
  ...formats.flatMap(({ markers, traces = [], sources }) => [...markers, ...traces, ...sources]),
  ...reportTitles,
  ...clientMarkers,
  ...playerMarkers,
  ...serverMarkers,
  ...[...startMarks, refusedStart, ...developmentMarks, ...reportNeedles].map((needle) => ({ needle })),
]);

export const logNeedles: readonly string[] = knownNeedles.needles;

export interface ReadLog {
  /** What is told about: the game, where it has printed into the log of a launcher. */
  software: Software;
  /** Whose log it is. */
  writer: Software;
  entries: Entry[];
  statements: Statement[];
  runs: RunLines[];
  isDevelopment: boolean;
  report: CrashReport | null;
}

/** Recognises a log, splits it into entries, and reads what it states. */
export function readLog(lines: Lines): ReadLog {
  const evidence = new MarkerSearch(lines, knownNeedles);
  const report = reportKind(evidence, lines);
  const format = recognise(evidence);
  const launcher = launcherOf(evidence, lines);
  const runs = runsOf(lines, (mark) => evidence.placesOf(mark));
  const sources = [...format.sources, ...(launcher?.sources ?? [])];
  const statements = read(evidence, lines, sources, runs.at(-1)?.firstLine ?? 0);
  const isGame = format.kind === "game" || format.kind === "game-server" || format.kind === "server";
  const kind = report && isGame ? report : kindOf(format, evidence);
  const software: Software = {
    id: `${format.software}/${kind}`,
    name: format.name,
    kind,
    version: statements.find((one) => one.label === format.version)?.value ?? null,
  };
  const { software: id, name } = launcher ?? format;
  return {
    software,
    writer: launcher ? { id: `${id}/launcher`, name, kind: "launcher", version: null } : software,
    entries: splitEntries(lines, splittingOf(format, report !== null && isGame, lines)),
    statements,
    runs,
    isDevelopment: isDevelopmentRun(lines.text, software, (mark) => evidence.placesOf(mark).length > 0),
    report: lastCrashReport(lines, (needle) => evidence.placesOf(needle)),
  };
}

function reportKind(evidence: MarkerSearch, lines: Lines): Kind | null {
  const title = reportTitles.find((one) => isReport(one, evidence, lines));
  if (title) return title.kind;
  return reportRests.some((rest) => evidence.has(rest)) && !hasHeaders(lines.text) ? "crash-report" : null;
}

/** Whether the log is a report, at least for the most part, and not one that a report has been printed into. */
function isReport(title: Marker, evidence: MarkerSearch, lines: Lines): boolean {
  const begun = Math.min(...startMarks.flatMap((mark) => evidence.placesOf(mark)[0] ?? []));
  for (let from = 0, tried = 0; tried < maxTitles; tried++) {
    const place = evidence.findFrom(title, from);
    if (!place) return false;
    const line = lines.at(place.offset);
    const text = lines.text.slice(lines.start(line), lines.start(line) + 8000);
    if (
      !isFakeReport(lines.text, lines.start(line)) &&
      ((line <= maxLinesBefore && begun > place.offset) || (line * 2 < lines.count && reportHead.test(text)))
    )
      return true;
    from = lines.start(line) + Math.max(1, lines.end(line) - lines.start(line));
  }
  return false;
}

/** A launcher's own log begins with its own lines, whatever the game then printed into it, its crash report included. */
function launcherOf(evidence: MarkerSearch, lines: Lines): Format | undefined {
  const isAtTop = (marker: Marker) => {
    const place = evidence.find(marker);
    return place !== null && lines.at(place.offset) < maxLinesAtTop;
  };
  return formats.find(({ keepsLog, markers }) => keepsLog && markers.some(isAtTop));
}

function recognise(evidence: MarkerSearch): Format {
  const has = (markers: readonly Marker[] = []) => markers.some((marker) => evidence.has(marker));
  const hasBegun = startMarks.some((mark) => evidence.placesOf(mark).length > 0);
  // Where the game has begun to print, a launcher's log is the game's.
  const fitting = hasBegun ? formats.filter(({ kind }) => kind !== "launcher") : formats;
  const marked = fitting.find(({ markers }) => has(markers));
  if (marked === vanilla) {
    // What is built on the game's says what that one says, too. A client may speak of the server that it joined.
    const isClient = has(clientMarkers);
    return (
      fitting.find(({ kind, traces }) => (kind === "game-server" ? !isClient : kind === "game") && has(traces)) ??
      marked
    );
  }
  const found = marked ?? fitting.find(({ traces }) => has(traces));
  if (found && found !== stackTrace) return found;
  // The game has said nothing that would tell what it is.
  return formats.find(({ kind, markers }) => kind === "launcher" && has(markers)) ?? found ?? fallback;
}

/** A piece that somebody copied out of a log is known by nothing else than its headers. */
function splittingOf(format: Format, isReport: boolean, lines: Lines): Splitting {
  if (isReport) return "report";
  const isPiece = format === fallback || format === stackTrace;
  return isPiece && hasHeaders(lines.text) ? "headers" : format.splitting;
}

function kindOf(format: Format, evidence: MarkerSearch): Kind {
  if (format.kind !== "game") return format.kind === "game-server" ? "server" : format.kind;
  const has = (markers: readonly Marker[]) => markers.some((marker) => evidence.has(marker));
  return has(clientMarkers) || (has(playerMarkers) && !has(serverMarkers)) ? "client" : "server";
}

/** Of a file with several runs, the last one tells. */
function read(evidence: MarkerSearch, lines: Lines, sources: readonly Source[], lastRunLine: number): Statement[] {
  const statements = new Map<string, Statement>();
  const lastRun = lines.start(lastRunLine);
  for (const source of sources) {
    if (statements.has(source.label)) continue;
    const ofLastRun =
      lastRun > 0 ? (evidence.findFrom(source, lastRun) ?? evidence.findAtStart(source, lastRun)) : null;
    const place = ofLastRun ?? evidence.find(source);
    // `Booting up Lamps 1.2...`
    const value = withoutDots(place?.match?.[1] ?? "");
    if (place && value) {
      statements.set(source.label, { label: source.label, value, line: lines.at(place.offset) });
    }
  }
  // A fork took the place of what ran before: its name and version are another line's.
  const own = statements.get("Server version");
  const isOfLastRun = (line: number) => line >= lastRunLine;
  return [...statements.values()].filter(
    ({ label, line }) =>
      !own || !isOfLastRun(own.line) || isOfLastRun(line) || !/^(?:Pocketmine|Paper|Purpur)\b/.test(label),
  );
}

function withoutDots(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === ".") end--;
  return text.slice(0, end);
}
