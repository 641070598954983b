import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** How many files Linux lets a user watch, and with how many watchers: its settings, and what others raise them to. */
const watching: Readonly<Record<string, { setting: string; value: string }>> = {
  watches: { setting: "fs.inotify.max_user_watches", value: "524288" },
  instances: { setting: "fs.inotify.max_user_instances", value: "1024" },
};

export default finding({
  code: "too-many-open-files",
  severity: "error",
  pattern:
    /^(?=[^\n<]{0,300}?(?:Exception|Error|failed):)[^\n<]{0,480}?(?:Too many open files|User limit of inotify (watches|instances) reached)/,
  parameters: (match, place) => {
    if (isRepeated(place, "Too many open files") || isRepeated(place, "User limit of inotify ")) return null;
    return match[1] ? { limit: "inotify", ...watching[match[1]]! } : {};
  },
});
