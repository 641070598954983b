import type { Term } from "../../model/model.ts";
import { systemMessage } from "../../text/system-messages.ts";

const reasons: readonly [pattern: RegExp, term: string][] = [
  [new RegExp(`UnknownHost|UnresolvedAddress|${systemMessage("hostUnknown")}`), "unreachable-unknown-host"],
  [new RegExp(`refused|${systemMessage("connectionRefused")}`), "unreachable-refused"],
  [new RegExp(`timed out|[Tt]imeout|${systemMessage("connectionCut")}`), "unreachable-timeout"],
  [/NoRouteToHost|Network is unreachable/, "unreachable-no-route"],
];

/** Why a server was not reached, as whoever tried has said it. */
export function unreachedBecause(said: string): Term | undefined {
  const term = reasons.find(([pattern]) => pattern.test(said))?.[1];
  return term ? { term } : undefined;
}

/** A proxy whose listener is bound to this computer asks from there, and Linux has no way out: `Invalid argument`. */
const boundToItself =
  /connect\(\.\.\) failed(?: with error\(-22\))?: (?:Invalid argument|Ungültiges Argument|Argument invalide|Argumento inválido|Недопустимый аргумент|无效的参数)/;

export function unreachedByProxy(said: string): Term | undefined {
  return boundToItself.test(said) ? { term: "unreachable-local-only" } : unreachedBecause(said);
}
