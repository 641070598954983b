// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "76b17438d0ca";
