import { Lectern, LecternError, type RetryNotice } from "../client/index.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { readSettings, settingsPath } from "./settings-file.ts";
import { safeLine } from "./terminal-text.ts";

const defaultServer = "http://localhost:3000";

interface ServerChoice {
  url: string;
  /** Where the address comes from, for people. */
  from: string;
}

export async function chooseServer(option: string | undefined, context: CliContext): Promise<ServerChoice> {
  if (option !== undefined) return { url: checkServer(option, "--server"), from: "--server" };
  const { LECTERN_SERVER } = context.environment;
  if (LECTERN_SERVER) return { url: checkServer(LECTERN_SERVER, "LECTERN_SERVER"), from: "LECTERN_SERVER" };
  const path = settingsPath(context);
  const { server } = await readSettings(path);
  if (typeof server === "string" && server !== "") return { url: checkServer(server, path), from: path };
  return { url: defaultServer, from: "nothing else is set" };
}

/** People leave out what seems clear to them: `logs.example.org` is as good as a whole address. */
export function checkServer(written: string, from: string): string {
  const text = written.trim();
  const isNear = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/i.test(text);
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isNear ? "http" : "https"}://${text}`);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") {
    throw new UsageError(
      `${from} is "${safeLine(text, 80)}", but must be an address such as https://logs.example.org.`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** For an id, the server that is set. For a link its own, unless `--server` says otherwise. */
export async function serverOf(idOrLink: string, option: string | undefined, context: CliContext): Promise<string> {
  if (option === undefined && /^https?:\/\//i.test(idOrLink)) {
    const url = URL.parse(idOrLink);
    if (url) return url.origin;
  }
  return (await chooseServer(option, context)).url;
}

/** The key of an operator, for who shares a lot; nothing where none is set. */
export function chooseKey(option: string | undefined, { environment }: CliContext): string | undefined {
  const from = option === undefined ? "LECTERN_KEY" : "--key";
  const key = (option ?? environment["LECTERN_KEY"] ?? "").trim();
  if (key === "" && option === undefined) return undefined;
  // It is not repeated: what is nearly a key is a secret, too.
  if (!/^[!-~]+$/.test(key)) throw new UsageError(`${from} is no key: one is a word without spaces.`);
  return key;
}

/** Waits are announced: a program that is silent for a minute seems to hang. */
export function clientFor(
  server: string,
  context: CliContext,
  { key, beforeNotice = () => {} }: { key?: string | undefined; beforeNotice?: () => void } = {},
): Lectern {
  const onRetry = ({ delayMs, error }: RetryNotice) => {
    if (delayMs < 1500) return;
    beforeNotice();
    const seconds = Math.ceil(delayMs / 1000);
    const why = error.code === "rate-limited" ? "That is too much at once for the server." : "The server is busy.";
    void context.err.write(`${why} Trying again in ${seconds} seconds.\n`).catch(() => {});
  };
  return new Lectern(server, { onRetry, headers: { "User-Agent": "lectern-cli" }, ...(key !== undefined && { key }) });
}

/** What the client could not do, in a sentence that names the server where that helps. */
export function failureOf(error: unknown, server: string): unknown {
  if (!(error instanceof LecternError)) return error;
  const said = safeLine(error.message, 500);
  switch (error.code) {
    case "unreachable": {
      const [before, after] = said.split("The server", 2);
      if (before !== "") return new Failure(said);
      return new Failure(`The server ${server}${after} Is the address right? (--server, LECTERN_SERVER)`);
    }
    case "not-lectern":
      return new Failure(`${server} does not answer as a Lectern server. ${said}`);
    case "rate-limited":
    case "unavailable":
      return new Failure(error.retryAfter === null ? said : `${said} Try again in ${error.retryAfter} seconds.`);
    case "invalid-id":
      return new UsageError(said);
    default:
      return new Failure(said);
  }
}
