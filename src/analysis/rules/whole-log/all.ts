// A line for each rule of this folder. `findings.test.ts` names those that are missing.
export { default as assetsMissing } from "./assets-missing.ts";
export { default as chunkUnreadable } from "./chunk-unreadable.ts";
export { default as crash } from "./crash.ts";
export { default as exitTrace } from "./exit-trace.ts";
export { default as javaTooNewForGame } from "./java-too-new-for-game.ts";
export { default as jvmCrash } from "./jvm-crash.ts";
export { default as loadingFailedEarlier } from "./loading-failed-earlier.ts";
export { default as logIncomplete } from "./log-incomplete.ts";
export { default as modRuntimeError } from "./mod-runtime-error.ts";
export { default as notRemapped } from "./not-remapped.ts";
export { default as oldForgeBlocks } from "./old-forge-blocks.ts";
export { default as optifinePair } from "./optifine-pair.ts";
export { default as pluginHandlerError } from "./plugin-handler-error.ts";
export { default as pluginNeedsPaper } from "./plugin-needs-paper.ts";
export { default as pocketmineDump } from "./pocketmine-dump.ts";
export { default as translatedRequirements } from "./translated-requirements.ts";
export { default as watchdogSuspect } from "./watchdog-suspect.ts";
