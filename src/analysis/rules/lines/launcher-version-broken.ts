import { finding } from "../../model/finding.ts";
import { fileName, lineOf } from "../matching/match-text.ts";

/** A folder in `versions` without the file that describes it: the launcher cannot start that version. */
export default finding({
  code: "launcher-version-broken",
  severity: "notice",
  role: "environment",
  needles: [" doesn't have a json file", " json "],
  pattern: /^[^\n<]{0,200}?(?:\] Version ([^\n]{1,80}?) doesn't have a json file|未找到版本 json 文件：)/,
  parameters: (match, place) => {
    if (match[1] !== undefined) return { version: match[1] };
    return { version: fileName(lineOf(place).slice(match[0].length)).replace(/\.json$/, "") };
  },
  oneFor: [],
  gathers: "version",
});
