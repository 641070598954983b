import type { App } from "./app.ts";

export interface Listening {
  url: string;
  port: number;
  /** Requests that are being answered. */
  pending(): number;
  /** Takes no new connections, waits for what is in flight, and then ends what is left. */
  stop(withinMs: number): Promise<void>;
}

/**
 * Far above any log: the handler has the real limit. Bun 1.4.4 would answer 413 in its own shape before it asks the
 * handler.
 */
const maxRequestBodySize = 4 * 1024 * 1024 * 1024;
/** Seconds without a byte in either direction. Longer than any wait of our own, whose end is an answer. */
const idleTimeout = 60;

/** A reason why the server cannot listen, in a sentence for the operator. */
export class CannotListen extends Error {
  override readonly name = "CannotListen";
}

export function listen(app: App, host: string, port: number): Listening {
  const server = serve(app, host, port);
  return {
    url: addressText(server.hostname ?? host, server.port ?? port),
    port: server.port ?? port,
    pending: () => server.pendingRequests,
    async stop(withinMs) {
      const finished = server.stop();
      const isDone = await Promise.race([finished.then(() => true), Bun.sleep(withinMs).then(() => false)]);
      if (!isDone) await Promise.race([server.stop(true), Bun.sleep(500)]);
    },
  };
}

function serve(app: App, host: string, port: number): Bun.Server<undefined> {
  try {
    return start(app, host, port);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // A machine without IPv6 cannot open the address that means both families.
    const hasNoIpv6 = host === "::" && code !== "EADDRINUSE" && code !== "EACCES";
    if (hasNoIpv6) return serve(app, "0.0.0.0", port);
    throw new CannotListen(reason(code, host, port) ?? `Cannot listen on HOST ${host}, PORT ${port}: ${message}`);
  }
}

function start(app: App, hostname: string, port: number): Bun.Server<undefined> {
  const server = Bun.serve({
    hostname,
    port,
    idleTimeout,
    maxRequestBodySize,
    development: false,
    // Bun 1.4.4 turns it on outside of development mode: two servers would share the port, and get half the requests
    // each.
    reusePort: false,
    routes: {
      "/api/log/:id": (request, server) =>
        app.answerLog(request, server.requestIP(request)?.address, request.params.id),
    },
    fetch: (request, server) => app.answer(request, server.requestIP(request)?.address),
    error: () => new Response(null, { status: 500 }),
  });
  app.countPending(() => server.pendingRequests);
  return server;
}

function reason(code: string | undefined, host: string, port: number): string | null {
  const address = addressText(host, port);
  if (code === "EADDRINUSE") return `${address} is taken by another program. Stop it, or set PORT to another port.`;
  if (code === "EACCES") return `This user may not listen on ${address}. Set PORT to 1024 or higher.`;
  if (code === "EADDRNOTAVAIL") return `This machine has no address ${host}. Set HOST to one that it has.`;
  return null;
}

function addressText(host: string, port: number): string {
  const name = host === "::" || host === "0.0.0.0" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
