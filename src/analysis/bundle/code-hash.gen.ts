// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "bb3467cd2826";
