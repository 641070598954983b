import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { nameOfJar, nameOfPackage } from "../../owners/names.ts";
import { isAccusable } from "../../owners/owner.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { isKnownToChange } from "../matching/coremods.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const refused = /^java\.lang\.(?:VerifyError|ClassFormatError)$/;
const notFound = /^java\.lang\.ClassNotFoundException$/;
const runsTransformers = /\.(?:Launch|Relaunch)ClassLoader\.runTransformers$/;
/** For each, what was said of its class is looked for in the log before it. */
const maxRefused = 20;
const maxDetails = 4000;
const detailLines = 4;
const maxPlaces = 200;
const maxLine = 500;
const maxChangers = 6;
/** Of a report, which lists coremods and not what they change: where there are more, only who is known to change it is named. */
const maxListed = 3;
const maxList = 60;
/** How reports of Forge up to 1.12 begin their list; what is in it: `  LampsCore (lamps-1.0.jar)`. */
const lists = ["WARNING: coremods are present:", "Loaded coremods (and transformers):"];
const coremod = /^\s{1,12}(\w[\w .:+-]{1,60}) \(([^()\n]{3,120}\.jar)\)/;
/** How old Forge tells, in a log of all that it does, what else may change classes. */
const registering = "Registering transformer ";
/** What coremods say of their work: `Transforming net.minecraft.world.World (amu)...`, `Successfully patched World!`. */
const changing = /transform|transmorgrif|patch|inject|splic|modif|hook/i;
/** `[main/INFO]: [org.example.lamps.asm.Transformer:patchWorld:74]: `, where it is printed and not logged. */
const printed = /\]: \[([\w.$]{3,120}):[\w$<>]{1,60}:-?\d{1,6}\]/;
/** `[10:00:00] [main/INFO] [Lamps [ASM]]: `, from the last header on: a launcher may have put one of its own before it. */
const logged = /^\] \[([A-Za-z](?:[^\]/\n]|\](?!:)){1,60})\]: /;
const nobodys = /^(?:FML|mixin|LaunchWrapper|STDOUT|STDERR|net\.minecraft|GradleStart)/i;
/** `Lamps [ASM]`, `Lamps ASM`, `Lamps Transformer` */
const ofCoremod = /[\s_-]{0,2}[[(]?(?:ASM|Transformer|CoreMod)[\])]?$/i;

/**
 * A class of the game or of Forge that Java cannot verify, or that Forge itself cannot read any more, was right before coremods
 * changed it: up to 1.12 they say so.
 */
export default wholeLogFinding({
  codes: ["class-changed"],
  severity: "error",
  supersedes: true,
  confidence: 0.85,
  literals: [...lists, registering],
  find(evidence) {
    const { exceptions, lines } = evidence;
    const crashes = crashExceptions(evidence);
    const broken = exceptions.filter((group) => refused.test(group.root.type) || isUnreadable(group, evidence));
    return broken.slice(0, maxRefused).flatMap((group) => {
      const name = classIn(group, evidence) ?? classNotFound(group);
      const isOfPlatform = name !== null && platformOf(`${name}.x`) !== null;
      const told = isOfPlatform ? changersOf(name, group, evidence) : [];
      const listed = told.length > 0 || !isOfPlatform ? told : coremodsIn(name, evidence);
      const changers = listed.length > 0 || !isOfPlatform ? listed : transformersIn(evidence);
      if (changers.length === 0) return [];
      const { firstLine, endLine, lines: all, count } = group;
      const said = lines.range(Math.max(0, firstLine - 1), firstLine + 1).slice(0, maxLine);
      const isFatal = crashes.includes(group) || said.includes("Unable to launch");
      const parameters = { class: name, changers };
      return [{ parameters, firstLine, endLine, lines: all, count, group, ...(isFatal ? { severity: "fatal" } : {}) }];
    });
  },
});

/** What comes after the coremods reads a class, and stumbles over what they left. */
function isUnreadable({ root, frames }: ExceptionGroup, { owners }: Evidence): boolean {
  const end = frames.findIndex(({ method }) => runsTransformers.test(method));
  const changing = frames.slice(0, Math.max(0, end));
  return (
    !notFound.test(root.type) &&
    changing.some(({ method }) => method.endsWith(".ClassReader.accept")) &&
    changing.every(({ method }) => {
      const owner = owners.ofClass(method);
      return owner === null || !isAccusable(owner);
    })
  );
}

