import { connect, type Socket } from "node:net";

export interface RawOptions {
  /** Reads nothing before everything is sent, as simple clients do. */
  patient?: boolean;
  timeoutMs?: number;
  /** Whether all that is waited for is there; else one whole answer is. */
  isEnough?: (received: string) => boolean;
}

/** Sends bytes as they are, and returns what comes back until one whole answer is there or the connection ends. */
export function sendRaw(port: number, chunks: (string | Uint8Array)[], options: RawOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no whole answer in time; received ${JSON.stringify(received.slice(0, 200))}`));
    }, options.timeoutMs ?? 60_000);
    socket.on("data", (data) => {
      received += data.toString("latin1");
      if ((options.isEnough ?? isWhole)(received)) finish();
    });
    socket.on("close", finish);
    socket.on("error", (error) => {
      if (received !== "") return;
      clearTimeout(timer);
      reject(error);
    });
    if (options.patient) socket.pause();
    void (async () => {
      for (const chunk of chunks) {
        if (socket.destroyed) return;
        if (!socket.write(chunk)) await drained(socket);
      }
      if (options.patient) socket.resume();
    })();
  });
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off("drain", done);
      socket.off("close", done);
      resolve();
    };
    socket.on("drain", done);
    socket.on("close", done);
  });
}

/** Whether one answer of known length is there, with all of its body. */
export function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  return length !== undefined && answer.length >= end + 4 + Number(length);
}
