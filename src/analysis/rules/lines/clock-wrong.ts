import { finding } from "../../model/finding.ts";

/** Whoever signs something allows for some minutes. */
const leastSeconds = 240;

/** The clock of the computer is wrong: accounts, signed messages and certificates are refused because of it. */
export default finding({
  code: "clock-wrong",
  severity: "warning",
  // Launchers allow for what they have noticed; nothing but a certificate that is refused for it stops them.
  severityAt: (match, place) =>
    match[2]?.startsWith("Something")
      ? "error"
      : match[1] !== undefined || match[2] || place.software.kind === "server"
        ? "notice"
        : undefined,
  role: "environment",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,300}?(?:Clock skew updated\.[^\n]{0,160}? = skew \(seconds\) (-?\d{1,12})|(sent expired chat: |server's date\/time matches the client|Something isn't right with this data\. Try logging in again)|disconnected with reason: (Out-of-order chat packet|Expired profile public key|[^\n]{0,80}Did your system time change|[^\n]{0,80}Check that your system time)|CertificateNotYetValidException: NotBefore|certificate is not (?:yet valid|valid yet)|CERT_NOT_YET_VALID|CertNotValidYet|ERR_CERT_DATE_INVALID)/,
  parameters(match, place) {
    if (match[2]?.startsWith("sent") && !place.upTo(600).includes("system time unsynchronized")) return null;
    // What Floodgate says where what Geyser sends is of another time.
    if (match[2]) return { of: match[2].startsWith("Something") ? "floodgate" : "players" };
    if (match[3]) return { of: "chat" };
    if (match[1] === undefined) return {};
    const seconds = Math.abs(Number(match[1]));
    return seconds < leastSeconds ? null : { minutes: String(Math.round(seconds / 60)) };
  },
  oneFor: ["of"],
});
