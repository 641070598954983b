import { isAnnouncement } from "../evidence/crash-exception.ts";
import type { Evidence } from "../evidence/evidence.ts";
import { modInTurn } from "../evidence/mod-in-turn.ts";
import { originParameters } from "../evidence/report-subject.ts";
import { saidBelow } from "../evidence/said-around.ts";
import { Stalls } from "../evidence/stalls.ts";
import type { ExceptionGroup, Frame } from "../model/exception-group.ts";
import type { Finding, JoinKind, MaybeParameters } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import { type Culprit, carrierOf, culpritIn, growerIn, repeatingIn } from "../owners/culprit.ts";
import { isForClient } from "../owners/known-owners.ts";
import { isAccusable, type Owner } from "../owners/owner.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import { javaOfGame, javaRemedy, javaWithoutCertificates } from "../rules/matching/java-versions.ts";
import {
  causeText,
  culpritFor,
  type Explaining,
  explainedParameters,
  faultOf,
  isOfBrokenData,
  onlySuspect,
  ownerParameters,
  placeInCode,
  sameOwner,
} from "../traces/meanings/explained.ts";
import { isDevelopersOwn } from "./developers-own.ts";
import { ExceptionSearch } from "./exception-search.ts";
import { hasFailedBefore, isOtherForge, libraryWith, platformWith, removedFromJava } from "./expected-libraries.ts";
import { faultInPlugin } from "./fault-in-plugin.ts";
import { NamedFor, wantingIn } from "./named-for.ts";
import { ofPacks } from "./pack-names.ts";
import { partnerOf } from "./partner.ts";
import { remedyOf } from "./remedy-of.ts";
import { rivalBy } from "./rival-by.ts";
import { signerAt } from "./signers.ts";
import { stalledBy } from "./stalled-by.ts";
import { toldBefore } from "./told-before.ts";

/** More suspects than these accuse nobody. */
const maxRepeating = 3;
const maxClientMods = 8;
/** Names that only the game's own fields and methods have. */
const gameMember = /^(?:[fm]_\d{3,8}_|(?:field|func)_\d{3,8}_\w{1,3}|(?:field|method|comp)_\d{1,6})$/;
const maxStated = 2000;
const statedType = /(?<!\w)([A-Z]\w{0,80}(?:Exception|Error)): "/;
const statedEnd = /" \([A-Z_]{1,30}\) in "/;
const maxStatedMessage = 400;
const notLoaded =
  /Could not (?:load '[^'\n]{1,300}' in folder '[^'\n]{1,300}'|(?:load|enable) plugin ['"][^'"\n]{1,120}['"]): ([^\n]{5,300})/;

/** What needs no exception. */
const ofLineAlone: readonly JoinKind[] = ["java", "certificates", "holder"];

/** A finding, with what is known of it before anything is added. */
interface Joining {
  found: FoundFinding;
  joins: readonly JoinKind[];
  group: ExceptionGroup | null;
  /** Whom the finding names itself. */
  named: Owner | null;
  /** Whose code failed in a suppressed exception that the finding tells of. */
  beside: Culprit | null;
  culprit: Culprit | null;
}

const ofMixin = /^org\.spongepowered\.asm\.mixin\./;

const runsTransformers = /\.(?:Launch|Relaunch)ClassLoader\.runTransformers$/;

/**
 * In Forge up to 1.12: the frames of who changed a class that is there, as it was loaded, and failed. What is not there is handed
 * on as nothing, which some of them cannot take: that is no failure of theirs.
 */
function changingFrames({ root, frames }: ExceptionGroup): readonly Frame[] {
  const changing = frames.slice(
    0,
    Math.max(
      0,
      frames.findIndex(({ method }) => runsTransformers.test(method)),
    ),
  );
  const isRead = changing.some(({ method }) => method.endsWith(".ClassReader.accept"));
  const isOfNothing =
    /(?:NullPointer|IndexOutOfBounds|IllegalArgument|ClassNotFound)(?:Exception)$|NoClassDefFoundError$/;
  return isRead || !isOfNothing.test(root.type) ? changing : [];
}

/** Adds what is known of exceptions, mods and plugins to the findings of single lines. */
export class Join {
  private readonly exceptions: ExceptionSearch;
  private readonly stalls: Stalls;
  private readonly explaining: Explaining;
  private readonly accused = new Map<string, Owner>();
  /** The plugins that failed to start with an exception. */
  private readonly starting = new Map<string, Owner>();
  private readonly named = new NamedFor();

