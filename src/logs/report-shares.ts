import { networkOf } from "./report-record.ts";

/**
 * Whose reports give way to one of another network where there are too many: those of the network that has most of them, if
 * it has more than the newcomer's would have then. `null`: nobody has more than a fair share. So whoever floods the operator
 * from one network, or from many, shuts out only themselves, until each of theirs has a single report.
 */
export function greediest(keys: readonly string[], newcomer: string): string[] | null {
  const byNetwork = Map.groupBy(keys, networkOf);
  const most = [...byNetwork.values()].reduce<string[]>((a, b) => (b.length > a.length ? b : a), []);
  return most.length > (byNetwork.get(newcomer)?.length ?? 0) + 1 ? most : null;
}
