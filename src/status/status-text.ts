import { grouped } from "../migrate/progress-line.ts";
import type { DiskState } from "../storage/driver.ts";
import type { StoreSurvey } from "../storage/survey.ts";
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

const labelColumns = 14;
const shownFailures = 5;
/** Names of logs are the senders' words. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function statusText(status: Status): string {
  const rows = [...storeRows(status), ...(status.server ? serverRows(status.server) : absentRows)];
  return rows.map(([label, text]) => `${label.padEnd(labelColumns)}${text}\n`).join("");
}

function counted(number: number, thing: string): string {
  return `${grouped(number)} ${thing}${number === 1 ? "" : "s"}`;
}

type Row = [label: string, text: string];

const absentRows: Row[] = [["server", "none answers in DATA_DIR: it does not run, or has other settings"]];

function storeRows({ version, store, disk, quota, room, outlook }: Status): Row[] {
  const { logs, bundles, textBytes, packedBytes, storeBytes, lastDay, lastWeek, largest } = store;
  const bundled = bundles === 0 ? "" : `; ${counted(bundles, "bundle")} of several`;
  const packed = packedBytes === null ? "" : `, packed ${sizeText(packedBytes)}`;
  return [
    ["store", `${store.place} (${store.engine}; Lectern ${version})`],
    ["logs", `${grouped(logs)} with ${sizeText(textBytes)} of text${packed}; ${sizeText(storeBytes)} in all${bundled}`],
    ["last day", `${counted(lastDay.logs, "log")}, ${sizeText(lastDay.textBytes)}`],
    ["last 7 days", `${counted(lastWeek.logs, "log")}, ${sizeText(lastWeek.textBytes)}`],
    ...largest.map<Row>(({ id, name, size }, at) => [
      at === 0 ? "largest" : "",
      `${id} ${sizeText(size)} ${name.replace(unprintable, "�").slice(0, 60)}`.trimEnd(),
    ]),
    ...(disk
      ? [["disk", `${sizeText(disk.free)} of ${sizeText(disk.size)} free, ${sizeText(disk.reserve)} of it kept free`]]
      : []),
    ...(quota ? [["quota", `${sizeText(quota.used)} of ${sizeText(quota.limit)} used`]] : []),
    ["outlook", outlookText(room, outlook)],
  ] as Row[];
}

function outlookText(room: Room | null, { bytesPerDay, daysLeft }: Outlook): string {
  if (room === null) return "the store does not tell how much room there is";
  if (room.left <= 0) return `no room: uploads are refused because of the ${room.limit}`;
  if (daysLeft === null) return `${sizeText(room.left)} left, and nothing came in the last 7 days`;
  const when = daysLeft > 3650 ? "more than ten years" : `about ${grouped(Math.max(1, Math.round(daysLeft)))} days`;
  return `grows by ${sizeText(bytesPerDay)} a day; the ${room.limit} lasts ${when}`;
}

function serverRows(server: LiveStatus): Row[] {
  const { checks, queues, engines, failures } = server;
  const busy = queues.filter(({ waiting, jobs }) => waiting > 0 || jobs > 0);
  return [
    ["server", `${server.url}, process ${server.pid}, since ${server.startedAt}`],
    ["version", `Lectern ${server.version}, Bun ${server.bun}, rules ${server.rules}`],
    ["memory", sizeText(server.residentBytes)],
    ["health", Object.keys(checks).length === 0 ? "well" : "not well"],
    ...Object.entries(checks).map<Row>(([name, sentence]) => ["", `${name}: ${sentence}`]),
    ...busy.map<Row>(({ queue, waiting, jobs, waitP95Ms }, at) => [
      at === 0 ? "queues" : "",
      `${queue}: ${grouped(waiting)} wait, ${grouped(jobs)} served, 95 of 100 ${within(waitP95Ms)}`,
    ]),
    ...engines.map<Row>(({ engine, operation, count, p99Ms, errors }, at) => [
      at === 0 ? "engines" : "",
      `${engine} ${operation}: ${counted(count, "time")}, 99 of 100 ${within(p99Ms)}, ${grouped(errors)} errors`,
    ]),
    ...(failures.length === 0 ? ([["failures", "none since the start"]] as Row[]) : []),
    ...failures
      .slice(0, shownFailures)
      .map<Row>(({ at, message, reference }, index) => [
        index === 0 ? "failures" : "",
        `${at} ${message.replace(unprintable, " ").slice(0, 200)}${reference === null ? "" : ` (${reference})`}`,
      ]),
  ];
}

function within(ms: number | null): string {
  return ms === null ? "longer than 30 s" : `within ${ms < 1 ? ms : grouped(Math.round(ms))} ms`;
}

/** In the unit that leaves a number people can read. */
export function sizeText(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** at;
  return `${at === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[at]}`;
}
