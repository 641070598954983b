/** Builds what browsers load into `web/build/`. The server does this by itself when its sources are newer. */
import { buildWeb } from "../web/build.ts";

const built = await buildWeb();
for (const { file, bytes } of built.files) process.stdout.write(`${file} ${bytes} bytes\n`);
