import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy between a node and an engine, which can delay, hold or cut connections. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private isHeld = false;
  private heldSockets = new Set<Socket>();
  private delayMs = 0;
  private lostAnswerOf: string | null = null;
  /** How often an answer was lost on purpose. */
  lostAnswers = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async before(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const proxy = new TcpProxy(server, (server.address() as { port: number }).port);
    server.on("connection", (client) => proxy.connect(client, connect(targetPort, "127.0.0.1")));
    return proxy;
  }

  /** Holds all data without closing connections. */
  hold(): void {
    this.isHeld = true;
    for (const socket of this.sockets) {
      socket.pause();
      this.heldSockets.add(socket);
    }
  }

  release(): void {
    this.isHeld = false;
    for (const socket of this.heldSockets) socket.resume();
    this.heldSockets.clear();
  }

  /** Everything takes so much longer, in each direction. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** The next request that has these letters arrives; its answer does not, and the connection ends. */
  loseAnswerOf(letters: string): void {
    this.lostAnswerOf = letters;
  }

  /** All connections end at once. New ones are taken. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private connect(client: Socket, engine: Socket): void {
    let isLosing = false;
    this.forward(client, engine, (bytes) => {
      if (this.lostAnswerOf !== null && bytes.includes(this.lostAnswerOf)) {
        this.lostAnswerOf = null;
        isLosing = true;
      }
      return true;
    });
    this.forward(engine, client, () => {
      if (!isLosing) return true;
      this.lostAnswers++;
      client.destroy();
      return false;
    });
  }

  private forward(from: Socket, to: Socket, mayPass: (bytes: Buffer) => boolean): void {
    this.sockets.add(from);
    from.setNoDelay(true);
    if (this.isHeld) {
      from.pause();
      this.heldSockets.add(from);
    }
    const pass = (bytes: Buffer) => {
      if (!mayPass(bytes) || to.destroyed) return;
      if (to.write(bytes)) return;
      from.pause();
      to.once("drain", () => (this.isHeld ? this.heldSockets.add(from) : from.resume()));
    };
    from.on("data", (bytes: Buffer) => {
      if (this.delayMs > 0) setTimeout(() => pass(bytes), this.delayMs);
      else pass(bytes);
    });
    from.on("error", () => {});
    from.on("close", () => {
      this.sockets.delete(from);
      this.heldSockets.delete(from);
      to.destroy();
    });
  }
}
