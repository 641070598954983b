import {
  announcedBy,
  crashExceptions,
  earlierCrashes,
  isAnnouncement,
  isAskedFor,
} from "../../evidence/crash-exception.ts";
import type { CrashReport } from "../../evidence/crash-report.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { headOfReport } from "../../evidence/head-of-report.ts";
import { lastErrorsBefore } from "../../evidence/last-errors.ts";
import { modInTurn } from "../../evidence/mod-in-turn.ts";
import { originParameters } from "../../evidence/report-subject.ts";
import { saidAround } from "../../evidence/said-around.ts";
import { suspectedInPiece, suspectedMod, suspectTitle } from "../../evidence/suspected-mod.ts";
import type { ExceptionGroup, Frame } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import type { ParameterValue, Term } from "../../model/model.ts";
import type { Owner } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { activityIn, describedActivity } from "../../traces/meanings/activities.ts";
import {
  causeText,
  culpritFor,
  cutOff,
  explainedParameters,
  isOwnCode,
  onlySuspect,
  ownerParameters,
  placeInCode,
  rootOf,
  sameOwner,
} from "../../traces/meanings/explained.ts";
import { javaRemedy } from "../matching/java-versions.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const maxCrashes = 3;
const maxEarlier = 2;
/** A mixin that changed a class far from the fault says nothing. */
const framesForMixins = 5;
/** Where a thread of the game begins: these frames stand in every trace of it, under the names of all mappings. */
const beginning =
  /\.(?:main|runServer|m_130011_|method_29741|func_240802_v_)$|\.(?:Minecraft\.(?:run|m_91374_|func_99999_d)|class_310\.method_1514|MinecraftClient\.run)$/;
const maxException = 300;
const bare = /^java\.lang\.(?:Error|Exception|RuntimeException|Throwable)$/;
/** Also of games whose classes have no readable names. */
const ofGame = /^(?:net\.minecraft|com\.mojang|org\.bukkit)\.|^\w{1,4}\.\w{1,4}$/;

/** A crash: with the one whose code failed, or, where nobody can tell, with all that is known. */
export default wholeLogFinding({
  codes: ["mod-crash", "plugin-crash", "crash-unknown", "mod-suspect"],
  severity: "fatal",
  role: "crash",
  literals: [suspectTitle],
  find(evidence) {
    const matches: WholeLogMatch[] = [];
    const told = new Set<ExceptionGroup>();
    for (const group of crashExceptions(evidence).slice(0, maxCrashes)) {
      const announced = isAnnouncement(group) ? announcedBy(group, evidence) : undefined;
      const cause = announced ?? group;
      if (told.has(cause) || (isAnnouncement(cause) && matches.length > 0)) continue;
      told.add(cause);
      matches.push(...crashOf(cause, evidence));
    }
    const last = matches.length > 0 ? matches : [...descriptionAlone(evidence), ...suspectAlone(evidence)];
    return [...last, ...earlierOf(evidence)];
  },
});

const pluginsOnly =
  /^(?:craftbukkit|spigot|paper|purpur|folia|glowstone|pocketmine|genisys|nukkit|powernukkit\w{0,2}|bungeecord|waterfall|velocity)\//;

