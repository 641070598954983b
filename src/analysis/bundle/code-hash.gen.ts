// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "b0f99033feaa";
