import type { BundleRule } from "../rule.ts";
import { backendNotRunning } from "./backend-not-running.ts";
import { backendStillStarting } from "./backend-still-starting.ts";
import { beforeTheCrash } from "./before-the-crash.ts";
import { changedMods } from "./changed-mods.ts";
import { crashWhileClosing } from "./crash-while-closing.ts";
import { endedFromOutside } from "./ended-from-outside.ts";
import { failedClass } from "./failed-class.ts";
import { graphicsOfTheRun } from "./graphics-of-the-run.ts";
import { javaOfAMethod } from "./java-of-a-method.ts";
import { javaOfTheRun } from "./java-of-the-run.ts";
import { libraryInTheLog } from "./library-in-the-log.ts";
import { logsStopTogether } from "./logs-stop-together.ts";
import { memoryOfTheMachine } from "./memory-of-the-machine.ts";
import { portOfAnotherServer } from "./port-of-another-server.ts";
import { portsOfAProxy } from "./ports-of-a-proxy.ts";
import { twoSides } from "./two-sides.ts";

/** The order decides only where two explain equally much. */
export const bundleRules: readonly BundleRule[] = [
  memoryOfTheMachine,
  javaOfTheRun,
  javaOfAMethod,
  libraryInTheLog,
  graphicsOfTheRun,
  crashWhileClosing,
  failedClass,
  endedFromOutside,
  backendNotRunning,
  backendStillStarting,
  portsOfAProxy,
  portOfAnotherServer,
  twoSides,
  beforeTheCrash,
  changedMods,
  logsStopTogether,
];
