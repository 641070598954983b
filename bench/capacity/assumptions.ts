/** Everything that the capacity model takes for granted, in one table, each with its reason. Change it here. */

interface Assumption {
  value: number;
  unit: string;
  /** Why this and not another. */
  because: string;
}

const assumed = <const Table extends Record<string, Assumption>>(table: Table): Table => table;

export const assumptions = assumed({
  uploadsPerDay: { value: 10_000_000, unit: "logs/day", because: "what is planned for" },
  growthPerYear: { value: 1, unit: "×", because: "all of it from the first day: the worst order of things" },
  years: { value: 10, unit: "years", because: "logs are kept for good" },
  peakFactor: { value: 3, unit: "×", because: "an evening in the busiest time zone, on a weekend after a release" },
  readsPerLog: { value: 8, unit: "reads", because: "the sender looks, then a few helpers, some of them twice" },
  uniqueShare: { value: 0.6, unit: "of reads", because: "who helps comes back" },
  viewedShare: { value: 0.85, unit: "of logs", because: "some are sent by programs, and nobody opens them" },
  zipfExponent: {
    value: 0.9,
    unit: "–",
    because: "usual for links that people pass on; within the logs of one minute",
  },
  pageShare: { value: 0.7, unit: "of reads", because: "people follow the link; the page also loads the content" },
  rawShare: { value: 0.2, unit: "of reads", because: "bots and scripts read /raw" },
  removedShare: { value: 0.001, unit: "of logs", because: "owners with a token, law and abuse" },
  detailedShare: { value: 0.3, unit: "of logs", because: "sent by programs that name themselves" },
  nodeCores: { value: 2, unit: "vCPU", because: "one for the event loop, one for the threads that pack and analyse" },
  nodeLoad: { value: 0.6, unit: "of its cores", because: "room for bursts, and for one node out of three to be gone" },
  spareNodes: { value: 2, unit: "nodes", because: "one that fails while another is restarted" },
  objectCopies: { value: 1, unit: "copies", because: "the store's price has its own copies in it" },
  databaseCopies: { value: 2, unit: "copies", because: "a primary and a standby" },
  partitionBytes: { value: 64e9, unit: "bytes", because: "vacuum and reindex of one table end within an hour" },
  machineMemory: { value: 256e9, unit: "bytes", because: "a large database machine, not the largest" },
  machineDisk: { value: 4e12, unit: "bytes", because: "a base backup and its restore fit into a night" },
  maxConnections: { value: 100, unit: "connections", because: "what PostgreSQL allows unless told otherwise" },
  sweptPerDay: {
    value: 14_400_000,
    unit: "objects",
    because: "100,000 in each turn, every ten minutes (postgres/sweep.ts)",
  },
  objectGbMonth: { value: 0.02, unit: "$/GB-month", because: "a round number for object storage" },
  millionPuts: { value: 5, unit: "$/million", because: "a round number for writes and lists" },
  millionGets: { value: 0.4, unit: "$/million", because: "a round number for reads" },
  coreHour: { value: 0.04, unit: "$/vCPU-hour", because: "a round number for machines by the hour" },
  diskGbMonth: { value: 0.1, unit: "$/GB-month", because: "a round number for network SSDs" },
  egressGb: { value: 0.05, unit: "$/GB", because: "a round number; zero with some hosters" },
});

export type AssumptionName = keyof typeof assumptions;
export type Assumptions = Record<AssumptionName, number>;

export function valuesOf(changed: Partial<Assumptions> = {}): Assumptions {
  const values = Object.entries(assumptions).map(([name, { value }]) => [name, value]);
  return { ...(Object.fromEntries(values) as Assumptions), ...changed };
}

/** One kind of log: log-normal around its median. */
export interface SizeClass {
  kind: string;
  share: number;
  medianBytes: number;
  /** Of the logarithm: 0.7 means that two thirds are between half and twice the median. */
  spread: number;
  because: string;
}

export const sizeClasses: readonly SizeClass[] = [
  { kind: "snippets", share: 0.2, medianBytes: 2_000, spread: 1, because: "a trace, pasted" },
  { kind: "client logs", share: 0.35, medianBytes: 40_000, spread: 0.9, because: "a start and a short game" },
  { kind: "crash reports", share: 0.2, medianBytes: 25_000, spread: 0.7, because: "one trace, many mods" },
  { kind: "server logs", share: 0.23, medianBytes: 150_000, spread: 1.2, because: "latest.log of some hours" },
  { kind: "at the limit", share: 0.02, medianBytes: 12_000_000, spread: 0.8, because: "debug.log, cut to the limit" },
];

export const maxLogBytes = 10_485_760;

/** How old a log is when it is read: the share of reads up to an age, straight in the logarithm of the age between. */
export const readAges: readonly { seconds: number; share: number; because: string }[] = [
  { seconds: 1, share: 0, because: "the sender is led there" },
  { seconds: 600, share: 0.4, because: "help in a chat is quick" },
  { seconds: 86_400, share: 0.8, because: "or comes in the evening" },
  { seconds: 30 * 86_400, share: 0.94, because: "issues in trackers" },
  { seconds: 10 * 365 * 86_400, share: 1, because: "what search and old threads lead to" },
];
