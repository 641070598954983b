import type { Requester } from "../../src/work/requester.ts";

export interface TestRequester extends Requester {
  /** The client goes away. */
  leave(): void;
}

/** A client that waits, for tests of what it waits for. */
export function requesterFrom(client: string): TestRequester {
  const controller = new AbortController();
  return { clients: () => [client], signal: controller.signal, leave: () => controller.abort() };
}
