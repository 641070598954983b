import { trusted } from "../page/trusted.ts";

/** Each question has a thread of its own, which ends with it: it is asked once, and holds whole logs. */
export function askWorker<Reply>(address: string, question: unknown, signal?: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted.script(address), { type: "module" });
    const fail = (why: string) => {
      worker.terminate();
      reject(new Error(why));
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = ({ message }) => fail(message ?? "it could not be loaded");
    worker.onmessageerror = () => fail("its reply could not be read");
    signal?.addEventListener("abort", () => fail("nobody waits for it any more"));
    worker.postMessage(question);
  });
}
