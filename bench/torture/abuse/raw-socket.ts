/** A connection that sends what it is given, at its own pace, and notes the first line of every answer. */
export class RawSocket {
  private socket: Bun.Socket<undefined> | null = null;
  private queue: Uint8Array[] = [];
  private drained: (() => void) | null = null;
  isClosed = false;

  private constructor(private readonly answered: (status: number) => void) {}

  static async open(port: number, address: string, answered: (status: number) => void): Promise<RawSocket> {
    const raw = new RawSocket(answered);
    const options: Bun.TCPSocketConnectOptions<undefined> & { localAddress: string } = {
      hostname: "127.0.0.1",
      port,
      localAddress: address,
      socket: {
        data: (_, chunk) => raw.receive(chunk),
        drain: () => raw.flush(),
        close: () => raw.end(),
        error: () => raw.end(),
      },
    };
    raw.socket = await Bun.connect(options);
    return raw;
  }

  /** Resolves when the system has taken all of it, or the connection has ended. */
  write(bytes: Uint8Array): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.queue.push(bytes);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.drained = resolve;
    this.flush();
    return promise;
  }

  close(): void {
    this.socket?.terminate();
    this.end();
  }

  private flush(): void {
    while (this.queue.length > 0 && this.socket) {
      const bytes = this.queue[0]!;
      const written = this.socket.write(bytes);
      if (written < bytes.length) {
        if (written > 0) this.queue[0] = bytes.subarray(written);
        return;
      }
      this.queue.shift();
    }
    this.drained?.();
  }

  private receive(chunk: Uint8Array): void {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(Buffer.from(chunk.subarray(0, 16)).toString("latin1"))?.[1];
    if (status) this.answered(Number(status));
  }

  private end(): void {
    this.isClosed = true;
    this.socket = null;
    this.queue = [];
    this.drained?.();
  }
}