  constructor(private readonly evidence: Evidence) {
    this.exceptions = new ExceptionSearch(evidence);
    this.stalls = new Stalls(evidence);
    const { owners, isDevelopment, report, lines } = evidence;
    this.explaining = { owners, isDevelopment, description: report?.description ?? null, lines };
  }

  join(found: FoundFinding, { joins = [] }: Pick<Finding, "joins">): FoundFinding {
    const named = this.namedOwner(found);
    const group = joins.some((one) => !ofLineAlone.includes(one)) ? this.exceptions.of(found) : null;
    const parameters: MaybeParameters = { ...found.parameters, ...this.namesOf(found, named) };
    const beside = group ? this.suppressedCulprit(group, found) : null;
    const culprit = group ? (beside ?? this.culpritOf(group)) : null;
    const joining: Joining = { found, joins, group, named, beside, culprit };
    this.addCause(parameters, joining);
    this.addCulprit(parameters, joining);
    this.addSuspects(parameters, joining);
    const grower = group && joins.includes("grower") ? growerIn(group.frames, this.evidence.owners) : null;
    if (grower) parameters["grower"] = grower.name;
    if (joins.includes("java")) Object.assign(parameters, javaOfGame(this.evidence.statements, parameters["used"]));
    if (joins.includes("certificates")) Object.assign(parameters, javaWithoutCertificates(this.evidence.statements));
    if (joins.includes("client-mods")) Object.assign(parameters, this.clientMods(culprit?.owner ?? null));
    if (found.code === "datapack-failed") Object.assign(parameters, ofPacks(found.parameters, this.evidence.owners));
    Object.assign(parameters, rivalBy(parameters, this.evidence.owners));
    const name = found.parameters["class"];
    if (typeof name === "string" && joins.includes("holder")) this.addHolder(parameters, name);
    else if (typeof name === "string") this.addOwnersOfClass(parameters, name, joining);
    else if (parameters["suspect"] && joins.includes("provider")) {
      parameters["platform"] ??= this.platformOfMember(parameters["method"]);
    }
    if (!parameters["remedy"]) parameters["remedy"] = remedyOf(found, parameters, culprit, this.evidence.isDevelopment);
    Object.assign(parameters, faultInPlugin(found.code, parameters));
    return { ...found, parameters: knownParameters(parameters), ...(group ? { fault: faultOf(group) } : {}) };
  }

  private addCause(parameters: MaybeParameters, { found, joins, group, named, beside }: Joining): void {
    if (!joins.includes("cause")) return;
    // Another failure of the same stage: what is known of the first one is not its reason.
    if (beside) parameters["place"] = beside.frame ? placeInCode(beside.frame) : undefined;
    else if (group && !isAnnouncement(group)) {
      const told = toldBefore(group, this.evidence.exceptions) ?? group;
      Object.assign(parameters, explainedParameters(told, this.explaining, named));
      parameters["context"] ??= saidBelow(told, this.evidence.lines);
      Object.assign(parameters, javaRemedy(parameters["meaning"], this.evidence.statements));
      // Whoever loads a class that a mixin could not change only meets it.
      if (ofMixin.test(group.root.type))
        Object.assign(parameters, { culprit: undefined, culpritId: undefined, place: undefined });
    } else parameters["cause"] ??= this.statedCause(found);
  }

  private addCulprit(parameters: MaybeParameters, { found, joins, group, culprit }: Joining): void {
    const isAsking = group !== null && culprit !== null && isOfBrokenData(group, culprit);
    const name = (parameter: "suspect" | "mod" | "plugin", owner: Owner | null | undefined) => {
      if (!owner || !joins.includes(parameter) || parameters[parameter]) return;
      Object.assign(parameters, ownerParameters(parameter, owner));
      if (parameter !== "suspect") Object.assign(parameters, { culprit: undefined, culpritId: undefined });
    };
    // Whose class lacks what another calls is not whose code stands in the trace.
    const { wanting } = parameters;
    const lacking = typeof wanting === "string" ? this.evidence.owners.ofClass(`${wanting}.x`) : null;
    parameters["wanting"] = undefined;
    name("suspect", lacking && isAccusable(lacking) ? lacking : isAsking ? null : culprit?.owner);
    // Its own code may stand too deep in the trace to be kept.
    if (group && joins.includes("suspect") && !joins.includes("repeating") && !parameters["suspect"] && !isAsking) {
      parameters["suspect"] = this.named.only(group);
    }
    if (!culprit && !isAsking) name("suspect", this.speakerOf(found));
    name("mod", culprit?.owner);
    name(
      "plugin",
      culprit?.owner ?? signerAt(found.lines[0] ?? found.firstLine, this.evidence) ?? this.evidence.owners.only,
    );
    if (group && !culprit && joins.includes("origin")) this.addOrigin(parameters, group);
  }

