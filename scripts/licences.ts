import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface LockFile {
  packages: Record<string, { dev?: boolean; optional?: boolean; license?: string; version?: string }>;
}

/** The licences of every package that executables and the image contain, as one text. */
export function thirdPartyLicences(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as LockFile;
  const parts = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev && existsSync(join(root, path)))
    .map(([path, { license = "see below", version }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return `${name} ${version} (${license})\n\n${licenceIn(join(root, path))}`;
    });
  return `Lectern contains these packages.\n\n${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function licenceIn(directory: string): string {
  const names = readdirSync(directory).filter((name) => /^(?:licen[cs]e|copying|notice)(?:\.|$)/i.test(name));
  const texts = names.map((name) => readFileSync(join(directory, name), "utf8").trim());
  return texts.length > 0 ? texts.join("\n\n") : "The package comes without the text of its licence.";
}
