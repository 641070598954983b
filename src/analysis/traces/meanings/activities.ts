import { asWritten, type Frame, type ReadableMethod } from "../../model/exception-group.ts";
import type { Term } from "../../model/model.ts";
import { activities } from "./activity-table.ts";

const maxFrames = 25;
const byClass = new Map(
  activities.flatMap(({ name, classes }) => classes.split(" ").map((one) => [one, name] as const)),
);
const byMethod = new Map(
  activities.flatMap(({ name, methods = "" }) => methods.split(" ").map((one) => [one, name] as const)),
);
const byNumber = new Map(activities.flatMap(({ name, numbers }) => numbers.map((one) => [one, name] as const)));

/** `net.minecraft.server.commands.LocateCommand.run`, and `CommandLocate` as older games and Spigot have it. */
const command =
  /^net\.minecraft\.(?:\w{1,40}\.){0,4}(?:([A-Z]\w{1,40}?)Commands?|Command([A-Z]\w{1,40}))(?:\$[\w$]{1,60})?\.[\w$<>]{1,80}$/;
/** What all commands are run with. */
const ofAll =
  /^(?:Base|Block|Build|Client|Context|Dispatcher|Event|Exception|FunctionManager|Handle|Listener|Manager|Minecart|Node|Not|Packet|Register|Result|Server|Sign|Source|Storage|String|Suggestion|Syntax|Tree|Util|Wrapper)/;

/** Whatever the game does for it: the command is why. */
function commandIn(methods: readonly string[]): Term | undefined {
  for (const method of methods) {
    const match = command.exec(method);
    const name = match?.[1] ?? match?.[2];
    if (name && !ofAll.test(name))
      return { term: "activity-command", parameters: { command: `/${name.toLowerCase()}` } };
  }
  return undefined;
}

/** Dedicated servers up to 1.7 go on reading their console where the start has failed, under the names of MCP, SRG and CraftBukkit. */
const afterFailedStart = [
  /\.DedicatedServer\.(?:executePendingCommands|func_71333_ah|\w{1,2})$/,
  /\.(?:Dedicated|Minecraft)Server\.(?:finalTick|func_71228_a|a)$/,
  /\.MinecraftServer\.run$/,
];

function isAfterFailedStart(methods: readonly string[]): boolean {
  const run = methods.findIndex((method) => afterFailedStart[2]!.test(method));
  return run >= 2 && afterFailedStart.every((name, at) => name.test(methods[run - 2 + at]!));
}

/** What the game says itself that it was doing, in a report and as what it throws: also where its classes have no names. */
const described: readonly (readonly [words: RegExp, name: string])[] = [
  [/^(?:Exception generating new chunk|Feature placement)$/, "terrain"],
  [
    /^(?:Rendering screen|Updating screen events|Initializing screen|(?:mouse|key|char)\w{1,20} event handler)$/,
    "screens",
  ],
  [/^Rendering entity in world$/, "entity-drawing"],
  [/^Rendering [Bb]lock [Ee]ntity(?: in world)?$/, "block-entity-drawing"],
  [
    /^(?:Tesselating (?:block|liquid)|Batching (?:chunks|sections)|(?:Building|Compiling|Rebuilding) (?:chunk|section))\b/,
    "world-drawing",
  ],
  [/^(?:Ticking|Rendering) Particle/, "particles"],
  [/^(?:Exception while updating neighbours|Ticking block)$/, "block-updates"],
  [/^(?:Ticking entity|Entity being |Colliding entity with block|Checking entity block collision)/, "entities"],
  [/^(?:Saving|Loading) entity NBT$/, "saving"],
  [/^(?:Stitching texture atlas|Registering texture|Applying mipmap|Generating mipmaps for frame)$/, "textures"],
  [/^(?:Container click|Adding item to inventory)$/, "inventories"],
  [/^(?:Main thread packet handler|Sending packet|Ticking (?:memory )?connection)$/, "packets"],
];

export function describedActivity(texts: readonly (string | null | undefined)[]): Term | undefined {
  for (const text of texts) {
    const name = text ? described.find(([words]) => words.test(text))?.[1] : undefined;
    if (name) return { term: `activity-${name}` };
  }
  return undefined;
}

/** What the game was doing, by a command that it ran, or by the innermost of its own classes that says so. */
export function activityIn(frames: readonly Frame[], readable: ReadableMethod = asWritten): Term | undefined {
  const methods = frames.slice(0, maxFrames).map(readable);
  if (isAfterFailedStart(methods)) return { term: "activity-failed-start" };
  const named = commandIn(methods);
  if (named) return named;
  for (const method of methods) {
    const name = activityOf(method);
    if (name !== undefined) return { term: `activity-${name}` };
  }
  return undefined;
}

function activityOf(method: string): string | undefined {
  if (!/^(?:net\.minecraft|com\.mojang)\./.test(method)) return undefined;
  const path = method.slice(0, method.lastIndexOf("."));
  const name = path.slice(path.lastIndexOf(".") + 1).replace(/\$.*/s, "");
  const called = method.slice(path.length + 1);
  const known = byMethod.get(`${name}.${called}`) ?? byMethod.get(called);
  return known ?? byClass.get(name) ?? (name.startsWith("class_") ? byNumber.get(Number(name.slice(6))) : undefined);
}
