import { App, type AppParts, type AppSettings } from "../../src/http/app.ts";
import { Assets } from "../../src/http/assets/assets.ts";
import { defaultBodyLimits } from "../../src/http/bodies/receive.ts";
import { listen } from "../../src/http/server.ts";
import { systemRandomBytes } from "../../src/logs/id.ts";
import { systemClock } from "../../src/logs/ports.ts";
import { unlimited } from "../../src/logs/upload-limiter.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { webDirectory } from "../../src/web-files.ts";
import type { ErrorAnswer, LogAnswer, StatsAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export interface AppUnderTest {
  url: string;
  port: number;
  failures: Error[];
  /** Uploads as JSON, and expects that to work. */
  upload(content: string, name?: string): Promise<UploadAnswer>;
  post(body: string | Uint8Array | FormData, headers?: Record<string, string>, query?: string): Promise<Response>;
  get(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

type RequestInit = NonNullable<Parameters<typeof fetch>[1]>;

let loaded: Promise<Assets> | null = null;

/** Built at most once a run. */
function assets(): Promise<Assets> {
  loaded ??= webDirectory().then((directory) => Assets.load(directory));
  return loaded;
}

/** The real app on a free port, over a real store, without a rate limit unless one is given. */
export async function startApp(
  parts: Partial<AppParts> = {},
  settings: Partial<AppSettings> = {},
): Promise<AppUnderTest> {
  const failures: Error[] = [];
  const store = parts.store ?? (await SqliteStore.open(temporaryDirectory(), (_, error) => failures.push(error)));
  const app = await App.over(
    {
      limiter: unlimited,
      analysisLimiter: unlimited,
      clock: systemClock,
      randomBytes: systemRandomBytes,
      observe: { request: () => {}, failure: (error) => failures.push(error) },
      assets: await assets(),
      ...parts,
      store,
    },
    {
      publicUrl: null,
      trustedProxies: [],
      maxLogBytes: 10 * 1024 * 1024,
      bodyLimits: defaultBodyLimits,
      answerBytes: 192 * 1024 * 1024,
      ...settings,
    },
  );
  const listening = listen(app, "127.0.0.1", 0);
  const url = `http://127.0.0.1:${listening.port}`;
  const post: AppUnderTest["post"] = (body, headers = {}, query = "") =>
    fetch(`${url}/api/upload${query}`, { method: "POST", body: body as string, headers });
  return {
    url,
    port: listening.port,
    failures,
    post,
    get: (path, init) => fetch(url + path, { redirect: "manual", ...init }),
    async upload(content, name) {
      const answer = await post(JSON.stringify({ content, name }), { "Content-Type": "application/json" });
      if (answer.status !== 200) throw new Error(`upload failed: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as UploadAnswer;
    },
    async stop() {
      await listening.stop(2000);
      app.close();
      await store.close();
    },
  };
}

export async function logOf(app: AppUnderTest, id: string): Promise<LogAnswer> {
  return (await (await app.get(`/api/log/${id}`)).json()) as LogAnswer;
}

export async function statsOf(app: AppUnderTest, id: string): Promise<StatsAnswer> {
  return (await (await app.get(`/api/stats/${id}`)).json()) as StatsAnswer;
}

export async function errorOf(response: Response): Promise<ErrorAnswer> {
  return (await response.json()) as ErrorAnswer;
}
