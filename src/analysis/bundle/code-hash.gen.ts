// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "e53cd036397f";
