import { finding } from "../../model/finding.ts";

const codes: Record<string, string> = {
  "-1073741819": "0xC0000005",
  "3221225477": "0xC0000005",
  "-1073740791": "0xC0000409",
  "3221226505": "0xC0000409",
  "-1073740940": "0xC0000374",
  "3221226356": "0xC0000374",
  "-1073741795": "0xC000001D",
  "-1073741676": "0xC0000094",
  "-1073740771": "0xC000041D",
  "-1073741571": "0xC00000FD",
  "-1073741515": "0xC0000135",
  "-1073741701": "0xC000007B",
  "-529697949": "0xE06D7363",
  "-1073741510": "",
  "-805306369": "0xCFFFFFFF",
  "3489660927": "0xCFFFFFFF",
};

export default finding({
  code: "exit-code-windows",
  severity: "fatal",
  role: "general",
  confidence: 0.8,
  needles: ["-10737", "322122", "-805306369", "3489660927", "-529697949"],
  pattern:
    /^[^\n<]{0,300}?(?:exit ?code|exit with code|exit value|exited with(?: code| an error code)?|exitcode|退出代码|退出码|错误代码)[^\n\d-]{0,20}(-?\d{9,10})\b/i,
  parameters: (match) => {
    const name = codes[match[1]!];
    return name ? { exitCode: match[1]!, status: name } : null;
  },
  causedBy: ["jvm-crash", "graphics-driver"],
});
