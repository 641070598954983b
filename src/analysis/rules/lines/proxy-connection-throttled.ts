import { finding } from "../../model/finding.ts";

/** A server behind a proxy takes everybody for one player who connects again and again. */
export default finding({
  code: "proxy-connection-throttled",
  severity: "notice",
  role: "environment",
  confidence: 0.95,
  needles: ["onnection throttled! Please wait before"],
  pattern: /^[^\n<]{0,300}?[Cc]onnection throttled! Please wait before/,
  parameters: (match, { software }) => {
    if (software.kind !== "proxy") return null;
    const server = /(?:connecting to|connect to server|from|-> ) ?([\w.-]{1,60})(?:: |'s? )[^:]{0,60}$/.exec(
      match[0],
    )?.[1];
    return { server };
  },
  oneFor: ["server"],
});
