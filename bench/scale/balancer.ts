import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/support/engines/free-port.ts";
import { until } from "../../tests/support/engines/until.ts";
import type { Context } from "../context.ts";
import type { Server } from "../servers.ts";

/** HAProxy on one thread in front of some nodes, each in turn. */
export async function startBalancer({ workspace }: Context, nodes: readonly Server[]): Promise<Server> {
  const port = freePort();
  const path = join(workspace.directory("haproxy"), "haproxy.cfg");
  writeFileSync(path, configuration(port, nodes));
  const child = workspace.spawn(["haproxy", "-f", path, "-db"], { stdout: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await until("HAProxy answers", async () => (await fetch(`${origin}/robots.txt`)).ok);
  return { origin, port, pid: child.pid, stop: () => workspace.end(child) };
}

function configuration(port: number, nodes: readonly Server[]): string {
  const servers = nodes.map((node, place) => `  server node${place + 1} 127.0.0.1:${node.port}`).join("\n");
  return `
global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
frontend public
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  http-reuse always
${servers}
`;
}
