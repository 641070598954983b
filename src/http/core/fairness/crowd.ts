/** Far more than wait for anything while clients read what they ask for. */
const crowdedFrom = 256;

/** How many requests are not over, because their answer is being made or because their client has not read it yet. */
export class Crowd {
  /** Known to the server, once there is one. */
  pendingRequests: () => number = () => 0;

  /** `unreadBytes`: what answers that nobody has read yet may take together, as far as that can be told. */
  constructor(private readonly unreadBytes: number) {}

  get isCrowded(): boolean {
    return this.pendingRequests() >= crowdedFrom;
  }

  /** Whether it would be too much if each of those who wait had an answer of this size, and did not read it. */
  isTooLargeFor(bytes: number): boolean {
    return this.pendingRequests() * bytes > this.unreadBytes;
  }
}
