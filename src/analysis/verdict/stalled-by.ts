import type { Evidence } from "../evidence/evidence.ts";
import type { Stalls } from "../evidence/stalls.ts";
import type { Frame } from "../model/exception-group.ts";
import type { MaybeParameters } from "../model/finding.ts";
import type { FoundFinding, Term } from "../model/model.ts";
import { acceleratorIn, blamedIn } from "../owners/culprit.ts";
import type { Owners } from "../owners/owners.ts";
import { placesOutsideChat } from "../read/chat-lines.ts";
import type { Lines } from "../text/lines.ts";
import { activityIn } from "../traces/meanings/activities.ts";
import { ownerParameters, placeInCode, sameOwner } from "../traces/meanings/explained.ts";
import { isAtSaves } from "./stalled-at-save.ts";

/** How a thread waits for another, by all names of the game's own. */
const waiting = /\.(?:park|parkNanos|managedBlock|func_213161_c|m_18701_|method_18857|runTasks|join|waitForTask)$/;

/** How a thread does nothing for a while. */
const resting = /\.(?:park|parkNanos|sleep|sleep0|sleepNanos|yield|yield0|wait|wait0)$/;
/** All that the server's thread runs between two ticks: its loop, and the wait for tasks of other threads. */
const ofLoop =
  /^(?:java|jdk|sun)\.|^net\.minecraft\.(?:\w{1,40}\.){0,4}(?:MinecraftServer|DedicatedServer|(?:Reentrant)?BlockableEventLoop|ThreadTaskExecutor|RecursiveEventLoop|IAsyncTaskHandler(?:Reentrant)?|(?:Reentrant)?ThreadExecutor|class_1255|class_4093)(?:\$\w{1,40}|\$\$Lambda[^\s]{0,80})?\.[^.]{1,80}$/;
/** `doRunTask`: a task of somebody that it runs meanwhile. */
const task = /\.(?:doRunTask|runTask|pollTask)$/;
const pausing =
  /\b[Ss]erver (?:is |was )?(?:now )?paused\b|[Ss]erver empty for \d{1,6} seconds, pausing|[Pp]ausing (?:the )?(?:game|server)\b/;
const pauser = /pause|hibernat/i;
const linesOfPause = 60;

/** Whether nothing was being done at all. */
function isIdle(frames: readonly Frame[]): boolean {
  const [first] = frames;
  return (
    first !== undefined &&
    frames.length > 1 &&
    resting.test(first.method) &&
    frames.every(({ method }) => ofLoop.test(method) && !task.test(method)) &&
    frames.some(({ method }) => /\bMinecraftServer\b/.test(method))
  );
}

/** What reads and writes the files of a world, by its names in Mojang's, Yarn's, Spigot's and old mappings. */
const ofRegion =
  /^net\.minecraft\.(?:[\w$]{1,40}\.){1,8}(?:IOWorker|StorageIoWorker|RegionFile(?:Storage|Cache)?|RegionBasedStorage|ChunkStorage|VersionedChunkStorage|SimpleRegionStorage|ThreadedFileIOBase|ThreadedFileIO|AsyncIOChunkLoader|class_4698|class_2861|class_2867|class_3977)(?:\$[\w$]{1,40})?\./;
/** How files are read, written and brought to the disk. */
const ofFile =
  /^(?:sun\.nio\.ch\.(?:FileDispatcherImpl|UnixFileDispatcherImpl|FileChannelImpl|IOUtil|NativeThreadSet)|java\.io\.(?:RandomAccessFile|FileInputStream|FileOutputStream|FileDescriptor)|java\.nio\.MappedByteBuffer)\./;

/** Whether the thread waits for the one that reads and writes the world, or reads and writes itself: whoever asked is not at fault. */
function isWaitingForDisk(frames: readonly Frame[]): boolean {
  const first = frames.findIndex(({ method }) => !/^(?:java|jdk|sun)\./.test(method));
  const above = frames.slice(0, Math.max(0, first));
  const isBlocked = above.some(({ method }) => waiting.test(method) || ofFile.test(method) || resting.test(method));
  return first !== -1 && isBlocked && ofRegion.test(frames[first]!.method);
}

/** Who or what keeps a server from ticking: a mod or plugin that is there for it, or the server itself while nobody is on it. */
function restOf(line: number, { owners, lines }: Pick<Evidence, "owners" | "lines">): MaybeParameters {
  const isPaused = pausing.test(lines.range(Math.max(0, line - linesOfPause), line));
  const pausers = owners.remembered(owners.parts, "pausers", () =>
    owners.parts.filter(({ id, name }) => pauser.test(`${id ?? ""} ${name}`)),
  );
  const [only] = pausers.length === 1 ? pausers : [];
  return isPaused || only ? { state: "paused", pauser: only?.name } : { state: "idle" };
}

