import { type Client, ConnectionLost } from "../client.ts";

/** What one hostile client knows and has. */
export interface Attacker {
  port: number;
  address: string;
  seed: number;
  /** Of a log of 10 MiB. */
  largeLog: string;
  isOver: () => boolean;
  answered: (status: number) => void;
}

/** Sends a request, and tells how it was answered. */
export async function once(client: Client, request: Uint8Array, { answered }: Attacker): Promise<void> {
  try {
    answered((await client.send(request)).status);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    answered(0);
    await Bun.sleep(50);
  }
}

/** The same act over some connections. */
export async function several(many: number, one: (number: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: many }, (_, number) => one(number)));
}
