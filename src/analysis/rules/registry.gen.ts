// Made by `npm run registry` from the files in this folder.
import type { Rule } from "../rule.ts";
import _crash from "./crash.ts";
import _jvm_crash from "./jvm-crash.ts";
import _watchdog_suspect from "./watchdog-suspect.ts";

export const rules: readonly Rule[] = [
  _crash,
  _jvm_crash,
  _watchdog_suspect,
];
