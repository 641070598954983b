/**
 * The shape of the code, held by a test. Data flows one way:
 * bytes → http/upload → wire (a valid upload or a refusal) → logs → storage → wire → http/core/replies.
 *
 * What the files of a folder below `src/` may import beside each other. A folder stands for all its files, a path for
 * one file. A folder that is not in this table must not exist. docs/ARCHITECTURE.md shows it.
 */
export const folders: Record<string, { holds: string; mayImport: string[]; because: string }> = {
  build: {
    holds: "What is computed while the program is built, and stands in it as a constant.",
    mayImport: [],
    because: "it is no part of the program that runs",
  },
  wire: {
    holds:
      "What crosses the network, and what all layers know: answers, checks of fields, refusals, the list of languages.",
    mayImport: [],
    because: "what crosses the network is understood without anything else",
  },
  analysis: {
    holds: "From a text to what it says. Pure: no clock, no I/O, nothing of the platform.",
    mayImport: ["wire", "build", "i18n/messages"],
    because:
      "it is pure but for the catalogues that `words/` reads, and runs in the server, the command line and the browser",
  },
  "line-index": {
    holds: "Levels, frames and repetitions of a log's lines, for the viewer. Pure.",
    mayImport: ["analysis"],
    because: "it is pure, and runs in the server and the browser",
  },
  shortening: {
    holds: "The parts that matter of a log that is too large. Pure.",
    mayImport: ["analysis"],
    because: "it is pure, and runs in the command line and the browser",
  },
  privacy: {
    holds: "What is private in a text, and what replaces it. Pure.",
    mayImport: [],
    because: "it is pure, and runs in the server, the command line and the browser",
  },
  names: {
    holds: "Readable names of the game's classes and methods: maps of them, and texts with them. Pure.",
    mayImport: ["wire"],
    because: "it is pure, and runs in the server, the command line and the browser",
  },
  archives: {
    holds:
      "Which files of a zip or tar are logs, and what is in them. Bounded, and pure but for the platform's inflate.",
    mayImport: ["wire"],
    because: "it reads what anybody packed, in the server, the command line and the browser",
  },
  mappings: {
    holds: "Where maps of names come from: files, jars, what their makers publish; and where they are kept.",
    mayImport: [
      "archives",
      "names",
      "storage/drivers.ts",
      "storage/object-files.ts",
      "storage/open-objects.ts",
      "storage/storage-settings.ts",
    ],
    because: "it brings and keeps maps, and knows nothing of who uses them",
  },
  i18n: {
    holds:
      "Which messages each page has (`*-words.ts`), and how they are formatted (`messages/`). The texts are in `locales/`.",
    mayImport: ["wire"],
    because: "it is what people read; only the list of languages comes from outside",
  },
  "operator-files": {
    holds: "Reads and checks the JSON and TOML files that operators write.",
    mayImport: ["wire"],
    because: "it reads what operators write, whatever that is about",
  },
  branding: {
    holds: "Name, logo, colours and links of the site.",
    mayImport: ["operator-files", "i18n"],
    because: "it says whose site it is, and knows no pages",
  },
  pattern: {
    holds: "Regular expressions that people write, in time that grows with the text alone.",
    mayImport: ["wire"],
    because: "it matches what people write in bounded time, whoever asks",
  },
  "house-rules": {
    holds: "Findings that operators write.",
    mayImport: ["analysis", "build", "operator-files", "pattern", "wire"],
    because: "it makes findings of what operators write, and knows neither folders nor threads",
  },
  metrics: {
    holds: "What is counted, and the text format of Prometheus.",
    mayImport: [],
    because: "it counts what it is told of, and asks nobody",
  },
  work: {
    holds: "Thread pools and fair queues.",
    mayImport: ["wire"],
    because: "threads carry any work, and tell a refusal from a bug",
  },
  logs: {
    holds: "The domain: upload, read, remove, ids, limits. `ports.ts` and `store-ports.ts` have its interfaces.",
    mayImport: ["wire"],
    because: "the domain knows neither HTTP nor databases",
  },
  storage: {
    holds: "Drivers behind the ports: SQLite, PostgreSQL, S3, Redis.",
    mayImport: [
      "logs/content.ts",
      "logs/crash-ports.ts",
      "logs/id.ts",
      "logs/ports.ts",
      "logs/store-ports.ts",
      "logs/recent-moments.ts",
      "logs/report-record.ts",
      "wire/refusal.ts",
      "work",
    ],
    because:
      "a driver fulfils the ports, packs the texts that it is given, removes what was said of a log with the log, remembers who has to wait, and knows nothing of who uses them",
  },
  http: {
    holds: "From requests to answers: see below.",
    mayImport: [
      "archives",
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
      "mappings/kept-maps.ts",
      "mappings/map-library.ts",
      "names",
    ],
    because: "it never touches a database, only the ports",
  },
  migrate: {
    holds: "`lectern migrate`: from one store to another.",
    mayImport: [
      "cli/terminal-text.ts",
      "i18n",
      "logs",
      "storage/driver.ts",
      "storage/drivers.ts",
      "storage/storage-settings.ts",
      "storage/transfer.ts",
      "storage/unusable-store.ts",
      "wire",
    ],
    because: "it works on stores as wholes, whichever they are, and serves nobody",
  },
  logging: {
    holds: "JSON lines on standard output.",
    mayImport: ["wire/unseen.ts"],
    because: "everybody's lines look alike, whoever writes them",
  },
  config: {
    holds: "The settings, and how they are read from the environment.",
    mayImport: ["branding", "http/core/ip.ts", "logging/logger.ts", "wire/suggestion.ts"],
    because: "settings are read once, and handed to those they concern",
  },
  "server-commands": {
    holds: "Puts a server together: `serve`, and the commands that work on its data.",
    mayImport: [
      "analysis",
      "branding",
      "cli/terminal-text.ts",
      "config",
      "house-rules",
      "http",
      "i18n",
      "logging",
      "logs",
      "mappings",
      "metrics",
      "names/mapping.ts",
      "operator-files",
      "status/live-status.ts",
      "storage/drivers.ts",
      "storage/engine-meter.ts",
      "storage/operator-access.ts",
      "storage/redis",
      "storage/report-trouble.ts",
      "wire",
      "work/heap-ballast.ts",
      "work/niceness.ts",
    ],
    because: "it puts the parts of a server together",
  },
  status: {
    holds: "`lectern status`.",
    mayImport: [
      "cli/terminal-text.ts",
      "i18n",
      "storage/driver.ts",
      "storage/drivers.ts",
      "storage/storage-settings.ts",
      "storage/survey.ts",
      "storage/unusable-store.ts",
      "wire",
    ],
    because: "it reads what is stored, and asks the server",
  },
  backup: {
    holds: "`lectern backup`, `restore` and `verify`.",
    mayImport: [
      "i18n",
      "logs",
      "migrate",
      "storage/backups.ts",
      "storage/drivers.ts",
      "storage/open-objects.ts",
      "storage/storage-settings.ts",
      "storage/transfer.ts",
      "storage/unusable-store.ts",
      "wire",
    ],
    because: "it copies whole stores, as migrating does",
  },
  client: {
    holds: "The library that speaks to a server over `fetch` alone.",
    mayImport: ["wire"],
    because: "it is used far away from the server",
  },
  cli: {
    holds: "The command line, one file per command.",
    mayImport: [
      "client",
      "wire",
      "analysis",
      "archives",
      "house-rules",
      "i18n",
      "mappings/mapping-texts.ts",
      "names",
      "operator-files",
      "privacy",
      "shortening",
    ],
    because: "it talks to servers as everybody does",
  },
};

