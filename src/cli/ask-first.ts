import type { CliContext } from "./context.ts";

/** Whether there is somebody who could answer. */
export function canAsk({ input, err }: CliContext): boolean {
  return input.isTerminal && err.isTerminal;
}

/** A question that is answered with a line. Everything but yes is no. */
export async function askFirst(question: string, { input, err }: CliContext): Promise<boolean> {
  await err.write(`${question} [y/N] `);
  const decoder = new TextDecoder();
  let answer = "";
  for await (const chunk of input.chunks()) {
    answer += decoder.decode(chunk, { stream: true });
    if (answer.includes("\n")) break;
  }
  return /^\s*y(?:es)?\s*$/i.test(answer.split("\n")[0]!);
}
