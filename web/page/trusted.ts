import { trustedBy } from "./trusted-types.ts";

/** For all modules of a page: they share this one. */
export const trusted = trustedBy("lectern");
