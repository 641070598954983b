import { format } from "./format.ts";

/**
 * MCDReforged: it starts a server, and runs plugins beside it. In a file of its own stands only what it says itself; where what the
 * server says stands there, too, the log is that of the server.
 */
export const mcdreforged = format({
  software: "mcdreforged",
  name: "MCDReforged",
  kind: "server",
  markers: [],
  traces: [
    {
      needle: "[MCDR] [",
      pattern: /^\[MCDR\] \[(?:\d{4}-\d{2}-\d{2} )?\d{2}:\d{2}:\d{2}(?:[.,]\d{3})?\] \[[^\]\n]{1,60}\/[A-Z]{4,8}\]/,
    },
  ],
  sources: [],
  version: null,
});
