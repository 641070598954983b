import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-slow-event",
  severity: "notice",
  role: "environment",
  largest: "ms",
  pattern:
    /^[^\n<]{0,100}?(?:Plugin listener (\S{1,160}) took (\d{1,7})ms to process event ([\w.]{1,80})|Event (\w{1,80})\([^\n]{0,240}?\) took (\d{1,7})ms to process!)/,
  parameters: (match) => ({ event: (match[3] ?? match[4])!, ms: (match[2] ?? match[5])!, listener: match[1] }),
});
