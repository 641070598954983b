import { padded, widthOf } from "../cli/terminal-text.ts";
import { sizeText } from "../i18n/amounts.ts";
import { type StatusWords, statusWords } from "../i18n/status-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import type { DiskState } from "../storage/driver.ts";
import type { StoreSurvey } from "../storage/survey.ts";
import type { Language } from "../wire/languages.ts";
import type { LiveStatus } from "./live-status.ts";
import type { Outlook, Room } from "./outlook.ts";

export interface Status {
  /** Of this program; the server tells its own. */
  version: string;
  store: StoreSurvey;
  disk: DiskState | null;
  quota: { used: number; limit: number } | null;
  room: Room | null;
  outlook: Outlook;
  /** `null` where none answers. */
  server: LiveStatus | null;
}

/** Where texts begin, unless the labels of a language are wider. */
const labelColumns = 14;
const labelGap = 2;
const shownFailures = 5;
const longDays = 3650;
/** Names of logs are the senders' words. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function statusText(status: Status, language: Language): string {
  const words = statusWords[language];
  const rows = [
    ...storeRows(status, words, language),
    ...(status.server ? serverRows(status.server, words, language) : absentRows(words)),
  ];
  const columns = Math.max(labelColumns, ...rows.map(([label]) => widthOf(label) + labelGap));
  return rows.map(([label, text]) => `${padded(label, columns)}${text}\n`).join("");
}

type Row = [label: string, text: string];

function absentRows({ labels, absent }: StatusWords): Row[] {
  return [[labels.server, absent]];
}

/** The label stands before the first of several. */
function labelled(label: string, texts: string[]): Row[] {
  return texts.map((text, at) => [at === 0 ? label : "", text]);
}

function storeRows({ version, store, disk, quota, room, outlook }: Status, words: StatusWords, language: Language) {
  const { labels } = words;
  const { lastDay, lastWeek, largest } = store;
  const known = (text: string) => troubleText(text, language);
  const size = (bytes: number) => sizeText(bytes, language);
  const grown = ({ logs, textBytes }: StoreSurvey["lastDay"]) => words.growth({ logs, size: size(textBytes) });
  const named = (name: string) => name.replace(unprintable, "�").slice(0, 60);
  const rows: Row[] = [
    [labels.store, words.store({ place: known(store.place), engine: known(store.engine), version })],
    [labels.logs, storedText(store, words, size)],
    [labels.lastDay, grown(lastDay)],
    [labels.lastWeek, grown(lastWeek)],
    ...labelled(
      labels.largest,
      largest.map(({ id, name, size: bytes }) => `${id} ${size(bytes)} ${named(name)}`.trimEnd()),
    ),
  ];
  if (disk) {
    const { free, size: all, reserve } = disk;
    rows.push([labels.disk, words.disk({ free: size(free), size: size(all), reserve: size(reserve) })]);
  }
  if (quota) rows.push([labels.quota, words.quota({ used: size(quota.used), limit: size(quota.limit) })]);
  rows.push([labels.outlook, outlookText(room, outlook, words, size)]);
  return rows;
}

type SizeText = (bytes: number) => string;

function storedText(store: StoreSurvey, words: StatusWords, size: SizeText): string {
  const { logs, bundles, packedBytes } = store;
  const told = { logs, text: size(store.textBytes), all: size(store.storeBytes) };
  const stored = packedBytes === null ? words.logs(told) : words.logsPacked({ ...told, packed: size(packedBytes) });
  return bundles === 0 ? stored : words.logsWithBundles({ stored, bundles });
}

function outlookText(
  room: Room | null,
  { bytesPerDay, daysLeft }: Outlook,
  words: StatusWords,
  size: SizeText,
): string {
  if (room === null) return words.roomUnknown;
  const { limit, left } = room;
  if (left <= 0) return words.noRoom({ limit });
  if (daysLeft === null) return words.roomLeft({ size: size(left) });
  const told = { size: size(bytesPerDay), limit };
  return daysLeft > longDays
    ? words.lastsLong(told)
    : words.lasts({ ...told, days: Math.max(1, Math.round(daysLeft)) });
}

function serverRows(server: LiveStatus, words: StatusWords, language: Language): Row[] {
  const { url, pid, startedAt, version, bun, rules, checks, queues, engines, failures } = server;
  const { labels } = words;
  const busy = queues.filter(({ waiting, jobs }) => waiting > 0 || jobs > 0);
  const isWell = Object.keys(checks).length === 0;
  return [
    [labels.server, words.server({ url, pid: String(pid), time: startedAt })],
    [labels.version, words.version({ version, bun, rules })],
    [labels.memory, sizeText(server.residentBytes, language)],
    [labels.health, isWell ? words.well : words.ill],
    ...Object.entries(checks).map<Row>(([name, sentence]) => [
      "",
      words.check({ name, sentence: troubleText(sentence, language) }),
    ]),
    ...labelled(
      labels.queues,
      busy.map((one) => queueText(one, words)),
    ),
    ...labelled(
      labels.engines,
      engines.map((one) => engineText(one, words)),
    ),
    ...labelled(labels.failures, failures.length === 0 ? [words.noFailures] : failureTexts(failures)),
  ];
}

function queueText({ queue, waiting, jobs, waitP95Ms }: LiveStatus["queues"][number], words: StatusWords): string {
  const told = { queue, waiting, jobs };
  return waitP95Ms === null ? words.queueSlow(told) : words.queue({ ...told, ms: readable(waitP95Ms) });
}

function engineText(figures: LiveStatus["engines"][number], words: StatusWords): string {
  const { engine, operation, count, p99Ms, errors } = figures;
  const told = { engine: `${engine} ${operation}`, count, errors };
  return p99Ms === null ? words.engineSlow(told) : words.engine({ ...told, ms: readable(p99Ms) });
}

function readable(ms: number): number {
  return ms < 1 ? ms : Math.round(ms);
}

function failureTexts(failures: LiveStatus["failures"]): string[] {
  return failures
    .slice(0, shownFailures)
    .map(
      ({ at, message, reference }) =>
        `${at} ${message.replace(unprintable, " ").slice(0, 200)}${reference === null ? "" : ` (${reference})`}`,
    );
}
