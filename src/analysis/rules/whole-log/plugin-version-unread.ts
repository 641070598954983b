import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import type { Owner } from "../../owners/owner.ts";
import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
import { failedPluginIn } from "../matching/failed-plugin.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** What code throws that takes a text apart which has another form than it thought. */
const misread = /\.(?:NumberFormat|IllegalArgument|(?:Array|String)?IndexOutOfBounds)Exception$/;
/** `Shop.getVersion`, `VersionUtil.parse`, `ServerVersion.<clinit>` */
const ofVersions = /version[\w$]{0,40}$|[Vv]ersion\w{0,20}\.[\w$<>]{1,40}$/i;
/** Of the place where a text was to be taken apart. */
const placeInText =
  /^(?:Index -?\d{1,3} out of bounds|String index out of range|begin -?\d{1,3}, end -?\d{1,3}, length)/i;
const framesLooked = 6;
/** `getServer().getClass().getPackage().getName().split("\\.")[3]`, where that is no more than `org.bukkit.craftbukkit`. */
const pastPackage = /^(?:Index 3 out of bounds for length )?3$/;
const barePackage = /^org\.bukkit\.craftbukkit\.(?!v\d)/;
/** Words of a command are counted in the same way. */
const ofCommand = /\.(?:onCommand|onTabComplete|execute|perform|suggest|tabComplete)$/;
/** `Reflections.getCraftClass`: what takes the name of a package apart, whoever called it. */
const ofPackage = /(?:craft|nms|obc|reflect|package)\w{0,40}(?:\.[\w$<>]{1,60})?$/i;
const maxFound = 12;

/** The server's own code, which has another name in each version: what only looks for it by name misses it in others. */
const ofServer = /^(?:org[./]bukkit[./]craftbukkit|net[./]minecraft[./]server)[./][\w$./]{1,150}/;
const notFound = /\.(?:ClassNotFound|NoSuchMethod|NoSuchField)Exception$/;
/** `Cannot invoke "java.lang.Class.cast(Object)" because "this.CraftServerClass" is null` */
const nullValue = /because "([\w$.]{1,200})" is null$/;
const classOfServer = /(?:^|\.)((?:craft|nms|obc|bukkit|minecraft)\w{0,40}class)$/i;
/** `org.bukkit.craftbukkit.v1_20_R1`: the package says what the plugin takes the server for. */
const versionedPackage = /^[\w./]{1,40}?[./]v\d{1,2}_\d{1,2}_R\d{1,2}(?=[./])/;

/**
 * Plugins that do not know the version of the server: it has another form than in their day (`26.1`, no `v1_20_R3`), or they look
 * for the server's code under the name that it has in other versions.
 */
export default wholeLogFinding({
  codes: ["plugin-server-version"],
  severity: "error",
  confidence: 0.96,
  find(evidence) {
    const { exceptions, software } = evidence;
    // Glowstone and others are no CraftBukkit, and their name is all that some plugins find.
    const version = software.version ?? (notCraftBukkit.test(software.id) ? software.name : null);
    if (software.kind !== "server" || !version) return [];
    const found = new Map<string, WholeLogMatch>();
    for (const group of exceptions) {
      const unknown = found.size < maxFound ? unknownVersion(group, version) : null;
      if (!unknown) continue;
      const plugin = pluginOf(group, evidence);
      if (!plugin) continue;
      const { firstLine, endLine, lines, count } = group;
      const known = found.get(plugin.name)?.parameters;
      // A package says more than a class that is not there.
      if (known && !(isOfPackage(unknown) && known["taken"] && !isOfPackage(known))) continue;
      const parameters = { ...ownerParameters("plugin", plugin), ...unknown };
      found.set(plugin.name, {
        ...(found.get(plugin.name) ?? { firstLine, endLine, lines, count, group }),
        parameters,
      });
    }
    return [...found.values()];
  },
});

const notCraftBukkit = /^(?:glowstone|cardboard)\//;
/** Where nothing but plugins runs. */
const forPlugins = /^(?:craftbukkit|bukkit|spigot|paper|purpur|folia|glowstone)\//;

/** Whose it is, by its code or by what the server says above it. */
function pluginOf(
  group: ExceptionGroup,
  { owners, lines, software }: Pick<Evidence, "owners" | "lines" | "software">,
): Pick<Owner, "name" | "id"> | null {
  const owner = culpritFor(group, owners)?.owner;
  if (owner?.kind === "plugin") return owner;
  const name = group.firstLine > 0 ? failedPluginIn(lines.get(group.firstLine - 1, 400)) : null;
  if (name) return { name, id: null };
  return owner && owner.evidence !== "guess" && forPlugins.test(software.id) ? owner : null;
}

function unknownVersion(group: ExceptionGroup, version: string): MaybeParameters | null {
  if (isMisread(group, version)) return { unread: version };
  const chain = [group, ...group.causes];
  // That is told as a class that is missing.
  if (chain.some(({ type }) => type.endsWith("NoClassDefFoundError"))) return null;
  for (const { type, message } of chain) {
    const wanted = notFound.test(type) ? ofServer.exec(message)?.[0] : undefined;
    const taken = wanted
      ? (versionedPackage.exec(wanted)?.[0] ?? wanted)
      : classOfServer.exec(nullValue.exec(message)?.[1] ?? "")?.[1];
    if (taken) return { running: version, taken };
  }
  return null;
}

/** The message has the server's version, or nothing but a place in a text, and the code says that it was of a version. */
function isMisread({ root, frames }: ExceptionGroup, version: string): boolean {
  if (!misread.test(root.type)) return false;
  const near = frames.slice(0, framesLooked);
  if (pastPackage.test(root.message)) {
    if (ofPackage.test(near[0]?.method ?? "")) return true;
    if (frames.some(({ method }) => barePackage.test(method)))
      return !near.some(({ method }) => ofCommand.test(method));
  }
  const inCode = near.some(({ method }) => ofVersions.test(method));
  const isPlace = placeInText.test(root.message);
  // Before Java 11 the place is all that is said.
  if (/^-?\d{1,3}$/.test(root.message)) return ofVersions.test(near[0]?.method ?? "");
  const digits = digitsOf(version);
  return inCode && (isPlace || (digits !== "" && digitsOf(root.message).includes(digits)));
}

function isOfPackage({ taken }: MaybeParameters): boolean {
  return typeof taken === "string" && /[./]v\d[\w]{0,20}$/.test(taken);
}

function digitsOf(text: string): string {
  return text.replace(/[^\d]/g, "");
}
