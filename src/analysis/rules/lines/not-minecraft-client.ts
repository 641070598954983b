import { finding } from "../../model/finding.ts";

/** The proxy takes the first byte for the length of a packet, and shows what comes behind it. */
const protocols: readonly (readonly [RegExp, string])[] = [
  // `GET /`, `POST `, `HEAD `, `PUT `, `OPTIONS `, `CONNECT `, `PROPFIND `, `PRI * HTTP/2`: with the first letter and without it.
  [/^(?:47)?455420|^(?:50)?4f535420|^(?:48)?45414420|^(?:50)?555420|^(?:4f)?5054494f4e53|^(?:43)?4f4e4e454354/, "HTTP"],
  [/^(?:50)?524f5046494e44|^(?:50)?5249202a|485454502f[12]/, "HTTP"],
  // A handshake of SSL 3.0 up to TLS 1.3.
  [/^(?:16)?030[0-4][0-9a-f]{4}/, "TLS"],
  [/^(?:53)?53482d/, "SSH"],
  [/^(?:03)?0000[0-9a-f]{2}[0-9a-f]{2}e0/, "RDP"],
];
const knocked = "] <-> InitialHandler - ";
/** `/192.0.2.7:40000`, `/[::1]:40000|Alex`, and with a mask. */
const whence = /\/\[?([0-9a-fA-F.:*]{2,60}?)\]?:\d{1,5}(?:\|\w{1,16})?$/;
const maxHead = 400;
const own = /^(?:127\.|0:0:0:0:0:0:0:1$|::1$|localhost)/;

export default finding({
  code: "not-minecraft-client",
  severity: "notice",
  confidence: 0.9,
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?(?:<-> InitialHandler - [^\n]{0,160}?)?Unexpected packet received during login process!\s{0,4}([0-9a-fA-F]{4,400})?/,
  parameters([, bytes = ""], { entry }) {
    const at = entry.slice(0, maxHead).indexOf(knocked);
    const [, address] = whence.exec(entry.slice(Math.max(0, at - 90), Math.max(0, at))) ?? [];
    if (!address) return null;
    return {
      protocol: protocols.find(([begins]) => begins.test(bytes.toLowerCase()))?.[1],
      from: own.test(address) ? "own" : undefined,
    };
  },
  oneFor: ["protocol", "from"],
});
