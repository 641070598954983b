/** A client with an address of its own: every address of 127.0.0.0/8 reaches this machine, and each is another client. */

export interface Answer {
  status: number;
  /** In lower case, as they came. */
  head: string;
  body: Uint8Array;
}

export class ConnectionLost extends Error {}

const nothing = new Uint8Array();

/** Any address of the network that no other part of a run uses by itself. */
export function loopbackAddress(number: number): string {
  const rest = number % (250 * 250 * 250);
  return `127.${1 + Math.floor(rest / 62_500)}.${1 + (Math.floor(rest / 250) % 250)}.${1 + (rest % 250)}`;
}

/** One connection, one request at a time. A connection that the server closed is opened anew with the next request. */
export class Client {
  private socket: Bun.Socket<undefined> | null = null;
  private outgoing: Uint8Array = nothing;
  private sentOnSocket = 0;
  private opening: ((error: Error) => void) | null = null;
  private received: Uint8Array[] = [];
  private waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void; isHead: boolean } | null = null;

  constructor(
    private readonly port: number,
    readonly address: string,
  ) {}

  async send(request: Uint8Array, isHead = false): Promise<Answer> {
    if (this.waiting) throw new Error("one request at a time");
    if (!this.socket) {
      this.socket = await this.openUnlessClosed();
      this.sentOnSocket = 0;
    }
    this.sentOnSocket++;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.waiting = { resolve, reject, isHead };
    this.received = [];
    this.outgoing = request;
    this.flush();
    return promise;
  }

  /** Whether the last request was sent on a connection that had been used before. */
  get wasReused(): boolean {
    return this.sentOnSocket > 1;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(requestBytes("GET", path, headers));
  }

  post(path: string, body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(requestBytes("POST", path, headers, body));
  }

  close(): void {
    const { socket } = this;
    const error = new ConnectionLost("closed by the client");
    this.fail(error);
    this.opening?.(error);
    socket?.terminate();
  }

  /** Whoever leaves does so also while a busy server has not taken the connection yet. */
  private async openUnlessClosed(): Promise<Bun.Socket<undefined>> {
    const { promise: closed, reject } = Promise.withResolvers<never>();
    this.opening = reject;
    const opened = this.open();
    try {
      return await Promise.race([opened, closed]);
    } catch (error) {
      opened.then(
        (socket) => socket.terminate(),
        () => {},
      );
      throw error;
    } finally {
      this.opening = null;
    }
  }

  private async open(): Promise<Bun.Socket<undefined>> {
    // The types do not know `localAddress` yet.
    const options: Bun.TCPSocketConnectOptions<undefined> & { localAddress: string } = {
      hostname: "127.0.0.1",
      port: this.port,
      localAddress: this.address,
      socket: {
        data: (socket, chunk) => {
          if (this.socket === socket) this.receive(chunk);
        },
        drain: () => this.flush(),
        close: (socket) => {
          if (this.socket === socket) this.ended();
        },
        error: (_, error) => this.fail(error),
      },
    };
    return Bun.connect(options).catch((error) => {
      throw new ConnectionLost(`cannot connect: ${(error as Error).message}`);
    });
  }

  private flush(): void {
    if (!this.socket || this.outgoing.length === 0) return;
    const written = this.socket.write(this.outgoing);
    if (written > 0) this.outgoing = this.outgoing.subarray(written);
  }

  private receive(chunk: Uint8Array): void {
    this.received.push(Uint8Array.from(chunk));
    const whole = wholeAnswer(this.received, this.waiting?.isHead ?? false, false);
    if (whole) this.settle(whole);
  }

  private ended(): void {
    const whole = this.received.length > 0 ? wholeAnswer(this.received, this.waiting?.isHead ?? false, true) : null;
    if (whole) this.settle(whole);
    this.fail(new ConnectionLost("the server closed the connection"));
  }

  private settle(answer: Answer): void {
    const { waiting } = this;
    this.waiting = null;
    this.received = [];
    if (/\r\nconnection: close/.test(answer.head) || this.outgoing.length > 0) {
      const { socket } = this;
      this.socket = null;
      socket?.end();
    }
    this.outgoing = nothing;
    waiting?.resolve(answer);
  }

  private fail(error: Error): void {
    this.socket = null;
    this.outgoing = nothing;
    const { waiting } = this;
    this.waiting = null;
    waiting?.reject(error);
  }
}

/** The answer, once all of it is there: by its length, its chunks, or the end of the connection. */
export function wholeAnswer(chunks: Uint8Array[], isHead: boolean, hasEnded: boolean): Answer | null {
  const first = Buffer.from(chunks[0]!);
  // Only the first chunk is looked at for the head unless it is not whole there: answers can be large.
  const joinedHead = first.indexOf("\r\n\r\n") !== -1 ? first : Buffer.concat(chunks);
  const headEnd = joinedHead.indexOf("\r\n\r\n");
  if (headEnd === -1) return null;
  const head = joinedHead.toString("latin1", 0, headEnd).toLowerCase();
  const status = Number(head.slice(9, 12));
  // "Continue" comes before the answer.
  if (status >= 100 && status < 200) {
    const rest = Buffer.concat(chunks).subarray(headEnd + 4);
    return rest.length > 0 ? wholeAnswer([rest], isHead, hasEnded) : null;
  }
  const have = chunks.reduce((sum, chunk) => sum + chunk.length, 0) - headEnd - 4;
  const body = () => Buffer.concat(chunks).subarray(headEnd + 4);
  if (isHead || status === 204 || status === 304) return { status, head, body: nothing };
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) return have >= Number(length) ? { status, head, body: body() } : null;
  if (/\r\ntransfer-encoding: *chunked/.test(head)) {
    const last = Buffer.from(chunks.at(-1)!);
    const mayBeWhole = last.length < 5 || last.subarray(-5).toString("latin1") === "0\r\n\r\n";
    const joined = mayBeWhole ? joinChunks(body()) : null;
    return joined && { status, head, body: joined };
  }
  return hasEnded ? { status, head, body: body() } : null;
}

function joinChunks(bytes: Buffer): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (size === 0) return Buffer.concat(parts);
    if (Number.isNaN(size) || lineEnd + 2 + size + 2 > bytes.length) return null;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
): Uint8Array {
  const lines = [`${method} ${path} HTTP/1.1`, "Host: 127.0.0.1"];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  const bytes = body === undefined ? null : Buffer.from(body as string);
  if (bytes) lines.push(`Content-Length: ${bytes.length}`);
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return bytes ? Buffer.concat([head, bytes]) : head;
}