/** The rooms of `src/analysis/`, in the order of the work. Each imports only those above it. */
export const analysisRooms: Record<string, string> = {
  text: "Characters and lines. Knows nothing of Minecraft.",
  model: "The shapes that all steps share.",
  owners: "Whose code, class, file or namespace something is.",
  read: "From lines to entries: headers, software, times, chat.",
  traces: "Exceptions, frames, thread dumps, and what an exception means.",
  facts: "Environment, mods, plugins, timeline.",
  evidence: "All of it as one model of what happened.",
  rules: "What can be wrong: `lines/` has what single lines show, `whole-log/` what only a whole log shows.",
  verdict: "Which of it is the cause, what follows from it, and what is told first.",
  "analyse.ts": "The steps, in this order.",
  bundle: "Several files together.",
  fault: "What makes a fault the same one in the logs of others: the parts of its fingerprint.",
  words: "Sentences, in every language.",
};

/**
 * The layers inside of some folders, from the bottom up. A folder may import those in front of it. Folders that stand
 * in one list do not import each other. Files of the parent itself stand on top, and may import all of them, unless they
 * are in the list.
 */
export const layers: Record<string, string[][]> = {
  analysis: Object.keys(analysisRooms).map((room) => [room]),
  http: [
    ["core"],
    ["upload"],
    ["answers"],
    ["names"],
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
    ["diagnosis"],
    ["bundle"],
    ["home", "log", "compare", "markdown", "preview", "report", "privacy", "crashes"],
  ],
  // LogShare.CN is a dialect of mclo.gs.
  "http/compat": [["mclogs", "hastebin", "bytebin", "zero-x-zero", "paste-gg"], ["logshare"]],
};
