import { expect } from "bun:test";
import type { BundleAnswer } from "../../src/wire/answers.ts";
import type { AppUnderTest } from "./app-under-test.ts";

export const sampleLog = "[10:30:00] [main/INFO]: Loading Minecraft 1.20.4\n";
export const sampleReport =
  "---- Minecraft Crash Report ----\n\nTime: 2026-01-15 10:30:00\nDescription: Ticking entity\n";

/** What somebody who asks for help has, the most telling one first. */
export const crashFiles = { "crash-2026-01-15.txt": sampleReport, "latest.log": sampleLog };

/** A form with these files. */
export function fileForm(files: readonly (readonly [name: string, content: string | Uint8Array])[]): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append("file", new File([content as string], name));
  return form;
}

export async function bundleOf(app: AppUnderTest, id: string): Promise<BundleAnswer> {
  const answer = await app.get(`/api/bundle/${id}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BundleAnswer;
}