  private addSuspects(parameters: MaybeParameters, { found, joins, group, named, culprit }: Joining): void {
    const { owners, isDevelopment } = this.evidence;
    const suspect = !culprit && group && found.severity === "fatal" ? onlySuspect(group, owners) : null;
    const isNamed = parameters["mod"] || parameters["plugin"] || parameters["suspect"];
    if (suspect && !isNamed) Object.assign(parameters, ownerParameters("suspect", suspect));
    const owner = named ?? culprit?.owner;
    const isOwn = owner && isDevelopersOwn(owner, culprit, owners);
    if (isOwn && joins.includes("cause") && isDevelopment) parameters["own"] = owner.name;
    if (joins.includes("thread")) Object.assign(parameters, stalledBy(found, this.stalls, this.evidence));
    if (group && joins.includes("repeating")) {
      const all = repeatingIn(group.frames, owners).slice(0, maxRepeating);
      if (all.length === 1) Object.assign(parameters, ownerParameters("suspect", all[0]!));
      if (all.length > 1) parameters["suspects"] = all.map(({ name }) => name);
      // Whose command it was began it, though it may stand too deep to be kept. Who only heard of an event did not.
      if (all.length === 0 && group.type.endsWith("CommandException")) parameters["suspect"] ??= this.named.only(group);
    }
    if (culprit?.frame && joins.includes("provider") && !found.parameters["class"]) {
      Object.assign(parameters, partnerOf(culprit.frame.method, culprit.owner, this.evidence.owners));
    }
  }

  private addHolder(parameters: MaybeParameters, name: string): void {
    const owner = parameters["mod"] ? null : this.evidence.owners.ofClass(`${name}.x`);
    if (owner && isAccusable(owner) && owner.evidence !== "guess")
      Object.assign(parameters, ownerParameters("mod", owner));
  }

  /** Who wants a class, and who would bring it. */
  private addOwnersOfClass(parameters: MaybeParameters, name: string, { found, joins, group, culprit }: Joining): void {
    const { owners } = this.evidence;
    const changing = group && found.code === "class-missing" ? changingFrames(group) : [];
    if (changing.length > 0) {
      const changer = culpritIn(changing, owners)?.owner;
      Object.assign(parameters, changer ? ownerParameters("suspect", changer) : { suspect: undefined }, {
        why: "changed",
      });
      return;
    }
    const owner = owners.ofClass(name);
    const isOfOwn =
      owner !== null && culprit !== null && sameOwner(owner, culprit.owner) && !this.isOfOther(owner, parameters);
    const carrier =
      isOfOwn && group ? (this.callerOfMissing(group, owner) ?? carrierOf(group.frames, culprit, owners)) : null;
    if (carrier && joins.includes("suspect")) Object.assign(parameters, ownerParameters("suspect", carrier.owner));
    if (isOfOwn && group && found.code === "method-missing")
      Object.assign(parameters, this.callerOfAbstract(group, owner, parameters["suspect"]));
    if (!parameters["suspect"] && joins.includes("suspect")) {
      // Whoever a class that is missing belongs to is not who wants it. One of the client is the game's, or a mod's own part.
      const isOwned = owner !== null && isAccusable(owner);
      const isWanted = found.code === "class-missing" || (found.code === "client-class-on-server" && !isOwned);
      if (isWanted && group) parameters["suspect"] = this.named.only(group) ?? wantingIn(group, name, owners);
      if (!isWanted && isOwned) Object.assign(parameters, ownerParameters("suspect", owner));
    }
    // Of a class that Java cannot verify, nobody knows who should have another version.
    if (!joins.includes("provider") || group?.root.type === "java.lang.VerifyError") return;
    const lacking = carrier ? null : isOfOwn ? culprit.owner : this.ownClassOf(parameters, owner);
    parameters["platform"] = this.platformWith(name);
    const library = libraryWith(name, this.evidence.software);
    const removed = found.code === "class-missing" ? removedFromJava(name, this.evidence.statements) : null;
    if (removed) Object.assign(parameters, removed);
    else if (library) {
      parameters["provider"] = library;
      if (found.code === "class-missing" && isOtherForge(library, group)) parameters["why"] = "other-forge";
    } else if (lacking) {
      // A class of its own package that is not there: its file is incomplete.
      parameters["lacking"] = lacking.name;
      if (group && hasFailedBefore(group)) parameters["why"] = "failed-before";
    } else if (owner && isAccusable(owner) && owner.evidence !== "guess") {
      Object.assign(parameters, ownerParameters("provider", owner));
    } else if (this.evidence.isDevelopment && parameters["suspect"] && (!owner || owner.evidence === "guess")) {
      const wanting = owners.listedAs(String(parameters["suspect"]));
      if (wanting?.isOwn) parameters["developed"] = wanting.name;
    }
  }

