/** As in `package.json`, which not every build has beside it; a test compares them. */
export const version = "0.2.0";
