/** Texts up to this size are handled on the request thread, in less than a millisecond. */
export const maxSmallTextBytes = 256 * 1024;
