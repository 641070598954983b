import type { Exchange } from "../../core/exchange.ts";

/** Hastebin's links may end in an extension, which says how to colour a text and nothing about which one it is. */
export function withoutExtension(exchange: Exchange): Exchange {
  const dot = exchange.param.indexOf(".");
  return dot === -1 ? exchange : { ...exchange, param: exchange.param.slice(0, dot) };
}
