import { Lectern, LecternError, type RetryNotice } from "../client/index.ts";
import { UsageError } from "../wire/usage-error.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { type CliWords, cliWords, said } from "./said.ts";
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
  return { url: defaultServer, from: cliWords[context.language].nothingElse };
}

/** People leave out what seems clear to them: `logs.example.org` is as good as a whole address. */
export function checkServer(written: string, from: string): string {
  const text = written.trim();
  const isNear = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/i.test(text);
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isNear ? "http" : "https"}://${text}`);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") {
    throw new UsageError(said((words) => words.serverWrong({ from, text: safeLine(text, 80) })));
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
  if (!/^[!-~]+$/.test(key)) throw new UsageError(said((words) => words.keyWrong({ from })));
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
    const { waitTooMuch, waitBusy } = cliWords[context.language];
    const wait = error.code === "rate-limited" ? waitTooMuch : waitBusy;
    void context.err.write(`${wait({ seconds: Math.ceil(delayMs / 1000) })}\n`).catch(() => {});
  };
  // What a server refuses, it says in the language that is asked for.
  const headers = { "User-Agent": "lectern-cli", "Accept-Language": context.language };
  return new Lectern(server, { onRetry, headers, ...(key !== undefined && { key }) });
}

/** What the client could not do, in a sentence that names the server where that helps. */
export function failureOf(error: unknown, server: string): unknown {
  if (!(error instanceof LecternError)) return error;
  const reason = safeLine(error.message, 500);
  const { retryAfter } = error;
  switch (error.code) {
    case "unreachable":
      return new Failure(said((words) => unreachable(server, reason, words)));
    case "not-lectern":
      return new Failure(said((words) => words.notLectern({ server, reason })));
    case "rate-limited":
    case "unavailable":
      if (retryAfter === null) return new Failure(reason);
      return new Failure(said((words) => words.tryAgainIn({ reason, seconds: retryAfter })));
    case "invalid-id":
      return new UsageError(said(({ invalidId }) => invalidId));
    default:
      return new Failure(reason);
  }
}

/** No answer came. The client says why at the end, in brackets, where the system told. */
function unreachable(server: string, said: string, words: CliWords): string {
  if (said.includes("in time")) return words.late({ server });
  const detail = /\([^()]{1,200}\)(?=\.$)/.exec(said);
  const reason = detail ? ` ${detail[0]}` : "";
  if (said.includes("broke")) return words.brokeOff({ server, reason });
  return said.includes("certificate") ? words.untrusted({ server, reason }) : words.unreachable({ server, reason });
}
