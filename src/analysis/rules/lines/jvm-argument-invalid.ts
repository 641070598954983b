import { finding } from "../../model/finding.ts";

export default finding({
  code: "jvm-argument-invalid",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}?(?:(?:Unrecognized|Improperly specified) VM option '([^'\n]{1,200})|Unrecognized option: (-[^\s]{1,300})|(?:Missing|Unexpected) \+\/- setting (?:for|in) VM option '([^'\n]{1,200})|VM option '([^'\n]{1,200})' is experimental and must be enabled|(Conflicting collector combinations|Multiple garbage collectors selected)|(?:Error opening zip file or JAR manifest missing : |Failed to find Premain-Class manifest attribute in )([^\n\r]{1,300})|Could not find agent library ([^\n\r,]{1,300}?) (?:on the library|in absolute) path|(?<!\w)(\w{1,20}) garbage collector is not supported by Graal)/,
  parameters: (match) => {
    const [, vm, option, sign, experimental, collectors, agent, library, collector] = match;
    if (collectors) return { collectors: "-XX:+Use…GC" };
    if (collector) return { argument: `-XX:+Use${collector}GC` };
    // Old Java with arguments for a new one.
    if (option && /^(?:--add-(?:modules|opens|exports)|-p$)/.test(option)) return null;
    return {
      argument: vm ?? option ?? sign ?? experimental ?? agent ?? library,
    };
  },
});
