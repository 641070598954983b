/**
 * Keeps a number of uploads of the largest size in flight until it is told to end, then prints how they were answered.
 * Arguments: port, uploads at once, bytes of a log.
 */
import { HttpConnection, uploadRequest } from "./http-connection.ts";
import { sampleLog, uploadBody } from "./sample-log.ts";

export interface PressureResult {
  /** How many uploads got each status, or `broken` for a connection that ended without an answer. */
  answers: Record<string, number>;
  seconds: number;
}

if (import.meta.main) {
  const [port = 0, atOnce = 0, bytes = 0] = process.argv.slice(2).map(Number);
  keepUploading(port, atOnce, uploadRequest(uploadBody(sampleLog(3, bytes))));
}

function keepUploading(port: number, atOnce: number, request: Uint8Array): void {
  const answers: Record<string, number> = {};
  const started = performance.now();
  let isOver = false;
  process.on("SIGTERM", () => {
    isOver = true;
    console.log(JSON.stringify({ answers, seconds: (performance.now() - started) / 1000 } satisfies PressureResult));
    process.exit(0);
  });

  const count = (outcome: string) => {
    answers[outcome] = (answers[outcome] ?? 0) + 1;
  };
  const uploadAgainAndAgain = async () => {
    let connection: HttpConnection | null = null;
    while (!isOver) {
      try {
        connection ??= await HttpConnection.open(port);
        count(String(await connection.send(request)));
        if (!connection.isCutShort) continue;
      } catch {
        count("broken");
        await Bun.sleep(20);
      }
      connection?.close();
      connection = null;
    }
  };
  for (let i = 0; i < atOnce; i++) void uploadAgainAndAgain();
  process.stderr.write("uploading\n");
}
