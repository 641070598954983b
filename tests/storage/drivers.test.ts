import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { MemoryStore } from "../support/memory-store.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { describeLogStore } from "./contract.ts";

const fail = (what: string, error: Error) => {
  throw new Error(what, { cause: error });
};

describeLogStore("memory", () => ({ open: async () => new MemoryStore(), reopen: null }));

describeLogStore("SQLite", () => {
  const directory = temporaryDirectory();
  const open = () => SqliteStore.open(directory, fail);
  return { open, reopen: open };
});
