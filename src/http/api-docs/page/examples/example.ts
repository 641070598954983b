/** What most tools want to do. Each is shown beside the operation that it uses. */
export const tasks = [
  "uploadFile",
  "uploadText",
  "retry",
  "read",
  "raw",
  "stats",
  "remove",
  "insights",
  "analyse",
] as const;
export type Task = (typeof tasks)[number];

/** Whole programs, to copy and run. `{origin}`, `{id}` and `{token}` are filled in where they are shown. */
export interface ExampleLanguage {
  id: string;
  name: string;
  texts: Record<Task, string>;
}
