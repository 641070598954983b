import type { MaybePromise } from "../../logs/ports.ts";
import type { Exchange } from "./exchange.ts";
import type { Route } from "./router.ts";

export type Handler = (exchange: Exchange) => MaybePromise<Response>;

/** The routes of a layer, by path. */
export type Routes = Record<string, Route<Handler>>;
