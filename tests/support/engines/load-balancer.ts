import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineProcess, engineDirectory } from "./engine-process.ts";
import { freePort } from "./free-port.ts";
import { isInstalled } from "./installed.ts";
import { until } from "./until.ts";

export const hasBalancer = isInstalled("HAProxy", ["haproxy"], "haproxy");

/** Where it comes from, as the nodes see it: they trust it, and nobody else. */
export const balancerAddress = "127.0.0.2";

/**
 * HAProxy in front of some nodes, as the deployment files set it up: whoever shares a log gets the next node, whoever
 * reads one gets the node that everybody reads it from, so that it is in that node's memory.
 */
export class LoadBalancer {
  private constructor(
    readonly port: number,
    private readonly process: EngineProcess,
  ) {}

  static async start(nodePorts: readonly number[]): Promise<LoadBalancer> {
    const directory = engineDirectory("haproxy");
    const path = join(directory, "haproxy.cfg");
    const port = freePort();
    writeFileSync(path, configuration(port, nodePorts));
    const command = ["haproxy", "-f", path, "-db"];
    const process = new EngineProcess({ command, log: join(directory, "log") });
    process.start();
    // Also a node that refuses this client has answered.
    const isUp = async () => (await fetch(`http://127.0.0.1:${port}/robots.txt`)).status !== 503;
    await until("HAProxy answers", isUp).catch((error) => {
      throw new Error(process.said(), { cause: error });
    });
    return new LoadBalancer(port, process);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return this.process.crash();
  }
}

function configuration(port: number, nodePorts: readonly number[]): string {
  const servers = nodePorts
    .map((nodePort, place) => `  server node${place + 1} 127.0.0.1:${nodePort} source ${balancerAddress}`)
    .join("\n");
  return `
global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
  http-reuse safe
frontend public
  bind 127.0.0.1:${port}
  http-request del-header X-Forwarded-For
  http-request del-header X-Forwarded-Host
  http-request set-header X-Forwarded-Proto http
  acl is-reading method GET HEAD DELETE
  use_backend readers if is-reading
  default_backend writers
backend readers
  balance hash path,field(-1,/),field(1,.)
  hash-type consistent
${servers}
backend writers
  balance roundrobin
${servers}
`;
}
