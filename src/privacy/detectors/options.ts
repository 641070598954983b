import { blank, isAt, letter } from "../characters.ts";
import { anyCase, type Detector } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isFilledIn } from "./secret-values.ts";

/** Options of a command line whose values are private, in lower case. `--uuid` and `--username` are not. */
const optionsByKind: Partial<Record<PrivateKind, string>> = {
  token:
    "accesstoken access-token auth_access_token authtoken refreshtoken clienttoken auth_session access_token refresh_token session sessionid sessiontoken token auth-token api-token",
  "account-id": "xuid auth_xuid clientid hwid deviceid device-id",
  password: "password passwd pass db-pass db_password rcon-pass rcon_password rcon-password rcon.password",
  "api-key": "apikey api-key api_key secret client-secret secret-key auth-key",
};

const kindOf = new Map(
  Object.entries(optionsByKind).flatMap(([kind, names]) =>
    names.split(" ").map((name) => [name, kind as PrivateKind] as const),
  ),
);

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
    const kind = kindOf.get(found[1]!.toLowerCase());
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
