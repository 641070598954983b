const client = `
  const { connect } = require("node:net");
  const [port, ...requests] = process.argv.slice(1);
  let open = requests.length;
  for (const request of requests) {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(request, () => socket.resetAndDestroy()));
    socket.on("close", () => --open === 0 && process.exit(0));
  }
`;

/**
 * Sends each request over a connection of its own, and resets that. The server of this process sees nothing of it
 * before: by then, nobody can say where the requests came from.
 */
export function resetAfterSending(port: number, requests: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, "-e", client, String(port), ...requests]);
  if (exitCode !== 0) throw new Error(`the client failed: ${stderr.toString()}`);
}
