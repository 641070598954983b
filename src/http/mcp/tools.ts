import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../../wire/refusal.ts";
import type { AskedLogs } from "./asked-logs.ts";
import { bundleSummaryOf } from "./bundle-summary.ts";
import { findingsOf } from "./findings.ts";
import { summaryOf } from "./summary.ts";
import { bundleTool, findingsTool, linesTool, searchTool, summaryTool } from "./tool-descriptions.ts";
import { notice } from "./tool-limits.ts";

/** `fails` is called with every error that is not the caller's fault. */
export function addTools(server: McpServer, logs: AskedLogs, fails: (error: Error) => void): void {
  const answer = async (result: () => Promise<object>): Promise<CallToolResult> => {
    try {
      return toolResult(await result());
    } catch (error) {
      // In words, so that the assistant can do it better the next time.
      if (error instanceof Refusal) return { isError: true, content: [{ type: "text", text: error.message }] };
      fails(error as Error);
      return { isError: true, content: [{ type: "text", text: "Something went wrong on our side." }] };
    }
  };

  server.registerTool("log_summary", summaryTool, ({ log, language }) =>
    answer(async () => summaryOf(await logs.explained(log), logs.origin, language)),
  );
  server.registerTool("bundle_summary", bundleTool, ({ log, language }) =>
    answer(async () => bundleSummaryOf(await logs.bundle(log), logs.origin, language)),
  );
  server.registerTool("log_findings", findingsTool, ({ log, ...wishes }) =>
    answer(async () => findingsOf(await logs.explained(log), wishes)),
  );
  server.registerTool("log_lines", linesTool, ({ log, from, to }) =>
    answer(async () => ({ ...(await logs.lines(log, from, to)), notice })),
  );
  server.registerTool("log_search", searchTool, ({ log, from, ...search }) =>
    answer(async () => ({ ...(await logs.search(log, { ...search, fromLine: from })), notice })),
  );
}

/** As data, and as the same data in JSON for assistants that only read text: there a log's text stays inside of its quotes. */
function toolResult(result: object): CallToolResult {
  return {
    structuredContent: result as Record<string, unknown>,
    content: [{ type: "text", text: JSON.stringify(result) }],
  };
}
