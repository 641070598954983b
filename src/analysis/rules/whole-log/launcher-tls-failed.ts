import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** That no secure connection came about, in the words of what launchers are made with: curl, Java, .NET, Qt, Chromium, Python, Go, Rust. */
const marks = [
  "SSL/TLS connection failed",
  "SSL connect error",
  "SSL peer certificate",
  "SSLHandshakeException: ",
  "The SSL connection could not be established",
  "SSL/TLS secure channel",
  "SSL handshake failed",
  "SslHandshakeFailedError",
  "ERR_SSL_",
  "ERR_CERT_",
  "CERTIFICATE_VERIFY_FAILED",
  "net/http: TLS handshake timeout",
  "x509: certificate",
  "invalid peer certificate",
  "unable to verify the first certificate",
];
const asked = /(?:https?|wss):\/\/([\w.-]{4,100})/g;
const fewestHosts = 2;
const maxPlaces = 2000;
const maxLine = 800;
const maxHosts = 20;

/** A launcher that several servers do not understand is disturbed on its way: one alone may have a fault of its own. */
export default wholeLogFinding({
  codes: ["launcher-tls-failed"],
  severity: "error",
  confidence: 0.85,
  literals: marks,
  find({ lines, writer }) {
    if (writer.kind !== "launcher") return [];
    const hosts = new Set<string>();
    const at = new Set<number>();
    for (const mark of marks) {
      for (const { line } of placesOutsideChat(lines, mark, { from: 0, most: maxPlaces })) {
        for (const [, host] of lines.get(line, maxLine).matchAll(asked)) {
          if (hosts.size < maxHosts) hosts.add(host!.toLowerCase());
          at.add(line);
        }
      }
    }
    if (hosts.size < fewestHosts) return [];
    const places = [...at].sort((a, b) => a - b);
    const firstLine = places[0]!;
    const parameters = { hosts: [...hosts] };
    return [{ parameters, firstLine, endLine: firstLine + 1, lines: places, count: places.length }];
  },
});
