import { finding } from "../../model/finding.ts";

/** How Java's debugger begins what it says of itself. */
const said = /ERROR: (?:transport error|JDWP |Cannot load this JVM TI agent)/;

function whyOf(reason: string): string | undefined {
  if (/address already in use|usage of each socket|bind failed/i.test(reason)) return "port";
  if (/connect failed|connection refused|timed? ?out/i.test(reason)) return "refused";
  return /agent twice/.test(reason) ? "twice" : undefined;
}

/** Java ends before the program begins where its debugger (`-agentlib:jdwp=…`) does not start. */
export default finding({
  code: "debugger-failed",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,160}?(?:ERROR: transport error \d{1,4}: ([^\n\r]{1,200})|ERROR: JDWP (option syntax error: [^\n\r]{1,160}|Transport [\w./-]{1,60} failed to initialize)|ERROR: (Cannot load this JVM TI agent twice)|JDWP exit error AGENT_ERROR_\w{1,40}\(\d{1,4}\): ([^\n[\r]{1,120}))/,
  parameters: (match, { before, earlier }) => {
    // Each of them leads to the next.
    if (said.test(`${before.slice(-1000)}\n${earlier.slice(-1000)}`)) return null;
    const reason = (match[1] ?? match[2] ?? match[3] ?? match[4])!.trim();
    return { why: whyOf(reason), said: reason };
  },
});
