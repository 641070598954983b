/** Far more than wait for anything while clients read what they ask for. */
const crowdedFrom = 256;

/** How many requests are not over, because their answer is being made or because their client has not read it yet. */
export class Crowd {
  /** Known to the server, once there is one. */
  pendingRequests: () => number = () => 0;

  get isCrowded(): boolean {
    return this.pendingRequests() >= crowdedFrom;
  }
}
