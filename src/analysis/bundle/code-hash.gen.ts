// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "637782fdd7fa";
