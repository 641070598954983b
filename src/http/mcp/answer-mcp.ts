import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { asLanguage } from "../../i18n/language.ts";
import { textOf } from "../../i18n/messages/catalogue.ts";
import { Refusal } from "../../wire/refusal.ts";
import { version } from "../../wire/version.ts";
import { type Exchange, queryValue } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { jsonHeaders } from "../core/replies.ts";
import { AskedLogs, type AskedLogsDependencies } from "./asked-logs.ts";
import { addTools } from "./tools.ts";

/** If a request cancels another message of its own, there is nothing to answer, and the library waits for ever. */
const timeoutMs = 30_000;

/** Every server would make a validator of its own, whether it needs it or not. They share this one. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** One request, with a server and a transport of its own: nothing of it is left when it is answered. */
export async function answerMcp(
  exchange: Exchange,
  text: string,
  deps: AskedLogsDependencies & { publicUrl: string | null },
  patience = timeoutMs,
): Promise<Response> {
  const origin = originOf(exchange, deps.publicUrl);
  // Assistants read English best: who wants another language says so in the address that is set up.
  const language = asLanguage(queryValue(exchange, "lang")) ?? "en";
  const instructions = [1, 2, 3].map((part) => textOf(language, `mcp.instructions.${part}`)).join("\n");
  const server = new McpServer({ name: "lectern", title: "Lectern", version }, { instructions, jsonSchemaValidator });
  const failures: Error[] = [];
  addTools(server, new AskedLogs(deps, origin, exchange), language, (error) => failures.push(error));
  // The library announces that the list of tools can change. It cannot.
  server.server.registerCapabilities({ tools: { listChanged: false } });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal(503, "There was no answer in time. Try again.")), patience);
  try {
    const response = await Promise.race([transport.handleRequest(asked(exchange.request, text)), late]);
    if (failures[0]) throw failures[0];
    for (const [name, value] of Object.entries(jsonHeaders)) {
      if (response.body !== null || name !== "Content-Type") response.headers.set(name, value);
    }
    return response;
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}

/** Answers are JSON whatever a client prefers; one that takes anything (`curl`) need not say that it takes streams, too. */
function asked(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  const accept = headers.get("accept") ?? "*/*";
  if (/\*\/\*|application\/(?:json|\*)/i.test(accept)) headers.set("accept", "application/json, text/event-stream");
  // The library does not read the address, and what clients send as `Host` need not make one (`127y0.0.1`).
  return new Request("http://localhost/mcp", { method: "POST", headers, body });
}
