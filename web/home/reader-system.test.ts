import { expect, test } from "bun:test";
import { systemOf } from "./reader-system.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "macos"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "linux"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8)", "windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "windows"],
] as const)("%s is %s", (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});