  /** Java throws it in the code that calls what is not there: a part of one mod that another one runs. */
  private callerOfMissing({ root, frames: [first] }: ExceptionGroup, provider: Owner): Culprit | null {
    if (!first || !/^java\.lang\.NoSuch(?:Method|Field)Error$/.test(root.type)) return null;
    const caller = this.evidence.owners.ofFrame(first);
    return caller && isAccusable(caller) && !sameOwner(caller, provider) ? { owner: caller, frame: first } : null;
  }

  /** Whoever calls what the class of another one should have, and does not: a newer version of what it is made for wants it. */
  private callerOfAbstract({ root, frames }: ExceptionGroup, lacking: Owner, suspect: unknown): MaybeParameters {
    if (root.type !== "java.lang.AbstractMethodError") return {};
    // Whose interface has a method that another one's class lacks; a third may be the first to call it.
    if (typeof suspect === "string" && suspect !== lacking.name && lacking.evidence !== "guess")
      return { ...ownerParameters("partner", lacking), how: "unimplemented" };
    const callers = frames.map((frame) => this.evidence.owners.ofFrame(frame));
    const caller = callers.find((one) => one && !sameOwner(one, lacking));
    return caller && isAccusable(caller) ? { ...ownerParameters("partner", caller), how: "unimplemented" } : {};
  }

  /** Whose class lacks what the other one has declared is known, though its own code does not stand in the trace. */
  private isOfOther(owner: Owner, { suspect }: MaybeParameters): boolean {
    const wanting = typeof suspect === "string" ? this.evidence.owners.listedAs(suspect) : null;
    return wanting !== null && !sameOwner(wanting, owner);
  }

  /** Whoever is named for wanting a class that is its own does not lack anybody else. */
  private ownClassOf({ suspect }: MaybeParameters, owner: Owner | null): Owner | null {
    if (!owner || !isAccusable(owner) || typeof suspect !== "string") return null;
    const wanting = this.evidence.owners.listedAs(suspect);
    return suspect === owner.name || (wanting && sameOwner(wanting, owner)) ? owner : null;
  }

  /** Code of the game or the loader that another version of it has. Developers know what they build against. */
  private platformWith(name: string): string | undefined {
    const { software, isDevelopment } = this.evidence;
    return isDevelopment ? undefined : platformWith(name, software);
  }

  /** `f_109409_`, `DAMAGE_ALL` on a server with plugins: of old, Java says no more than the name of a field. */
  private platformOfMember(name: MaybeParameters[string]): string | undefined {
    const { isDevelopment, software } = this.evidence;
    if (typeof name !== "string" || isDevelopment) return undefined;
    const hasPlugins = /^(?:craftbukkit|spigot|paper|purpur|folia)\/server$/.test(software.id);
    return gameMember.test(name) || (hasPlugins && /^[A-Z][A-Z0-9_]{2,60}$/.test(name)) ? "Minecraft" : undefined;
  }

