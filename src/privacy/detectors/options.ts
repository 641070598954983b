import { blank, isAt, letter } from "../characters.ts";
import { anyCase, type Detector } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isFilledIn } from "./secret-values.ts";

/** Options of a command line whose values are private, in lower case. `--uuid` and `--username` are not. */
const options: Record<string, PrivateKind> = {
  accesstoken: "token",
  "access-token": "token",
  auth_access_token: "token",
  authtoken: "token",
  refreshtoken: "token",
  clienttoken: "token",
  auth_session: "token",
  access_token: "token",
  refresh_token: "token",
  session: "token",
  sessionid: "token",
  sessiontoken: "token",
  token: "token",
  xuid: "account-id",
  auth_xuid: "account-id",
  clientid: "account-id",
  hwid: "account-id",
  deviceid: "account-id",
  "device-id": "account-id",
  password: "password",
  passwd: "password",
  pass: "password",
  "db-password": "password",
  "rcon-password": "password",
  "rcon.password": "password",
  apikey: "api-key",
  "api-key": "api-key",
  secret: "api-key",
};

/**
 * `--accessToken X`, `--accessToken=X`, and as Java and JSON list them: `--accessToken, X`, `"--accessToken", "X"`, with
 * the value in a line of its own, too.
 */
export const optionsOfCommands: Detector = {
  anchors: anyCase("--a", "--c", "--d", "--h", "--p", "--r", "--s", "--t", "--x"),
  look(text, at, report) {
    if (!isAt(text, at + 2, letter) || text.charAt(at - 1) === "-") return at + 1;
    const found = matchAt(option, text, at);
    if (!found) return at + 1;
    const kind = Object.hasOwn(options, found[1]!.toLowerCase()) ? options[found[1]!.toLowerCase()]! : null;
    if (!kind) return at + 1;
    const start = at + found[0].length;
    if (text.startsWith("--", start)) return start;
    let end = start;
    while (end < text.length && !isAt(text, end, blank) && !"\"',)]}<>|`\\".includes(text.charAt(end))) end++;
    if (isFilledIn(text.slice(start, end))) report(kind, start, end);
    return end;
  },
};

const option =
  /--([A-Za-z][\w.-]{3,17})(?:\\{0,3}["'],[ \t]{0,3}(?:\r?\n|(?:\\{1,3}r)?\\{1,3}n)[ \t]{0,32}\\{0,3}["']|(?:\\{0,3}["'])?(?:[ \t]{0,3}[,=][ \t]{0,3}|[ \t]{1,3})(?:\\{0,3}["'])?)(?:token:)?/y;
