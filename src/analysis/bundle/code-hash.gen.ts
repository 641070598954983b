// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "1bfb8cdec04e";
