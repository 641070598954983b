/** Lets the browser answer whoever touches the page meanwhile: nothing that runs without a break should take long. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
