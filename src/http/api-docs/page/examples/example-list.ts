import { curl } from "./curl.ts";
import type { ExampleLanguage, Task } from "./example.ts";
import { javascript } from "./javascript.ts";
import { java, kotlin } from "./jvm.ts";
import { python } from "./python.ts";

export const exampleLanguages: readonly ExampleLanguage[] = [curl, javascript, python, java, kotlin];

/** Where each task is shown: the operation that it uses. */
export const tasksOf: Record<string, readonly Task[]> = {
  uploadLog: ["uploadFile", "uploadText", "retry"],
  getLog: ["read"],
  removeLog: ["remove"],
  getRaw: ["raw"],
  getStats: ["stats"],
  getInsights: ["insights"],
  analyse: ["analyse"],
};

export function filledIn(text: string, origin: string, id: string, token: string): string {
  return text.replaceAll("{origin}", origin).replaceAll("{id}", id).replaceAll("{token}", token);
}
