import type { Soon } from "../../logs/ports.ts";
import type { Exchange } from "./exchange.ts";
import type { Route } from "./router.ts";

export type Handler = (exchange: Exchange) => Soon<Response>;

/** The routes of a layer, by path. */
export type Routes = Record<string, Route<Handler>>;
