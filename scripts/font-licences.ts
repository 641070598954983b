import { join } from "node:path";

const fonts = [
  "@fontsource/inter",
  ...["sc", "tc", "jp", "kr"].map((script) => `@fontsource-variable/noto-sans-${script}`),
];

/** Whoever passes fonts on passes their licence on, too. */
export async function writeFontLicences(directory: string): Promise<void> {
  for (const font of fonts) {
    const licence = Bun.file(Bun.resolveSync(`${font}/LICENSE`, import.meta.dir));
    await Bun.write(join(directory, `${font.split("/")[1]}-licence.txt`), licence);
  }
}
