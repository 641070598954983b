import { finding, type MatchContext } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

/** HMCL asks every Java that it finds on the computer for its version, and goes on without those that do not answer. */
const isSearched = ({ earlier }: Pick<MatchContext, "earlier">) =>
  /JavaManager\.\w{3,40}\/WARN(?:ING)?\]|Failed to (?:lookup|look up|find|determine) Java/.test(earlier.slice(0, 400));

export default finding({
  code: "java-path-invalid",
  severity: "fatal",
  confidence: 0.9,
  severityAt: (_, place) => (isSearched(place) ? "notice" : undefined),
  joins: ["java"],
  needles: [
    "couldn't be found. Please fix the ",
    "couldn't be found. Please set up ",
    "couldn't be found. You may have to set up",
    "Could not start java:",
    "is not recognized as an internal or external command",
    "'java' ",
    '"java" ',
    'Cannot run program "',
    "java: command not found",
    "java: not found",
    "java: No such file or directory",
    'java": executable file not found in $PATH',
    'java": stat ',
    'java": no such file or directory',
  ],
  pattern:
    /^[^\n<]{0,200}?(?:The [Jj]ava binary "([^"\n]{1,300})" couldn't be found\. (?:Please|You may have to) (?:fix|set up)|^Could not start java:|Cannot run program "([^"\n]{1,300})(?<=java|java\.exe|javaw\.exe)"|'([^'\n]{4,300})(?<=java|java.exe|javaw.exe)' is not recognized as an internal or external command|["'](java(?:w?\.exe)?)["'] (?:is not recognized as the name of|не является внутренней или внешней|\u4e0d\u662f\u5185\u90e8\u6216\u5916\u90e8\u547d\u4ee4|ist entweder falsch geschrieben|n['’]est pas reconnu|no se reconoce como|não é reconhecido como|nie jest rozpoznawan)|(?<![^\s:])([^\s:]{4,200})(?<=(?:^|[\s:/])java): (?:command not found|not found|No such file or directory)|exec: "([^"\n]{1,200})": (?:executable file not found in \$PATH|stat |no such file))/,
  parameters: (match, place) => {
    const path = match.slice(1).find(Boolean);
    if (isSearched(place)) {
      const reason = / error=\d{1,6}, ([^\n]{3,200})/.exec(lineOf(place))?.[0];
      return isRepeated(place, "Cannot run program ") ? null : { path, why: "found", reason: reason?.trim() };
    }
    // Containers, which may look for anything.
    return match[0].includes('exec: "') && !/(?:^|\/)java$/.test(path ?? "") ? null : { path };
  },
});
