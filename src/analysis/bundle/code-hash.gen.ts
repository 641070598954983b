// Made by `npm run registry` from the sources of this folder.
export const bundleCodeHash = "6159912a720f";
