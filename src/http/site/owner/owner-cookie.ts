import type { LogId } from "../../../logs/ports.ts";
import type { Exchange } from "../../core/exchange.ts";
import { isSecure } from "../../core/origin.ts";
import type { HeaderList } from "../../core/replies.ts";

/**
 * Keeps the token of a log that was shared without scripts, as "My logs" keeps the others. It is sent to the page that
 * removes this log and nowhere else, and never along with a request that another site started.
 */
export function keepOwnerToken(exchange: Exchange, publicUrl: string | null, id: LogId, token: string): HeaderList {
  return cookie(exchange, publicUrl, id, token, 31_536_000);
}

export function forgetOwnerToken(exchange: Exchange, publicUrl: string | null, id: LogId): HeaderList {
  return cookie(exchange, publicUrl, id, "", 0);
}

export function keptOwnerToken({ request }: Exchange): string | null {
  return /(?:^|; ?)owner=([0-9a-f]{64})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
}

function cookie(exchange: Exchange, publicUrl: string | null, id: LogId, token: string, seconds: number): HeaderList {
  const secure = isSecure(exchange, publicUrl) ? "; Secure" : "";
  return {
    "Set-Cookie": `owner=${token}; Path=/remove/${id}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  };
}
