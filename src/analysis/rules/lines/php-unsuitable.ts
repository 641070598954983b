import { finding } from "../../model/finding.ts";

const maxProblems = 8;

export default finding({
  code: "php-unsuitable",
  severity: "fatal",
  confidence: 1,
  pattern: /^[^\n<]{0,80}?Selected PHP binary does not satisfy some requirements/,
  parameters(_, place) {
    const below = place.upTo(4000).split("\n").slice(1);
    const end = below.findIndex((line) => !/^\s{0,8}- /.test(line));
    const problems = (end === -1 ? below : below.slice(0, end)).map((line) => line.trim().slice(2, 202).trim());
    return { problems: problems.length > 0 ? problems.slice(0, maxProblems) : undefined };
  },
});