/** Also for files of one run, of which one has the exception and another the list of mods. */
export function crashOf(
  group: ExceptionGroup,
  evidence: Pick<Evidence, "owners" | "isDevelopment"> & {
    report: Partial<CrashReport> | null;
    software?: Evidence["software"];
    readable?: Evidence["readable"];
    statements?: Evidence["statements"];
    lines?: Evidence["lines"];
    entries?: Evidence["entries"];
    runs?: Evidence["runs"];
    details?: Evidence["details"];
  },
): WholeLogMatch[] {
  const { owners, isDevelopment, report } = evidence;
  const explaining = { owners, isDevelopment, description: report?.description ?? null };
  if (evidence.lines) Object.assign(explaining, { lines: evidence.lines });
  const { firstLine, endLine, lines, count } = group;
  const place = { firstLine, endLine, lines, count, group };
  const found = isAnnouncement(group) ? null : culpritFor(group, owners);
  const culprit = isAnnouncement(group)
    ? null
    : (found ?? suspectedMod(group, report, evidence.lines, owners) ?? modInTurn(group, evidence));
  const said = isAnnouncement(group) ? lastSaidBefore(group, evidence) : undefined;
  if (said !== undefined) return [{ ...place, code: "crash-unknown", parameters: { said, side: sideOf(evidence) } }];
  const root = rootOf(group, explaining.description);
  const context = saidAround(group, evidence);
  const explained = (owner: Owner | null) => {
    const explanation = explainedParameters(group, explaining, owner);
    // Who only announces that something else failed is not told of.
    const parameters = isAnnouncement(group)
      ? { ...explanation, culprit: undefined, culpritId: undefined }
      : explanation;
    return { ...parameters, ...javaRemedy(parameters["meaning"], evidence.statements ?? []) };
  };
  if (culprit) {
    const { owner } = culprit;
    // Nothing else runs there.
    const isPlugin = owner.kind === "plugin" || pluginsOnly.test(evidence.software?.id ?? "");
    const isOwn = isOwnCode(owner) || (owners.only !== null && sameOwner(owner, owners.only));
    const own = isDevelopment && isOwn ? { own: owner.name } : {};
    const crash = {
      ...place,
      code: isPlugin ? "plugin-crash" : "mod-crash",
      confidence: owner.evidence === "guess" ? 0.7 : 0.85,
      parameters: {
        ...ownerParameters(isPlugin ? "plugin" : "mod", owner),
        ...own,
        ...explained(owner),
        ...(!found && culprit.frame ? { place: placeInCode(culprit.frame) } : {}),
        context,
      },
    };
    return [crash];
  }
  // What is bare says less than what the report is called.
  const message = root.message === "" && bare.test(root.type) ? (report?.description ?? "") : root.message;
  const exception = cutOff(message === "" ? root.type : `${root.type}: ${message}`, maxException);
  const only = onlySuspect(group, owners);
  const known = explained(null);
  const activity = activityIn(group.frames, evidence.readable);
  const crash: WholeLogMatch = {
    ...place,
    code: "crash-unknown",
    confidence: group.frames.length > 0 ? 0.7 : 0.5,
    parameters: {
      exception,
      ...(only ? ownerParameters("suspect", only) : {}),
      ...known,
      ...hintsOf(known),
      ...(only || isBesideSubject(known["meaning"], activity) ? {} : originParameters(report, group, owners)),
      handler: handlerIn(group.frames, owners),
      activity: activity ?? describedActivity([report?.description, group.message]),
      drawer: hasOptiFine(report) && isDrawn(group) ? "OptiFine" : undefined,
      place: placeOf(group, evidence),
      cause: undefined,
      run: isDevelopment ? "development" : undefined,
      side: sideOf(evidence),
      context,
    },
  };
  const changed = changedByOne(group, evidence);
  if (!changed || only) return [crash];
  const { owner, detail } = changed;
  const parameters = {
    ...ownerParameters("mod", owner),
    evidence: { term: "evidence-mixin", parameters: { what: detail.replace(/ from mod [^\n]{0,200}$/, "") } },
  };
  return [crash, { ...place, code: "mod-suspect", severity: "notice", confidence: 0.4, parameters }];
}

/** What says where to look comes first; that something is null in code of the game comes last. */
function hintsOf({ hint, remedy }: MaybeParameters): MaybeParameters {
  if (remedy) return { hint: undefined };
  const isVague = typeof hint === "object" && hint !== null && !Array.isArray(hint) && hint.term === "hint-null";
  return isVague ? { hint: undefined, check: hint } : {};
}

/** The errors above an exception that only announces that there were some. */
function lastSaidBefore(
  { firstLine }: ExceptionGroup,
  { lines, entries, runs }: Pick<Partial<Evidence>, "lines" | "entries" | "runs">,
): string | undefined {
  if (!lines || !entries) return undefined;
  const from = runs?.findLast((run) => run.firstLine <= firstLine)?.firstLine ?? 0;
  return lastErrorsBefore(firstLine, from, { lines, entries })?.said;
}

/** Whether the game or a server crashed, where the log or the report says so. */
function sideOf({ report, software }: Pick<Parameters<typeof crashOf>[1], "report" | "software">): Term | undefined {
  const type = report?.sections?.map(({ details }) => details.get("Type")?.value).find((one) => one !== undefined);
  if (software?.kind === "server" || type?.startsWith("Dedicated Server")) return { term: "side-server" };
  return software?.kind === "client" || type ? { term: "side-game" } : undefined;
}

/** Of earlier runs, what somebody's code crashed: there is nothing to do about one that nobody knows. */
function earlierOf(evidence: Evidence): WholeLogMatch[] {
  if (evidence.software.kind.endsWith("-report")) return [];
  const known = earlierCrashes(evidence).filter(
    (group) => !isAnnouncement(group) && culpritFor(group, evidence.owners) !== null,
  );
  return known.slice(0, maxEarlier).flatMap((group) => crashOf(group, evidence));
}

/** What has nothing to do with the thing that was drawn or ticked when it failed. */
const besideSubjects: ReadonlySet<string> = new Set([
  "activity-text",
  "activity-glyphs",
  "activity-sounds",
  "activity-textures",
]);

