/**
 * What Fabric Loader says of an access widener or class tweaker that is of a newer kind than it knows. Up to 0.17 it takes the first line of
 * every class tweaker for a wrong one.
 */
export const newerTweaker =
  /(Invalid access widener file header\. )|Unsupported (?:class tweaker|access widener) (?:format|version)|Invalid class tweaker file header\. /;
