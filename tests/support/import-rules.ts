/**
 * The shape of the code, held by a test. Data flows one way:
 * bytes → http/upload → wire (a valid upload or a refusal) → logs → storage → wire → http/core/replies.
 *
 * What the files of a folder below `src/` may import beside each other. A folder stands for all its files, a path for
 * one file. A folder that is not in this table must not exist.
 */
export const folders: Record<string, { mayImport: string[]; because: string }> = {
  wire: { mayImport: [], because: "what crosses the network is understood without anything else" },
  analysis: { mayImport: ["wire"], because: "it is pure, and runs in the server, the command line and the browser" },
  "line-index": { mayImport: ["analysis"], because: "it is pure, and runs in the server and the browser" },
  privacy: { mayImport: [], because: "it is pure, and runs in the server, the command line and the browser" },
  i18n: { mayImport: ["wire"], because: "it is what people read; only the list of languages comes from outside" },
  "operator-files": { mayImport: ["wire"], because: "it reads what operators write, whatever that is about" },
  branding: { mayImport: ["operator-files", "i18n"], because: "it says whose site it is, and knows no pages" },
  pattern: { mayImport: ["wire"], because: "it matches what people write in bounded time, whoever asks" },
  "house-rules": {
    mayImport: ["analysis", "operator-files", "pattern", "wire"],
    because: "it makes findings of what operators write, and knows neither folders nor threads",
  },
  metrics: { mayImport: [], because: "it counts what it is told of, and asks nobody" },
  work: { mayImport: ["wire"], because: "threads carry any work, and tell a refusal from a bug" },
  logs: { mayImport: ["wire"], because: "the domain knows neither HTTP nor databases" },
  storage: {
    mayImport: ["logs/ports.ts", "wire/refusal.ts", "work"],
    because: "a driver fulfils the ports and knows nothing of who uses them",
  },
  http: {
    mayImport: [
      "logs",
      "wire",
      "work",
      "analysis",
      "house-rules",
      "pattern",
      "line-index",
      "privacy",
      "i18n",
      "branding",
      "metrics",
    ],
    because: "it never touches a database, only the ports",
  },
  migrate: { mayImport: ["logs", "storage", "wire"], because: "it works on stores as wholes, and serves nobody" },
  logging: { mayImport: [], because: "everybody's lines look alike, whoever writes them" },
  config: {
    mayImport: ["branding", "http/core/ip.ts", "logging/logger.ts", "wire/suggestion.ts"],
    because: "settings are read once, and handed to those they concern",
  },
  "server-commands": {
    mayImport: [
      "analysis/rule-set-version.ts",
      "branding",
      "config",
      "house-rules",
      "logging",
      "http",
      "logs",
      "metrics",
      "operator-files",
      "status/live-status.ts",
      "storage",
      "wire",
    ],
    because: "it puts the parts of a server together",
  },
  status: { mayImport: ["migrate", "storage", "wire"], because: "it reads what is stored, and asks the server" },
  backup: { mayImport: ["logs", "migrate", "storage", "wire"], because: "it copies whole stores, as migrating does" },
  client: { mayImport: ["wire"], because: "it is used far away from the server" },
  cli: {
    mayImport: ["client", "wire", "analysis", "house-rules", "operator-files", "privacy"],
    because: "it talks to servers as everybody does",
  },
};

/**
 * The layers inside of some folders, from the bottom up. A folder may import those in front of it. Folders that stand
 * in one list do not import each other. Files of the parent itself stand on top, and may import all of them.
 */
export const layers: Record<string, string[][]> = {
  http: [
    ["core"],
    ["upload"],
    ["answers"],
    ["insights"],
    ["api"],
    ["site"],
    ["compat"],
    ["api-docs"],
    ["mcp"],
    ["threads"],
  ],
  "http/site": [
    ["assets"],
    ["layout"],
    ["text"],
    ["owner"],
    ["home", "log", "compare", "markdown", "preview", "report"],
  ],
  "http/compat": [["mclogs", "hastebin", "bytebin", "zero-x-zero", "paste-gg"]],
};
