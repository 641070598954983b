// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "bffa2be70b9f";
