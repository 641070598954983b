import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../../wire/refusal.ts";
import type { AskedLogs } from "./asked-logs.ts";
import { bundleSummaryOf } from "./bundle-summary.ts";
import { findingsOf } from "./findings.ts";
import { summaryOf } from "./summary.ts";
import { notice } from "./tool-limits.ts";
import {
  bundleInput,
  bundleOutput,
  findingsInput,
  findingsOutput,
  linesInput,
  linesOutput,
  searchInput,
  searchOutput,
  summaryInput,
  summaryOutput,
} from "./tool-shapes.ts";

const annotations: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

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

  server.registerTool(
    "log_summary",
    {
      title: "Summary of a log",
      description:
        "What a Minecraft log is and what is wrong: software and versions, counts, the titles of findings, exceptions, and how to go on. Begin here.",
      inputSchema: summaryInput,
      outputSchema: summaryOutput,
      annotations,
    },
    ({ log, language }) => answer(async () => summaryOf(await logs.explained(log), logs.origin, language)),
  );
  server.registerTool(
    "bundle_summary",
    {
      title: "Summary of several files",
      description:
        "For a link to several files: which there are and their ids, which are of the same run, and the cause with the lines of every file that prove it. The other tools take the ids of files; with the id of a bundle, they read its most telling file.",
      inputSchema: bundleInput,
      outputSchema: bundleOutput,
      annotations,
    },
    ({ log, language }) => answer(async () => bundleSummaryOf(await logs.bundle(log), logs.origin, language)),
  );
  server.registerTool(
    "log_findings",
    {
      title: "Problems in a log",
      description:
        "The problems that were found in a log, causes first: what each means, what to do about it, in which lines it stands, and an excerpt.",
      inputSchema: findingsInput,
      outputSchema: findingsOutput,
      annotations,
    },
    ({ log, ...wishes }) => answer(async () => findingsOf(await logs.explained(log), wishes)),
  );
  server.registerTool(
    "log_lines",
    {
      title: "Lines of a log",
      description:
        "A range of lines, with their numbers, without colour codes. nextLine tells where to go on if not all of them fit.",
      inputSchema: linesInput,
      outputSchema: linesOutput,
      annotations,
    },
    ({ log, from, to }) => answer(async () => ({ ...(await logs.lines(log, from, to)), notice })),
  );
  server.registerTool(
    "log_search",
    {
      title: "Search in a log",
      description:
        "Lines that have a text or match a regular expression, with their numbers and, on request, the lines around them.",
      inputSchema: searchInput,
      outputSchema: searchOutput,
      annotations,
    },
    ({ log, from, ...search }) =>
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
