import { serveJobs } from "../../../work/thread.ts";
import { drawPreview, startDrawing } from "./draw.ts";
import type { PreviewInput } from "./preview-input.ts";

declare const self: Worker;

// The first job comes before drawing is possible. A message that nobody listens for is lost.
const early: MessageEvent[] = [];
self.onmessage = (event) => early.push(event);
await startDrawing();
serveJobs<PreviewInput, Uint8Array>(drawPreview, (png) => [png]);
for (const event of early) self.onmessage(event);
