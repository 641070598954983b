import { serveJobs } from "../../../work/thread.ts";
import { draw, startDrawing } from "./draw.ts";
import type { PictureInput } from "./preview-input.ts";

declare const self: Worker;

// The first job comes before drawing is possible. A message that nobody listens for is lost.
const early: MessageEvent[] = [];
self.onmessage = (event) => early.push(event);
await startDrawing();
serveJobs<PictureInput, Uint8Array>(draw, (png) => [png]);
for (const event of early) self.onmessage(event);
