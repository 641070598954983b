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

export interface Attack {
  name: string;
  what: string;
  /** What is sent, where making it takes a while; the cost of each is also measured alone. */
  requests?: () => Uint8Array[];
  run: (attacker: Attacker, requests: Uint8Array[]) => Promise<void>;
  /** What one of them may cost alone; a second unless it is said here. */
  maxSeconds?: number;
  /** Whether the attacker has to be answered with 429 in the end. */
  isLimited?: boolean;
  /** What else has to hold in the end, while the service still runs. */
  check?: (attacked: Attacked) => Promise<Finding>;
}

export interface Attacked {
  port: number;
  dataDir: string;
  seconds: number;
}

/** What was seen, what was promised, and whether it was held. */
export type Finding = [value: string, promise: string, isHeld: boolean];

export async function once(client: Client, request: Uint8Array, { answered }: Attacker): Promise<void> {
  try {
    answered((await client.send(request)).status);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    answered(0);
    await Bun.sleep(50);
  }
}

export async function several(many: number, one: (number: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: many }, (_, number) => one(number)));
}
