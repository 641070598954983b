import { analyse, type ExtraFindings } from "../analysis/analyse.ts";
import { explainBundle } from "../analysis/bundle/explain-bundle.ts";
import { faultIn, faultOfBundle } from "../analysis/fault/fault.ts";
import type { Config } from "../config/config.ts";
import { houseFinderOf } from "../house-rules/house-finder.ts";
import type { FoundSighting } from "../http/insights/analysis-job-names.ts";
import { CrashCounter } from "../http/insights/crash-counting.ts";
import { sightingOf } from "../http/insights/packed-traits.ts";
import { operatorWords } from "../i18n/operator-words.ts";
import { unpackSync } from "../logs/content.ts";
import type { LogDetails, LogId } from "../logs/ports.ts";
import type { OperatorAccess } from "../storage/operator-access.ts";
import type { Language } from "../wire/languages.ts";
import { HouseRulesFolder } from "./house-rules-folder.ts";
import { withOperatorAccess } from "./operator-access.ts";

interface Screen {
  isTerminal: boolean;
  write(text: string): Promise<void>;
}

const logsInPage = 200;
const tellEveryMs = 2000;
const done = 0;
const someFailed = 1;

/** `lectern analyse-again`. Returns the exit code. */
export async function analyseAgain(config: Config, err: Screen, language: Language): Promise<number> {
  const words = operatorWords[language];
  if (config.knownCrashes === "off") {
    await err.write(`lectern: ${words.faultsOff}\n`);
    return done;
  }
  const house = houseFinderOf(HouseRulesFolder.open(config).current);
  return withOperatorAccess(config, async (access) => {
    const counter = new CrashCounter(access, true);
    let [seen, counted, failed, after] = [0, 0, 0, null as string | null];
    let toldAt = performance.now();
    do {
      const { ages, next } = await access.ages(after, logsInPage);
      for (const { id, createdAt } of ages) {
        const outcome = await countAgain(access, counter, { id, createdAt }, house);
        seen++;
        if (outcome === "counted") counted++;
        if (outcome === "unreadable") failed++;
        if (performance.now() - toldAt < tellEveryMs) continue;
        toldAt = performance.now();
        await err.write(`${words.countedAgain({ seen, counted })}\n`);
      }
      after = next;
    } while (after !== null);
    await err.write(
      `${failed > 0 ? words.countedSome({ seen, counted, failed }) : words.countedAgain({ seen, counted })}\n`,
    );
    return failed > 0 ? someFailed : done;
  });
}

/** `not-wanted`: of a log that nobody shared with that wish, or that counts with its bundle. */
async function countAgain(
  access: OperatorAccess,
  counter: CrashCounter,
  log: { id: LogId; createdAt: number },
  house: ExtraFindings | null,
): Promise<"counted" | "not-wanted" | "unreadable"> {
  const details = await access.details(log.id);
  if (!details || details.sharer === null) return "not-wanted";
  const sighting = await sightingIn(access, log.id, details, house);
  if (!sighting) return "unreadable";
  await counter.note(log, sighting);
  return "counted";
}

async function sightingIn(
  access: OperatorAccess,
  id: LogId,
  { files }: LogDetails,
  house: ExtraFindings | null,
): Promise<FoundSighting | null> {
  const read = (await Promise.all((files ?? [id]).map((one) => textOf(access, one)))).filter((one) => one !== null);
  if (read.length === 0) return null;
  const analysed = read.map(({ name, text }) => ({ name, text, analysis: analyse(text, house) }));
  const analyses = analysed.map(({ analysis }) => analysis);
  if (files === null) {
    const [analysis] = analyses as [(typeof analyses)[number]];
    return sightingOf(faultIn(analysis), analyses, analysis.findings.find((one) => !one.house)?.parameters);
  }
  const explanation = explainBundle(analysed);
  const ordered = explanation.order.map((at) => analyses[at]!);
  const verdict = explanation.findings.find((one) => !one.house)?.parameters;
  return sightingOf(faultOfBundle(explanation, analyses), ordered, verdict);
}

/** `null` where it was removed meanwhile, or is damaged. */
async function textOf(access: OperatorAccess, id: LogId): Promise<{ name: string; text: string } | null> {
  const log = await access.find(id);
  if (!log) return null;
  try {
    return { name: log.name, text: Buffer.from(unpackSync(log)).toString("utf8") };
  } catch {
    return null;
  }
}
