import { maxMappingBytes, NotAMapping } from "../names/mapping.ts";
import { CannotFetch, type DownloadLimits, download } from "./download.ts";
import { mappingTextsIn } from "./mapping-texts.ts";

/** A map as it was fetched. */
export interface FetchedMap {
  from: string;
  text: string;
}

const metadata: DownloadLimits = { maxBytes: 8 * 1024 * 1024, ms: 30_000 };
const file: DownloadLimits = { maxBytes: maxMappingBytes, ms: 120_000 };

/**
 * What Mojang and Fabric publish of a version: the names of the client and the server, and Yarn. `mirror` stands in front of
 * the same paths, with Fabric's Maven below `/maven`. Throws `CannotFetch`, where nothing is known of the version as well.
 */
export async function fetchMaps(minecraft: string, mirror: string | null): Promise<FetchedMap[]> {
  const fetched = [...(await fromMojang(minecraft, mirror)), ...(await fromFabric(minecraft, mirror))];
  if (fetched.length === 0) throw new CannotFetch(`Nobody has published names of Minecraft ${minecraft}.`);
  return fetched;
}

async function fromMojang(minecraft: string, mirror: string | null): Promise<FetchedMap[]> {
  const manifest = await json(at("https://piston-meta.mojang.com/mc/game/version_manifest_v2.json", mirror), null);
  const version = listIn(manifest, "versions").find((one) => textIn(one, "id") === minecraft);
  if (version === undefined) return [];
  const downloads = field(await json(at(webAddress(version), mirror), textIn(version, "sha1")), "downloads");
  const maps: FetchedMap[] = [];
  for (const side of ["client_mappings", "server_mappings"]) {
    const published = field(downloads, side);
    if (published !== undefined)
      maps.push(...(await mapsAt(at(webAddress(published), mirror), textIn(published, "sha1"))));
  }
  return maps;
}

async function fromFabric(minecraft: string, mirror: string | null): Promise<FetchedMap[]> {
  const maven = mirror === null ? "https://maven.fabricmc.net" : `${mirror}/maven`;
  const yarn = `${maven}/net/fabricmc/yarn`;
  const list = await download(`${yarn}/maven-metadata.xml`, metadata);
  const builds = [
    ...(list === null ? "" : Buffer.from(list).toString()).matchAll(/<version>([\w.+-]{1,60})<\/version>/g),
  ]
    .map(([, version]) => version!)
    .filter((version) => version.startsWith(`${minecraft}+build.`))
    .sort((a, b) => buildOf(b) - buildOf(a));
  const [newest] = builds;
  if (newest === undefined) return [];
  const jar = `${yarn}/${newest}/yarn-${newest}-v2.jar`;
  const hash = await download(`${jar}.sha1`, metadata);
  const sha1 = /^[0-9a-f]{40}/i.exec(hash === null ? "" : Buffer.from(hash).toString().trim())?.[0];
  if (sha1 === undefined)
    throw new CannotFetch(`${hostOf(jar)} has no hash for ${jar.slice(jar.lastIndexOf("/") + 1)}.`);
  return mapsAt(jar, sha1);
}

function buildOf(version: string): number {
  return Number(version.slice(version.lastIndexOf(".") + 1));
}

async function mapsAt(url: string, sha1: string | null): Promise<FetchedMap[]> {
  if (sha1 === null) throw new CannotFetch(`${hostOf(url)} names a map without its hash.`);
  const bytes = await download(url, file, sha1);
  if (bytes === null) throw new CannotFetch(`${hostOf(url)} does not have the map that it names.`);
  try {
    return (await mappingTextsIn(bytes)).map((text) => ({ from: url, text }));
  } catch (error) {
    throw error instanceof NotAMapping ? new CannotFetch(`${hostOf(url)} sent no map. ${error.message}`) : error;
  }
}

/** The same path at the mirror. */
function at(url: string, mirror: string | null): string {
  if (mirror === null) return url;
  const { pathname, search } = new URL(url);
  return mirror + pathname + search;
}

async function json(url: string, sha1: string | null): Promise<unknown> {
  const bytes = await download(url, metadata, sha1);
  try {
    return JSON.parse(Buffer.from(bytes ?? "").toString());
  } catch {
    throw new CannotFetch(`${hostOf(url)} does not answer with the list of versions.`);
  }
}

function webAddress(of: unknown): string {
  const url = URL.parse(textIn(of, "url") ?? "");
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw new CannotFetch("The list of versions has something that is no address.");
  return url.href;
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

function textIn(of: unknown, name: string): string | null {
  const value = field(of, name);
  return typeof value === "string" ? value : null;
}

function listIn(of: unknown, name: string): unknown[] {
  const value = field(of, name);
  return Array.isArray(value) ? value : [];
}
