/**
 * One kept-alive connection that sends ready-made bytes and looks at nothing but status and length of the answer. On a
 * machine that runs client and server, every cycle that the client saves is one less that it takes from what is measured.
 */
export class HttpConnection {
  private socket: Bun.Socket<undefined> | null = null;
  private outgoing: Uint8Array = nothing;
  private head = "";
  private status = 0;
  /** Of the answer's body; -1 while its head is not complete. */
  private bytesLeft = -1;
  private waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  private constructor() {}

  static async open(port: number): Promise<HttpConnection> {
    const connection = new HttpConnection();
    connection.socket = await Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        data: (_, chunk) => connection.receive(chunk),
        drain: () => connection.flush(),
        close: () => connection.fail(new Error("the server closed the connection")),
        error: (_, error) => connection.fail(error),
      },
    });
    return connection;
  }

  /** Resolves to the status when the whole answer is there. One request at a time. */
  send(request: Uint8Array): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.waiting = { resolve, reject };
    this.outgoing = request;
    this.flush();
    return promise;
  }

  /** Whether the last answer came before the request was sent: then the connection cannot be used again. */
  get isCutShort(): boolean {
    return this.outgoing.length > 0;
  }

  close(): void {
    this.waiting = null;
    this.socket?.end();
    this.socket = null;
  }

  private flush(): void {
    if (!this.socket) this.fail(new Error("the connection is closed"));
    else if (this.outgoing.length > 0) this.write(this.socket);
  }

  private write(socket: Bun.Socket<undefined>): void {
    const written = socket.write(this.outgoing);
    if (written > 0) this.outgoing = this.outgoing.subarray(written);
  }

  private receive(chunk: Uint8Array): void {
    let body = chunk.length;
    if (this.bytesLeft === -1) {
      const before = this.head.length;
      this.head += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("latin1");
      const end = this.head.indexOf("\r\n\r\n");
      if (end === -1) return;
      body = before + chunk.length - (end + 4);
      this.status = Number(this.head.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(this.head)?.[1];
      if (length === undefined) {
        this.fail(new Error(`an answer without a length: ${this.head.slice(0, end)}`));
        return;
      }
      this.bytesLeft = Number(length);
      this.head = "";
    }
    this.bytesLeft -= body;
    if (this.bytesLeft > 0) return;
    this.bytesLeft = -1;
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(this.status);
  }

  private fail(error: Error): void {
    this.socket = null;
    this.waiting?.reject(error);
    this.waiting = null;
  }
}

const nothing = new Uint8Array();

export function getRequest(path: string): Uint8Array {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
}

export function uploadRequest(jsonBody: string): Uint8Array {
  const head = `POST /api/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(jsonBody)}\r\n\r\n`;
  return Buffer.from(head + jsonBody);
}

/** Sends every request once, over some connections at a time. Returns the milliseconds that all of them took. */
export async function sendAll(port: number, requests: Uint8Array[], connections: number): Promise<number> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)));
  let next = 0;
  const work = async (line: HttpConnection) => {
    while (next < requests.length) {
      const status = await line.send(requests[next++]!);
      if (status !== 200) throw new Error(`the server answered ${status}`);
    }
  };
  try {
    const started = performance.now();
    await Promise.all(lines.map(work));
    return performance.now() - started;
  } finally {
    for (const line of lines) line.close();
  }
}
