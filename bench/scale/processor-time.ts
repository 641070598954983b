import { readdirSync, readFileSync } from "node:fs";

const tickMs = 10;

/** By part of the cluster, milliseconds of processor time so far: of every process that this one has started. */
export type ProcessorTimes = Record<string, number>;

/** Programs of which a part consists; whatever else runs below this process is the load itself. */
const parts: Record<string, string> = {
  bun: "nodes",
  "bun.exe": "nodes",
  postgres: "PostgreSQL",
  radosgw: "S3 store",
  "ceph-osd": "S3 store",
  "ceph-mon": "S3 store",
  "redis-server": "Redis",
  haproxy: "HAProxy",
};

export function processorTimes(): ProcessorTimes {
  const times: ProcessorTimes = {};
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)));
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  for (const { pid, name, ticks } of processes) {
    const part = parts[name];
    if (part && isOurs(pid, parents)) times[part] = (times[part] ?? 0) + ticks * tickMs;
  }
  return times;
}

export function used(before: ProcessorTimes, after: ProcessorTimes): ProcessorTimes {
  return Object.fromEntries(Object.entries(after).map(([part, ms]) => [part, ms - (before[part] ?? 0)]));
}

interface ProcessStat {
  pid: number;
  parent: number;
  name: string;
  ticks: number;
}

function statOf(pid: number): ProcessStat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // With those of children that have ended: PostgreSQL starts and ends processes all the time.
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return [{ pid, parent: Number(fields[1]), name, ticks }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function isOurs(pid: number, parents: Map<number, number>): boolean {
  let at = parents.get(pid);
  while (at !== undefined && at > 1) {
    if (at === process.pid) return true;
    at = parents.get(at);
  }
  return false;
}
