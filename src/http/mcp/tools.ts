import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Language } from "../../i18n/language.ts";
import { textOf } from "../../i18n/messages/catalogue.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { AskedLogs } from "./asked-logs.ts";
import { bundleSummaryOf } from "./bundle-summary.ts";
import { findingsOf } from "./findings.ts";
import { summaryOf } from "./summary.ts";
import { toolsIn } from "./tool-descriptions.ts";
import { noticeIn } from "./tool-limits.ts";

/** In this language. `fails` is called with every error that is not the caller's fault. */
export function addTools(server: McpServer, logs: AskedLogs, language: Language, fails: (error: Error) => void): void {
  const tools = toolsIn(language);
  const notice = noticeIn(language);
  const answer = async (result: () => Promise<object>): Promise<CallToolResult> => {
    try {
      return toolResult(await result());
    } catch (error) {
      // In words, so that the assistant can do it better the next time.
      if (error instanceof Refusal) return { isError: true, content: [{ type: "text", text: error.message }] };
      fails(error as Error);
      return { isError: true, content: [{ type: "text", text: textOf(language, "mcp.failed") }] };
    }
  };

  server.registerTool("log_summary", tools.summary, ({ log, language: wanted }) =>
    answer(async () => summaryOf(await logs.explained(log), logs.origin, wanted)),
  );
  server.registerTool("bundle_summary", tools.bundle, ({ log, language: wanted }) =>
    answer(async () => bundleSummaryOf(await logs.bundle(log), await logs.knownOfBundle(log), logs.origin, wanted)),
  );
  server.registerTool("log_findings", tools.findings, ({ log, ...wishes }) =>
    answer(async () => findingsOf(await logs.explained(log), wishes)),
  );
  server.registerTool("log_lines", tools.lines, ({ log, from, to, names }) =>
    answer(async () => ({ ...(await logs.lines(log, from, to, names)), notice })),
  );
  server.registerTool("log_search", tools.search, ({ log, from, names, ...search }) =>
    answer(async () => ({ ...(await logs.search(log, { ...search, fromLine: from }, names)), notice })),
  );
}

/** As data, and as the same data in JSON for assistants that only read text: there a log's text stays inside of its quotes. */
function toolResult(result: object): CallToolResult {
  return {
    structuredContent: result as Record<string, unknown>,
    content: [{ type: "text", text: JSON.stringify(result) }],
  };
}
