import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Disturbance } from "./disturbance.ts";
import { ms, perSecond } from "./report.ts";
import { median } from "./rounds.ts";
import type { Server } from "./servers.ts";
import { outputOf, type Workspace } from "./workspace.ts";

export interface WrkResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processors that other programs used meanwhile; `null` where the system does not tell. */
  disturbance: number | null;
}

/** `wrk` prints for people; this prints for us, exactly. */
const printResult = `
done = function(summary, latency, requests)
  local e = summary.errors
  io.write(string.format(
    '\\nRESULT {"requests":%d,"us":%d,"p50":%.3f,"p99":%.3f,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

interface WrkLoad {
  connections: number;
  seconds: number;
  /** A body to send with POST; without one, it is a GET. */
  body?: WrkBody;
  headers?: Record<string, string>;
}

export interface WrkBody {
  file: string;
  type: string;
}

/** Runs `wrk` on one address of a server. Throws if anything but successes came back: such a figure would mean nothing. */
export async function runWrk(workspace: Workspace, server: Server, path: string, load: WrkLoad): Promise<WrkResult> {
  const url = `${server.origin}${path}`;
  const directory = workspace.directory("wrk");
  const script = join(directory, "load.lua");
  writeFileSync(script, `${load.body ? postScript(load.body) : ""}${printResult}`);
  const flags = ["-t1", `-c${load.connections}`, `-d${load.seconds}s`, "--timeout", "30s", "--latency"];
  for (const [name, value] of Object.entries(load.headers ?? {})) flags.push("-H", `${name}: ${value}`);
  const watch = new Disturbance(server.pid);
  const child = workspace.spawn(["wrk", ...flags, "-s", script, url], { stdout: "pipe" });
  const [output, complaint] = await Promise.all([outputOf(child.stdout), outputOf(child.stderr)]);
  await child.exited;
  const disturbance = watch.end(Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6);
  workspace.removeDirectory(directory);
  const line = /^RESULT (.*)$/m.exec(output)?.[1];
  if (!line) throw new Error(`wrk gave no result for ${url}: ${output}${complaint}`);
  const raw = JSON.parse(line) as { requests: number; us: number; p50: number; p99: number; errors: number };
  if (raw.errors > 0 || raw.requests === 0) {
    throw new Error(`wrk saw ${raw.errors} failures and ${raw.requests} answers from ${url}`);
  }
  return {
    perSecond: (raw.requests / raw.us) * 1e6,
    p50Ms: raw.p50 / 1000,
    p99Ms: raw.p99 / 1000,
    disturbance,
  };
}

function postScript({ file, type }: WrkBody): string {
  return `
local file = assert(io.open(${JSON.stringify(file)}, "rb"))
wrk.method = "POST"
wrk.body = file:read("*a")
wrk.headers["Content-Type"] = ${JSON.stringify(type)}
file:close()
`;
}

/** The medians of some rounds, for people. */
export function figures(rounds: WrkResult[]): string {
  const p50 = median(rounds.map((one) => one.p50Ms));
  const p99 = median(rounds.map((one) => one.p99Ms));
  return `${perSecond(median(rounds.map((one) => one.perSecond)))}, p50 ${ms(p50)}, p99 ${ms(p99)}`;
}

/** A sentence about what is missing, or `null` if everything is there. */
export function missing(...programs: string[]): string | null {
  const absent = programs.filter((program) => Bun.which(program) === null);
  if (absent.length === 0) return null;
  return `${absent.join(" and ")} ${absent.length === 1 ? "is" : "are"} not installed (apt-get install wrk nginx-light).`;
}
