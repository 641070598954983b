import type { Frame } from "../model/exception-group.ts";
import { isInjected } from "../owners/platform-packages.ts";
import { gameClass, overriddenMethods } from "./game-names.ts";

/** What a class or a method is called in all logs: without numbers of lambdas, generated names, hashes and versions. */

/** Names of methods that are known only by a number, in which nobody sees what the method is called elsewhere. */
const hiddenMethod = /^(?:m_\d{1,8}_|func_\d{1,7}_\w{1,3}|method_\d{1,7}|access\$\d{1,4}|comp_\d{1,6})$/;
/** `handler$zbc000$lamps$onTick`, `md1a2b3c$lamps$onTick$0-0`, `redirect$zbc000$onTick`: how mixins call what they add. */
const addedByMixin = /^(?:[a-z]\w{2,24}\$[a-z]{3}[0-9a-f]{3}|md[0-9a-f]{4,8})\$/;
/** `lambda$open$3`, `open$lambda$3` (Kotlin), `open$lambda-3` */
const lambda = /^lambda\$([a-zA-Z_]\w{0,80})\$\d{1,6}$|^([a-zA-Z_]\w{0,80})\$lambda[$-]\d{1,6}.{0,80}$/s;
/** From there on a class is one that a compiler, a proxy or a class loader made. */
const generatedPart =
  /\$(?:\$?Lambda|\$FastClass|\$EnhancerBy|\$SpringCGLIB|Proxy\d|sam\$|\d|[a-z]\w{0,60}\$\d)|\/0x|(?<=\w)_\d{1,6}_/;
/** `v1_20_R3` of a plugin's folder for one version of the game. */
const versionedPackage = /\bv\d{1,2}_\d{1,2}(?:_(?:R?\d{1,2}))?(?=\.)/g;
/** `Generated_5f3a9c…`: no name at all. */
const hashed = /(?:^|[._$])(?=[0-9a-f]{0,32}\d)[0-9a-f]{8,40}(?:$|[._$])/i;
/** `lambda$new$0` stands in what Java calls so. */
const made = new Map([
  ["new", "<init>"],
  ["static", "<clinit>"],
]);
const unknownName = "*";
const maxName = 160;
const identifier = /^[\p{L}\p{N}_$.<>*#\\:-]{1,400}$/u;

/** `com.example.lamps.Lamp.open`; of a mixin's method `lamps:open`. `null` where its name says nothing. */
export function stablePlace(frame: Frame): string | null {
  const { method, handler } = frame;
  const dot = method.lastIndexOf(".");
  const [path, name] = method.includes("\\") ? phpParts(method) : [method.slice(0, dot), method.slice(dot + 1)];
  if (handler || isInjected(method)) return checked(`${handler ?? shortClass(path)}:${stableMethod(name)}`);
  const type = stableClass(path);
  return type === null ? null : checked(`${type}.${stableMethod(name)}`);
}

/** `shop\Shop->open(string)` */
function phpParts(method: string): [string, string] {
  const at = method.search(/->|::/);
  const end = method.indexOf("(");
  return at === -1 ? [method, unknownName] : [method.slice(0, at), method.slice(at + 2, end === -1 ? undefined : end)];
}

export function stableMethod(name: string): string {
  const inside = lambda.exec(name);
  const plain = inside ? (inside[1] ?? inside[2]!) : withoutMixin(name);
  if (hiddenMethod.test(plain) || overriddenMethods.has(plain) || /^lambda\$/.test(plain)) return unknownName;
  if (inside && made.has(plain)) return made.get(plain)!;
  return plain.replace(/\$.*/s, "").replace(/\d{3,20}/g, "#") || unknownName;
}

function withoutMixin(name: string): string {
  const own = name.replace(addedByMixin, "");
  if (own === name) return name;
  return own.slice(own.lastIndexOf("$", own.search(/\$\d|$/) - 1) + 1).replace(/\$.*/s, "");
}

/** `Lamp.open`, as findings tell it. */
export function stableInside(place: string): string {
  const dot = place.lastIndexOf(".");
  return dot === -1
    ? place
    : `${stableClass(place.slice(0, dot)) ?? unknownName}.${stableMethod(place.slice(dot + 1))}`;
}

/** `null` where the class was made while the program ran, and has no name of its own. */
export function stableClass(path: string): string | null {
  const named = path.replace(versionedPackage, "v#");
  const end = named.search(generatedPart);
  const own = end === -1 ? named : named.slice(0, end);
  return own === "" || hashed.test(own) ? null : own.replace(/\d{4,20}/g, "#");
}

/** A class of the game by the one name that all its names have in common; `null` where it has none but a letter or two. */
export function stableGameClass(method: string): string | null {
  const path = method.slice(0, method.lastIndexOf("."));
  const name = shortClass(path).replace(/\$.*/s, "");
  if (/^[a-z]{1,4}$/.test(name) || name === "") return null;
  return checked(gameClass(name));
}

function shortClass(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

function checked(name: string): string | null {
  return name.length <= maxName && identifier.test(name) ? name : null;
}
