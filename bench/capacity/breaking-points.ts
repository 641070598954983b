import { settings } from "../../src/config/config.ts";
import { idAlphabet, idLength } from "../../src/logs/id.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Fleet } from "./fleet.ts";
import { firstDay, lastingTables, logsAfter, type PerLog, stateAfter, totalOf } from "./growth.ts";

export interface BreakingPoint {
  what: string;
  /** The day of the plan on which it is reached; `null`: not within it. */
  day: number | null;
  figure: string;
  seen: string;
  remedy: string;
}

const connectionsPerNode = Number(settings.databaseConnections.default);

/** How long one walk over all objects takes, a part in every turn. */
export function sweepDays(objects: number, { sweptPerDay }: Assumptions): number {
  return objects / sweptPerDay;
}

/** How many guesses of an id find a log, on the average. */
export function guessesPerLog(logs: number): number {
  return idAlphabet.length ** idLength / Math.max(1, logs);
}

/** All that grows until something gives way, in the order in which it does. */
export function breakingPoints(perLog: PerLog, fleet: Fleet, given: Assumptions): BreakingPoint[] {
  const at = (days: number) => stateAfter(days, perLog, given);
  const day = (passes: (days: number) => boolean) => firstDay(passes, given);
  const connections = fleet.nodes * connectionsPerNode;
  const analysesDaily = at(1).heapBytes.analyses + at(1).indexBytes.analyses;
  const end = at(given.years * 365);
  const points: BreakingPoint[] = [
    {
      what: "Connections to PostgreSQL",
      day: connections > given.maxConnections ? 0 : null,
      figure: `${fleet.nodes} nodes × ${connectionsPerNode} = ${connections}, and PostgreSQL allows ${given.maxConnections}`,
      seen: "New nodes do not become ready; their log says `too many clients`. Those that run go on.",
      remedy:
        "Lower `DATABASE_CONNECTIONS` to 4 (a node seldom uses more at once) and set `max_connections` to 300. Past some 100 nodes put PgBouncer 1.21 or later in front, in transaction mode with `max_prepared_statements` over 0 and `ignore_startup_parameters = statement_timeout`.",
    },
    {
      what: "The sweep of orphans",
      day: day((days) => sweepDays(logsAfter(days, given), given) > 365),
      figure: `one walk over all objects takes a year then, and ${days(sweepDays(end.logs, given))} at the end`,
      seen: "Nothing, to users. An orphan is only a few wasted kilobytes, and stays longer.",
      remedy:
        "Let the store write its inventory (a list of all objects, once a week) and compare that with `logs` on a copy of the database.",
    },
    {
      what: "Kept analyses",
      day: day((days) => at(days).heapBytes.analyses + at(days).indexBytes.analyses > given.machineDisk / 2),
      figure: `${gigabytes(analysesDaily)} a day: they fill half of the disk of one machine by then`,
      seen: "The disk of PostgreSQL fills; when it is full, uploads answer 503. Backups take ever longer.",
      remedy: `An analysis can be made again: \`TRUNCATE analyses\` loses nothing but processor time. With partitions, truncate another one every night (deploy/postgres/forget-analyses.sql): what is there is then bounded (${gigabytes(analysesDaily * 16)}), and logs of the last weeks keep theirs.`,
    },
    {
      what: "Indexes in memory",
      day: day((days) => totalOf(at(days).indexBytes, lastingTables) > given.machineMemory),
      figure: `ids are random, so every insert touches another page; the primary keys outgrow ${gigabytes(given.machineMemory)} of memory`,
      seen: "Uploads and views wait for reads of the disk: p99 grows from milliseconds to tens of them.",
      remedy:
        "Hash partitions do not help here by themselves; more machines do. Distribute all tables by `id` (Citus, or CockroachDB and YugabyteDB by themselves). NVMe disks carry one machine for some years more.",
    },
    {
      what: "The disk of one database machine",
      day: day((days) => {
        const then = at(days);
        return totalOf(then.heapBytes, lastingTables) + totalOf(then.indexBytes, lastingTables) > given.machineDisk;
      }),
      figure: `without analyses; most of it is \`viewers\` (${gigabytes(end.heapBytes.viewers + end.indexBytes.viewers)} at the end)`,
      seen: "Backups and restores do not end in a night any more.",
      remedy:
        "Distribute by `id` before that. If unique views of old logs need not stay exact, viewers of logs that are older than a year can be deleted: the counts stay, only a returning viewer is counted again.",
    },
    {
      what: "Ids that can be guessed",
      day: day((days) => guessesPerLog(logsAfter(days, given)) < 1e8),
      figure: `${idLength} characters: one of ${(guessesPerLog(end.logs) / 1e6).toFixed(0)} million guesses finds a log at the end`,
      seen: "Nothing, but for many 404 answers to few clients.",
      remedy:
        "Limit 404 answers per client at the load balancer (deploy/haproxy/haproxy.cfg does). Give out longer ids from then on: old links stay as they are.",
    },
  ];
  return points.sort((a, b) => (a.day ?? Number.POSITIVE_INFINITY) - (b.day ?? Number.POSITIVE_INFINITY));
}

function gigabytes(bytes: number): string {
  return bytes >= 1e12 ? `${(bytes / 1e12).toPrecision(2)} TB` : `${Math.round(bytes / 1e9)} GB`;
}

function days(count: number): string {
  return `${Math.round(count)} days`;
}
