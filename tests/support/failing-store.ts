import type { LogStore } from "../../src/logs/store-ports.ts";
import { MemoryStore } from "./memory-store.ts";

/** What a server needs of its store to start and to stop. */
const atStart: (string | symbol)[] = ["viewerKey", "notices", "figures", "close", "constructor"];

/** A store that fails at everything, in the given way, as soon as somebody asks for a log. */
export function failingStore(failure: () => Error): LogStore {
  const store = new MemoryStore();
  return new Proxy<LogStore>(store, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member !== "function") return member;
      if (atStart.includes(name)) return member.bind(target);
      return async () => {
        throw failure();
      };
    },
  });
}
