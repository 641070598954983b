import type { Parameters } from "../model/model.ts";

/** What the words for a finding depend on, in every language. */
export interface FindingFacts {
  /** The parameter that tells what kind it is of, where there are other words for each: `findings.CODE.cases.KIND`. */
  kind?: string;
  /** How many names of a list the message has at most. */
  most?: number;
  /** Meanings of exceptions that the message gives already: `meaning-mixin`. */
  says?: readonly string[];
  /** Its kinds that ask nobody to do anything; `""` is the one that has no name. */
  harmless?: readonly string[];
  /** Its kinds that ask for something only where something does not work. */
  onTrouble?: readonly string[];
}

export const findingFacts: Readonly<Record<string, FindingFacts>> = {
  "access-denied-class": { says: ["meaning-code-does-not-fit"] },
  "address-gone": { kind: "why" },
  "archive-corrupt": { kind: "why", most: 4 },
  "assets-missing": { most: 3 },
  "auth-invalid-session": { kind: "account", harmless: ["made-up"] },
  "authlib-injector-failed": { kind: "why" },
  "bedrock-allowlist-auth": { kind: "list" },
  "bedrock-properties-missing": { kind: "what" },
  "block-entity-dropped": { kind: "why", most: 5, harmless: [""] },
  "class-init-failed": { says: ["meaning-class-broken"] },
  "class-missing": { kind: "why" },
  "client-class-on-server": { kind: "how", most: 3, onTrouble: ["survived"] },
  "client-version-mismatch": { kind: "game" },
  "clock-wrong": { kind: "of" },
  "config-invalid": { most: 4 },
  "connection-timed-out": { kind: "side" },
  "coremod-failed": { onTrouble: [""] },
  "console-input-failed": { kind: "state" },
  "crash-unknown": { kind: "run" },
  "datapack-entry-invalid": { most: 4, onTrouble: [""] },
  "datapack-failed": { most: 4 },
  "debugger-failed": { kind: "why" },
  "development-access-refused": { kind: "why" },
  "discord-bot-refused": { kind: "why" },
  "entity-attributes-missing": { most: 5 },
  "entity-change-refused": { kind: "why", most: 5 },
  "entity-twice": { most: 5, harmless: [""] },
  "error-reported": { kind: "when", onTrouble: [""] },
  "exit-code-windows": { kind: "status" },
  "geyser-version-gap": { kind: "side" },
  "hybrid-crash": { kind: "of" },
  "java-newer-than-meant": { onTrouble: [""] },
  "java-path-invalid": { kind: "why" },
  "jvm-agent-crash": { kind: "of" },
  "jvm-crash": { kind: "when" },
  "jvm-stack-overflow": { kind: "java" },
  "kicked-for-flying": { most: 5 },
  "kubejs-recipe-failed": { most: 4 },
  "launcher-account-refused": { kind: "why" },
  "launcher-found-cause": { kind: "why" },
  "launcher-game-crashed": { kind: "why" },
  "launcher-version-broken": { most: 5 },
  "log-incomplete": { kind: "step" },
  "method-missing": { kind: "how" },
  "mixin-class-missing": { kind: "of" },
  "mixin-class-referenced": { kind: "why" },
  "mixin-failed": { kind: "why", says: ["meaning-mixin"] },
  "mod-dependency-missing": { kind: "state" },
  "mod-dependency-version": { kind: "state" },
  "mod-file-invalid": { kind: "why" },
  "mod-language-provider": { kind: "of", most: 5 },
  "mod-list-mismatch": { kind: "lacking", most: 8 },
  "mod-metadata-invalid": { kind: "why", harmless: ["", "template"] },
  "mod-module-conflict": { kind: "why" },
  "mod-not-remapped": { kind: "build" },
  "mod-recommended-missing": { harmless: [""] },
  "mod-reported-error": { kind: "how", onTrouble: ["", "missing-file"] },
  "mod-settings-screen": { kind: "why" },
  "module-missing": { kind: "why" },
  "narrator-unavailable": { harmless: [""] },
  "no-internet": { kind: "side", most: 3 },
  "not-minecraft-client": { kind: "from", harmless: [""] },
  "online-mode-off": { kind: "of" },
  "opengl-unsupported": { kind: "wanted" },
  "out-of-memory": { kind: "area" },
  "out-of-memory-native": { kind: "area" },
  "own-file-corrupt": { kind: "why" },
  "player-list-corrupt": { kind: "why" },
  "player-records-unknown": { most: 5, harmless: [""] },
  "plugin-command-failed": { kind: "why" },
  "plugin-contained": { kind: "why" },
  "plugin-crash": { kind: "why" },
  "plugin-database-failed": { says: ["meaning-not-reachable", "meaning-timed-out", "meaning-database"] },
  "plugin-dependency-cycle": { kind: "state" },
  "plugin-disabled-itself": { kind: "why" },
  "plugin-economy-missing": { kind: "server" },
  "plugin-enable-failed": { kind: "why" },
  "plugin-events-skipped": { onTrouble: [""] },
  "plugin-file-replaced": { kind: "why" },
  "plugin-legacy-text": { harmless: [""] },
  "plugin-multiverse-world": { most: 8 },
  "plugin-packet-unknown": { most: 5 },
  "plugin-packet-unread": { most: 5 },
  "plugin-reported-error": { kind: "about", onTrouble: [""] },
  "plugin-runtime-error": { kind: "why" },
  "plugin-untested-version": { kind: "why" },
  "program-argument-invalid": { kind: "why" },
  "proxy-backend-unreachable": { kind: "why" },
  "proxy-forwarding": { kind: "state" },
  "resource-pack-metadata": { kind: "why", most: 5 },
  "resource-path-invalid": { most: 5 },
  "saved-data-unreadable": { kind: "why", most: 5 },
  "saved-items-lost": { most: 5 },
  "server-download-failed": { kind: "why" },
  "server-exit-code": { kind: "why" },
  "server-overloaded": { kind: "side", harmless: ["client", "paused"] },
  "server-overloaded-often": { kind: "kind" },
  "server-pack-declined": { most: 5 },
  "server-pack-hash": { kind: "why" },
  "services-blocked": { kind: "page" },
  "sounds-missing": { kind: "of", most: 5, harmless: ["", "pack"] },
  "stack-overflow": { says: ["meaning-recursion"] },
  "too-many-open-files": { kind: "limit" },
  "watchdog-stall": { kind: "state" },
  "watchdog-warning": { kind: "state" },
  "world-data-corrupt": { most: 5 },
  "world-entries-missing": { kind: "state", most: 6 },
  "world-generator-missing": { kind: "why" },
  "world-load-failed": { kind: "why", most: 5 },
  "world-mod-version": { harmless: [""] },
  "world-newer-content": { most: 5 },
};

/** What a note asks for: nothing, something only where something does not work, or something in any case. */
export type Calls = "nothing" | "on-trouble" | "to-do";

export function callsFor({ code, parameters }: { code: string; parameters: Parameters }): Calls {
  const facts = Object.hasOwn(findingFacts, code) ? findingFacts[code]! : {};
  const { harmless, onTrouble } = facts;
  const kind = facts.kind === undefined ? "" : (parameters[facts.kind] ?? "");
  const isOneOf = (kinds: readonly string[] = []) => typeof kind === "string" && kinds.includes(kind);
  if (isOneOf(harmless)) return "nothing";
  return isOneOf(onTrouble) ? "on-trouble" : "to-do";
}
