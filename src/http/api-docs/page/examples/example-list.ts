import { curl } from "./curl.ts";
import type { ExampleLanguage, Task } from "./example.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { kotlin } from "./kotlin.ts";
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
