/** WebDriver BiDi: commands and events over a WebSocket. */
export class BidiConnection {
  private last = 0;
  private readonly waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  private readonly listeners = new Set<(method: string, params: unknown) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => this.take(String(data)));
    socket.addEventListener("close", () => {
      for (const { reject } of this.waiting.values()) reject(new Error("the browser has ended"));
      this.waiting.clear();
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error(`no connection to ${url}`)));
    });
    return new BidiConnection(socket);
  }

  async send<Answer>(method: string, params: unknown = {}): Promise<Answer> {
    const id = ++this.last;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return (await answer.promise) as Answer;
  }

  listen(listener: (method: string, params: unknown) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private take(text: string): void {
    const message = JSON.parse(text);
    if (message.type === "event") {
      for (const listener of this.listeners) listener(message.method, message.params);
      return;
    }
    const answer = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "success") answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
