import { finding } from "../../model/finding.ts";

/** A few builds behind is how most servers run. */
const fewestBehind = 20;

/** That there is something newer, as servers and proxies say it of themselves when they start. */
export default finding({
  code: "server-outdated",
  severity: "notice",
  role: "environment",
  needles: [
    "Your version of CraftBukkit is out of date",
    ", this build is outdated ***",
    "*** Currently you are ",
    "*** You are running an outdated version",
  ],
  pattern:
    /^[^\n<]{0,120}?(?:Your version of CraftBukkit is out of date\.(?: Version ([^\s]{3,40}))?|\*{3} (?:Error|Warning), this build is outdated \*{3}|\*{3} Currently you are (\d{1,5}) build|\*{3} You are running an outdated version)/,
  parameters: ([, newest, behind], { software }) => {
    if (software.kind === "client" || software.kind === "launcher") return null;
    return behind !== undefined && Number(behind) < fewestBehind ? null : { newest };
  },
  oneFor: [],
});
