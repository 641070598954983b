/** Who waits for a piece of work: a request, or other work that has requests waiting for it. */
export interface Requester {
  /** Whose turn it is when this work is done. Several where several ask for the same. */
  clients(): Iterable<string>;
  /** Aborted when nobody waits any more: work that has not begun is dropped then. */
  readonly signal: AbortSignal;
  /** Told how long a thread worked on it. */
  onThreadTime?(milliseconds: number): void;
}

/** The client went away before it was answered. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** For work that the service does for itself. */
export const ownWork: Requester = { clients: () => [""], signal: new AbortController().signal };

/** Everybody who waits for the same thing. It ends with the last of them. */
export class SharedRequester implements Requester {
  private readonly members = new Set<Requester>();
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  /** Gives what takes the member out again. A member that goes away is taken out by itself. */
  join(member: Requester): () => void {
    const leave = () => {
      member.signal.removeEventListener("abort", leave);
      if (this.members.delete(member) && this.members.size === 0)
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