const ofDatabase =
  /^(?:java\.sql|com\.mysql|org\.mariadb|com\.zaxxer\.hikari|org\.sqlite|org\.postgresql|org\.h2|com\.mongodb|redis\.clients)\.|[.](?:mysql|mariadb|hikari|sqlite|postgresql|mongodb|jedis|jdbc)\./;
const ofNetwork =
  /^(?:java\.net|sun\.net|sun\.security\.ssl|jdk\.internal\.net|okhttp3|org\.apache\.http)\.|^sun\.nio\.ch\.(?:Net|NioSocketImpl|SocketChannelImpl|SocketDispatcher)\./;

/** What the code that was called there was waiting for, while nothing else went on. */
function waitedFor(called: readonly Frame[]): Term | undefined {
  if (called.some(({ method }) => ofDatabase.test(method))) return { term: "waits-database" };
  return called.some(({ method }) => ofNetwork.test(method)) ? { term: "waits-network" } : undefined;
}

/** Whose code the server's thread was in, in the dump below. */
export function stalledBy(
  { lines, firstLine }: Pick<FoundFinding, "lines" | "firstLine">,
  stalls: Stalls,
  { owners, readable, lines: log }: Pick<Evidence, "owners" | "readable" | "lines">,
): MaybeParameters {
  const at = lines.length > 0 ? lines : [firstLine];
  const frames = stalls.framesNear(at);
  if (frames && isIdle(frames)) return restOf(at[0]!, { owners, lines: log });
  if (frames && isWaitingForDisk(frames)) return { state: "disk" };
  if (isAtSaves(at, log)) return { state: "saving" };
  const culprit = frames ? (acceleratorIn(frames, owners) ?? blamedIn(frames, owners)) : null;
  if (!culprit?.frame) {
    const speed = randomTicksBefore(at[0]!, log, owners);
    if (speed) return { state: "random-ticks", speed };
    const isWaiting = frames?.slice(0, 8).some(({ method }) => waiting.test(method));
    return {
      activity: activityIn(frames ?? [], readable),
      ...(isWaiting ? makerIn(stalls.workersNear(at), owners) : {}),
    };
  }
  const { frame } = culprit;
  // What a mixin added is called by many: of use is who called it.
  const caller = frame.handler === null ? null : blamedIn(frames!.slice(frames!.indexOf(frame) + 1), owners);
  const isOther = caller?.frame && caller.frame.handler === null && !sameOwner(caller.owner, culprit.owner);
  return {
    ...ownerParameters("suspect", culprit.owner),
    waited: waitedFor(frames!.slice(0, frames!.indexOf(frame) + 1)),
    place: placeInCode(frame),
    caller: isOther ? caller.owner.name : undefined,
  };
}

/** Game rules have had two names; in every language the number stands behind them. */
const tickSpeeds = ["randomTickSpeed", "random_tick_speed"] as const;
const setTo = /^[^\n<\d]{1,60}(\d{1,10})(?!\d)/;
/** The game has 3. Some hundreds let plants grow while one watches, and are borne. */
const fewestTicks = 1000;
const maxSet = 200;

/** To how many random ticks the world was set last: of some thousands, a server does nothing else any more. */
function randomTicksBefore(stall: number, lines: Lines, owners: Owners): string | undefined {
  const last = owners.remembered(lines, "random ticks", () => tickSpeedsIn(lines)).findLast(({ line }) => line < stall);
  return last && Number(last.speed) >= fewestTicks ? last.speed : undefined;
}

/** In the order of the log. */
function tickSpeedsIn(lines: Lines): readonly { line: number; speed: string }[] {
  const set = tickSpeeds.flatMap((name) =>
    [...placesOutsideChat(lines, name, { most: maxSet })].flatMap(({ at, line }) => {
      const [, speed] = setTo.exec(lines.text.slice(at + name.length, at + name.length + 90)) ?? [];
      return speed ? [{ line, speed }] : [];
    }),
  );
  return set.sort((a, b) => a.line - b.line);
}

/** Whose code a thread was in that makes chunks, where the server waits for one. */
function makerIn(workers: readonly (readonly Frame[])[], owners: Owners): MaybeParameters {
  for (const worker of workers) {
    const maker = owners.remembered(worker, "maker", () => blamedIn(worker, owners));
    if (maker?.frame) return { maker: maker.owner.name, place: placeInCode(maker.frame) };
  }
  return {};
}
