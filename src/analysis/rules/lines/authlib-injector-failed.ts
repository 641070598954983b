import { finding } from "../../model/finding.ts";

/** The Java agent that has players checked by another account service than Mojang's ends Java where it does not learn of it. */
export default finding({
  code: "authlib-injector-failed",
  severity: "fatal",
  role: "environment",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,120}?\[authlib-injector\] \[ERROR\] (?:(Failed to fetch|Unable to (?:decode|parse)) metadata: ([^\n]{3,300})|(Exceeded maximum number of redirects) )/,
  parameters(match, place) {
    const root = "API root: ";
    const at = place.before.lastIndexOf(root);
    const service =
      at === -1 ? undefined : /^https?:\/\/([^\s/]{3,100})/.exec(place.before.slice(at + root.length))?.[1];
    const why = match[1] === "Failed to fetch" || match[3] ? undefined : "answer";
    return { service, reason: match[2]?.replace(/^(?:[a-z]\w{0,40}\.){1,8}(?=[A-Z])/, "") ?? match[3], why };
  },
});
