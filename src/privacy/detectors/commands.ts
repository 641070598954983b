import type { Detector } from "../scan.ts";
import { isUnmasked } from "./secret-values.ts";

const intro = "issued server command:";

/** Passwords that players typed into the commands of login plugins. Servers write every command into their log. */
export const loginCommands: Detector = {
  anchors: [" /"],
  look(text, at, report) {
    if (!text.endsWith(intro, at)) return at + 1;
    login.lastIndex = at + 1;
    if (!login.test(text)) return at + 1;
    const start = login.lastIndex;
    rest.lastIndex = start;
    const value = rest.exec(text)?.[0].trimEnd() ?? "";
    if (isUnmasked(value)) report("password", start, start + value.length);
    return start + value.length;
  },
};

const login = /\/(?:login|l|register|reg|changepassword|changepass|cp|unregister) {1,3}/iy;
const rest = /[^\r\n]{1,200}/y;
