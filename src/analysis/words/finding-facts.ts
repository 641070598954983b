/** What the words for a finding depend on, in every language. */
export interface FindingFacts {
  /** The parameter that tells what kind it is of, where there are other words for each: `findings.CODE.cases.KIND`. */
  kind?: string;
  /** How many names of a list the message has at most. */
  most?: number;
  /** Meanings of exceptions that the message gives already: `meaning-mixin`. */
  says?: readonly string[];
}

export const findingFacts: Readonly<Record<string, FindingFacts>> = {
  "access-denied-class": { says: ["meaning-code-does-not-fit"] },
  "address-gone": { kind: "why" },
  "archive-corrupt": { kind: "why", most: 4 },
  "assets-missing": { most: 3 },
  "auth-invalid-session": { kind: "account" },
  "bedrock-allowlist-auth": { kind: "list" },
  "block-entity-dropped": { kind: "why", most: 5 },
  "class-init-failed": { says: ["meaning-class-broken"] },
  "class-missing": { kind: "why" },
  "client-class-on-server": { most: 3 },
  "config-invalid": { most: 4 },
  "crash-unknown": { kind: "run" },
  "datapack-entry-invalid": { most: 4 },
  "development-access-refused": { kind: "why" },
  "discord-bot-refused": { kind: "why" },
  "entity-attributes-missing": { most: 5 },
  "entity-twice": { most: 5 },
  "exit-code-windows": { kind: "status" },
  "kicked-for-flying": { most: 5 },
  "launcher-version-broken": { most: 5 },
  "log-incomplete": { kind: "step" },
  "method-missing": { kind: "how" },
  "mixin-class-referenced": { kind: "why" },
  "mixin-failed": { says: ["meaning-mixin"] },
  "mod-dependency-missing": { kind: "state" },
  "mod-file-invalid": { kind: "why" },
  "mod-list-mismatch": { kind: "lacking", most: 8 },
  "mod-metadata-invalid": { kind: "why" },
  "mod-not-remapped": { kind: "build" },
  "online-mode-off": { kind: "of" },
  "opengl-unsupported": { kind: "wanted" },
  "out-of-memory": { kind: "area" },
  "out-of-memory-native": { kind: "area" },
  "plugin-contained": { kind: "why" },
  "plugin-database-failed": { says: ["meaning-not-reachable", "meaning-timed-out", "meaning-database"] },
  "plugin-multiverse-world": { most: 8 },
  "plugin-untested-version": { kind: "why" },
  "program-argument-invalid": { kind: "why" },
  "proxy-backend-unreachable": { kind: "why" },
  "resource-pack-metadata": { kind: "why", most: 5 },
  "server-overloaded": { kind: "side" },
  "services-blocked": { kind: "page" },
  "sounds-missing": { kind: "of", most: 5 },
  "stack-overflow": { says: ["meaning-recursion"] },
  "too-many-open-files": { kind: "limit" },
  "watchdog-stall": { kind: "state" },
  "watchdog-warning": { kind: "state" },
  "world-data-corrupt": { most: 5 },
  "world-generator-missing": { kind: "why" },
  "world-newer-content": { most: 5 },
};
