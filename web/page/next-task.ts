/** Lets the browser answer whoever touches the page meanwhile: nothing that runs without a break should take long. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Each step in a task of its own. */
export async function inTasks<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTask();
  }
}
