/** Who waits for a piece of work: a request, or other work that has requests waiting for it. */
export interface Requester {
  /** Whose turn it is when this work is done. Several where several ask for the same. */
  clients(): Iterable<string>;
  /** Aborted when nobody waits any more: work that has not begun is dropped then. */
  readonly signal: AbortSignal;
  /** Told how much processor time a thread spent on it, and by how many that is shared. */
  onThreadTime?(milliseconds: number, sharers?: number): void;
  /** Why no work may be begun that is for this requester alone; `null` where it may. */
  refusal?(): Error | null;
}

/** Who pays for the time that requests cause on threads. */
export interface WorkAccount {
  spent(client: string, milliseconds: number, sharers: number): void;
  refusal(client: string): Error | null;
}

/** The client went away before it was answered. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

const never = new AbortController().signal;

/** For work that the service does for itself. */
export const ownWork: Requester = { clients: () => [""], signal: never };

/** For work that goes on when everybody has left, because much was spent on it: it counts against those who asked. */
export function whoeverLeaves(requester: Requester): Requester {
  const clients = [...requester.clients()];
  return {
    clients: () => clients,
    signal: never,
    onThreadTime: (milliseconds, sharers) => requester.onThreadTime?.(milliseconds, sharers),
  };
}

/** Everybody who waits for the same thing. It ends with the last of them. */
export class SharedRequester implements Requester {
  private readonly members = new Set<Requester>();
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;
  private lastToLeave: Requester | null = null;

  /** Gives what takes the member out again. A member that goes away is taken out by itself. */
  join(member: Requester): () => void {
    const leave = () => {
      member.signal.removeEventListener("abort", leave);
      if (!this.members.delete(member) || this.members.size > 0) return;
      this.lastToLeave = member;
      this.controller.abort(new ClientGone("all have left"));
    };
    this.members.add(member);
    if (member.signal.aborted) leave();
    else member.signal.addEventListener("abort", leave);
    return leave;
  }

  *clients(): Iterable<string> {
    for (const member of this.members) yield* member.clients();
  }

  /** What has begun goes on without those who wanted it: the last of them pays. */
  onThreadTime(milliseconds: number, sharers = 1): void {
    const payers = this.members.size > 0 ? [...this.members] : [this.lastToLeave];
    for (const payer of payers) payer?.onThreadTime?.(milliseconds, sharers * payers.length);
  }

  /** Whoever may not cause work shares that of others. */
  refusal(): Error | null {
    let reason: Error | null = null;
    for (const member of this.members) {
      reason = member.refusal?.() ?? null;
      if (!reason) return null;
    }
    return reason;
  }
}

/** Rejects as soon as nobody waits for the promise any more. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(new ClientGone("the client is gone"));
  return new Promise<T>((resolve, reject) => {
    const onGone = () => reject(new ClientGone("the client is gone"));
    signal.addEventListener("abort", onGone);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onGone));
  });
}
