import type { MatchContext } from "../../model/finding.ts";

/** What old Forge was about: a file that it looks into, and the coremod in it that it starts. */
export function coremodBefore({ before }: Pick<MatchContext, "before">): { file?: string; coremod?: string } {
  const lines = before.split("\n").reverse();
  const said = (pattern: RegExp) => {
    for (const line of lines) {
      const name = pattern.exec(line)?.[1];
      if (name) return name.trim();
    }
    return undefined;
  };
  const coremod = said(/(?:Instantiating coremod class|Running coremod plugin(?: for)?) ([\w.$]{2,100})/);
  const file = said(/Examining for coremod candidacy ([^\n]{3,150}\.(?:jar|zip))/);
  return { ...(coremod ? { coremod } : {}), ...(file ? { file } : {}) };
}

/** What coremods of up to 1.12 change, as their own sources say: by their class or their file, as reports list them. */
const changedBy: readonly (readonly [coremod: RegExp, classes: RegExp])[] = [
  [/\bDLFMLCorePlugin\b|DynamicLights/i, /^net\.minecraft\.world\.World$/],
  [/MalisisDoors/i, /^net\.minecraft\.(?:world\.World|world\.chunk\.Chunk|item\.ItemBlock)$/],
  [/SAPManPack|SAPCore/i, /^net\.minecraft\.(?:world\.World|entity\.Entity)$/],
  [/SnowRealMagic/i, /^net\.minecraft\.world\.World$/],
];

export function isKnownToChange(coremod: string, changed: string): boolean {
  return changedBy.some(([name, classes]) => name.test(coremod) && classes.test(changed));
}
