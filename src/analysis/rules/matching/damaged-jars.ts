/** What Java says of a jar that is cut off or changed on its way: of the list of its files, and of one that it cannot unpack. */
const damage =
  /ZipError: |ZipException: (?:(?:ZipFile )?[Ii]nvalid (?:LOC|CEN|END) header|invalid (?:block type|stored block lengths|code lengths set|bit lengths? repeat|distances? (?:set|code|too far back)|literal\/lengths? (?:set|code))|incorrect (?:header|data) check|oversubscribed |invalid entry (?:CRC|size|compressed size))|EOFException: Unexpected end of ZLIB input stream/;
/** Who unpacks: loaders of classes, and those who read how a plugin or mod describes itself. Worlds and packets are packed, too. */
const loading =
  /\b(?:loader|misc)\.Resource\.getBytes|\bJarLoader\b|ClassLoader(?:\$\w{1,20})?\.\w{0,10}(?:[Cc]lass|Resource)|PluginDescription|PluginMeta|getPluginDescription/;
const maxTrace = 1600;

/** Whether it is the damage of a jar that the classes of a mod or plugin are loaded from. `trace`: from the line of the exception on. */
export function isDamagedJar(trace: string): boolean {
  const [line = ""] = trace.split("\n", 1);
  return damage.test(line) && isUnpackedToLoad(trace);
}

/** Whether it was unpacked to load what is in it. */
export function isUnpackedToLoad(trace: string): boolean {
  return loading.test(trace.slice(0, maxTrace));
}

const causes = /\n[ \t]{0,8}Caused by: /g;
const maxCauses = 8;

/** Whether the exception whose line the trace begins with came of such damage: then what it lacks is there, and cannot be read. */
export function comesOfDamagedJar(trace: string): boolean {
  let left = maxCauses;
  for (const { index } of trace.matchAll(causes)) {
    if (left-- === 0) return false;
    if (isDamagedJar(trace.slice(index + 1, index + 1 + maxTrace))) return true;
  }
  return false;
}