  /** `[10:00:00 ERROR]: [Lamps] java.lang.NoSuchMethodError: …`: a plugin that writes down what it caught, without a trace. */
  private speakerOf({ lines, firstLine }: FoundFinding): Owner | null {
    const line = this.evidence.lines.get(lines[0] ?? firstLine, maxStated);
    const name = /\]:? \[([\w+ .-]{2,40})\] (?:[\w.$]{3,120}\.)?\w{3,60}(?:Error|Exception)\b/.exec(line)?.[1];
    const owner = name ? this.evidence.owners.listedAs(name) : null;
    return owner && isAccusable(owner) ? owner : null;
  }

  /** On a server: whether it is of a mod for the client only. Where nobody is named, which of the list are such mods. */
  private clientMods(owner: Owner | null): MaybeParameters {
    const { owners } = this.evidence;
    const clientMods = owners
      .remembered(owners.parts, "for the client", () => owners.parts.filter(isForClient).slice(0, 2 * maxClientMods))
      .filter((part) => !(owner && sameOwner(part, owner)))
      .slice(0, maxClientMods)
      .map(({ name }) => name);
    if (!owner) return { clientMods };
    return { clientMod: isForClient(owner) ? owner.name : undefined, alsoClient: clientMods };
  }

  /** Unless the finding speaks of something else. */
  private addOrigin(parameters: MaybeParameters, group: ExceptionGroup): void {
    const { owners, report, isDevelopment } = this.evidence;
    const found = originParameters(report, group, owners);
    const told = String(parameters["block"] ?? parameters["type"] ?? "");
    if (told.includes(":") && told !== found["subject"]) return;
    Object.assign(parameters, found);
    const { origin } = found;
    if (isDevelopment && typeof origin === "string" && owners.listedAs(origin)?.isOwn) parameters["own"] = origin;
  }

  /** PocketMine says in the line itself what was thrown. */
  private statedCause({ lines, firstLine }: FoundFinding): string | undefined {
    const line = this.evidence.lines.get(lines[0] ?? firstLine, maxStated).replace(/[\u0000-\u001f]/g, "");
    const head = statedType.exec(line);
    const said = head ? line.slice(head.index + head[0].length) : "";
    const end = said.search(statedEnd);
    if (head && end > 0 && end <= maxStatedMessage) return causeText({ type: head[1]!, message: said.slice(0, end) });
    return notLoaded
      .exec(line)?.[1]
      ?.trim()
      .replace(/ in phar "[^"]{0,300}"$/, "");
  }

  /**
   * Whose code threw it. Where only its package is known, the one that the software names for the same exception. Code of a
   * plugin that is not there comes in the file of the one that starts: FastAsyncWorldEdit has the classes of WorldEdit.
   */
  private culpritOf(group: ExceptionGroup): Culprit | null {
    const culprit = culpritFor(group, this.evidence.owners);
    if (!culprit) return modInTurn(group, this.evidence);
    const { owner } = culprit;
    const isAbsent = owner.kind === "plugin" && owner.evidence === "package" && !this.evidence.owners.isListed(owner);
    const accused = (owner.kind === "code" ? this.accused : isAbsent ? this.starting : null)?.get(group.fingerprint);
    return accused ? { owner: accused, frame: culprit.frame } : culprit;
  }

  /** What stands in a suppressed exception is the fault of whose code stands there. */
  private suppressedCulprit(group: ExceptionGroup, found: FoundFinding): Culprit | null {
    const { suppressed, suppressedFrames, firstLine, endLine, root, causes, message } = group;
    const at = found.lines[0] ?? found.firstLine;
    if (suppressed.length === 0 || at <= firstLine || at >= endLine) return null;
    if (this.evidence.lines.end(at) < this.exceptions.firstSuppressedIn(group)) return null;
    const line = this.evidence.lines.get(at, maxStated);
    if ([root.message, message, ...causes.map((one) => one.message)].some((said) => said !== "" && line.includes(said)))
      return null;
    return culpritIn(suppressedFrames, this.evidence.owners);
  }

  /** To be told before: whom a line of the software names for an exception. */
  note(found: FoundFinding, { joins = [], role }: Pick<Finding, "joins" | "role">): void {
    if (role !== "general" || !joins.includes("cause")) return;
    const owner = this.namedOwner(found);
    const named = owner?.name ?? found.parameters["plugin"] ?? found.parameters["mod"];
    const names = [named ?? []].flat().filter((one): one is string => typeof one === "string");
    if (names.length === 0) return;
    const [first] = found.lines;
    for (const line of found.lines.length > 0 ? found.lines : [found.firstLine]) {
      // One plugin may fail in many ways.
      const place = line === first ? found : { lines: [line], firstLine: line, endLine: line + 2 };
      const group = this.exceptions.of(place);
      if (!group) continue;
      this.named.add(group, names);
      if (!owner) continue;
      this.accused.set(group.fingerprint, owner);
      if (/^plugin-(?:load|enable)-failed$/.test(found.code)) this.starting.set(group.fingerprint, owner);
    }
  }

  /** The mod or plugin that the finding names, as the log lists it. */
  private namedOwner({ parameters }: FoundFinding): Owner | null {
    const { owners } = this.evidence;
    const { mod, plugin } = parameters;
    if (typeof plugin === "string") return owners.ofPlugin(plugin);
    return typeof mod === "string" ? owners.ofId(mod) : null;
  }

  private namesOf({ parameters }: FoundFinding, named: Owner | null): MaybeParameters {
    if (!named) return {};
    const parameter = typeof parameters["plugin"] === "string" ? "plugin" : "mod";
    const given = String(parameters[parameter]);
    // The line may call it by its name already, and the list by a shorter one.
    const isId = given.toLowerCase() === (named.id ?? named.name).toLowerCase();
    return isId ? ownerParameters(parameter, named) : { [`${parameter}Id`]: named.id === given ? undefined : named.id };
  }
}
