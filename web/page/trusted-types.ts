/**
 * Browsers with Trusted Types make neither markup nor scripts of a bare text: only of what a policy has let through that the
 * page's own policy names. These are the only ways. Elsewhere, the text itself is taken.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** What it gives is an object, of which only browsers know; to us it is the text. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

const rules: Policy = {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    const isOurs = origin === location.origin && (pathname.startsWith("/assets/") || pathname === "/service-worker.js");
    if (!isOurs) throw new TypeError("not a script of ours");
    return address;
  },
};

interface Trusted {
  /** Markup that the server wrote, and that stands in an element as text. */
  markupIn(element: Element): string;
  /** The address of a script or worker of ours. */
  script(address: string): string;
}

/** A page may make one of each name: `src/http/site/layout/page-frame.ts` lists them. */
export function trustedBy(name: "lectern" | "lectern-early"): Trusted {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, rules) ?? rules;
  return {
    markupIn: ({ textContent }) => policy.createHTML(textContent ?? ""),
    script: (address) => policy.createScriptURL(address),
  };
}
