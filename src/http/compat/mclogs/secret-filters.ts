import type { MaskPattern, RegexFilter } from "./filter.ts";

const mask = "********";
/** Account names of the system itself, which identify nobody. */
const nobody = "(?!(?:Public|Default|Default User|All Users|Shared|container)[\\\\\\/])";

/** No value contains a star, so what is masked is not masked again. */
function maskBehind(before: string, value: string, behind = "", modifiers: "i"[] = []): MaskPattern {
  return { pattern: `(${before})${value}${behind}`, modifiers, replacement: `$1${mask}` };
}

/** `C:\Users\X\`, `/home/X/`, `/Users/X/`, `USERNAME=X`. */
export const userNameFilter: RegexFilter = {
  type: "regex",
  data: {
    patterns: [
      maskBehind(
        "\\b[a-z]:[\\\\\\/]{1,4}(?:Users|Documents and Settings)[\\\\\\/]{1,4}",
        `${nobody}[^\\\\\\/:*?"<>|\\r\\n]{1,64}`,
        "(?=[\\\\\\/])",
        ["i"],
      ),
      maskBehind("(?<![\\w.*-])\\/(?:home|Users)\\/", `${nobody}[^\\\\\\/\\s:*?"<>|]{1,64}`, "(?=\\/)"),
      maskBehind("\\bUSER(?:NAME)?=", "[^\\s*,;\"'&$%]{1,64}"),
    ],
    exemptions: [],
  },
};

const options = "accessToken|access-token|auth_access_token|authToken|refreshToken|clientToken|session|sessionId|xuid";
const jsonKeys = "authToken|refreshToken|accessToken|access_token|refresh_token|sessionToken";

/** Session ids and tokens. They are long, but not endless. */
export const secretFilter: RegexFilter = {
  type: "regex",
  data: {
    patterns: [
      maskBehind(`--(?:${options})["']?[=, ]{1,3}["']?`, "[^\\s\"',*$-][^\\s\"',*]{0,8191}", "", ["i"]),
      maskBehind("\\(Session ID is (?:token:)?", "[^)\\s*]{1,8192}", "(?=\\))", ["i"]),
      maskBehind(`"(?:${jsonKeys})"\\s{0,3}:\\s{0,3}"`, '[^"*\\r\\n]{1,8192}', '(?=")', ["i"]),
    ],
    exemptions: [],
  },
};
