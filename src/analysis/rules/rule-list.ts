import type { Finding } from "../model/finding.ts";
import * as lines from "./lines/all.ts";
import * as wholeLog from "./whole-log/all.ts";
import type { WholeLogFinding } from "./whole-log-finding.ts";

/** All that single lines show, in the order of their names. */
export const findings: readonly Finding[] = Object.values(lines);
/** All that only a whole log shows. */
export const wholeLogFindings: readonly WholeLogFinding[] = Object.values(wholeLog);
