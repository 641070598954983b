const first = 20_000;
/** Where the system's own choice for outgoing connections begins: an engine that comes back finds its port free. */
const last = 31_999;
const given = new Set<number>();

/** A port of this machine that nobody uses. */
export function freePort(): number {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (given.has(port)) continue;
    try {
      Bun.listen({ hostname: "127.0.0.1", port, socket: { data() {} } }).stop(true);
    } catch {
      continue;
    }
    given.add(port);
    return port;
  }
}