function classNotFound({ type, message, causes }: ExceptionGroup): string | null {
  return [{ type, message }, ...causes].find((one) => notFound.test(one.type))?.message ?? null;
}

/** Below the message: `Location:`, and in the next line `net/minecraft/world/World.tick()V @65: invokeinterface`. */
function classIn({ firstLine, endLine }: ExceptionGroup, { lines }: Evidence): string | null {
  const text = lines.range(firstLine, Math.min(lines.count, endLine + detailLines)).slice(0, maxDetails);
  // Each line may have a header of its own.
  const below = /\bLocation:\s{0,4}\n([^\n]{1,400})/.exec(text)?.[1] ?? "";
  const location = /(?<![\w$])([a-z][\w$]{0,60}(?:\/[\w$]{1,80}){1,10})\.[\w$<>]{1,80}\(/.exec(below)?.[1];
  const other = /\(class: ([\w$/]{2,200}), method: /.exec(text)?.[1];
  return (location ?? other)?.replaceAll("/", ".") ?? null;
}

function changersOf(name: string, { firstLine }: ExceptionGroup, { lines, owners, runs }: Evidence): string[] {
  const simple = name.slice(name.lastIndexOf(".") + 1);
  const from = runs.findLast((run) => run.firstLine <= firstLine)?.firstLine ?? 0;
  const within = { from: lines.start(from), end: lines.start(firstLine), most: maxPlaces };
  const found = new Set<string>();
  for (const { at, line } of placesOutsideChat(lines, simple, within)) {
    const isWhole = !/[\w$]/.test(lines.text[at - 1] ?? "") && !/[\w$]/.test(lines.text[at + simple.length] ?? "");
    const text = lines.get(line, maxLine);
    if (!isWhole || !changing.test(text)) continue;
    const code = printed.exec(text)?.[1];
    const owner = code ? owners.ofClass(`${code}.x`) : null;
    const logger = code
      ? undefined
      : logged
          .exec(text.slice(Math.max(0, text.lastIndexOf("] ["))))?.[1]
          ?.replace(ofCoremod, "")
          .trim();
    if (owner) found.add(isAccusable(owner) ? owner.name : "");
    else if (code) found.add(nameOfPackage(`${code}.x`));
    else if (logger && !nobodys.test(logger)) found.add(owners.listedAs(logger)?.name ?? logger);
  }
  return [...found].filter((one) => one !== "").slice(-maxChangers);
}

/** Of a crash report: the only ones that can have done it. */
function coremodsIn(changed: string, { lines, owners, report }: Evidence): string[] {
  if (!report) return [];
  // Up to 1.5, Forge loads them from a folder of their own.
  const known = new Set<string>();
  const found = new Set(owners.parts.flatMap(({ file, name }) => (file === "coremods" ? [name] : [])));
  for (const list of lists) {
    const [at] = lines.placesOf(list);
    const from = at === undefined ? lines.count : lines.at(at) + 1;
    for (let line = from; line < Math.min(lines.count, from + maxList); line++) {
      const text = lines.get(line, maxLine);
      const [, name, file] = coremod.exec(text) ?? [];
      if (name && file) {
        const told = owners.parts.find((part) => part.file === file)?.name ?? nameOfJar(file);
        found.add(told);
        if (isKnownToChange(`${name} ${file}`, changed)) known.add(told);
      } else if (!/^\s/.test(text)) break;
    }
  }
  if (known.size > 0) return [...known];
  return found.size > maxListed ? [] : [...found];
}

/** The only transformers that Forge itself has not brought: nobody else can have done it. */
function transformersIn({ lines, owners }: Evidence): string[] {
  const found = new Set<string>();
  for (const { at, line } of placesOutsideChat(lines, registering, { most: maxPlaces })) {
    const text = lines.get(line, maxLine);
    const name = /^[\w.$]{3,200}/.exec(text.slice(at - lines.start(line) + registering.length))?.[0];
    if (!name || platformOf(`${name}.x`) !== null) continue;
    const owner = owners.ofClass(`${name}.x`);
    if (owner === null || isAccusable(owner)) found.add(owner?.name ?? nameOfPackage(`${name}.x`));
  }
  return found.size > maxListed ? [] : [...found];
}
