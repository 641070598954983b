// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "4c315bbfbb7f";
