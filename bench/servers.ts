import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { settings } from "../src/config/config.ts";
import type { Child, Workspace } from "./workspace.ts";

export interface Server {
  origin: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const startWithinMs = 30_000;
const mainScript = join(import.meta.dir, "../src/main.ts");
const bareServerScript = join(import.meta.dir, "bare-upload-server.ts");
const pasteServerScript = join(import.meta.dir, "paste-server.ts");

/** One client stands for all of them here, and takes as much of the request thread as there is: it is counted, and allowed. */
const withoutClientLimits = {
  UPLOADS_PER_MINUTE: "0",
  WASTED_SECONDS_PER_MINUTE: "1000000",
  CLIENT_SHARE_PERCENT: "100",
};

/** The service as an operator runs it: only what one client may do is not limited, and only this machine can reach it. */
export async function startLectern(
  workspace: Workspace,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Server> {
  const env: Record<string, string | undefined> = { ...process.env };
  // What is set in the shell of whoever measures must not change what is measured.
  for (const { env: name } of Object.values(settings)) delete env[name];
  Object.assign(env, { HOST: "127.0.0.1", PORT: "0", LC_ALL: "C", DATA_DIR: dataDir, ...withoutClientLimits }, more);
  const child = workspace.spawn([process.execPath, mainScript, "serve"], { env, stdout: "ignore" });
  return announced(workspace, child, "the service");
}

export async function startBareUploadServer(workspace: Workspace, dataDir: string): Promise<Server> {
  const child = workspace.spawn([process.execPath, bareServerScript, dataDir], { stdout: "ignore" });
  return announced(workspace, child, "the bare upload server");
}

/** It needs Node: see `missing`. */
export async function startPasteServer(workspace: Workspace, dataDir: string): Promise<Server> {
  const script = join(workspace.directory("paste-server"), "server.mjs");
  writeFileSync(script, new Bun.Transpiler({ loader: "ts" }).transformSync(readFileSync(pasteServerScript, "utf8")));
  const child = workspace.spawn(["node", script, dataDir], { stdout: "ignore" });
  return announced(workspace, child, "the paste server");
}

/**
 * One process without a master, so that ending it by its id ends all of it. It sends a file as it is, and the one with
 * `.gz` behind its name to those who take gzip.
 */
export async function startNginx(workspace: Workspace, files: Record<string, Uint8Array>): Promise<Server> {
  const prefix = workspace.directory("nginx");
  const port = await freePort();
  mkdirSync(join(prefix, "files"));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(prefix, "files", name), bytes);
  writeFileSync(join(prefix, "nginx.conf"), nginxConfiguration(port));
  const command = ["nginx", "-p", `${prefix}/`, "-c", "nginx.conf", "-e", "error.log"];
  const child = workspace.spawn(command, { stdout: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/${Object.keys(files)[0]}`, child);
  return { origin, port, pid: child.pid, stop: () => workspace.end(child) };
}

function nginxConfiguration(port: number): string {
  const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `  ${kind}_temp_path temporary-${kind};`)
    .join("\n");
  return `
daemon off;
master_process off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
${temporaryPaths}
  access_log off;
  sendfile on;
  gzip_static on;
  keepalive_requests 1000000000;
  default_type application/json;
  server {
    listen 127.0.0.1:${port};
    root files;
  }
}
`;
}

/** Waits for the line on standard error that says where the server listens. */
async function announced(workspace: Workspace, child: Child, what: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => reject(new Error(`${what} did not start in time`)), startWithinMs);
  let text = "";
  const listen = async () => {
    const decoder = new TextDecoder();
    // Read to the end: a full pipe would block the server.
    for await (const chunk of child.stderr) {
      text = (text + decoder.decode(chunk, { stream: true })).slice(-10_000);
      const port = /listens on http:\/\/[^\s]*:(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    }
    reject(new Error(`${what} did not start: ${text}`));
  };
  listen().catch(reject);
  try {
    const port = await promise;
    return { origin: `http://127.0.0.1:${port}`, port, pid: child.pid, stop: () => workspace.end(child) };
  } finally {
    clearTimeout(timer);
  }
}

async function answering(url: string, child: Child): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${await new Response(child.stderr).text()}`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
      throw new Error(`nginx answers ${response.status}`);
    } catch (error) {
      if (attempt === 199) throw error;
      await Bun.sleep(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
