import type { Language } from "../../i18n/language.ts";
import { textOf } from "../../i18n/messages/catalogue.ts";
import { sizeName } from "../upload/size-limit.ts";

const tools = ["log_summary", "bundle_summary", "log_findings", "log_lines", "log_search"];

/** `GET /llms.txt`: for assistants, which read it instead of the pages. */
export function llmsText(siteName: string, origin: string, maxLogBytes: number, language: Language): string {
  const say = (id: string) => textOf(language, `mcp.llms.${id}`, { origin, size: sizeName(maxLogBytes) });
  const link = (name: string, address: string, id: string) => `- [${name}](${origin}${address}): ${say(id)}`;
  return `# ${siteName}

> ${say("about")}

${say("given")}

${link(`${origin}/{id}.md`, "/docs#getSummary", "summary")}
${link(`${origin}/api/insights/{id}`, "/docs#getInsights", "insights")}
${link(`${origin}/raw/{id}`, "/docs#getRaw", "raw")}

${say("pasted")}
${say("share")}
${say("remove")}

## ${say("tools")}

${say("server")}

${tools.map((name) => `- ${name}: ${say(name.replace("_", "-"))}`).join("\n")}

## ${say("reference")}

${link("OpenAPI 3.1", "/openapi.json", "openapi")}
${link(say("documentation"), "/docs", "docs")}
${link(say("limits-title"), "/api/limits", "limits")}

${say("warning")}
`;
}
