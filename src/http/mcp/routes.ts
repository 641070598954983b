import type { Clock, RateLimiter } from "../../logs/ports.ts";
import { counted, RateLimited, retrySeconds } from "../../logs/upload.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { Exchange } from "../core/exchange.ts";
import type { Handler, Routes } from "../core/handler.ts";
import { customError, type ErrorReply, jsonHeaders } from "../core/replies.ts";
import { defaultBodyLimits } from "../upload/body-limits.ts";
import { InvalidJson, parseJson } from "../upload/json-body.ts";
import { BodyReceiver } from "../upload/receive.ts";
import type { AskedLogsDependencies } from "./asked-logs.ts";
import type { LogTextPool } from "./log-text/pool.ts";

/** A call has a link and a few words. */
const maxBodyBytes = 64 * 1024;
/** All bodies that are under way. */
const bodyBytes = 4 * 1024 * 1024;
/** Messages in one request. */
const maxBatch = 10;
/** An assistant greets, asks for the tools, and calls one; some do all of that every time. */
export const messagesPerCall = 10;

export interface McpDependencies extends AskedLogsDependencies {
  publicUrl: string | null;
  clock: Clock;
  /** For calls of tools, which may cost more than a read. */
  assistantLimiter: RateLimiter;
  /** For all messages, those that call a tool among them. */
  assistantMessageLimiter: RateLimiter;
  logTexts: LogTextPool;
}

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions and without streams: every request is
 * answered by itself, with JSON. So there is nothing to `GET`, and nothing to `DELETE`.
 *
 * It is open to every origin, as the rest of the interface is. Asking for the origin keeps strange pages (by DNS
 * rebinding, too) from using what a reader is allowed to and they are not. Here nobody is allowed more than anybody
 * else: there are no cookies and no accounts, all tools only read, and a log is protected by its id alone.
 */
export function mcpRoutes(deps: McpDependencies): Routes {
  const receiver = new BodyReceiver({ ...defaultBodyLimits, smallBytes: bodyBytes }, deps.clock);
  const post: Handler = async (exchange) => {
    const text = await bodyOf(exchange, receiver);
    const { messages, calls } = deps.answerContext.thread.run(exchange.client.key, () => countsOf(Buffer.from(text)));
    await takeMessages(exchange, deps.assistantMessageLimiter, messages);
    await takeCalls(exchange, deps, calls);
    // The protocol's library is large. A server that no assistant uses does without it.
    const { answerMcp } = await import("./answer-mcp.ts");
    return answerMcp(exchange, text, deps);
  };
  return { "/mcp": { errorFormat: "json", methods: { POST: post }, renderError } };
}

async function bodyOf(exchange: Exchange, receiver: BodyReceiver): Promise<string> {
  const encoding = exchange.request.headers.get("content-encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") throw new Refusal(415, "Send the message without compression.");
  const tooLarge = () => new Refusal(413, `A message may have ${maxBodyBytes / 1024} KiB.`);
  const body = await receiver.receive(exchange, maxBodyBytes, tooLarge);
  try {
    return new TextDecoder().decode(body.bytes);
  } finally {
    body.release();
  }
}

/** How many tools a body calls, of how many messages. The protocol's library reports what is wrong with it. */
function countsOf(bytes: Uint8Array): { messages: number; calls: number } {
  let message: unknown;
  try {
    message = parseJson(bytes);
  } catch (error) {
    if (error instanceof InvalidJson) return { messages: 1, calls: 0 };
    throw error;
  }
  const messages: unknown[] = Array.isArray(message) ? message : [message];
  if (messages.length > maxBatch) throw new Refusal(400, `At most ${maxBatch} messages fit into one request.`);
  const calls = messages.filter((one) => (one as { method?: unknown } | null)?.method === "tools/call").length;
  return { messages: messages.length, calls };
}

/** Greetings and lists of tools are cheap, but not free. */
async function takeMessages({ client }: Exchange, limiter: RateLimiter, messages: number): Promise<void> {
  for (let i = 0; i < messages; i++) {
    const { taken, allowance } = await limiter.take(client.key);
    if (!taken) throw new CallsLimited(allowance!, "send messages");
  }
}

/** All calls of a request, or none. */
async function takeCalls({ client }: Exchange, { assistantLimiter }: McpDependencies, calls: number): Promise<void> {
  const taken: Awaited<ReturnType<typeof assistantLimiter.take>>[] = [];
  for (let i = 0; i < calls; i++) {
    const call = await assistantLimiter.take(client.key);
    if (!call.taken) {
      for (const one of taken) await one.refund();
      throw new CallsLimited(call.allowance!);
    }
    taken.push(call);
  }
}

class CallsLimited extends RateLimited {
  override readonly message: string;

  constructor(allowance: RateLimited["allowance"], action = "call tools") {
    super(allowance);
    const seconds = retrySeconds(allowance);
    this.message = `You can ${action} ${counted(allowance.limit, "time")} a minute. Try again in ${counted(seconds, "second")}.`;
  }
}

/** The codes of JSON-RPC: a request that makes no sense, a bug, and what the protocol leaves to servers. */
function renderError(reply: ErrorReply): Response {
  const code = reply.status === 400 ? -32600 : reply.status === 500 ? -32603 : -32000;
  const body = { jsonrpc: "2.0", error: { code, message: reply.message }, id: null };
  return customError(reply, JSON.stringify(body), jsonHeaders);
}