/** Two threads met in what all things share: the one that was at work by chance is innocent. */
function isBesideSubject(meaning: ParameterValue | null | undefined, activity: Term | undefined): boolean {
  const term = typeof meaning === "object" && meaning !== null && "term" in meaning ? meaning.term : undefined;
  const isOfThreads = term === "meaning-two-threads" || term === "meaning-concurrent-change";
  return isOfThreads && activity !== undefined && besideSubjects.has(activity.term);
}

/**
 * `Minecraft.redirect$zza000$onZoom`: upstream Mixin does not say whose change that is, but what its author called it. Those who
 * have changed the class are named beside it.
 */
function handlerIn([first]: readonly Frame[], owners: Owners): string | Term | undefined {
  const handler = first && /\.[a-zA-Z]{3,30}\$[a-z]{3}[0-9a-f]{3}\$(\w{1,80})$/.exec(first.method)?.[1];
  const mods = handler ? owners.changersOf(first).map(({ name }) => name) : [];
  return handler && mods.length > 1 ? { term: "handler-of-one", parameters: { handler, mods } } : handler;
}

/** OptiFine is no mod that a loader lists: it writes itself into the report. */
function hasOptiFine(report: Partial<CrashReport> | null): boolean {
  const named = ["OptiFine Version", "FML", "Launched Version"];
  return (report?.sections ?? []).some(({ details }) =>
    named.some((name) => /OptiFine_/i.test(details.get(name)?.value ?? "")),
  );
}

/** Whether it failed in what OptiFine puts its own code into. */
function isDrawn({ frames }: ExceptionGroup): boolean {
  return frames.slice(0, 6).some(({ method }) => /\.renderer\.|Tess?ell?ator|BufferBuilder|VertexBuffer/.test(method));
}

/** A developer who changes the game itself looks there. To others it tells which library or part of the server failed. */
function placeOf(
  { frames: own, outerFrames, root }: ExceptionGroup,
  { isDevelopment }: Pick<Evidence, "isDevelopment">,
) {
  // Java failed to put together what stands in the code around it.
  const isOfJava = root.type.startsWith("java.lang.invoke.") && !own.some(isGames);
  const frames = isOfJava ? outerFrames.filter(isGames) : own;
  const [first] = frames;
  if (!first) return undefined;
  if (isDevelopment) return placeInCode(frames.find(isGames) ?? first);
  const isTelling = isOfJava || (isGames(first) && !ofGame.test(first.method));
  return isTelling ? placeInCode(first) : undefined;
}

function isGames({ method }: Frame): boolean {
  return platformOf(method) !== "java";
}

/**
 * Weak: the first changed class near the root, if one mod alone changed it. That says nothing of the change itself, and nothing at
 * all of a class that every trace has.
 */
function changedByOne(
  { frames }: ExceptionGroup,
  { owners }: Pick<Evidence, "owners">,
): { owner: Owner; detail: string } | null {
  for (const { mixins, method } of frames.slice(0, framesForMixins)) {
    if (beginning.test(method)) break;
    const found = mixins.map((mixin) => ({ owner: owners.ofMixin(mixin), detail: mixin }));
    const [first] = found;
    if (!first?.owner) continue;
    if (found.every(({ owner }) => owner?.name === first.owner!.name))
      return { owner: first.owner, detail: first.detail };
  }
  return null;
}

/** A report that was cut off above its head: the loader has looked for the mod itself. */
function suspectAlone(evidence: Evidence): WholeLogMatch[] {
  const found = evidence.software.kind === "crash-report" ? null : suspectedInPiece(evidence);
  if (!found) return [];
  const { culprit, firstLine } = found;
  const place = culprit.frame ? placeInCode(culprit.frame) : undefined;
  const parameters = { ...ownerParameters("mod", culprit.owner), place };
  return [{ firstLine, endLine: firstLine + 1, code: "mod-crash", confidence: 0.6, parameters }];
}

/** A report that was cut off below its description, or has lost the exception: whose code was at work may still stand there. */
function descriptionAlone(evidence: Evidence): WholeLogMatch[] {
  const { report, software } = evidence;
  if (software.kind !== "crash-report" || !report?.description || isAskedFor(evidence)) return [];
  const head = headOfReport(evidence);
  const culprit = head && culpritFor(head, evidence.owners);
  if (head && culprit) {
    const line = head.firstLine + Math.max(0, culprit.frame ? head.frames.indexOf(culprit.frame) : 0);
    return crashOf(head, evidence).map(({ group: _, parameters, ...match }) => ({
      ...match,
      ...{ firstLine: line, endLine: line + 1, lines: [line], confidence: 0.6 },
      parameters: { ...parameters, cause: undefined, meaning: undefined },
    }));
  }
  const line = report.firstLine;
  return [
    {
      firstLine: line,
      endLine: line + 1,
      code: "crash-unknown",
      confidence: 0.4,
      parameters: { exception: causeText({ type: report.description, message: "" }) },
    },
  ];
}
