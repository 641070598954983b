import { detectorOf } from "../detector.ts";

/** `"auth": "YW5uYTpN…"`, as Docker keeps an account and its password for each registry. */
export const registryLogins = detectorOf({
  anchors: ['uth"'],
  kind: "password",
  pattern: /uth" ?: ?"[A-Za-z\d+/]{12,512}={0,2}(?=")/y,
  skipped: 'uth"'.length,
  isHere(text, _, end) {
    const value = text.slice(text.lastIndexOf('"', end - 1) + 1, end);
    return value.length % 4 === 0 && /^[\w.@$-]{1,64}:[ -~]{3,}$/.test(atob(value));
  },
});
