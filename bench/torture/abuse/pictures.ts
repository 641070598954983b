import chinese from "@fontsource-variable/noto-sans-sc/unicode.json";
import { fileForm } from "../../../src/wire/file-form.ts";
import { Client, requestBytes } from "../client.ts";

/** More pictures than the service keeps, of each language. */
const shares = 24;
const filesOfShare = 10;

/**
 * Logs whose pictures are the dearest to draw: the name of the file and the problem are written with a letter of every part
 * that a font has. Gives the requests for all of them, in an order in which none is kept until it is asked for again.
 */
export async function sharePictures(port: number, address: string): Promise<Uint8Array[]> {
  const client = new Client(port, address);
  const ids: string[] = [];
  for (let share = 0; share < shares; share++) {
    const files = Array.from({ length: filesOfShare }, (_, file) => logOf(share * filesOfShare + file));
    const { blob, type } = fileForm(files);
    const body = new Uint8Array(await blob.arrayBuffer());
    const { status, body: answer } = await client.post("/api/upload", body, { "Content-Type": type });
    if (status !== 200) continue;
    const { files: shared } = JSON.parse(Buffer.from(answer).toString()) as { files: { id: string }[] };
    ids.push(...shared.map(({ id }) => id));
  }
  client.close();
  return ["en", "zh-CN"].flatMap((language) =>
    ids.map((id) => requestBytes("GET", `/${id}.png?lang=${language}&x=${crypto.randomUUID()}`)),
  );
}

function logOf(number: number): { name: string; content: Blob } {
  const ranges = Object.values(chinese as Record<string, string>).map((list) => list.split(","));
  const letters = ranges.map((list) => list[number % list.length]!.slice("U+".length).split("-")[0]!);
  const strange = letters.map((letter) => String.fromCodePoint(Number.parseInt(letter, 16))).join("");
  const line = `[12:00:00] [Server thread/ERROR]: Could not load 'plugins/${strange}.jar' in folder 'plugins'`;
  const why = `org.bukkit.plugin.UnknownDependencyException: ${strange}`;
  return { name: `${strange.slice(0, 80)}.log`, content: new Blob([`${line}\n${why}\n${number}\n`]) };
}
