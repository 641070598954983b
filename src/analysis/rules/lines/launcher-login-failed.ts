import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** That a server was not reached, in the words of launchers and of what they are made with: .NET, Qt, Java, Rust, Node. */
const unreached =
  /连接服务器超时|操作超时|连接超时|无法连接|连接失败|请求超时|timed? ?out|TimeoutError|ETIMEDOUT|ECONNRE|ENOTFOUND|error sending request|Connection(?: was)? (?:refused|reset|closed)|ConnectionRefused|HostNotFound|Host .{1,80} not found|UnknownHost|SocketTimeout|Connect(?:Timeout)?Exception|SSLHandshake|UnresolvedAddress/i;
/** A time that is allowed, and none that has passed: `最大超时 30000`. */
const asked = /最大超时|，超时 ?\d|timeout[=: ]{1,3}\d/gi;

/** The steps of a login with a Microsoft account, which all launchers take: a server of one of them was not reached. */
export default finding({
  code: "launcher-login-failed",
  severity: "fatal",
  // A game that runs has been started all the same.
  severityAt: (_, { software }) => (/^(?:launcher|unknown)$/.test(software.kind) ? undefined : "notice"),
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,300}?(?:(login\.live\.com|login\.microsoftonline\.com|user\.auth\.xboxlive\.com|xsts\.auth\.xboxlive\.com|api\.minecraftservices\.com)\/[\w./-]{0,80}|X[Bb]ox user authentication failed: |hmcl\.auth\.microsoft\.MicrosoftService\.)/,
  parameters(match, place) {
    const host = match[1];
    if (host === "api.minecraftservices.com" && !/\/(?:authentication|launcher)\//.test(match[0])) return null;
    // HMCL writes the exception above its own code.
    const isFrame = match[0].endsWith("MicrosoftService.");
    const said = isFrame ? place.earlier.slice(-2000) : lineOf(place);
    if (!unreached.test(said.replace(asked, "")) || (isFrame && said.includes("MicrosoftService."))) return null;
    return { host };
  },
  oneFor: [],
  gathers: "host",
  causedBy: ["no-internet"],
});
