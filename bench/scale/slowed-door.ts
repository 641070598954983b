import type { Socket } from "bun";

interface Way {
  other: Socket<Way> | null;
  waiting: Uint8Array[];
}

/** A port that leads to another one. What comes back takes longer. */
export function slowedDoor(port: number, delayMs: number): { port: number; stop(): void } {
  const write = (to: Socket<Way>, bytes: Uint8Array) => {
    to.data.waiting.push(bytes);
    drain(to);
  };
  const door = Bun.listen<Way>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      async open(client) {
        client.data = { other: null, waiting: [] };
        client.pause();
        const engine = await Bun.connect<Way>({
          hostname: "127.0.0.1",
          port,
          data: { other: client, waiting: [] },
          socket: {
            data: (_, bytes) => {
              const late = Uint8Array.from(bytes);
              setTimeout(() => write(client, late), delayMs);
            },
            drain,
            close: () => void setTimeout(() => client.end(), delayMs),
          },
        });
        client.data.other = engine;
        client.resume();
      },
      data: (client, bytes) => {
        if (client.data.other) write(client.data.other, Uint8Array.from(bytes));
      },
      drain,
      close: (client) => void client.data.other?.end(),
    },
  });
  return { port: door.port, stop: () => door.stop(true) };
}

function drain(socket: Socket<Way>): void {
  const { waiting } = socket.data;
  while (waiting.length > 0) {
    const written = socket.write(waiting[0]!);
    if (written < waiting[0]!.length) {
      if (written > 0) waiting[0] = waiting[0]!.subarray(written);
      return;
    }
    waiting.shift();
  }
}
