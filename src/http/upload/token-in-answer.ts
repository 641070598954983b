import type { SharedLog } from "./upload-service.ts";

type Owned = Pick<SharedLog, "token" | "wantsToken">;

/** A field of a JSON answer, where the sender asked for it. */
export function askedToken({ token, wantsToken }: Owned): { token?: string } {
  return wantsToken ? { token } : {};
}

/** A plain answer: the link, and on a line of its own the token, where the sender asked for it. */
export function linkText(url: string, { token, wantsToken }: Owned): string {
  return wantsToken ? `${url}\n${token}\n` : `${url}\n`;
}
