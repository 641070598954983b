import { join } from "node:path";
import { driverOf } from "../storage/drivers.ts";
import { openObjectFiles } from "../storage/open-objects.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { type MapFiles, MapFolder, SharedMapFiles } from "./map-files.ts";

/** In the object store where contents of logs are there too, else in the data folder. */
export async function openMapFiles(settings: StorageSettings): Promise<MapFiles> {
  const folder = new MapFolder(join(settings.dataDir, "lectern.mappings"));
  const { s3Bucket } = settings;
  if (!driverOf(settings).isShared || s3Bucket === null) return folder;
  return new SharedMapFiles(await openObjectFiles(s3Bucket, settings), folder);
}
