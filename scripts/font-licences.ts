import { join } from "node:path";

/** Whoever passes fonts on passes their licence on, too. */
export async function writeFontLicences(directory: string): Promise<void> {
  for (const font of ["@fontsource/inter", "@fontsource-variable/noto-sans-sc"]) {
    const licence = Bun.file(Bun.resolveSync(`${font}/LICENSE`, import.meta.dir));
    await Bun.write(join(directory, `${font.split("/")[1]}-licence.txt`), licence);
  }
}
