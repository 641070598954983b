import { connect, type Socket } from "node:net";

/** Connections that say `greeting` and then neither write by themselves nor read anything. */
export async function openSockets(port: number, count: number, greeting: (i: number) => string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {});
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on("connect", resolve))));
  for (const [i, socket] of sockets.entries()) {
    socket.pause();
    socket.write(greeting(i));
  }
  return sockets;
}
