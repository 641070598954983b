import { join } from "node:path";
import { settings } from "../../src/config/config.ts";
import type { Child, Workspace } from "../workspace.ts";

interface ServiceOptions {
  dataDir: string;
  /** Beside the address to listen on, everything is as by default. */
  env?: Record<string, string>;
  /** A module that is loaded before the program. */
  preload?: string;
  /** Keeps the end of what it logs: for runs that log little. */
  keepsLog?: boolean;
}

const startWithinMs = 30_000;
const mainScript = join(import.meta.dir, "../../src/main.ts");

/** The service as an operator starts it, which may be killed at any moment, also while it starts. */
export class Service {
  private said = "";
  private logged = "";
  private readonly listening: Promise<number>;

  private constructor(
    private readonly workspace: Workspace,
    private readonly child: Child,
  ) {
    this.listening = this.readPort();
    this.listening.catch(() => {});
    if (child.stdout) void this.readLog(child.stdout as ReadableStream<Uint8Array>);
  }

  static launch(workspace: Workspace, { dataDir, env = {}, preload, keepsLog }: ServiceOptions): Service {
    const environment: Record<string, string | undefined> = { ...process.env };
    // What is set in the shell of whoever runs this must not change what is tested.
    for (const { env: name } of Object.values(settings)) delete environment[name];
    Object.assign(environment, { HOST: "127.0.0.1", PORT: "0", LC_ALL: "C", DATA_DIR: dataDir }, env);
    const command = [process.execPath, ...(preload ? ["--preload", preload] : []), mainScript, "serve"];
    const stdout = keepsLog ? "pipe" : "ignore";
    return new Service(workspace, workspace.spawn(command, { env: environment, stdout }));
  }

  get pid(): number {
    return this.child.pid;
  }

  /** The port, once it listens. Rejects with what the program said if it ends instead. */
  get port(): Promise<number> {
    return this.listening;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** What it wrote to standard error, the end of it. */
  get lastWords(): string {
    return this.said;
  }

  /** The end of its log, if it was to be kept. */
  get log(): string {
    return this.logged;
  }

  askToStop(): void {
    this.child.kill("SIGTERM");
  }

  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.child.exited;
  }

  stop(): Promise<void> {
    return this.workspace.end(this.child);
  }

  private async readLog(pipe: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of pipe)
      this.logged = (this.logged + decoder.decode(chunk, { stream: true })).slice(-200_000);
  }

  private readPort(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const timer = setTimeout(() => reject(new Error("the service did not start in time")), startWithinMs);
    const read = async () => {
      const decoder = new TextDecoder();
      // Read to the end: a full pipe would block the server.
      for await (const chunk of this.child.stderr) {
        this.said = (this.said + decoder.decode(chunk, { stream: true })).slice(-10_000);
        const port = /listens on http:\/\/[^\s]*:(\d+)/.exec(this.said)?.[1];
        if (port) resolve(Number(port));
      }
      reject(new Error(`the service did not start: ${this.said}`));
    };
    read().catch(reject);
    promise.catch(() => {}).finally(() => clearTimeout(timer));
    return promise;
  }
}
