// Made by `npm run registry` from the sources of the analyser.
export const ruleSetVersion = "bfbfd6fc3c53";
