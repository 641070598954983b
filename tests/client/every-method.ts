import { join } from "node:path";

const root = join(import.meta.dir, "../..");

/** Builds the package of the client library, as it is published, into a directory. */
export async function buildClient(directory: string): Promise<void> {
  const build = Bun.spawn([process.execPath, join(root, "scripts/build-client.ts"), directory], { stdout: "ignore" });
  if ((await build.exited) !== 0) throw new Error("the client library cannot be built");
}

/** Uses every method, and tells what it saw. The same text runs in Node and in a page. */
export const everyMethod = `
  const told = [];
  const log = "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\\n".repeat(100);
  const lectern = new Lectern(server);
  const progress = [];
  const shared = await lectern.share(log, { name: "latest.log", onProgress: ({ sent }) => progress.push(sent) });
  told.push(progress[0] === 0, progress.at(-1) > 0);
  told.push((await lectern.get(shared.id)).content === log, (await lectern.get(shared.url)).name);
  told.push((await lectern.raw(shared.shortUrl)) === log);
  let bytes = 0;
  const reader = (await lectern.rawStream(shared.id)).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  told.push(bytes === log.length);
  told.push((await lectern.stats(shared.id)).views);
  told.push((await lectern.insights(shared.id, { language: "en" })).version);
  told.push((await createClient(server).analyse(log, { language: "zh-CN" })).language);
  told.push((await lectern.limits()).maxLogBytes, (await lectern.health()).status);
  const together = await lectern.shareFiles([{ name: "a.log", content: log }, { name: "b.log", content: new Blob([log + "b"]) }]);
  const bundle = await lectern.bundle(together.url);
  told.push(bundle.files.map(({ name }) => name).join(), (await lectern.get(bundle.files[1].id)).content === log + "b");
  told.push((await lectern.bundleZip(together.id)).length > 0);
  const failure = await lectern.get("2222222222").catch((error) => error);
  told.push(failure instanceof LecternError, failure.status, failure.code);
  const controller = new AbortController();
  controller.abort("enough");
  told.push(await lectern.share(log, { signal: controller.signal }).catch((reason) => reason));
`;
export const seenByEveryMethod = [
  ...[true, true, true, "latest.log", true, true, 4, "1.20.4", "zh-CN", 10_485_760, "healthy"],
  ...["a.log,b.log", true, true, true, 404, "not-found", "enough"],
];
