// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "231c9edb7ced";
