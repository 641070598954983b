// Made by `npm run registry` from the files in this folder.
import f0 from "./eula-not-accepted.ts";

import type { Finding } from "../finding.ts";

export const findings: readonly Finding[] = [
  f0,
];
