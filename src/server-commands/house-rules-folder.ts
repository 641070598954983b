import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config/config.ts";
import { type CurrentHouseRules, type HouseRules, noHouseRules } from "../house-rules/house-rules.ts";
import { houseRulesOf } from "../house-rules/read-rules.ts";
import type { Logger } from "../logging/logger.ts";
import { FileFault } from "../operator-files/parse.ts";
import { readOperatorFile, unreadable } from "../operator-files/read.ts";

/** The operator's own findings, as they are in their folder or were when it was last right. */
export class HouseRulesFolder implements CurrentHouseRules {
  private constructor(
    private readonly folder: string | null,
    private rules: HouseRules,
  ) {}

  /** Throws a `ConfigError` where a file is wrong: a server that starts is one that knows them all. */
  static open({ findingsDir }: Pick<Config, "findingsDir">): HouseRulesFolder {
    try {
      return new HouseRulesFolder(findingsDir, findingsDir === null ? noHouseRules : readFolder(findingsDir));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      throw new ConfigError(`FINDINGS_DIR: ${error.message}`);
    }
  }

  get current(): HouseRules {
    return this.rules;
  }

  /** Reads the folder again. Where something in it is wrong, everything stays as it was. */
  reload(logger: Logger): void {
    if (this.folder === null) return;
    try {
      this.rules = readFolder(this.folder);
      logger.info("the findings of FINDINGS_DIR were read again", { findings: this.rules.rules.length });
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      logger.error("the findings of FINDINGS_DIR stay as they were", { error: error.message });
    }
  }
}

function readFolder(folder: string): HouseRules {
  const paths = namesIn(folder)
    .filter((name) => /^[^.].*\.(?:json|toml)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
  return houseRulesOf(paths.map((name) => ({ name, text: readOperatorFile(name) })));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw unreadable(folder, error);
  }
}
