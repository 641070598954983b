/**
 * `npm run build:web [directory]`: builds what browsers load, by default into `web/build/`. `npm install` does it, and the
 * server by itself when its sources are newer.
 */
import { resolve } from "node:path";
import { buildDirectory, buildWeb } from "../web/build.ts";

const directory = resolve(process.argv[2] ?? buildDirectory);
// Everybody may load it, and the server may be run by another user than the one who installs it.
if (directory === buildDirectory) process.umask(0o022);
const built = await buildWeb(directory);
for (const { file, bytes } of built.files) process.stdout.write(`${file} ${bytes} bytes\n`);
