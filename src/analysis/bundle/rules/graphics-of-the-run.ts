import { nativePart } from "../../rules/matching/native-libraries.ts";
import type { FileSigns } from "../file-signs.ts";
import type { BundleEvidence } from "../model.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const drawing = /^(?:org\.lwjgl\.opengl(?:es)?\.|com\.mojang\.blaze3d\.(?:platform\.GlStateManager|opengl\.))/;
const card =
  /(?:OpenGL (?:Renderer|Vendor)|Graphics card|GPU|Video card|Display adapter|Renderer|显卡)[^\n]{0,24}?(?:NVIDIA|GeForce|AMD|Radeon|ATI Tech|Intel)[^\n]{0,80}/i;
const vendors: readonly [RegExp, string][] = [
  [/NVIDIA|GeForce/i, "NVIDIA"],
  [/Radeon|\bAMD\b|\bATI Tech/i, "AMD"],
  [/Intel/i, "Intel"],
];

/** The JVM died in a call to OpenGL, at no address of a known library: in the driver of the card that another file names. */
export const graphicsOfTheRun: BundleRule = {
  // It has words and a rule for single logs.
  codes: [],
  find({ candidates, run }) {
    const one = candidates.find(({ finding }) => finding.code === "jvm-crash");
    if (!one) return [];
    const { module, call, signal } = one.finding.parameters;
    // An address alone is no module.
    const isNowhere = module === undefined || (typeof module === "string" && nativePart(module) === "system");
    if (!isNowhere || typeof call !== "string" || !drawing.test(call)) return [];
    for (const signs of run.files) {
      const found = signs === one.signs ? null : cardIn(signs);
      if (!found) continue;
      const parameters = { vendor: found.vendor, signal };
      const evidence = [...one.evidence, found.evidence];
      const said = { code: "graphics-driver", severity: "fatal", confidence: 0.8 } as const;
      return [betterMatch(run.files, one, { ...said, parameters, weight: 4.5, evidence })];
    }
    return [];
  },
};

function cardIn(signs: FileSigns): { vendor: string; evidence: BundleEvidence } | null {
  const { gpu } = signs.file.analysis.facts.environment;
  const stated = gpu ? { value: gpu.value, line: gpu.line } : said(signs);
  const vendor = stated && vendors.find(([name]) => name.test(stated.value))?.[1];
  return vendor ? { vendor, evidence: signs.evidence(stated.line, "version") } : null;
}

function said(signs: FileSigns): { value: string; line: number } | null {
  const match = card.exec(signs.head);
  return match ? { value: match[0], line: signs.lineAt(match.index) } : null;
}
